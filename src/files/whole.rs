//! Files that are written whole or not at all, through links, and never writable for others.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::Path,
};

/// The permissions of a new file and of a new folder: everybody may read, only the owner may write, whatever the mask
/// of the process says.
#[cfg(unix)]
const MODES: (u32, u32) = (0o644, 0o755);
/// The permission that no file of ours has: others may write.
#[cfg(unix)]
const OTHERS_WRITE: u32 = 0o002;

/// Options that create a file with these permissions.
fn create_options() -> fs::OpenOptions {
    let mut options = fs::OpenOptions::new();
    options.create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, MODES.0);
    options
}

/// Creates a file, or empties one that is there.
///
/// # Errors
/// As [`File::create`].
pub fn create(path: &Path) -> io::Result<File> {
    create_options().write(true).truncate(true).open(path)
}

/// Opens a file to read it and to append to it; creates it if it is not there.
///
/// # Errors
/// As [`fs::OpenOptions::open`].
pub fn open_to_append(path: &Path) -> io::Result<File> {
    create_options().read(true).append(true).open(path)
}

/// Creates a folder and those above it, if they are not there.
///
/// # Errors
/// As [`fs::create_dir_all`].
pub fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, MODES.1);
    builder.recursive(true).create(path)
}

/// Where a path leads to: itself, or what a link at its end, or a chain of them, names, there or not.
fn target(path: &Path) -> io::Result<std::path::PathBuf> {
    /// As long as the chains that Linux follows.
    const MOST: usize = 40;
    let mut at = path.to_owned();
    for _ in 0..MOST {
        match fs::read_link(&at) {
            // A relative link is seen from its own folder; an absolute one replaces it.
            Ok(to) => at = at.parent().unwrap_or(Path::new("")).join(to),
            // No link, or nothing yet.
            Err(_) => return Ok(at),
        }
    }
    Err(io::Error::other("too many links"))
}

/// Writes a file so that a crash at any moment leaves either the old or the new text. A link stays a link: what it
/// names is written. The permissions stay, but for that of others to write.
///
/// # Errors
/// The file cannot be written; then it is as it was.
pub fn write_whole(path: &Path, text: impl AsRef<[u8]>) -> io::Result<()> {
    replace_whole(path, |file| file.write_all(text.as_ref()))
}

/// Writes a file as [`write_whole`] does, with what `write` gives bit by bit.
///
/// # Errors
/// That of `write`, or the file cannot be written; then it is as it was.
pub fn replace_whole(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let path = target(path)?;
    let mut options = atomic_write_file::OpenOptions::new();
    #[cfg(unix)]
    {
        use atomic_write_file::unix::OpenOptionsExt as _;
        use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
        let mode = fs::metadata(&path).map_or(MODES.0, |file| file.permissions().mode());
        // The mask of the process takes nothing that the file had: what is there keeps its mode.
        options.preserve_mode(mode & OTHERS_WRITE == 0);
        options.mode(mode & 0o777 & !OTHERS_WRITE);
    }
    let mut file = io::BufWriter::new(options.open(&path)?);
    write(&mut file)?;
    let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
    file.commit()
}

