//! A game as plain data, for a list of games: [`Headless::of`] makes it of a [`DuplicateGame`].

use super::branch::is_branch;
use super::code::{ChallengeCode, GameCode};
use super::daily::DailyDeals;
use super::duplicate::DuplicateGame;
use super::envelope::Envelope;
use super::facts::GameFacts;
use super::game::{GameId, HeadlessGame, MatchResult, play_bots};
use super::other_deal::other_deal;
use super::player_kind::PlayerKind;
use super::review::{self, ReviewedGame, Reviewer};
use super::seed::Seed;

/// A game as plain data, for the tools.
#[derive(Debug, Clone, Copy)]
pub struct Headless {
    /// The game's name.
    pub id: GameId,
    /// The names of its bots, weakest first.
    pub bots: &'static [&'static str],
    /// The names of those that a player may choose from: the last of them.
    pub levels: &'static [&'static str],
    /// How many set-ups the rules know.
    pub setups: fn() -> usize,
    /// [`play_bots`] for this game.
    pub play: fn(usize, [&str; 2], Seed) -> Result<MatchResult, String>,
    /// [`HeadlessGame::play_again`] for this game.
    pub play_again: fn(&str) -> Result<String, String>,
    /// The number of the first event of a record that its seed would give otherwise: [`other_deal`].
    pub other_deal: fn(&[u8]) -> Option<usize>,
    /// Checks that a text is a valid record of this game; the error names the first wrong event and why.
    pub check: fn(&[u8]) -> Result<(), String>,
    /// The facts of a record, which is checked as `check` does; the error is the same.
    pub facts: fn(&[u8]) -> Result<GameFacts, String>,
    /// [`HeadlessGame::with_players`] of a record, which is checked as `check` does; the error is the same.
    pub with_players: fn(&[u8], &[PlayerKind]) -> Result<Option<String>, String>,
    /// A record of either spelling as one line, which is checked as `check` does; the error is the same.
    pub fold: fn(&[u8]) -> Result<String, String>,
    /// [`HeadlessGame::has_end`] of this game.
    pub has_end: fn(&[u8]) -> bool,
    /// [`HeadlessGame::UNFOLDS`] of this game.
    pub unfolds: bool,
    /// Its codes.
    pub code: GameCode,
    /// The codes of its challenges.
    pub challenge: ChallengeCode,
    /// Its day's deals.
    pub daily: DailyDeals,
    /// [`review::start`] for this game, if its games are reviewed.
    pub review: Option<StartReview>,
    /// [`value_name`](super::luck::LuckGame::value_name) of this game; empty if its games are not reviewed.
    pub values: fn() -> String,
}

/// Begins to review the game of a record: [`review::start`].
pub type StartReview = fn(&[u8]) -> Result<Box<dyn Reviewer>, String>;

impl Headless {
    /// The game `G`.
    #[must_use]
    pub const fn of<G: DuplicateGame + 'static>() -> Self {
        Self {
            id: G::ID,
            bots: G::BOTS,
            levels: G::LEVELS,
            setups: || G::setups().len(),
            play: play_bots::<G>,
            play_again: G::play_again,
            other_deal: other_deal::<G>,
            check: check::<G>,
            facts: facts::<G>,
            with_players: |record, players| Ok(G::replay(record)?.with_players(players)),
            fold: |record| G::replay(record).map(|game| game.record()),
            has_end: G::has_end,
            unfolds: G::UNFOLDS,
            code: GameCode::of::<G>(),
            challenge: ChallengeCode::of::<G>(),
            daily: DailyDeals::of::<G>(),
            review: None,
            values: String::new,
        }
    }

    /// The game `G`, whose games are reviewed.
    #[must_use]
    pub const fn reviewed<G>() -> Self
    where
        G: DuplicateGame + ReviewedGame + Sync + 'static,
        G::Seat: Sync,
        G::Move: Send + Sync,
        G::View: Send + Sync,
    {
        Self {
            review: Some(review::start::<G>),
            values: G::value_name,
            ..Self::of::<G>()
        }
    }

    /// The game among `games` that wrote the record `line`. A record whose game is not known is left to the first,
    /// whose reader says what is missing.
    #[must_use]
    pub fn that_wrote<'a>(line: &[u8], games: &'a [Self]) -> Option<&'a Self> {
        let envelope = Envelope::read(line);
        let named = envelope.as_ref().and_then(Envelope::game);
        let found = games.iter().find(|game| named == Some(game.id.0));
        found.or(games.first())
    }
}

fn check<G: HeadlessGame>(line: &[u8]) -> Result<(), String> {
    G::replay(line).map(|_| ())
}

fn facts<G: DuplicateGame>(record: &[u8]) -> Result<GameFacts, String> {
    let game = G::replay(record)?;
    Ok(GameFacts {
        variant: game.variant(),
        seed: game.seed(),
        players: game.players(),
        outcome: game.outcome(),
        scores: game.scores(),
        decisions: game.decisions()?.len(),
        is_branch: core::str::from_utf8(record).is_ok_and(is_branch),
    })
}
