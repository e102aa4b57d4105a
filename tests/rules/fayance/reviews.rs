//! Reviews of finished games: every kind of turning point and of fact from a made position, and whole reviews.

use super::{dealt, players, random_game, row};
use guyenne::app::games;
use guyenne::games::fayance::rules::record::Record;
use guyenne::games::fayance::rules::{
    Card, Cards, Event, Move, Opening, Position, Row, RulesConfig, Setup, Side, Territory, Troop,
};
use guyenne::games::fayance::{HEADLESS, Match};
use guyenne::rules::game::{HeadlessGame, play_bots};
use guyenne::rules::luck::{Actor, LuckAccount, LuckGame, LuckLine, LuckOutcome, LuckStep};
use guyenne::rules::review::{
    Detail, LuckTable, ReviewFact, ReviewedDecision, ReviewedGame, ToldWords, TurningPoint,
    Verdict, WeighedMove,
};
use guyenne::rules::seed::Seed;

use crate::review::whole_review;
use crate::words::languages;

/// Every kind of sentence about a turning point.
const TURNS: [&str; 19] = [
    "deal",
    "muster",
    "duel",
    "lot",
    "bared",
    "lay",
    "troop",
    "terrain",
    "halfling",
    "mirrored",
    "undecided",
    "twins",
    "last",
    "last-mirrored",
    "fourth",
    "crown",
    "crown-mirrored",
    "crown-fourth",
    "refill",
];
/// Every kind of fact.
const FACTS: [&str; 7] = [
    "cards", "turns", "armies", "guesses", "captures", "twins", "kept",
];

/// Each side has one card of each kind; north leads Trois-Fours, then Sylvémail and so on.
fn even() -> Setup {
    let north: Vec<String> = Card::ALL.iter().map(Card::to_string).collect();
    dealt(&north.join(" "), [0, 1, 2, 3, 4, 5, 6, 7, 8])
}

/// The record of a game in which both sides muster these and north lays the first territory at turn 0, in the forest
/// with south in the plain; then each pair fights, the first of north.
fn played(setup: Setup, armies: [&str; 2], pairs: &[[&str; 2]]) -> Record {
    let mut record = Record::new(setup.config, Seed(0), players());
    let mut position = Position::observed(setup, &mut record).expect("a set-up");
    let mut play = |side, m| {
        position
            .play_observed(side, m, &mut record)
            .unwrap_or_else(|e| panic!("{m:?}: {e}"));
    };
    play(Side::South, Move::Muster(row(armies[1])));
    play(Side::North, Move::Muster(row(armies[0])));
    if setup.config.opening == Opening::Duel {
        play(Side::South, Move::Call(Troop::Warrior));
        play(Side::North, Move::Call(Troop::Rider));
    }
    play(Side::North, Move::Lay(0));
    for [north, south] in pairs {
        play(Side::South, Move::Choose(super::card(south)));
        play(Side::North, Move::Choose(super::card(north)));
    }
    record
}

/// A line for a record in which every step takes one point from north, and where chance could have brought two points
/// less or what it brought.
fn made_line(record: &Record) -> LuckLine {
    let mut line = LuckLine {
        start: 90.0,
        steps: Vec::new(),
    };
    let mut value = line.start;
    let mut step = |actor| {
        value -= 1.0;
        let came = LuckOutcome { chance: 0.5, value };
        let other = LuckOutcome {
            chance: 0.5,
            value: value - 2.0,
        };
        line.steps.push(LuckStep {
            actor,
            value,
            outcomes: match actor {
                Actor::Chance(_) => vec![came, other],
                Actor::Side(_) => Vec::new(),
            },
        });
    };
    let mut refills = 0;
    for entry in &record.events {
        match entry.event {
            Event::Pile { .. } => step(Actor::Chance(0)),
            Event::Lot { .. } => {
                step(Actor::Chance(0));
                step(Actor::Chance(0));
            }
            Event::Duel { winner, .. } if winner.is_some() => step(Actor::Chance(0)),
            _ => {}
        }
        if let Some((side, m)) = Record::decided(&entry.event) {
            step(Actor::Side(side.index()));
            refills += u32::from(matches!(m, Move::Refill(_)));
            if matches!(m, Move::Refill(_)) && refills.is_multiple_of(2) {
                step(Actor::Chance(0));
            }
        }
    }
    line
}

