//! What the command line asks for. A word that means nothing ends the program with a sentence and the
//! exit code 2, before any window opens.

use crate::keys;
use bevy::prelude::{Resource, UVec2};
use kit_i18n::{Language, LocalizedText};
use kit_rules::{game::GameId, seed::Seed, shown_text};
use kit_table::{Game, GameRequest, Games};
use kit_timings::Speed;
use std::path::PathBuf;

/// What the command line asks for.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LaunchOptions {
    /// Which game is played.
    pub game: Option<GameId>,
    /// The deal.
    pub seed: Option<u64>,
    /// What is asked of the game by its own parameters: names and values, such as `("level", "expert")`.
    pub parameters: Vec<(String, String)>,
    /// The speed of the table.
    pub speed: Option<Speed>,
    /// Bots on both sides, for ever.
    pub demo: bool,
    /// The file for the records of the games played.
    pub record: Option<PathBuf>,
    /// A game to be shown again: its code, or a text with its record.
    pub watch: Option<String>,
    /// The window, in logical pixels.
    pub size: Option<UVec2>,
    /// How many frames are measured before the program says how long they took and ends.
    pub bench_frames: Option<u32>,
    /// Nothing but one sprite, to compare the measurements with.
    pub bare: bool,
    /// A safe start: X11, OpenGL (on Windows DirectX 12), a window.
    pub safe: bool,
    /// The language, which an address may ask for (`lang=fr`).
    pub language: Option<Language>,
    /// What the page's address said that means nothing, such as `level=hard`. A command line has none: it is refused
    /// whole.
    pub refused: Vec<String>,
}

/// How much is told of the words of an address that were not understood, in letters.
const LONGEST_REFUSED: usize = 120;

impl LaunchOptions {
    /// What is told of the words that were not understood, if there are any.
    pub fn refused_words(&self) -> Option<LocalizedText> {
        (!self.refused.is_empty()).then(|| {
            let what = shown_text::line(&self.refused.join(", "), LONGEST_REFUSED);
            LocalizedText::new(keys::TOAST_ADDRESS_REFUSED).with("what", what)
        })
    }

    /// Whether a game is asked for, so that the title is passed by.
    pub fn names_a_game(&self) -> bool {
        self.demo || self.seed.is_some() || self.game.is_some() || !self.parameters.is_empty()
    }

