//! The trait of all bots, and the random numbers of a decision.

use kit_ai::Thinker;
use rand::SeedableRng;
use rand_pcg::Pcg32;

use guesclin_rules::{Board, Move, ObjectPlace, View};
use kit_rules::seed::Seed;

/// A player that is a program: takes a seat's view, gives a move.
///
/// A bot that searches does so in slices of [`think`](Bot::think), so that no call takes long; the others keep its
/// default, which does nothing.
pub trait Bot: Send + Sync {
    /// The bot's name, one of [`BOTS`](super::BOTS).
    fn name(&self) -> &'static str;

    /// Searches for about `iterations` more at the decision in `view`; returns whether it is done. Many slices give the
    /// same result as one; [`choose`](Bot::choose) may be called after any of them.
    fn think(&mut self, view: &View, iterations: u32) -> bool {
        let _at_once = (view, iterations);
        true
    }

    /// The move for the decision in `view`; `None` if there is none.
    ///
    /// The move is legal, and depends on nothing but the view and the bot's seed.
    fn choose(&mut self, view: &View) -> Option<Move>;
}

impl Thinker for Box<dyn Bot> {
    type View = View;
    type Answer = Option<Move>;

    fn think(&mut self, view: &View, iterations: u32) -> bool {
        (**self).think(view, iterations)
    }

    fn answer(&mut self, view: &View) -> Option<Move> {
        (**self).choose(view)
    }
}

/// The random numbers of one decision: a generator seeded with the seed and the board. Changing it changes recorded
/// play.
pub(super) fn dice(seed: Seed, board: &Board) -> Pcg32 {
    let mut digest = seed.0;
    let mut mix = |n: u64| {
        digest = (digest ^ n)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29);
    };
    let moved = board.moved().map_or(0, |who| who.index() as u64 + 1);
    let banner = board.active().map_or(9, |banner| banner.index() as u64);
    let order = u64::from(board.may_order());
    mix(u64::from(board.round()) << 16 | moved << 8 | banner << 1 | order);
    for who in board.all() {
        let state = board.fighter(who);
        let at = board.at(who).map_or(255, |at| at.index() as u64);
        let given = state.order.map_or(0, |order| order as u64 + 1);
        let flags = u64::from(state.stunned) << 1 | u64::from(state.acted);
        mix(at << 8 | given << 4 | flags);
    }
    for (_, spot) in board.objects() {
        mix(match spot {
            ObjectPlace::Borne(who) => who.index() as u64,
            ObjectPlace::Lies(at) => 100 + at.index() as u64,
            ObjectPlace::Out(camp) => 400 + camp.index() as u64,
            ObjectPlace::Broken => 500,
        });
    }
    Pcg32::seed_from_u64(digest)
}
