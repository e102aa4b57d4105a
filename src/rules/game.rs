//! A game as the tools without a screen see it: the arena, the check of records, and the laws in `tests/rules`.
//!
//! A game implements [`HeadlessGame`]; [`Headless::of`](super::headless::Headless::of) turns it into plain data for a
//! list of games. Rules, bots and the screen do not use this trait: they use the game's own types.

use core::fmt::{self, Debug};

use rand_pcg::Pcg32;

use super::facts::{SeatedPlayer, VariantOption};
use super::player_kind::PlayerKind;
use super::seed::{Seed, following};

/// The name of a game: its folder, the name of its save, and, before `-record`, the format of its records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(pub &'static str);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A bot of the game `G`: takes one seat's view, gives a move.
pub trait HeadlessBot<G: HeadlessGame>: Send {
    /// Thinks about the decision in `view` for a slice, and says whether it has thought enough. Who does not wait may
    /// call [`decide`](Self::decide) at once: the move is the same.
    fn think_on(&mut self, _view: &G::View) -> bool {
        true
    }

    /// The move for the decision in `view`; `None` if there is no decision in it. It depends on nothing but the view
    /// and the bot's seed.
    fn decide(&mut self, view: &G::View) -> Option<G::Move>;
}

/// A game in progress with its record. Two sides play; each has one seat or more.
pub trait HeadlessGame: Clone + Debug + PartialEq + Send + Sized {
    /// The game's name.
    const ID: GameId;
    /// The names of its bots, weakest first.
    const BOTS: &'static [&'static str];
    /// The names of the levels that a player may choose from, weakest first: the last of [`BOTS`](Self::BOTS). Those
    /// before them are yardsticks for tests and measurements.
    const LEVELS: &'static [&'static str];
    /// Whether its records may also be unfolded: the head on one line, then one event a line.
    const UNFOLDS: bool = false;
    /// What is agreed before a game, apart from the seed.
    type Setup: Clone + Debug;
    /// A place at the table, from which one player decides.
    type Seat: Copy + Debug + PartialEq + Send;
    /// One decision of a seat.
    type Move: Copy + Debug + PartialEq;
    /// What one seat may know, or, without a seat, what everybody may know.
    type View: Debug + PartialEq;

    /// Every preset of the rules, the default one first.
    fn setups() -> Vec<Self::Setup>;

    /// A new game at its first decision. `players` are the names of the bots of side 0 and side 1, for the record.
    ///
    /// # Errors
    /// The set-up is not one that the rules know.
    fn start(setup: &Self::Setup, seed: Seed, players: [&str; 2]) -> Result<Self, String>;

    /// Every seat of this game.
    fn seats(&self) -> Vec<Self::Seat>;

    /// The side, 0 or 1, of `seat`.
    fn side(seat: Self::Seat) -> usize;

    /// The seats that must decide now: several where choices are secret and simultaneous, none when the game is over.
    fn to_move(&self) -> Vec<Self::Seat>;

    /// Every legal move of `seat` now; none if it is not to move.
    fn legal_moves(&self, seat: Self::Seat) -> Vec<Self::Move>;

    /// A random move, legal or not: the laws check that the rules refuse the illegal ones.
    fn any_move(rng: &mut Pcg32) -> Self::Move;

    /// Plays `m` for `seat`.
    ///
    /// # Errors
    /// The rule that refuses it; the game is then unchanged.
    fn play(&mut self, seat: Self::Seat, m: Self::Move) -> Result<(), String>;

    /// What `viewer` may know; without a seat, what everybody may know.
    fn view(&self, viewer: Option<Self::Seat>) -> Self::View;

    /// A game that `viewer` cannot tell from this one, with everything hidden from them drawn by `rng`
    /// (determinization).
    fn determinize(&self, viewer: Option<Self::Seat>, rng: &mut Pcg32) -> Self;

    /// How it ended; `None` while it goes on.
    fn outcome(&self) -> Option<MatchOutcome>;

    /// The points of both sides, the more the better, as this game counts them; `None` while it goes on. They agree
    /// with the [`outcome`](Self::outcome): nobody wins with fewer.
    fn scores(&self) -> Option<[u16; 2]>;

    /// Every choice of the variant that is played, in words of the game's own command line.
    fn variant(&self) -> Vec<VariantOption>;

    /// The players as the record names them, by side and seat.
    fn players(&self) -> Vec<SeatedPlayer>;

    /// The seed as the record writes it; empty if it has none.
    fn seed(&self) -> String;

    /// The record so far: one line, without a line end.
    fn record(&self) -> String;

    /// The record with other players, in the order of [`players`](Self::players). Who stays what they are keeps their
    /// name and all else. `None` if a record of this game keeps the players with whom it began.
    fn with_players(&self, players: &[PlayerKind]) -> Option<String> {
        let _stay = players;
        None
    }

    /// Whether the record holds every decision made so far. A proposal that waits for a partner's consent may be
    /// missing from it; the decision is then made again when the record is resumed.
    fn is_recorded(&self) -> bool {
        true
    }

    /// Reads a record, one line or unfolded, and checks each of its events against the rules.
    ///
    /// # Errors
    /// The first event that the rules do not allow, and why.
    fn replay(record: &[u8]) -> Result<Self, String>;

    /// Whether a record that [`replay`](Self::replay) accepts has its game's end: it is a save otherwise.
    fn has_end(record: &[u8]) -> bool {
        Self::replay(record).is_ok_and(|game| game.outcome().is_some())
    }

    /// The record of the same decisions in the same set-up, with chance drawn anew from the record's seed: the same
    /// text if that seed dealt the game.
    ///
    /// # Errors
    /// The first decision that the rules do not allow, and why.
    fn play_again(line: &str) -> Result<String, String> {
        Self::replay(line.as_bytes()).map(|game| game.record())
    }

    /// The bot called `name`, with its own seed.
    ///
    /// # Errors
    /// No bot has this name; the error lists the names there are.
    fn bot(name: &str, seed: Seed) -> Result<Box<dyn HeadlessBot<Self>>, String>;
}

