//! What menus and software centres of Linux show, with the program's name among all programs filled in.

use std::path::Path;

use super::build_folders::BuildFolders;
use super::packed_file::PackedFile;
use super::tool::{self, Trouble};

/// The file with the program's name among all programs, and what stands for it in other files.
const APP_ID: (&str, &str) = ("assets/linux/app-id.txt", "@APP_ID@");
/// What stands for its developer.
const DEVELOPER_ID: &str = "@DEVELOPER_ID@";

/// The files, by their paths in the folder `share` of a system.
pub fn files(place: &BuildFolders) -> Result<Vec<PackedFile>, Trouble> {
    let read = |name: &str| tool::read_text(&place.root.join(name));
    let id = read(APP_ID.0)?;
    let id = id.trim();
    let developer = id.rsplit_once('.').map_or(id, |(developer, _)| developer);
    let told = read("assets/linux/guyenne.metainfo.xml")?;
    let told = told.replace(APP_ID.1, id).replace(DEVELOPER_ID, developer);
    Ok(vec![
        PackedFile {
            name: "applications/guyenne.desktop".to_owned(),
            bytes: read("assets/linux/guyenne.desktop")?.into_bytes(),
        },
        PackedFile {
            name: format!("metainfo/{id}.metainfo.xml"),
            bytes: told.into_bytes(),
        },
    ])
}

/// Writes them into this folder.
pub fn write(place: &BuildFolders, folder: &Path) -> Result<(), Trouble> {
    for file in files(place)? {
        tool::write(&folder.join(file.name), file.bytes)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_is_filled_in() {
        let place = BuildFolders::find("guyenne-release").expect("a checkout");
        let folder = std::env::temp_dir().join(format!("guyenne-desktop-{}", std::process::id()));
        write(&place, &folder).expect("ours");
        let id = tool::read_text(&place.root.join(APP_ID.0)).expect("a name");
        let id = id.trim();
        let told = tool::read_text(&folder.join(format!("metainfo/{id}.metainfo.xml")));
        let entry = tool::read_text(&folder.join("applications/guyenne.desktop"));
        std::fs::remove_dir_all(&folder).expect("ours");
        let [told, entry] = [told, entry].map(|text| text.expect("a file"));
        assert!(entry.starts_with("[Desktop Entry]\n"), "{entry}");
        assert!(told.contains(&format!("<id>{id}</id>")), "{told}");
        let developer = id.strip_suffix(".Guyenne").expect("a name of ours");
        assert!(told.contains(&format!("<developer id=\"{developer}\">")));
        for text in [told, entry] {
            assert!(!text.contains("_ID@"), "{text}");
        }
    }
}
