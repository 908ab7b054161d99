//! A new page means a new binary: the browser's files are embedded in it.

fn main() {
    println!("cargo::rerun-if-changed=../../target/web/manifest.json");
}
