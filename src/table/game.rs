//! What the frame knows of a game: plain data, one constant for each.

use bevy::prelude::*;
use kit_rules::message_key::MessageKey;

use super::aids::GameSwitch;
use super::flow::{GameRequest, RefusedWord};
use super::menu::LearnPage;
use super::review_words::ReviewWords;
use super::saved_games::{BadSave, SaveSummary};
#[cfg(not(target_arch = "wasm32"))]
use super::screenshots::TourStep;
use super::setup_words::SetupWords;
use kit_i18n::{Language, LocalizedText};
use kit_rules::game::GameId;
use kit_rules::headless::Headless;
use kit_rules::review::Deciders;
use kit_rules::shown_text;
use kit_theme::TextStyle;
use kit_theme::atlas::GameSheets;
use kit_theme::sound::{Sound, Tune};

/// A game as the frame sees it.
#[derive(Clone, Copy)]
pub struct Game {
    /// Its id.
    pub id: GameId,
    /// The message key of its name.
    pub name: MessageKey,
    /// Its rules and bots without a screen; the list of games adds it, as tables know no bots by themselves.
    pub headless: Option<Headless>,
    /// What is said of its set-ups where it is not on the table.
    pub words_of_setups: SetupWords,
    /// What is said of reviews of its games, if they are reviewed.
    pub words_of_reviews: Option<ReviewWords>,
    /// Its systems, each of which runs on its own screens only: [`Screen::Setup`](super::Screen::Setup),
    /// [`Screen::Table`](super::Screen::Table) and [`Screen::Result`](super::Screen::Result) with its id.
    pub plugin: fn(&mut App),
    /// Its own parameters of the command line and of a page's address.
    pub parameters: &'static [Parameter],
    /// The words of a request that are not understood, with reasons.
    pub refused: fn(&GameRequest) -> Vec<RefusedWord>,
    /// Whether a saved game, by its record, is what a request asks for: what the request does not say may be anything.
    pub fits: fn(&GameRequest, &str) -> bool,
    /// Checks the record of a saved game by the rules and describes it.
    pub summary: fn(&str) -> Result<SaveSummary, BadSave>,
    /// The steps of its tour.
    #[cfg(not(target_arch = "wasm32"))]
    pub screenshots: fn() -> Vec<TourStep>,
    /// Its messages in a language, in Fluent's syntax. No key may be one of the shared messages or of another game.
    pub words: fn(Language) -> &'static str,
    /// The index of its pictures, written by `cargo art`: `assets/cards/<game>/sheets.json`, if it has any.
    pub sheets: Option<&'static str>,
    /// Its sounds, beside those that games share.
    pub sounds: &'static [Sound],
    /// Its tunes, beside those that games share.
    pub tunes: &'static [Tune],
    /// The picture of its box's lid, with its title, on the shelf where a game is chosen. It has a sheet of its own, as
    /// the game's other pictures are not loaded there.
    pub lid: Option<&'static str>,
    /// The names of card pictures beside the title, the lowest first; at most four are shown, as soon as they are read.
    pub on_title: &'static [&'static str],
    /// Its switches among the settings.
    pub switches: &'static [GameSwitch],
    /// The menus by which it can be learnt, in the order of the list.
    pub learn: &'static [LearnPage],
    /// Its part of the credits: message keys with their text styles.
    pub credits: &'static [(MessageKey, TextStyle)],
}

impl Game {
    /// Whether its games are reviewed once they are over.
    #[must_use]
    pub fn is_reviewed(&self) -> bool {
        let review = self.headless.and_then(|headless| headless.review);
        review.is_some() && self.words_of_reviews.is_some()
    }

    /// Whether the game of a record is over, and can be reviewed.
    #[must_use]
    pub fn reviews(&self, record: &str) -> bool {
        let has_end = self.headless.map(|headless| headless.has_end);
        self.is_reviewed() && has_end.is_some_and(|has_end| has_end(record.as_bytes()))
    }

    /// Whose decisions a review of this record holds against each side.
    #[must_use]
    pub fn deciders(&self, record: &str) -> Deciders {
        let facts = self
            .headless
            .map(|headless| (headless.facts)(record.as_bytes()));
        match facts {
            Some(Ok(facts)) => Deciders::of(&facts.players),
            _ => Deciders::default(),
        }
    }

    /// What a bot of a record is called: as this game says it, or by its own name if it is not known any longer.
    #[must_use]
    pub fn bot_name(&self, bot: &str) -> LocalizedText {
        match self.headless {
            Some(headless) if headless.bots.contains(&bot) => (self.words_of_setups.bot)(bot),
            _ => LocalizedText::verbatim(shown_text::name(bot)),
        }
    }
}

/// A parameter of the command line, `--level WORD`, and of an address, `level=WORD`.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// The name.
    pub name: &'static str,
    /// The placeholder for its value in the help: `LEVEL`.
    pub value: &'static str,
    /// How many words a command line may give it; they are joined by spaces.
    pub most: usize,
    /// One line of help.
    pub help: &'static str,
}

/// The games of the program.
#[derive(Resource, Clone)]
pub struct Games(pub Vec<Game>);

impl Games {
    /// The game called `id`.
    #[must_use]
    pub fn get(&self, id: GameId) -> Option<&Game> {
        self.0.iter().find(|game| game.id == id)
    }

    /// The game called `name`.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&Game> {
        self.0.iter().find(|game| game.id.0 == name)
    }

    /// Their rules and bots without a screen.
    #[must_use]
    pub fn headless(&self) -> Vec<Headless> {
        self.0.iter().filter_map(|game| game.headless).collect()
    }

    /// The games' pictures.
    #[must_use]
    pub fn sheets(&self) -> GameSheets {
        GameSheets {
            indexes: self.0.iter().filter_map(|game| game.sheets).collect(),
        }
    }

    /// Every sound that can be played.
    pub fn sounds(&self) -> impl Iterator<Item = Sound> {
        let own = self.0.iter().flat_map(|game| game.sounds);
        Sound::SHARED.iter().chain(own).copied()
    }

    /// The switches of all games.
    pub fn switches(&self) -> impl Iterator<Item = &'static GameSwitch> {
        self.0.iter().flat_map(|game| game.switches)
    }

    /// Every tune that can be played.
    pub fn tunes(&self) -> impl Iterator<Item = Tune> {
        let own = self.0.iter().flat_map(|game| game.tunes);
        Tune::SHARED.iter().chain(own).copied()
    }

    /// The default game.
    ///
    /// # Panics
    /// If the list is empty, which no build has.
    #[must_use]
    pub fn first(&self) -> &Game {
        self.0
            .first()
            .expect("a program without games is not built")
    }
}
