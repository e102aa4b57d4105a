//! What a note covers: nothing that is needed, in small and large windows, with letters of every size.

use bevy::prelude::*;
use guyenne::games::guyenne::table::DisplayedView;
use guyenne::games::guyenne::table::card_pose::stage_castle;
use guyenne::games::guyenne::table::first_notes::ALL;
use guyenne::games::guyenne::table::layout::TableLayout;
use guyenne::i18n::{LocalizedText, Localizer};
use guyenne::table::Notes;

use super::panel::{FIRST, game, until_decision};
use crate::guyenne::whole_game::{decision, play};
use crate::harness::{Device, Hands};
use crate::notes::shown;
use crate::text_size::faults_in_every_size;

/// What is wrong with the note on screen.
fn faults(hands: &mut Hands, window: Vec2) -> Vec<String> {
    let mut faults = Vec::new();
    // The longest ones need the most room.
    let localizer = hands.app.world().resource::<Localizer>();
    let mut longest = ALL.map(|note| (localizer.translate(note.key).chars().count(), note));
    longest.sort_by_key(|(letters, _)| core::cmp::Reverse(*letters));
    for (_, note) in longest.into_iter().take(3) {
        let world = hands.app.world_mut();
        let mut notes = world.resource_mut::<Notes>();
        notes.clear();
        notes.call(note, &default());
        hands.update(3);
        let Some((panel, _)) = shown(hands) else {
            faults.push(format!("{} is not seen", note.key));
            continue;
        };
        let area = hands.area(panel).expect("a place");
        let world = hands.app.world_mut();
        let layout = *world.resource::<TableLayout>();
        let staged = stage_castle(&world.resource::<DisplayedView>().view).is_some();
        let hud = &layout.hud;
        let free: Vec<(&str, Rect)> = if staged {
            vec![
                ("prompt", layout.reveal.prompt),
                ("buttons", layout.reveal.buttons.area),
                ("cards", layout.whole_stage()),
                ("castle", layout.reveal.castle.rect()),
            ]
        } else {
            vec![
                ("prompt", hud.scroll),
                ("what is missing", hud.hint),
                ("buttons", hud.buttons.area),
                ("hint button", hud.hint_button),
                ("pause button", hud.pause_button),
                ("hand", layout.whole_hand()),
                ("castles", layout.strip),
            ]
        };
        for (name, rect) in free {
            let rect = layout.to_ui(rect, 1.0);
            let rect = Rect::new(
                rect.left,
                rect.top,
                rect.left + rect.width,
                rect.top + rect.height,
            );
            let both = rect.intersect(area);
            if both.width() > 2.0 && both.height() > 2.0 {
                faults.push(format!(
                    "{}: {area:?} lies on the {name} {rect:?}",
                    note.key
                ));
            }
        }
        let slack = Rect::from_corners(Vec2::splat(-1.0), window + 1.0);
        if !(slack.contains(area.min) && slack.contains(area.max)) {
            faults.push(format!("{}: {area:?} leaves the window", note.key));
        }
        let mut texts = hands.app.world_mut().query_filtered::<Entity, With<Text>>();
        let texts: Vec<Entity> = texts.iter(hands.app.world()).collect();
        let inner = area.inflate(-5.0);
        let mut said = false;
        for text in texts {
            let sentence = hands.app.world().get::<LocalizedText>(text);
            let sentence = sentence.is_some_and(|message| message.key() == note.key);
            let is_on_panel = hands.nodes_above(text).last() == Some(&panel);
            let Some(text_area) = hands.area(text).filter(|_| is_on_panel) else {
                continue;
            };
            said |= sentence && !text_area.is_empty();
            let is_inside = inner.contains(text_area.min) && inner.contains(text_area.max);
            if !(text_area.is_empty() || is_inside) {
                let words = hands.words_of(text);
                faults.push(format!(
                    "{}: {words:?} {text_area:?} leaves {area:?}",
                    note.key
                ));
            }
        }
        if !said {
            faults.push(format!("{} cannot be read", note.key));
        }
    }
    faults
}

/// The note on screen has no faults in a small and a large window.
fn covers_nothing(hands: &mut Hands) {
    let windows = [(844.0, 390.0), (1280.0, 720.0)];
    let found = faults_in_every_size(hands, &windows, faults);
    assert!(
        found.is_empty(),
        "{} faults: {:#?}",
        found.len(),
        &found[..found.len().min(30)]
    );
}

#[test]
fn a_note_covers_neither_prompt_nor_hand_nor_castles() {
    let mut hands = game(&FIRST, 2, Device::Keys);
    covers_nothing(&mut hands);
}

#[test]
fn a_note_covers_nothing_of_a_combat() {
    let words = [
        ("seats", "english:random french:human"),
        ("level", "advanced"),
    ];
    let mut hands = game(&words, 8, Device::Keys);
    for n in 0..200 {
        let staged = |hands: &Hands| {
            let shown = hands.app.world().get_resource::<DisplayedView>();
            shown.is_some_and(|shown| stage_castle(&shown.view).is_some())
        };
        if staged(&hands) {
            break;
        }
        let to_decide = decision(&hands).expect("a person decides");
        play(&mut hands, to_decide.nth(n * 7919 % to_decide.count()));
        until_decision(&mut hands);
    }
    covers_nothing(&mut hands);
}
