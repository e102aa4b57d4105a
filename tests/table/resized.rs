//! The window's size changes while cards fly: each lands in its place for the new size, and no other is out of place.
//! A window that is dragged leaves no letters of the sizes on its way.

use guyenne::games::guyenne::ID;
use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy::text::{FontAtlasSet, TextLayoutInfo};
use bevy_tweening::TweenAnim;
use guyenne::app::Screen;
use guyenne::games::guyenne::table::DisplayedView;
use guyenne::games::guyenne::table::card::{CardLocation, Owner, Placement};
use guyenne::games::guyenne::table::card_pose::{self};
use guyenne::games::guyenne::table::layout::TableLayout;
use guyenne::timings::Speed;

use crate::harness::{Device, Hands, two_squires};

/// The window sizes, one after the other, in logical pixels.
const WINDOWS: [(f32, f32); 4] = [
    (844.0, 390.0),
    (1920.0, 1080.0),
    (1024.0, 768.0),
    (1280.0, 720.0),
];
/// The size changes every so many frames; not a multiple of any duration at the table.
const EVERY: usize = 37;

/// How many cards fly, and which of the others are out of place.
fn astray(hands: &mut Hands) -> (usize, Vec<String>) {
    let world = hands.app.world_mut();
    let (Some(shown), layout) = (
        world.get_resource::<DisplayedView>().cloned(),
        *world.resource::<TableLayout>(),
    ) else {
        return (0, Vec::new());
    };
    let mut cards = world.query::<(&Owner, &Placement, &Transform, Has<TweenAnim>)>();
    let mut fly = 0;
    let mut lost = Vec::new();
    for (&owner, placement, at, flies) in cards.iter(world) {
        if flies {
            fly += 1;
            continue;
        }
        let (slot, _) = card_pose::card_pose(&layout, &shown, owner, placement.0, false);
        let away = slot.center.distance(at.translation.truncate());
        if away > 0.5 {
            lost.push(format!("{owner:?} {:?}: {away} away", placement.0));
        }
    }
    (fly, lost)
}

#[test]
fn cards_land_where_they_belong_when_the_window_changes_in_flight() {
    let mut hands = Hands::open(two_squires(Speed::X2), Device::Keys);
    hands.until(600, |hands| hands.screen() == Screen::Table(ID));
    hands.update(2);
    let mut in_flight = 0;
    let mut before_castles = 0;
    for frame in 0..4000 {
        if hands.screen() != Screen::Table(ID) {
            break;
        }
        let (fly, _) = astray(&mut hands);
        if frame % EVERY == 0 {
            in_flight += usize::from(fly > 0);
            hands.resize(WINDOWS[frame / EVERY % WINDOWS.len()]);
            // One frame to read the message, one to draw.
            hands.update(2);
        }
        hands.update(1);
        let (_, lost) = astray(&mut hands);
        assert!(lost.is_empty(), "frame {frame}: {lost:#?}");
        let world = hands.app.world_mut();
        let mut cards = world.query::<&Placement>();
        before_castles += cards
            .iter(world)
            .filter(|placement| matches!(placement.0, CardLocation::Front { .. }))
            .count();
    }
    assert!(in_flight > 10, "changed {in_flight} times in mid-flight");
    assert!(before_castles > 0, "nobody played");
}

/// There is dust where a card lands before a castle, and only there: not when the window's size changes, not when a row
/// makes room, not when cards move to the combat stage.
#[test]
fn dust_rises_once_for_each_card_that_is_laid() {
    /// Particles of one card's dust.
    const SPECKS: usize = 7;
    let mut hands = Hands::open(two_squires(Speed::X2), Device::Keys);
    hands.until(600, |hands| hands.screen() == Screen::Table(ID));
    let (mut laid, mut lie, mut specks) = (0, BTreeSet::new(), BTreeSet::new());
    for frame in 0..1500 {
        if frame % EVERY == 0 {
            hands.resize(WINDOWS[frame / EVERY % WINDOWS.len()]);
        }
        hands.update(1);
        let world = hands.app.world_mut();
        let mut cards = world.query::<(Entity, &Placement)>();
        for (card, placement) in cards.iter(world) {
            if !matches!(placement.0, CardLocation::Front { .. }) {
                lie.remove(&card);
            } else if lie.insert(card) {
                laid += 1;
            }
        }
        let mut named = world.query::<(Entity, &Name)>();
        let dust = named
            .iter(world)
            .filter(|(_, name)| name.as_str() == "dust");
        specks.extend(dust.map(|(speck, _)| speck));
        assert!(
            specks.len() <= laid * SPECKS,
            "frame {frame}: {} specks for {} cards",
            specks.len(),
            laid
        );
    }
    assert!(laid > 10, "{laid} cards were laid");
    // All but the cards that are still in flight.
    assert!(
        specks.len() >= (laid - 8) * SPECKS,
        "{} specks",
        specks.len()
    );
}

/// How many sizes of typefaces have pictures of their letters, and how many texts are drawn with pictures that are gone.
fn glyph_sets(hands: &mut Hands) -> (usize, usize) {
    let world = hands.app.world_mut();
    let mut texts = world.query::<&TextLayoutInfo>();
    let sets = world.resource::<FontAtlasSet>();
    let kept: Vec<_> = (sets.values().flatten())
        .map(|atlas| atlas.texture.id())
        .collect();
    let gone = |text: &&TextLayoutInfo| {
        let mut glyphs = text.glyphs.iter();
        glyphs.any(|glyph| !kept.contains(&glyph.atlas_info.texture))
    };
    (sets.len(), texts.iter(world).filter(gone).count())
}

/// The engine keeps the letters of every size for good, a mebibyte and more for each. A dragged window has hundreds.
#[test]
fn a_dragged_window_leaves_no_letters_of_the_sizes_on_its_way() {
    let mut hands = Hands::open(two_squires(Speed::X1), Device::Keys);
    hands.until(600, |hands| hands.screen() == Screen::Table(ID));
    hands.update(20);
    let (at_rest, gone) = glyph_sets(&mut hands);
    assert_eq!(gone, 0);
    let mut most = 0;
    for step in 0..120_u8 {
        let wide = f32::from(step).mul_add(7.0, 960.0);
        hands.resize((wide, wide * 0.5625));
        hands.update(2);
        let (sets, gone) = glyph_sets(&mut hands);
        assert_eq!(gone, 0, "step {step}: texts without their letters");
        most = most.max(sets);
    }
    assert!(at_rest > 10, "{at_rest} sets: letters are not drawn here");
    assert!(
        most <= 4 * at_rest,
        "{at_rest} sets at rest, {most} in a drag"
    );
}
