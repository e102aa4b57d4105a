//! The seam for exercises: a game that begins in the middle of a record, asks for certain moves, and is never saved.

use std::sync::{Arc, Mutex};

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::Move;
use guyenne::games::guyenne::rules::record::{PlayerKind, Record, RecordedEvent, Script};
use guyenne::games::guyenne::rules::seat::Camp;
use guyenne::games::guyenne::table::exercise::scripted;
use guyenne::games::guyenne::table::selection::Attempt;
use guyenne::games::guyenne::table::{Rules, Selection, Turn};
use guyenne::i18n::LocalizedText;
use guyenne::table::exercise::{
    Exercise, ExerciseBegun, LeaveExercise, RestartExercise, StartExercise, Verdict,
};
use guyenne::table::{Menu, RecordChanged, SavedGames};

use crate::guyenne::whole_game::{decision, play};
use crate::harness::{Device, Hands, Press, against, as_written};
use crate::saves::Scratch;

/// The base game of the examples with a person in the French seat, and how many events there are before round `n`'s
/// first decision.
fn story(n: u16) -> (Record, usize) {
    let games = include_str!("../../data/guyenne/games.jsonl");
    let mut record = Record::parse(games.lines().next().expect("a game")).expect("a record");
    for player in &mut record.players {
        if player.seat.camp == Camp::French {
            player.kind = PlayerKind::Human;
        }
    }
    let starts =
        |event: &RecordedEvent| matches!(event, RecordedEvent::Round { n: is, .. } if *is == n);
    let mut events = record.events.iter();
    let from = events
        .position(|entry| starts(&entry.event))
        .expect("the round")
        + 1;
    (record, from)
}

/// What the exercises have reported.
#[derive(Resource, Clone, Default)]
struct Heard(Arc<Mutex<(usize, usize)>>);

fn hear(
    heard: Res<Heard>,
    mut begun: MessageReader<ExerciseBegun>,
    mut changed: MessageReader<RecordChanged>,
) {
    let mut heard = heard.0.lock().expect("one thread");
    heard.0 += begun.read().count();
    heard.1 += changed.read().count();
}

fn heard(hands: &Hands) -> (usize, usize) {
    *hands
        .app
        .world()
        .resource::<Heard>()
        .0
        .lock()
        .expect("one thread")
}

fn listen(hands: &mut Hands) {
    hands.app.init_resource::<Heard>().add_systems(Last, hear);
}

fn start(hands: &mut Hands, exercise: Exercise<Rules>) {
    hands.app.world_mut().write_message(StartExercise(exercise));
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
}

/// Waits until a person decides; false once the game is over.
fn decides(hands: &mut Hands) -> bool {
    hands.until(3000, |hands| {
        matches!(hands.turn(), Turn::Person(_) | Turn::Over)
    });
    hands.update(2);
    matches!(hands.turn(), Turn::Person(_))
}

fn next_move(hands: &Hands) -> Move {
    let rules = hands.app.world().resource::<Rules>();
    rules.scripted_move().expect("the script goes on")
}