    /// The game asked for, or the first of all.
    pub fn game<'a>(&self, games: &'a Games) -> &'a Game {
        let named = self.game.and_then(|id| games.get(id));
        named.unwrap_or_else(|| games.first())
    }

    /// What is asked of it.
    pub fn request(&self) -> GameRequest {
        GameRequest {
            words: self.parameters.clone(),
            demo: self.demo,
            seed: self.seed.map(Seed),
            resume: None,
        }
    }

    /// What the address of a page asks for, by the names of the command line: `seed=7&level=expert&demo`. What means
    /// nothing is put aside and the rest holds; names that are not ours are somebody else's.
    pub fn of_address(games: &Games, pairs: impl IntoIterator<Item = (String, String)>) -> Self {
        fn take<T>(place: &mut Option<T>, read: Option<T>) -> bool {
            let sound = read.is_some();
            *place = read.or(place.take());
            sound
        }
        let mut options = Self::default();
        let mut words = Vec::new();
        for (name, value) in pairs {
            let sound = match name.as_str() {
                "game" => take(&mut options.game, games.named(&value).map(|game| game.id)),
                "seed" => take(&mut options.seed, value.parse::<Seed>().ok().map(|s| s.0)),
                "g" => take(&mut options.watch, Some(value.clone())),
                "lang" => take(&mut options.language, Language::from_tag(&value)),
                "speed" => take(&mut options.speed, value.parse().ok()),
                "demo" => {
                    options.demo = value.is_empty() || value == "true" || value == "1";
                    options.demo
                }
                _ => {
                    words.push((name.clone(), value.clone()));
                    true
                }
            };
            if !sound {
                options.refused.push(format!("{name}={value}"));
            }
        }
        let game = options.game(games);
        let known = |(name, _): &(String, String)| game.parameters.iter().any(|p| p.name == name);
        options.parameters = words.into_iter().filter(known).collect();
        for refused in (game.refused)(&options.request()) {
            options
                .refused
                .push(format!("{}={}", refused.name, refused.value));
            options
                .parameters
                .retain(|(name, value)| (name, value) != (&refused.name, &refused.value));
        }
        options
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod command_line {
    use super::LaunchOptions;
    use crate::app::codes::open_code;
    use crate::app::games::GAMES;
    use crate::app::version::VERSION;
    use bevy::prelude::UVec2;
    use clap::builder::{PathBufValueParser, TypedValueParser};
    use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, Parser, error::ErrorKind};
    use kit_rules::seed::Seed;
    use kit_table::Games;
    use kit_timings::Speed;
    use std::ffi::OsString;
    use std::io::{self, Write};
    use std::path::PathBuf;

    /// The deal of the demonstration that is measured, if none is asked for.
    const BENCH_SEED: u64 = 7;

    /// Guyenne, a game of bluff and castle conquest from the Hundred Years' War.
    #[derive(Parser, Debug)]
    #[command(version = VERSION.as_str(), about)]
    struct CommandLine {
        /// Which game is played
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
        /// The number of the deal; the same number deals the same cards
        #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
        seed: Option<Seed>,
        /// How fast the table moves: 1, 2, 4 or instant
        #[arg(long)]
        speed: Option<Speed>,
        /// Bots on both sides, for ever
        #[arg(long)]
        demo: bool,
        /// Writes the records of the games played to this file
        #[arg(long, value_name = "FILE", value_parser = PathBufValueParser::new().try_map(file))]
        record: Option<PathBuf>,
        /// Shows a game again: its code, or a file with its record
        #[arg(long, value_name = "CODE|FILE", value_parser = watched)]
        watch: Option<String>,
        /// The size of the window, such as 1280x720
        #[arg(long, value_name = "WxH", value_parser = size)]
        size: Option<UVec2>,
        /// Measures so many frames of the demonstration beside those of an empty window, says what they took, and ends
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
        bench_frames: Option<u32>,
        /// A safe start, where the usual one fails: X11 instead of Wayland, OpenGL (on Windows DirectX 12) instead of
        /// Vulkan, and a window. The key S, held when it starts, asks for the same
        #[arg(long)]
        safe: bool,
        /// With --bench-frames: measures the empty window, with one sprite, alone
        #[arg(long, requires = "bench_frames")]
        bare: bool,
    }

    /// A file to write to. Elsewhere `-` is the standard output, and a file of that name is not what is meant.
    fn file(path: PathBuf) -> Result<PathBuf, &'static str> {
        if path.as_os_str() == "-" {
            return Err("records are written to a file only: name one");
        }
        Ok(path)
    }

    /// The text of the file of this name, or the word itself, which is a code then: of a game, or of a challenge.
    fn watched(word: &str) -> Result<String, String> {
        match std::fs::read(word) {
            Ok(bytes) => String::from_utf8(bytes).map_err(|_| "it is no text".to_owned()),
            Err(problem) if std::path::Path::new(word).exists() => Err(problem.to_string()),
            Err(_) => open_code(&Games(GAMES.to_vec()), word)
                .map(|_| word.to_owned())
                .map_err(|why| format!("no such file, and {why}")),
        }
    }

    /// Reads a size such as 1280x720.
    pub fn size(word: &str) -> Result<UVec2, String> {
        let read = || {
            let (width, height) = word.split_once(['x', 'X', '×'])?;
            let size = UVec2::new(width.parse().ok()?, height.parse().ok()?);
            let range = 200..=8192;
            (range.contains(&size.x) && range.contains(&size.y)).then_some(size)
        };
        read().ok_or_else(|| "a size is WIDTHxHEIGHT, each from 200 to 8192".to_owned())
    }

    /// Adds the parameters of the games; those of one name are one.
    fn with_parameters(mut command: Command, games: &Games) -> Command {
        let mut named = Vec::new();
        for parameter in games.0.iter().flat_map(|game| game.parameters) {
            if !named.contains(&parameter.name) {
                named.push(parameter.name);
                command = command.arg(
                    Arg::new(parameter.name)
                        .long(parameter.name)
                        .value_name(parameter.value)
                        .num_args(1..=parameter.most)
                        .help(parameter.help),
                );
            }
        }
        command
    }

    /// The command line of a program with these games.
    fn command(games: &Games) -> Command {
        with_parameters(CommandLine::augment_args(Command::new("guyenne")), games)
    }

    /// Writes the page of the manual, section 6, in the format of `man`.
    pub(super) fn write_manual(games: &Games, out: &mut dyn Write) -> io::Result<()> {
        let page = clap_mangen::Man::new(command(games)).section("6");
        page.render(out)
    }

    /// What was asked by those parameters.
    fn given(matches: &ArgMatches, games: &Games) -> Vec<(String, String)> {
        let mut asked: Vec<(String, String)> = Vec::new();
        for parameter in games.0.iter().flat_map(|game| game.parameters) {
            let told = asked.iter().any(|(name, _)| name == parameter.name);
            if let Some(words) = matches.get_many::<String>(parameter.name).filter(|_| !told) {
                let words: Vec<&str> = words.map(String::as_str).collect();
                asked.push((parameter.name.to_owned(), words.join(" ")));
            }
        }
        asked
    }

    impl LaunchOptions {
        /// Reads the command line of a program with these games, the program's name first.
        pub fn read(
            games: &Games,
            words: impl IntoIterator<Item = impl Into<OsString> + Clone>,
        ) -> Result<Self, clap::Error> {
            let mut command = command(games);
            let matches = command.try_get_matches_from_mut(words)?;
            let line = CommandLine::from_arg_matches(&matches)?;
            let game = match &line.game {
                None => None,
                Some(name) => Some(games.named(name).ok_or_else(|| {
                    let known: Vec<_> = games.0.iter().map(|game| game.id.0).collect();
                    command.error(
                        ErrorKind::InvalidValue,
                        format!("unknown game {name:?}: expected {}", known.join(" or ")),
                    )
                })?),
            };
            let options = Self {
                game: game.map(|game| game.id),
                // What is measured is the same game each time.
                seed: line
                    .seed
                    .map(|seed| seed.0)
                    .or(line.bench_frames.map(|_| BENCH_SEED)),
                parameters: given(&matches, games),
                speed: line.speed,
                demo: line.demo || line.bench_frames.is_some(),
                record: line.record,
                watch: line.watch,
                size: line.size,
                bench_frames: line.bench_frames,
                bare: line.bare,
                safe: line.safe,
                language: None,
                refused: Vec::new(),
            };
            let game = options.game(games);
            if let Some(refused) = (game.refused)(&options.request()).first() {
                let why = format!("--{} {}: {}", refused.name, refused.value, refused.why);
                return Err(command.error(ErrorKind::InvalidValue, why));
            }
            Ok(options)
        }

        /// Reads the command line of this program. What it is answered with instead of a start, such as the version,
        /// is the error. `--man` alone prints the page of the manual, which a package has, and ends the program.
        pub fn from_command_line() -> Result<Self, clap::Error> {
            let games = Games(GAMES.to_vec());
            let words: Vec<OsString> = std::env::args_os().collect();
            if words.len() == 2 && words[1] == "--man" {
                let printed = write_manual(&games, &mut io::stdout());
                std::process::exit(i32::from(printed.is_err()));
            }
            Self::read(&games, words)
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub use command_line::size;

#[cfg(target_arch = "wasm32")]
impl LaunchOptions {
    /// There is no command line there, but the address of the page.
    pub fn from_command_line() -> Self {
        let said = super::browser::address();
        Self::of_address(&Games(super::games::GAMES.to_vec()), said)
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::app::version::VERSION;
    use kit_i18n::MessageArgument;

    fn games() -> Games {
        Games(crate::app::games::GAMES.to_vec())
    }

    fn read(line: &str) -> Result<LaunchOptions, String> {
        LaunchOptions::read(&games(), line.split_whitespace()).map_err(|error| {
            assert_eq!(error.exit_code(), 2, "{error}");
            error.to_string()
        })
    }

    #[test]
    fn a_whole_line_is_read() {
        let options = read(
            "guyenne --seed 7 --edition 2022 --level expert --english greedy \
             --french human --speed instant --record games.jsonl --size 844x390",
        )
        .expect("every word is known");
        assert_eq!(options.seed, Some(7));
        assert!(
            options
                .parameters
                .contains(&("level".into(), "expert".into()))
        );
        assert!(
            options
                .parameters
                .contains(&("french".into(), "human".into()))
        );
        assert_eq!(options.parameters.len(), 4);
        assert_eq!(options.speed, Some(Speed::Instant));
        assert_eq!(options.size, Some(UVec2::new(844, 390)));
        assert!(options.names_a_game());
        assert_eq!(options.request().seed, Some(Seed(7)));
    }

    #[test]
    fn the_version_is_that_of_the_package() {
        let told = LaunchOptions::read(&games(), ["guyenne", "--version"]).expect_err("a version");
        let version = format!("guyenne {}\n", *VERSION);
        assert_eq!((told.exit_code(), told.to_string()), (0, version));
        assert!(VERSION.starts_with(env!("CARGO_PKG_VERSION")));
    }

    #[test]
    fn words_of_an_address_that_mean_nothing_are_told_and_cut() {
        let mut options = LaunchOptions::default();
        assert_eq!(options.refused_words(), None);
        options.refused = vec!["level=hard".to_owned(), "x=".to_owned() + &"y".repeat(500)];
        let told = options.refused_words().expect("words are told");
        let [(_, MessageArgument::Text(what))] = told.args() else {
            panic!("{told:?}");
        };
        assert!(what.starts_with("level=hard, x=yy"), "{what}");
        assert!(what.chars().count() <= LONGEST_REFUSED + 1, "{what}");
    }

    #[test]
    fn an_empty_line_asks_for_nothing() {
        let options = read("guyenne").expect("nothing to refuse");
        assert_eq!(options, LaunchOptions::default());
        assert!(!options.names_a_game());
    }

    #[test]
    fn words_without_meaning_are_refused_by_name() {
        for (line, named) in [
            ("guyenne --speed warp", "instant"),
            ("guyenne --edition 1999", "2021"),
            ("guyenne --level hard", "advanced"),
            ("guyenne --english dragon", "greedy"),
            ("guyenne --seed -1", "--seed"),
            ("guyenne --seed many", "--seed"),
            ("guyenne --size large", "WIDTHxHEIGHT"),
            ("guyenne --edition 2021 --level expert", "base"),
            ("guyenne --demo --french human", "bot"),
            ("guyenne --bench-frames 0", "--bench-frames"),
            ("guyenne --record -", "to a file"),
            ("guyenne --bare", "--bench-frames"),
            ("guyenne --bench-frames 9 --english human", "bot"),
            ("guyenne --dance", "--dance"),
            ("guyenne castle", "castle"),
            ("guyenne --game chess", "chess"),
        ] {
            let why = read(line).expect_err(line);
            assert!(why.contains(named), "{line}: {why}");
        }
    }

    #[test]
    fn a_challenge_can_be_watched_and_what_is_wrong_with_one_is_said() {
        let code = "1g00HQXujJyrH3o98JZs0P1mmnf2";
        let options = read(&format!("guyenne --watch {code}")).expect("a challenge");
        assert_eq!(options.watch.as_deref(), Some(code));
        let cut = &code[..code.len() - 3];
        let why = read(&format!("guyenne --watch {cut}")).expect_err("it is cut");
        assert!(
            why.contains("no such file, and the code is cut off"),
            "{why}"
        );
    }

    fn address(pairs: &[(&str, &str)]) -> LaunchOptions {
        LaunchOptions::of_address(
            &games(),
            pairs.iter().map(|&(n, v)| (n.to_owned(), v.to_owned())),
        )
    }

    #[test]
    fn an_address_asks_by_the_names_of_the_command_line() {
        let line = read("guyenne --seed 7 --level expert --english greedy --speed 4 --demo");
        let asked = address(&[
            ("seed", "7"),
            ("level", "expert"),
            ("english", "greedy"),
            ("speed", "4"),
            ("demo", ""),
            ("itch", "anything"),
        ]);
        assert_eq!(Ok(asked), line);
    }

    #[test]
    fn an_address_without_meaning_is_told_and_the_rest_holds() {
        let asked = address(&[
            ("level", "hard"),
            ("seed", "9"),
            ("seed", "many"),
            ("french", "dragon"),
            ("lang", "xx"),
        ]);
        let refused = ["seed=many", "lang=xx", "level=hard", "french=dragon"];
        assert_eq!(asked.refused, refused);
        assert_eq!(address(&[("lang", "fr-CA")]).language, Some(Language::Fr));
        assert_eq!((asked.seed, asked.parameters.len()), (Some(9), 0));
        let both = address(&[("edition", "2021"), ("level", "expert")]);
        assert_eq!(both.parameters, [("edition".into(), "2021".into())]);
        assert_eq!(both.refused, ["level=expert"]);
        let demo = address(&[("demo", "1"), ("french", "human")]);
        assert_eq!((demo.parameters.len(), demo.refused.len()), (0, 1));
    }

    #[test]
    fn the_manual_tells_every_option_of_every_game() {
        let mut page = Vec::new();
        command_line::write_manual(&games(), &mut page).expect("memory");
        let page = String::from_utf8(page).expect("text").replace('\\', "");
        let of_games = games().0.into_iter().flat_map(|game| game.parameters);
        let names = of_games.map(|parameter| parameter.name);
        for name in names.chain(["seed", "safe", "bench-frames"]) {
            assert!(page.contains(&format!("--{name}")), "{name}: {page}");
        }
    }
}