fn game(record: &Record) -> Match {
    Match::replay(record.line().as_bytes()).expect("a record")
}

fn turns(record: &Record) -> Vec<TurningPoint> {
    game(record).turns(&made_line(record)).expect("its turns")
}

fn name<'a>(words: &'a ToldWords, name: &str) -> &'a str {
    match words.details.get(name) {
        Some(Detail::Name(name)) => name,
        other => panic!("{name} is {other:?} of {words:?}"),
    }
}

fn number(words: &ToldWords, name: &str) -> i64 {
    match words.details.get(name) {
        Some(Detail::Number(number)) => *number,
        other => panic!("{name} is {other:?} of {words:?}"),
    }
}

const ELVES: &str = "archer-elf rider-elf warrior-elf rider-dwarf";
const HUMANS: &str = "archer-human rider-human warrior-human warrior-dwarf";
const UNDECIDED: [[&str; 2]; 3] = [
    ["archer-elf", "archer-human"],
    ["rider-elf", "rider-human"],
    ["warrior-elf", "warrior-human"],
];

#[test]
fn each_kind_of_combat_is_told_by_its_name() {
    let mixed = "archer-elf archer-halfling rider-elf warrior-human";
    let others = "archer-dwarf archer-elf archer-halfling warrior-elf";
    let with_twin = "archer-human rider-human warrior-human rider-dwarf";
    // Two dwarves are favoured by neither ground, two elves by that of north.
    let twins = [
        "archer-elf rider-elf warrior-dwarf warrior-elf",
        "archer-human rider-human warrior-dwarf warrior-elf",
    ];
    let dwarves = ["warrior-dwarf"; 2];
    for (armies, pairs, kind, winner) in [
        (
            [mixed, others],
            vec![["rider-elf", "warrior-elf"]],
            "troop",
            Some("north"),
        ),
        (
            [mixed, others],
            vec![["archer-elf", "archer-dwarf"]],
            "terrain",
            Some("north"),
        ),
        (
            [mixed, others],
            vec![["archer-halfling", "archer-dwarf"]],
            "halfling",
            Some("north"),
        ),
        (
            [mixed, others],
            vec![["archer-elf", "archer-elf"]],
            "mirrored",
            Some("north"),
        ),
        (
            [mixed, others],
            vec![["archer-halfling", "archer-halfling"]],
            "twins",
            None,
        ),
        ([ELVES, HUMANS], UNDECIDED[..1].to_vec(), "undecided", None),
        ([ELVES, HUMANS], UNDECIDED.to_vec(), "last", Some("north")),
        (
            twins,
            vec![UNDECIDED[0], UNDECIDED[1], dwarves],
            "last-mirrored",
            Some("north"),
        ),
        (
            [ELVES, with_twin],
            UNDECIDED.to_vec(),
            "fourth",
            Some("south"),
        ),
    ] {
        let record = played(even(), armies, &pairs);
        let all = turns(&record);
        let told = all.last().expect("a combat");
        assert_eq!(told.words.kind, kind, "{told:?}");
        assert_eq!((told.round, told.change), (1, -2.0));
        assert_eq!(name(&told.words, "side"), "south", "who gains");
        let [before, after] = ["before", "after"].map(|at| number(&told.words, at));
        assert_eq!(after - before, 2, "{told:?}");
        assert_eq!(
            [number(&told.words, "land"), number(&told.words, "n")],
            [0, 1]
        );
        match winner {
            Some(winner) => assert_eq!(name(&told.words, "winner"), winner),
            None => assert!(!told.words.details.contains_key("winner")),
        }
        let last = pairs.last().expect("a pair");
        if !["last", "last-mirrored", "fourth"].contains(&kind) {
            assert_eq!(
                [name(&told.words, "card"), name(&told.words, "other")],
                *last
            );
        }
        // It is told at the moment of the second choice.
        let at = record.events[told.event].event;
        assert!(
            matches!(
                at,
                Event::Choose {
                    side: Side::North,
                    ..
                }
            ),
            "{at:?}"
        );
    }
}

