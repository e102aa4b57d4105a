//! The command line tools: the list of games for them, the game that `--game` names and its own tools, and their output
//! to the terminal.

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use kit_rules::headless::Headless;

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
    let mut words = switches(arguments);
    while let Some(word) = words.next() {
        if word == "--game" {
            return words.next()?.to_str().map(str::to_owned);
        }
        if let Some(name) = word.to_str().and_then(|word| word.strip_prefix("--game=")) {
            return Some(name.to_owned());
        }
    }
    None
}

/// Whether a command line has the switch `name`, such as `--check`, alone or with a value after an equals sign. The
/// value may be a path in no encoding.
#[must_use]
pub fn is_given(arguments: &[OsString], name: &str) -> bool {
    switches(arguments).any(|word| {
        let rest = word.as_encoded_bytes().strip_prefix(name.as_bytes());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(b"="))
    })
}

/// The words of a command line among which there may be switches: those after `--` are none.
fn switches(arguments: &[OsString]) -> impl Iterator<Item = &OsString> {
    arguments.iter().take_while(|word| *word != "--")
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

/// Prints a line to the standard output.
///
/// # Errors
/// It cannot be written: a full disk, or nobody reads it any more. The text says that the output is meant.
pub fn say(line: impl Display) -> io::Result<()> {
    // In one piece: the standard output passes on whole lines.
    let written = io::stdout().write_all(format!("{line}\n").as_bytes());
    written.map_err(|problem| lost_output(&problem))
}

/// Prints a line to the standard error. Where that is impossible nobody can be told.
pub fn tell(line: impl Display) {
    let _untold = io::stderr().write_all(format!("{line}\n").as_bytes());
}

/// The error that the standard output cannot be written.
fn lost_output(problem: &io::Error) -> io::Error {
    let why = format!("cannot write to the standard output: {problem}");
    io::Error::new(problem.kind(), why)
}

/// Runs a tool with the command line of this process. What it prints goes out in whole lines; what cannot be written,
/// a closed pipe included, is a failure, for a part of the results is missing.
#[cfg(not(target_arch = "wasm32"))]
pub fn run(tool: impl FnOnce(&[OsString], &mut dyn Write) -> io::Result<ExitCode>) -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let mut out = kit_arena::WholeLines::new(StandardOutput(io::stdout().lock()));
    let done = tool(&arguments, &mut out).and_then(|code| out.finish().map(|()| code));
    done.unwrap_or_else(|problem| {
        tell(format_args!("error: {problem}"));
        ExitCode::FAILURE
    })
}

/// The standard output, with errors that name it.
#[cfg(not(target_arch = "wasm32"))]
struct StandardOutput(io::StdoutLock<'static>);

#[cfg(not(target_arch = "wasm32"))]
impl Write for StandardOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).map_err(|problem| lost_output(&problem))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(|problem| lost_output(&problem))
    }
}
