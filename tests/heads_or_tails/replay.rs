//! The minimal game shown step by step: what a step is, what is on screen after it, and whom it puts ahead.

use bevy::prelude::*;
use guyenne::i18n::LocalizedText;
use guyenne::rules::game::{GameId, HeadlessGame};
use guyenne::rules::seed::Seed;
use guyenne::table::event_queue::PlayedGame;
use guyenne::table::played::{Ending, Played};
use guyenne::table::replay::{BeatKind, Course, Mark, ReplayedGame, SeenBy};
use guyenne::table::{MatchConfig, Player};
use guyenne::timings::Timing;

use super::rules::Coin;
use super::table::{HEADS, Match, TAILS};

/// What a game begins with.
#[derive(Clone, Debug, Default)]
pub struct Config {
    pub seed: Option<Seed>,
    pub resume: Option<String>,
    pub replay: bool,
}

impl MatchConfig for Config {
    const GAME: GameId = Coin::ID;

    fn is_demo(&self) -> bool {
        false
    }

    fn is_exercise(&self) -> bool {
        false
    }

    fn is_replay(&self) -> bool {
        self.replay
    }

    fn seed(&self) -> Option<Seed> {
        self.seed
    }

    fn begun(&self, seed: Option<Seed>, resume: Option<String>) -> Self {
        Self {
            seed,
            resume,
            ..self.clone()
        }
    }
}

/// On screen: each guess, and how the coin fell.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Shown(pub Vec<(bool, bool)>);

/// Fact: the last throw is shown.
#[derive(Message)]
pub struct Thrown;

/// How long a throw lies there.
#[derive(Resource)]
pub struct Timings(Timing);

impl Default for Timings {
    fn default() -> Self {
        Self(Timing::STILL)
    }
}

/// Nobody's turn is told: the person's buttons stand there all the time.
#[derive(Resource, Default, PartialEq)]
pub struct Turn;

/// The result page needs nothing of the game.
#[derive(Resource)]
pub struct ResultPage;

/// What is shown of a game after each of its events.
pub fn beats(game: &Coin) -> impl Iterator<Item = Shown> {
    let numbers = 1..=game.events.len();
    numbers.map(|n| Shown(game.events[..n].to_vec()))
}

impl PlayedGame for Match {
    type Config = Config;
    type Beat = Shown;
    type Displayed = Shown;
    type Happened = Thrown;
    type Timings = Timings;
    type Turn = Turn;
    type ResultPage = ResultPage;

    fn turn(&self) -> Turn {
        Turn
    }

    fn config(&self) -> &Config {
        &self.1
    }

    fn is_over(&self) -> bool {
        self.0.outcome().is_some()
    }

    /// How it stands, once the person has guessed.
    fn played(&self) -> Option<Played> {
        let ending = self.0.outcome().map(|end| Ending::of(end.winner, &0));
        let bot = Player::Bot("fickle".to_owned());
        Played::against([&bot], ending).filter(|_| !self.0.events.is_empty())
    }

    fn record(&self) -> String {
        self.0.record()
    }

    fn pause_after(_: &Shown, timings: &Timings) -> Timing {
        timings.0
    }

    fn split(beat: Shown) -> (Shown, Option<Thrown>) {
        (beat, Some(Thrown))
    }

    fn result_page(&self, displayed: &Shown) -> Option<ResultPage> {
        let is_shown = displayed.0.len() == self.0.events.len();
        (self.is_over() && is_shown).then_some(ResultPage)
    }
}

/// Two guesses make a round.
fn kind(Shown(events): &Shown) -> BeatKind {
    let hits = |side: usize| {
        let own = events.iter().skip(side).step_by(2);
        own.filter(|(guess, coin)| guess == coin).count() as i32
    };
    BeatKind {
        ends_step: true,
        mark: (events.len() % 2 == 1).then_some(Mark::Round),
        lead: hits(0) - hits(1),
    }
}

impl ReplayedGame for Match {
    type Line = LocalizedText;

    fn course(record: &str, _: SeenBy) -> Result<(Config, Course<Self>), LocalizedText> {
        let game = Coin::replay(record.as_bytes()).map_err(LocalizedText::verbatim)?;
        let config = Config {
            resume: Some(record.to_owned()),
            replay: true,
            ..default()
        };
        Ok((
            config,
            Course::new(Shown::default(), beats(&game).zip(1..), kind),
        ))
    }

    fn side_name(side: usize) -> LocalizedText {
        LocalizedText::new([HEADS, TAILS][side.min(1)])
    }

    fn lines(&self, beats: &[Shown]) -> Vec<LocalizedText> {
        let last = beats.iter().filter_map(|Shown(events)| events.last());
        let line =
            |&(guess, coin): &(bool, bool)| LocalizedText::verbatim(format!("{guess}: {coin}"));
        last.map(line).collect()
    }
}