#[test]
fn what_comes_before_a_combat_is_told_too() {
    let record = played(even(), [ELVES, HUMANS], &UNDECIDED[..1]);
    let all = turns(&record);
    let kinds: Vec<&str> = all.iter().map(|turn| turn.words.kind.as_str()).collect();
    assert_eq!(
        kinds,
        ["deal", "muster", "lot", "bared", "lay", "undecided"]
    );
    // Of chance only what is luck: one point more than could be expected.
    let changes: Vec<f64> = all.iter().map(|turn| turn.change).collect();
    assert_eq!(changes, [1.0, -2.0, 1.0, 1.0, -1.0, -2.0]);
    assert_eq!(name(&all[2].words, "leader"), "north");
    assert_eq!(number(&all[3].words, "land"), 1);
    assert_eq!(name(&all[4].words, "terrain"), "forest");
    let setup = even();
    let duel = Setup {
        config: RulesConfig {
            opening: Opening::Duel,
        },
        ..setup
    };
    let record = played(duel, [ELVES, HUMANS], &[]);
    let all = turns(&record);
    let kinds: Vec<&str> = all.iter().map(|turn| turn.words.kind.as_str()).collect();
    assert_eq!(kinds, ["deal", "muster", "duel", "bared", "lay"]);
    assert_eq!(name(&all[2].words, "leader"), "north");
}

#[test]
fn whole_games_end_with_the_crown_and_name_every_territory() {
    let mut crowns = 0;
    for seed in 0..12 {
        let (_, record) = random_game(RulesConfig::default(), Seed(seed));
        let all = turns(&record);
        for turn in &all {
            assert!(TURNS.contains(&turn.words.kind.as_str()), "{turn:?}");
        }
        let refills = all
            .iter()
            .filter(|turn| turn.words.kind == "refill")
            .count();
        let captured = record.events.iter();
        let captured = captured.filter(|entry| matches!(entry.event, Event::Capture { .. }));
        assert_eq!(refills + 1, captured.count());
        let lands: Vec<i64> = all
            .iter()
            .filter(|turn| turn.words.kind == "lay")
            .map(|turn| number(&turn.words, "land"))
            .collect();
        let pile = record.deal().pile.map(|land| Territory::index(land) as i64);
        assert_eq!(lands, pile[..lands.len()]);
        // What is bared before a territory is laid follows it.
        let bared = all.iter().filter(|turn| turn.words.kind == "bared");
        let bared: Vec<i64> = bared.map(|turn| number(&turn.words, "land")).collect();
        assert_eq!(bared, pile[1..=bared.len()]);
        let last = all.last().expect("a combat");
        crowns += u32::from(last.words.kind.starts_with("crown"));
        assert!(
            all[..all.len() - 1]
                .iter()
                .all(|turn| !turn.words.kind.starts_with("crown"))
        );
        // What is told of a combat is what its cards and its test are.
        for turn in &all {
            let words = &turn.words;
            let is = |kinds: &[&str]| kinds.contains(&words.kind.as_str());
            if is(&["crown", "last", "troop", "terrain", "halfling"]) {
                assert_ne!(name(words, "card"), name(words, "other"), "{turn:?}");
                assert_ne!(name(words, "test"), "fourth", "{turn:?}");
            } else if is(&["crown-mirrored", "last-mirrored", "mirrored"]) {
                assert_eq!(name(words, "card"), name(words, "other"), "{turn:?}");
                assert_ne!(name(words, "test"), "fourth", "{turn:?}");
            } else if is(&["crown-fourth", "fourth"]) {
                assert_eq!(name(words, "test"), "fourth", "{turn:?}");
            }
        }
        // A line of another game is refused.
        let mut short = made_line(&record);
        short.steps.pop();
        assert!(game(&record).turns(&short).is_err());
    }
    assert!(crowns > 6, "{crowns}");
}

