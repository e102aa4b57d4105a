//! What is looked for is found, and nothing else, in its order.

use guyenne::library::{Library, Mark, Opponent, Order, PeopleResult, Query};

use super::{GAMES, coin, library, new, whole};

/// The times at which the games that are found were kept.
fn found(library: &Library, query: &Query) -> Vec<u64> {
    let entries = library.index.entries();
    let found = query.find(library).into_iter();
    found.map(|at| entries[at].kept_at().unwrap_or(0)).collect()
}

/// A seed by which side 0 or 1 wins if everybody says heads.
fn won_by(side: usize, players: [&str; 2]) -> String {
    let wins = |record: &String| {
        let facts = (GAMES[3].facts)(record.as_bytes()).expect("a record");
        facts.outcome.and_then(|outcome| outcome.winner) == Some(side)
    };
    let mut games = (0..).map(|seed| coin(players, seed, 99));
    games.find(wins).expect("a game")
}

fn some() -> Library {
    let abandoned = coin(["Zoé Martin", "fickle"], 1, 2);
    library(&[
        new(&won_by(0, ["Ann", "stubborn"]), 50),
        new(&won_by(1, ["Ann", "fickle"]), 40),
        new(&won_by(1, ["stubborn", "fickle"]), 30),
        new(&won_by(0, ["Ann", "Zoé"]), 20),
        new(&abandoned, 10),
        new(&whole(&GAMES[0], 1), 60),
    ])
}

#[test]
fn each_part_of_a_query_narrows_it() {
    let mut library = some();
    let all = Query::default();
    let text = |text: &str| Query {
        text: text.to_owned(),
        ..all.clone()
    };
    let against = |opponent| Query {
        opponent: Some(opponent),
        ..all.clone()
    };
    let went = |result| Query {
        result: Some(result),
        ..all.clone()
    };
    let variant = |words: &[&str]| Query {
        variant: words.iter().map(|&word| word.to_owned()).collect(),
        ..all.clone()
    };
    let bot = |name: &str| Opponent::Bot(name.to_owned());
    for (query, times) in [
        (all.clone(), &[60, 50, 40, 30, 20, 10][..]),
        (
            Query {
                game: Some("heads-or-tails".to_owned()),
                ..all.clone()
            },
            &[50, 40, 30, 20, 10],
        ),
        (variant(&["level base"]), &[60]),
        (variant(&["level base", "teams 1v1"]), &[60]),
        (variant(&["level expert"]), &[]),
        (variant(&["2022 base"]), &[]),
        (against(Opponent::Person), &[20]),
        (against(Opponent::AnyBot), &[50, 40, 10]),
        (against(Opponent::BotsOnly), &[60, 30]),
        (against(bot("fickle")), &[40, 10]),
        (went(PeopleResult::Won), &[50]),
        (went(PeopleResult::Lost), &[40]),
        (went(PeopleResult::Drawn), &[]),
        (went(PeopleResult::None), &[60, 30, 20, 10]),
        (
            Query {
                finished: Some(false),
                ..all.clone()
            },
            &[10],
        ),
        (
            Query {
                since: Some(20),
                before: Some(50),
                ..all.clone()
            },
            &[40, 30, 20],
        ),
        (text("ann"), &[50, 40, 20]),
        (text("ZOÉ ann"), &[20]),
        (text(" mart "), &[10]),
        // What bots are called nobody has typed.
        (text("fickle"), &[]),
    ] {
        assert_eq!(found(&library, &query), times, "{query:?}");
    }
    let ids: Vec<_> = library.index.entries().iter().map(|it| it.id).collect();
    library.marks.apply(Mark::Star(ids[2]));
    library.marks.apply(Mark::Delete {
        game: ids[0],
        at: 7,
    });
    let starred = Query {
        starred: true,
        ..all.clone()
    };
    assert_eq!(found(&library, &starred), [30]);
    assert_eq!(found(&library, &all), [60, 40, 30, 20, 10]);
    library.marks.apply(Mark::Restore(ids[0]));
    library.marks.apply(Mark::Unstar(ids[2]));
    assert_eq!(found(&library, &starred), [0; 0]);
    assert_eq!(found(&library, &all), [60, 50, 40, 30, 20, 10]);
}

#[test]
fn orders_are_stable_and_games_of_unknown_time_come_last() {
    let mut lines: Vec<String> = (0..4)
        .map(|n| new(&coin(["a", "stubborn"], n, 2), 7).line())
        .collect();
    lines.push(new(&coin(["a", "stubborn"], 9, 1), 8).line());
    lines.push(coin(["a", "stubborn"], 8, 3));
    let library = Library {
        index: super::index(lines.join("\n").as_bytes()),
        ..Library::default()
    };
    let order = |order| {
        let query = Query {
            order,
            ..Query::default()
        };
        query.find(&library)
    };
    assert_eq!(order(Order::Newest), [4, 3, 2, 1, 0, 5]);
    assert_eq!(order(Order::Longest), [5, 3, 2, 1, 0, 4]);
}

#[test]
fn the_score_is_that_of_the_people() {
    let library = some();
    let query = Query {
        order: Order::Score,
        ..Query::default()
    };
    let entries = library.index.entries();
    let scores: Vec<Option<u16>> = query
        .find(&library)
        .into_iter()
        .map(|at| {
            let end = entries[at].end?;
            Some(match entries[at].people() {
                Some(side) => end.scores[usize::from(side)],
                None => end.scores[0].max(end.scores[1]),
            })
        })
        .collect();
    assert!(scores.is_sorted_by(|one, two| one >= two), "{scores:?}");
    assert_eq!(scores.last(), Some(&None));
}
