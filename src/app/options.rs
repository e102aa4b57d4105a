//! What the command line asks for. A word that means nothing ends the program with a sentence and the
//! exit code 2, before any window opens.

use crate::{
    games::guyenne::{
        ai::Rank,
        rules::{Edition, Level, seat::Camp},
        table::{Plan, Player},
    },
    rules::seed::Seed,
    speech::Language,
    theme::Speed,
};
use bevy::prelude::{Resource, UVec2};
use std::path::PathBuf;

/// What the command line asks for.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// The deal.
    pub seed: Option<u64>,
    /// The edition.
    pub edition: Option<Edition>,
    /// The level.
    pub level: Option<Level>,
    /// Who plays the English.
    pub english: Option<Player>,
    /// Who plays the French.
    pub french: Option<Player>,
    /// The speed of the table.
    pub speed: Option<Speed>,
    /// Bots on both sides, for ever.
    pub demo: bool,
    /// The file for the records of the games played.
    pub record: Option<PathBuf>,
    /// The window, in logical pixels.
    pub size: Option<UVec2>,
    /// How many frames are measured before the program says how long they took and ends.
    pub bench_frames: Option<u32>,
    /// Nothing but one sprite, to compare the measurements with.
    pub bare: bool,
    /// The language, which an address may ask for (`lang=fr`).
    pub language: Option<Language>,
    /// What the page's address said that means nothing, such as `level=hard`. A command line has none: it is refused
    /// whole.
    pub refused: Vec<String>,
}

impl Options {
    /// Whether a game is asked for, so that the title is passed by.
    pub fn names_a_game(&self) -> bool {
        self.demo
            || self.seed.is_some()
            || self.edition.is_some()
            || self.level.is_some()
            || self.english.is_some()
            || self.french.is_some()
    }

    /// What the address of a page asks for, by the names of the command line: `seed=7&level=expert&demo`. What means
    /// nothing is put aside and the rest holds; names that are not ours are somebody else's.
    pub fn of_address(pairs: impl IntoIterator<Item = (String, String)>) -> Self {
        fn take<T>(place: &mut Option<T>, read: Option<T>) -> bool {
            let sound = read.is_some();
            *place = read.or(place.take());
            sound
        }
        let mut options = Self::default();
        for (name, value) in pairs {
            let bot = || player(&value).ok();
            let sound = match name.as_str() {
                "seed" => take(&mut options.seed, value.parse::<Seed>().ok().map(|s| s.0)),
                "edition" => take(&mut options.edition, value.parse().ok()),
                "level" => take(&mut options.level, value.parse().ok()),
                "english" => take(&mut options.english, bot()),
                "french" => take(&mut options.french, bot()),
                "lang" => take(&mut options.language, Language::from_tag(&value)),
                "speed" => take(&mut options.speed, value.parse().ok()),
                "demo" => {
                    options.demo = value.is_empty() || value == "true" || value == "1";
                    options.demo
                }
                _ => true,
            };
            if !sound {
                options.refused.push(format!("{name}={value}"));
            }
        }
        if options.edition == Some(Edition::V2021)
            && let Some(level) = options.level.filter(|&level| level != Level::Base)
        {
            options.level = None;
            options.refused.push(format!("level={level}"));
        }
        if options.demo {
            for (camp, player) in [
                ("english", &mut options.english),
                ("french", &mut options.french),
            ] {
                if *player == Some(Player::Human) {
                    *player = None;
                    options.refused.push(format!("{camp}=human"));
                }
            }
        }
        options
    }

    /// The game asked for; what is not said is the plain game of a person against a bot.
    pub fn plan(&self) -> Plan {
        let player = |camp: Camp| {
            let (asked, other) = match camp {
                Camp::English => (&self.english, &self.french),
                Camp::French => (&self.french, &self.english),
            };
            let bot = if self.demo { demo_bot() } else { default_bot() };
            let bot = Player::Bot(bot.to_owned());
            match (asked, other) {
                _ if self.demo => asked.clone().unwrap_or(bot),
                (Some(asked), _) => asked.clone(),
                (None, Some(Player::Human)) => bot,
                (None, Some(Player::Bot(_))) => Player::Human,
                (None, None) if camp == Camp::French => Player::Human,
                (None, None) => bot,
            }
        };
        Plan {
            edition: self.edition.unwrap_or_default(),
            level: self.level.unwrap_or_default(),
            seed: self.seed.map(Seed),
            english: player(Camp::English),
            french: player(Camp::French),
            resume: None,
        }
    }
}

/// The bot one plays against if one does not choose: sound, and no master.
pub const fn default_bot() -> &'static str {
    Rank::Knight.name()
}

/// The bot that plays both camps of a demonstration if none is named: it is worth watching, and quick.
pub const fn demo_bot() -> &'static str {
    Rank::Captain.name()
}

