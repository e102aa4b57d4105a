//! The words of reviews: every kind of sentence, in every language.

use super::REVIEW_WORDS;
use crate::locales::localizer;
use guesclin_rules::record::{Record, RecordPlayer};
use guesclin_rules::{Camp, Move, Position, Setup};
use kit_i18n::{Language, LocalizedText};
use kit_rules::player_kind::PlayerKind;
use kit_rules::review::{
    ReviewFact, ReviewedDecision, ToldWords, TurningPoint, Verdict, WeighedMove,
};
use kit_rules::seed::Seed;

/// A game of the first moves that there are, with its record.
fn record(scenario: u8, moves: usize) -> (Position, Record) {
    let setup = Setup {
        scenario,
        seed: Seed(7),
    };
    let scenario = setup.scenario().expect("a scenario");
    let players = Camp::ALL.map(|camp| {
        let own = scenario.banners().filter(|banner| banner.camp() == camp);
        RecordPlayer::of_kind(own.collect(), PlayerKind::Human)
    });
    let mut record = Record::new(scenario, setup.seed, players.to_vec());
    let mut position = Position::new(setup).expect("a scenario");
    for _ in 0..moves {
        let Some(banner) = position.to_move() else {
            break;
        };
        let legal = position.legal_moves(banner);
        let m = legal.iter().rev().find(|m| !matches!(m, Move::Finish));
        let m = *m.or(legal.last()).expect("a move");
        position
            .play_observed(banner, m, &mut record)
            .expect("legal");
    }
    (position, record)
}

fn decision(number: usize, round: usize, made: &str, best: &str) -> ReviewedDecision {
    let weighed = |m: &str, value| WeighedMove {
        m: m.to_owned(),
        chance: 0.0,
        value,
        error: 1.0,
    };
    ReviewedDecision {
        number,
        event: 0,
        round,
        side: 1,
        seat: 0,
        made: made.to_owned(),
        moves: vec![weighed(best, 60.0), weighed(made, 40.0)],
        known: Some([60.0, 40.0]),
        told: [60.0, 40.0],
        loss: 20.0,
        verdict: Verdict::Mistake,
        relieved: false,
    }
}

fn turn(round: usize, words: ToldWords) -> TurningPoint {
    TurningPoint {
        event: 3,
        round,
        change: 20.0,
        words,
    }
}

fn english(text: &LocalizedText) -> String {
    localizer(Language::En).localize(text)
}

/// Every kind of turning point of the first scenario, with what English says.
fn turns() -> Vec<(usize, ToldWords, String)> {
    let mut all = Vec::new();
    for (round, words, told) in moments() {
        let deeds = ["took", "put", "gave", "raised", "lowered"];
        let kind = &words.kind;
        if kind.starts_with("strike") || deeds.contains(&kind.as_str()) {
            let mut marched = words.clone().name("hex", "E5");
            marched.kind.push_str("-marched");
            all.push((round, marched, told.replacen(". ", ". Move to E5. ", 1)));
        }
        all.push((round, words, told.to_owned()));
    }
    all
}

/// Each kind of moment by itself, without a march before it.
fn moments() -> Vec<(usize, ToldWords, &'static str)> {
    let who = |kind: &str| ToldWords::new(kind).name("who", "french-knight");
    let blow = |kind: &str, result: &str| {
        who(kind)
            .name("target", "english-squire")
            .name("result", result)
            .number("n", 28)
    };
    let back = |words: ToldWords, other: &str| words.number("back", 40).name("other", other);
    vec![
        (
            4,
            blow("strike-hit", "stunned"),
            "Round 4. Bertrand du Guesclin strikes the English squire at 28% and stuns him.",
        ),
        (
            4,
            blow("strike-miss", "miss"),
            "Round 4. Bertrand du Guesclin strikes the English squire at 28% and misses.",
        ),
        (
            4,
            back(blow("strike-back", "miss"), "stunned"),
            "Round 4. Bertrand du Guesclin strikes the English squire at 28% and misses; the strike back, at 40%, \
             stuns him.",
        ),
        (
            4,
            back(blow("strike-both", "stunned"), "neutralised"),
            "Round 4. Bertrand du Guesclin strikes the English squire at 28% and stuns him; the strike back, at 40%, \
             neutralises the attacker.",
        ),
        (
            5,
            blow("shot-hit", "drop"),
            "Round 5. Bertrand du Guesclin shoots at the English squire at 28% and makes him drop his load.",
        ),
        (
            5,
            blow("shot-miss", "miss"),
            "Round 5. Bertrand du Guesclin shoots at the English squire at 28% and misses.",
        ),
        (
            6,
            ToldWords::new("left")
                .name("who", "english-horseman")
                .name("exit", "east"),
            "Round 6. The English horseman leaves the map over the east side.",
        ),
        (
            6,
            who("left-with")
                .name("exit", "north")
                .name("object", "booty"),
            "Round 6. Bertrand du Guesclin leaves the map over the north side with the booty.",
        ),
        (
            6,
            who("post").name("post", "post-gate"),
            "Round 6. Bertrand du Guesclin takes the gate.",
        ),
        (
            6,
            who("took").name("object", "booty"),
            "Round 6. Bertrand du Guesclin takes the booty.",
        ),
        (
            6,
            who("put").name("object", "booty"),
            "Round 6. Bertrand du Guesclin puts the booty down.",
        ),
        (
            6,
            who("gave")
                .name("object", "booty")
                .name("to", "french-sergeant"),
            "Round 6. Bertrand du Guesclin gives the booty to the French sergeant.",
        ),
        (
            6,
            who("broke").name("object", "booty"),
            "Round 6. Bertrand du Guesclin breaks up the booty.",
        ),
        (
            6,
            who("raised"),
            "Round 6. Bertrand du Guesclin raises the bridge.",
        ),
        (
            6,
            who("lowered"),
            "Round 6. Bertrand du Guesclin lowers the bridge.",
        ),
        (
            6,
            ToldWords::new("fell")
                .name("object", "booty")
                .name("hex", "E5"),
            "Round 6. The booty falls on E5.",
        ),
        (
            0,
            ToldWords::new("placed").name("banner", "english"),
            "Placement of the English.",
        ),
        (
            2,
            who("march").name("hex", "E5"),
            "Round 2. Bertrand du Guesclin moves to E5.",
        ),
        (
            2,
            ToldWords::new("order")
                .name("to", "french-sergeant")
                .name("order", "charge"),
            "Round 2. “Charge!” to the French sergeant.",
        ),
        (
            12,
            ToldWords::new("end").name("camp", "nobody"),
            "Round 12. ",
        ),
    ]
}

