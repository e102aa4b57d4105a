//! How bluffs paid in the reviewed games of Guyenne of a library, against a slow count of what the records say.

use guyenne::games::guyenne::Match;
use guyenne::games::guyenne::rules::card::Cards;
use guyenne::games::guyenne::rules::record::{Record, RecordedEvent};
use guyenne::games::guyenne::rules::seat::Camp;
use guyenne::library::statistics::{Skill, write_csv};
use guyenne::library::{Library, LibraryMemory, Query};
use guyenne::rules::game::{HeadlessGame, play_bots};
use guyenne::rules::luck::LuckAccount;
use guyenne::rules::player_kind::PlayerKind;
use guyenne::rules::review::{Review, ReviewedGame, ToldWords};
use guyenne::rules::seed::Seed;

use super::{GAMES, new};

/// A game of a person, who plays as squires do, against a squire; the person is of this camp.
fn played(camp: Camp, seed: u64) -> Match {
    let played = play_bots::<Match>(0, ["squire"; 2], Seed(seed)).expect("a game");
    let game = Match::replay(played.record.as_bytes()).expect("its record");
    let kind = |of: Camp| match of == camp {
        true => PlayerKind::Human,
        false => PlayerKind::Bot("squire".to_owned()),
    };
    let record = game.with_players(&Camp::ALL.map(kind)).expect("a record");
    Match::replay(record.as_bytes()).expect("its record")
}

/// A review that tells the facts of a game only.
fn facts_of(game: &Match) -> Review {
    Review {
        version: Review::VERSION,
        values: String::new(),
        account: LuckAccount::default(),
        told: vec![50.0],
        decisions: Vec::new(),
        turns: Vec::new(),
        facts: game.facts(&[]).expect("a record"),
        percentile: None,
    }
}

/// The bluffs of each camp in a game, and the castles that they took: of the printed box, where a camp has 21 value
/// cards, 58 in all.
fn slow_count(record: &str) -> [[i64; 2]; 2] {
    let record = Record::parse(record).expect("a record");
    let mut holders = [None; 6];
    let mut laid = [[Cards::NONE; 2]; 6];
    let mut count = [[0; 2]; 2];
    for entry in &record.events {
        match &entry.event {
            RecordedEvent::Round { .. } => laid = [[Cards::NONE; 2]; 6],
            RecordedEvent::Play {
                seat,
                castle,
                cards,
            } => {
                let of = &mut laid[castle.index()][seat.camp.index()];
                *of += cards.iter().copied().collect();
            }
            RecordedEvent::Combat { castle, holder, .. } => {
                let at = castle.index();
                if let Some(defender) = holders[at] {
                    let defender: Camp = defender;
                    let attacker = defender.enemy();
                    let [own, theirs] = [attacker, defender].map(|camp| laid[at][camp.index()]);
                    let below = i32::from(own.sum()) * 21 < i32::from(theirs.count()) * 58;
                    if below && !own.has_hero() {
                        let [bluffs, taken] = &mut count[attacker.index()];
                        *bluffs += 1;
                        *taken += i64::from(*holder == Some(attacker));
                    }
                }
                holders[at] = *holder;
            }
            _ => {}
        }
    }
    count
}

#[test]
fn what_bluffs_took_and_lost_is_the_slow_count() {
    let mut lines = LibraryMemory::new(GAMES);
    let mut library = Library::default();
    let mut slow = [0; 3];
    let mut all_bluffs = 0;
    for seed in 0..12 {
        let camp = Camp::ALL[seed as usize % 2];
        let game = played(camp, seed);
        let kept = new(&game.record(), 1_700_000_000 + seed);
        lines.keep(&mut library, &kept).expect("memory");
        lines
            .keep_review(&library, &kept, &facts_of(&game))
            .expect("memory");
        let count = slow_count(&game.record());
        all_bluffs += count[0][0] + count[1][0];
        let [own, theirs] = [camp, camp.enemy()].map(|camp| count[camp.index()]);
        for (sum, n) in slow.iter_mut().zip([own[0], own[1], theirs[1]]) {
            *sum += n;
        }
    }
    let reviews = lines.reviews().expect("memory");
    let skill = Skill::of(&library, &reviews, &Query::default());
    let facts = &skill.facts["guyenne"];
    let [bluffs, taken, lost] = slow;
    let paid = ToldWords::new("paid").number("n", taken);
    assert!(
        facts.contains(&paid.number("other", lost)),
        "{slow:?} {facts:?}"
    );
    let told = facts.iter().find(|fact| fact.kind == "bluffs");
    let all = ToldWords::new("bluffs").number("n", bluffs);
    assert_eq!(told.map(|fact| &fact.details["n"]), Some(&all.details["n"]));
    // A table for other programs has the same numbers.
    let mut table = Vec::new();
    write_csv(&library, &reviews, &Query::default(), &mut table).expect("bytes");
    let table = String::from_utf8(table).expect("a text");
    let lines: Vec<Vec<&str>> = table
        .lines()
        .map(|line| line.split(',').collect())
        .collect();
    let sum = |name: &str| -> i64 {
        let column = lines[0].iter().position(|it| *it == name);
        let column = column.unwrap_or_else(|| panic!("no {name}: {table}"));
        let numbers = lines[1..].iter().map(|line| line[column].parse::<i64>());
        numbers.map(|number| number.expect("a number")).sum()
    };
    assert_eq!(sum("first_bluffs_n") + sum("second_bluffs_n"), all_bluffs);
    assert_eq!(sum("first_paid_n") + sum("second_paid_n"), taken + lost);
    // Some paid, and some did not.
    assert!(taken > 0 && lost > 0 && bluffs > taken, "{slow:?}");
}