/// A decision as a review has it, with what it lost and how often the champion plays it.
fn decided(made: &str, side: usize, lost: f64, chance: f64, told: [f64; 2]) -> ReviewedDecision {
    let weighed = |m: &str, chance, value| WeighedMove {
        m: m.to_owned(),
        chance,
        value,
        error: 0.0,
    };
    ReviewedDecision {
        number: 0,
        event: 0,
        round: 1,
        side,
        seat: 0,
        made: made.to_owned(),
        moves: vec![
            weighed("other", 1.0 - chance, 50.0),
            weighed(made, chance, 50.0 - lost),
        ],
        known: Some([50.0, 50.0 - lost]),
        told,
        loss: lost,
        verdict: Verdict::Mistake,
        relieved: false,
    }
}

#[test]
fn the_facts_of_both_sides_are_counted() {
    let record = played(even(), [ELVES, HUMANS], &UNDECIDED);
    let decisions = [
        decided("muster archer-elf", 0, 4.6, 0.0, [50.0, 50.0]),
        decided("lay 0", 0, 0.0, 1.0, [50.0, 50.0]),
        // South chose first: it stood at 40 before, and at 55 when north had answered.
        decided("choose archer-human", 1, 3.0, 0.2, [40.0, 45.0]),
        decided("choose archer-elf", 0, 2.4, 0.0, [55.0, 45.0]),
        decided("choose rider-elf", 0, 1.3, 0.0, [45.0, 44.0]),
        decided("choose rider-human", 1, 0.0, 1.0, [56.0, 52.0]),
    ];
    let facts = game(&record).facts(&decisions).expect("facts");
    let of = |side: usize, kind: &str| -> Option<&ToldWords> {
        let mut own = facts.iter().filter(|fact| fact.side == side);
        own.find(|fact| fact.words.kind == kind)
            .map(|fact| &fact.words)
    };
    let numbers = |side, kind: &str, names: &[&str]| -> Vec<i64> {
        let words = of(side, kind).unwrap_or_else(|| panic!("{kind} of {facts:?}"));
        names.iter().map(|at| number(words, at)).collect()
    };
    assert_eq!(numbers(0, "cards", &["n", "of", "cost"]), [2, 2, 4]);
    assert_eq!(numbers(1, "cards", &["n", "of", "cost"]), [0, 2, 3]);
    assert_eq!(numbers(0, "armies", &["n", "of", "cost"]), [1, 1, 5]);
    assert_eq!(numbers(0, "turns", &["n", "of", "cost"]), [0, 1, 0]);
    assert_eq!(of(1, "turns"), None, "south laid nothing");
    // The first pair went well for south, the second for north.
    assert_eq!(numbers(0, "guesses", &["n", "of"]), [1, 2]);
    assert_eq!(numbers(1, "guesses", &["n", "of"]), [1, 2]);
    let captured = ["n", "troop", "terrain", "halfling", "fourth"];
    assert_eq!(numbers(0, "captures", &captured), [1, 1, 0, 0, 0]);
    assert_eq!(of(1, "captures"), None);
    assert_eq!(of(0, "twins"), None);
    // Only the cards of the last combat have fallen.
    assert_eq!(numbers(0, "kept", &["n", "halflings"]), [11, 3]);
    let twins = played(
        even(),
        ["archer-halfling rider-elf rider-dwarf rider-human"; 2],
        &[["archer-halfling"; 2]],
    );
    let facts = game(&twins).facts(&[]).expect("facts");
    let twins = facts.iter().filter(|fact| fact.words.kind == "twins");
    assert_eq!(
        twins
            .map(|fact| number(&fact.words, "n"))
            .collect::<Vec<_>>(),
        [1, 1]
    );
    assert!(
        facts
            .iter()
            .all(|ReviewFact { words, .. }| FACTS.contains(&words.kind.as_str()))
    );
}

