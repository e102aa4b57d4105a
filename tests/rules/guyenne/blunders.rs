//! The suite of blunders: it is read correctly, its blunders are blunders, and bots avoid them as often as they must.

use guyenne::games::guyenne::ai::{Bot, Greedy, bot};
use guyenne::games::guyenne::rules::seat::Camp;
use guyenne::games::guyenne::rules::{Blunder, Edition, Level, Move, Position};
use guyenne::rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg32;

const SUITE: &str = include_str!("../../data/guyenne/blunders.txt");

/// By bot: the share of blunders it may make, in percent, and the number of seeds for each position. `greedy` is the
/// baseline: it made 3.7 % of them when the suite was set.
const TOLERANCE: &[(&str, f64, u64)] = &[
    ("greedy", 5.0, 4),
    ("knight", 15.0, 8),
    ("captain", 5.0, 4),
    ("constable", 5.0, 1),
];

fn suite() -> Vec<Blunder> {
    Blunder::suite(SUITE).unwrap_or_else(|e| panic!("tests/data/guyenne/blunders.txt: {e}"))
}

#[test]
fn every_rule_set_and_camp_is_covered() {
    let suite = suite();
    assert!(suite.len() >= 60, "{} positions", suite.len());
    let count = |what: &dyn Fn(&Blunder) -> bool| suite.iter().filter(|p| what(p)).count();
    for camp in Camp::ALL {
        assert!(count(&|p| p.seat.camp == camp) >= 20, "{camp}");
    }
    for &level in &Level::ALL {
        assert!(
            count(&|p| p.position.config().level == level) >= 15,
            "{level}"
        );
    }
    assert!(count(&|p| p.position.config().edition == Edition::V2021) >= 8);
    let shared = |p: &Blunder| {
        Camp::ALL
            .iter()
            .any(|&camp| p.position.config().shared(camp))
    };
    assert!(count(&shared) >= 5);
}

/// Searches until the bot is done; returns its move.
fn decision(player: &mut dyn Bot, blunder: &Blunder) -> Move {
    let view = blunder.position.view(Some(blunder.seat));
    for _ in 0..10_000 {
        if player.think(&view, 256) {
            break;
        }
    }
    player.choose(&view).expect("a decision")
}

fn keep_from_blunders(bots: &[(&str, f64, u64)]) {
    let suite = suite();
    for &(name, tolerance, seeds) in bots {
        let mut made = Vec::new();
        for blunder in &suite {
            for n in 0..seeds {
                let mut player = bot(name, following(Seed(1), n)).unwrap();
                let m = decision(player.as_mut(), blunder);
                if blunder.is_mistake(m) {
                    made.push(format!("line {}, {}: {m}", blunder.line, blunder.name));
                }
            }
        }
        let share = 100.0 * made.len() as f64 / (suite.len() as f64 * seeds as f64);
        let list = made.join("\n");
        assert!(share <= tolerance, "{name} makes {share:.1} %:\n{list}");
    }
}

