//! The package for Debian, by its own `dpkg-deb`.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

use flate2::{Compression, GzBuilder};
use md5::{Digest, Md5};

use super::build_folders::BuildFolders;
use super::commit::Commit;
use super::packed_file::{PackedFile, collect};
use super::sums::hex;
use super::target::Target;
use super::tool::{self, Trouble};
use super::{desktop, icons, pack};

/// The libraries that the program is linked with, and those that it opens: the window system's.
const DEPENDS: &str = "libasound2 (>= 1.1), libc6 (>= 2.31), libgcc-s1, libudev1, libx11-6, libx11-xcb1, libxcursor1, \
                       libxi6, libxkbcommon-x11-0, libxkbcommon0, libxrandr2";
/// What the game is better with: drivers for Vulkan and OpenGL, and Wayland, with which OpenGL needs a library of its
/// own.
const RECOMMENDS: &str = "mesa-vulkan-drivers | vulkan-icd, libegl1, libgl1-mesa-dri, libwayland-client0, \
                          libwayland-egl1";
/// What shows a dialog where there is no desktop that has it. It would bring hundreds of packages with it.
const SUGGESTS: &str = "zenity | kdialog";
/// Who makes the package: nobody who could be written to, until somebody publishes it.
const MAINTAINER: &str = "The makers of the program Guyenne <guyenne@invalid.invalid>";
/// The rights of the program and of folders.
const PROGRAM: u32 = 0o755;
/// The rights of all other files.
const FILE: u32 = 0o644;

/// The package.
pub fn package(place: &BuildFolders, program: &Path, commit: &Commit) -> Result<Vec<u8>, Trouble> {
    let version = env!("CARGO_PKG_VERSION");
    let root = place.scratch.join("deb");
    if root.is_dir() {
        fs::remove_dir_all(&root).map_err(tool::at(&root))?;
    }
    let files = files(place, program, commit)?;
    let size: usize = files
        .iter()
        .map(|file| file.bytes.len().div_ceil(1024))
        .sum();
    stage(&root, &files, &control(version, size))?;
    let built = place.scratch.join("guyenne.deb");
    let mut build = Command::new("dpkg-deb");
    build
        .env("SOURCE_DATE_EPOCH", commit.time.to_string())
        .args(["--root-owner-group", "-Zxz", "--build"])
        .args([&root, &built])
        .stdout(Stdio::null());
    tool::run(&mut build).map_err(|problem| Trouble::missing(problem.message))?;
    tool::read(&built)
}

/// Lays out the files of the package, and what the package manager reads, below `root`. Their rights are those on the
/// player's system, whatever new files are given here.
fn stage(root: &Path, files: &[PackedFile], control: &str) -> Result<(), Trouble> {
    let mut sums = String::new();
    for file in files {
        let is_program = file.name.starts_with("usr/games/");
        let rights = if is_program { PROGRAM } else { FILE };
        put(&root.join(&file.name), &file.bytes, rights)?;
        // A text takes all that is written.
        let sum = hex(&Md5::digest(&file.bytes));
        let _ = writeln!(sums, "{sum}  {}", file.name);
    }
    put(&root.join("DEBIAN/md5sums"), sums.as_bytes(), FILE)?;
    put(&root.join("DEBIAN/control"), control.as_bytes(), FILE)?;
    open(root)
}

/// Writes a file with these rights.
fn put(path: &Path, bytes: &[u8], rights: u32) -> Result<(), Trouble> {
    tool::write(path, bytes)?;
    set_rights(path, rights)
}

/// Lets everybody into a folder and those below it.
fn open(folder: &Path) -> Result<(), Trouble> {
    set_rights(folder, PROGRAM)?;
    for entry in fs::read_dir(folder).map_err(tool::at(folder))? {
        let path = entry.map_err(tool::at(folder))?.path();
        if path.is_dir() {
            open(&path)?;
        }
    }
    Ok(())
}

