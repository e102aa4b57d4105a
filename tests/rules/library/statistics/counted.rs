//! The statistics are those of a slow count, which looks at every game again for each number.

use std::collections::{BTreeMap, BTreeSet};

use guyenne::library::statistics::{
    Breakdown, Month, Points, ResultCounts, SeatMix, Seats, Statistics, Streak, Streaks,
};
use guyenne::library::{Entry, EntryEnd, Library, Opponent, PeopleResult, Query};

use super::made::random;

/// How a game went for the people, looked up by hand: `won`, `lost`, `drawn`, `abandoned`, `undecided`.
fn went(entry: &Entry) -> &'static str {
    let Some(EntryEnd { winner, .. }) = entry.end else {
        return "abandoned";
    };
    match (people(entry, 0), people(entry, 1), winner) {
        (0, 0, _) => "undecided",
        (_, _, None) => "drawn",
        (0, _, Some(1)) | (_, 0, Some(0)) => "won",
        (0, _, Some(_)) | (_, 0, Some(_)) => "lost",
        _ => "undecided",
    }
}

fn people(entry: &Entry, side: u8) -> usize {
    let players = entry.players.iter();
    let people = players.filter(|it| it.side == side && it.bot.is_none());
    people.count()
}

fn bots(entry: &Entry, side: u8) -> BTreeSet<String> {
    let players = entry.players.iter().filter(|it| it.side == side);
    players
        .filter_map(|it| it.bot.as_ref().map(ToString::to_string))
        .collect()
}

/// The side of the people who play against bots alone.
fn own_side(entry: &Entry) -> Option<usize> {
    match [people(entry, 0), people(entry, 1)] {
        [0, 0] => None,
        [_, 0] => Some(0),
        [0, _] => Some(1),
        _ => None,
    }
}

fn counts(entries: &[&Entry]) -> ResultCounts {
    let count = |how: &str| entries.iter().filter(|it| went(it) == how).count() as u32;
    let scored: Vec<[u64; 2]> = entries
        .iter()
        .filter_map(|it| {
            let (scores, own) = (it.end?.scores.map(u64::from), own_side(it)?);
            Some([scores[own], scores[1 - own]])
        })
        .collect();
    ResultCounts {
        games: entries.len() as u32,
        won: count("won"),
        lost: count("lost"),
        drawn: count("drawn"),
        abandoned: count("abandoned"),
        undecided: count("undecided"),
        points: Points {
            games: scored.len() as u32,
            own: scored.iter().map(|points| points[0]).sum(),
            opponent: scored.iter().map(|points| points[1]).sum(),
        },
    }
}

/// For every key that a game has, the games that have it.
fn grouped<K: Ord>(
    entries: &[&Entry],
    keys: impl Fn(&Entry) -> Vec<K>,
) -> BTreeMap<K, ResultCounts> {
    let all: BTreeSet<K> = entries.iter().flat_map(|entry| keys(entry)).collect();
    let count = |key: K| {
        let with: Vec<&Entry> = entries
            .iter()
            .copied()
            .filter(|entry| keys(entry).contains(&key))
            .collect();
        (key, counts(&with))
    };
    all.into_iter().map(count).collect()
}

fn opponents(entry: &Entry) -> Vec<Opponent> {
    match (people(entry, 0), people(entry, 1)) {
        (0, 0) => vec![Opponent::BotsOnly],
        (0, _) | (_, 0) => {
            let theirs = if people(entry, 0) > 0 { 1 } else { 0 };
            let mut all = vec![Opponent::AnyBot];
            all.extend(bots(entry, theirs).into_iter().map(Opponent::Bot));
            all
        }
        _ => vec![Opponent::Person],
    }
}

fn choices(entry: &Entry) -> Vec<String> {
    let words: Vec<&str> = entry.variant.split(' ').collect();
    let pairs = words.chunks_exact(2);
    pairs
        .map(|pair| format!("{} {}", pair[0], pair[1]))
        .collect()
}

fn seats(entry: &Entry) -> SeatMix {
    let [first, second] = [0, 1].map(|side| {
        let all = entry.players.iter().filter(|it| it.side == side).count();
        let people = people(entry, side);
        Seats {
            people: people as u8,
            bots: (all - people) as u8,
        }
    });
    let is_first = (first.people, first.bots) >= (second.people, second.bots);
    SeatMix(if is_first {
        [first, second]
    } else {
        [second, first]
    })
}

