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
use super::{icons, licences, pack};

/// The libraries that the program is linked with, and those that it opens: the window system's.
const DEPENDS: &str = "libasound2 (>= 1.1), libc6 (>= 2.31), libgcc-s1, libudev1, libx11-6, libx11-xcb1, libxcursor1, \
                       libxi6, libxkbcommon-x11-0, libxkbcommon0, libxrandr2";
/// What the game is better with: drivers for Vulkan and OpenGL, and Wayland.
const RECOMMENDS: &str = "mesa-vulkan-drivers | vulkan-icd, libegl1, libwayland-client0";
/// What shows a dialog where there is no desktop that has it. It would bring hundreds of packages with it.
const SUGGESTS: &str = "zenity | kdialog";
/// Who makes the package: nobody who could be written to, until somebody publishes it.
const MAINTAINER: &str = "The makers of the program Guyenne <guyenne@invalid.invalid>";
/// The file with the program's name among all programs, and what stands for it in other files.
const APP_ID: (&str, &str) = ("assets/linux/app-id.txt", "@APP_ID@");
/// What stands for its developer.
const DEVELOPER_ID: &str = "@DEVELOPER_ID@";

/// The package.
pub fn package(place: &BuildFolders, program: &Path, commit: &Commit) -> Result<Vec<u8>, Trouble> {
    let version = env!("CARGO_PKG_VERSION");
    let root = place.scratch.join("deb");
    if root.is_dir() {
        fs::remove_dir_all(&root).map_err(tool::at(&root))?;
    }
    let files = files(place, program, commit)?;
    let mut sums = String::new();
    for file in &files {
        let path = root.join(&file.name);
        tool::write(&path, &file.bytes)?;
        let is_program = file.name.starts_with("usr/games/");
        let mode = if is_program { 0o755 } else { 0o644 };
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).map_err(tool::at(&path))?;
        // A text takes all that is written.
        let sum = hex(&Md5::digest(&file.bytes));
        let _ = writeln!(sums, "{sum}  {}", file.name);
    }
    let size: usize = files
        .iter()
        .map(|file| file.bytes.len().div_ceil(1024))
        .sum();
    tool::write(&root.join("DEBIAN/md5sums"), sums)?;
    tool::write(&root.join("DEBIAN/control"), control(version, size))?;
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
    let read = |name: &str| tool::read_text(&place.root.join(name));
    let id = read(APP_ID.0)?;
    let id = id.trim();
    let developer = id.rsplit_once('.').map_or(id, |(developer, _)| developer);
    let desktop = read("assets/linux/guyenne.desktop")?;
    add(
        "usr/share/applications/guyenne.desktop".into(),
        desktop.into(),
    );
    let told = read("assets/linux/guyenne.metainfo.xml")?;
    let told = told.replace(APP_ID.1, id).replace(DEVELOPER_ID, developer);
    add(format!("usr/share/metainfo/{id}.metainfo.xml"), told.into());
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
    for file in licences::files(place, Target::LINUX_X86_64.triple)? {
        if file.name.ends_with("libraries.txt") {
            add(format!("{doc}/libraries.txt.gz"), gzip(&file.bytes)?);
        }
    }
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
