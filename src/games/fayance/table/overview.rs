//! The table in words: what is owed, what each side holds, the territory with the terrain of each side, and where all
//! cards are. Pure functions of the view on screen: nothing that is chosen and not yet shown is in any sentence.

use super::{GameConfig, words};
use crate::keys;
use fayance_rules::{Card, People, Side, Stage, Terrain, View};
use kit_i18n::{LocalizedText, MessageArgument};
use kit_rules::message_key::MessageKey;

/// A sentence about the player of a side.
fn of_player(key: MessageKey, config: &GameConfig, side: Side) -> LocalizedText {
    LocalizedText::new(key).with("name", words::player(config, side))
}

/// Phrases as a list within a sentence.
fn list(phrases: impl Iterator<Item = LocalizedText>) -> MessageArgument {
    MessageArgument::List(phrases.map(Into::into).collect())
}

/// Cards within a sentence, each of two alike by itself.
fn cards(all: impl Iterator<Item = Card>) -> MessageArgument {
    let mut all = all.peekable();
    match all.peek() {
        Some(_) => list(all.map(words::card)),
        None => LocalizedText::new(keys::FAYANCE_NO_CARDS).into(),
    }
}

/// What a side must choose now; `None` while nothing is due.
fn due(stage: Stage) -> Option<&'static str> {
    match stage {
        Stage::Muster => Some("muster"),
        Stage::Call => Some("call"),
        Stage::Lay => Some("lay"),
        Stage::Choose => Some("choose"),
        Stage::Refill => Some("refill"),
        Stage::Between | Stage::Over(_) => None,
    }
}

/// What is owed, or who won.
fn owed(view: &View, sides: [Side; 2], config: &GameConfig) -> Vec<LocalizedText> {
    if let Some(outcome) = view.outcome {
        return vec![of_player(keys::FAYANCE_LOG_END, config, outcome.winner)];
    }
    let Some(what) = due(view.stage) else {
        return Vec::new();
    };
    let told = sides.into_iter().filter_map(|side| {
        let seen = &view.sides[side];
        match (seen.confirmed, seen.owes) {
            (true, _) => Some(of_player(keys::FAYANCE_OVERVIEW_CONFIRMED, config, side)),
            (false, true) => {
                Some(of_player(keys::FAYANCE_OVERVIEW_OWES, config, side).with("what", what))
            }
            (false, false) => None,
        }
    });
    told.collect()
}

/// The territories that a side holds.
fn held(view: &View, side: Side, config: &GameConfig) -> LocalizedText {
    match view.held()[side] {
        0 => of_player(keys::FAYANCE_OVERVIEW_HOLDS_NONE, config, side),
        n => of_player(keys::FAYANCE_OVERVIEW_HOLDS, config, side)
            .with("n", n)
            .with("all", list(view.captured(side).map(words::territory))),
    }
}

/// The people that a terrain favours.
fn favoured(terrain: Terrain) -> Option<People> {
    People::ALL
        .into_iter()
        .find(|people| people.is_favoured(terrain))
}

/// The territory that is fought over, as it lies, or its edges before it is laid.
fn land(view: &View, sides: [Side; 2], config: &GameConfig) -> Vec<LocalizedText> {
    let Some(land) = view.land else {
        return Vec::new();
    };
    let territory = words::territory(land.territory);
    let Some(terrains) = land.terrains() else {
        let edges = land.territory.edges().into_iter().map(words::terrain);
        return vec![
            LocalizedText::new(keys::FAYANCE_OVERVIEW_EDGES)
                .with("territory", territory)
                .with("edges", list(edges)),
        ];
    };
    let mut told = vec![
        LocalizedText::new(keys::FAYANCE_OVERVIEW_LAND)
            .with("territory", territory)
            .with("n", view.combat.max(1)),
    ];
    told.extend(sides.into_iter().filter_map(|side| {
        let terrain = terrains[side];
        Some(
            of_player(keys::FAYANCE_OVERVIEW_GROUND, config, side)
                .with("terrain", words::terrain(terrain))
                .with("people", words::people(favoured(terrain)?)),
        )
    }));
    told
}

/// The pile of territories.
fn pile(view: &View) -> Vec<LocalizedText> {
    let Some(top) = view.top else {
        return vec![keys::FAYANCE_PILE_EMPTY.into()];
    };
    let mut told =
        vec![LocalizedText::new(keys::FAYANCE_PILE_NEXT).with("territory", words::territory(top))];
    if view.below.count() > 0 {
        let below = list(view.below.iter().map(words::territory));
        told.push(LocalizedText::new(keys::FAYANCE_OVERVIEW_BELOW).with("all", below));
    }
    told
}

