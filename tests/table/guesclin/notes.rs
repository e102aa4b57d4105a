//! The notes of a first game: each comes once, when what it tells happens for the first time; it is closed with any
//! device and covers nothing that is needed; there is none in a demonstration and in the tutorial, and none when they
//! are off.

use std::collections::BTreeSet;

use bevy::prelude::*;
use guyenne::app::settings::{Settings, TextSize};
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guesclin::ID;
use guyenne::games::guesclin::rules::Hex;
use guyenne::games::guesclin::table::first_notes::ALL;
use guyenne::games::guesclin::table::geometry::{HEX, centre};
use guyenne::games::guesclin::table::layout::TableLayout;
use guyenne::games::guesclin::table::map_view::MapView;
use guyenne::games::guesclin::table::plan::{Deed, Plan};
use guyenne::games::guesclin::table::{DisplayedView, Selection};
use guyenne::i18n::Language;
use guyenne::rules::message_key::MessageKey;
use guyenne::table::Notes;
use guyenne::theme::Scale;

use super::layout::{outside, sized};
use super::player::{board, bot_move, close_note, open, play, selection, wait_noted, with};
use crate::harness::{Device, Hands};
use crate::notes::shown;

/// What a note may never cover, in pixels: the prompt, the plate and the buttons.
fn needed(hands: &Hands) -> Vec<Rect> {
    let world = hands.app.world();
    let (layout, scale) = (world.resource::<TableLayout>(), world.resource::<Scale>());
    let fixed = [
        layout.prompt,
        layout.plate,
        layout.commit,
        layout.pair[0],
        layout.pair[1],
        layout.finish,
        layout.tools,
    ];
    let all = fixed.into_iter();
    all.map(|rect| Rect::from_corners(rect.min * scale.ui, rect.max * scale.ui))
        .filter(|rect| !rect.is_empty())
        .collect()
}

/// The discs of the figures that may act, and of the hexes beside a planned blow, where helpers count; and the window
/// of the map, in which no note may cover them either. Middles, the radius of all, and the window, in pixels.
fn acting(hands: &Hands) -> (Vec<Vec2>, f32, Rect) {
    let world = hands.app.world();
    let (layout, scale) = (world.resource::<TableLayout>(), world.resource::<Scale>());
    let view = world.resource::<MapView>();
    let board = board(hands);
    let ready = board.all().filter(|&who| board.check_acts(who).is_ok());
    let middle = |at: Hex| (layout.map.min + view.place(centre(at))) * scale.ui;
    let plan = selection(hands).plan;
    let foe = plan
        .deed
        .and_then(Deed::target)
        .and_then(|foe| board.at(foe));
    let blow = foe.zip(plan.stand(&board));
    let beside = Hex::all()
        .filter(|at| blow.is_some_and(|(foe, own)| at.distance(foe) == 1 && at.distance(own) == 1));
    let middles = ready.filter_map(|who| board.at(who));
    let middles = middles.chain(foe).chain(beside).map(middle);
    let map = Rect::from_corners(layout.map.min * scale.ui, layout.map.max * scale.ui);
    (middles.collect(), HEX * view.zoom * scale.ui / 2.0, map)
}

/// Looks at the notes on screen, one after the other, and closes them.
fn read(hands: &mut Hands, came: &mut BTreeSet<MessageKey>, faults: &mut Vec<String>) {
    while let Some((panel, note)) = shown(hands) {
        assert!(
            ALL.contains(&note) && came.insert(note.key),
            "{note:?} again"
        );
        let area = hands.area(panel).expect("a panel");
        for rect in needed(hands) {
            let common = area.intersect(rect);
            if common.width() >= 1.0 && common.height() >= 1.0 {
                faults.push(format!("{}: {area:?} over {rect:?}", note.key));
            }
        }
        let (discs, radius, map) = acting(hands);
        let over = area.intersect(map);
        for disc in discs.into_iter().filter(|_| !over.is_empty()) {
            let nearest = disc.clamp(over.min, over.max);
            if nearest.distance(disc) < radius - 1.0 {
                faults.push(format!("{}: {area:?} over a figure at {disc}", note.key));
            }
        }
        faults.extend(outside(hands));
        let before = selection(hands);
        close_note(hands);
        assert_eq!(selection(hands), before, "the key closes the note only");
    }
}

