//! The results of replayed records and of new games, as text: the same on every machine where the rules behave the
//! same. The caller compares the texts.

use guyenne::games::guyenne::ai::{BOTS, bot};
use guyenne::games::guyenne::rules::record::{Record, RecordPlayer};
use guyenne::games::guyenne::rules::{RulesConfig, Setup};
use guyenne::rules::seed::{Seed, following};

/// How many games of each preset each bot plays against itself.
const GAMES: u64 = 20;

/// The end of the line of a record that was reproduced exactly.
pub const SAME: &str = ": same";

/// One line for each record, then one line for each preset and bot with the digest of the records of [`GAMES`] games.
pub fn verdict(records: &str) -> String {
    let mut lines = replayed(records);
    for (preset, config) in RulesConfig::presets().enumerate() {
        for &name in BOTS {
            let games = (0..GAMES).map(|n| {
                let seed = following(Seed(1337 + preset as u64), n);
                game(Setup { config, seed }, name).unwrap_or_else(|problem| problem)
            });
            let digest = games.fold(DIGEST, |digest, text| fold(digest, text.as_bytes()));
            let [english, french] = config.teams.0;
            lines.push(format!(
                "{} {} {english}v{french}: {GAMES} games of {name}: {digest:016x}",
                config.edition, config.level
            ));
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
    let again = match Record::parse(line).and_then(|record| record.play_again()) {
        Ok(again) => again.line(),
        Err(problem) => return format!(": {problem}"),
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

/// The record of a game that a bot plays against itself.
fn game(setup: Setup, name: &str) -> Result<String, String> {
    let mut bot = bot(name, setup.seed).map_err(|e| e.to_string())?;
    let players = setup
        .config
        .seats()
        .map(|seat| RecordPlayer::bot(seat, name));
    let (mut position, mut record) =
        Record::start(setup, players.collect()).map_err(|e| e.to_string())?;
    while let Some(seat) = position.to_move() {
        let m = bot
            .choose(&position.view(Some(seat)))
            .ok_or("the bot has no move")?;
        position
            .play_observed(m, &mut record)
            .map_err(|e| e.to_string())?;
    }
    Ok(record.line())
}

/// The FNV-1a offset basis.
pub const DIGEST: u64 = 0xcbf2_9ce4_8422_2325;

/// Adds `bytes` to a digest (FNV-1a, 64 bits).
pub fn fold(digest: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(digest, |digest, &byte| {
        (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
