//! The oracle: it is shown all cards, and plays whatever came out best when greedy players went on from there. Only luck to
//! come is hidden from it. It never sits at a player's table; what it wins against an honest player of the same strength
//! is the price of honesty.

use guyenne::rules::guyenne::{Move, Position};
use guyenne::rules::seed::{Seed, following};

use super::players::SeesAll;
use super::playout;

/// Games played out for one decision.
const BUDGET: u32 = 256;

/// Tries every move on the true cards; those that do worse are dropped, half of them at a time.
#[derive(Debug, Clone)]
pub struct Oracle {
    seed: Seed,
    /// What is being thought about.
    position: Option<Position>,
    /// The moves still in question.
    moves: Vec<Tried>,
    played: u32,
    /// Games after which the worse half is dropped.
    until: u32,
}

#[derive(Debug, Clone, Copy)]
struct Tried {
    m: Move,
    worth: f64,
    games: u32,
}

impl Tried {
    fn mean(&self) -> f64 {
        self.worth / f64::from(self.games.max(1))
    }
}

impl Oracle {
    /// The name it is called by.
    pub const NAME: &'static str = "oracle";

    /// An oracle with luck of its own.
    pub fn new(seed: Seed) -> Self {
        Self {
            seed,
            position: None,
            moves: Vec::new(),
            played: 0,
            until: 0,
        }
    }

    /// Begins to think about `position`, unless it does already.
    fn turn_to(&mut self, position: &Position) {
        if self.position.as_ref() == Some(position) {
            return;
        }
        let tried = |m| Tried {
            m,
            worth: 0.0,
            games: 0,
        };
        self.moves = position.legal_moves().into_iter().map(tried).collect();
        self.position = Some(position.clone());
        self.played = 0;
        self.share_out();
    }

    /// Gives every move in question as many games as the others, and each halving as many as the others.
    fn share_out(&mut self) {
        let halvings = self.moves.len().max(2).next_power_of_two().ilog2();
        let moves = self.moves.len() as u32;
        let left = BUDGET.saturating_sub(self.played);
        let each = (left / halvings / moves.max(1)).max(1);
        self.until = self.played + each * moves;
    }

    fn is_sure(&self) -> bool {
        self.moves.len() < 2 || self.played >= BUDGET
    }

    /// One game more, if it is not sure yet.
    fn iterate(&mut self) {
        let Some(position) = &self.position else {
            return;
        };
        if self.is_sure() {
            return;
        }
        let at = self.played as usize % self.moves.len();
        // Moves in the same turn of the row meet the same luck.
        let turn = u64::from(self.played) / self.moves.len() as u64;
        let luck = following(self.seed, turn);
        let camp = position.to_move().map(|seat| seat.camp);
        let mut world = position.clone().with_luck(luck);
        world.play_unchecked(self.moves[at].m);
        if let (Some(outcome), Some(camp)) = (playout::to_the_end(&mut world, luck), camp) {
            self.moves[at].worth += playout::worth(&outcome, camp);
        }
        self.moves[at].games += 1;
        self.played += 1;
        if self.played == self.until {
            self.moves.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            self.moves.truncate(self.moves.len().div_ceil(2));
            self.share_out();
        }
    }
}

impl SeesAll for Oracle {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn think(&mut self, position: &Position, iterations: u32) -> bool {
        self.turn_to(position);
        for _ in 0..iterations {
            self.iterate();
        }
        self.is_sure()
    }

    fn choose(&mut self, position: &Position) -> Option<Move> {
        self.turn_to(position);
        let best = self.moves.iter().copied();
        best.reduce(|best, tried| {
            if tried.mean() > best.mean() {
                tried
            } else {
                best
            }
        })
        .map(|tried| tried.m)
    }
}

#[cfg(test)]
mod tests {
    use guyenne::rules::guyenne::{Arrangement, Move};

    use super::super::players::{Player, player};
    use super::*;

    /// The last round: the French three lies at castle 6 or at castle 3, and only the true cards say where.
    fn table(at_three: &str, at_six: &str) -> Position {
        let table: Arrangement =
            "round=9 castles=EE.FF. english=4+2+2 english-exhausted=2 french=3+2 \
            french-exhausted=2"
                .parse()
                .expect("a table");
        let mut position = Position::arrange(&table).expect("a position");
        let french = [format!("place 3 {at_three}"), format!("place 6 {at_six}")];
        for text in ["place 3 2", &french[0], &french[1], "place 6 2"] {
            position.play(text.parse().expect(text)).expect(text);
        }
        position
    }

    #[test]
    fn it_sees_where_the_hidden_card_lies_and_a_fair_bot_does_not() {
        let decide = |name: &str, position: &Position| -> Option<Move> {
            let seat = position.to_move().expect("a decision");
            let mut player = player(name, Seed(1)).expect(name);
            player.decide(position, seat).chosen
        };
        let worlds = [table("3", "2"), table("2", "3")];
        let seen = worlds.each_ref().map(|world| decide(Oracle::NAME, world));
        assert_eq!(seen, ["add 3 4", "add 6 4"].map(|m| m.parse().ok()));
        let fair = worlds.each_ref().map(|world| decide("greedy", world));
        assert_eq!(fair[0], fair[1]);
    }

    #[test]
    fn its_iterations_are_counted_and_slices_change_nothing() {
        let position = table("3", "2");
        let seat = position.to_move().expect("a decision");
        let mut sliced = player(Oracle::NAME, Seed(2)).expect("an oracle");
        let decision = sliced.decide(&position, seat);
        let spent = u64::from(BUDGET / 2)..=u64::from(BUDGET);
        assert!(spent.contains(&decision.iterations), "{decision:?}");
        let mut whole = Oracle::new(Seed(2));
        assert!(whole.think(&position, BUDGET));
        assert_eq!(decision.chosen, whole.choose(&position));
        let mut greedy = player("greedy", Seed(2)).expect("a bot");
        assert!(matches!(greedy, Player::Fair(_)));
        assert_eq!(greedy.decide(&position, seat).iterations, 0);
    }
}
