//! Whether the sounds in `assets/audio` are baked from their scores and recipes, and are within their budget. Bakes
//! nothing itself.

#[path = "../../src/bin/sound/manifest.rs"]
mod manifest;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::marks;

use manifest::{Manifest, SOUNDS, SoundKind};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn sounds_match_their_scores_and_recipes() {
    let stale = manifest::stale(root());
    let texts: Vec<String> = stale.iter().map(ToString::to_string).collect();
    assert!(
        texts.is_empty(),
        "bake anew with `cargo sound`:\n{}",
        texts.join("\n")
    );
}

#[test]
fn every_sound_is_planned_listed_and_there() {
    let planned: BTreeSet<&str> = SOUNDS.iter().map(|sound| sound.name).collect();
    assert_eq!(planned.len(), SOUNDS.len(), "a name is planned twice");
    let listed = Manifest::read(root());
    let listed: BTreeSet<&str> = listed.names().collect();
    assert_eq!(listed, planned);
    let files = manifest::names(&root().join(manifest::BAKED), ".ogg");
    let names: BTreeSet<&str> = files
        .iter()
        .map(|file| file.trim_end_matches(".ogg"))
        .collect();
    assert_eq!(names, planned);
    for file in &files {
        let bytes = fs::read(root().join(manifest::BAKED).join(file)).expect("a readable file");
        assert!(bytes.starts_with(b"OggS"), "{file} is no Ogg file");
    }
}

#[test]
fn every_piece_of_music_is_written_down() {
    let scores = manifest::names(&root().join(manifest::WRITTEN), ".abc");
    let music = SOUNDS
        .iter()
        .filter(|sound| sound.kind != SoundKind::Effect);
    let music: BTreeSet<String> = music.map(|sound| format!("{}.abc", sound.name)).collect();
    assert_eq!(scores.into_iter().collect::<BTreeSet<_>>(), music);
}

#[test]
fn sounds_keep_their_budget() {
    assert_eq!(manifest::over_budget(root()), Vec::<String>::new());
}
