//! Leads a puzzle: lays it, takes the player's move to the solver, plays what follows, keeps how far they have come.

use bevy::prelude::*;

use super::card::CardButton;
use super::stage::{CardKind, CurrentPuzzle, PuzzleOutcome, PuzzleStage, Then};
use super::{Help, PuzzleProgress};
use crate::beats::EventQueue;
use crate::card::{CastleCard, Hinted, Owner, Placement, Selectable, Value};
use crate::exercise::arranged;
use crate::hint_request::{advised_things, set_hinted};
use crate::rules::{ConfirmMessages, confirm};
use crate::selection::{Attempt, apply_inputs, mark_selectable};
use crate::session::{BeginSystems, TABLE_UPDATE, TableSystems};
use crate::{Player, Rules, SeatPlayer, Seating, Selection, StartMatch, TABLE, TableInput, Turn};
use guyenne_rules::ID;
use guyenne_rules::seat::{ByCamp, Camp, Seat};
use guyenne_rules::{Finding, Move, Puzzle, PuzzleQuestion};
use kit_table::exercise::{
    Attempted, Exercise, LeaveExercise, RestartExercise, StartExercise, another_is_begun,
};
use kit_table::{Learning, Menu, open_table_on};

/// Request: put the puzzle of this name on the table.
#[derive(Message, Clone, Debug)]
pub struct StartPuzzle(pub String);

/// Request of the card's buttons.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CardPressed(pub CardButton);

/// How the names of exercises with puzzles begin.
const EXERCISES: &str = "puzzle-";
/// Who plays the other seats: the strongest bot's name, the solver's moves.
const OPPONENT: &str = "constable";

pub(super) fn plugin(app: &mut App) {
    open_table_on(app, ID, |_: &StartPuzzle| true);
    app.add_message::<CardPressed>().add_systems(
        TABLE_UPDATE,
        (
            start_puzzle
                .run_if(on_message::<StartPuzzle>)
                .before(BeginSystems),
            (
                begin_when_laid,
                take_presses,
                hear_attempts,
                take_finding,
                play_along,
                end_round,
                direct_exercise,
            )
                .chain()
                .in_set(TableSystems::Apply)
                .after(apply_inputs)
                .run_if(resource_exists::<CurrentPuzzle>),
            mark_advised
                .after(mark_selectable)
                .before(TableSystems::Show)
                .run_if(in_state(TABLE).and_then(resource_exists::<CurrentPuzzle>)),
            forget
                .run_if(
                    resource_removed::<Exercise<Rules>>
                        .or_else(another_is_begun::<Rules>(EXERCISES)),
                )
                .before(start_puzzle),
        ),
    );
}

/// One person in the puzzle's seat, and bots in all others.
fn seating(puzzle: &Puzzle) -> Seating {
    let teams = puzzle.position.config().teams;
    let seated = |seat: Seat| -> SeatPlayer {
        let alone = teams[seat.camp] == 1 && seat.camp == puzzle.seat.camp;
        if alone || seat == puzzle.seat {
            Player::Human.into()
        } else {
            Player::Bot(OPPONENT.to_owned()).into()
        }
    };
    let of = |camp| {
        let seats = (0..teams[camp]).map(|place| Seat::new(camp, place));
        seats.map(seated).collect()
    };
    Seating::of(ByCamp(Camp::ALL.map(of)))
}

fn start_puzzle(
    mut requests: MessageReader<StartPuzzle>,
    mut start: MessageWriter<StartExercise<Rules>>,
    mut learning: ResMut<Learning>,
    mut commands: Commands,
) {
    let Some(StartPuzzle(name)) = requests.read().last() else {
        return;
    };
    let Some(puzzle) = Puzzle::all().iter().find(|puzzle| puzzle.name == *name) else {
        return;
    };
    PuzzleProgress::try_with(&mut learning, puzzle, Help::None);
    let mut exercise = Exercise::<Rules>::new(
        format!("{EXERCISES}{name}"),
        arranged(puzzle.round.clone(), seating(puzzle)),
    );
    let current = CurrentPuzzle::new(puzzle);
    current.direct(&mut exercise);
    start.write(StartExercise(exercise));
    commands.insert_resource(current);
}

