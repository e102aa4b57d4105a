//! `--luck-table FILE`: how much luck of chance champions had, by the opening, as reviews compare it.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use serde_json::json;

use super::options::CHAMPION;
use crate::Match;
use fayance_rules::RulesConfig;
use kit_arena::{DealOptions, LuckSeries, QuantileKind};
use kit_rules::luck::LuckGame;
use kit_rules::review::LuckTable;
use kit_rules::seed::following;

/// How many games there are by each opening unless the command line says.
const GAMES: u64 = 400;

/// Plays the games and writes the table.
///
/// # Errors
/// A bot's fault, or the file cannot be written.
pub fn write(
    path: &Path,
    deals: &DealOptions,
    threads: usize,
    out: &mut dyn Write,
) -> io::Result<()> {
    let games = deals.games.unwrap_or(GAMES);
    let series = LuckSeries {
        bot: CHAMPION,
        games,
        threads,
    };
    let mut variants = Vec::new();
    for (preset, _) in RulesConfig::presets().enumerate() {
        let played = series.play::<Match>(preset, following(deals.seed, preset as u64));
        let luck = played.map_err(io::Error::other)?;
        let (variant, mean) = (&luck.variant, luck.mean());
        writeln!(
            out,
            "{variant}: {games} games, {mean:+.2} points on average"
        )?;
        variants.push(luck.quantiles(CHAMPION, QuantileKind::BetweenGames));
    }
    let values = Match::value_name();
    let table = json!(LuckTable { values, variants });
    let wrong = |problem| io::Error::other(format!("{}: {problem}", path.display()));
    fs::write(path, format!("{table}\n")).map_err(wrong)
}
