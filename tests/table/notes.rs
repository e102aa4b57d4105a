//! The notes of a first game: each comes once, when what it tells happens for the first time; it is closed with any
//! device, not said again after a restart, and covers nothing that is needed.

use std::collections::BTreeSet;

use bevy::prelude::*;
use guyenne::app::live_region::ScreenReaderText;
use guyenne::app::menu::settings::{Group, ShownGroup};
use guyenne::app::settings::Settings;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::card::Card;
use guyenne::games::guyenne::rules::{Edition, Event, Level, groups};
use guyenne::games::guyenne::table::card_pose::stage_castle;
use guyenne::games::guyenne::table::first_notes::ALL;
use guyenne::games::guyenne::table::layout::TableLayout;
use guyenne::games::guyenne::table::read_request;
use guyenne::games::guyenne::table::tutorial::Coach;
use guyenne::games::guyenne::table::{CastleTaken, DisplayedView, Happened, Selection, Turn};
use guyenne::i18n::{Language, LocalizedText, Localizer};
use guyenne::input::Focused;
use guyenne::table::notes::{ClosesNote, NotePanel};
use guyenne::table::tutorial::StartChapter;
use guyenne::table::{Menu, Note, Notes};
use guyenne::theme::Speed;

use crate::harness::{Device, Hands, Press, parameters, two_people, two_squires};
use crate::saves::{Scratch, two_bots};
use crate::text_size::faults_in_every_size;
use crate::whole_game::{decision, play};

/// The note whose panel is seen.
pub fn shown(hands: &mut Hands) -> Option<(Entity, Note)> {
    let world = hands.app.world_mut();
    let mut panels = world.query::<(Entity, &NotePanel, &InheritedVisibility)>();
    let all: Vec<_> = (panels.iter(world))
        .filter(|(.., seen)| seen.get())
        .map(|(entity, panel, _)| (entity, panel.0))
        .collect();
    assert!(all.len() < 2, "{all:?}");
    all.first().copied()
}

/// The button that closes the note on screen.
pub fn close_button(hands: &mut Hands) -> Entity {
    let world = hands.app.world_mut();
    let mut buttons = world.query_filtered::<Entity, With<ClosesNote>>();
    buttons.single(world).expect("one note is on screen")
}

/// The key or button that closes a note.
fn press_details(hands: &mut Hands) {
    hands.press(Press::Details);
    hands.update(3);
}

fn until_decision(hands: &mut Hands) {
    hands.until(3000, |hands| {
        matches!(hands.turn(), Turn::Person(_)) || hands.screen() != Screen::Table(ID)
    });
    hands.update(3);
}

/// Starts a game in an app that is open.
fn start(hands: &mut Hands, words: &[(&str, &str)], seed: u64) {
    let options = LaunchOptions {
        seed: Some(seed),
        parameters: parameters(words),
        ..LaunchOptions::default()
    };
    hands.begin(read_request(&options.request()));
    hands.until(50, |hands| hands.screen() == Screen::Table(ID));
    hands.update(2);
}

/// A game at its first decision.
fn game(words: &[(&str, &str)], seed: u64, device: Device) -> Hands {
    let options = LaunchOptions {
        seed: Some(seed),
        parameters: parameters(words),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, device);
    until_decision(&mut hands);
    hands
}

/// An English person, who names the first castle.
const FIRST: [(&str, &str); 2] = [("english", "human"), ("french", "random")];

/// What has happened, told as the keys of the notes that must have come, and the notes that came, each read at once.
#[derive(Resource, Default)]
struct Told {
    due: BTreeSet<&'static str>,
    came: Vec<&'static str>,
}

