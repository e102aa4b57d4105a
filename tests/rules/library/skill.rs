//! Luck, skill and mistakes over the reviewed games of a library, against a slow count.

use guyenne::library::statistics::Skill;
use guyenne::library::{
    CostlyDecision, CostlyKind, Library, LibraryMemory, Opponent, Query, Reviews, costly_decisions,
    unreviewed,
};
use guyenne::rules::branch::branch;
use guyenne::rules::game::HeadlessGame;
use guyenne::rules::review::{Deciders, Detail, Review, ReviewedDecision, ToldWords, Verdict};
use guyenne::rules::seed::Seed;

use super::reviews::review;
use super::{GAMES, coin, new};
use crate::heads_or_tails::Coin;

/// The seed of the game that is a branch: of a person against a bot.
const BRANCH: u64 = 21;

/// A library of games of people against bots and against each other, all reviewed but the last; one is a branch.
fn reviewed() -> (Library, LibraryMemory, Vec<(usize, Review)>) {
    let mut lines = LibraryMemory::new(GAMES);
    let mut library = Library::default();
    let mut told = Vec::new();
    for seed in 0..24 {
        let players = [["Ann", "fickle"], ["stubborn", "Bob"], ["Ann", "Bob"]][seed as usize % 3];
        let mut record = guessed(players, seed);
        if seed == BRANCH {
            record = branch(&record, usize::MAX).expect("a record");
        }
        let game = new(&record, 1_700_000_000 + seed * 2_000_000);
        lines.keep(&mut library, &game).expect("memory");
        if seed < 23 {
            let review = review(&record);
            lines.keep_review(&library, &game, &review).expect("memory");
            told.push((seed as usize, review));
        }
    }
    (library, lines, told)
}

/// The record of a game in which every third guess is tails.
fn guessed(players: [&str; 2], seed: u64) -> String {
    let mut game = Coin::start(&(), Seed(seed), players).expect("a game");
    let mut guesses = 0;
    while let Some(&seat) = game.to_move().first() {
        guesses += 1;
        game.play(seat, guesses % 3 != 0).expect("a guess");
    }
    game.record()
}

#[test]
fn skill_is_the_slow_count() {
    let (library, lines, told) = reviewed();
    let reviews = lines.reviews().expect("memory");
    let skill = Skill::of(&library, &reviews, &Query::default());
    let (mut plain, mut adjusted, mut luck, mut losses) = (vec![], vec![], vec![], vec![]);
    for (seed, review) in &told {
        let side = match seed % 3 {
            _ if *seed == BRANCH as usize => continue,
            0 => 0,
            1 => 1,
            _ => continue,
        };
        let own = |value: f64| if side == 0 { value } else { 100.0 - value };
        let account = &review.account;
        let of_first: f64 = account.chance.iter().chain(&account.choices).sum();
        plain.push(own(account.result));
        luck.push(if side == 0 { of_first } else { -of_first });
        adjusted.push(own(account.result) - luck[luck.len() - 1]);
        for decision in review.decisions.iter().filter(|it| it.side == side) {
            losses.push(decision.loss);
        }
    }
    let mean = |all: &[f64]| all.iter().sum::<f64>() / all.len() as f64;
    for (sample, slow) in [
        (skill.all.plain, &plain),
        (skill.all.adjusted, &adjusted),
        (skill.all.luck, &luck),
        (skill.all.loss, &losses),
    ] {
        assert_eq!(sample.n() as usize, slow.len());
        assert!((sample.mean().expect("games") - mean(slow)).abs() < 1e-9);
        let spread: f64 = slow.iter().map(|value| (value - mean(slow)).powi(2)).sum();
        let n = slow.len() as f64;
        let margin = 1.96 * (spread / (n - 1.0) / n).sqrt();
        assert!((sample.margin().expect("games") - margin).abs() < 1e-6);
    }
    let of = |bot: &str| skill.opponents[&Opponent::Bot(bot.to_owned())].plain.n();
    assert_eq!(of("fickle") + of("stubborn"), skill.all.plain.n());
    assert_eq!(skill.opponents.get(&Opponent::Person), None);
    let months: u32 = skill.months.values().map(|counts| counts.plain.n()).sum();
    assert_eq!(months, skill.all.plain.n());
    assert!(skill.months.len() > 3);
}