/// Writes a file that is not there yet: `path`, or with a number before its extension if there is one. Gives the path
/// of the file.
///
/// # Errors
/// The file cannot be written; nothing of it stays then.
pub fn write_new(path: &Path, text: &[u8]) -> io::Result<std::path::PathBuf> {
    /// A folder with more files of one name has another problem.
    const MOST: u32 = 10_000;
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().map(std::ffi::OsStr::to_string_lossy);
    let ending = ending.map_or_else(String::new, |ending| format!(".{ending}"));
    for n in 1..=MOST {
        let name = match n {
            1 => format!("{stem}{ending}"),
            n => format!("{stem}-{n}{ending}"),
        };
        let path = path.with_file_name(name);
        let mut options = create_options();
        match options.write(true).create_new(true).open(&path) {
            Err(problem) if problem.kind() == io::ErrorKind::AlreadyExists => {}
            Err(problem) => return Err(problem),
            Ok(mut file) => {
                if let Err(problem) = file.write_all(text).and_then(|()| file.sync_all()) {
                    let _none = fs::remove_file(&path);
                    return Err(problem);
                }
                return Ok(path);
            }
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let name = format!("guyenne-files-{name}-{}", std::process::id());
            let folder = std::env::temp_dir().join(name);
            let _none = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).expect("a temporary folder");
            Self(folder)
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _gone = fs::remove_dir_all(&self.0);
        }
    }

    #[cfg(unix)]
    fn mode(path: &Path) -> u32 {
        use std::os::unix::fs::PermissionsExt;
        fs::metadata(path)
            .expect("it is there")
            .permissions()
            .mode()
            & 0o777
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_what_it_names_is_written() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let scratch = Scratch::new("link");
        let (real, link, chain) = (
            scratch.0.join("real.json"),
            scratch.0.join("link.json"),
            scratch.0.join("chain.json"),
        );
        symlink("real.json", &link).expect("a link");
        symlink(&link, &chain).expect("a link");
        // The first write meets a link to nothing.
        for (n, path) in [&link, &chain, &link, &real].into_iter().enumerate() {
            write_whole(path, n.to_string()).expect("writable");
            assert_eq!(fs::read_to_string(&real).ok(), Some(n.to_string()));
            assert_eq!(mode(&real) & OTHERS_WRITE, 0, "{:o}", mode(&real));
            for link in [&link, &chain] {
                assert!(fs::symlink_metadata(link).expect("there").is_symlink());
            }
        }
        // What the player has set stays, but for others' right to write.
        for (set, then) in [
            (0o600, 0o600),
            (0o660, 0o660),
            (0o666, 0o664),
            (0o777, 0o775),
        ] {
            fs::set_permissions(&real, fs::Permissions::from_mode(set)).expect("ours");
            write_whole(&link, "again").expect("writable");
            assert_eq!(mode(&real) & !0o020, then & !0o020, "{set:o}");
            assert_eq!(mode(&real) & OTHERS_WRITE, 0, "{set:o}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_itself_is_an_error_and_stays() {
        let scratch = Scratch::new("loop");
        let link = scratch.0.join("loop.json");
        std::os::unix::fs::symlink("loop.json", &link).expect("a link");
        assert!(write_whole(&link, "text").is_err());
        assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    }

    #[cfg(unix)]
    #[test]
    fn new_files_are_the_owners_to_write() {
        let scratch = Scratch::new("modes");
        let (folder, file, lines) = (
            scratch.0.join("a/b"),
            scratch.0.join("file"),
            scratch.0.join("lines"),
        );
        create_folder(&folder).expect("a folder");
        drop(create(&file).expect("a file"));
        drop(open_to_append(&lines).expect("a file"));
        for path in [&folder, &file, &lines] {
            assert_eq!(
                mode(path) & 0o022,
                0,
                "{}: {:o}",
                path.display(),
                mode(path)
            );
        }
    }

    #[test]
    fn a_new_file_takes_no_place_of_another() {
        let scratch = Scratch::new("new");
        let path = scratch.0.join("games.of.today.jsonl");
        let written = ["a", "b", "c"].map(|text| write_new(&path, text.as_bytes()).expect("ours"));
        let names = written.map(|path| {
            let text = fs::read_to_string(&path).expect("ours");
            let name = path
                .file_name()
                .expect("a name")
                .to_string_lossy()
                .into_owned();
            (name, text)
        });
        let expected = [
            ("games.of.today.jsonl", "a"),
            ("games.of.today-2.jsonl", "b"),
            ("games.of.today-3.jsonl", "c"),
        ];
        assert_eq!(
            names,
            expected.map(|(name, text)| (name.to_owned(), text.to_owned()))
        );
        assert!(write_new(&scratch.0.join("none").join("a"), b"").is_err());
    }
}
