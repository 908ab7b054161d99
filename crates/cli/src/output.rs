//! Where a command writes: a file that is there as a whole or not at all, or standard output.

use std::fs::Permissions;
use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use chuhe_lang::Messages;
use tempfile::NamedTempFile;

/// A file in the making; dropped before [`Output::keep`], it leaves nothing behind.
pub(crate) enum Output {
    /// Standard output.
    Stdout(StdoutLock<'static>),
    /// A temporary file beside the one that it will be.
    File(BufWriter<NamedTempFile>, PathBuf, bool),
}

impl Output {
    /// Begins the file at `path`; `-` is standard output.
    ///
    /// An existing file is replaced only with `force`.
    ///
    /// # Errors
    /// If the file exists without `force`, or nothing can be written in its folder.
    pub(crate) fn create(path: &Path, force: bool, messages: &Messages) -> Result<Self> {
        if path == Path::new("-") {
            return Ok(Self::Stdout(io::stdout().lock()));
        }
        if !force && path.exists() {
            bail!(exists(path, messages));
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let file = builder()
            .tempfile_in(folder.unwrap_or(Path::new(".")))
            .with_context(|| path.display().to_string())?;
        Ok(Self::File(BufWriter::with_capacity(1 << 16, file), path.to_owned(), force))
    }

    /// Ends the file: from now on it is there.
    ///
    /// # Errors
    /// If somebody else has made such a file meanwhile, or it cannot be written.
    pub(crate) fn keep(self, messages: &Messages) -> Result<()> {
        match self {
            Self::Stdout(mut out) => out.flush().context("cannot write"),
            Self::File(file, path, force) => {
                let file = file.into_inner().map_err(io::IntoInnerError::into_error);
                let file = file.with_context(|| path.display().to_string())?;
                let kept = if force { file.persist(&path) } else { file.persist_noclobber(&path) };
                match kept {
                    Ok(_) => Ok(()),
                    Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                        bail!(exists(&path, messages))
                    }
                    Err(error) => Err(error.error).with_context(|| path.display().to_string()),
                }
            }
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout(out) => out.write(bytes),
            Self::File(file, ..) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Stdout(out) => out.flush(),
            Self::File(file, ..) => file.flush(),
        }
    }
}

/// That a file is there already, in words.
fn exists(path: &Path, messages: &Messages) -> String {
    messages.format("cli-file-exists", &[("path", (&path.display().to_string()).into())])
}

/// Makes temporary files that become what others may read as usual.
fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".chuhe-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // The process's own mask is taken off these.
        builder.permissions(Permissions::from_mode(0o666));
    }
    builder
}