fn read_at_once(
    mut happened: MessageReader<Happened>,
    mut taken: MessageReader<CastleTaken>,
    displayed: Option<Res<DisplayedView>>,
    mut notes: ResMut<Notes>,
    mut told: ResMut<Told>,
) {
    let Some(view) = displayed.map(|displayed| displayed.view.clone()) else {
        return;
    };
    let old = view.config.edition == Edition::V2021;
    let expert = view.config.level == Level::Expert;
    let pick = |is: bool, yes: &'static str, no: &'static str| if is { yes } else { no };
    for Happened(event) in happened.read() {
        let due = match event {
            Event::Reveal { cards, .. } => {
                let hero = cards.cards.clone().is_some_and(|c| c.contains(&Card::Hero));
                hero.then_some("note-hero")
            }
            Event::Concede { .. } => Some("note-conceded"),
            Event::Combat { winner: None, .. } => Some("note-tie"),
            Event::Pillage { cards, .. } => {
                let hero = cards.cards.clone().is_some_and(|c| c.contains(&Card::Hero));
                let lost = pick(old, "note-hero-lost-old", "note-hero-lost");
                Some(pick(hero, lost, "note-pillage"))
            }
            Event::Reshuffle { .. } => Some(pick(expert, "note-pile-out-expert", "note-pile-out")),
            Event::Round { n: 2, .. } if old => Some("note-unspent"),
            _ => None,
        };
        told.due.extend(due);
    }
    for _ in taken.read() {
        told.due.insert("note-taken");
        if groups(view.row()).iter().any(|group| group.len > 1) {
            told.due.insert(pick(old, "note-group-old", "note-group"));
        }
    }
    while let Some(note) = notes.shown() {
        told.came.push(note.key);
        notes.close();
    }
}

/// The notes about decisions and about what is told from the whole position, which the test does not tell by itself.
const OTHERS: [&str; 7] = [
    "note-naming",
    "note-reinforcement",
    "note-sharing",
    "note-cost",
    "note-cost-old",
    "note-attack",
    "note-end-near",
];

#[test]
fn each_note_comes_once_when_it_is_due() {
    let mut all = BTreeSet::new();
    for (words, seed) in [
        (
            &[("seats", "english:human french:random"), ("level", "base")][..],
            3,
        ),
        (
            &[
                ("seats", "english:human french:random"),
                ("level", "advanced"),
            ],
            4,
        ),
        (
            &[
                ("seats", "english:random french:human"),
                ("level", "expert"),
            ],
            5,
        ),
        (
            &[
                ("seats", "english:random french:human"),
                ("edition", "2021"),
            ],
            6,
        ),
        (
            &[
                ("seats", "english:random french:human,squire"),
                ("level", "advanced"),
            ],
            7,
        ),
    ] {
        let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
        hands
            .app
            .init_resource::<Told>()
            .add_systems(Last, read_at_once);
        start(&mut hands, words, seed);
        for n in 0..400 {
            until_decision(&mut hands);
            let Some(to_decide) = decision(&hands) else {
                break;
            };
            let m = to_decide.nth(n * 7919 % to_decide.count());
            play(&mut hands, m);
        }
        let told = hands.app.world().resource::<Told>();
        let came: BTreeSet<_> = told.came.iter().copied().collect();
        assert_eq!(came.len(), told.came.len(), "{words:?}: {:?}", told.came);
        let others = OTHERS.into_iter().collect::<BTreeSet<_>>();
        let events: BTreeSet<_> = came.difference(&others).copied().collect();
        assert_eq!(events, told.due, "{words:?}");
        assert!(came.contains("note-naming") || came.contains("note-sharing"));
        all.extend(came);
    }
    let known: BTreeSet<_> = ALL.iter().map(|note| note.key).collect();
    let missing: Vec<_> = known.difference(&all).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
}

