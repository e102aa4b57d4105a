//! What Windows reads in the program itself: its icon, its version and its manifest. They are compiled by the resource
//! compiler of mingw and linked into the program.

use std::io::Cursor;
use std::path::PathBuf;
use std::process::Command;

use ico::{IconDir, IconDirEntry, IconImage, ResourceType};

use super::build_folders::BuildFolders;
use super::commit::Commit;
use super::icons;
use super::tool::{self, Trouble};

/// The resource compiler.
const WINDRES: &str = "x86_64-w64-mingw32-windres";
/// The code page of the source: UTF-8.
const UTF_8: &str = "65001";

/// The manifest: a scale of its own on each screen, texts as UTF-8, long paths, no rights beyond the player's.
const MANIFEST: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3">
    <security>
      <requestedPrivileges><requestedExecutionLevel level="asInvoker" uiAccess="false"/></requestedPrivileges>
    </security>
  </trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
    <application><supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/></application>
  </compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2</dpiAwareness>
      <activeCodePage xmlns="http://schemas.microsoft.com/SMI/2019/WindowsSettings">UTF-8</activeCodePage>
      <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
    </windowsSettings>
  </application>
</assembly>
"#;

/// Compiles the resources; returns the object file, whose name is another one for each commit, so that it is linked
/// anew.
pub fn resources(place: &BuildFolders, commit: &Commit) -> Result<PathBuf, Trouble> {
    let folder = place.scratch.join("windows");
    tool::write(&folder.join("guyenne.ico"), icon(place)?)?;
    tool::write(&folder.join("guyenne.manifest"), MANIFEST)?;
    let script = script(env!("CARGO_PKG_VERSION"), &commit.name)?;
    tool::write(&folder.join("guyenne.rc"), script)?;
    let object = folder.join(format!("guyenne-{}.o", commit.name));
    let mut compile = Command::new(WINDRES);
    compile
        .current_dir(&folder)
        .args(["--codepage", UTF_8, "guyenne.rc"])
        .arg(&object);
    tool::run(&mut compile).map_err(|problem| Trouble::missing(problem.message))?;
    Ok(object)
}

/// The icon in all sizes.
fn icon(place: &BuildFolders) -> Result<Vec<u8>, Trouble> {
    let mut icon = IconDir::new(ResourceType::Icon);
    let fault = |problem: std::io::Error| Trouble::from(format!("the icon: {problem}"));
    for size in icons::SIZES {
        let picture = IconImage::read_png(Cursor::new(icons::png(place, size)?)).map_err(fault)?;
        icon.add_entry(IconDirEntry::encode(&picture).map_err(fault)?);
    }
    let mut bytes = Vec::new();
    icon.write(&mut bytes).map_err(fault)?;
    Ok(bytes)
}

/// The source of the resources for this version, `MAJOR.MINOR.PATCH`. The words are English, the language 0409.
fn script(version: &str, commit: &str) -> Result<String, Trouble> {
    let numbers: Vec<u16> = version.split('.').map_while(|n| n.parse().ok()).collect();
    let [major, minor, patch] = *numbers else {
        return Err(format!("Windows wants three numbers, not the version {version:?}").into());
    };
    let four = format!("{major},{minor},{patch},0");
    // 1 VERSIONINFO: a program (1) for Windows with NT (0x40004). 24 is the type of a manifest.
    Ok(format!(
        r#"1 ICON "guyenne.ico"
1 24 "guyenne.manifest"
1 VERSIONINFO
FILEVERSION {four}
PRODUCTVERSION {four}
FILEOS 0x40004
FILETYPE 1
BEGIN
  BLOCK "StringFileInfo"
  BEGIN
    BLOCK "040904b0"
    BEGIN
      VALUE "CompanyName", "The makers of the program Guyenne"
      VALUE "FileDescription", "Guyenne"
      VALUE "FileVersion", "{version}"
      VALUE "InternalName", "guyenne"
      VALUE "LegalCopyright", "MIT or Apache-2.0"
      VALUE "OriginalFilename", "guyenne.exe"
      VALUE "ProductName", "Guyenne"
      VALUE "ProductVersion", "{version} ({commit})"
    END
  END
  BLOCK "VarFileInfo"
  BEGIN
    VALUE "Translation", 0x409, 1200
  END
END
"#
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_is_told_the_version_and_the_commit() {
        let script = script("0.12.3", "0123456789ab").expect("a version");
        assert!(script.contains("\nFILEVERSION 0,12,3,0\n"), "{script}");
        assert!(script.contains("\"ProductVersion\", \"0.12.3 (0123456789ab)\""));
        for bad in ["", "1", "1.2", "1.2.3.4", "1.2.x", "1.2.70000"] {
            assert!(super::script(bad, "c").is_err(), "{bad}");
        }
    }

    #[test]
    fn the_icon_has_every_size() {
        let place = BuildFolders::find("guyenne-release").expect("a checkout");
        let bytes = icon(&place).expect("an icon");
        let icon = IconDir::read(Cursor::new(bytes)).expect("an icon");
        let sizes: Vec<u32> = icon.entries().iter().map(IconDirEntry::width).collect();
        assert_eq!(sizes, icons::SIZES);
    }
}
