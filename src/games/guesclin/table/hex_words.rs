//! What is on a hex and around it, in words: “B7: wood, English crossbowman, stunned”.

use super::plan::Plan;
use super::words;
use crate::keys;
use guesclin_rules::{Board, Direction, Fighter, Hex, ObjectKind, ObjectPlace, Stage, Terrain};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;

/// What is on a hex.
#[must_use]
pub fn hex(board: &Board, at: Hex) -> LocalizedText {
    let scenario = board.scenario();
    let mut said = vec![words::hex(at)];
    let labels = scenario.map.labels.iter();
    said.extend(
        labels
            .filter(|label| label.at == at)
            .filter_map(|label| words::place(&label.text)),
    );
    said.push(ground(board, at));
    for (post, n) in scenario.posts.iter().zip(0..) {
        if let Some(camp) = board.post(n).filter(|_| post.at == at) {
            let of = words::of_camp(camp);
            said.push(LocalizedText::new(keys::GUESCLIN_POST).with("of", of));
        }
    }
    if let Some(who) = board.on(at) {
        said.extend(fighter_parts(board, who));
    }
    for (object, spot) in board.objects() {
        if spot == ObjectPlace::Lies(at) {
            let what = words::object(scenario, object);
            said.push(LocalizedText::new(keys::GUESCLIN_LIES).with("object", what));
        }
    }
    for way in Direction::ALL {
        if let Some(obstacle) = scenario.map.obstacle(at, way) {
            said.push(
                LocalizedText::new(keys::GUESCLIN_EDGE)
                    .with("obstacle", words::obstacle(obstacle))
                    .with("way", words::way(way)),
            );
        }
    }
    words::commas(said).unwrap_or_else(|| words::hex(at))
}

/// The same, with the fighter who would be placed there by what is planned.
#[must_use]
pub fn planned(board: &Board, plan: &Plan, at: Hex) -> LocalizedText {
    let here = hex(board, at);
    match plan.place {
        Some((who, to)) if to == at => LocalizedText::new(keys::GUESCLIN_WOULD_STAND)
            .with("hex", here)
            .with("who", words::fighter_mid(board.scenario(), who)),
        _ => here,
    }
}

fn ground(board: &Board, at: Hex) -> LocalizedText {
    if board.is_raised(at) {
        LocalizedText::new(keys::GUESCLIN_BRIDGE_RAISED)
    } else {
        words::terrain(board.scenario().map.terrain(at))
    }
}

/// A fighter with how they fare: English crossbowman, stunned, has acted.
fn fighter_parts(board: &Board, who: Fighter) -> Vec<LocalizedText> {
    let state = board.fighter(who);
    let mut said = vec![words::fighter(board.scenario(), who)];
    if state.stunned {
        said.push(LocalizedText::new(keys::GUESCLIN_STUNNED));
    }
    if let Some(order) = state.order {
        let order = words::order(order);
        said.push(LocalizedText::new(keys::GUESCLIN_UNDER_ORDER).with("order", order));
    }
    said.extend(carried(board, who));
    if state.acted && board.stage() == Stage::Act(board.banner(who)) {
        said.push(LocalizedText::new(keys::GUESCLIN_ACTED));
    }
    said
}

/// What a fighter bears or drives, if anything: bears bundle 2.
#[must_use]
pub fn carried(board: &Board, who: Fighter) -> Option<LocalizedText> {
    let object = board.fighter(who).bears?;
    let key = match board.thing(object).kind {
        ObjectKind::Load => keys::GUESCLIN_BEARS,
        ObjectKind::Cart => keys::GUESCLIN_DRIVES,
    };
    let what = words::object_object(board.scenario(), object);
    Some(LocalizedText::new(key).with("object", what))
}

/// A fighter's numbers and traits: MOVE 4, MELEE 3, DEFENCE 8, Commander.
#[must_use]
pub fn numbers(board: &Board, who: Fighter) -> LocalizedText {
    let now = board.numbers(who);
    let stat = |key: MessageKey, n: i64| {
        LocalizedText::new(keys::GUESCLIN_STAT)
            .with("stat", LocalizedText::new(key))
            .with("n", n)
    };
    let mut said = vec![
        stat(keys::GUESCLIN_STAT_MOVE, now.moves.into()),
        stat(keys::GUESCLIN_STAT_MELEE, now.melee.into()),
        stat(keys::GUESCLIN_STAT_DEFENCE, now.defence.into()),
    ];
    if let Some(shot) = board.stats(who).shot {
        said.push(stat(keys::GUESCLIN_STAT_SHOT, shot.into()));
    }
    let traits = board.counter(who).traits;
    let initiative = traits.initiative && !board.fighter(who).stunned;
    for (has, key) in [
        (traits.commander, keys::GUESCLIN_TRAIT_COMMANDER),
        (traits.skirmisher, keys::GUESCLIN_TRAIT_SKIRMISHER),
        (initiative, keys::GUESCLIN_TRAIT_INITIATIVE),
    ] {
        if has {
            said.push(LocalizedText::new(key));
        }
    }
    words::commas(said).unwrap_or_else(|| words::fighter(board.scenario(), who))
}

/// What stands around a hex, clockwise from the north; open ground with nothing on it is left out.
#[must_use]
pub fn around(board: &Board, at: Hex) -> Vec<LocalizedText> {
    let map = &board.scenario().map;
    let mut said = Vec::new();
    for (way, next) in map.around(at) {
        let open = matches!(map.terrain(next), Terrain::Grass | Terrain::Court);
        let lies = board
            .objects()
            .any(|(_, spot)| spot == ObjectPlace::Lies(next));
        let bare = open && board.on(next).is_none() && !lies;
        if !bare || map.obstacle(at, way).is_some() {
            said.push(
                LocalizedText::new(keys::GUESCLIN_AROUND)
                    .with("way", words::way(way))
                    .with("what", hex(board, next)),
            );
        }
    }
    if said.is_empty() {
        said.push(LocalizedText::new(keys::GUESCLIN_AROUND_NONE));
    }
    said
}

/// What the next lines tell: around B7.
#[must_use]
pub fn around_of(at: Hex) -> LocalizedText {
    LocalizedText::new(keys::GUESCLIN_AROUND_OF).with("hex", words::hex(at))
}
