//! Runs the arena: passes the command line to the arena of the game it names, or plays a plain series if that game has
//! none.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::{ContextKind, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, Command, CommandFactory, Parser, value_parser};
use serde_json::json;

use super::check;
use super::codes::{decode, encode};
use super::review::review;
use super::statistics::{csv, statistics};
use crate::app::tools::{self, GameTools};
use kit_arena::{RecordsFile, refuse};
use kit_rules::headless::Headless;
use kit_rules::seed::{Seed, following};

/// Plays bots against bots and writes records, or checks records
#[derive(Debug, Parser)]
#[command(name = "arena", bin_name = "cargo arena --")]
struct Plain {
    /// The game to play
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// How many games
    #[arg(long, value_name = "N", default_value = "1000", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of all deals and of the bots
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// The bot on the first side [default: the weakest]
    #[arg(long, value_name = "BOT")]
    first: Option<String>,
    /// The bot on the second side [default: the strongest]
    #[arg(long, value_name = "BOT")]
    second: Option<String>,
    /// Write the record of every game to FILE, one a line
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Print the results also as one line of JSON
    #[arg(long)]
    json: bool,
    /// Check the records in these files, of any game, instead of playing; - is the standard input
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    check: Vec<PathBuf>,
    /// Print the records in these files, of any game, as codes; - is the standard input
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    encode: Vec<PathBuf>,
    /// Print the records that these codes tell; - are those on the standard input, one a line
    #[arg(long, value_name = "CODE", num_args = 1.., exclusive = true)]
    decode: Vec<OsString>,
    /// Print how the games in these files went, of any game, counted; - is the standard input
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    statistics: Vec<PathBuf>,
    /// Print a table of the games in these files, of any game, as CSV; - is the standard input
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    csv: Vec<PathBuf>,
    /// Print the reviews of the games in these files, of any game, as JSON, one a line; - is the standard input
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    review: Vec<PathBuf>,
}

/// Runs the arena with the command line `arguments`, the program's name first. Without `--game` the first of `games` is
/// played. Bad arguments end the program with a sentence and exit code 2.
///
/// # Errors
/// Writing to `out` or to a file of records fails.
pub fn run(
    games: &[GameTools],
    arguments: &[OsString],
    out: &mut dyn Write,
) -> io::Result<ExitCode> {
    let game = tools::named_game(games, arguments).unwrap_or_else(|why| refuse::<Plain>(&why));
    let games: Vec<Headless> = games.iter().map(|game| game.headless).collect();
    for tool in Tool::ALL {
        let named = tool.named(arguments);
        if !named.is_empty() {
            return tool.run(&games, named, out);
        }
    }
    match game.arena {
        Some(tool) => tool(arguments, out),
        None => series(&game.headless, &Plain::parse_from(arguments), out),
    }
}

/// What is done with records and codes instead of playing.
#[derive(Debug, Clone, Copy)]
enum Tool {
    Check,
    Encode,
    Decode,
    Statistics,
    Csv,
    Review,
}

impl Tool {
    const ALL: [Self; 6] = [
        Self::Check,
        Self::Encode,
        Self::Decode,
        Self::Statistics,
        Self::Csv,
        Self::Review,
    ];