#[test]
fn bots_who_answer_at_once_keep_from_blunders() {
    let quick: Vec<_> = TOLERANCE
        .iter()
        .copied()
        .filter(|bot| bot.0 != "constable")
        .collect();
    keep_from_blunders(&quick);
    let suite = suite();
    // The suite is hard enough to tell bots apart: random play fails it by far.
    let random = suite.iter().filter(|blunder| {
        let mut player = bot("random", Seed(1)).unwrap();
        blunder.is_mistake(decision(player.as_mut(), blunder))
    });
    assert!(random.count() * 3 > suite.len());
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn bots_keep_from_blunders_as_often_as_their_level_must() {
    keep_from_blunders(TOLERANCE);
}

/// Plays `m` and then greedily to the end. Returns the result as a number for `camp`, and whether this was the last
/// round.
fn played_out(mut position: Position, m: Move, camp: Camp, seed: Seed) -> (f64, bool) {
    let round = position.round();
    let mut players = [0, 1, 2, 3].map(|seat| Greedy::new(following(seed, seat)));
    position.play(m).expect("a legal move");
    while let Some(seat) = position.to_move() {
        let view = position.view(Some(seat));
        let m = players[seat.index()].choose(&view).expect("a decision");
        position.play(m).expect("a legal move");
    }
    let outcome = position.outcome().expect("the game is over");
    let points = outcome.points();
    let lead = f64::from(points[camp]) - f64::from(points[camp.enemy()]);
    let won = match outcome.winner {
        Some(winner) if winner == camp => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    };
    // The round number goes up once more when hands are filled for a round that is not played.
    (won + lead / 1000.0, position.round() <= round + 1)
}

/// In the last round it is cheap to try all moves in many particles; the others are checked by
/// `cargo arena -- --prove-blunders 2000`.
#[test]
fn blunders_of_the_last_round_are_blunders() {
    const PARTICLES: u64 = 60;
    let mut proved = 0;
    for blunder in suite() {
        let view = blunder.position.view(Some(blunder.seat));
        let moves = blunder.position.legal_moves();
        let mut values = vec![0.0; moves.len()];
        let mut last = true;
        for n in 0..PARTICLES {
            let playout_seed = following(Seed(1), n);
            let particle = Position::determinize(&view, &mut Pcg32::seed_from_u64(playout_seed.0));
            for (value, &m) in values.iter_mut().zip(&moves) {
                let (won, ends) = played_out(particle.clone(), m, blunder.seat.camp, playout_seed);
                *value += won;
                last &= ends;
                if !last {
                    break;
                }
            }
            if !last {
                break;
            }
        }
        if !last {
            continue;
        }
        let best = |mistaken: bool| {
            let kind = moves.iter().zip(&values);
            kind.filter(|&(&m, _)| blunder.is_mistake(m) == mistaken)
                .map(|(_, &value)| value)
                .fold(f64::NEG_INFINITY, f64::max)
        };
        let cost = (best(false) - best(true)) / PARTICLES as f64;
        assert!(
            cost > 0.1,
            "line {}, {}: {cost}",
            blunder.line,
            blunder.name
        );
        proved += 1;
    }
    assert!(proved >= 30, "{proved}");
}

/// The error for a text of one blunder with some of its lines replaced, or the number of blunders if there is none.
fn problem_of(lines: &[(&str, &str)]) -> String {
    let valid = [
        ("name", "a tie keeps the castle"),
        (
            "table",
            "round=2 castles=FF.... english=hero+5+4+2+2+2 french=hero+5+4+3+2+2",
        ),
        (
            "moves",
            "F place 5 2; E place 5 2; E place 1 5+2; F place 1 4+3; E pass; F pass",
        ),
        ("to-move", "F"),
        ("avoid", "concede"),
        ("why", "Nothing changes."),
    ];
    let changed = valid.map(|(key, text)| {
        let own = lines.iter().find(|(changed, _)| *changed == key);
        own.map_or((key, text), |&own| own)
    });
    let text = changed.map(|(key, text)| match text {
        "" => "# nothing".to_owned(),
        text => format!("{key}: {text}"),
    });
    match Blunder::suite(&text.join("\n")) {
        Ok(blunders) => format!("{} blunder", blunders.len()),
        Err(problem) => problem.to_string(),
    }
}

#[test]
fn bad_text_is_refused_with_its_line_and_the_reason() {
    assert_eq!(problem_of(&[]), "1 blunder");
    for (line, key, text, expected) in [
        (1, "name", "", "there is no name"),
        (2, "table", "castles=FF...", "means nothing here"),
        (
            2,
            "table",
            "english=hero+5+4+2+2 french=hero+5+4+3+2+2",
            "holds 5 cards",
        ),
        (
            3,
            "moves",
            "E place 5 2",
            "the decision is that of french 0",
        ),
        (3, "moves", "F place 7 2", "no castle"),
        (3, "moves", "F place 5 6", "unknown cards"),
        (3, "moves", "F place 5 3+3", "not in the hand"),
        (3, "moves", "F jump 5", "is no move"),
        (3, "moves", "X pass", "is no seat"),
        (3, "moves", "F1 pass", "is no seat"),
        (4, "to-move", "E", "the decision is that of french 0"),
        (5, "avoid", "pass", "\"pass\" matches no legal move"),
        (
            5,
            "avoid",
            "concede or hero",
            "\"hero\" matches no legal move",
        ),
        (5, "avoid", "show or concede", "matches every legal move"),
        (5, "avoid", "sneeze", "\"sneeze\" matches no move"),
        (5, "avoid", "more than few cards", "is no number"),
        (5, "avoid", "castle 0", "is no castle"),
    ] {
        let line = if text.is_empty() { 2 } else { line };
        let problem = problem_of(&[(key, text)]);
        assert!(
            problem.starts_with(&format!("line {line}, column ")),
            "{key} {text}: {problem}"
        );
        assert!(problem.contains(expected), "{key} {text}: {problem}");
    }
    let twice = format!("{SUITE}\n{SUITE}");
    let problem = Blunder::suite(&twice).expect_err("every name is there twice");
    assert!(
        problem.to_string().contains("is the name in line"),
        "{problem}"
    );
    for (text, expected) in [
        (
            "name: a\nwhat: b",
            "line 2, column 1: \"what\" means nothing",
        ),
        ("name:", "line 1, column 1: nothing stands behind name"),
        (
            "  and on",
            "line 1, column 3: there is nothing to go on from",
        ),
        (
            "name: a\ntable: seed=1\ndeal: seed=1",
            "line 3, column 7: there is a table or a deal",
        ),
        (
            "name: a\ndeal: english=5\nto-move: E\navoid: hero\nwhy: b",
            "line 2, column 7: a deal says edition, level, camps and seed alone",
        ),
        (
            "name: a\ndeal: 2021 expert\nto-move: E\navoid: hero\nwhy: b",
            "line 2, column 7: the 2021 edition has no expert",
        ),
    ] {
        let problem = Blunder::suite(text).expect_err(text).to_string();
        assert!(problem.starts_with(expected), "{text}: {problem}");
    }
}

#[test]
fn moves_are_read_as_they_are_written() {
    for blunder in suite() {
        for m in blunder.position.legal_moves() {
            assert_eq!(m.to_string().parse(), Ok(m));
        }
    }
}

#[test]
fn patterns_match_what_they_say() {
    use guyenne::games::guyenne::rules::MovePattern;
    for (pattern, matched, unmatched) in [
        ("hero", "place 3 hero+2", "place 3 5+2"),
        ("castle 3", "add 3 2", "add 4 2"),
        ("more than 2 cards", "place 1 2+2+2", "place 1 2+2"),
        ("fewer than 2 cards", "place 1 2", "pass"),
        ("sum above 6", "place 1 hero+5+2", "place 1 4+2"),
        ("sum below 6", "place 1 hero+2", "place 1 4+2"),
        ("cards 5+2", "lose 5+2", "lose 5+2+2"),
        ("with 5+2", "lose 5+2+2", "lose 5+4"),
        ("order 1", "order 1", "order 0"),
        ("not pass", "add 1 2", "pass"),
        ("add and castle 2 or pass", "pass", "place 2 2"),
        ("add and castle 2 or pass", "add 2 3", "add 1 3"),
        ("give and not hero", "give 2", "give hero"),
    ] {
        let read = MovePattern::parse(pattern).expect(pattern);
        let m = |text: &str| text.parse::<Move>().expect(text);
        assert!(read.matches(m(matched)), "{pattern}: {matched}");
        assert!(!read.matches(m(unmatched)), "{pattern}: {unmatched}");
        assert_eq!(read.to_string(), pattern);
    }
}
