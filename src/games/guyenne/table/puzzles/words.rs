//! The sentences of puzzles: what is asked for, what was hidden, how it ended.

use super::stage::PuzzleOutcome;
use super::{Help, PuzzleProgress};
use crate::castle_names::castle_name;
use crate::words::{card_value, of_camp};
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::Camp;
use guyenne_rules::{Condition, Goal, Names, Opposition, Puzzle, PuzzleEnding};
use kit_i18n::{LocalizedText, MessageArgument};

/// The name of a puzzle.
pub(super) fn title(puzzle: &Puzzle) -> LocalizedText {
    LocalizedText::new(format!("puzzle-{}", puzzle.name))
}

/// What it asks for.
pub(super) fn task(puzzle: &Puzzle) -> LocalizedText {
    LocalizedText::new(format!("puzzle-{}-task", puzzle.name))
}

/// Its hint.
pub(super) fn hint(puzzle: &Puzzle) -> LocalizedText {
    LocalizedText::new(format!("puzzle-{}-hint", puzzle.name))
}

/// Why its solution is one.
pub(super) fn why(puzzle: &Puzzle) -> LocalizedText {
    LocalizedText::new(format!("puzzle-{}-why", puzzle.name))
}

/// How hard it is.
pub(super) fn difficulty(puzzle: &Puzzle) -> LocalizedText {
    LocalizedText::new(format!("puzzles-{}", puzzle.difficulty))
}

/// The rules it is played by: edition, level, and the camps if they are shared.
pub(super) fn played_by(puzzle: &Puzzle) -> LocalizedText {
    let config = puzzle.position.config();
    let edition = LocalizedText::new(format!("edition-{}", config.edition));
    let level = LocalizedText::new(format!("level-{}", config.level));
    let shared = Camp::ALL.iter().any(|&camp| config.shared(camp));
    LocalizedText::new(if shared {
        "puzzles-rules-partners"
    } else {
        "puzzles-rules"
    })
    .with("edition", edition)
    .with("level", level)
}

/// What is asked for, in a line; `so_far` if the first move was right.
pub(super) fn goal(puzzle: &Puzzle, so_far: bool) -> LocalizedText {
    let goal = match &puzzle.goal {
        Goal::Lead => LocalizedText::new("puzzle-goal-lead"),
        Goal::All(conditions) => {
            let names = puzzle.position.config().names;
            let key = match puzzle.against {
                Opposition::Anything => "puzzle-goal-all",
                Opposition::Passive => "puzzle-goal-often",
            };
            LocalizedText::new(key).with("goals", phrases(conditions, names))
        }
    };
    if so_far {
        LocalizedText::new("puzzle-so-far").with("goal", goal)
    } else {
        goal
    }
}

/// The conditions as parts of a sentence; castles to hold and to deny are told together.
fn phrases(conditions: &[Condition], names: Names) -> MessageArgument {
    let mut phrases: Vec<MessageArgument> = Vec::new();
    let castles = |of: &dyn Fn(&Condition) -> Option<MessageArgument>| {
        let all: Vec<_> = conditions.iter().filter_map(of).collect();
        (!all.is_empty()).then_some(MessageArgument::List(all))
    };
    let held = castles(&|condition| match condition {
        Condition::Hold(at) => Some(castle_name(names, *at).into()),
        _ => None,
    });
    let denied = castles(&|condition| match condition {
        Condition::Deny(at) => Some(castle_name(names, *at).into()),
        _ => None,
    });
    for condition in conditions {
        match condition {
            Condition::Win => phrases.push(LocalizedText::new("puzzle-to-win").into()),
            Condition::KeepHero => phrases.push(LocalizedText::new("puzzle-to-keep-hero").into()),
            Condition::KeepAbove(value) => phrases.push(
                LocalizedText::new("puzzle-to-keep")
                    .with("value", *value)
                    .into(),
            ),
            Condition::Hold(_) | Condition::Deny(_) => {}
        }
    }
    if let Some(castles) = held {
        let hold = LocalizedText::new("puzzle-to-hold").with("castles", castles);
        phrases.insert(0, hold.into());
    }
    if let Some(castles) = denied {
        let deny = LocalizedText::new("puzzle-to-deny").with("castles", castles);
        phrases.push(deny.into());
    }
    MessageArgument::List(phrases)
}

