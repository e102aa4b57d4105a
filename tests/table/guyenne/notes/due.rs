//! When notes come: each once, when it is due; none in exercises, demonstrations and games of bots, and none behind the
//! curtain.

use std::collections::BTreeSet;

use bevy::prelude::*;
use guyenne::app::LaunchOptions;
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::card::Card;
use guyenne::games::guyenne::rules::{Edition, Event, Level, groups};
use guyenne::games::guyenne::table::first_notes::ALL;
use guyenne::games::guyenne::table::tutorial::Coach;
use guyenne::games::guyenne::table::{CastleTaken, DisplayedView, Happened, Turn};
use guyenne::table::Notes;
use guyenne::table::tutorial::StartChapter;
use guyenne::timings::Speed;

use super::panel::{start, until_decision};
use crate::guyenne::whole_game::{decision, play};
use crate::harness::{Device, Hands, Press, parameters, two_people, two_squires};
use crate::notes::shown;
use crate::saves::two_bots;

/// What has happened, told as the keys of the notes that must have come, and the notes that came, each read at once.
#[derive(Resource, Default)]
struct NoteLog {
    due: BTreeSet<&'static str>,
    came: Vec<&'static str>,
}

fn read_at_once(
    mut happened: MessageReader<Happened>,
    mut taken: MessageReader<CastleTaken>,
    displayed: Option<Res<DisplayedView>>,
    mut notes: ResMut<Notes>,
    mut told: ResMut<NoteLog>,
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
        told.came.push(note.key.id());
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
            .init_resource::<NoteLog>()
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
        let told = hands.app.world().resource::<NoteLog>();
        let came: BTreeSet<_> = told.came.iter().copied().collect();
        assert_eq!(came.len(), told.came.len(), "{words:?}: {:?}", told.came);
        let others = OTHERS.into_iter().collect::<BTreeSet<_>>();
        let events: BTreeSet<_> = came.difference(&others).copied().collect();
        assert_eq!(events, told.due, "{words:?}");
        assert!(came.contains("note-naming") || came.contains("note-sharing"));
        all.extend(came);
    }
    let known: BTreeSet<_> = ALL.iter().map(|note| note.key.id()).collect();
    let missing: Vec<_> = known.difference(&all).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
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
