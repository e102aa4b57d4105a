//! A 64-bit digest of a view, as a key for tables. It covers the whole view; `dice` hashes less, and must never change.

use guyenne_rules::{Side, Stage, View};

/// The digest of a view: different views have different digests, but for collisions of 64 bits.
pub(super) fn digest(view: &View) -> u64 {
    let mut all = Digest(0x6775_7965_6e6e_6521);
    let stage = match view.stage {
        Stage::Reserve(camp) => 1 << 16 | camp.index() as u64,
        Stage::Refill => 2 << 16,
        Stage::Give(camp) => 3 << 16 | camp.index() as u64,
        Stage::Order(camp) => 4 << 16 | camp.index() as u64,
        Stage::Place(step) => 5 << 16 | u64::from(step),
        Stage::Reinforce { turn, passes } => 6 << 16 | u64::from(turn) << 8 | u64::from(passes),
        Stage::Combat(at) => 7 << 16 | u64::from(at),
        Stage::Answer(at) => 8 << 16 | u64::from(at),
        Stage::Lose(at) => 9 << 16 | u64::from(at),
        Stage::Over(_) => 10 << 16,
        Stage::Agree(camp) => 11 << 16 | camp.index() as u64,
    };
    let viewer = view.viewer.map_or(9, |seat| seat.index() as u64);
    let decided = u64::from(view.decided[0]) << 1 | u64::from(view.decided[1]);
    all.mix(
        stage
            | u64::from(view.round) << 32
            | (view.first.index() as u64) << 48
            | viewer << 50
            | decided << 54,
    );
    all.two(view.hand.bits(), u32::from_le_bytes(view.hands));
    let holders = view.holders.iter().fold(0, |n, &camp| {
        n << 2 | camp.map_or(0, |camp| camp.index() as u64 + 1)
    });
    all.mix(holders);
    for (castle, fronts) in view.named.iter().zip(&view.fronts) {
        let Some(castle) = castle else { continue };
        for front in &fronts.0 {
            let lies = front.map_or(0, |front| {
                let known = u32::from(front.shown) << 1 | u32::from(front.cards.is_some());
                // After the combat the side shows who held the castle before.
                let side = u32::from(front.side == Side::Long) << 4;
                1 << 24
                    | side
                    | u32::from(front.count) << 8
                    | (front.seat.index() as u32) << 2
                    | known
            });
            let cards = front.and_then(|front| front.cards).unwrap_or_default();
            all.two(lies | (castle.index() as u32) << 16, cards.bits());
        }
    }
    for seen in &view.camps.0 {
        all.mix(
            u64::from(seen.draw)
                | u64::from(seen.discard) << 8
                | u64::from(seen.exhaustions) << 16
                | u64::from(seen.drawer) << 24
                | u64::from(seen.order) << 26
                | u64::from(seen.giver) << 28
                | u64::from(seen.given.0) << 32,
        );
        if let Some(proposed) = seen.proposed {
            all.two(1, proposed.bits());
        }
        all.two(seen.discard_known.bits(), seen.discard_secret.bits());
        all.two(seen.pillage.bits(), seen.given.1.unwrap_or_default().bits());
    }
    all.0
}

/// A hash that numbers are mixed into, one after the other.
struct Digest(u64);

impl Digest {
    fn mix(&mut self, n: u64) {
        let mixed = (self.0 ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = (mixed ^ mixed >> 32)
            .wrapping_mul(0xd6e8_feb8_6659_fd93)
            .rotate_left(29);
    }

    fn two(&mut self, high: u32, low: u32) {
        self.mix(u64::from(high) << 32 | u64::from(low));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::little::Little;
    use guyenne_rules::RulesConfig;

    #[test]
    fn every_view_of_a_whole_game_has_a_number_of_its_own() {
        let little = Little::new(RulesConfig::little()).unwrap();
        let numbers: BTreeSet<_> = little.views().iter().map(digest).collect();
        assert_eq!(numbers.len(), little.views().len());
    }
}
