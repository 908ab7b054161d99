//! Finding a compiler for WebAssembly, and setting one up where there is none.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::ValueEnum;

use crate::process;

/// The target that browsers run.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's packages with a compiler that is new enough, the source of its standard library, and a linker.
const DEBIAN_PACKAGES: [&str; 4] = ["cargo-web", "lld-19", "rust-web-src", "rustc-web"];

/// Where Debian keeps the standard library's source.
const DEBIAN_SOURCE: &str = "/usr/lib/rustlib/src/rust/library/Cargo.lock";

/// How wasm is compiled on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Toolchain {
    /// The compiler that runs this program has a standard library for the target.
    Installed,
    /// Debian's compiler builds the standard library from its source, and this program links.
    Debian { linker: PathBuf },
}

/// Which tool-chain a person asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Choice {
    /// An installed target, or what rustup brings
    Rustup,
    /// Debian's packages
    Debian,
}

impl Toolchain {
    /// The tool-chain of this machine; it is installed where there is none.
    ///
    /// What is already there is taken first, so that a second call installs nothing.
    /// `choice` restricts the search to one kind.
    ///
    /// # Errors
    /// When there is none and none can be installed; the message says what is missing and how to get it.
    pub(crate) fn set_up(choice: Option<Choice>) -> Result<Toolchain> {
        let rustup = choice != Some(Choice::Debian);
        let debian = choice != Some(Choice::Rustup);
        if rustup && target_is_installed() {
            return Ok(Toolchain::Installed);
        }
        if debian && let Some(found) = debian_is_installed() {
            return Ok(found);
        }
        if rustup && rustup_adds_target() {
            return Ok(Toolchain::Installed);
        }
        if debian && process::can_apt() {
            process::apt_install(&DEBIAN_PACKAGES)?;
            if let Some(found) = debian_is_installed() {
                return Ok(found);
            }
        }
        bail!(
            "there is no compiler for {TARGET}\n\
             with rustup:    rustup target add {TARGET}\n\
             on Debian:      apt-get install {}\n\
             elsewhere:      install the system's package with Rust's standard library for {TARGET}",
            DEBIAN_PACKAGES.join(" ")
        )
    }

    /// A cargo command for the target; `verb` is `build` or `check`.
    ///
    /// The results lie in `target`/wasm, apart from the native ones, so that neither build waits for the other.
    pub(crate) fn cargo(&self, verb: &str, root: &Path, target: &Path) -> Command {
        let mut command = match self {
            Toolchain::Installed => {
                let mut command = Command::new("cargo");
                command.arg(verb);
                command
            }
            Toolchain::Debian { linker } => {
                let mut command = Command::new("/usr/bin/cargo");
                // Without the path and the compiler's name, cargo would find rustup's compiler first.
                // The flag that builds the standard library is unstable, hence the permission.
                command
                    .env("PATH", "/usr/bin:/bin")
                    .env("RUSTC", "/usr/bin/rustc")
                    .env("RUSTC_BOOTSTRAP", "1")
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
                    .env_remove("RUSTUP_TOOLCHAIN")
                    .args([verb, "-Z", "build-std=std,panic_abort"]);
                command
            }
        };
        // Variables of the cargo that runs this program would make the inner one rebuild everything.
        for (name, _) in std::env::vars_os() {
            if name
                .to_str()
                .is_some_and(|name| name.starts_with("CARGO_PKG_") || name == "CARGO_MANIFEST_DIR")
            {
                command.env_remove(name);
            }
        }
        command.current_dir(root).args(["--target", TARGET]).arg("--target-dir").arg(target.join("wasm"));
        command
    }
}

fn target_is_installed() -> bool {
    process::read(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]))
        .is_ok_and(|folder| Path::new(&folder).is_dir())
}

fn rustup_adds_target() -> bool {
    process::find("rustup").is_some()
        && process::succeeds_within(
            Duration::from_secs(60),
            Command::new("rustup").args(["target", "add", TARGET]),
        )
        && target_is_installed()
}

fn debian_is_installed() -> Option<Toolchain> {
    let complete =
        ["/usr/bin/cargo", "/usr/bin/rustc", DEBIAN_SOURCE].iter().all(|file| Path::new(file).exists());
    if !complete {
        return None;
    }
    newest_linker(Path::new("/usr/bin")).map(|linker| Toolchain::Debian { linker })
}

/// The linker with the highest version in a folder: `wasm-ld-19` rather than `wasm-ld-14`.
fn newest_linker(folder: &Path) -> Option<PathBuf> {
    let versions = fs::read_dir(folder).ok()?.filter_map(|entry| {
        let name = entry.ok()?.file_name().into_string().ok()?;
        name.strip_prefix("wasm-ld-")?.parse::<u32>().ok()
    });
    versions.max().map(|version| folder.join(format!("wasm-ld-{version}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_linker_is_taken() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        assert_eq!(newest_linker(folder.path()), None);
        for name in ["wasm-ld", "wasm-ld-9", "wasm-ld-19", "wasm-ld-old", "ld-20"] {
            fs::write(folder.path().join(name), "").expect("a file");
        }
        assert_eq!(newest_linker(folder.path()), Some(folder.path().join("wasm-ld-19")));
    }

    #[test]
    fn debians_cargo_gets_its_own_compiler() {
        let toolchain = Toolchain::Debian { linker: PathBuf::from("/usr/bin/wasm-ld-19") };
        let command = toolchain.cargo("check", Path::new("/"), Path::new("/t"));
        assert_eq!(command.get_program(), "/usr/bin/cargo");
        let compiler = command.get_envs().find(|(name, _)| *name == "RUSTC").and_then(|(_, value)| value);
        assert_eq!(compiler.and_then(|value| value.to_str()), Some("/usr/bin/rustc"));
        let words: Vec<_> = command.get_args().map(|word| word.to_string_lossy().into_owned()).collect();
        assert_eq!(
            words.join(" "),
            format!("check -Z build-std=std,panic_abort --target {TARGET} --target-dir /t/wasm")
        );
    }
}
