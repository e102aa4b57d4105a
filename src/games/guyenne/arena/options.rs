//! The arena's command line for Guyenne, and the series it describes.

use clap::Parser;
use guyenne_rules::ID;
use guyenne_rules::seat::{ByCamp, Camp};
use guyenne_rules::{Edition, Level, RulesConfig};
use kit_arena::{DealOptions, OutputOptions, PlayOptions, Series, refuse};

use super::camp_bots::CampBots;
use super::measures::MeasureOptions;

/// Plays bots against bots and writes records, measures them, or checks records
#[derive(Debug, Parser)]
#[command(name = "arena", bin_name = "cargo arena --")]
#[command(mut_arg("games", |arg| {
    arg.help("How many games; with --paired and --ladder, how many deals [default: 1000; of a ladder: 400]")
}))]
#[command(mut_arg("check", |arg| {
    arg.help("Check the records in these files, of any game, instead of playing; - is the standard input")
}))]
#[command(mut_arg("game", |arg| arg.default_value(ID.0)))]
pub struct ArenaOptions {
    /// Which deals are played
    #[command(flatten)]
    pub deals: DealOptions,
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
    /// How they are played
    #[command(flatten)]
    pub play: PlayOptions,
    /// What is printed
    #[command(flatten)]
    pub output: OutputOptions,
    /// What else is measured
    #[command(flatten)]
    pub measures: MeasureOptions,
}

/// A series of games in one preset.
pub type GuyenneSeries = Series<RulesConfig, CampBots>;

/// The title of a preset: `2022 expert, 1v1`.
pub fn title(rules: &RulesConfig) -> String {
    let ByCamp([english, french]) = rules.teams;
    format!("{} {}, {english}v{french}", rules.edition, rules.level)
}

/// Whether every bot named has its seat, and keeps it when the camps are exchanged.
fn seats_its_bots(series: &GuyenneSeries) -> Result<(), String> {
    let rules = &series.rules;
    let bots = Camp::ALL.map(|camp| (camp, series.bots[camp.index()]));
    for (camp, bots) in bots.into_iter().filter(|(_, bots)| bots.by_seat()) {
        if !rules.shared(camp) {
            return Err(format!(
                "two bots for the {camp} camp ({bots}), which has one seat in {}",
                title(rules)
            ));
        }
        if series.paired && rules.teams.0[0] != rules.teams.0[1] {
            return Err(format!(
                "--paired exchanges the camps, so two bots for one camp ({bots}) need two seats in either: 2v2"
            ));
        }
    }
    Ok(())
}

impl ArenaOptions {
    /// The series to play, one for each preset; bad rules, and bots without a seat, end the program.
    pub fn series(&self) -> Vec<GuyenneSeries> {
        let config = RulesConfig {
            edition: self.edition,
            level: self.level,
            teams: self.teams,
            ..RulesConfig::default()
        };
        let presets = match self.measures.presets {
            Some(presets) => presets.config(),
            None => vec![config.validate().unwrap_or_else(|e| refuse::<Self>(&e))],
        };
        let bots = [self.english, self.french];
        let series = |rules| GuyenneSeries {
            times: self.measures.times,
            ..GuyenneSeries::of(rules, bots, &self.deals, 1000, &self.play)
        };
        let all: Vec<_> = presets.into_iter().map(series).collect();
        for series in &all {
            seats_its_bots(series).unwrap_or_else(|e| refuse::<Self>(&e));
        }
        all
    }
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