#[test]
fn a_note_blocks_nothing_and_is_closed_by_one_press() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = game(&FIRST, 2, device);
        let (_, note) = shown(&mut hands).expect("the first own naming");
        assert_eq!(note.key, "note-naming");
        // It does not take the focus, and the game goes on beside it.
        let button = close_button(&mut hands);
        assert_ne!(hands.focused(), Some(button));
        let first = decision(&hands).expect("a person decides").nth(0);
        play(&mut hands, first);
        until_decision(&mut hands);
        assert_ne!(decision(&hands).map(|next| next.nth(0)), Some(first));
        drop(hands);

        let mut hands = game(&FIRST, 2, device);
        let before = hands.app.world().resource::<Selection>().cards;
        press_details(&mut hands);
        assert_eq!(shown(&mut hands), None, "{device:?}");
        assert_eq!(hands.app.world().resource::<Selection>().cards, before);
        let world = hands.app.world_mut();
        let mut focused = world.query_filtered::<(), With<Focused>>();
        assert_eq!(focused.iter(world).count(), 1, "the focus is somewhere");
        drop(hands);

        // By its button, as somebody does who knows no key.
        let mut hands = game(&FIRST, 2, device);
        let button = close_button(&mut hands);
        hands.focus_on(button);
        hands.press(Press::Confirm);
        hands.update(3);
        assert_eq!(shown(&mut hands), None, "{device:?}");
    }
}

#[test]
fn a_note_leads_to_its_paragraph_and_stays() {
    let mut hands = game(&FIRST, 2, Device::Keys);
    let (_, note) = shown(&mut hands).expect("a note");
    hands.key(KeyCode::KeyR);
    hands.update(3);
    assert_eq!(hands.menu(), Menu::Rulebook);
    assert!(hands.says(note.paragraph), "its paragraph is on the page");
    hands.press(Press::Back);
    hands.update(3);
    assert_eq!(hands.menu(), Menu::None);
    assert_eq!(shown(&mut hands).map(|(_, note)| note), Some(note));
    // Once it is closed the key opens the rules in short again.
    press_details(&mut hands);
    hands.key(KeyCode::KeyR);
    hands.update(3);
    assert_eq!(hands.menu(), Menu::RulesSummary);
}

#[test]
fn a_note_is_spoken_once() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    hands.speak(Language::En);
    start(&mut hands, &FIRST, 2);
    let words = hands
        .app
        .world()
        .resource::<Localizer>()
        .translate("note-naming");
    let mut said = Vec::new();
    for _ in 0..400 {
        hands.update(1);
        let reader = hands.app.world().resource::<ScreenReaderText>().clone();
        if said.last() != Some(&reader) {
            said.push(reader);
        }
    }
    hands.resize((844.0, 390.0));
    hands.update(5);
    said.push(hands.app.world().resource::<ScreenReaderText>().clone());
    let numbers: BTreeSet<u32> = (said.iter())
        .filter(|reader| reader.news.contains(&words))
        .map(|reader| reader.said)
        .collect();
    assert_eq!(numbers.len(), 1, "{said:?}");
}

#[test]
fn the_switch_takes_notes_away_and_brings_them() {
    let mut hands = game(&FIRST, 2, Device::Keys);
    let switch = |hands: &mut Hands, on: bool| {
        let mut settings = hands.app.world_mut().resource_mut::<Settings>();
        settings.aids.first_game_notes = on;
        hands.update(5);
    };
    assert!(shown(&mut hands).is_some());
    switch(&mut hands, false);
    assert_eq!(shown(&mut hands), None);
    for n in 0..8 {
        let to_decide = decision(&hands).expect("a person decides");
        play(&mut hands, to_decide.nth(n * 31 % to_decide.count()));
        until_decision(&mut hands);
        assert_eq!(shown(&mut hands), None);
        assert!(hands.app.world().resource::<Notes>().is_empty());
    }
    drop(hands);
    let mut hands = game(&FIRST, 2, Device::Keys);
    switch(&mut hands, false);
    switch(&mut hands, true);
    assert!(shown(&mut hands).is_some(), "it was not read");
}

