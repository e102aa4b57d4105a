//! Checks what lies in `dist`: the sums, the sizes, which commit a program is of, what it asks of a system, what each
//! file holds, and what Debian's own tools say of the package.

use std::fs;
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};
use std::process::Command;

use flate2::read::GzDecoder;

use super::build_folders::BuildFolders;
use super::needed_libraries::{is_known, needed};
use super::packed_file::PackedFile;
use super::target::{Product, Target};
use super::tool::{self, Trouble};
use super::{install, pack, sbom, sums};

/// The version that is checked.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The most bytes of a file.
const BUDGET: usize = 30_000_000;
/// Libraries of the compiler for Windows, which no player has.
const COMPILERS_LIBRARIES: [&str; 3] = ["libgcc", "libstdc++", "libwinpthread"];
/// What every archive holds beside the program and its assets.
const PAPERS: [&str; 4] = [
    "CHANGELOG.md",
    "known-issues.md",
    "LICENSES/LICENSE-MIT.txt",
    "LICENSES/libraries.txt",
];
/// Debian's tools for packages.
const TOOLS: [&str; 3] = ["lintian", "appstream", "desktop-file-utils"];

/// Checks the list of libraries, and the files of these products. Their programs must be of the commit that the list
/// names.
pub fn products(place: &BuildFolders, products: &[Product]) -> Result<(), Trouble> {
    let commit = list_of_libraries(&place.dist)?;
    for product in products {
        let name = product.file(VERSION);
        let file = place.dist.join(&name);
        let bytes = tool::read(&file)?;
        sums::check(&place.dist, &name)?;
        if bytes.len() > BUDGET {
            return Err(format!("{name} has {} bytes, more than {BUDGET}", bytes.len()).into());
        }
        match product {
            Product::LinuxX86_64 => linux(place, &Target::LINUX_X86_64, untarred(&bytes)?, &commit),
            Product::LinuxAarch64 => {
                linux(place, &Target::LINUX_AARCH64, untarred(&bytes)?, &commit)
            }
            Product::WindowsX86_64 => windows(place, unzipped(bytes)?, &commit),
            Product::Deb => debian(place, &file, &commit),
            Product::Web => page(&unzipped(bytes)?),
        }
        .map_err(|problem| Trouble {
            message: format!("{name}: {}", problem.message),
            ..problem
        })?;
        tool::say(format_args!("{}: as it should be", place.shown(&file)))?;
    }
    Ok(())
}

/// The list of libraries in `dist`; returns the commit that it names.
fn list_of_libraries(dist: &Path) -> Result<String, Trouble> {
    let name = sbom::name(VERSION);
    let list = tool::read(&dist.join(&name))?;
    sums::check(dist, &name)?;
    sbom::commit_of(&list, VERSION).map_err(|problem| Trouble {
        message: format!("{name}: {}", problem.message),
        ..problem
    })
}

/// Whether a program tells, when it is asked for its version, that it is of this commit. It need not run here: the
/// words stand in it.
fn is_of(program: &[u8], version: &str, commit: &str) -> Result<(), Trouble> {
    // Behind a commit's name a `+` says that files differed from it.
    let has = |words: &str| {
        let mut places = program.windows(words.len() + 1);
        places.any(|place| place.starts_with(words.as_bytes()) && !place.ends_with(b"+"))
    };
    match [version, commit].into_iter().find(|words| !has(words)) {
        Some(words) => Err(format!("the program does not say that it is of {words}").into()),
        None => Ok(()),
    }
}

/// A file of an archive, and whether it may be run.
type Entry = (PackedFile, bool);

/// The files of a `.tar.gz`.
fn untarred(bytes: &[u8]) -> Result<Vec<Entry>, Trouble> {
    let read = || -> std::io::Result<Vec<Entry>> {
        let mut files = Vec::new();
        for entry in tar::Archive::new(GzDecoder::new(bytes)).entries()? {
            let mut entry = entry?;
            let name = entry.path()?.display().to_string();
            let runs = entry.header().mode()? & 0o111 != 0;
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes)?;
            files.push((PackedFile { name, bytes }, runs));
        }
        Ok(files)
    };
    read().map_err(|problem| problem.to_string().into())
}

