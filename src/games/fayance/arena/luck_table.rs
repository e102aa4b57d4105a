//! `--luck-table FILE`: how much luck of chance champions had, by the opening, as reviews compare it.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use serde_json::json;

use super::options::CHAMPION;
use crate::Match;
use fayance_rules::RulesConfig;
use kit_arena::{DealOptions, bar, in_order};
use kit_rules::facts::variant_words;
use kit_rules::game::{HeadlessGame, play_bots};
use kit_rules::luck::{LuckAccount, LuckGame};
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
    let mut variants = Vec::new();
    for (preset, _) in RulesConfig::presets().enumerate() {
        let stream = following(deals.seed, preset as u64);
        let play = |n| -> Result<(f64, String), String> {
            let played = play_bots::<Match>(preset, [CHAMPION; 2], following(stream, n))?;
            let game = Match::replay(played.record.as_bytes())?;
            let account = LuckAccount::of(&game.luck_line()?);
            Ok((account.chance.iter().sum(), variant_words(&game.variant())))
        };
        let bar = bar(games, "games");
        let (mut luck, mut variant) = (Vec::new(), String::new());
        in_order(games, threads, play, |played| {
            bar.inc(1);
            let (of_it, words) = played.map_err(io::Error::other)?;
            luck.push(of_it);
            variant = words;
            Ok::<_, io::Error>(())
        })?;
        bar.finish_and_clear();
        let mean = luck.iter().sum::<f64>() / luck.len().max(1) as f64;
        writeln!(
            out,
            "{variant}: {games} games, {mean:+.2} points on average"
        )?;
        variants.push(json!({
            "variant": variant,
            "bots": CHAMPION,
            "games": games,
            "quantiles": quantiles(luck),
        }));
    }
    let table = json!({"values": Match::value_name(), "variants": variants});
    let wrong = |problem| io::Error::other(format!("{}: {problem}", path.display()));
    fs::write(path, format!("{table}\n")).map_err(wrong)
}

/// Below which numbers 0, 1, 2, … 100 of 100 lie, to the hundredth.
fn quantiles(mut all: Vec<f64>) -> Vec<f64> {
    all.sort_by(f64::total_cmp);
    let Some(last) = all.len().checked_sub(1) else {
        return all;
    };
    let at = |percent: usize| {
        let place = (percent * last) as f64 / 100.0;
        let below = place as usize;
        let part = place - below as f64;
        let above = all[(below + 1).min(last)];
        let value = all[below] + part * (above - all[below]);
        (value * 100.0).round() / 100.0
    };
    (0..=100).map(at).collect()
}

#[cfg(test)]
mod tests {
    use super::quantiles;

    #[test]
    fn a_hundred_and_one_quantiles_lie_between_the_least_and_the_most() {
        let all: Vec<f64> = (0..=200).rev().map(f64::from).collect();
        let found = quantiles(all);
        assert_eq!(found.len(), 101);
        assert_eq!(
            [found[0], found[1], found[50], found[100]],
            [0.0, 2.0, 100.0, 200.0]
        );
        // Between two numbers.
        assert_eq!(quantiles(vec![1.0, 0.0])[25], 0.25);
        assert_eq!(quantiles(Vec::new()), Vec::<f64>::new());
    }
}