/// Chooses the first fighter who can act, without a plan.
fn choose_fighter(hands: &mut Hands) {
    let known = board(hands);
    let Some(banner) = known.active() else { return };
    let mut all = known.of_banner(banner);
    let fighter = all.find(|&who| known.check_acts(who).is_ok());
    hands.app.world_mut().resource_mut::<Selection>().plan = Plan {
        fighter,
        ..Plan::default()
    };
    hands.update(3);
}

/// Plans the blow or the shot that is advised, without committing it.
fn plan_blow(hands: &mut Hands) {
    let known = board(hands);
    let Some(banner) = known.active() else { return };
    let ready = known
        .of_banner(banner)
        .filter(|&who| known.check_acts(who).is_ok());
    for who in ready {
        for deed in known
            .all()
            .flat_map(|foe| [Deed::Shoot(foe), Deed::Attack(foe)])
        {
            let mut plan = Plan {
                fighter: Some(who),
                ..Plan::default()
            };
            if plan.choose_deed(&known, deed).is_ok() {
                hands.app.world_mut().resource_mut::<Selection>().plan = plan;
                hands.update(3);
                return;
            }
        }
    }
}

#[test]
fn each_note_comes_once_and_covers_nothing_that_is_needed() {
    let mut all = BTreeSet::new();
    for (device, language, window, letters, scenario) in [
        (
            Device::Keys,
            Language::De,
            (844.0, 390.0),
            TextSize::Largest,
            "1",
        ),
        (
            Device::Pad,
            Language::Fr,
            (1280.0, 720.0),
            TextSize::Largest,
            "4",
        ),
        (
            Device::Keys,
            Language::En,
            (1920.0, 1080.0),
            TextSize::Normal,
            "2",
        ),
    ] {
        let words = [("scenario", scenario), ("english", "knight")];
        let mut hands = open(with(&words, 4), device);
        sized(&mut hands, window, letters, language);
        let (mut came, mut faults) = (BTreeSet::new(), Vec::new());
        for _ in 0..90 {
            wait_noted(&mut hands);
            if hands.screen() != Screen::Table(ID) {
                break;
            }
            read(&mut hands, &mut came, &mut faults);
            choose_fighter(&mut hands);
            read(&mut hands, &mut came, &mut faults);
            plan_blow(&mut hands);
            read(&mut hands, &mut came, &mut faults);
            hands.app.world_mut().resource_mut::<Selection>().plan = Plan::default();
            hands.update(2);
            let Some(m) = bot_move(&hands) else { break };
            play(&mut hands, m);
        }
        faults.truncate(8);
        assert_eq!(faults, [""; 0], "{language:?} {window:?}");
        for key in ["aim", "banners", "reach", "orders", "threat", "round"] {
            let key = format!("note-guesclin-{key}");
            assert!(
                came.iter().any(|note| *note == key.as_str()),
                "{key} of {came:?}"
            );
        }
        all.extend(came);
    }
    for key in ["sum", "line", "dice", "stunned"] {
        let key = format!("note-guesclin-{key}");
        assert!(
            all.iter().any(|note| *note == key.as_str()),
            "{key} of {all:?}"
        );
    }
}

#[test]
fn there_are_no_notes_when_they_are_off_and_in_a_demonstration() {
    let mut hands = open(with(&[("scenario", "1")], 4), Device::Keys);
    for _ in 0..40 {
        wait_noted(&mut hands);
        if shown(&mut hands).is_some() {
            break;
        }
        let m = bot_move(&hands).expect("a move");
        play(&mut hands, m);
    }
    assert!(shown(&mut hands).is_some());
    let mut settings = hands.app.world_mut().resource_mut::<Settings>();
    settings.aids.first_game_notes = false;
    hands.update(4);
    for _ in 0..8 {
        wait_noted(&mut hands);
        assert_eq!(shown(&mut hands), None);
        let Some(m) = bot_move(&hands) else { break };
        play(&mut hands, m);
    }
    drop(hands);
    let demo = LaunchOptions {
        game: Some(ID),
        seed: Some(3),
        demo: true,
        ..LaunchOptions::default()
    };
    let mut hands = open(demo, Device::Keys);
    hands.until(100, |hands| {
        hands.app.world().get_resource::<DisplayedView>().is_some()
    });
    for _ in 0..400 {
        hands.update(1);
        assert!(hands.app.world().resource::<Notes>().is_empty());
    }
}