/// The files of a `.zip`.
fn unzipped(bytes: Vec<u8>) -> Result<Vec<Entry>, Trouble> {
    let read = || -> zip::result::ZipResult<Vec<Entry>> {
        let mut archive = zip::ZipArchive::new(Cursor::new(bytes))?;
        let mut files = Vec::new();
        for at in 0..archive.len() {
            let mut entry = archive.by_index(at)?;
            let name = entry.name()?.into_owned();
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes)?;
            files.push((PackedFile { name, bytes }, false));
        }
        Ok(files)
    };
    read().map_err(|problem| problem.to_string().into())
}

/// The program of an archive, written into the builder's folder, after a look at it and at all that lies beside it.
fn program(
    place: &BuildFolders,
    target: &Target,
    files: &[Entry],
    commit: &str,
) -> Result<PathBuf, Trouble> {
    let folder = format!("{}/", target.folder(VERSION));
    let mut names = Vec::new();
    for (file, _) in files {
        match file.name.strip_prefix(&folder) {
            Some(name) => names.push(name),
            None => return Err(format!("{} lies outside of {folder}", file.name).into()),
        }
    }
    let assets = pack::assets(place)?;
    let assets = assets.iter().map(|file| file.name.as_str());
    for wanted in assets.chain(PAPERS) {
        if !names.contains(&wanted) {
            return Err(format!("{wanted} is missing").into());
        }
    }
    let of_program = |(file, _): &&Entry| file.name == format!("{folder}{}", target.program);
    let Some((file, _)) = files.iter().find(of_program) else {
        return Err(format!("{} is missing", target.program).into());
    };
    is_of(&file.bytes, VERSION, commit)?;
    let path = place.scratch.join("checked").join(target.program);
    tool::write(&path, &file.bytes)?;
    Ok(path)
}

/// An archive for Linux.
fn linux(
    place: &BuildFolders,
    target: &Target,
    files: Vec<Entry>,
    commit: &str,
) -> Result<(), Trouble> {
    let path = program(place, target, &files, commit)?;
    for (file, runs) in &files {
        if *runs != file.name.ends_with(&format!("/{}", target.program)) {
            return Err(format!("{} has the wrong rights", file.name).into());
        }
    }
    asks_little(&path, target)
}

/// Whether a program for Linux needs the known libraries only, and no newer C library than was promised.
fn asks_little(program: &Path, target: &Target) -> Result<(), Trouble> {
    let mut read = Command::new("readelf");
    read.args(["--dynamic", "--version-info", "--wide"])
        .arg(program);
    let text = tool::printed(&mut read)?;
    let needed = needed(&text);
    if needed.is_empty() {
        return Err("the program names no library at all".into());
    }
    if let Some(strange) = needed.iter().find(|name| !is_known(name)) {
        return Err(format!("the program needs {strange}").into());
    }
    let promised = target.glibc.and_then(version).unwrap_or_default();
    match newest_glibc(&text) {
        Some(newest) if newest <= promised => Ok(()),
        other => Err(format!("the program needs glibc {other:?}, not {promised:?}").into()),
    }
}

/// The newest version of the C library in what `readelf --version-info` says.
fn newest_glibc(text: &str) -> Option<(u32, u32)> {
    let words = text.split(|letter: char| letter.is_whitespace() || letter == '@');
    words
        .filter_map(|word| version(word.strip_prefix("GLIBC_")?))
        .max()
}

/// `2.31` as numbers.
fn version(text: &str) -> Option<(u32, u32)> {
    let mut parts = text.split('.').map(str::parse);
    Some((parts.next()?.ok()?, parts.next()?.ok()?))
}

/// The archive for Windows: a program without a console, with its icon, that needs nothing of the compiler's and does
/// not tell when it was linked.
fn windows(place: &BuildFolders, files: Vec<Entry>, commit: &str) -> Result<(), Trouble> {
    let path = program(place, &Target::WINDOWS_X86_64, &files, commit)?;
    let mut names = files.iter().map(|(file, _)| &file.name);
    if let Some(library) = names.find(|name| name.ends_with(".dll")) {
        return Err(format!("{library} lies beside the program").into());
    }
    let mut read = Command::new("x86_64-w64-mingw32-objdump");
    read.args(["--private-headers", "--section-headers"])
        .arg(&path);
    let text = tool::printed(&mut read).map_err(|problem| Trouble::missing(problem.message))?;
    of_windows(&tool::read(&path)?, &text)
}

