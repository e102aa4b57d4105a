//! Pictures of the puzzles: their list, a task with its hints, a refutation, and a solved one with its why.

use std::borrow::Cow;

use bevy::prelude::*;

use crate::Turn;
use crate::puzzles::{
    CardButton, CardKind, CurrentPuzzle, Help, PuzzleProgress, StartPuzzle, press_card,
};
use crate::tour_player::play;
use guyenne_rules::{Puzzle, PuzzleSolver};
use kit_i18n::Language;
use kit_table::screenshots::{SETTLE, TourStep};
use kit_table::{Learning, Menu, Screen};

/// The list, and what happens in three puzzles.
pub(super) fn puzzles() -> Vec<TourStep> {
    let mut steps = Vec::from(TourStep::at_title(Language::En));
    steps.extend([
        TourStep::run(sample_progress),
        TourStep::run(|world| {
            world.resource_mut::<NextState<Menu>>().set(Menu::Puzzles);
        }),
    ]);

    steps.extend(TourStep::picture("puzzles-list"));
    steps.push(TourStep::Pause(false));
    steps.extend(task("kept"));
    steps.extend(TourStep::picture("puzzles-1-task"));
    for _ in 0..2 {
        steps.push(TourStep::run(|world| press_card(world, CardButton::Hint)));
        steps.push(TourStep::Rest(SETTLE));
    }
    steps.extend(TourStep::picture("puzzles-2-hints"));
    steps.push(TourStep::run(|world| press_card(world, CardButton::Begin)));
    steps.push(chooses());
    steps.extend(TourStep::picture("puzzles-3-table"));
    steps.push(made("place 4 2"));
    steps.push(card("a refutation", |card| {
        matches!(card, CardKind::Missed(_))
    }));
    steps.extend(TourStep::picture("puzzles-4-refuted"));
    steps.push(TourStep::Speak(Language::De));
    steps.extend(task("tie"));
    steps.push(TourStep::run(|world| press_card(world, CardButton::Begin)));
    steps.push(solved());
    steps.extend(TourStep::picture("puzzles-5-solved"));
    steps.push(TourStep::LargeLetters(true));
    steps.extend(TourStep::picture("puzzles-solved-largest"));
    steps.extend(task("two-backs"));
    steps.extend(TourStep::picture("puzzles-task-largest"));
    steps.extend([
        TourStep::LargeLetters(false),
        TourStep::Go(Screen::Title),
        TourStep::Rest(SETTLE),
    ]);
    steps
}

/// Some puzzles have been solved, and one was tried.
fn sample_progress(world: &mut World) {
    let mut learning = world.resource_mut::<Learning>();
    for (n, puzzle) in Puzzle::all().iter().take(5).enumerate() {
        match n {
            1 => PuzzleProgress::try_with(&mut learning, puzzle, Help::Hint),
            4 => PuzzleProgress::try_with(&mut learning, puzzle, Help::None),
            _ => {}
        }
        if n != 4 {
            PuzzleProgress::solve(&mut learning, puzzle);
        }
    }
}

/// Puts a puzzle on the table.
fn task(name: &'static str) -> [TourStep; 2] {
    [
        TourStep::run(move |world| {
            world.write_message(StartPuzzle(name.to_owned()));
        }),
        TourStep::until("a task", move |world| {
            let current = world.get_resource::<CurrentPuzzle>();
            current.is_some_and(|current| {
                current.puzzle().name == name && current.card() == Some(&CardKind::Task)
            })
        }),
    ]
}

/// Waits for a card.
fn card(what: impl Into<Cow<'static, str>>, is: fn(&CardKind) -> bool) -> TourStep {
    TourStep::until(what, move |world| {
        let current = world.get_resource::<CurrentPuzzle>();
        current.and_then(CurrentPuzzle::card).is_some_and(is)
    })
}

/// Waits until the player chooses.
fn chooses() -> TourStep {
    TourStep::until("a choice", is_due)
}

/// Whether the player is to choose a move.
fn is_due(world: &mut World) -> bool {
    let current = world.get_resource::<CurrentPuzzle>();
    current.is_some_and(CurrentPuzzle::is_chosen)
        && matches!(*world.resource::<Turn>(), Turn::Person(_))
}

/// Makes the best moves until the puzzle is solved.
fn solved() -> TourStep {
    TourStep::until("a solved puzzle", |world| {
        let due = is_due(world);
        let Some(current) = world.get_resource::<CurrentPuzzle>() else {
            return false;
        };
        if due
            && let Some(best) = PuzzleSolver(current.puzzle())
                .answers(current.belief())
                .first()
        {
            let m = best.m;
            play(world, m, true);
            return false;
        }
        matches!(current.card(), Some(CardKind::Solved(_)))
    })
}

/// Makes a move, as soon as the table takes it.
fn made(text: &'static str) -> TourStep {
    TourStep::until(format!("the move {text}"), move |world| {
        if is_due(world)
            && let Ok(m) = text.parse()
        {
            play(world, m, true);
            return false;
        }
        true
    })
}