#[test]
fn every_kind_has_its_message_in_every_language() {
    for language in languages() {
        let file = format!("assets/locales/{language}/fayance/review.ftl");
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let text = std::fs::read_to_string(path).expect("a file of messages");
        let has = |start: &str, kind: &str| text.contains(&format!("\n{start}-{kind} ="));
        for kind in TURNS {
            assert!(has("fayance-turned", kind), "{language}: {kind}");
        }
        for kind in FACTS {
            assert!(has("fayance-fact", kind), "{language}: {kind}");
        }
    }
}

#[test]
fn the_table_of_luck_is_of_these_values_and_knows_every_opening() {
    let table = LuckTable::read(Match::LUCK_TABLE).expect("a table");
    assert_eq!(table.values, Match::value_name());
    for config in RulesConfig::presets() {
        let variant = format!("opening {}", config.opening);
        let of_it = table.variants.iter().find(|of| of.variant == variant);
        let of_it = of_it.unwrap_or_else(|| panic!("{variant}"));
        assert!(
            of_it.games >= 400 && of_it.quantiles.len() == 101,
            "{variant}"
        );
        assert!(of_it.quantiles.is_sorted());
        let middle = table
            .percentile(&table.values, &variant, 0.0)
            .expect("known");
        assert!((35.0..65.0).contains(&middle), "{variant}: {middle}");
    }
    assert!(Match::LUCK_TABLE.len() < 4000);
}

/// The moves of a decision have one text each, and only the order of cards is left out of it.
#[test]
fn rows_in_another_order_are_the_same_move() {
    let cards: Cards = [Card::ALL[7], Card::ALL[2]].into_iter().collect();
    let sorted = Match::move_text(Move::Refill(Row::sorted(cards)));
    let other = Row::new(&[Card::ALL[7], Card::ALL[2]]).expect("two");
    assert_eq!(Match::move_text(Move::Refill(other)), sorted);
    assert_ne!(Match::move_text(Move::Muster(other)), sorted);
}

#[test]
fn fayance_is_reviewed_and_nothing_is_told_of_a_game_that_goes_on() {
    let listed = games::HEADLESS.iter().find(|game| game.id == HEADLESS.id);
    let start = listed.and_then(|game| game.review).expect("reviews");
    let begun = played(even(), [ELVES, HUMANS], &UNDECIDED);
    assert!(start(begun.line().as_bytes()).is_err());
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn a_review_is_whole_and_the_same_in_any_slices() {
    let played = play_bots::<Match>(0, ["marshal", "apprentice"], Seed(3)).expect("a game");
    let game = Match::replay(played.record.as_bytes()).expect("its record");
    let whole = whole_review(&game, 700);
    let line = game.luck_line().expect("its line");
    let account = LuckAccount::of(&line);
    assert_eq!(whole.decisions.len() as u64, played.decisions);
    // All turning points and what is unexplained add up to the result.
    let changes: f64 = game
        .turns(&line)
        .expect("turns")
        .iter()
        .map(|turn| turn.change)
        .sum();
    let due = account.result - account.start - account.rest;
    assert!((changes - due).abs() < 1e-6, "{changes} {due}");
    let table = LuckTable::read(Match::LUCK_TABLE).expect("a table");
    assert_eq!(whole.percentile.is_some(), !table.variants.is_empty());
    let mut exact = 0;
    for decision in &whole.decisions {
        let late = decision.round > 5 && decision.made.starts_with("choose");
        exact += u32::from(late);
        assert!(!late || decision.moves.iter().all(|weighed| weighed.error == 0.0));
    }
    assert!(exact > 0);
}