/// When a program for Windows was linked, as its head tells it: in seconds since 1970, or 0.
fn link_time(program: &[u8]) -> Option<u32> {
    let number = |at: usize| -> Option<u32> {
        let bytes = program.get(at..at + 4)?;
        Some(u32::from_le_bytes(bytes.try_into().ok()?))
    };
    let head = usize::try_from(number(0x3c)?).ok()?;
    if program.get(head..head + 4)? != b"PE\0\0" {
        return None;
    }
    number(head + 8)
}

/// What the program's head, and objdump, must say of it.
fn of_windows(program: &[u8], text: &str) -> Result<(), Trouble> {
    match link_time(program) {
        Some(0) => {}
        Some(_) => return Err("the program tells when it was linked".into()),
        None => return Err("the program is none for Windows".into()),
    }
    for (part, what) in [
        ("(Windows GUI)", "the program opens a console"),
        (".rsrc", "the program has no icon"),
        (
            "DLL Name: KERNEL32.dll",
            "the program needs no library of Windows",
        ),
    ] {
        if !text.to_lowercase().contains(&part.to_lowercase()) {
            return Err(what.into());
        }
    }
    let names = text
        .lines()
        .filter_map(|line| line.trim().strip_prefix("DLL Name: "));
    let is_compilers = |name: &&str| {
        COMPILERS_LIBRARIES
            .iter()
            .any(|part| name.starts_with(part))
    };
    match names.into_iter().find(is_compilers) {
        Some(name) => Err(format!("the program needs {name}").into()),
        None => Ok(()),
    }
}

/// The page's archive.
fn page(files: &[Entry]) -> Result<(), Trouble> {
    let has = |name: &str| files.iter().any(|(file, _)| file.name == name);
    match has("index.html") {
        true => Ok(()),
        false => Err("index.html is missing".into()),
    }
}

/// The package, unpacked: Debian's own tools have no error to tell of it.
fn debian(place: &BuildFolders, file: &Path, commit: &str) -> Result<(), Trouble> {
    install::packages(&TOOLS, None)?;
    let root = place.scratch.join("deb-checked");
    if root.is_dir() {
        fs::remove_dir_all(&root).map_err(tool::at(&root))?;
    }
    tool::run(
        Command::new("dpkg-deb")
            .arg("--extract")
            .args([file, &root]),
    )?;
    let program = root.join("usr/games/guyenne");
    is_of(&tool::read(&program)?, VERSION, commit)?;
    asks_little(&program, &Target::LINUX_X86_64)?;
    tool::run(
        Command::new("desktop-file-validate")
            .arg(root.join("usr/share/applications/guyenne.desktop")),
    )?;
    let metainfo = root.join("usr/share/metainfo");
    for entry in fs::read_dir(&metainfo).map_err(tool::at(&metainfo))? {
        let path = entry.map_err(tool::at(&metainfo))?.path();
        tool::printed(
            Command::new("appstreamcli")
                .args(["validate", "--no-net"])
                .arg(path),
        )?;
    }
    let mut lintian = Command::new("lintian");
    lintian
        .args(["--allow-root", "--fail-on", "error"])
        .arg(file);
    tool::run(&mut lintian)
}

#[cfg(test)]
mod tests {
    use super::*;

    const READELF: &str = "
 0x0000000000000001 (NEEDED)             Shared library: [libasound.so.2]
 0x0000000000000001 (NEEDED)             Shared library: [libc.so.6]
  000:   0 (*local*)       2 (GLIBC_2.2.5)   3 (GLIBC_2.17)
  0x0010:   Name: GLIBC_2.30  Flags: none  Version: 9
  0x0020:   Name: GLIBC_2.4  Flags: none  Version: 8
";

    #[test]
    fn what_a_program_needs_is_read() {
        assert_eq!(needed(READELF), ["libasound.so.2", "libc.so.6"]);
        assert_eq!(newest_glibc(READELF), Some((2, 30)));
        assert_eq!(newest_glibc("no versions"), None);
        assert_eq!(version("2.31"), Some((2, 31)));
    }

    /// The head of a program for Windows that was linked then.
    fn linked(time: u32) -> Vec<u8> {
        let mut program = vec![0; 0x60];
        program[0x3c] = 0x40;
        program[0x40..0x44].copy_from_slice(b"PE\0\0");
        program[0x48..0x4c].copy_from_slice(&time.to_le_bytes());
        program
    }

