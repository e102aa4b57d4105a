//! What the command line asks for. A word that means nothing ends the program with a sentence and the
//! exit code 2, before any window opens.

use crate::{
    rules::{
        guyenne::{Edition, Level},
        seat::Camp,
        seed::Seed,
    },
    table::{Plan, Player},
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

    /// The game asked for; what is not said is the plain game of a person against a bot.
    pub fn plan(&self) -> Plan {
        let player = |camp: Camp| {
            let (asked, other) = match camp {
                Camp::English => (&self.english, &self.french),
                Camp::French => (&self.french, &self.english),
            };
            let bot = Player::Bot(default_bot().to_owned());
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

/// The bot one plays against if one does not choose: the strongest there is.
pub fn default_bot() -> &'static str {
    crate::ai::BOTS.last().copied().unwrap_or("random")
}

/// Reads `human` or the name of a bot.
pub fn player(word: &str) -> Result<Player, String> {
    match word {
        "human" => Ok(Player::Human),
        bot if crate::ai::BOTS.contains(&bot) => Ok(Player::Bot(bot.to_owned())),
        _ => Err(format!(
            "a player is human or one of the bots {}",
            crate::ai::BOTS.join(", ")
        )),
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod command_line {
    use super::{Options, player};
    use crate::{
        rules::{
            guyenne::{Edition, Level},
            seed::Seed,
        },
        table::Player,
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
            if line.demo
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
                demo: line.demo,
                record: line.record,
                size: line.size,
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
    /// There is no command line there.
    pub fn from_command_line() -> Self {
        Self::default()
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
            ("guyenne --dance", "--dance"),
            ("guyenne castle", "castle"),
        ] {
            let why = read(line).expect_err(line);
            assert!(why.contains(named), "{line}: {why}");
        }
    }

    #[test]
    fn one_named_player_gets_the_other_kind_across_the_table() {
        let plan = read("guyenne --english human").expect("known").plan();
        assert_eq!(plan.english, Player::Human);
        assert!(matches!(plan.french, Player::Bot(_)));
        let plan = read("guyenne --demo").expect("known").plan();
        assert!(matches!(plan.english, Player::Bot(_)));
        assert!(matches!(plan.french, Player::Bot(_)));
    }
}
