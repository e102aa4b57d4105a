//! `--ladder`: each bot against the next weaker one, on paired deals, at base and expert, with the share of wins it
//! must reach.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::games::guyenne::rules::seat::{ByCamp, Camp};
use crate::games::guyenne::rules::{Level, RulesConfig};

use super::camp_bots::CampBots;
use super::games::{self, Collected};
use super::options::{ArenaOptions, Series, refuse};
use super::players;
use super::tally::Tally;
use super::times::SpeedSummary;
use crate::arena::wilson;

/// The difficulties, weakest first.
const CHAIN: [&str; 4] = ["squire", "knight", "captain", "constable"];
/// The share of games, in percent, that a bot must win against the one below it.
const WANTED: u64 = 60;
/// Other pairs: weaker, stronger, and the share in percent that the stronger must win.
const YARDSTICKS: [(&str, &str, u64); 2] = [("random", "squire", 90), ("greedy", "constable", 85)];
/// Deals for each pair, unless `--games` says otherwise.
const DEALS: u64 = 400;

/// One pair of the ladder: the weaker, the stronger, and the share of games in percent that the stronger must win.
type Rung = (&'static str, &'static str, u64);

fn rungs(chain: &[&'static str]) -> Vec<Rung> {
    let own = || {
        let levels = CHAIN.map(|level| players::name(level).unwrap_or_else(|e| refuse(&e)));
        levels.to_vec()
    };
    let named = if chain.is_empty() {
        own()
    } else {
        chain.to_vec()
    };
    if named.len() < 2 {
        refuse(&"a ladder has two bots or more, weakest first, with commas between them");
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
    let series = |level, (weak, strong, _): Rung| Series {
        config: RulesConfig {
            level,
            teams: options.teams,
            ..RulesConfig::default()
        },
        seed: options.seed,
        bots: ByCamp::new(CampBots::all(strong), CampBots::all(weak)),
        deals: options.games.unwrap_or(DEALS),
        paired: true,
        times: options.measures.times,
        preset: false,
    };
    let levels = [Level::Base, Level::Expert];
    let all: Vec<_> = levels
        .iter()
        .flat_map(|&level| rungs.iter().map(move |&rung| (rung, series(level, rung))))
        .collect();
    let bar = crate::arena::bar(all.iter().map(|(_, series)| series.games()).sum(), "games");
    let name = |(weak, strong, _): &Rung| format!("{strong} v {weak}");
    let width = rungs.iter().map(|rung| name(rung).len()).max().unwrap_or(0);
    writeln!(
        out,
        "Ladder {}v{} from seed {}, {} deals a rung, each played twice\n",
        options.teams[Camp::English],
        options.teams[Camp::French],
        options.seed,
        options.games.unwrap_or(DEALS)
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
        let mut tally = Tally::new(series);
        games::play(&series, options.threads(), Collected::default(), |played| {
            tally.add(&played.map_err(io::Error::other)?);
            bar.inc(1);
            Ok::<_, io::Error>(())
        })?;
        let level = series.config.level;
        let (wins, games) = tally.wins_of(Camp::English);
        let (least, most) = wilson(wins, games);
        let holds = wins * 100 >= games * rung.2;
        failed |= !holds;
        // Printed at once, because a ladder takes hours.
        let line = format!(
            "{level:6}  {:width$}  {games:>6}  {wins:>6}  {:>6}  {:>5.1} %  {:>4.1} to {:>5.1} %  {:>4} %  {}",
            name(&rung),
            tally.draws(),
            100.0 * wins as f64 / games as f64,
            100.0 * least,
            100.0 * most,
            rung.2,
            if holds { "pass" } else { "FAIL" },
        );
        bar.suspend(|| writeln!(out, "{line}"))?;
        out.flush()?;
        results.push(serde_json::json!({
            "level": level.name(), "stronger": rung.1, "weaker": rung.0, "games": games, "wins": wins,
            "draws": tally.draws(), "wanted_percent": rung.2, "pass": holds,
        }));
        let tally_speeds = tally.speeds().into_iter();
        speeds.extend(tally_speeds.map(|(bot, speed)| (format!("{level:6}  {bot}"), speed)));
    }
    bar.finish_and_clear();
    if !speeds.is_empty() {
        let width = speeds.iter().map(|(bot, _)| bot.len()).max().unwrap_or(0);
        writeln!(out, "\n{}", SpeedSummary::head(width))?;
        for (bot, speed) in &speeds {
            writeln!(out, "{bot:width$}  {speed}")?;
        }
    }
    if options.json {
        writeln!(out, "{}", serde_json::json!({"ladder": results}))?;
    }
    Ok(ExitCode::from(u8::from(failed)))
}