    /// Its switch, without the dashes.
    const fn switch(self) -> &'static str {
        match self {
            Self::Check => "check",
            Self::Encode => "encode",
            Self::Decode => "decode",
            Self::Statistics => "statistics",
            Self::Csv => "csv",
            Self::Review => "review",
        }
    }

    /// What it takes.
    const fn takes(self) -> &'static str {
        match self {
            Self::Decode => "code",
            _ => "file",
        }
    }

    fn run(
        self,
        games: &[Headless],
        named: Vec<OsString>,
        out: &mut dyn Write,
    ) -> io::Result<ExitCode> {
        let files = || -> Vec<PathBuf> { named.iter().map(PathBuf::from).collect() };
        match self {
            Self::Check => check(games, &files(), out),
            Self::Encode => encode(games, &files(), out),
            Self::Decode => decode(games, &named, out),
            Self::Statistics => statistics(games, &files(), out),
            Self::Csv => csv(games, &files(), out),
            Self::Review => review(games, &files(), out),
        }
    }

    /// The files or codes of its switch, in any spelling; none if it is not asked for. It stands alone: other arguments
    /// end the program with a sentence and exit code 2.
    fn named(self, arguments: &[OsString]) -> Vec<OsString> {
        if !tools::is_given(arguments, &format!("--{}", self.switch())) {
            return Vec::new();
        }
        self.read(arguments)
            .unwrap_or_else(|problem| problem.exit())
    }

    /// What a command line with its switch names, in its order: `--check A B`, `--check=A B`, `--check=A --check=B`,
    /// `--check -- A`.
    fn read(self, arguments: &[OsString]) -> Result<Vec<OsString>, clap::Error> {
        let switch = self.switch();
        // As files are read: words in any encoding, but no empty ones.
        let word = |name: &'static str| Arg::new(name).value_parser(value_parser!(PathBuf));
        // What the switch is in the help of each game stands in that game's options.
        let mut command = Plain::command().mut_args(|arg| match arg.get_id().as_str() {
            id if id == switch => arg
                .num_args(0..)
                .exclusive(false)
                .value_parser(value_parser!(PathBuf)),
            _ if arg.is_exclusive_set() => arg.exclusive(false),
            _ => arg,
        });
        command = command.arg(word("more").num_args(0..).hide(true));
        let mut found = match command.try_get_matches_from_mut(arguments) {
            Ok(found) => found,
            Err(problem) if problem.kind() == ErrorKind::UnknownArgument => {
                let other = problem.get(ContextKind::InvalidArg);
                return Err(self.stands_alone(&mut command, other.map(ToString::to_string)));
            }
            Err(problem) => return Err(problem),
        };
        let given = |id: &&str| found.value_source(id) == Some(ValueSource::CommandLine);
        let other = command
            .get_arguments()
            .map(|arg| arg.get_id().as_str())
            .filter(|id| ![switch, "more", "help"].contains(id))
            .find(given)
            .map(|id| format!("--{id}"));
        if other.is_some() {
            return Err(self.stands_alone(&mut command, other));
        }
        let mut named = Vec::new();
        for id in [switch, "more"] {
            let places: Vec<usize> = found.indices_of(id).into_iter().flatten().collect();
            let words = found.remove_many::<PathBuf>(id).into_iter().flatten();
            named.extend(places.into_iter().zip(words));
        }
        named.sort();
        if named.is_empty() {
            let what = self.takes();
            let why = format!("--{switch} needs a {what}; - is the standard input");
            return Err(command.error(ErrorKind::MissingRequiredArgument, why));
        }
        Ok(named.into_iter().map(|(_, word)| word.into()).collect())
    }

    /// The error that another argument stands beside its switch.
    fn stands_alone(self, command: &mut Command, other: Option<String>) -> clap::Error {
        let other = other.unwrap_or_else(|| "another argument".to_owned());
        let (switch, what) = (self.switch(), self.takes());
        let why =
            format!("--{switch} stands alone, with {what}s only: {other} cannot be used with it");
        command.error(ErrorKind::ArgumentConflict, why)
    }
}

