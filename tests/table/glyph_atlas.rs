//! The pictures of letters are empty and there before the letters, at every size of the window.

use bevy::image::Image;
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use guyenne::app::{LaunchOptions, Menu};

use crate::harness::{Device, Hands};

/// What the pictures are called that texts in nodes have their letters from, and how many letters come from such.
fn names_of_pictures(hands: &mut Hands) -> Vec<(Option<&'static str>, usize)> {
    let world = hands.app.world_mut();
    let mut texts = world.query_filtered::<&TextLayoutInfo, With<Node>>();
    let images = world.resource::<Assets<Image>>();
    let mut names: Vec<(Option<&'static str>, usize)> = Vec::new();
    for glyph in texts.iter(world).flat_map(|text| &text.glyphs) {
        let image = images.get(glyph.atlas_info.texture).expect("a picture");
        let name = image.texture_descriptor.label;
        match names.iter_mut().find(|known| known.0 == name) {
            Some((_, letters)) => *letters += 1,
            None => names.push((name, 1)),
        }
    }
    names
}

#[test]
fn the_engine_makes_no_picture_for_letters_in_nodes() {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    for window in [(1280.0, 720.0), (844.0, 390.0), (1921.0, 1081.0)] {
        hands.resize(window);
        for menu in [Menu::Settings, Menu::Credits, Menu::None] {
            hands
                .app
                .world_mut()
                .resource_mut::<NextState<Menu>>()
                .set(menu);
            hands.update(20);
            let names = names_of_pictures(&mut hands);
            let [(Some("Letters"), letters)] = names[..] else {
                panic!("{window:?}, {menu:?}: {names:?}");
            };
            assert!(letters > 50, "{window:?}, {menu:?}: {letters} letters");
        }
    }
}
