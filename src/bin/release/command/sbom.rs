//! The list of all libraries in the downloads (a software bill of materials), for those who look for known faults.

use std::collections::BTreeSet;

use cyclonedx_bom::external_models::normalized_string::NormalizedString;
use cyclonedx_bom::external_models::spdx::SpdxExpression;
use cyclonedx_bom::external_models::uri::Purl;
use cyclonedx_bom::models::bom::{Bom, SpecVersion};
use cyclonedx_bom::models::component::{Classification, Component, Components};
use cyclonedx_bom::models::license::{LicenseChoice, Licenses};
use cyclonedx_bom::models::metadata::Metadata;
use cyclonedx_bom::prelude::Validate;
use serde_json::Value;

use super::build_folders::BuildFolders;
use super::commit::Commit;
use super::libraries::{Library, libraries};
use super::target::Target;
use super::tool::Trouble;

/// The list for all systems: its file name, and its content as JSON of `CycloneDX` 1.5. It tells no time and has no
/// number of its own, so that it is the same for the same libraries.
pub fn file(place: &BuildFolders, commit: &Commit) -> Result<(String, Vec<u8>), Trouble> {
    let mut all = BTreeSet::new();
    for triple in Target::TRIPLES {
        all.extend(libraries(place, triple)?);
    }
    let version = env!("CARGO_PKG_VERSION");
    let bytes = list(version, &commit.name, all)?;
    Ok((name(version), bytes))
}

/// The name of the list's file.
pub fn name(version: &str) -> String {
    format!("guyenne-{version}.cdx.json")
}

/// The commit that a list of this version names.
pub fn commit_of(list: &[u8], version: &str) -> Result<String, Trouble> {
    let list: Value =
        serde_json::from_slice(list).map_err(|problem| format!("it is not JSON: {problem}"))?;
    if list["components"].as_array().is_none_or(Vec::is_empty) {
        return Err("it names no library".into());
    }
    let told = list["metadata"]["component"]["version"].as_str();
    let told = told.unwrap_or_default();
    let commit = told
        .strip_prefix(version)
        .and_then(|rest| rest.strip_prefix(" (")?.strip_suffix(')'));
    match commit {
        Some(commit) => Ok(commit.to_owned()),
        None => Err(format!("it is of {told:?}, not of a commit of {version}").into()),
    }
}

/// The list of these libraries.
fn list(
    version: &str,
    commit: &str,
    libraries: impl IntoIterator<Item = Library>,
) -> Result<Vec<u8>, Trouble> {
    let components = libraries.into_iter().map(component);
    let version = format!("{version} ({commit})");
    let game = Component::new(
        Classification::Application,
        env!("CARGO_PKG_NAME"),
        &version,
        None,
    );
    let bom = Bom {
        serial_number: None,
        metadata: Some(Metadata {
            component: Some(game),
            ..Metadata::default()
        }),
        components: Some(Components(components.collect::<Result<_, _>>()?)),
        spec_version: SpecVersion::V1_5,
        ..Bom::default()
    };
    let validation = bom.validate_version(SpecVersion::V1_5);
    if validation.has_errors() {
        return Err(format!("the list of libraries is not CycloneDX: {validation:?}").into());
    }
    let mut bytes = Vec::new();
    bom.output_as_json(&mut bytes, SpecVersion::V1_5)
        .map_err(|problem| problem.to_string())?;
    Ok(bytes)
}

/// A library as a part of the game.
fn component(library: Library) -> Result<Component, Trouble> {
    let Library { name, version, .. } = &library;
    let purl = Purl::new("cargo", name, version).map_err(|problem| format!("{name}: {problem}"))?;
    let reference = Some(purl.to_string());
    let mut component = Component::new(Classification::Library, name, version, reference);
    component.purl = Some(purl);
    // Older packages part their licences by a stroke.
    let licence = library.licence.replace('/', " OR ");
    if !licence.is_empty() {
        let expression =
            SpdxExpression::try_from(licence).map_err(|problem| format!("{name}: {problem}"))?;
        component.licenses = Some(Licenses(vec![LicenseChoice::Expression(expression)]));
    }
    component.description = Some(NormalizedString::new(&library.repository));
    Ok(component)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_library_stands_in_the_list() {
        let library = Library {
            name: "bevy".into(),
            version: "0.19.1".into(),
            licence: "MIT/Apache-2.0".into(),
            repository: "https://example.org/bevy".into(),
            folder: "".into(),
        };
        let made = || list("1.2.3", "0123", [library.clone()]).expect("a list");
        assert_eq!(made(), made());
        assert_eq!(commit_of(&made(), "1.2.3").expect("a commit"), "0123");
        assert!(commit_of(&made(), "1.2.4").is_err());
        assert!(commit_of(b"[]", "1.2.3").is_err());
        let none = list("1.2.3", "0123", []).expect("a list");
        assert!(commit_of(&none, "1.2.3").is_err());
        let json: Value = serde_json::from_slice(&made()).expect("JSON");
        assert_eq!(json["specVersion"], "1.5");
        assert_eq!(json["metadata"]["component"]["version"], "1.2.3 (0123)");
        let part = &json["components"][0];
        assert_eq!(part["purl"], "pkg:cargo/bevy@0.19.1");
        assert_eq!(part["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert!(json.get("serialNumber").is_none());
    }
}
