// Keeps what one needs to play without a network: the first page in the visitor's language and what it loads; once it has
// been visited, the page with files as well.
//
// A page comes from the network where that answers; a file whose name holds a hash of its content, from here.
// A script of another build fills a cache of its own and waits until no page of the old build is open: then it takes over
// and throws the old cache away.
// Whatever else a page asks for, above all of a game between people, goes to the network as if this were not there.

// The page that a visitor's language chooses, and those of a language.
const PAGE = /^\/(?:([A-Za-z-]+)\/(?:open\/)?)?$/;

// What a server in front of the site says while that is gone.
const GONE = [502, 503, 504];

// Who saves data does without.
const SPARES = navigator.connection?.saveData;

const keep = async (cache, address) => {
  if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address);
};

// The tags of the languages of the pages that are open.
const languages = async paths => {
  const tags = paths.map(path => PAGE.exec(path)?.[1] ?? '');
  if (tags.includes('')) {
    // The page says which language the server has chosen.
    const html = await (await fetch('/')).text();
    tags.push(/<html[^>]* lang="?([A-Za-z-]+)/.exec(html)?.[1] ?? '');
  }
  return [...new Set(tags)].filter(tag => Object.hasOwn(WORDS, tag));
};

const fill = async () => {
  if (SPARES) return;
  const pages = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const paths = pages.map(({ url }) => new URL(url).pathname);
  const own = (await languages(paths)).flatMap(tag => [`/${tag}/`, ...WORDS[tag]]);
  const files = paths.filter(path => path.endsWith('/open/'));
  const cache = await caches.open(BUILD);
  // One after the other, so that what a person waits for is not held up.
  for (const address of ['/', ...own, ...GAME, ...files]) await keep(cache, address);
  if (files.length) await fillFiles();
};

const fillFiles = async () => {
  if (SPARES) return;
  const cache = await caches.open(BUILD);
  for (const address of FILES) await keep(cache, address);
};

const kept = request => caches.match(request, { ignoreVary: true, ignoreSearch: true });

const file = async request => {
  const found = await kept(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) (await caches.open(BUILD)).put(request, response.clone());
  return response;
};

const page = async request => {
  try {
    const response = await fetch(request);
    if (GONE.includes(response.status)) return (await kept(request)) ?? response;
    if (response.ok && !response.redirected) (await caches.open(BUILD)).put(request, response.clone());
    return response;
  } catch (error) {
    const found = await kept(request);
    if (found) return found;
    throw error;
  }
};

addEventListener('install', event => event.waitUntil(fill()));

addEventListener('activate', event => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== BUILD && name.startsWith('chuhe-')).map(name => caches.delete(name)));
  await clients.claim();
})()));

addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.mode === 'navigate' && PAGE.test(pathname)) {
    event.respondWith(page(request));
    // Without a network, or with one that fails, what is there is there.
    if (pathname.endsWith('/open/')) event.waitUntil(fillFiles().catch(() => {}));
  }
});
