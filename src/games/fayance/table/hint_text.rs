//! The text of a hint: the move that it advises and why, as one sentence of the locale files.

use super::words;
use crate::keys;
use fayance_ai::{Hint, HintReason};
use fayance_rules::{Move, Side, View};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;
use kit_table::hint;

/// The sentence of a hint that was given for the decision in `view`.
#[must_use]
pub fn tell(hint: &Hint, view: &View) -> LocalizedText {
    let what = advised(hint.advised, view);
    // A phone has room for three lines: several cards leave room for one reason only.
    let room = match hint.advised {
        Move::Muster(row) | Move::Refill(row) if row.count() > 2 => 1,
        _ => 2,
    };
    let reasons = hint.reasons.iter().take(room).map(|&reason| why(reason));
    hint::sentence(what, reasons)
}

/// The advised move.
fn advised(m: Move, view: &View) -> LocalizedText {
    match m {
        Move::Muster(row) => {
            LocalizedText::new(keys::FAYANCE_HINT_MUSTER).with("cards", words::cards(row))
        }
        Move::Refill(row) => {
            LocalizedText::new(keys::FAYANCE_HINT_REFILL).with("cards", words::cards(row))
        }
        Move::Call(troop) => {
            LocalizedText::new(keys::FAYANCE_HINT_CALL).with("troop", words::troop(troop))
        }
        Move::Lay(turn) => {
            let side = view.viewer.unwrap_or(Side::South);
            let Some(land) = view.land else {
                return LocalizedText::new(keys::FAYANCE_HINT_NONE);
            };
            let terrain = land.territory.terrains(turn)[side];
            LocalizedText::new(keys::FAYANCE_HINT_LAY).with("terrain", terrain.name())
        }
        Move::Choose(card) => {
            LocalizedText::new(keys::FAYANCE_HINT_CHOOSE).with("card", words::card(card))
        }
    }
}

/// A reason, as a part of a sentence.
pub(super) fn why(reason: HintReason) -> LocalizedText {
    let plain = LocalizedText::new;
    let counted = |key: MessageKey, n: u8| LocalizedText::new(key).with("n", n);
    match reason {
        HintReason::Forced => plain(keys::FAYANCE_HINT_FORCED),
        HintReason::EqualCalls => plain(keys::FAYANCE_HINT_CALLS),
        HintReason::Edges {
            mine,
            terrain,
            theirs,
        } => plain(keys::FAYANCE_HINT_EDGES)
            .with("mine", mine)
            .with("terrain", terrain.name())
            .with("theirs", theirs),
        HintReason::Turning(n) => counted(keys::FAYANCE_HINT_TURNING, n),
        HintReason::EqualTurns => plain(keys::FAYANCE_HINT_TURNS),
        HintReason::Sure => plain(keys::FAYANCE_HINT_SURE),
        HintReason::Unbeaten(n) => counted(keys::FAYANCE_HINT_UNBEATEN, n),
        HintReason::Feared(n, card) => {
            counted(keys::FAYANCE_HINT_FEARED, n).with("card", words::card(card))
        }
        HintReason::Unlikely(n) => counted(keys::FAYANCE_HINT_UNLIKELY, n),
        HintReason::Mixed(n) => counted(keys::FAYANCE_HINT_MIXED, n),
        HintReason::KeepsHalfling(n) => counted(keys::FAYANCE_HINT_KEEPS, n),
        HintReason::Gain(n) => counted(keys::FAYANCE_HINT_GAIN, n),
        HintReason::Little => plain(keys::FAYANCE_HINT_LITTLE),
        HintReason::HoldsHalfling(n) => counted(keys::FAYANCE_HINT_HOLDS, n),
        HintReason::Answers => plain(keys::FAYANCE_HINT_ANSWERS),
        HintReason::Lands(n, next) => {
            counted(keys::FAYANCE_HINT_LANDS, n).with("territory", words::territory(next))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::localizer;
    use fayance_rules::{
        Card, Cards, Land, People, Position, Row, RulesConfig, Setup, Terrain, Territory, Troop,
    };
    use kit_i18n::Language;
    use kit_rules::seed::Seed;

    fn view() -> View {
        let setup = Setup::of_seed(RulesConfig::default(), Seed(1));
        let position = Position::new(setup).expect("a deal");
        View {
            land: Some(Land {
                territory: Territory::ALL[0],
                turn: None,
            }),
            ..position.view(Some(Side::South))
        }
    }

    fn every_reason() -> Vec<HintReason> {
        let card = Card::new(Troop::Warrior, People::Halfling);
        let of_count = |n| {
            [
                HintReason::Edges {
                    mine: n,
                    terrain: Terrain::Mountain,
                    theirs: 2 - n,
                },
                HintReason::Unbeaten(n),
                HintReason::Feared(n, card),
                HintReason::Unlikely(n),
            ]
        };
        let more = |n| {
            [
                HintReason::Turning(n),
                HintReason::Mixed(n),
                HintReason::KeepsHalfling(n),
                HintReason::Gain(n),
                HintReason::HoldsHalfling(n),
                HintReason::Lands(n, Territory::ALL[4]),
            ]
        };
        let mut all = vec![
            HintReason::Forced,
            HintReason::EqualCalls,
            HintReason::EqualTurns,
            HintReason::Sure,
            HintReason::Little,
            HintReason::Answers,
        ];
        all.extend((0..3).flat_map(of_count));
        all.extend((1..5).flat_map(more));
        all
    }

    fn every_move() -> Vec<Move> {
        let halflings = Troop::ALL.map(|troop| Card::new(troop, People::Halfling));
        let row = |count: usize| {
            let cards: Cards = halflings.into_iter().cycle().take(count).collect();
            Row::sorted(cards)
        };
        let mut all = vec![
            Move::Muster(row(4)),
            Move::Refill(row(1)),
            Move::Refill(row(2)),
            Move::Call(Troop::Warrior),
            Move::Choose(halflings[2]),
        ];
        all.extend((0..4).map(Move::Lay));
        all
    }

    #[test]
    fn every_hint_is_a_whole_sentence_in_every_language() {
        let view = view();
        for localizer in Language::ALL.map(localizer) {
            for advised in every_move() {
                for reason in every_reason() {
                    for reasons in [vec![], vec![reason], vec![reason, HintReason::Gain(12)]] {
                        let hint = Hint {
                            advised,
                            reasons: reasons.into_iter().collect(),
                        };
                        let words = localizer.localize(&tell(&hint, &view));
                        assert!(!words.contains(['{', '}', '$']), "{words}");
                        assert!(!words.contains("hint-"), "{words}");
                        assert!(words.ends_with('.'), "{words}");
                        // Four lines of small text on a phone.
                        assert!(words.chars().count() < 250, "{words}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_hint_names_the_card_what_it_beats_and_what_is_feared() {
        let hint = Hint {
            advised: Move::Choose(Card::new(Troop::Archer, People::Elf)),
            reasons: [
                HintReason::Feared(2, Card::new(Troop::Warrior, People::Dwarf)),
                HintReason::Mixed(4),
            ]
            .into_iter()
            .collect(),
        };
        for (language, parts) in [
            (
                Language::En,
                [
                    "the elven archer",
                    "beats 2",
                    "the dwarven warrior",
                    "4 times in 10",
                ],
            ),
            (
                Language::De,
                [
                    "der Elfenschütze",
                    "schlägt 2",
                    "der Zwergenkrieger",
                    "4 von 10",
                ],
            ),
        ] {
            let text = localizer(language).localize(&tell(&hint, &view()));
            for part in parts {
                assert!(text.contains(part), "{text}");
            }
        }
    }
}
