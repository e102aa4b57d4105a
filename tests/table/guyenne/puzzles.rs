//! The puzzles, played: each is solved by the best moves with keys, and some with a pad; wrong moves are refuted;
//! hints, the solution and progress.

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::{Belief, Move, Opposition, Puzzle, PuzzleSolver};
use guyenne::games::guyenne::table::card::{Hinted, Selectable};
use guyenne::games::guyenne::table::puzzles::{
    CardKind, CurrentPuzzle, Help, PuzzleCard, PuzzleProgress, StartPuzzle,
};
use guyenne::games::guyenne::table::{DisplayedView, Rules, Turn};
use guyenne::i18n::{Language, Localizer};
use guyenne::table::exercise::Exercise;
use guyenne::table::{Learning, Menu, SavedGames};

use crate::guyenne::whole_game::play;
use crate::harness::{Device, Hands, Press, against};
use crate::saves::Scratch;

fn open(device: Device) -> Hands {
    let mut hands = Hands::open(LaunchOptions::default(), device);
    hands.speak(Language::En);
    hands
}

fn named(name: &str) -> &'static Puzzle {
    let found = Puzzle::all().iter().find(|puzzle| puzzle.name == name);
    found.unwrap_or_else(|| panic!("no puzzle {name}"))
}

fn current(hands: &Hands) -> &CurrentPuzzle {
    hands.app.world().resource::<CurrentPuzzle>()
}

/// Whether a card is on the table that looks like this.
fn card(hands: &Hands, like: impl Fn(&CardKind) -> bool) -> bool {
    let current = hands.app.world().get_resource::<CurrentPuzzle>();
    current.and_then(|current| current.card()).is_some_and(like)
}

fn is_task(card: &CardKind) -> bool {
    *card == CardKind::Task
}

/// Puts a puzzle on the table and reads its card.
fn start(hands: &mut Hands, name: &str) {
    hands
        .app
        .world_mut()
        .write_message(StartPuzzle(name.to_owned()));
    hands.until(100, |hands| card(hands, is_task));
    hands.update(3);
}

/// Presses the button of the card with these words.
fn press(hands: &mut Hands, key: &str) {
    let words = hands.app.world().resource::<Localizer>().text_of(key, &[]);
    hands.press_words(&words);
    hands.update(2);
}

/// All words of the card.
fn card_words(hands: &mut Hands) -> String {
    let world = hands.app.world_mut();
    let mut cards = world.query_filtered::<Entity, With<PuzzleCard>>();
    let cards: Vec<Entity> = cards.iter(world).collect();
    cards.into_iter().map(|card| hands.words_of(card)).collect()
}

/// To the table; waits until the player chooses.
fn begin(hands: &mut Hands) {
    hands.press(Press::Confirm);
    chooses(hands);
}

fn chooses(hands: &mut Hands) {
    hands.until_thought(|hands| {
        current(hands).is_chosen() && matches!(hands.turn(), Turn::Person(_))
    });
    hands.update(3);
}

fn progress(hands: &Hands, puzzle: &Puzzle) -> PuzzleProgress {
    PuzzleProgress::of(hands.app.world().resource::<Learning>(), puzzle)
}

/// Solves the puzzle on the table by the best moves; returns how many decisions there were. What the screen shows is
/// what the solver's belief has seen.
fn solve(hands: &mut Hands, puzzle: &Puzzle) -> usize {
    let solver = PuzzleSolver(puzzle);
    let mut belief: Belief = solver.start();
    for n in 1.. {
        let shown = &hands.app.world().resource::<DisplayedView>().view;
        for world in &belief {
            assert_eq!(
                *shown,
                world.position.view(Some(puzzle.seat)),
                "{}",
                puzzle.name
            );
        }
        let m = solver.answers(&belief)[0].m;
        play(hands, m);
        hands.until_thought(|hands| {
            card(hands, |_| true)
                || (current(hands).is_chosen() && matches!(hands.turn(), Turn::Person(_)))
        });
        hands.update(3);
        if card(hands, |_| true) {
            return n;
        }
        let kindly = puzzle.against == Opposition::Passive;
        belief = solver.reply(&belief, m, kindly).expect("a reply").belief;
    }
    unreachable!("a round ends")
}