/// What the other side is taken to do, in a sentence.
pub(super) fn against(puzzle: &Puzzle) -> LocalizedText {
    LocalizedText::new(match puzzle.against {
        Opposition::Anything => "puzzle-against-anything",
        Opposition::Passive => "puzzle-against-passive",
    })
}

/// How far the player has come, in words.
pub(super) fn progress(progress: PuzzleProgress) -> LocalizedText {
    LocalizedText::new(match progress {
        PuzzleProgress::New => "puzzles-new",
        PuzzleProgress::Tried(_) => "puzzles-tried",
        PuzzleProgress::Solved(Help::None) => "puzzles-solved",
        PuzzleProgress::Solved(Help::Hint) => "puzzles-solved-hint",
        PuzzleProgress::Solved(Help::Move) => "puzzles-solved-move",
        PuzzleProgress::Solved(Help::Solution) => "puzzles-solved-solution",
    })
}

/// Cards by their values, the strongest first, the hero by name.
fn cards_of(camp: Camp, cards: Cards) -> MessageArgument {
    let mut all: Vec<Card> = cards.iter().collect();
    all.sort_unstable_by(|a, b| b.cmp(a));
    MessageArgument::List(all.into_iter().map(|card| card_value(card, camp)).collect())
}

/// What was hidden, and how the round ended, in sentences.
pub(super) fn told(puzzle: &Puzzle, outcome: &PuzzleOutcome) -> Vec<LocalizedText> {
    let PuzzleOutcome {
        value,
        best,
        ending,
    } = outcome;
    let names = puzzle.position.config().names;
    let mut all: Vec<LocalizedText> = Vec::new();
    for &(camp, at, cards) in &ending.hidden {
        let message = match at {
            Some(castle) => of_camp("puzzle-laid", camp).with("castle", castle_name(names, castle)),
            None => of_camp("puzzle-held", camp),
        };
        all.push(message.with("cards", cards_of(camp, cards)));
    }
    // With a better move its worth is told, too.
    let valued = |[best_key, less_key]: [&'static str; 2], n: i32, unit: f64| {
        if value < best {
            LocalizedText::new(less_key)
                .with("n", n)
                .with("best", round(best * unit))
        } else {
            LocalizedText::new(best_key).with("n", n)
        }
    };
    match &puzzle.goal {
        Goal::Lead => {
            let keys = ["puzzle-lead", "puzzle-lead-less"];
            all.push(valued(keys, ending.lead, 1.0));
        }
        Goal::All(_) => {
            all.extend(ending.missed.map(|missed| not_met(puzzle, missed, ending)));
            if puzzle.against == Opposition::Passive {
                let keys = ["puzzle-chance", "puzzle-chance-less"];
                all.push(valued(keys, round(value * 100.0), 100.0));
            }
        }
    }
    all
}

/// A number without its fraction.
fn round(value: f64) -> i32 {
    value.round() as i32
}

/// What a condition lacks.
fn not_met(puzzle: &Puzzle, missed: Condition, ending: &PuzzleEnding) -> LocalizedText {
    let names = puzzle.position.config().names;
    let (camp, enemy) = (puzzle.seat.camp, puzzle.seat.camp.enemy());
    match missed {
        Condition::Win => {
            let (own, theirs) = (ending.points[camp], ending.points[enemy]);
            let message =
                |key: &'static str| of_camp(key, enemy).with("own", own).with("theirs", theirs);
            match ending.outcome {
                None => LocalizedText::new("puzzle-not-over"),
                Some(_) if own == theirs => message("puzzle-equal")
                    .with("unspent", ending.unspent[camp])
                    .with("other", ending.unspent[enemy]),
                Some(_) => message("puzzle-lost"),
            }
        }
        Condition::Hold(castle) => {
            LocalizedText::new("puzzle-not-held").with("castle", castle_name(names, castle))
        }
        Condition::Deny(castle) => {
            of_camp("puzzle-not-denied", enemy).with("castle", castle_name(names, castle))
        }
        Condition::KeepHero => LocalizedText::new("puzzle-hero-lost"),
        Condition::KeepAbove(value) => LocalizedText::new("puzzle-card-lost").with("value", value),
    }
}
