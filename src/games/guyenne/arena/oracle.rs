//! The oracle: the constable's search, given the true position. Only later draws are hidden from it. It plays in the
//! arena only; what it wins against the constable is the value of perfect information.

use guyenne_ai::Difficulty;
use guyenne_ai::belief::{Search, pick};
use guyenne_ai::nets::Blueprint;
use guyenne_rules::{Move, Position};
use kit_rules::seed::Seed;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use super::players::SeesAll;

/// A player that sees all cards.
#[derive(Debug, Clone)]
pub struct Oracle {
    rng: Pcg32,
    /// The position it searches, the search, and how many iterations are left.
    current: Option<(Position, Search, u32)>,
}

impl Oracle {
    /// Its name on the command line.
    pub const NAME: &'static str = "oracle";

    /// An oracle with its own seed.
    pub fn new(seed: Seed) -> Self {
        Self {
            rng: Pcg32::seed_from_u64(seed.0),
            current: None,
        }
    }

    /// The search for `position`: a new one if the last was for another position.
    fn search_for(&mut self, position: &Position) -> Option<&mut (Position, Search, u32)> {
        if self.current.as_ref().is_none_or(|(at, ..)| at != position) {
            let (budget, depth) = Difficulty::Constable.depth();
            let rng = Pcg32::seed_from_u64(self.rng.next_u64());
            let search = Search::informed(Blueprint::shipped(), position, depth, rng)?;
            self.current = Some((position.clone(), search, budget));
        }
        self.current.as_mut()
    }
}

impl SeesAll for Oracle {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn think(&mut self, position: &Position, iterations: u32) -> bool {
        let Some((_, search, left)) = self.search_for(position) else {
            return true;
        };
        let now = iterations.min(*left);
        search.advance(now);
        *left -= now;
        *left == 0 || search.is_settled()
    }

    fn choose(&mut self, position: &Position) -> Option<Move> {
        let policy = self.search_for(position)?.1.policy();
        let (moves, probabilities): (Vec<_>, Vec<_>) = policy.into_iter().unzip();
        let at = pick(&probabilities, &mut self.rng);
        moves.get(at).copied()
    }
}

#[cfg(test)]
mod tests {
    use guyenne_rules::Arrangement;

    use super::*;

    #[test]
    fn it_sees_through_what_lies_face_down() {
        // Castle 1 is fought over; the enemy laid one card, a five or a two, which the view does not show.
        let at = |enemy: &str, rest: &str| {
            let table: Arrangement = format!(
                "2022 base round=1 castles=...... english=hero+4+2+2+2+2 french=hero+{enemy}+{rest}"
            )
            .parse()
            .expect("a table");
            let mut position = Position::arrange(&table).expect("a table that can be");
            let card = enemy.parse().expect("a card");
            let lay = |castle: usize, cards| Move::Place {
                castle: guyenne_rules::Castle::new(castle).expect("in the row"),
                cards,
            };
            position
                .play(lay(0, "4".parse().expect("cards")))
                .expect("legal");
            position.play(lay(0, card)).expect("legal");
            position
                .play(lay(1, "2".parse().expect("cards")))
                .expect("legal");
            position
        };
        let moves = |position: &Position| {
            let mut oracle = Oracle::new(Seed(1));
            while !oracle.think(position, 64) {}
            let (_, search, _) = oracle.search_for(position).expect("a decision");
            search.policy()
        };
        let (five, two) = (at("5", "2+2+2+2"), at("2", "5+2+2+2"));
        let view = |position: &Position| position.view(position.to_move());
        assert_eq!(view(&five), view(&two), "an honest player sees the same");
        assert_ne!(moves(&five), moves(&two), "the oracle does not");
    }
}
