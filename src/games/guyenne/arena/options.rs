//! The arena's command line for Guyenne, and the series it describes.

use std::path::PathBuf;

use crate::arena::{self, at_least_one};
use crate::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use crate::games::guyenne::rules::{Edition, Level, RulesConfig, Setup};
use crate::rules::seed::{Seed, following};
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};

use super::camp_bots::CampBots;
use super::measures::MeasureOptions;

/// Plays bots against bots and writes records, measures them, or checks records
#[derive(Debug, Parser)]
#[command(name = "arena", bin_name = "cargo arena --")]
pub struct ArenaOptions {
    /// How many games; with --paired and --ladder, how many deals [default: 1000; of a ladder: 400]
    #[arg(long, value_name = "N", value_parser = at_least_one, allow_negative_numbers = true)]
    pub games: Option<u64>,
    /// The seed of all deals and of the bots
    #[arg(long, default_value = "1", allow_negative_numbers = true)]
    pub seed: Seed,
    /// Printed rules: 2022 or 2021
    #[arg(long, default_value = "2022")]
    pub edition: Edition,
    /// Level: base, advanced or expert (2021: base)
    #[arg(long, default_value = "base")]
    pub level: Level,
    /// Players in the English and the French camp: 1v1, 2v1, 1v2 or 2v2
    #[arg(long, value_name = "EvF", default_value = "1v1", value_parser = teams)]
    pub teams: ByCamp<u8>,
    /// The bot in the English camp, in both seats if it has two; or a bot for each seat: captain,knight
    #[arg(long, value_name = "BOT[,BOT]", default_value = "random", value_parser = CampBots::parse)]
    pub english: CampBots,
    /// The bot in the French camp, or one for each seat
    #[arg(long, value_name = "BOT[,BOT]", default_value = "greedy", value_parser = CampBots::parse)]
    pub french: CampBots,
    /// Play each deal twice, the second time with the bots' camps exchanged
    #[arg(long)]
    pub paired: bool,
    /// How many games are played at the same time; the results do not depend on it [default: one per core]
    #[arg(long, value_name = "N", value_parser = at_least_one, allow_negative_numbers = true)]
    pub threads: Option<u64>,
    /// Write the record of every game to FILE, one a line
    #[arg(long, value_name = "FILE")]
    pub records: Option<PathBuf>,
    /// Print the results also as one line of JSON
    #[arg(long)]
    pub json: bool,
    /// Check the records in these files, of any game, instead of playing; - is the standard
    /// input
    #[arg(long, value_name = "FILE", num_args = 1.., exclusive = true)]
    pub check: Vec<PathBuf>,
    /// The game to play
    #[arg(long, value_name = "GAME", default_value = "guyenne")]
    pub game: String,
    /// What else is measured
    #[command(flatten)]
    pub measures: MeasureOptions,
}

/// A valid series of games.
#[derive(Debug, Clone, Copy)]
pub struct Series {
    /// The rules and teams of every game.
    pub config: RulesConfig,
    /// The seed of all deals.
    pub seed: Seed,
    /// The bots, by the camp for which each was named.
    pub bots: ByCamp<CampBots>,
    /// How many different deals there are.
    pub deals: u64,
    /// Whether each deal is played twice, the second time with the camps exchanged.
    pub paired: bool,
    /// Whether the times of decisions are collected.
    pub times: bool,
    /// Whether it is one of several presets (then the JSON says which).
    pub preset: bool,
}

impl Series {
    /// How many games are played.
    pub fn games(&self) -> u64 {
        self.deals.saturating_mul(1 + u64::from(self.paired))
    }

    /// The title of its table: `2022 expert, 1v1`.
    pub fn title(&self) -> String {
        let RulesConfig {
            edition,
            level,
            teams: ByCamp([english, french]),
            ..
        } = self.config;
        format!("{edition} {level}, {english}v{french}")
    }

    /// The set-up of the game numbered `n` from 0, and whether the bots' camps are exchanged in it.
    pub fn game(&self, n: u64) -> (Setup, bool) {
        let (deal, exchanged) = if self.paired {
            (n / 2, n % 2 == 1)
        } else {
            (n, false)
        };
        let setup = Setup {
            config: self.config,
            seed: following(self.seed, deal),
        };
        (setup, exchanged)
    }

    /// The camp for which the bot of `camp` in the game numbered `n` was named.
    pub fn named(&self, n: u64, camp: Camp) -> Camp {
        let (_, exchanged) = self.game(n);
        if exchanged { camp.enemy() } else { camp }
    }

    /// The seat for which the bot of `seat` in the game numbered `n` was named.
    pub fn named_seat(&self, n: u64, seat: Seat) -> Seat {
        Seat::new(self.named(n, seat.camp), seat.place)
    }

    /// The bot that plays in `seat` in the game numbered `n`.
    pub fn bot(&self, n: u64, seat: Seat) -> &'static str {
        let Seat { camp, place } = self.named_seat(n, seat);
        self.bots[camp].at(place)
    }

    /// Whether every bot named has its seat, and keeps it when the camps are exchanged.
    fn seats_its_bots(&self) -> Result<(), String> {
        let teams = self.config.teams;
        for (camp, bots) in self.bots.iter().filter(|(_, bots)| bots.by_seat()) {
            if !self.config.shared(camp) {
                return Err(format!(
                    "two bots for the {camp} camp ({bots}), which has one seat in {}",
                    self.title()
                ));
            }
            if self.paired && teams.0[0] != teams.0[1] {
                return Err(format!(
                    "--paired exchanges the camps, so two bots for one camp ({bots}) need two seats in either: 2v2"
                ));
            }
        }
        Ok(())
    }
}

impl ArenaOptions {
    /// The series to play, one for each preset; bad rules, and bots without a seat, end the program.
    pub fn series(&self) -> Vec<Series> {
        let config = RulesConfig {
            edition: self.edition,
            level: self.level,
            teams: self.teams,
            ..RulesConfig::default()
        };
        let presets = match self.measures.presets {
            Some(presets) => presets.config(),
            None => vec![config.validate().unwrap_or_else(|e| refuse(&e))],
        };
        let series = |config| Series {
            config,
            seed: self.seed,
            bots: ByCamp::new(self.english, self.french),
            deals: self.games.unwrap_or(1000),
            paired: self.paired,
            times: self.measures.times,
            preset: self.measures.presets.is_some(),
        };
        let all: Vec<_> = presets.into_iter().map(series).collect();
        for series in &all {
            series.seats_its_bots().unwrap_or_else(|e| refuse(&e));
        }
        all
    }

    /// How many threads play: at most 256.
    pub fn threads(&self) -> usize {
        arena::threads(self.threads)
    }
}

/// Ends the program as clap does for bad arguments: with a sentence and exit code 2.
pub fn refuse(reason: &impl ToString) -> ! {
    ArenaOptions::command()
        .error(ErrorKind::ValueValidation, reason.to_string())
        .exit()
}

fn teams(text: &str) -> Result<ByCamp<u8>, String> {
    match text {
        "1v1" => Ok(ByCamp::new(1, 1)),
        "2v1" => Ok(ByCamp::new(2, 1)),
        "1v2" => Ok(ByCamp::new(1, 2)),
        "2v2" => Ok(ByCamp::new(2, 2)),
        _ => Err("expected 1v1, 2v1, 1v2 or 2v2".to_owned()),
    }
}
