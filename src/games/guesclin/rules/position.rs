//! A position: a board and the dice to come. Only the dice are hidden, from everybody.

use rand::{Rng, RngExt};

use super::board::Board;
use super::camp::Banner;
use super::dice::Dice;
use super::event::EventObserver;
use super::moves::Move;
use super::outcome::Outcome;
use super::refusal::Refusal;
use super::scenario::{DATA, Scenario};
use super::view::View;
use kit_rules::seed::Seed;

/// Everything that a game starts from; [`Position::new`] validates it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The scenario, from 1.
    pub scenario: u8,
    /// The seed of the dice.
    pub seed: Seed,
}

/// Why a set-up is not valid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// There is no such scenario.
    #[error("there is no scenario {0}: expected 1 to 4")]
    Scenario(u8),
    /// The data is not valid.
    #[error("{0}")]
    Data(String),
}

impl Setup {
    /// The scenario's data.
    ///
    /// # Errors
    /// There is none.
    pub fn scenario(self) -> Result<&'static Scenario, BadSetup> {
        self.scenario_in(DATA)
    }

    /// The scenario as it was in a version of the data.
    ///
    /// # Errors
    /// There is none.
    pub fn scenario_in(self, data: u64) -> Result<&'static Scenario, BadSetup> {
        let all = Scenario::all_in(data).map_err(|fault| BadSetup::Data(fault.to_string()))?;
        let found = all.iter().find(|scenario| scenario.n == self.scenario);
        found.ok_or(BadSetup::Scenario(self.scenario))
    }
}

/// A game at one moment, the seed of its dice included. Bots and screens never get one: see [`View`].
#[derive(Debug, Clone, PartialEq)]
pub struct Position {
    board: Board,
    seed: Seed,
    /// How many throws there have been: the next one is made from the seed and this number.
    throws: u32,
}

impl Position {
    /// A new game: the first banner is to be placed.
    ///
    /// # Errors
    /// The set-up is not valid.
    pub fn new(setup: Setup) -> Result<Self, BadSetup> {
        Ok(Self::of(setup.scenario()?, setup.seed))
    }

    /// A new game of a scenario, of any version of the data.
    #[must_use]
    pub fn of(scenario: &'static Scenario, seed: Seed) -> Self {
        Self {
            board: Board::new(scenario),
            seed,
            throws: 0,
        }
    }

    /// The board: all but the dice to come.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The banner that decides; `None` when the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Banner> {
        self.board.to_move()
    }

    /// Every legal move of a banner, in a fixed order, but for moves by a path of the player's own; none if it is not
    /// to move.
    #[must_use]
    pub fn legal_moves(&self, banner: Banner) -> Vec<Move> {
        if self.to_move() == Some(banner) {
            self.board.moves()
        } else {
            Vec::new()
        }
    }

    /// Whether the rules allow `m` of `banner` now.
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn is_legal(&self, banner: Banner, m: Move) -> Result<(), Refusal> {
        match self.to_move() {
            Some(due) if due != banner => Err(Refusal::OtherBanner),
            _ => self.board.check(m),
        }
    }

    /// Plays `m` for `banner`.
    ///
    /// # Errors
    /// The rule that refuses it; the position is then unchanged.
    pub fn play(&mut self, banner: Banner, m: Move) -> Result<(), Refusal> {
        self.play_observed(banner, m, &mut ())
    }

    /// As [`play`](Self::play), reporting every event to `observer`.
    ///
    /// # Errors
    /// The rule that refuses it; the position is then unchanged.
    pub fn play_observed(
        &mut self,
        banner: Banner,
        m: Move,
        observer: &mut impl EventObserver,
    ) -> Result<(), Refusal> {
        self.play_thrown(banner, m, &[], observer)
    }

    /// As [`play_observed`](Self::play_observed), with the dice that a record gives for the first throws of this move.
    ///
    /// # Errors
    /// The rule that refuses it; the position is then unchanged.
    pub(super) fn play_thrown(
        &mut self,
        banner: Banner,
        m: Move,
        given: &[Dice],
        observer: &mut impl EventObserver,
    ) -> Result<(), Refusal> {
        let mut given = given.iter();
        let mut throw = |thrown| given.next().copied().unwrap_or(thrown);
        self.play_by(banner, m, &mut throw, observer)
    }

    /// As [`play_observed`](Self::play_observed), with the dice that `throw` gives for those that the seed throws.
    ///
    /// # Errors
    /// The rule that refuses it; the position is then unchanged.
    pub(super) fn play_by(
        &mut self,
        banner: Banner,
        m: Move,
        throw: &mut impl FnMut(Dice) -> Dice,
        observer: &mut impl EventObserver,
    ) -> Result<(), Refusal> {
        self.is_legal(banner, m)?;
        let (seed, throws) = (self.seed, &mut self.throws);
        let mut throw = |capacity| {
            let n = *throws;
            *throws += 1;
            throw(Dice::thrown(seed, n, capacity))
        };
        self.board.play(m, &mut throw, observer)
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.board.outcome()
    }

    /// What `viewer` may know: everything but the dice to come.
    #[must_use]
    pub fn view(&self, viewer: Option<Banner>) -> View {
        View {
            viewer,
            board: self.board.clone(),
        }
    }

    /// A position that gives the same view, with other dice to come, drawn by `rng`.
    #[must_use]
    pub fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        Self {
            board: view.board.clone(),
            seed: Seed(rng.random()),
            throws: 0,
        }
    }
}
