//! What the frame must know of a game: plain data, one constant for each.

use bevy::prelude::*;

use super::flow::GameRequest;
use super::screenshots::TourStep;
use crate::i18n::{Language, LocalizedText};
use crate::rules::game::{GameId, Headless};
use crate::theme::TextStyle;
use crate::theme::atlas::GameSheets;
use crate::theme::sound::{Sound, Tune};

/// A game as the frame sees it.
#[derive(Clone, Copy)]
pub struct Game {
    /// What tools without a screen need.
    pub headless: Headless,
    /// The key of its name.
    pub name: &'static str,
    /// Its systems, each of which runs on its own screens only: [`Screen::Setup`](super::Screen::Setup),
    /// [`Screen::Table`](super::Screen::Table) and [`Screen::Result`](super::Screen::Result) with its id.
    pub plugin: fn(&mut App),
    /// Its own parameters of the command line and of a page's address.
    pub parameters: &'static [Parameter],
    /// Which words of a request mean nothing, and why; what remains is a game.
    pub refused: fn(&GameRequest) -> Vec<RefusedWord>,
    /// Checks the record of a saved game by the rules, and says how far it has come.
    pub summary: fn(&str) -> Result<SaveSummary, BadSave>,
    /// The pictures of its tour.
    pub screenshots: fn() -> Vec<TourStep>,
    /// Its words in a language, in Fluent's syntax. No key is one of the shared words or of another game.
    pub words: fn(Language) -> &'static str,
    /// What `cargo art` says of its pictures: `assets/cards/<game>/sheets.json`, if it has any.
    pub sheets: Option<&'static str>,
    /// Its sounds, beside those that games share.
    pub sounds: &'static [Sound],
    /// Its tunes, beside those that games share.
    pub tunes: &'static [Tune],
    /// The pictures of its cards that lie beside the title, the lowest first; there is room for four.
    pub on_title: &'static [&'static str],
    /// What the credits say of it, whose game it is and more: keys, and the letters they are written in.
    pub credits: &'static [(&'static str, TextStyle)],
}

impl Game {
    /// Its id.
    #[must_use]
    pub const fn id(&self) -> GameId {
        self.headless.id
    }
}

/// A parameter of the command line, `--level WORD`, and of an address, `level=WORD`.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What stands for its value in the help: `LEVEL`.
    pub value: &'static str,
    /// What it is for, in a line of help.
    pub help: &'static str,
}

/// A word of a request that means nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedWord {
    /// The parameter.
    pub name: String,
    /// Its value.
    pub value: String,
    /// Why, in a sentence for a command line.
    pub why: String,
}

/// A game that was saved and can be continued.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveSummary {
    /// The record's line.
    pub record: String,
    /// What the title says of it.
    pub about: LocalizedText,
    /// Whether it is over, and only its result has not been seen.
    pub is_over: bool,
    /// Why this program cannot go on with it although it is sound, such as a bot that it does not have.
    pub refused: Option<LocalizedText>,
}

/// Why a text is no saved game that can be used.
#[derive(Clone, Debug, PartialEq)]
pub enum BadSave {
    /// A later version of the program wrote it.
    Newer,
    /// It is no game by the rules; the sentence says where and why.
    Damaged(LocalizedText),
}

/// The games of the program.
#[derive(Resource, Clone)]
pub struct Games(pub Vec<Game>);

impl Games {
    /// The game called `id`.
    #[must_use]
    pub fn get(&self, id: GameId) -> Option<&Game> {
        self.0.iter().find(|game| game.id() == id)
    }

    /// The game called `name`.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&Game> {
        self.0.iter().find(|game| game.id().0 == name)
    }

    /// What is said of the games' pictures.
    #[must_use]
    pub fn sheets(&self) -> GameSheets {
        GameSheets(self.0.iter().filter_map(|game| game.sheets).collect())
    }

    /// Every sound that may be heard.
    pub fn sounds(&self) -> impl Iterator<Item = Sound> {
        let own = self.0.iter().flat_map(|game| game.sounds);
        Sound::SHARED.iter().chain(own).copied()
    }

    /// Every tune that may be heard.
    pub fn tunes(&self) -> impl Iterator<Item = Tune> {
        let own = self.0.iter().flat_map(|game| game.tunes);
        Tune::SHARED.iter().chain(own).copied()
    }

    /// The game that is played where none is named.
    ///
    /// # Panics
    /// The list is empty: no such program is built.
    #[must_use]
    pub fn first(&self) -> &Game {
        self.0
            .first()
            .expect("a program without games is not built")
    }
}