/// The whole record is played as it is written, draws and the other seat's moves included, and nothing is saved.
#[test]
fn an_exercise_goes_as_its_script_goes_and_is_saved_nowhere() {
    let scratch = Scratch::new("exercise");
    let file = scratch.0.join("games.jsonl");
    let options = LaunchOptions {
        record: Some(file.clone()),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open_with(options, Device::Keys, scratch.saves());
    listen(&mut hands);
    let (record, from) = story(3);
    let script = Script::new(record.clone()).expect("a valid game");
    start(
        &mut hands,
        Exercise::new("test", scripted(script, from).expect("a decision")),
    );
    while decides(&mut hands) {
        let m = next_move(&hands);
        play(&mut hands, m);
    }
    hands.update(60);
    assert_eq!(hands.screen(), Screen::Table(ID), "no result page");
    let played = Record::parse(&hands.record()).expect("a record");
    assert!(played.is_over());
    for (n, (played, written)) in played.events.iter().zip(&record.events).enumerate() {
        assert!(
            played.event.agrees(&written.event),
            "event {n}: {} {}",
            played.event,
            written.event
        );
    }
    assert_eq!(hands.turn(), Turn::Over);
    assert_eq!(heard(&hands), (1, 0), "begun, told to the frame");
    hands
        .app
        .world_mut()
        .write_message(LeaveExercise(Menu::None));
    hands.until(20, |hands| hands.screen() == Screen::Title);
    assert!(
        hands
            .app
            .world()
            .get_resource::<Exercise<Rules>>()
            .is_none()
    );
    assert!(hands.app.world().resource::<SavedGames>().0.is_empty());
    assert_eq!(scratch.read("guyenne.jsonl"), None);
    assert_eq!(scratch.read("games.jsonl").as_deref(), Some(""));
}

/// A legal move that is not asked for changes nothing and is answered; a restart is at the beginning again.
#[test]
fn a_wrong_move_is_answered_and_a_restart_begins_anew() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    listen(&mut hands);
    let (record, from) = story(3);
    let script = Script::new(record).expect("a valid game");
    let exercise = Exercise::<Rules>::new("test", scripted(script, from).expect("a decision"));
    start(&mut hands, exercise);
    assert!(decides(&mut hands));
    let right = next_move(&hands);
    let judge = move |attempt: &Attempt| match *attempt {
        Attempt::Play(m) if m != right => Verdict::Wrong(LocalizedText::verbatim("Not this one.")),
        _ => Verdict::Right,
    };
    hands
        .app
        .world_mut()
        .resource_mut::<Exercise<Rules>>()
        .judge_by(judge);
    let before = hands.record();
    let moves = decision(&hands).expect("a decision").moves();
    let wrong = moves.into_iter().find(|&m| m != right).expect("a choice");
    play(&mut hands, wrong);
    hands.update(3);
    assert_eq!(hands.record(), before);
    assert!(says(&mut hands, "Not this one."));
    for _ in 0..6 {
        hands.press(Press::Back);
    }
    play(&mut hands, right);
    hands.until(3000, |hands| hands.record() != before);
    hands.app.world_mut().write_message(RestartExercise);
    hands.until(50, |hands| hands.record() == before);
    assert!(decides(&mut hands));
    assert_eq!(*hands.app.world().resource::<Selection>().entities, []);
    assert_eq!(heard(&hands).0, 2);
    assert_eq!(next_move(&hands), right);
}

/// The text of some node.
fn says(hands: &mut Hands, words: &str) -> bool {
    let mut texts = hands.app.world_mut().query::<&Text>();
    texts
        .iter(hands.app.world())
        .any(|text| as_written(&text.0) == words)
}

/// A game on the table is kept while an exercise is played, and goes on after it.
#[test]
fn the_game_before_an_exercise_goes_on_after_it() {
    let scratch = Scratch::new("interrupted");
    let mut hands = Hands::open_with(against("squire"), Device::Keys, scratch.saves());
    assert!(decides(&mut hands));
    let game = hands.record();
    let is_saved = || {
        scratch
            .read("guyenne.jsonl")
            .is_some_and(|line| line.trim_end() == game)
    };
    hands.until(200, |_| is_saved());
    let (record, from) = story(2);
    let script = Script::new(record).expect("a valid game");
    start(
        &mut hands,
        Exercise::new("test", scripted(script, from).expect("a decision")),
    );
    hands.until(50, |hands| hands.record() != game);
    for _ in 0..3 {
        assert!(decides(&mut hands));
        let m = next_move(&hands);
        play(&mut hands, m);
    }
    assert!(is_saved());
    hands
        .app
        .world_mut()
        .write_message(LeaveExercise(Menu::None));
    hands.until(50, |hands| {
        hands
            .app
            .world()
            .get_resource::<Exercise<Rules>>()
            .is_none()
    });
    assert!(decides(&mut hands));
    assert_eq!(
        (hands.screen(), hands.record()),
        (Screen::Table(ID), game.clone())
    );
}
