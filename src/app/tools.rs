//! The list of games for the command line tools: finds the game that `--game` names, and its own tools.

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::rules::game::Headless;

/// A game's own command line tool: takes the whole command line, the program's name first, and prints to the given
/// output.
pub type CommandLineTool = fn(&[OsString], &mut dyn Write) -> io::Result<ExitCode>;

/// A game for the tools.
#[derive(Debug, Clone, Copy)]
pub struct GameTools {
    /// The game without a screen.
    pub headless: Headless,
    /// Its own arena, if it has one.
    pub arena: Option<CommandLineTool>,
    /// The training of its bots, if it has one.
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

/// The game that `--game` names, or the first one.
///
/// # Errors
/// If there is no such game; the text names those there are.
pub fn named_game<'a>(
    games: &'a [GameTools],
    arguments: &[OsString],
) -> Result<&'a GameTools, String> {
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

/// The value of `--game`, written with a space or an equals sign.
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

/// Trains the bots of the game that `--game` names.
///
/// # Errors
/// If there is no such game, it has no training, or the training fails.
pub fn train(
    games: &[GameTools],
    arguments: &[OsString],
    out: &mut dyn Write,
) -> io::Result<ExitCode> {
    let game = named_game(games, arguments).map_err(io::Error::other)?;
    let training = game.training.ok_or_else(|| {
        let name = game.headless.id;
        io::Error::other(format!("the bots of {name} have no training"))
    })?;
    training(arguments, out)
}
