//! Makes the page's scripts and styles smaller with esbuild, installed by npm: no comments, short names. Without
//! esbuild the page is larger but works the same.

use std::path::Path;
use std::process::Command;

use guyenne::app::tools::tell;

use super::build_folders::BuildFolders;
use super::fnv::{OFFSET_BASIS, fold};
use super::npm;
use super::packed_file::PackedFile;
use super::tool::{self, Trouble};

/// The version of esbuild.
const ESBUILD: &str = "0.28.2";
/// Minifies the files that it is given, each by itself: what one gives to another keeps its name.
const SCRIPT: &str = r#"
const [folder, out, ...files] = process.argv.slice(1);
require("esbuild").buildSync({
    entryPoints: files, absWorkingDir: folder, outbase: folder, outdir: out,
    minify: true, charset: "utf8", legalComments: "none", logLevel: "warning",
});
"#;

/// Minifies the scripts and styles among `files`; leaves them as they are, with a warning, if esbuild cannot be
/// installed. Fails if esbuild refuses one.
pub fn minify(place: &BuildFolders, files: &mut [PackedFile]) -> Result<(), Trouble> {
    let esbuild = match npm::package(place, "esbuild", ESBUILD) {
        Ok(package) => package,
        Err(problem) => {
            tell(format_args!(
                "warning: {}; the page's scripts and styles keep their comments. Install node and npm (Debian: \
                 apt-get install nodejs npm) and build again",
                problem.message
            ));
            return Ok(());
        }
    };
    let mut code: Vec<&mut PackedFile> = files.iter_mut().filter(|file| is_code(file)).collect();
    // A folder for each content, so that nothing of another build lies in it.
    let mark = code.iter().fold(OFFSET_BASIS, |mark, file| {
        fold(fold(mark, file.name.as_bytes()), &file.bytes)
    });
    let folder = place.scratch.join(format!("minify/{mark:016x}"));
    let out = folder.join("out");
    for file in &code {
        tool::write(&folder.join(&file.name), &file.bytes)?;
    }
    let mut node = Command::new("node");
    node.current_dir(&esbuild)
        .args(["-e", SCRIPT])
        .args([&folder, &out])
        .args(code.iter().map(|file| &file.name));
    tool::run(&mut node)?;
    for file in &mut code {
        file.bytes = tool::read(&out.join(&file.name))?;
    }
    std::fs::remove_dir_all(&folder).map_err(tool::at(&folder))
}

/// Whether it is a script or a style of the page.
fn is_code(file: &PackedFile) -> bool {
    let ending = Path::new(&file.name).extension();
    ending.is_some_and(|ending| ending == "js" || ending == "css")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_and_styles_are_minified_and_nothing_else() {
        let kinds = [
            ("loader.js", true),
            ("snippets/idb/inline0.js", true),
            ("page.css", true),
            ("index.html", false),
            ("guyenne_bg.wasm", false),
            ("assets/fonts/js", false),
        ];
        for (name, wanted) in kinds {
            let file = PackedFile {
                name: name.to_owned(),
                bytes: Vec::new(),
            };
            assert_eq!(is_code(&file), wanted, "{name}");
        }
    }
}
