//! The folder of the assets.

use std::env;
use std::path::{Path, PathBuf};

/// The name of the assets' folder, and a file in it that every build has.
const ASSETS: (&str, &str) = ("assets", "cards/shared/sheets.json");

/// Where an installed program's data lie, from the program's folder: on Linux by the rules for games (`/usr/games` and
/// `/usr/share/games`), in a bundle of macOS.
const INSTALLED: [&str; 3] = ["../share/games/guyenne", "../share/guyenne", "../Resources"];

/// The folder of the assets: looked for in `BEVY_ASSET_ROOT`, in `CARGO_MANIFEST_DIR` (set by cargo), beside the
/// program and in the folders above it (`target/release` lies in the checkout), where a package or a bundle puts it, in
/// the working folder, and in debug builds in the checkout.
pub fn assets() -> Option<PathBuf> {
    let named = ["BEVY_ASSET_ROOT", "CARGO_MANIFEST_DIR"]
        .into_iter()
        .filter_map(env::var_os)
        .map(PathBuf::from);
    let program = env::current_exe().ok();
    // A link to the program leads to it; where it cannot be followed, the link's own place is all there is.
    let program = program.map(|program| program.canonicalize().unwrap_or(program));
    let of_program = program.iter().flat_map(|program| of_program(program));
    let working = env::current_dir().ok();
    let checkout = cfg!(debug_assertions).then(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")));
    first_with_assets(named.chain(of_program).chain(working).chain(checkout))
}

/// Where the assets of a program may lie: its folder and the two above it, and where it is installed.
fn of_program(program: &Path) -> impl Iterator<Item = PathBuf> {
    let around = program.ancestors().skip(1).take(3).map(PathBuf::from);
    let folder = program.parent();
    let installed = INSTALLED
        .iter()
        .filter_map(move |place| Some(folder?.join(place)));
    around.chain(installed)
}

/// The assets in the first of these folders that has them.
fn first_with_assets(folders: impl IntoIterator<Item = PathBuf>) -> Option<PathBuf> {
    folders
        .into_iter()
        .map(|folder| folder.join(ASSETS.0))
        .find(|assets| assets.join(ASSETS.1).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn the_first_folder_with_assets_is_taken() {
        let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let nowhere = here.join("src");
        assert_eq!(first_with_assets([nowhere.clone()]), None);
        assert_eq!(
            first_with_assets([nowhere, here.clone()]),
            Some(here.join("assets"))
        );
    }

    #[test]
    fn a_program_in_the_folder_of_a_build_finds_the_assets_of_its_checkout() {
        let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let program = here.join("target/release/guyenne");
        assert_eq!(
            first_with_assets(of_program(&program)),
            Some(here.join("assets"))
        );
        let elsewhere = here.join("src/app/dev/tools/guyenne");
        assert_eq!(first_with_assets(of_program(&elsewhere)), None);
    }

    /// A package's folders, a bundle's, and an unpacked archive's, below a folder whose name has spaces and accents.
    #[test]
    fn an_installed_program_finds_its_assets() {
        let home = env::temp_dir().join(format!("Jeux & dés {}", std::process::id()));
        for (program, data) in [
            ("usr/games/guyenne", "usr/share/games/guyenne"),
            ("bin/guyenne", "share/guyenne"),
            (
                "Guyenne.app/Contents/MacOS/guyenne",
                "Guyenne.app/Contents/Resources",
            ),
            ("guyenne 0.2/guyenne.exe", "guyenne 0.2"),
        ] {
            let sheets = home.join(data).join(ASSETS.0).join(ASSETS.1);
            let program = home.join(program);
            for folder in [&sheets, &program].map(|file| file.parent().expect("a folder")) {
                fs::create_dir_all(folder).expect("ours");
            }
            fs::write(&sheets, "").expect("ours");
            let found = first_with_assets(of_program(&program)).expect("assets");
            let same = |path: &Path| path.canonicalize().expect("there");
            assert_eq!(same(&found), same(&home.join(data).join(ASSETS.0)));
            fs::remove_dir_all(&home).expect("ours");
        }
    }
}
