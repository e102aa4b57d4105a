//! The sentences of puzzles: what is asked for, what was hidden, how it ended.

use super::stage::PuzzleOutcome;
use super::{Help, PuzzleProgress};
use crate::castle_names::castle_name;
use crate::keys;
use crate::rules_words;
use crate::words::{card_value, of_camp};
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::Camp;
use guyenne_rules::{Condition, Goal, Names, Opposition, Puzzle, PuzzleDifficulty, PuzzleEnding};
use kit_i18n::{LocalizedText, MessageArgument};
use kit_rules::message_key::MessageKey;

/// The name of a puzzle.
pub(super) fn title(puzzle: &Puzzle) -> LocalizedText {
    LocalizedText::built(keys::PUZZLE_ANY, &puzzle.name)
}

/// What it asks for.
pub(super) fn task(puzzle: &Puzzle) -> LocalizedText {
    LocalizedText::built(keys::PUZZLE_ANY_TASK, &puzzle.name)
}

/// Its hint.
pub(super) fn hint(puzzle: &Puzzle) -> LocalizedText {
    LocalizedText::built(keys::PUZZLE_ANY_HINT, &puzzle.name)
}

/// Why its solution is one.
pub(super) fn why(puzzle: &Puzzle) -> LocalizedText {
    LocalizedText::built(keys::PUZZLE_ANY_WHY, &puzzle.name)
}

/// How hard it is.
pub(super) fn difficulty(puzzle: &Puzzle) -> LocalizedText {
    LocalizedText::new(match puzzle.difficulty {
        PuzzleDifficulty::Easy => keys::PUZZLES_EASY,
        PuzzleDifficulty::Medium => keys::PUZZLES_MEDIUM,
        PuzzleDifficulty::Hard => keys::PUZZLES_HARD,
        PuzzleDifficulty::Devilish => keys::PUZZLES_DEVILISH,
    })
}

/// The rules it is played by: edition, level, and the camps if they are shared.
pub(super) fn played_by(puzzle: &Puzzle) -> LocalizedText {
    let config = puzzle.position.config();
    let edition = rules_words::edition(config.edition);
    let level = rules_words::level(config.level);
    let shared = Camp::ALL.iter().any(|&camp| config.shared(camp));
    LocalizedText::new(if shared {
        keys::PUZZLES_RULES_PARTNERS
    } else {
        keys::PUZZLES_RULES
    })
    .with("edition", edition)
    .with("level", level)
}

/// What is asked for, in a line; `so_far` if the first move was right.
pub(super) fn goal(puzzle: &Puzzle, so_far: bool) -> LocalizedText {
    let goal = match &puzzle.goal {
        Goal::Lead => LocalizedText::new(keys::PUZZLE_GOAL_LEAD),
        Goal::All(conditions) => {
            let names = puzzle.position.config().names;
            let key = match puzzle.against {
                Opposition::Anything => keys::PUZZLE_GOAL_ALL,
                Opposition::Passive => keys::PUZZLE_GOAL_OFTEN,
            };
            LocalizedText::new(key).with("goals", phrases(conditions, names))
        }
    };
    if so_far {
        LocalizedText::new(keys::PUZZLE_SO_FAR).with("goal", goal)
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
            Condition::Win => phrases.push(LocalizedText::new(keys::PUZZLE_TO_WIN).into()),
            Condition::KeepHero => {
                phrases.push(LocalizedText::new(keys::PUZZLE_TO_KEEP_HERO).into());
            }
            Condition::KeepAbove(value) => phrases.push(
                LocalizedText::new(keys::PUZZLE_TO_KEEP)
                    .with("value", *value)
                    .into(),
            ),
            Condition::Hold(_) | Condition::Deny(_) => {}
        }
    }
    if let Some(castles) = held {
        let hold = LocalizedText::new(keys::PUZZLE_TO_HOLD).with("castles", castles);
        phrases.insert(0, hold.into());
    }
    if let Some(castles) = denied {
        let deny = LocalizedText::new(keys::PUZZLE_TO_DENY).with("castles", castles);
        phrases.push(deny.into());
    }
    MessageArgument::List(phrases)
}

/// What the other side is taken to do, in a sentence.
pub(super) fn against(puzzle: &Puzzle) -> LocalizedText {
    LocalizedText::new(match puzzle.against {
        Opposition::Anything => keys::PUZZLE_AGAINST_ANYTHING,
        Opposition::Passive => keys::PUZZLE_AGAINST_PASSIVE,
    })
}

/// How far the player has come, in words.
pub(super) fn progress(progress: PuzzleProgress) -> LocalizedText {
    LocalizedText::new(match progress {
        PuzzleProgress::New => keys::PUZZLES_NEW,
        PuzzleProgress::Tried(_) => keys::PUZZLES_TRIED,
        PuzzleProgress::Solved(Help::None) => keys::PUZZLES_SOLVED,
        PuzzleProgress::Solved(Help::Hint) => keys::PUZZLES_SOLVED_HINT,
        PuzzleProgress::Solved(Help::Move) => keys::PUZZLES_SOLVED_MOVE,
        PuzzleProgress::Solved(Help::Solution) => keys::PUZZLES_SOLVED_SOLUTION,
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
            Some(castle) => {
                of_camp(keys::PUZZLE_LAID, camp).with("castle", castle_name(names, castle))
            }
            None => of_camp(keys::PUZZLE_HELD, camp),
        };
        all.push(message.with("cards", cards_of(camp, cards)));
    }
    // With a better move its worth is told, too.
    let valued = |[best_key, less_key]: [MessageKey; 2], n: i32, unit: f64| {
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
            let keys = [keys::PUZZLE_LEAD, keys::PUZZLE_LEAD_LESS];
            all.push(valued(keys, ending.lead, 1.0));
        }
        Goal::All(_) => {
            all.extend(ending.missed.map(|missed| not_met(puzzle, missed, ending)));
            if puzzle.against == Opposition::Passive {
                let keys = [keys::PUZZLE_CHANCE, keys::PUZZLE_CHANCE_LESS];
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
                |key: MessageKey| of_camp(key, enemy).with("own", own).with("theirs", theirs);
            match ending.outcome {
                None => LocalizedText::new(keys::PUZZLE_NOT_OVER),
                Some(_) if own == theirs => message(keys::PUZZLE_EQUAL)
                    .with("unspent", ending.unspent[camp])
                    .with("other", ending.unspent[enemy]),
                Some(_) => message(keys::PUZZLE_LOST),
            }
        }
        Condition::Hold(castle) => {
            LocalizedText::new(keys::PUZZLE_NOT_HELD).with("castle", castle_name(names, castle))
        }
        Condition::Deny(castle) => {
            of_camp(keys::PUZZLE_NOT_DENIED, enemy).with("castle", castle_name(names, castle))
        }
        Condition::KeepHero => LocalizedText::new(keys::PUZZLE_HERO_LOST),
        Condition::KeepAbove(value) => {
            LocalizedText::new(keys::PUZZLE_CARD_LOST).with("value", value)
        }
    }
}
