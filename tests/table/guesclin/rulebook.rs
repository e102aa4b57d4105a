//! Guesclin's rulebook on screen: every page fits every window and letter, and the examples are drawn on the map.

use bevy::prelude::*;
use guyenne::games::guesclin::rules::rulebook::CHAPTERS;
use guyenne::table::rules_topics::BookPage;

use super::player::{open, wait, with};
use crate::harness::{Device, Hands};
use crate::rulebook::{assert_every_page_fits, open_book};

fn at_table() -> Hands {
    let mut hands = open(with(&[("scenario", "4")], 7), Device::Keys);
    wait(&mut hands);
    hands
}

#[test]
fn every_paragraph_and_figure_fits_its_pane_in_every_language_and_size() {
    assert_every_page_fits(&mut at_table(), CHAPTERS.len());
}

/// The examples are drawn on a part of the map, with their figures on it.
#[test]
fn examples_are_drawn_on_the_map_with_their_counters() {
    let mut hands = at_table();
    open_book(&mut hands);
    hands.app.world_mut().resource_mut::<BookPage>().only_here = false;
    let mut boards = 0;
    for (chapter, of) in CHAPTERS.iter().enumerate() {
        hands.app.world_mut().resource_mut::<BookPage>().chapter = chapter;
        hands.update(4);
        let world = hands.app.world_mut();
        let mut named = world.query::<(&Name, &Children)>();
        let drawn: Vec<Vec<Entity>> = (named.iter(world))
            .filter(|(name, _)| name.as_str() == "Example board")
            .map(|(_, children)| children.to_vec())
            .collect();
        let examples = of.paragraphs.iter();
        let examples = examples.filter(|paragraph| paragraph.example.is_some());
        assert_eq!(drawn.len(), examples.count(), "chapter {chapter}");
        for parts in drawn {
            // The map, two figures with their shadows, an arrow.
            assert!(parts.len() >= 6, "{}", parts.len());
            let [map, figure] = [parts[0], parts[2]].map(|part| hands.area(part));
            let (map, figure) = (map.expect("a map"), figure.expect("a figure"));
            assert!(map.contains(figure.center()) && map.width() > figure.width() * 8.0);
            boards += 1;
        }
    }
    assert!(boards >= 5, "{boards}");
}