#[test]
fn the_dearest_mistakes_of_people_come_first() {
    let (library, lines, told) = reviewed();
    let reviews = lines.reviews().expect("memory");
    let all = costly_decisions(&library, &reviews, &Query::default(), CostlyKind::Mistakes);
    let mut slow = 0;
    for (seed, review) in told.iter().filter(|(seed, _)| *seed != BRANCH as usize) {
        let people: &[usize] = [&[0][..], &[1], &[0, 1]][seed % 3];
        slow += people
            .iter()
            .map(|&side| review.mistakes(side, &Deciders::default()).count())
            .sum::<usize>();
    }
    assert!(slow > 2, "{slow}");
    assert_eq!(all.len(), slow);
    assert!(all.is_sorted_by(|one, other| one.loss >= other.loss));
    let is_told = |costly: &CostlyDecision| {
        let review = &reviews[&costly.game];
        review.decisions[costly.decision].loss == costly.loss
    };
    assert!(all.iter().all(is_told));
}

/// All decisions of people that lost a point or more are found, whatever is said of them, and no other.
#[test]
fn the_dearest_decisions_of_people_need_not_be_mistakes() {
    let (library, lines, _) = reviewed();
    let mut reviews = lines.reviews().expect("memory");
    let said = [
        Verdict::Mistake,
        Verdict::Mixed,
        Verdict::Unsure,
        Verdict::Good,
        Verdict::Obvious,
        Verdict::Forced,
    ];
    for review in reviews.values_mut() {
        for decision in &mut review.decisions {
            decision.verdict = said[decision.number % said.len()];
            decision.loss = decision.number as f64 / 4.0;
        }
    }
    let of = |kind| costly_decisions(&library, &reviews, &Query::default(), kind);
    let said_of = |costly: &CostlyDecision| &reviews[&costly.game].decisions[costly.decision];
    let all = of(CostlyKind::All);
    assert!(all.is_sorted_by(|one, other| one.loss >= other.loss));
    assert!(all.iter().all(|it| it.loss >= 1.0));
    for verdict in said {
        let found = all
            .iter()
            .filter(|it| said_of(it).verdict == verdict)
            .count();
        assert_eq!(found > 0, verdict.counts(), "{verdict:?}");
    }
    let mistakes = of(CostlyKind::Mistakes);
    assert!(
        mistakes
            .iter()
            .all(|it| said_of(it).verdict == Verdict::Mistake)
    );
    assert!(
        mistakes.iter().any(|it| it.loss < 1.0),
        "however little it lost"
    );
}

/// On a side with people only their decisions count; on one of bots all do. What a bot decided before a person took
/// over its seat counts for nobody.
#[test]
fn decisions_are_held_against_people_and_against_bots_alone() {
    let review = review(&guessed(["Ann", "fickle"], 3));
    let decision = |side: usize, seat: usize| ReviewedDecision {
        side,
        seat,
        verdict: Verdict::Mistake,
        loss: 10.0 * (seat + 1) as f64,
        ..review.decisions[0].clone()
    };
    let review = Review {
        decisions: vec![
            decision(0, 0),
            decision(0, 1),
            ReviewedDecision {
                relieved: true,
                ..decision(0, 1)
            },
            decision(1, 0),
            decision(1, 1),
        ],
        ..review
    };
    let judged = |people: &[(usize, usize)], side: usize| {
        let deciders = Deciders::with_people(people.iter().copied());
        let found = review.mistakes(side, &deciders).map(|it| it.seat).collect();
        let found: Vec<usize> = found;
        let average = review.average_loss(side, &deciders).expect("decisions");
        assert_eq!(average.1, found.len());
        (found, average.0)
    };
    // Two bots against two bots, a person with a bot, two people.
    assert_eq!(judged(&[], 0), (vec![0, 1], 15.0));
    assert_eq!(judged(&[(0, 1)], 0), (vec![1], 20.0));
    assert_eq!(judged(&[(0, 1)], 1), (vec![0, 1], 15.0));
    assert_eq!(judged(&[(0, 0), (0, 1), (1, 0)], 0), (vec![0, 1], 15.0));
    assert_eq!(judged(&[(0, 0), (0, 1), (1, 0)], 1), (vec![0], 10.0));
}