/// Reads `human` or the name of a bot.
pub fn player(word: &str) -> Result<Player, String> {
    match word {
        "human" => Ok(Player::Human),
        bot if crate::games::guyenne::ai::BOTS.contains(&bot) => Ok(Player::Bot(bot.to_owned())),
        _ => Err(format!(
            "a player is human or one of the bots {}",
            crate::games::guyenne::ai::BOTS.join(", ")
        )),
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod command_line {
    use super::{Options, player};
    use crate::{
        games::guyenne::{
            rules::{Edition, Level},
            table::Player,
        },
        rules::seed::Seed,
        theme::Speed,
    };
    use bevy::prelude::UVec2;
    use clap::{CommandFactory, Parser, error::ErrorKind};
    use std::{ffi::OsString, path::PathBuf};

    /// Guyenne, a game of bluff and castle conquest from the Hundred Years' War.
    #[derive(Parser, Debug)]
    #[command(version, about)]
    struct Line {
        /// The number of the deal; the same number deals the same cards
        #[arg(long, value_name = "NUMBER", allow_negative_numbers = true)]
        seed: Option<Seed>,
        /// The printed rules to play by: 2022 or 2021
        #[arg(long)]
        edition: Option<Edition>,
        /// How much is at stake: base, advanced or expert (2021: base only)
        #[arg(long)]
        level: Option<Level>,
        /// Who plays the English: human, or the name of a bot
        #[arg(long, value_name = "human|BOT", value_parser = player)]
        english: Option<Player>,
        /// Who plays the French: human, or the name of a bot
        #[arg(long, value_name = "human|BOT", value_parser = player)]
        french: Option<Player>,
        /// How fast the table moves: 1, 2, 4 or instant
        #[arg(long)]
        speed: Option<Speed>,
        /// Bots on both sides, for ever
        #[arg(long)]
        demo: bool,
        /// Writes the records of the games played to this file
        #[arg(long, value_name = "FILE")]
        record: Option<PathBuf>,
        /// The size of the window, such as 1280x720
        #[arg(long, value_name = "WxH", value_parser = size)]
        size: Option<UVec2>,
        /// Measures so many frames of the demonstration, says how long they took, and ends
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
        bench_frames: Option<u32>,
        /// With --bench-frames: an empty window with one sprite instead of the game, to compare with
        #[arg(long, requires = "bench_frames")]
        bare: bool,
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

    impl Options {
        /// Reads the command line, the program's name first.
        pub fn read(
            words: impl IntoIterator<Item = impl Into<OsString> + Clone>,
        ) -> Result<Self, clap::Error> {
            let line = Line::try_parse_from(words)?;
            let refuse = |why: &str| Err(Line::command().error(ErrorKind::ArgumentConflict, why));
            if line.edition == Some(Edition::V2021)
                && line.level.is_some_and(|level| level != Level::Base)
            {
                return refuse("the 2021 edition has one level only: base");
            }
            let demo = line.demo || line.bench_frames.is_some();
            if demo
                && [&line.english, &line.french]
                    .into_iter()
                    .any(|player| *player == Some(Player::Human))
            {
                return refuse("a demonstration is played by bots: name a bot instead of human");
            }
            Ok(Self {
                seed: line.seed.map(|seed| seed.0),
                edition: line.edition,
                level: line.level,
                english: line.english,
                french: line.french,
                speed: line.speed,
                demo,
                record: line.record,
                size: line.size,
                bench_frames: line.bench_frames,
                bare: line.bare,
                language: None,
                refused: Vec::new(),
            })
        }

        /// Reads the command line of this program, or ends it.
        pub fn from_command_line() -> Self {
            Self::read(std::env::args_os()).unwrap_or_else(|error| error.exit())
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub use command_line::size;

#[cfg(target_arch = "wasm32")]
impl Options {
    /// There is no command line there, but the address of the page.
    pub fn from_command_line() -> Self {
        Self::of_address(super::web::address())
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Options, String> {
        Options::read(line.split_whitespace()).map_err(|error| {
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
        assert_eq!(options.level, Some(Level::Expert));
        assert_eq!(options.english, Some(Player::Bot("greedy".into())));
        assert_eq!(options.french, Some(Player::Human));
        assert_eq!(options.speed, Some(Speed::Instant));
        assert_eq!(options.size, Some(UVec2::new(844, 390)));
        assert!(options.names_a_game());
        assert_eq!(options.plan().seed, Some(Seed(7)));
    }

    #[test]
    fn an_empty_line_asks_for_nothing() {
        let options = read("guyenne").expect("nothing to refuse");
        assert_eq!(options, Options::default());
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
            ("guyenne --bare", "--bench-frames"),
            ("guyenne --bench-frames 9 --english human", "bot"),
            ("guyenne --dance", "--dance"),
            ("guyenne castle", "castle"),
        ] {
            let why = read(line).expect_err(line);
            assert!(why.contains(named), "{line}: {why}");
        }
    }

    fn address(pairs: &[(&str, &str)]) -> Options {
        Options::of_address(pairs.iter().map(|&(n, v)| (n.to_owned(), v.to_owned())))
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
        let refused = ["level=hard", "seed=many", "french=dragon", "lang=xx"];
        assert_eq!(asked.refused, refused);
        assert_eq!(address(&[("lang", "fr-CA")]).language, Some(Language::Fr));
        assert_eq!((asked.seed, asked.level), (Some(9), None));
        let both = address(&[("edition", "2021"), ("level", "expert")]);
        assert_eq!(both.level, None);
        assert_eq!(both.refused, ["level=expert"]);
        let demo = address(&[("demo", "1"), ("french", "human")]);
        assert_eq!((demo.french, demo.refused.len()), (None, 1));
    }

    #[test]
    fn one_named_player_gets_the_other_kind_across_the_table() {
        let plan = read("guyenne --english human").expect("known").plan();
        assert_eq!(plan.english, Player::Human);
        assert!(matches!(plan.french, Player::Bot(_)));
        let plan = read("guyenne --demo").expect("known").plan();
        let captain = Player::Bot("captain".into());
        assert_eq!([&plan.english, &plan.french], [&captain; 2]);
        let plan = read("guyenne --demo --french constable").expect("known");
        assert_eq!(plan.plan().french, Player::Bot("constable".into()));
    }
}
