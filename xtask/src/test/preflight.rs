//! What the steps need beside cargo: looked for before the first step, and installed where that is possible.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Result, bail};

use crate::process;

/// A tool that comes from elsewhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tool {
    /// What people call it.
    name: &'static str,
    /// Commands, any of which shows by its success that the tool is there.
    probes: &'static [&'static [&'static str]],
    /// rustup's component, if it is a part of Rust.
    component: Option<&'static str>,
    /// Debian's packages, with spaces between them.
    package: &'static str,
}

/// The formatter of sources.
pub(super) const RUSTFMT: Tool = Tool {
    name: "rustfmt",
    probes: &[&["cargo", "fmt", "--version"]],
    component: Some("rustfmt"),
    package: "rustfmt",
};

/// The linter.
pub(super) const CLIPPY: Tool = Tool {
    name: "clippy",
    probes: &[&["cargo", "clippy", "--version"]],
    component: Some("clippy"),
    package: "rust-clippy",
};

/// A compiler for the fuzzer's engine, which is C++; the build asks for `c++`, as the crate `cc` does, or for `$CXX`.
pub(super) const CXX: Tool = Tool {
    name: "a C++ compiler",
    probes: &[&["c++", "--version"], &["sh", "-c", "test -n \"$CXX\" && $CXX --version"]],
    component: None,
    package: "g++",
};

/// A server of PostgreSQL, for the tests of the store.
pub(super) const POSTGRES: Tool = Tool {
    name: "PostgreSQL",
    probes: &[&["sh", "-c", "ls /usr/lib/postgresql/*/bin/initdb"]],
    component: None,
    package: "postgresql",
};

/// `XBoard`, and a display for it that nobody sees, for the tests of its protocol.
pub(super) const XBOARD: Tool = Tool {
    name: "XBoard with Xvfb",
    probes: &[&[
        "sh",
        "-c",
        "PATH=$PATH:/usr/games; command -v xboard && command -v xvfb-run && command -v Xvfb",
    ]],
    component: None,
    package: "xboard xvfb xauth",
};

/// How long a look at a tool may take, and an installation by rustup.
const LIMITS: (Duration, Duration) = (Duration::from_secs(20), Duration::from_secs(120));

/// Makes sure that a tool is there.
///
/// # Errors
/// When it is not and cannot be installed; the message says what is missing and how to get it.
pub(super) fn set_up(tool: &Tool) -> Result<()> {
    if is_there(tool) {
        return Ok(());
    }
    if let Some(component) = tool.component
        && process::find("rustup").is_some()
        && process::succeeds_within(LIMITS.1, Command::new("rustup").args(["component", "add", component]))
        && is_there(tool)
    {
        return Ok(());
    }
    // A part of Rust must come from where the compiler does.
    let from_debian = tool.component.is_none()
        || process::find("cargo").is_some_and(|cargo| cargo == Path::new("/usr/bin/cargo"));
    if from_debian && process::can_apt() {
        let packages: Vec<&str> = tool.package.split(' ').collect();
        process::apt_install(&packages)?;
        if is_there(tool) {
            return Ok(());
        }
    }
    bail!(missing(tool))
}

fn is_there(tool: &Tool) -> bool {
    tool.probes.iter().any(|probe| {
        let (program, arguments) = probe.split_first().expect("a probe names its program");
        process::succeeds_within(LIMITS.0, Command::new(program).args(arguments))
    })
}

/// What to tell where a tool is missing.
fn missing(tool: &Tool) -> String {
    let Tool { name, package, .. } = tool;
    let rustup =
        tool.component.map(|component| format!("with rustup:    rustup component add {component}\n"));
    format!(
        "{name} is missing\n\
         {}\
         on Debian:      apt-get install {package}\n\
         elsewhere:      install the system's package for {name}",
        rustup.unwrap_or_default()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_named_with_how_to_get_it() {
        assert_eq!(
            missing(&CLIPPY),
            "clippy is missing\n\
             with rustup:    rustup component add clippy\n\
             on Debian:      apt-get install rust-clippy\n\
             elsewhere:      install the system's package for clippy"
        );
        assert_eq!(
            missing(&CXX),
            "a C++ compiler is missing\n\
             on Debian:      apt-get install g++\n\
             elsewhere:      install the system's package for a C++ compiler"
        );
    }

    #[test]
    fn a_tool_is_there_when_one_of_its_probes_succeeds() {
        let tool = |probes| Tool { probes, ..CXX };
        assert!(is_there(&tool(&[&["no-such-program"], &["true"]])));
        assert!(!is_there(&tool(&[&["no-such-program"], &["false"]])));
        set_up(&tool(&[&["true"]])).expect("what is there needs nothing");
    }
}