/// Goes on once the table is laid and the player is to move.
fn begin_when_laid(
    turn: Res<Turn>,
    mut started: MessageReader<StartMatch>,
    mut laid: Local<bool>,
    mut current: ResMut<CurrentPuzzle>,
) {
    if started.read().count() > 0 {
        // The turn that is known now is that of the table before.
        *laid = true;
        return;
    }
    let PuzzleStage::Laying(then) = current.stage else {
        *laid = false;
        return;
    };
    if *laid && *turn == Turn::Person(current.puzzle().seat) {
        *laid = false;
        current.go_on(then);
    }
}

/// Does what the buttons of the card say; the button for hints opens it.
fn take_presses(
    turn: Res<Turn>,
    mut pressed: MessageReader<CardPressed>,
    mut inputs: MessageReader<TableInput>,
    mut current: ResMut<CurrentPuzzle>,
    mut learning: ResMut<Learning>,
    mut restart: MessageWriter<RestartExercise>,
    mut start: MessageWriter<StartPuzzle>,
    mut leave: MessageWriter<LeaveExercise>,
) {
    let asked = inputs.read().any(|input| *input == TableInput::Hint);
    if asked && current.is_chosen() {
        current.stage = PuzzleStage::Reading(CardKind::Task);
    }
    let Some(&CardPressed(button)) = pressed.read().last() else {
        return;
    };
    let Some(card) = current.card().cloned() else {
        return;
    };
    let stands = card == CardKind::Task && matches!(*turn, Turn::Person(_));
    match button {
        CardButton::Begin => current.stage = PuzzleStage::Choosing,
        CardButton::Again => {
            current.lay(Then::Choose);
            restart.write(RestartExercise);
        }
        CardButton::Hint => {
            current.help = match current.help {
                Help::None => Help::Hint,
                _ => Help::Move,
            };
            PuzzleProgress::try_with(&mut learning, current.puzzle(), current.help);
            if !stands {
                current.lay(Then::Read);
                restart.write(RestartExercise);
            } else if current.help >= Help::Move && current.best_move.is_none() {
                current.stage = current.ask(PuzzleQuestion::Best);
            } else {
                current.stage = PuzzleStage::Reading(CardKind::Task);
            }
        }
        CardButton::Solution => {
            PuzzleProgress::try_with(&mut learning, current.puzzle(), Help::Solution);
            // The solver is asked once the table is laid.
            current.lay(Then::Show);
            restart.write(RestartExercise);
        }
        CardButton::Next => {
            if let Some(next) = next(current.puzzle(), &learning) {
                start.write(StartPuzzle(next.name.clone()));
            }
        }
        CardButton::List => {
            leave.write(LeaveExercise(Menu::Puzzles));
        }
    }
}

/// The next puzzle that is not solved, from the easiest on if need be.
pub(super) fn next(puzzle: &Puzzle, learning: &Learning) -> Option<&'static Puzzle> {
    let all = Puzzle::all();
    let at = all.iter().position(|other| other.name == puzzle.name)?;
    let (before, after) = (&all[..at], &all[at + 1..]);
    let mut others = after.iter().chain(before);
    others.find(|other| !PuzzleProgress::of(learning, other).is_solved())
}

/// Takes a move of the player to the solver.
fn hear_attempts(
    mut attempted: MessageReader<Attempted<Attempt>>,
    mut current: ResMut<CurrentPuzzle>,
) {
    for Attempted { attempt, .. } in attempted.read() {
        if let Attempt::Play(m) = attempt
            && current.is_chosen()
        {
            current.stage = current.ask(PuzzleQuestion::Play(*m));
        }
    }
}