fn solved(device: Device, puzzle: &Puzzle) {
    let mut hands = open(device);
    start(&mut hands, &puzzle.name);
    assert!(hands.says(&format!("puzzle-{}-task", puzzle.name)));
    begin(&mut hands);
    solve(&mut hands, puzzle);
    let kind = current(&hands).card().cloned();
    assert!(
        matches!(&kind, Some(CardKind::Solved(_))),
        "{}: {kind:?}",
        puzzle.name
    );
    assert!(hands.says(&format!("puzzle-{}-why", puzzle.name)));
    assert_eq!(progress(&hands, puzzle), PuzzleProgress::Solved(Help::None));
    assert!(hands.app.world().resource::<SavedGames>().0.is_empty());
}

#[test]
fn every_puzzle_is_solved_by_its_best_moves_with_keys() {
    for puzzle in Puzzle::all() {
        solved(Device::Keys, puzzle);
    }
}

#[test]
fn puzzles_are_solved_with_a_pad() {
    for name in ["tie", "bridge", "two-backs"] {
        solved(Device::Pad, named(name));
    }
}

/// A wrong move is played and refuted to the end; what was hidden is told then, and not before.
#[test]
fn a_wrong_move_is_refuted_on_the_table_and_then_what_they_held_is_told() {
    let mut hands = open(Device::Keys);
    let puzzle = named("kept");
    start(&mut hands, "kept");
    begin(&mut hands);
    play(&mut hands, "place 4 2".parse().expect("a move"));
    hands.until_thought(|hands| card(hands, |_| true));
    hands.update(3);
    let Some(CardKind::Missed(outcome)) = current(&hands).card().cloned() else {
        panic!("{:?}", current(&hands).card());
    };
    assert_eq!((outcome.value, outcome.best), (0.0, 1.0));
    let words = card_words(&mut hands);
    assert!(
        words.contains("At Crozant the French had laid 3 and 2."),
        "{words}"
    );
    assert!(words.contains("The French held du Guesclin."), "{words}");
    assert!(words.contains("It ends "), "{words}");
    assert_eq!(progress(&hands, puzzle), PuzzleProgress::Tried(Help::None));
    // Again: nothing of it is left.
    press(&mut hands, "puzzle-again");
    chooses(&mut hands);
    let shown = hands.app.world().resource::<DisplayedView>().view.clone();
    assert_eq!(shown, puzzle.position.view(Some(puzzle.seat)));
    solve(&mut hands, puzzle);
    assert!(card(&hands, |card| matches!(card, CardKind::Solved(_))));
}

/// What a move is worth on average is told against the best.
#[test]
fn chances_and_leads_are_told() {
    for (name, m, told) in [
        (
            "one-back",
            "add 1 2",
            "56 times in a hundred; the best move 78 times",
        ),
        (
            "harvest",
            "place 4 5",
            "you are ahead by 6; you can be sure of 8",
        ),
    ] {
        let mut hands = open(Device::Keys);
        start(&mut hands, name);
        begin(&mut hands);
        play(&mut hands, m.parse::<Move>().expect("a move"));
        hands.until_thought(|hands| card(hands, |_| true));
        hands.update(3);
        let words = card_words(&mut hands);
        assert!(words.contains(told), "{name}: {words}");
    }
}

/// First the sentence, then the move, whose cards glow; then the solution, played to the end. Help is kept.
#[test]
fn hints_come_in_steps_and_the_solution_is_played() {
    let mut hands = open(Device::Keys);
    let puzzle = named("hero");
    start(&mut hands, "hero");
    assert!(!hands.says("puzzle-hint-says"));
    press(&mut hands, "puzzle-hint");
    assert!(hands.says("puzzle-hint-says"));
    assert_eq!(progress(&hands, puzzle), PuzzleProgress::Tried(Help::Hint));
    press(&mut hands, "puzzle-move");
    // The solver is asked beside the frames.
    hands.until(100, |hands| card(hands, is_task));
    hands.update(3);
    let words = card_words(&mut hands);
    assert!(words.contains("Play the Black Prince at Cluis."), "{words}");
    assert_eq!(progress(&hands, puzzle), PuzzleProgress::Tried(Help::Move));
    begin(&mut hands);
    hands.update(3);
    let world = hands.app.world_mut();
    let mut glowing = world.query_filtered::<(), (With<Hinted>, With<Selectable>)>();
    assert_eq!(glowing.iter(world).count(), 2, "the hero and the castle");
    // The button for hints leads back to the task.
    hands.press(Press::Hint);
    hands.until(20, |hands| card(hands, is_task));
    hands.update(3);
    press(&mut hands, "puzzle-solution");
    hands.until_thought(|hands| card(hands, |card| matches!(card, CardKind::Shown(_))));
    hands.update(3);
    assert!(hands.says("puzzle-hero-why"));
    assert_eq!(
        progress(&hands, puzzle),
        PuzzleProgress::Tried(Help::Solution)
    );
    press(&mut hands, "puzzle-again");
    chooses(&mut hands);
    solve(&mut hands, puzzle);
    assert_eq!(
        progress(&hands, puzzle),
        PuzzleProgress::Solved(Help::Solution)
    );
}