/// What a bot decided before somebody took over its seat is none of theirs.
#[test]
fn decisions_of_a_relieved_bot_are_nobodys() {
    let record = guessed(["Ann", "fickle"], 3).replacen('{', "{\"relieved\":2,", 1);
    let told = review(&record).decisions;
    let relieved: Vec<bool> = told.iter().map(|it| it.relieved).collect();
    assert!(relieved.len() > 2);
    assert!(relieved.iter().enumerate().all(|(n, &it)| it == (n < 2)));
    let (library, lines, _) = reviewed();
    let mut reviews = lines.reviews().expect("memory");
    let of = |reviews: &Reviews| {
        let skill = Skill::of(&library, reviews, &Query::default());
        let mistakes = costly_decisions(&library, reviews, &Query::default(), CostlyKind::Mistakes);
        [
            skill.all.plain.n() as usize,
            skill.all.loss.n() as usize,
            mistakes.len(),
        ]
    };
    let [games, losses, many] = of(&reviews);
    assert!(losses > 0 && many > 0);
    for review in reviews.values_mut() {
        for decision in &mut review.decisions {
            decision.relieved = true;
        }
    }
    assert_eq!(of(&reviews), [games, 0, 0]);
}

/// The last game has no review; of games between bots, given-up ones and branches none is sought.
#[test]
fn the_games_that_are_still_to_be_reviewed_are_those_of_people_that_are_over() {
    let (mut library, mut lines, _) = reviewed();
    let reviews = lines.reviews().expect("memory");
    let last = library.index.entries().last().expect("games").id;
    let left = |library: &Library| unreviewed(library, &reviews, &Query::default());
    assert_eq!(left(&library), [last]);
    let whole = guessed(["Ann", "fickle"], 40);
    let begun = branch(&whole, 2).expect("a record");
    for record in [
        guessed(["stubborn", "fickle"], 41),
        coin(["Ann", "fickle"], 42, 2),
        branch(&whole, usize::MAX).expect("a record"),
        begun,
    ] {
        let game = new(&record, 1_900_000_000);
        lines.keep(&mut library, &game).expect("memory");
        assert_eq!(left(&library), [last], "{record}");
    }
    let game = new(&whole, 1_900_000_001);
    lines.keep(&mut library, &game).expect("memory");
    let whole = library.index.entries().last().expect("games").id;
    assert_eq!(left(&library), [whole, last], "newest first");
}

/// What the facts of a game count is summed up over the reviewed games, the people's alone.
#[test]
fn facts_are_summed_up_by_their_kind() {
    let (library, lines, told) = reviewed();
    let reviews = lines.reviews().expect("memory");
    let skill = Skill::of(&library, &reviews, &Query::default());
    let mut slow: Vec<ToldWords> = Vec::new();
    for (seed, review) in &told {
        if *seed == BRANCH as usize || seed % 3 == 2 {
            continue;
        }
        for fact in review.facts.iter().filter(|fact| fact.side == seed % 3) {
            let number = |words: &ToldWords, name: &str| match words.details[name] {
                Detail::Number(n) => n,
                Detail::Name(_) => panic!("{fact:?}"),
            };
            let before = slow.iter().position(|sum| sum.kind == fact.words.kind);
            let before = before.map(|at| slow.remove(at));
            let mut sum = ToldWords::new(&fact.words.kind);
            for name in fact.words.details.keys() {
                let before = before.as_ref().map_or(0, |before| number(before, name));
                sum = sum.number(name, before + number(&fact.words, name));
            }
            slow.push(sum);
        }
    }
    slow.sort_by(|one, other| one.kind.cmp(&other.kind));
    let mut facts = skill.facts["heads-or-tails"].clone();
    facts.sort_by(|one, other| one.kind.cmp(&other.kind));
    assert_eq!(facts, slow);
    assert!(slow.iter().any(|fact| !fact.details.is_empty()), "{slow:?}");
    // What has a name in it is of one game alone.
    let mut named = ToldWords::new("luckiest")
        .name("who", "knight")
        .number("n", 3);
    assert!(!named.counts());
    named.add(
        &ToldWords::new("luckiest")
            .name("who", "squire")
            .number("n", 4),
    );
    let expected = ToldWords::new("luckiest")
        .name("who", "knight")
        .number("n", 7);
    assert_eq!(named, expected);
}