/// The table in words, part by part: the viewer's side first. `near` is the side at the near edge.
#[must_use]
pub fn overview(view: &View, near: Side, config: &GameConfig) -> Vec<LocalizedText> {
    let sides = [near, near.other()];
    let mut all = owed(view, sides, config);
    if config.only_person() == Some(near) {
        all.push(LocalizedText::new(keys::FAYANCE_OVERVIEW_YOU).with("side", words::side(near)));
    }
    if let Some(leader) = view.leader.filter(|_| view.outcome.is_none()) {
        all.push(of_player(keys::FAYANCE_OVERVIEW_LEADS, config, leader));
    }
    all.extend(land(view, sides, config));
    all.extend(sides.map(|side| held(view, side, config)));
    for side in sides {
        let army = view.sides[side].slots.into_iter().flatten();
        all.push(of_player(keys::FAYANCE_OVERVIEW_ARMY, config, side).with("cards", cards(army)));
    }
    for side in sides {
        let seen = &view.sides[side];
        all.push(match seen.reserve {
            Some(reserve) => of_player(keys::FAYANCE_OVERVIEW_RESERVE, config, side)
                .with("cards", cards(reserve.iter())),
            None => of_player(keys::FAYANCE_OVERVIEW_RESERVE_COUNT, config, side)
                .with("n", seen.reserve_count),
        });
    }
    for side in sides {
        let fallen = view.sides[side].discard.iter();
        all.push(
            of_player(keys::FAYANCE_OVERVIEW_FALLEN, config, side).with("cards", cards(fallen)),
        );
    }
    all.extend(pile(view));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::localizer;
    use crate::request;
    use fayance_rules::{Move, Opening, Position, RulesConfig, Setup, Territory};
    use kit_i18n::{Language, Localizer};
    use kit_rules::seed::Seed;
    use kit_table::GameRequest;

    fn config() -> GameConfig {
        request::read_request(&GameRequest::default())
    }

    /// A view of each side and of everybody at every decision of a game.
    fn views(mut look: impl FnMut(&Position, Option<Side>)) {
        let opening = RulesConfig {
            opening: Opening::Duel,
        };
        let setup = Setup::of_seed(opening, Seed(5));
        let mut position = Position::observed(setup, &mut ()).expect("a set-up");
        let mut at = 0;
        while let Some(&side) = position.to_move().first() {
            for viewer in [None, Some(Side::North), Some(Side::South)] {
                look(&position, viewer);
            }
            at += 1;
            let moves = position.legal_moves(side);
            let m = moves[(at * 7 + 3) % moves.len()];
            position.play(side, m).expect("a legal move");
        }
        look(&position, Some(Side::South));
    }

    fn told(view: &View, localizer: &Localizer) -> Vec<String> {
        let near = view.viewer.unwrap_or(Side::South);
        overview(view, near, &config())
            .iter()
            .map(|message| {
                assert!(localizer.has(message.key()), "{}", message.key());
                let text = localizer.localize(message);
                assert!(!text.contains(['{', '}', '$']), "{text}");
                text
            })
            .collect()
    }

    #[test]
    fn every_card_and_every_territory_is_named_once_in_every_language() {
        for language in Language::ALL {
            let localizer = localizer(language);
            let name = |message: LocalizedText| localizer.localize(&message);
            views(|position, viewer| {
                let view = position.view(viewer);
                let told = told(&view, &localizer);
                let all = told.join("\n");
                for territory in Territory::ALL {
                    let name = name(words::territory(territory));
                    assert_eq!(all.matches(&name).count(), 1, "{name}: {told:#?}");
                }
                if viewer.is_none() {
                    return;
                }
                for n in 0..12 {
                    let card = Card::of_index(n).expect("a card");
                    let held = Side::ALL.map(|side| {
                        let seen = &view.sides[side];
                        let parts = [seen.active, view.reserve(side), seen.discard];
                        parts.map(|cards| cards.of_kind(card)).iter().sum::<u8>()
                    });
                    let name = name(words::card(card));
                    let named = all.matches(&name).count();
                    assert_eq!(named, usize::from(held[0] + held[1]), "{name}: {told:#?}");
                }
            });
        }
    }

    /// The sentences of a viewer are the same whatever anybody has chosen and not yet shown.
    #[test]
    fn no_pending_choice_is_told() {
        let mut compared = 0;
        views(|position, viewer| {
            let owing = position.to_move();
            for &side in &owing {
                let moves = position.legal_moves(side);
                if owing.len() < 2 || moves.len() < 2 {
                    continue;
                }
                let after = |m: Move| {
                    let mut position = position.clone();
                    position.play(side, m).expect("a legal move");
                    let view = position.view(viewer);
                    let near = viewer.unwrap_or(Side::South);
                    overview(&view, near, &config())
                };
                compared += 1;
                assert_eq!(after(moves[0]), after(*moves.last().expect("a move")));
            }
        });
        assert!(compared > 60, "{compared}");
    }
}