/// While the solution is played no press counts.
#[test]
fn a_solution_cannot_be_disturbed() {
    let mut hands = open(Device::Keys);
    start(&mut hands, "walls");
    press(&mut hands, "puzzle-solution");
    for _ in 0..400 {
        hands.press(Press::Decline);
        hands.press(Press::Commit);
        if card(&hands, |card| matches!(card, CardKind::Shown(_))) {
            return;
        }
    }
    panic!("the solution does not end: {:?}", hands.turn());
}

/// From the list, kept on disk, back to the game that was on the table; the next unsolved puzzle follows a solved one.
#[test]
fn puzzles_are_chosen_from_the_list_and_progress_is_kept() {
    let scratch = Scratch::new("puzzles");
    let mut hands = Hands::open_with(against("squire"), Device::Keys, scratch.saves());
    hands.speak(Language::En);
    hands.until_thought(|hands| matches!(hands.turn(), Turn::Person(_)));
    let game = hands.record();
    let menu = |hands: &mut Hands, menu: Menu| {
        let world = hands.app.world_mut();
        world.resource_mut::<NextState<Menu>>().set(menu);
        hands.update(5);
    };
    menu(&mut hands, Menu::Learn);
    press(&mut hands, "puzzles");
    hands.update(5);
    assert_eq!(hands.menu(), Menu::Puzzles);
    assert!(
        hands.focused_words().contains("Show your hand"),
        "the first that is not solved"
    );
    assert!(hands.focused_words().contains("New"));
    hands.press(Press::Confirm);
    hands.until(100, |hands| card(hands, is_task));
    hands.update(3);
    begin(&mut hands);
    let tie = named("tie");
    solve(&mut hands, tie);
    press(&mut hands, "puzzle-next");
    hands.until(100, |hands| {
        card(hands, is_task) && current(hands).puzzle().name == "hero"
    });
    hands.update(3);
    press(&mut hands, "puzzle-list");
    hands.until(100, |hands| hands.menu() == Menu::Puzzles);
    hands.until(100, |hands| {
        hands
            .app
            .world()
            .get_resource::<Exercise<Rules>>()
            .is_none()
    });
    hands.update(5);
    assert!(hands.app.world().get_resource::<CurrentPuzzle>().is_none());
    hands.reach_words("Show your hand");
    assert!(
        hands.focused_words().contains("Solved"),
        "{}",
        hands.focused_words()
    );
    hands.press(Press::Back);
    hands.update(5);
    assert_eq!(
        (hands.menu(), hands.screen()),
        (Menu::None, Screen::Table(ID))
    );
    hands.until_thought(|hands| matches!(hands.turn(), Turn::Person(_)));
    assert_eq!(hands.record(), game, "the game goes on");
    hands.until(300, |_| {
        let text = scratch.read("guyenne-learning.json");
        text.is_some_and(|text| text.contains("\"puzzle-tie\": \"solved alone\""))
    });
    drop(hands);
    let hands = Hands::open_with(LaunchOptions::default(), Device::Keys, scratch.saves());
    assert_eq!(progress(&hands, tie), PuzzleProgress::Solved(Help::None));
    assert_eq!(
        progress(&hands, named("hero")),
        PuzzleProgress::Tried(Help::None)
    );
}

/// A lesson of the tutorial takes the place of a puzzle, and a puzzle that of a lesson.
#[test]
fn puzzles_and_lessons_make_way_for_each_other() {
    use guyenne::games::guyenne::table::tutorial::Coach;
    use guyenne::table::tutorial::StartChapter;
    let mut hands = open(Device::Keys);
    start(&mut hands, "tie");
    let chapter = StartChapter {
        game: ID,
        chapter: 0,
        step: 0,
    };
    hands.app.world_mut().write_message(chapter);
    hands.until(100, |hands| {
        let world = hands.app.world();
        world
            .get_resource::<Coach>()
            .is_some_and(|coach| coach.step().is_some())
            && world.get_resource::<CurrentPuzzle>().is_none()
    });
    hands.update(10);
    assert!(hands.app.world().get_resource::<Coach>().is_some());
    start(&mut hands, "hero");
    hands.update(10);
    assert!(hands.app.world().get_resource::<Coach>().is_none());
    assert!(card(&hands, is_task));
    begin(&mut hands);
    solve(&mut hands, named("hero"));
}
