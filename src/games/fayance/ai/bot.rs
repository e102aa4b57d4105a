//! The trait of all bots, and the random numbers of a decision.

use kit_ai::Thinker;
use rand::SeedableRng;
use rand_pcg::Pcg32;

use fayance_rules::{Cards, Move, Side, Stage, View};
use kit_rules::seed::Seed;

/// A player that is a program: takes one side's view, gives a move.
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

    /// The move for the decision in `view`; `None` if there is none ([`View::decision`] is empty).
    ///
    /// The move is legal, and depends on nothing but the view and the bot's seed.
    fn choose(&mut self, view: &View) -> Option<Move>;

    /// The probabilities of the moves at `view`, over all seeds, if the bot knows them: they add up to 1, and moves
    /// left out are never played. `None` from a bot that only chooses, or if there is no decision.
    fn policy(&mut self, view: &View) -> Option<Vec<(Move, f64)>> {
        let _only_chooses = view;
        None
    }
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

/// The random numbers of one decision: a generator seeded with the seed and the view. Changing it changes recorded
/// play.
pub(super) fn dice(seed: Seed, view: &View) -> Pcg32 {
    Pcg32::seed_from_u64(mixed(seed.0, view))
}

/// A number for a view, without a seed: it tells decisions of different games apart, too.
pub(super) fn digest_of(view: &View) -> u64 {
    let captures = view.captures.iter().fold(0, |all: u64, capture| {
        all * 18 + capture.territory.index() as u64 * 2 + capture.by.index() as u64
    });
    mixed(captures, view)
}

/// A number from a seed and from all of a view that can tell two decisions of a game apart.
fn mixed(seed: u64, view: &View) -> u64 {
    let mut digest = seed;
    let mut mix = |n: u64| {
        digest = (digest ^ n)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29);
    };
    let stage = match view.stage {
        Stage::Between | Stage::Over(_) => 0,
        Stage::Muster => 1,
        Stage::Call => 2,
        Stage::Lay => 3,
        Stage::Choose => 4,
        Stage::Refill => 5,
    };
    let viewer = view.viewer.map_or(9, Side::index) as u64;
    let calls = view.equal_calls.len() as u64;
    mix(stage << 16 | viewer << 8 | calls << 4 | u64::from(view.combat));
    for (_, side) in view.sides.iter() {
        mix(u64::from(side.active.bits()) << 32 | u64::from(side.discard.bits()));
        mix(u64::from(side.reserve.map_or(0, Cards::bits)));
    }
    let land = view.land.map_or(0, |land| {
        land.territory.index() as u64 * 8 + land.turn.map_or(0, |turn| u64::from(turn) + 1)
    });
    let top = view.top.map_or(9, |top| top.index() as u64);
    mix(land << 32 | top << 16 | u64::from(view.below.bits()));
    digest
}