/// Plays a series and prints the result.
fn series(game: &Headless, options: &Plain, out: &mut dyn Write) -> io::Result<ExitCode> {
    let bot = |named: &Option<String>, default: Option<&&str>| match named {
        Some(name) if game.bots.contains(&name.as_str()) => name.clone(),
        Some(name) => refuse::<Plain>(&format!(
            "unknown bot {name:?}: expected {}",
            game.bots.join(", ")
        )),
        None => default.copied().unwrap_or_default().to_owned(),
    };
    let first = bot(&options.first, game.bots.first());
    let second = bot(&options.second, game.bots.last());
    let mut records = RecordsFile::create(options.records.as_deref())?;
    let (mut wins, mut draws, mut decisions) = ([0_u64; 2], 0_u64, 0_u64);
    for n in 0..options.games {
        let seed = following(options.seed, n);
        let played = (game.play)(0, [&first, &second], seed)
            .map_err(|why| io::Error::other(format!("game {}: {why}", n + 1)))?;
        decisions += played.decisions;
        match played.outcome.winner {
            Some(side) => wins[side % 2] += 1,
            None => draws += 1,
        }
        records.add(&played.record)?;
    }
    let (id, games) = (game.id, options.games);
    writeln!(
        out,
        "{id}, {games} games: {first} wins {}, {second} {}, {draws} drawn",
        wins[0], wins[1]
    )?;
    if options.json {
        let result = json!({
            "game": id.0, "games": games, "first": first, "second": second,
            "first_wins": wins[0], "second_wins": wins[1], "draws": draws, "decisions": decisions,
        });
        writeln!(out, "{result}")?;
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::HEADLESS;

    fn read(line: &str) -> Result<Vec<String>, String> {
        let words: Vec<OsString> = line.split_whitespace().map(Into::into).collect();
        for tool in Tool::ALL {
            if tools::is_given(&words, &format!("--{}", tool.switch())) {
                let named = tool.read(&words).map_err(|problem| {
                    assert_eq!(problem.exit_code(), 2, "{line}");
                    problem.to_string()
                })?;
                let names = named.iter().map(|word| word.to_string_lossy().into_owned());
                return Ok(names.collect());
            }
        }
        Ok(Vec::new())
    }

    #[test]
    fn the_files_to_check_may_be_spelled_in_every_way_that_clap_knows() {
        for (line, files) in [
            ("arena --check a", "a"),
            ("arena --check=a", "a"),
            ("arena --check a b", "a b"),
            ("arena --check=a b", "a b"),
            ("arena b --check=a", "b a"),
            ("arena --check=b --check=a", "b a"),
            ("arena --check b --check a c", "b a c"),
            ("arena --check -", "-"),
            ("arena --check=-", "-"),
            ("arena --check - a", "- a"),
            ("arena --check -- --odd", "--odd"),
            ("arena --check a -- -b", "a -b"),
            ("arena --encode a --encode=b -", "a b -"),
            ("arena --decode 1G 1F", "1G 1F"),
            ("arena --statistics a --statistics=b", "a b"),
            ("arena --csv=a -", "a -"),
            // Another switch, and no switch.
            ("arena --checker a", ""),
            ("arena -- --check", ""),
        ] {
            assert_eq!(
                read(line).map(|files| files.join(" ")),
                Ok(files.into()),
                "{line}"
            );
        }
    }

    #[test]
    fn nothing_but_files_stands_beside_check() {
        for (line, named) in [
            ("arena --check", "needs a file"),
            ("arena --check a --games 3", "--games"),
            ("arena --games=3 --check=a", "--games"),
            ("arena --json --check=a", "--json"),
            ("arena --check=a --game fayance", "--game"),
            ("arena --game fayance --check a", "--game"),
            ("arena --north random --check=a", "--north"),
            ("arena --check=a -x", "-x"),
            ("arena --encode", "needs a file"),
            ("arena --decode", "needs a code"),
            ("arena --decode 1G --games 3", "--games"),
            ("arena --encode a --decode 1G", "--decode"),
            ("arena --statistics", "needs a file"),
            ("arena --csv a --json", "--json"),
            ("arena --statistics a --csv b", "--csv"),
        ] {
            let why = read(line).expect_err(line);
            let tools = ["--encode", "--decode", "--statistics", "--csv"];
            let switch = line.split([' ', '=']).find(|word| tools.contains(word));
            let switch = switch.unwrap_or("--check");
            assert!(why.contains(switch) && why.contains(named), "{line}: {why}");
        }
    }

    #[test]
    #[cfg(unix)]
    fn a_file_to_check_may_have_a_name_in_no_encoding() {
        use std::os::unix::ffi::OsStringExt;
        let word = OsString::from_vec(b"--check=\xff".to_vec());
        let words = [OsString::from("arena"), word];
        assert!(tools::is_given(&words, "--check"));
        let files = Tool::Check.read(&words).expect("a file");
        assert_eq!(files, [OsString::from_vec(vec![0xff])]);
    }

    #[test]
    fn a_file_of_records_that_cannot_be_written_is_named() {
        let path = std::env::temp_dir().join("no such folder").join("records");
        let options = Plain {
            records: Some(path.clone()),
            ..Plain::parse_from(["arena", "--games", "1"])
        };
        let mut out = Vec::new();
        let problem = series(&HEADLESS[0], &options, &mut out).expect_err("there is no folder");
        let named = path.display().to_string();
        assert!(problem.to_string().contains(&named), "{problem}");
        assert!(out.is_empty(), "nothing is played");
    }
}
