//! `--ladder`: each bot against the next weaker one, on paired deals, at base and expert, with the share of wins it
//! must reach.

use std::io::{self, Write};
use std::process::ExitCode;

use guyenne_ai::LEVELS;
use guyenne_rules::seat::Camp;
use guyenne_rules::{Level, RulesConfig};

use super::camp_bots::CampBots;
use super::games::{self, Collected};
use super::options::{ArenaOptions, GuyenneSeries};
use super::results::Results;
use super::times::SpeedSummary;
use kit_arena::{SeriesRunner, percent, refuse, wilson};

/// The share of games, in percent, that a bot must win against the one below it.
const WANTED: u64 = 60;
/// Other pairs: weaker, stronger, and the share in percent that the stronger must win.
const YARDSTICKS: [(&str, &str, u64); 2] = [("random", "squire", 90), ("greedy", "constable", 85)];
/// Deals for each pair, unless `--games` says otherwise.
const DEALS: u64 = 400;

/// One pair of the ladder: the weaker, the stronger, and the share of games in percent that the stronger must win.
type Rung = (&'static str, &'static str, u64);

fn rungs(chain: &[&'static str]) -> Vec<Rung> {
    let named = if chain.is_empty() { LEVELS } else { chain };
    if named.len() < 2 {
        refuse::<ArenaOptions>(
            &"a ladder has two bots or more, weakest first, with commas between them",
        );
    }
    let wanted = |weak, strong| {
        let known = |&&(w, s, _): &&Rung| (w, s) == (weak, strong);
        YARDSTICKS.iter().find(known).map_or(WANTED, |rung| rung.2)
    };
    let mut rungs: Vec<Rung> = named
        .windows(2)
        .map(|pair| (pair[0], pair[1], wanted(pair[0], pair[1])))
        .collect();
    if chain.is_empty() {
        rungs.extend(YARDSTICKS);
    }
    rungs
}

/// Plays the ladder; the exit code is 1 if a bot does not reach its share.
///
/// # Errors
/// Writing to `out` fails, or a bot cannot play.
pub fn climb(
    options: &ArenaOptions,
    chain: &[&'static str],
    out: &mut impl Write,
) -> io::Result<ExitCode> {
    let rungs = rungs(chain);
    let series = |level, (weak, strong, _): Rung| GuyenneSeries {
        rules: RulesConfig {
            level,
            teams: options.teams,
            ..RulesConfig::default()
        },
        seed: options.deals.seed,
        bots: [CampBots::all(strong), CampBots::all(weak)],
        deals: options.deals.games.unwrap_or(DEALS),
        paired: true,
        adjusted: false,
        times: options.measures.times,
    };
    let levels = [Level::Base, Level::Expert];
    let all: Vec<_> = levels
        .iter()
        .flat_map(|&level| rungs.iter().map(move |&rung| (rung, series(level, rung))))
        .collect();
    let games = all.iter().map(|(_, series)| series.games()).sum();
    let mut runner = SeriesRunner::new(&options.play, games)?;
    let name = |(weak, strong, _): &Rung| format!("{strong} v {weak}");
    let width = rungs.iter().map(|rung| name(rung).len()).max().unwrap_or(0);
    writeln!(
        out,
        "Ladder {}v{} from seed {}, {} deals a rung, each played twice\n",
        options.teams[Camp::English],
        options.teams[Camp::French],
        options.deals.seed,
        options.deals.games.unwrap_or(DEALS)
    )?;
    writeln!(
        out,
        "{:6}  {:width$}  {:>6}  {:>6}  {:>6}  {:>7}  95 % interval     wanted",
        "", "", "games", "wins", "draws", "share"
    )?;
    let mut speeds = Vec::new();
    let mut results = Vec::new();
    let mut failed = false;
    for (rung, series) in all {
        let mut rung_results = Results::new(series, false);
        let play = |n| games::game(&series, n, Collected::default());
        runner.play(series.games(), play, &mut rung_results)?;
        let level = series.rules.level;
        let counts = &rung_results.tally.counts;
        let (wins, games) = (counts.of_bot(0), counts.games);
        let (least, most) = wilson(wins, games);
        let holds = wins * 100 >= games * rung.2;
        failed |= !holds;
        // Printed at once, because a ladder takes hours.
        let line = format!(
            "{level:6}  {:width$}  {games:>6}  {wins:>6}  {:>6}  {:>5.1} %  {:>4.1} to {:>5.1} %  {:>4} %  {}",
            name(&rung),
            counts.draws,
            percent(wins, games),
            100.0 * least,
            100.0 * most,
            rung.2,
            if holds { "pass" } else { "FAIL" },
        );
        runner.print(out, format_args!("{line}\n"))?;
        results.push(serde_json::json!({
            "level": level.name(), "stronger": rung.1, "weaker": rung.0, "games": games, "wins": wins,
            "draws": counts.draws, "wanted_percent": rung.2, "pass": holds,
        }));
        let bots = rung_results.speeds().into_iter();
        speeds.extend(bots.map(|(bot, speed)| (format!("{level:6}  {bot}"), speed)));
    }
    drop(runner);
    if !speeds.is_empty() {
        let width = speeds.iter().map(|(bot, _)| bot.len()).max().unwrap_or(0);
        writeln!(out, "\n{}", SpeedSummary::head(width))?;
        for (bot, speed) in &speeds {
            writeln!(out, "{bot:width$}  {speed}")?;
        }
    }
    if options.output.json {
        writeln!(out, "{}", serde_json::json!({"ladder": results}))?;
    }
    Ok(ExitCode::from(u8::from(failed)))
}