#[test]
fn what_was_read_is_kept_until_it_is_begun_anew() {
    let scratch = Scratch::new("notes");
    let options = || LaunchOptions {
        seed: Some(2),
        parameters: parameters(&FIRST),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open_with(options(), Device::Keys, scratch.saves());
    until_decision(&mut hands);
    assert!(shown(&mut hands).is_some());
    press_details(&mut hands);
    hands.until(300, |_| {
        scratch
            .read("guyenne-learning.json")
            .is_some_and(|text| text.contains("note-naming"))
    });
    drop(hands);

    let mut hands = Hands::open_with(LaunchOptions::default(), Device::Keys, scratch.saves());
    hands.speak(Language::En);
    start(&mut hands, &FIRST, 2);
    until_decision(&mut hands);
    assert_eq!(shown(&mut hands), None, "it has been read");
    // By the settings, as a player does.
    hands.app.insert_resource(ShownGroup(Group::Help));
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(Menu::Settings);
    hands.update(5);
    let again = hands
        .app
        .world()
        .resource::<Localizer>()
        .translate("notes-again-show");
    hands.press_words(&again);
    hands.update(3);
    assert!(hands.says("notes-again-done"), "it is said");
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    start(&mut hands, &FIRST, 3);
    until_decision(&mut hands);
    assert_eq!(
        shown(&mut hands).map(|(_, note)| note.key),
        Some("note-naming")
    );
}

#[test]
fn exercises_demonstrations_and_games_of_bots_have_no_notes() {
    for options in [two_squires(Speed::Instant), two_bots(4)] {
        let mut hands = Hands::open(options, Device::Keys);
        for _ in 0..2000 {
            hands.update(1);
            assert!(hands.app.world().resource::<Notes>().is_empty());
        }
    }
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    for (chapter, step) in [(0, 4), (0, 20), (1, 10), (2, 3)] {
        hands.app.world_mut().write_message(StartChapter {
            game: ID,
            chapter,
            step,
        });
        hands.until(500, |hands| {
            let coach = hands.app.world().get_resource::<Coach>();
            coach.is_some_and(|coach| coach.step().is_some())
        });
        for _ in 0..200 {
            hands.update(1);
            assert!(hands.app.world().resource::<Notes>().is_empty());
        }
    }
}

/// In a game of two people at one screen nothing is shown behind the curtain.
#[test]
fn no_note_is_seen_on_the_curtain() {
    let options = LaunchOptions {
        parameters: {
            let mut words = two_people(2, Level::Base).parameters;
            words.extend(parameters(&[("hands", "own")]));
            words
        },
        ..two_people(2, Level::Base)
    };
    let mut hands = Hands::open(options, Device::Keys);
    let mut curtains = 0;
    for n in 0..6 {
        hands.until(2000, |hands| {
            matches!(hands.turn(), Turn::Person(_) | Turn::Curtain(_))
        });
        hands.update(3);
        if let Turn::Curtain(_) = hands.turn() {
            curtains += 1;
            assert_eq!(shown(&mut hands), None);
            hands.press(Press::Confirm);
            until_decision(&mut hands);
        }
        assert!(n > 0 || shown(&mut hands).is_some());
        let to_decide = decision(&hands).expect("a person decides");
        play(&mut hands, to_decide.nth(n * 31 % to_decide.count()));
    }
    assert!(curtains > 2, "{curtains}");
}

/// What is wrong with the note on screen.
fn faults(hands: &mut Hands, window: Vec2) -> Vec<String> {
    let mut faults = Vec::new();
    // The longest ones need the most room.
    let localizer = hands.app.world().resource::<Localizer>();
    let mut longest = ALL.map(|note| (localizer.translate(note.key).chars().count(), note));
    longest.sort_by_key(|(letters, _)| core::cmp::Reverse(*letters));
    for (_, note) in longest.into_iter().take(3) {
        let world = hands.app.world_mut();
        let mut notes = world.resource_mut::<Notes>();
        notes.clear();
        notes.call(note, &default());
        hands.update(3);
        let Some((panel, _)) = shown(hands) else {
            faults.push(format!("{} is not seen", note.key));
            continue;
        };
        let area = hands.area(panel).expect("a place");
        let world = hands.app.world_mut();
        let layout = *world.resource::<TableLayout>();
        let staged = stage_castle(&world.resource::<DisplayedView>().view).is_some();
        let hud = &layout.hud;
        let free: Vec<(&str, Rect)> = if staged {
            vec![
                ("prompt", layout.reveal.prompt),
                ("buttons", layout.reveal.buttons.area),
                ("cards", layout.whole_stage()),
                ("castle", layout.reveal.castle.rect()),
            ]
        } else {
            vec![
                ("prompt", hud.scroll),
                ("what is missing", hud.hint),
                ("buttons", hud.buttons.area),
                ("hint button", hud.hint_button),
                ("pause button", hud.pause_button),
                ("hand", layout.whole_hand()),
                ("castles", layout.strip),
            ]
        };
        for (name, rect) in free {
            let rect = layout.to_ui(rect, 1.0);
            let rect = Rect::new(
                rect.left,
                rect.top,
                rect.left + rect.width,
                rect.top + rect.height,
            );
            let both = rect.intersect(area);
            if both.width() > 2.0 && both.height() > 2.0 {
                faults.push(format!(
                    "{}: {area:?} lies on the {name} {rect:?}",
                    note.key
                ));
            }
        }
        let slack = Rect::from_corners(Vec2::splat(-1.0), window + 1.0);
        if !(slack.contains(area.min) && slack.contains(area.max)) {
            faults.push(format!("{}: {area:?} leaves the window", note.key));
        }
        let mut texts = hands.app.world_mut().query_filtered::<Entity, With<Text>>();
        let texts: Vec<Entity> = texts.iter(hands.app.world()).collect();
        let inner = area.inflate(-5.0);
        let mut said = false;
        for text in texts {
            let sentence = hands.app.world().get::<LocalizedText>(text);
            let sentence = sentence.is_some_and(|message| message.key() == note.key);
            let is_on_panel = hands.nodes_above(text).last() == Some(&panel);
            let Some(text_area) = hands.area(text).filter(|_| is_on_panel) else {
                continue;
            };
            said |= sentence && !text_area.is_empty();
            let is_inside = inner.contains(text_area.min) && inner.contains(text_area.max);
            if !(text_area.is_empty() || is_inside) {
                let words = hands.words_of(text);
                faults.push(format!(
                    "{}: {words:?} {text_area:?} leaves {area:?}",
                    note.key
                ));
            }
        }
        if !said {
            faults.push(format!("{} cannot be read", note.key));
        }
    }
    faults
}

/// The note on screen has no faults in a small and a large window.
fn covers_nothing(hands: &mut Hands) {
    let windows = [(844.0, 390.0), (1280.0, 720.0)];
    let found = faults_in_every_size(hands, &windows, faults);
    assert!(
        found.is_empty(),
        "{} faults: {:#?}",
        found.len(),
        &found[..found.len().min(30)]
    );
}

#[test]
fn a_note_covers_neither_prompt_nor_hand_nor_castles() {
    let mut hands = game(&FIRST, 2, Device::Keys);
    covers_nothing(&mut hands);
}

#[test]
fn a_note_covers_nothing_of_a_combat() {
    let words = [
        ("seats", "english:random french:human"),
        ("level", "advanced"),
    ];
    let mut hands = game(&words, 8, Device::Keys);
    for n in 0..200 {
        let staged = |hands: &Hands| {
            let shown = hands.app.world().get_resource::<DisplayedView>();
            shown.is_some_and(|shown| stage_castle(&shown.view).is_some())
        };
        if staged(&hands) {
            break;
        }
        let to_decide = decision(&hands).expect("a person decides");
        play(&mut hands, to_decide.nth(n * 7919 % to_decide.count()));
        until_decision(&mut hands);
    }
    covers_nothing(&mut hands);
}
