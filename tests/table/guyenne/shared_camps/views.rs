//! What each of three and four players may see: their own cards, and the hands that the house shows.

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::View;
use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::table::card::{
    CardLocation, FaceDown, Owner, Placement, Showing, Value,
};
use guyenne::games::guyenne::table::{DisplayedView, GameConfig, Rules, Turn};

use crate::guyenne::whole_game::{decision, play};
use crate::harness::{Device, Hands, Press, parameters};

pub(super) fn seated(seats: &str, level: &str, seed: u64) -> LaunchOptions {
    LaunchOptions {
        seed: Some(seed),
        parameters: parameters(&[("seats", seats), ("level", level)]),
        ..LaunchOptions::default()
    }
}

pub(super) fn view(hands: &Hands) -> View {
    let displayed = hands.app.world().resource::<DisplayedView>();
    displayed.view.clone()
}

/// The values on screen that the viewer may not know.
pub fn hidden_values(hands: &mut Hands, view: &View) -> Vec<String> {
    let mut query = hands
        .app
        .world_mut()
        .query::<(&Owner, &Placement, &Value, Has<FaceDown>, &Showing)>();
    let own = |camp: Camp, location: CardLocation| match location {
        CardLocation::Hand { place, .. } => Some(Seat::new(camp, place)) == view.viewer,
        CardLocation::Front { castle, .. } => {
            let seat = view.front(castle, camp).map(|front| front.seat);
            seat.is_some() && seat == view.viewer
        }
        // The five cards that a camp sets aside are known to both partners.
        CardLocation::Tray { .. } => view.viewer.is_some_and(|viewer| viewer.camp == camp),
        _ => false,
    };
    query
        .iter(hands.app.world())
        .filter(|(owner, placement, _, face_down, showing)| {
            let open = match placement.0 {
                CardLocation::Pillage { .. } => true,
                CardLocation::Front { .. } => !face_down && **showing == Showing::Front,
                _ => false,
            };
            !open && !own(owner.0, placement.0)
        })
        .map(|(owner, placement, value, ..)| format!("{owner:?} {placement:?} {value:?}"))
        .collect()
}

/// Games of four people at every level, checked in every frame: no card has a value that its viewer may not know, and
/// the partner's hand is as secret as the enemy's.
#[test]
fn nobody_sees_a_card_that_is_not_theirs() {
    for (level, seed) in [("base", 5), ("expert", 6)] {
        let four = "english:human,human french:human,human";
        let mut hands = Hands::open(seated(four, level, seed), Device::Keys);
        let (mut viewers, mut decisions) = (Vec::new(), 0);
        for _ in 0..4000 {
            hands.update(1);
            if hands.screen() != Screen::Table(ID) {
                break;
            }
            let view = view(&hands);
            let leaks = hidden_values(&mut hands, &view);
            assert!(leaks.is_empty(), "viewer {:?}: {leaks:?}", view.viewer);
            match hands.turn() {
                Turn::Curtain(seat) => {
                    assert_eq!(view.viewer, None, "the hand of another is shown");
                    hands.update(2);
                    hands.press(Press::Confirm);
                    hands.until(50, |hands| hands.turn() == Turn::Person(seat));
                }
                Turn::Person(seat) => {
                    assert_eq!(view.viewer, Some(seat));
                    if !viewers.contains(&seat) {
                        viewers.push(seat);
                    }
                    hands.update(2);
                    if let Some(decision) = decision(&hands) {
                        decisions += 1;
                        play(&mut hands, decision.nth(decisions * 5 % decision.count()));
                    }
                }
                _ => {}
            }
        }
        assert_eq!(viewers.len(), 4, "{level}: {viewers:?}");
        let record = Record::parse(&hands.record()).unwrap();
        assert!(
            record.is_over(),
            "{level}: {decisions} decisions are no game"
        );
        record.replay().unwrap();
    }
}

/// The hands on screen, by seat: how many cards lie in each, and how many of them face up with their value.
fn hands_on_screen(hands: &mut Hands) -> [(u32, u32); 4] {
    let mut found = [(0, 0); 4];
    let mut query = hands
        .app
        .world_mut()
        .query::<(&Owner, &Placement, Has<Value>, Has<FaceDown>)>();
    for (owner, placement, known, face_down) in query.iter(hands.app.world()) {
        if let CardLocation::Hand { place, .. } = placement.0 {
            let seat = &mut found[Seat::new(owner.0, place).index()];
            seat.0 += 1;
            seat.1 += u32::from(known && !face_down);
        }
    }
    found
}

/// With open hands everybody's cards lie face up and the screen is never passed; with partners' hands shown only the
/// enemy's are hidden, and the screen is passed between the camps only.
#[test]
fn the_house_may_show_hands() {
    for (shown, curtains_wanted) in [("open", false), ("partners", true)] {
        let mut options = seated("english:human,human french:human", "base", 8);
        let hands_shown = parameters(&[("hands", shown)]);
        options.parameters.extend(hands_shown);
        let mut hands = Hands::open(options, Device::Keys);
        let (mut curtains, mut decisions) = (0, 0);
        let mut halfway = String::new();
        for _ in 0..4000 {
            hands.update(1);
            if hands.screen() != Screen::Table(ID) {
                break;
            }
            match hands.turn() {
                Turn::Curtain(_) => {
                    curtains += 1;
                    hands.press(Press::Confirm);
                }
                Turn::Person(seat) => {
                    hands.update(2);
                    let view = view(&hands);
                    assert_eq!(view.viewer, Some(seat));
                    let on_screen = hands_on_screen(&mut hands);
                    for other in view.config.seats() {
                        let held = u32::from(view.hands[other.index()]);
                        let open = shown == "open" || other.camp == seat.camp;
                        let wanted = (held, if open { held } else { 0 });
                        assert_eq!(
                            on_screen[other.index()],
                            wanted,
                            "{shown}: {seat} sees {other}"
                        );
                    }
                    let decision = decision(&hands).expect("a person decides");
                    decisions += 1;
                    if decisions == 3 {
                        halfway = hands.app.world().resource::<Rules>().record();
                    }
                    play(&mut hands, decision.nth(decisions * 5 % decision.count()));
                }
                _ => {}
            }
        }
        assert_eq!(
            hands.screen(),
            Screen::Result(ID),
            "{shown}: {:?}, {:?}, {}, after {decisions} decisions",
            hands.turn(),
            hands.menu(),
            hands.focused_words()
        );
        assert_eq!(
            curtains > 0,
            curtains_wanted,
            "{shown}: {curtains} curtains"
        );
        // A continued game shows the same hands.
        let mut again = Hands::open(LaunchOptions::default(), Device::Keys);
        again.begin(GameConfig {
            resume: Some(halfway),
            ..GameConfig::default()
        });
        again.until(50, |hands| hands.app.world().contains_resource::<Rules>());
        let rules = again.app.world().resource::<Rules>();
        assert_eq!(rules.config().hands.name(), shown);
    }
}
