//! The review of a finished game: what each combat did to the chances, by the champion's valuation. It looks at nothing
//! but what both players knew at the time: no order of the pile, and no choice before both are shown. What a
//! fourth combat brings, which is fought without a choice, is known after the third.

use std::collections::VecDeque;

use super::endgame::{Endgame, GameState};
use super::matrix_bot::for_side;
use super::solving::Solving;
use super::style::{CHAMPION, LeafValue};
use super::territory::{Battle, Captured};
use fayance_rules::record::{Fought, Record, RecordError};
use fayance_rules::{BySide, Card, Cards, Land, Side, Test, fight_numbered};

/// A combat, and what it did to north's chance to become king.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Swing {
    /// The territory, as it lay.
    pub land: Land,
    /// Its number in the game, 1 to 9.
    pub territory: u8,
    /// The number of the combat on it, 1 to 3.
    pub n: u8,
    /// The cards.
    pub cards: BySide<Card>,
    /// Who captured the territory by it; `None` if it was undecided.
    pub winner: Option<Side>,
    /// What settled it.
    pub by: Test,
    /// North's chance before both chose, and after the combat.
    pub chances: [f64; 2],
}

impl Swing {
    /// The chance of `side` before and after.
    #[must_use]
    pub fn of(&self, side: Side) -> [f64; 2] {
        self.chances.map(|value| for_side(side, value))
    }

    fn gain(&self, side: Side) -> f64 {
        let [before, after] = self.of(side);
        after - before
    }
}

/// Weighs the combats of a game, in slices.
#[derive(Debug, Clone)]
pub struct Review {
    king: Option<Side>,
    left: VecDeque<Unweighed>,
    /// What is still to be solved for the first of `left`; `None` before it is known.
    solving: Option<Solving>,
    endgame: Option<Endgame>,
    swings: Vec<Swing>,
}

/// A combat that has not been weighed yet.
#[derive(Debug, Clone)]
struct Unweighed {
    state: GameState,
    leader: Side,
    land: Land,
    n: u8,
    cards: BySide<Card>,
    by: Test,
}

impl Unweighed {
    fn new(fought: &Fought) -> Option<Self> {
        Some(Self {
            state: GameState::of(&fought.before)?,
            leader: fought.before.leader?,
            land: fought.before.land?,
            n: fought.n,
            cards: fought.cards,
            by: fought.by,
        })
    }

    fn battle(&self) -> Option<Battle> {
        Some(Battle {
            terrains: self.land.terrains()?,
            leader: self.leader,
            active: self.state.active,
        })
    }

    /// North's chance before and after, where `value_of` says what a capture is.
    fn weighed(&self, value_of: &mut impl FnMut(Captured) -> f64) -> Option<Swing> {
        let battle = self.battle()?;
        let less = |side: Side| self.state.active[side] - Cards::one(self.cards[side]);
        let active = BySide(Side::ALL.map(less));
        let result = fight_numbered(self.n, self.cards, battle.terrains, self.leader);
        let before = battle.value(value_of);
        let after = match result.winner {
            Some(winner) => value_of(Captured {
                winner,
                cards: self.cards,
                active,
            }),
            None => Battle { active, ..battle }.value(value_of),
        };
        Some(Swing {
            land: self.land,
            territory: self.state.captured() + 1,
            n: self.n,
            cards: self.cards,
            winner: result.winner,
            by: self.by,
            chances: [before, after],
        })
    }
}

impl Review {
    /// A review of a game, over or not.
    ///
    /// # Errors
    /// The record does not follow the rules.
    pub fn new(record: &Record) -> Result<Self, RecordError> {
        let (fought, outcome) = record.combats()?;
        Ok(Self {
            king: outcome.map(|outcome| outcome.winner),
            left: fought.iter().filter_map(Unweighed::new).collect(),
            solving: None,
            endgame: None,
            swings: Vec::new(),
        })
    }

    /// Weighs for about `iterations` more; returns whether it is done. Many slices give the same as one.
    pub fn think(&mut self, iterations: u32) -> bool {
        let mut left = iterations;
        while let Some(fought) = self.left.front().filter(|_| left > 0) {
            left -= 1;
            let state = fought.state;
            let swing = if state.captured() + 1 < CHAMPION.exact_from {
                let leaf = LeafValue::new(&CHAMPION, &state);
                fought.weighed(&mut |at| leaf.of(at))
            } else {
                let endgame = self.endgame.get_or_insert_with(|| Endgame::new(&state));
                let battles: Vec<Battle> = fought.battle().into_iter().collect();
                let solving = self
                    .solving
                    .get_or_insert_with(|| Solving::of(endgame, &state, &battles));
                if !solving.advance(endgame, &mut left) {
                    return false;
                }
                self.solving = None;
                fought.weighed(&mut |at| endgame.value_after(&state, at))
            };
            self.swings.extend(swing);
            self.left.pop_front();
        }
        self.left.is_empty()
    }