/// The month of a moment, found by going through the months one by one.
fn month(entry: &Entry) -> Option<Month> {
    let mut days = entry.kept_at()? / 86_400;
    for year in 1970.. {
        for month in 1..=12 {
            let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            let length = match month {
                2 => 28 + u64::from(leap),
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            if days < length {
                return Some(Month { year, month });
            }
            days -= length;
        }
    }
    None
}

/// The streaks of one result in the results of games in turn.
fn streak(results: &[&str], how: &str) -> Streak {
    let length = |from: usize| results[from..].iter().take_while(|it| **it == how).count();
    let last = results.iter().rev().take_while(|it| **it == how).count();
    Streak {
        current: last as u32,
        longest: (0..results.len()).map(length).max().unwrap_or(0) as u32,
    }
}

/// Those of `found` that fit, counted.
fn breakdown(all: &[Entry], found: &[usize], fits: impl Fn(&Entry) -> bool) -> Breakdown {
    let mut found: Vec<usize> = found.iter().copied().filter(|&at| fits(&all[at])).collect();
    found.sort_by_key(|&at| (all[at].kept_at().unwrap_or(0), at));
    let entries: Vec<&Entry> = found.iter().map(|&at| &all[at]).collect();
    let results: Vec<&str> = entries
        .iter()
        .filter(|it| own_side(it).is_some() && it.end.is_some())
        .map(|it| went(it))
        .collect();
    let finished = || found.iter().filter(|&&at| all[at].end.is_some());
    let most = finished().map(|&at| all[at].decisions).max();
    let longest = finished().find(|&&at| Some(all[at].decisions) == most);
    Breakdown {
        counts: counts(&entries),
        streaks: Streaks {
            won: streak(&results, "won"),
            lost: streak(&results, "lost"),
        },
        longest: longest.copied(),
        opponents: grouped(&entries, opponents),
        choices: grouped(&entries, choices),
        seats: grouped(&entries, |entry| vec![seats(entry)]),
        months: grouped(&entries, |entry| vec![month(entry)]),
    }
}

fn slow(library: &Library, query: &Query) -> Statistics {
    let all = library.index.entries();
    let (branches, found): (Vec<_>, Vec<_>) =
        (query.find(library).into_iter()).partition(|&at| all[at].is_branch);
    let games: BTreeSet<_> = found.iter().map(|&at| all[at].game.clone()).collect();
    let of_game = |game: std::sync::Arc<str>| {
        let own = breakdown(all, &found, |entry| entry.game == game);
        (game, own)
    };
    Statistics {
        all: breakdown(all, &found, |_| true),
        games: games.into_iter().map(of_game).collect(),
        branches: branches.len() as u32,
    }
}

/// Queries that narrow in different ways.
fn queries() -> [Query; 5] {
    let all = Query::default();
    [
        all.clone(),
        Query {
            game: Some("guyenne".to_owned()),
            variant: vec!["level expert".to_owned()],
            ..all.clone()
        },
        Query {
            opponent: Some(Opponent::Bot("captain".to_owned())),
            finished: Some(true),
            ..all.clone()
        },
        Query {
            starred: true,
            ..all.clone()
        },
        Query {
            since: Some(1_710_000_000),
            before: Some(1_760_000_000),
            ..all
        },
    ]
}

#[test]
fn random_libraries_are_counted_as_slowly() {
    let (mut any_streak, mut branches) = (0, 0);
    for seed in 0..150 {
        let library = random(seed, seed as usize % 70);
        for query in queries() {
            let counted = Statistics::of(&library, &query);
            assert_eq!(counted, slow(&library, &query), "seed {seed}, {query:?}");
            any_streak = any_streak.max(counted.all.streaks.won.longest);
            branches += counted.branches;
        }
    }
    assert!(any_streak >= 3 && branches > 100, "{any_streak} {branches}");
}

#[test]
fn ten_thousand_games_are_counted_as_slowly() {
    let library = random(1, 10_000);
    let all = Query::default();
    let counted = Statistics::of(&library, &all);
    assert!(counted.all.counts.games > 8_000, "{counted:?}");
    assert_eq!(counted, slow(&library, &all));
}

#[test]
fn every_row_is_what_a_search_for_it_finds() {
    let library = random(2, 400);
    let counts = |query: &Query| Statistics::of(&library, query).all.counts;
    let statistics = Statistics::of(&library, &Query::default());
    assert_eq!(statistics.games.len(), 4);
    for (game, breakdown) in &statistics.games {
        let own = Query {
            game: Some(game.to_string()),
            ..Query::default()
        };
        assert_eq!(counts(&own), breakdown.counts);
        for (opponent, row) in &breakdown.opponents {
            let opponent = Some(opponent.clone());
            let query = Query {
                opponent,
                ..own.clone()
            };
            assert_eq!(counts(&query), *row);
        }
        for (choice, row) in &breakdown.choices {
            let variant = vec![choice.clone()];
            let query = Query {
                variant,
                ..own.clone()
            };
            assert_eq!(counts(&query), *row);
        }
        for (result, number) in [
            (PeopleResult::Won, breakdown.counts.won),
            (PeopleResult::Lost, breakdown.counts.lost),
            (PeopleResult::Drawn, breakdown.counts.drawn),
        ] {
            let query = Query {
                result: Some(result),
                ..own.clone()
            };
            assert_eq!(counts(&query).games, number);
        }
        let sum = |rows: Vec<&ResultCounts>| rows.into_iter().map(|row| row.games).sum::<u32>();
        let games = breakdown.counts.games;
        assert_eq!(sum(breakdown.seats.values().collect()), games);
        assert_eq!(sum(breakdown.months.values().collect()), games);
    }
}

#[test]
fn an_empty_library_has_no_means() {
    let statistics = Statistics::of(&Library::default(), &Query::default());
    assert_eq!(statistics, Statistics::default());
    assert_eq!(statistics.all.counts.points.means(), None);
    let points = Points {
        games: 4,
        own: 10,
        opponent: 2,
    };
    assert_eq!(points.means(), Some([2.5, 0.5]));
}
