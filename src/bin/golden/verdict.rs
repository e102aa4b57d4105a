//! The results of replayed records and of new games, as text: the same on every machine where the rules behave the
//! same. The caller compares the texts.

use guyenne::app::games::HEADLESS;
use guyenne::rules::headless::Headless;
use guyenne::rules::seed::{Seed, following};

use super::{days, fnv};

/// How many games of each set-up a bot of the weaker half plays against itself. The stronger ones, which may search for
/// long, play one game of the first set-up.
const GAMES: u64 = 20;

/// The end of the line of a record that was reproduced exactly.
pub const SAME: &str = ": same";

/// One line for each record, one for each of the day's deals of some dates, then one for each series of games with the
/// digest of their records.
pub fn verdict(records: &str) -> String {
    let mut lines = replayed(records);
    lines.extend(days::days());
    for game in HEADLESS {
        for setup in 0..(game.setups)() {
            for (rank, &name) in game.bots.iter().enumerate() {
                let count = match rank < game.bots.len().div_ceil(2) {
                    true => GAMES,
                    false if setup == 0 => 1,
                    false => continue,
                };
                let games = (0..count).map(|n| {
                    let seed = following(Seed(1337 + setup as u64), n);
                    let played = (game.play)(setup, [name, name], seed);
                    played.map_or_else(|problem| problem, |played| played.record)
                });
                let digest = games.fold(fnv::OFFSET_BASIS, |digest, text| {
                    fnv::fold(digest, text.as_bytes())
                });
                lines.push(format!(
                    "{} set-up {setup}: {count} games of {name}: {digest:016x}",
                    game.id
                ));
            }
        }
    }
    lines.join("\n")
}

/// One line for each record: whether the same set-up and moves give the same record.
pub fn replayed(records: &str) -> Vec<String> {
    records
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(at, line)| format!("record {}{}", at + 1, played_again(line)))
        .collect()
}

/// [`SAME`], or where a record differs from that of its moves played again.
fn played_again(line: &str) -> String {
    let game = Headless::that_wrote(line.as_bytes(), HEADLESS);
    let again = match game.map(|game| (game.play_again)(line)) {
        Some(Ok(again)) => again,
        Some(Err(problem)) => return format!(": {problem}"),
        None => return ": there are no games".to_owned(),
    };
    if again == line {
        return SAME.to_owned();
    }
    let same = again
        .bytes()
        .zip(line.bytes())
        .take_while(|(now, then)| now == then);
    let at = same.count();
    let excerpt = |text: &str| {
        let bytes = text.as_bytes().get(at..).unwrap_or_default();
        String::from_utf8_lossy(&bytes[..bytes.len().min(24)]).into_owned()
    };
    format!(
        ": from byte {} it says {:?}, but played again {:?}",
        at + 1,
        excerpt(line),
        excerpt(&again)
    )
}
