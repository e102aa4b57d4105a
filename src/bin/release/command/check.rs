//! Checks what lies in `dist`: the sums, the sizes, which commit a program is of, what it asks of a system, what each
//! file holds, and what Debian's own tools say of the package.

use std::fs;
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};
use std::process::Command;

use flate2::read::GzDecoder;

use super::build_folders::BuildFolders;
use super::linux_program::asks_little;
use super::packed_file::PackedFile;
use super::target::{Product, Target};
use super::tool::{self, Trouble};
use super::windows_program::runs_alone;
use super::{install, pack, sbom, sums};

/// The version that is checked.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The most bytes of a file.
const BUDGET: usize = 30_000_000;
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
/// names. What was not built is named; what has a sum was built.
pub fn products(place: &BuildFolders, products: &[Product]) -> Result<(), Trouble> {
    let names = products.iter().map(|product| product.file(VERSION));
    if !names.clone().any(|name| place.dist.join(name).is_file()) {
        let names: Vec<String> = names.collect();
        let dist = place.shown(&place.dist);
        return Err(format!("nothing to check in {dist}: no {}", names.join(", no ")).into());
    }
    let commit = list_of_libraries(&place.dist)?;
    for product in products {
        let name = product.file(VERSION);
        let file = place.dist.join(&name);
        if !file.is_file() && !sums::tells(&place.dist, &name)? {
            tool::say(format_args!("{}: not built", place.shown(&file)))?;
            continue;
        }
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
    let assets = pack::assets_of(place, commit)?;
    for wanted in assets.iter().map(String::as_str).chain(PAPERS) {
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

/// The archive for Windows.
fn windows(place: &BuildFolders, files: Vec<Entry>, commit: &str) -> Result<(), Trouble> {
    let path = program(place, &Target::WINDOWS_X86_64, &files, commit)?;
    let mut names = files.iter().map(|(file, _)| &file.name);
    if let Some(library) = names.find(|name| name.ends_with(".dll")) {
        return Err(format!("{library} lies beside the program").into());
    }
    runs_alone(&path)
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
    for name in pack::assets_of(place, commit)? {
        if !root.join("usr/share/games/guyenne").join(&name).is_file() {
            return Err(format!("{name} is missing").into());
        }
    }
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

    #[test]
    fn what_was_not_built_is_let_pass_and_what_is_gone_is_not() {
        let root = std::env::temp_dir().join(format!("guyenne-half-{}", std::process::id()));
        let dist = root.join("dist");
        let place = BuildFolders {
            target: root.join("target"),
            scratch: root.join("target/s"),
            dist: dist.clone(),
            root: root.clone(),
        };
        let checked = |only: &[Product]| products(&place, only).map_err(|why| why.message);
        let [list, page, package] = [
            sbom::name(VERSION),
            Product::Web.file(VERSION),
            Product::Deb.file(VERSION),
        ];
        let without_dist = checked(&Product::ALL).expect_err("no dist");
        let index = PackedFile {
            name: "index.html".into(),
            bytes: b"<!doctype html>".to_vec(),
        };
        let zip = super::super::packed_file::zipped("", &[index]).expect("memory");
        tool::write(&dist.join(&page), zip).expect("ours");
        let libraries = format!(
            r#"{{"components":[1],"metadata":{{"component":{{"version":"{VERSION} (0123)"}}}}}}"#
        );
        tool::write(&dist.join(&list), libraries).expect("ours");
        let sum = |names: &[&String]| {
            let names: Vec<String> = names.iter().copied().cloned().collect();
            sums::write(&dist, &names).expect("ours");
        };
        sum(&[&list, &page]);
        let half = checked(&Product::ALL);
        let without_it = checked(&[Product::Deb]).expect_err("no package");
        tool::write(&dist.join(&package), "").expect("ours");
        sum(&[&list, &page, &package]);
        fs::remove_file(dist.join(&package)).expect("ours");
        let gone = checked(&Product::ALL).expect_err("it has a sum");
        fs::remove_dir_all(&root).expect("ours");
        assert_eq!(half, Ok(()));
        for (told, part) in [
            (without_dist, "nothing to check in dist: no guyenne-"),
            (without_it, "nothing to check in dist: no guyenne_"),
            (gone, package.as_str()),
        ] {
            assert!(told.contains(part), "{told}");
        }
    }
}
