//! Running other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// Runs a command and waits for it; its output goes to the terminal.
///
/// # Errors
/// When the program cannot be started, or ends with anything but success.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", name(command)))?;
    if !status.success() {
        bail!("`{}` ended with {status}", line(command));
    }
    Ok(())
}

/// Runs a command and waits for it; its output goes to the terminal only when it fails.
///
/// # Errors
/// When the program cannot be started, or ends with anything but success.
pub(crate) fn run_quietly(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("cannot start {}", name(command)))?;
    if !output.status.success() {
        eprintln!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        bail!("`{}` ended with {}", line(command), output.status);
    }
    Ok(())
}

/// Runs a command and returns what it wrote to its standard output, without white space at the ends.
///
/// # Errors
/// When the program cannot be started, ends with anything but success, or writes no UTF-8.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {}", name(command)))?;
    if !output.status.success() {
        bail!("`{}` ended with {}", line(command), output.status);
    }
    let text = String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` wrote something that is not UTF-8", line(command)))?;
    Ok(text.trim().to_owned())
}

/// Runs a command silently for at most `limit`, and says whether it succeeded within it.
///
/// A program that cannot be started has not succeeded.
pub(crate) fn succeeds_within(limit: Duration, command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = quiet.spawn() else { return false };
    let start = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if start.elapsed() < limit => thread::sleep(Duration::from_millis(50)),
            Ok(None) | Err(_) => {
                // It may have ended by itself since the last look; either way it is over.
                let _ = child.kill();
                let _ = child.wait();
                return false;
            }
        }
    }
}

/// Where the search path has a program of this name.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// Whether this process may install Debian's packages: it is root, and apt-get is there.
pub(crate) fn can_apt() -> bool {
    Path::new("/usr/bin/apt-get").is_file()
        && read(Command::new("id").arg("-u")).is_ok_and(|user| user == "0")
}

/// Installs Debian's packages; the list of packages is refreshed first.
///
/// # Errors
/// When apt-get fails.
pub(crate) fn apt_install(packages: &[&str]) -> Result<()> {
    println!("installing {} from Debian", packages.join(", "));
    let apt = || {
        let mut command = Command::new("/usr/bin/apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").arg("-qq").stdout(Stdio::null());
        command
    };
    // Another apt-get may be at work: wait for its lock instead of failing.
    run(apt().args(["-o", "DPkg::Lock::Timeout=300", "update"]))?;
    run(apt()
        .args(["-o", "DPkg::Lock::Timeout=300", "-y", "install", "--no-install-recommends"])
        .args(packages))
}

fn name(command: &Command) -> String {
    command.get_program().to_string_lossy().into_owned()
}

fn line(command: &Command) -> String {
    let mut words = vec![name(command)];
    words.extend(command.get_args().map(|word| word.to_string_lossy().into_owned()));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_the_command() {
        let error = run(Command::new("false").arg("--loudly")).expect_err("false fails");
        assert!(error.to_string().starts_with("`false --loudly` ended with"), "{error}");
        let error = run(&mut Command::new("no-such-program")).expect_err("it does not exist");
        assert_eq!(error.to_string(), "cannot start no-such-program");
    }

    #[test]
    fn output_is_trimmed() {
        assert_eq!(read(Command::new("echo").arg("  red ")).expect("echo works"), "red");
    }

    #[test]
    fn a_slow_program_is_ended() {
        let start = Instant::now();
        assert!(!succeeds_within(Duration::from_millis(100), Command::new("sleep").arg("60")));
        assert!(start.elapsed() < Duration::from_secs(10));
        assert!(succeeds_within(Duration::from_secs(10), &mut Command::new("true")));
        assert!(!succeeds_within(Duration::from_secs(10), &mut Command::new("false")));
    }
}