fn set_rights(path: &Path, rights: u32) -> Result<(), Trouble> {
    fs::set_permissions(path, fs::Permissions::from_mode(rights)).map_err(tool::at(path))
}

/// What the package manager is told.
fn control(version: &str, kibibytes: usize) -> String {
    format!(
        "Package: guyenne\n\
         Version: {version}\n\
         Section: games\n\
         Priority: optional\n\
         Architecture: amd64\n\
         Maintainer: {MAINTAINER}\n\
         Installed-Size: {kibibytes}\n\
         Depends: {DEPENDS}\n\
         Recommends: {RECOMMENDS}\n\
         Suggests: {SUGGESTS}\n\
         Description: three tabletop games of castles, bluff and dice\n \
         Guyenne, a game of bluff and castles in the Hundred Years' War, for two to\n \
         four; Le Trone de Fayance, a duel of secret choices; Guesclin !, a skirmish\n \
         on hexes with dice. Against people at one screen and against bots, by mouse,\n \
         touch, keyboard, gamepad and by ear.\n \
         .\n \
         This is an unofficial adaptation, not connected with the authors and\n \
         publishers of these games.\n"
    )
}

/// All files of the package, by their paths from the root of the system.
fn files(
    place: &BuildFolders,
    program: &Path,
    commit: &Commit,
) -> Result<Vec<PackedFile>, Trouble> {
    let mut files = Vec::new();
    let mut add = |name: String, bytes| files.push(PackedFile { name, bytes });
    add("usr/games/guyenne".into(), tool::read(program)?);
    for file in pack::assets(place)? {
        add(format!("usr/share/games/guyenne/{}", file.name), file.bytes);
    }
    for file in desktop::files(place)? {
        add(format!("usr/share/{}", file.name), file.bytes);
    }
    let icon = "usr/share/icons/hicolor";
    for size in icons::SIZES {
        let name = format!("{icon}/{size}x{size}/apps/guyenne.png");
        add(name, icons::png(place, size)?);
    }
    let drawing = tool::read(&place.root.join(icons::DRAWING))?;
    add(format!("{icon}/scalable/apps/guyenne.svg"), drawing);
    let manual = tool::printed(Command::new(program).arg("--man"))?;
    add(
        "usr/share/man/man6/guyenne.6.gz".into(),
        gzip(manual.as_bytes())?,
    );
    let doc = "usr/share/doc/guyenne";
    let changes = tool::read(&place.root.join("CHANGELOG.md"))?;
    add(format!("{doc}/NEWS.gz"), gzip(&changes)?);
    let changes = changelog(env!("CARGO_PKG_VERSION"), commit)?;
    add(format!("{doc}/changelog.gz"), gzip(changes.as_bytes())?);
    let issues = tool::read(&place.root.join("src/app/known-issues.md"))?;
    add(format!("{doc}/known-issues.md"), issues);
    add(format!("{doc}/copyright"), copyright(place)?);
    let libraries = pack::libraries(place, Target::LINUX_X86_64.triple)?;
    add(format!("{doc}/libraries.txt.gz"), gzip(&libraries)?);
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// The changes in Debian's form: one entry, which leads to ours. Its day is the commit's.
fn changelog(version: &str, commit: &Commit) -> Result<String, Trouble> {
    let mut date = Command::new("date");
    let day = tool::printed(
        date.env("LC_ALL", "C")
            .args(["--utc", "--rfc-email"])
            .arg(format!("--date=@{}", commit.time)),
    )?;
    Ok(format!(
        "guyenne ({version}) unstable; urgency=medium\n\n  * What is new is told in NEWS.gz.\n\n \
         -- {MAINTAINER}  {}\n",
        day.trim()
    ))
}

/// The file `copyright`: who made it, and under which licences.
fn copyright(place: &BuildFolders) -> Result<Vec<u8>, Trouble> {
    let mit = tool::read_text(&place.root.join("LICENSE-MIT"))?;
    let mut text = String::from(
        "Guyenne may be used under the Apache License, version 2.0, whose text is in\n\
         /usr/share/common-licenses/Apache-2.0, or under the licence below. The fonts\n\
         are under the Open Font License; the libraries that are part of the program\n\
         and their licences are listed in libraries.txt.gz.\n\n",
    );
    text += &mit;
    let mut fonts = Vec::new();
    let is_text = |name: &str| name.ends_with(".txt");
    collect(&place.root.join("assets/fonts"), "", &is_text, &mut fonts)?;
    fonts.sort_by(|one, other| one.name.cmp(&other.name));
    for font in fonts {
        text += "\n";
        text += &String::from_utf8_lossy(&font.bytes);
    }
    Ok(text.into_bytes())
}

/// Compresses as `gzip -9n` does.
fn gzip(bytes: &[u8]) -> Result<Vec<u8>, Trouble> {
    let zip = || -> io::Result<Vec<u8>> {
        let mut encoder = GzBuilder::new()
            .mtime(0)
            .write(Vec::new(), Compression::best());
        encoder.write_all(bytes)?;
        encoder.finish()
    };
    zip().map_err(|problem| problem.to_string().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rights of a file or folder.
    fn rights(path: &Path) -> u32 {
        let known = fs::metadata(path).expect("it is there");
        known.permissions().mode() & 0o7777
    }

    #[test]
    fn the_rights_are_those_of_the_players_system() {
        let root = std::env::temp_dir().join(format!("guyenne-deb-{}", std::process::id()));
        // As a builder leaves it who lets nobody else read.
        tool::write(&root.join("DEBIAN/control"), "").expect("ours");
        for folder in ["usr/games", "usr/share/doc"] {
            fs::create_dir_all(root.join(folder)).expect("ours");
        }
        set_rights(&root.join("DEBIAN/control"), 0o600).expect("ours");
        for folder in ["", "usr", "usr/games", "usr/share", "DEBIAN"] {
            set_rights(&root.join(folder), 0o700).expect("ours");
        }
        let files = ["usr/games/x", "usr/share/doc/y"].map(|name| PackedFile {
            name: name.to_owned(),
            bytes: b"abc".to_vec(),
        });
        stage(&root, &files, "Package: x\n").expect("ours");
        let sums = tool::read_text(&root.join("DEBIAN/md5sums")).expect("ours");
        let told = [
            "",
            "DEBIAN",
            "DEBIAN/control",
            "DEBIAN/md5sums",
            "usr",
            "usr/games",
            "usr/games/x",
            "usr/share",
            "usr/share/doc",
            "usr/share/doc/y",
        ]
        .map(|path| rights(&root.join(path)));
        fs::remove_dir_all(&root).expect("ours");
        assert_eq!(
            told,
            [
                0o755, 0o755, 0o644, 0o644, 0o755, 0o755, 0o755, 0o755, 0o755, 0o644
            ]
        );
        let sum = "900150983cd24fb0d6963f7d28e17f72";
        assert_eq!(
            sums,
            format!("{sum}  usr/games/x\n{sum}  usr/share/doc/y\n")
        );
    }

    #[test]
    fn drivers_and_both_window_systems_come_with_the_package() {
        let control = control("1.2.3", 9);
        let field = |name: &str| -> Vec<&str> {
            let line = control.lines().find_map(|line| line.strip_prefix(name));
            line.expect("a field")
                .split([',', '|'])
                .map(str::trim)
                .collect()
        };
        let recommended = field("Recommends: ");
        for package in [
            "mesa-vulkan-drivers",
            "libegl1",
            "libgl1-mesa-dri",
            "libwayland-client0",
            "libwayland-egl1",
        ] {
            assert!(recommended.contains(&package), "{package}: {recommended:?}");
        }
        let needed = field("Depends: ");
        for package in ["libx11-6", "libxkbcommon-x11-0", "libxkbcommon0"] {
            assert!(needed.contains(&package), "{package}: {needed:?}");
        }
        assert!(control.contains("\nInstalled-Size: 9\n"), "{control}");
    }
}
