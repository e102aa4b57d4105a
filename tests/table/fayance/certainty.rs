//! When a crown is certain the table says so, and offers to let the pages turn fast, until the table is left.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use guyenne::app::Screen;
use guyenne::games::fayance::ai::{bot, certain};
use guyenne::games::fayance::rules::record::{Record, RecordPlayer};
use guyenne::games::fayance::rules::{BySide, RulesConfig, Side, Stage};
use guyenne::games::fayance::table::certainty::{Certain, FastPages};
use guyenne::rules::seed::Seed;
use guyenne::theme::{MotionSettings, Speed};

use super::player::{resume, wait};
use crate::harness::Hands;

/// Two people's game up to where a territory is to be turned from the seventh on, and whose crown is certain there, if any.
fn games_to_the_end() -> Vec<(String, Option<Side>)> {
    let mut found = Vec::new();
    for seed in 0..20 {
        let players = BySide(Side::ALL.map(|side| RecordPlayer::human(side, side.name())));
        let started = Record::start(RulesConfig::default(), Seed(seed), players);
        let (mut position, mut record) = started.expect("a set-up");
        let mut bots = ["apprentice", "glazier"].map(|name| bot(name, Seed(seed)).expect("a bot"));
        while let Some(&side) = position.to_move().first() {
            let view = position.view(Some(side));
            if view.stage == Stage::Lay && view.captures.len() > 5 {
                found.push((record.line(), certain(&view)));
                break;
            }
            let m = bots[side.index()].choose(&view).expect("a move");
            position.play_observed(side, m, &mut record).expect("legal");
        }
    }
    found
}

fn offers(hands: &mut Hands) -> Option<Entity> {
    let world = hands.app.world_mut();
    let mut buttons = world.query_filtered::<Entity, With<FastPages>>();
    buttons.iter(world).next()
}

#[test]
fn the_table_says_when_a_crown_is_certain() {
    let games = games_to_the_end();
    let some = games.iter().find(|(_, certain)| certain.is_some());
    let (record, king) = some.expect("a game that is settled");
    let mut hands = resume(record.clone());
    hands.app.world_mut().resource_mut::<MotionSettings>().speed = Speed::X2;
    wait(&mut hands);
    for _ in 0..600 {
        hands.update(1);
        if offers(&mut hands).is_some() {
            break;
        }
    }
    assert_eq!(hands.app.world().resource::<Certain>().0, *king);
    hands.update(3);
    assert!(hands.says("fayance-certain"));
    let fast = offers(&mut hands).expect("a button");
    hands.app.world_mut().trigger(Activate { entity: fast });
    hands.update(3);
    let speed = |hands: &Hands| hands.app.world().resource::<MotionSettings>().speed;
    assert_eq!(speed(&hands), Speed::X4);
    assert_eq!(offers(&mut hands), None);
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    hands.until(50, |hands| hands.screen() == Screen::Title);
    hands.update(3);
    assert_eq!(speed(&hands), Speed::X2, "only for this game");
    drop(hands);

    let open = games.iter().find(|(_, certain)| certain.is_none());
    let (record, _) = open.expect("a game that is open");
    let mut hands = resume(record.clone());
    wait(&mut hands);
    hands.update(400);
    assert_eq!(hands.app.world().resource::<Certain>().0, None);
    assert_eq!(offers(&mut hands), None);
}