    #[test]
    fn a_program_for_windows_that_tells_when_it_was_linked_is_found() {
        assert_eq!(link_time(&linked(0)), Some(0));
        assert_eq!(link_time(&linked(1_796_000_000)), Some(1_796_000_000));
        assert_eq!(link_time(&linked(0)[..0x4b]), None);
        assert_eq!(link_time(b"\x7fELF"), None);
        let good = "Subsystem 00000002 (Windows GUI)\nDLL Name: KERNEL32.dll\n 5 .rsrc 00001";
        let problem = of_windows(&linked(1), good).expect_err("a time");
        assert!(problem.message.contains("linked"), "{}", problem.message);
        assert!(of_windows(b"MZ", good).is_err());
    }

    #[test]
    fn a_program_of_another_commit_is_found() {
        let clean = b"guyenne 0.2.0 (0123456789ab).";
        assert!(is_of(clean, "0.2.0", "0123456789ab").is_ok());
        for (version, commit) in [
            ("0.3.0", "0123456789ab"),
            ("0.2.0", "ba9876543210"),
            ("0.2.0", "0123456789ab+"),
        ] {
            assert!(is_of(clean, version, commit).is_err(), "{version} {commit}");
        }
        let changed = b"guyenne 0.2.0 (0123456789ab+).";
        assert!(is_of(changed, "0.2.0", "0123456789ab+").is_ok());
        assert!(is_of(changed, "0.2.0", "0123456789ab").is_err());
    }

    #[test]
    fn without_its_list_of_libraries_nothing_is_as_it_should_be() {
        let dist = std::env::temp_dir().join(format!("guyenne-list-{}", std::process::id()));
        let name = sbom::name(VERSION);
        tool::write(&dist.join("a"), "").expect("ours");
        assert!(list_of_libraries(&dist).is_err());
        let list = format!(
            r#"{{"components":[1],"metadata":{{"component":{{"version":"{VERSION} (0123)"}}}}}}"#
        );
        tool::write(&dist.join(&name), &list).expect("ours");
        sums::write(&dist, &["a".to_owned()]).expect("ours");
        let problem = list_of_libraries(&dist).expect_err("it has no sum");
        assert!(problem.message.contains(&name), "{}", problem.message);
        sums::write(&dist, std::slice::from_ref(&name)).expect("ours");
        assert_eq!(list_of_libraries(&dist).expect("a list"), "0123");
        tool::write(&dist.join(&name), "{}").expect("ours");
        sums::write(&dist, std::slice::from_ref(&name)).expect("ours");
        assert!(list_of_libraries(&dist).is_err());
        fs::remove_dir_all(&dist).expect("ours");
    }

    #[test]
    fn what_players_on_windows_cannot_start_is_found() {
        let good = "Subsystem 00000002 (Windows GUI)\nDLL Name: KERNEL32.dll\n 5 .rsrc 00001";
        let program = linked(0);
        assert!(of_windows(&program, good).is_ok());
        for (bad, what) in [
            (good.replace("GUI", "CUI"), "console"),
            (good.replace(".rsrc", ".data"), "icon"),
            (good.replace("KERNEL32", "x"), "library"),
            (
                format!("{good}\n DLL Name: libgcc_s_seh-1.dll"),
                "libgcc_s_seh-1",
            ),
        ] {
            let problem = of_windows(&program, &bad).expect_err(what);
            assert!(problem.message.contains(what), "{}", problem.message);
        }
    }

    #[test]
    fn a_pack_is_read_again() {
        let file = PackedFile {
            name: "a/b".into(),
            bytes: b"c".to_vec(),
        };
        let zip = super::super::packed_file::zipped("", std::slice::from_ref(&file));
        let files = unzipped(zip.expect("memory")).expect("a zip");
        assert_eq!(files, [(file.clone(), false)]);
        assert!(page(&files).is_err());
        let tar = super::super::archive::tar_gz("x", std::slice::from_ref(&file), "a/b", 0);
        let files = untarred(&tar.expect("memory")).expect("a tar");
        assert_eq!(files[0].0.name, "x/a/b");
        assert!(files[0].1);
        assert!(unzipped(vec![1, 2, 3]).is_err());
        assert!(untarred(&[1, 2, 3]).is_err());
    }
}