/// How a finished game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchOutcome {
    /// The side, 0 or 1, that won; `None` for a draw.
    pub winner: Option<usize>,
}

/// A finished game between two bots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchResult {
    /// How it ended.
    pub outcome: MatchOutcome,
    /// How many decisions were made.
    pub decisions: u64,
    /// The game's record: one line, without a line end.
    pub record: String,
}

/// Plays one game between two bots; `bots[0]` plays side 0. `setup` is the index of a preset in
/// [`HeadlessGame::setups`].
///
/// # Errors
/// There is no such preset; a bot is unknown, gives no move, or gives an illegal one.
pub fn play_bots<G: HeadlessGame>(
    setup: usize,
    bots: [&str; 2],
    seed: Seed,
) -> Result<MatchResult, String> {
    let setup = G::setups().into_iter().nth(setup).ok_or("no set-up")?;
    let mut game = G::start(&setup, seed, bots)?;
    let mut seated = Vec::new();
    for (n, seat) in game.seats().into_iter().enumerate() {
        let bot = G::bot(bots[G::side(seat) % 2], following(seed, 1 + n as u64))?;
        seated.push((seat, bot));
    }
    let mut decisions = 0;
    while let Some(&seat) = game.to_move().first() {
        let (_, bot) = seated
            .iter_mut()
            .find(|(other, _)| *other == seat)
            .ok_or_else(|| format!("nobody sits at {seat:?}"))?;
        let name = bots[G::side(seat) % 2];
        let m = bot
            .decide(&game.view(Some(seat)))
            .ok_or_else(|| format!("{name} does not decide"))?;
        game.play(seat, m)
            .map_err(|why| format!("{name} plays {m:?}: {why}"))?;
        decisions += 1;
    }
    Ok(MatchResult {
        outcome: game.outcome().ok_or("it does not end")?,
        decisions,
        record: game.record(),
    })
}