/// Every kind of fact, with what English says.
fn facts() -> Vec<(ToldWords, &'static str)> {
    let named = |kind: &str| {
        ToldWords::new(kind)
            .name("who", "french-knight")
            .name("target", "english-squire")
            .number("n", 28)
    };
    let mut dice = ToldWords::new("dice").number("n", 2);
    for sum in 2..=12 {
        dice = dice.number(&format!("n{sum}"), sum % 2);
        dice = dice.number(&format!("e{sum}"), sum);
    }
    vec![
        (
            ToldWords::new("throws")
                .number("n", 12)
                .number("hits", 1)
                .number("expected", 43),
            "12 throws, 1 hit, 4.3 to expect",
        ),
        (
            named("luckiest"),
            "Bertrand du Guesclin hits the English squire at 28%: the luckiest throw",
        ),
        (
            named("unluckiest"),
            "Bertrand du Guesclin misses the English squire at 28%: the unluckiest throw",
        ),
        (
            ToldWords::new("backs").number("n", 3).number("hits", 1),
            "Strikes back suffered: 3, 1 of them hit",
        ),
        (
            ToldWords::new("orders").number("n", 3).number("of", 7),
            "Orders given: 3 in 7 activations",
        ),
        (
            ToldWords::new("lost").number("n", 2).number("of", 5),
            "Fighters lost: 2 of 5",
        ),
        (
            dice,
            "Sums thrown, and how often they were to be expected: 2: 0 (0.2), 3: 1 (0.3), 4: 0 (0.4), 5: 1 (0.5), \
             6: 0 (0.6), 7: 1 (0.7), 8: 0 (0.8), 9: 1 (0.9), 10: 0 (1.0), 11: 1 (1.1), 12: 0 (1.2)",
        ),
    ]
}

#[test]
fn every_turning_point_and_fact_is_told() {
    let (_, record) = record(1, 12);
    let line = record.line();
    for (round, words, told) in turns() {
        let turn = turn(round, words);
        let said = english(&(REVIEW_WORDS.turning_point)(&line, &turn));
        assert_eq!(said.trim_end(), told.trim_end());
    }
    for (words, told) in facts() {
        let fact = ReviewFact { side: 0, words };
        assert_eq!(english(&(REVIEW_WORDS.fact)(&line, &fact)), told);
    }
}

#[test]
fn every_kind_is_a_whole_sentence_in_every_language() {
    let (_, record) = record(1, 12);
    let line = record.line();
    for language in Language::ALL {
        let localizer = localizer(language);
        let turns = turns().into_iter();
        let turns =
            turns.map(|(round, words, _)| (REVIEW_WORDS.turning_point)(&line, &turn(round, words)));
        let facts = facts().into_iter().map(|(words, _)| {
            let fact = ReviewFact { side: 0, words };
            (REVIEW_WORDS.fact)(&line, &fact)
        });
        for text in turns.chain(facts).chain([(REVIEW_WORDS.chance)()]) {
            let said = localizer.localize(&text);
            assert!(!said.contains(['{', '}', '$']), "{said}");
            assert!(
                !said.contains("guesclin-") && !said.contains("  "),
                "{said}"
            );
        }
    }
}

#[test]
fn decisions_are_told_with_their_moves_and_reasons() {
    let (position, record) = record(1, 9);
    let line = record.line();
    let decision = decision(8, 1, "march 0 E5", "finish");
    let said = english(&(REVIEW_WORDS.moment)(&line, &decision));
    assert_eq!(said, "Round 1, English");
    let placing = self::decision(0, 0, "place 5 A1", "place 5 A1");
    assert_eq!(
        english(&(REVIEW_WORDS.moment)(&line, &placing)),
        "Placement, English"
    );
    let said = |text: &str| english(&(REVIEW_WORDS.move_words)(&line, &decision, text));
    assert_eq!(said("march 0 E5"), "Bertrand du Guesclin moves to E5");
    assert_eq!(said("finish"), "End the activation");
    assert_eq!(
        said("attack 0 6"),
        "Bertrand du Guesclin strikes the English squire"
    );
    assert_eq!(said("nonsense"), "nonsense");
    let banner = position.to_move().expect("a banner");
    for m in position.legal_moves(banner) {
        assert!(!said(&m.text()).contains("guesclin-"), "{m:?}");
    }
    // The first banner acts, and nothing was done yet: everybody could still act.
    let idle = self::decision(8, 1, "march 0 E5", "finish");
    let why = (REVIEW_WORDS.reasons)(&line, &idle).expect("a reason");
    assert!(!english(&why).is_empty());
}
