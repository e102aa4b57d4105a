//! What the tools of the command line find in the list of games: the game that `--game` names, and what it brings for them.

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::rules::game::Headless;

/// A game's own part of a command line tool: gets the whole command line, the program's name first, and prints to the
/// given output.
pub type CommandLineTool = fn(&[OsString], &mut dyn Write) -> io::Result<ExitCode>;

/// A game for the tools.
#[derive(Debug, Clone, Copy)]
pub struct GameTools {
    /// What is played without a screen.
    pub headless: Headless,
    /// Its own arena, if it measures more than who wins.
    pub arena: Option<CommandLineTool>,
    /// How its bots learn, if they do.
    pub training: Option<CommandLineTool>,
}

impl GameTools {
    /// A game with no tools of its own.
    #[must_use]
    pub const fn of(headless: Headless) -> Self {
        Self {
            headless,
            arena: None,
            training: None,
        }
    }
}

/// The game that `--game` names, or the first.
///
/// # Errors
/// There is no such game; the sentence says which there are.
pub fn asked<'a>(games: &'a [GameTools], arguments: &[OsString]) -> Result<&'a GameTools, String> {
    let named = named(arguments);
    let fits = |game: &&GameTools| {
        named
            .as_deref()
            .is_none_or(|name| name == game.headless.id.0)
    };
    games.iter().find(fits).ok_or_else(|| {
        let known: Vec<_> = games.iter().map(|game| game.headless.id.0).collect();
        let name = named.unwrap_or_default();
        format!("unknown game {name:?}: expected {}", known.join(" or "))
    })
}

/// The value of `--game`, in either way of writing it.
fn named(arguments: &[OsString]) -> Option<String> {
    let mut words = arguments.iter().filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        if word == "--game" {
            return words.next().map(str::to_owned);
        }
        if let Some(name) = word.strip_prefix("--game=") {
            return Some(name.to_owned());
        }
    }
    None
}

/// Lets the bots of the game that is asked for learn.
///
/// # Errors
/// What went wrong, in a sentence.
pub fn train(
    games: &[GameTools],
    arguments: &[OsString],
    out: &mut dyn Write,
) -> io::Result<ExitCode> {
    let game = asked(games, arguments).map_err(io::Error::other)?;
    let training = game.training.ok_or_else(|| {
        let name = game.headless.id;
        io::Error::other(format!("the bots of {name} have nothing to learn"))
    })?;
    training(arguments, out)
}
