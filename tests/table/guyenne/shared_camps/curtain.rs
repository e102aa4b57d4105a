//! The curtain between three and four players: for whom it is drawn, and what it tells.

use bevy::prelude::*;
use guyenne::app::Screen;
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::table::Turn;
use guyenne::games::guyenne::table::hud::{Log, Recap};
use guyenne::i18n::LocalizedText;

use super::views::seated;
use crate::guyenne::whole_game::{decision, play};
use crate::harness::{Device, Hands, Press};

/// A person with a bot for a partner is never asked to pass the screen; two partners are, but not while only bots have
/// moved in between.
#[test]
fn the_curtain_is_drawn_for_another_person_only() {
    let alone = "english:squire,squire french:human,squire";
    let mut hands = Hands::open(seated(alone, "base", 4), Device::Keys);
    let mut before = None;
    for _ in 0..3000 {
        hands.update(1);
        let turn = hands.turn();
        assert!(
            !matches!(turn, Turn::Curtain(_)),
            "one person, and a curtain"
        );
        if hands.screen() != Screen::Table(ID) {
            break;
        }
        if let (Turn::Person(_), Some(decision)) = (turn, decision(&hands)) {
            hands.update(2);
            play(&mut hands, decision.nth(decision.count() / 2));
        }
    }
    assert_eq!(hands.screen(), Screen::Result(ID));

    let partners = "english:squire,squire french:human,human";
    let mut hands = Hands::open(seated(partners, "base", 4), Device::Keys);
    let (mut curtains, mut again) = (0, 0);
    for _ in 0..3000 {
        hands.update(1);
        if hands.screen() != Screen::Table(ID) {
            break;
        }
        match hands.turn() {
            Turn::Curtain(seat) => {
                assert_ne!(
                    before,
                    Some(seat),
                    "passed to the person who has the screen"
                );
                curtains += 1;
                hands.press(Press::Confirm);
            }
            Turn::Person(seat) => {
                again += u32::from(before == Some(seat));
                before = Some(seat);
                hands.update(2);
                if let Some(decision) = decision(&hands) {
                    play(&mut hands, decision.nth(decision.count() / 2));
                }
            }
            _ => {}
        }
    }
    assert!(
        curtains > 4 && again > 2,
        "{curtains} curtains, {again} times no curtain"
    );
}

/// Behind the curtain a person reads what happened since they last had the screen, in the words of the log.
#[test]
fn the_curtain_tells_what_happened_since() {
    let two = "english:human french:human";
    let mut hands = Hands::open(seated(two, "base", 8), Device::Keys);
    let mut told = 0;
    for n in 0..12 {
        hands.until(3000, |hands| matches!(hands.turn(), Turn::Curtain(_)));
        hands.update(2);
        let mut recap = hands
            .app
            .world_mut()
            .query_filtered::<&LocalizedText, With<Recap>>();
        let recap: Vec<_> = recap.iter(hands.app.world()).cloned().collect();
        let log = hands.app.world().resource::<Log>();
        let said = log.0.iter().filter(|entry| !entry.heading);
        let said: Vec<_> = said.map(|entry| entry.message.clone()).collect();
        assert!(
            recap.len() <= 5 && (n == 0 || !recap.is_empty()),
            "{recap:?}"
        );
        // Entities come in any order.
        let sorted = |sentences: &[LocalizedText]| {
            let mut sorted: Vec<_> = sentences.iter().map(|s| format!("{s:?}")).collect();
            sorted.sort();
            sorted
        };
        let last = &said[said.len() - recap.len()..];
        assert_eq!(sorted(&recap), sorted(last));
        told += recap.len();
        hands.press(Press::Confirm);
        hands.until(50, |hands| matches!(hands.turn(), Turn::Person(_)));
        while matches!(hands.turn(), Turn::Person(_)) {
            hands.update(2);
            let Some(decision) = decision(&hands) else {
                break;
            };
            play(&mut hands, decision.nth((n * 3 + 1) % decision.count()));
            hands.update(2);
        }
    }
    assert!(told > 12, "only {told} sentences");
}