/// Takes the solver's answer: plays the move in the world that it has found, and what follows it.
fn take_finding(
    time: Res<Time>,
    mut current: ResMut<CurrentPuzzle>,
    mut learning: ResMut<Learning>,
    mut rules: ResMut<Rules>,
    mut selection: ResMut<Selection>,
    mut events: ResMut<EventQueue>,
    mut messages: ConfirmMessages,
) {
    let PuzzleStage::Solving(task) = &mut current.bypass_change_detection().stage else {
        return;
    };
    let Some(finding) = task.answer(time.delta()) else {
        return;
    };
    let Some(finding) = finding else {
        // No move, no answer: not reached at a decision of the player.
        current.stage = PuzzleStage::Choosing;
        return;
    };
    if finding.question == PuzzleQuestion::Best {
        current.best_move = Some(finding.m);
        current.stage = PuzzleStage::Reading(CardKind::Task);
        return;
    }
    let seat = current.puzzle().seat;
    if !rules.suppose(finding.possible.clone(), finding.line.iter().copied()) {
        current.stage = PuzzleStage::Choosing;
        return;
    }
    current.stage = follow(&finding);
    current.best_move = None;
    current.so_far = finding.is_right() && finding.ending.is_none();
    if let PuzzleStage::Following(Some(CardKind::Solved(_))) = &current.stage {
        PuzzleProgress::solve(&mut learning, current.puzzle());
    }
    current.belief = finding.belief;
    *selection = Selection::default();
    // It is the player's turn, and the move is legal: it was tried, or the solver has it.
    let _played = confirm(&mut rules, seat, finding.m, &mut events, &mut messages);
}

/// What comes after an answer.
fn follow(finding: &Finding) -> PuzzleStage {
    let card = PuzzleOutcome::of(finding).map(match (finding.question, finding.is_right()) {
        (PuzzleQuestion::Show, _) => CardKind::Shown,
        (_, true) => CardKind::Solved,
        (_, false) => CardKind::Missed,
    });
    PuzzleStage::Following(card)
}

/// Makes the player's moves in a refutation and in the solution, as soon as what came before them has been shown; else
/// gives them the next decision.
fn play_along(
    turn: Res<Turn>,
    mut current: ResMut<CurrentPuzzle>,
    mut rules: ResMut<Rules>,
    mut events: ResMut<EventQueue>,
    mut messages: ConfirmMessages,
) {
    let seat = current.puzzle().seat;
    let PuzzleStage::Following(card) = &current.stage else {
        return;
    };
    if *turn != Turn::Person(seat) || !events.is_empty() {
        return;
    }
    if card.is_none() {
        current.stage = PuzzleStage::Choosing;
        return;
    }
    if let Some(m) = rules.scripted_move() {
        let _played = confirm(&mut rules, seat, m, &mut events, &mut messages);
    }
}

/// Shows the card once the round is over.
fn end_round(turn: Res<Turn>, mut current: ResMut<CurrentPuzzle>) {
    if *turn == Turn::Over
        && let PuzzleStage::Following(Some(card)) = &current.stage
    {
        current.stage = PuzzleStage::Reading(card.clone());
    }
}

/// Makes the exercise ask for what is due.
fn direct_exercise(current: Res<CurrentPuzzle>, exercise: Option<ResMut<Exercise<Rules>>>) {
    // Another exercise may have come on the table: its leader says what it asks for.
    let own = exercise.filter(|exercise| exercise.name().starts_with(EXERCISES));
    if current.is_changed()
        && let Some(mut exercise) = own
    {
        current.direct(&mut exercise);
    }
}

/// Lets the cards and the castle of the advised move glow, while the player chooses.
fn mark_advised(
    current: Res<CurrentPuzzle>,
    turn: Res<Turn>,
    cards: Query<(Entity, &Owner, &Placement, &Value), With<Selectable>>,
    castles: Query<(Entity, &CastleCard)>,
    marked: Query<Entity, With<Hinted>>,
    mut commands: Commands,
) {
    let decides = current.is_chosen() && matches!(*turn, Turn::Person(_));
    let best_move: Option<Move> = current.best_move().filter(|_| decides);
    let wanted = best_move.map_or_else(Vec::new, |m| {
        advised_things(m, current.puzzle().seat.camp, &cards, &castles)
    });
    set_hinted(&marked, &wanted, &mut commands);
}

/// The puzzle leaves with its exercise.
fn forget(marked: Query<Entity, With<Hinted>>, mut commands: Commands) {
    set_hinted(&marked, &[], &mut commands);
    commands.remove_resource::<CurrentPuzzle>();
}