    /// What has been weighed so far, in the order of the game.
    #[must_use]
    pub fn swings(&self) -> &[Swing] {
        &self.swings
    }

    /// The combat that decided: the one that raised the king's chance most, of those that the other side did not win.
    #[must_use]
    pub fn decisive(&self) -> Option<Swing> {
        let king = self.king?;
        let swings = self.swings.iter().copied();
        swings
            .filter(|swing| swing.winner != Some(king.other()) && swing.gain(king) > 0.0)
            .reduce(|best, next| {
                if next.gain(king) > best.gain(king) {
                    next
                } else {
                    best
                }
            })
    }
}

#[cfg(test)]
mod tests {
    use super::super::bots::bot;
    use super::*;
    use fayance_rules::record::RecordPlayer;
    use fayance_rules::{RulesConfig, Stage, View};
    use kit_rules::seed::Seed;

    /// A whole game of glaziers, with the views of both sides before each first choice.
    fn game(seed: u64) -> (Record, Vec<BySide<View>>) {
        let config = RulesConfig::default();
        let players = BySide(Side::ALL.map(|side| RecordPlayer::bot(side, "glazier")));
        let (mut position, mut record) =
            Record::start(config, Seed(seed), players).expect("a set-up");
        let mut bots = [1, 2].map(|n| bot("glazier", Seed(n)).expect("a bot"));
        let mut views = Vec::new();
        while let Some(&side) = position.to_move().first() {
            let both = BySide(Side::ALL.map(|side| position.view(Some(side))));
            let undecided = both.iter().all(|(_, view)| view.decision.is_some());
            if both[side].stage == Stage::Choose && undecided {
                views.push(both);
            }
            let view = position.view(Some(side));
            let m = bots[side.index()].choose(&view).expect("a decision");
            position.play_observed(side, m, &mut record).expect("legal");
        }
        (record, views)
    }

    #[test]
    fn each_combat_is_weighed_by_what_both_knew() {
        let mut exact = 0;
        for seed in 0..6 {
            let (record, views) = game(seed);
            let mut review = Review::new(&record).expect("a game");
            assert!(review.think(u32::MAX));
            let king = review.king.expect("it is over");
            let swings = review.swings();
            assert_eq!(swings.len(), views.len());
            for (swing, both) in swings.iter().zip(&views) {
                let states = Side::ALL.map(|side| GameState::of(&both[side]).expect("reserves"));
                assert_eq!(states[0], states[1], "both know the same");
                assert!(
                    swing
                        .chances
                        .iter()
                        .all(|value| (-1e-9..=1.0 + 1e-9).contains(value))
                );
                let [state, _] = states;
                if state.captured() < 6 {
                    continue;
                }
                let terrains = swing.land.terrains().expect("it lies");
                let battle = Battle {
                    terrains,
                    leader: state.leader,
                    active: state.active,
                };
                let mut endgame = Endgame::new(&state);
                let choice = endgame.choice(&state, &battle);
                assert!((swing.chances[0] - choice.value()).abs() < 1e-9);
                let at = |side: Side| {
                    let cards = &choice.cards[side];
                    cards
                        .iter()
                        .position(|&card| card == swing.cards[side])
                        .expect("sent")
                };
                let entry = at(Side::North) * choice.cards[Side::South].len() + at(Side::South);
                assert!((swing.chances[1] - choice.entries[entry]).abs() < 1e-9);
                exact += 1;
            }
            // The fifth capture is the crown.
            let last = swings.last().expect("a combat");
            assert!((last.of(king)[1] - 1.0).abs() < 1e-12);
            let decisive = review.decisive().expect("a combat decided");
            assert!(decisive.gain(king) > 0.0 && decisive.winner != Some(king.other()));
            for swing in swings.iter().filter(|swing| swing.winner == Some(king)) {
                assert!(swing.gain(king) <= decisive.gain(king));
            }
        }
        assert!(exact > 6, "{exact}");
    }

    #[test]
    fn many_slices_lead_to_the_same_review_as_one() {
        let (record, _) = game(9);
        let mut whole = Review::new(&record).expect("a game");
        assert!(whole.think(u32::MAX));
        let mut slices = Review::new(&record).expect("a game");
        let mut count = 0;
        while !slices.think(3) {
            count += 1;
        }
        assert!(count > 3);
        assert_eq!(slices.swings(), whole.swings());
    }

    #[test]
    fn a_game_without_a_combat_has_none_that_decided() {
        let players = BySide(Side::ALL.map(|side| RecordPlayer::bot(side, "glazier")));
        let begun = Record::start(RulesConfig::default(), Seed(2), players);
        let (_, begun) = begun.expect("a set-up");
        let mut review = Review::new(&begun).expect("a game");
        assert!(review.think(1));
        assert_eq!(review.decisive(), None);
    }
}
