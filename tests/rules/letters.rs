//! The fonts have every letter that the locale files use, and no more than the languages of western Europe need: a font
//! with everything would be ten times as large.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use guyenne::rules::shown_text::is_sign;
use ttf_parser::Face;

use crate::words::{files, read};

/// The fonts for texts and titles.
const TEXT: [&str; 5] = [
    "EBGaramond-Regular",
    "EBGaramond-SemiBold",
    "EBGaramond-Italic",
    "GrenzeGotisch-SemiBold",
    "GrenzeGotisch-Bold",
];

/// The most bytes of a font file.
const HEAVIEST: usize = 100_000;

fn font(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/fonts/{name}.ttf"));
    fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Every character of every locale file, comments included.
fn letters() -> BTreeSet<char> {
    let mut letters: BTreeSet<char> = ('!'..='~').collect();
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    for file in files(&locales, "ftl") {
        letters.extend(read(&file).chars().filter(|c| !c.is_control()));
    }
    letters
}

#[test]
fn every_letter_of_every_language_is_in_every_font() {
    let letters = letters();
    assert!(letters.contains(&'é') && letters.len() > 100);
    for name in TEXT {
        let bytes = font(name);
        let face = Face::parse(&bytes, 0).expect("a font");
        let missing: String = letters
            .iter()
            .filter(|&&letter| face.glyph_index(letter).is_none())
            .collect();
        assert_eq!(missing, "", "{name} lacks letters");
    }
}

#[test]
fn the_letters_of_the_languages_to_come_are_there_too() {
    for name in TEXT {
        let bytes = font(name);
        let face = Face::parse(&bytes, 0).expect("a font");
        for letter in "äöüßÄÖÜñáéíóúÑ¿¡œŒ„“”‚‘’«»–—…".chars()
        {
            assert!(face.glyph_index(letter).is_some(), "{name} lacks {letter}");
        }
    }
}

#[test]
fn every_letter_of_a_name_and_every_sign_from_outside_is_in_every_font() {
    let signs: Vec<char> = ('\0'..='\u{ffff}').filter(|&sign| is_sign(sign)).collect();
    assert!(signs.len() > 300 && signs.contains(&'Ÿ'));
    for name in TEXT {
        let bytes = font(name);
        let face = Face::parse(&bytes, 0).expect("a font");
        let missing: String = signs
            .iter()
            .filter(|&&sign| face.glyph_index(sign).is_none())
            .collect();
        assert_eq!(missing, "", "{name} lacks letters");
    }
}

#[test]
fn the_space_that_stands_for_a_no_break_space_looks_the_same() {
    for name in TEXT {
        let bytes = font(name);
        let face = Face::parse(&bytes, 0).expect("a font");
        let [space, drawn] = ['\u{a0}', '\u{2007}'].map(|letter| face.glyph_index(letter));
        assert!(space.is_some() && space == drawn, "{name}");
    }
}

#[test]
fn no_font_is_heavier_than_it_need_be() {
    for name in TEXT {
        let bytes = font(name).len();
        assert!(
            bytes <= HEAVIEST,
            "{name}: {bytes} bytes; see assets/fonts/README.md"
        );
    }
}
