//! Three and four players at one screen: whole games in every mix of people and bots, what each of them may see, and
//! when the curtain is drawn.

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::record::{PlayerKind, Record};
use guyenne::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use guyenne::games::guyenne::rules::{DecisionKind, Refusal, Stage, View};
use guyenne::games::guyenne::table::card::{
    CardLocation, CastleCard, FaceDown, Owner, Placement, Selected, Showing, Value,
};
use guyenne::games::guyenne::table::hud::{Log, Recap};
use guyenne::games::guyenne::table::refusal::{RefusalReason, Refused};
use guyenne::games::guyenne::table::{DisplayedView, GameConfig, Rules, TableInput, Turn};
use guyenne::i18n::LocalizedText;
use guyenne::theme::Speed;

use crate::harness::{Device, Hands, Press, parameters};
use crate::whole_game::{decision, next_decision, play, play_to_the_end};

fn seated(seats: &str, level: &str, seed: u64) -> LaunchOptions {
    LaunchOptions {
        seed: Some(seed),
        parameters: parameters(&[("seats", seats), ("level", level)]),
        ..LaunchOptions::default()
    }
}

fn view(hands: &Hands) -> View {
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

/// The numbers of partners that are seen on the table: each with its place in the world.
fn numbers(hands: &mut Hands) -> Vec<(String, Vec2)> {
    let world = hands.app.world_mut();
    let mut texts = world.query::<(&Text2d, &TextColor, &GlobalTransform)>();
    texts
        .iter(world)
        .filter(|(text, colour, _)| ["I", "II"].contains(&text.0.as_str()) && colour.alpha() > 0.9)
        .map(|(text, _, at)| (text.0.clone(), at.translation().truncate()))
        .collect()
}

/// Whoever answers at a castle of the round finds their number there, on their own side, and none at the castle of
/// their partner that is not theirs.
#[test]
fn a_castle_of_the_round_has_the_number_of_the_partner_who_plays_there() {
    let four = "english:human,human french:human,human";
    let mut hands = Hands::open(
        LaunchOptions {
            speed: Some(Speed::Instant),
            ..seated(four, "base", 11)
        },
        Device::Keys,
    );
    let mut answers = 0;
    for _ in 0..3000 {
        hands.update(1);
        if hands.screen() != Screen::Table(ID) || answers > 12 {
            break;
        }
        match hands.turn() {
            Turn::Curtain(_) => {
                hands.update(2);
                hands.press(Press::Confirm);
            }
            Turn::Person(seat) => {
                hands.update(6);
                let Some(decision) = decision(&hands) else {
                    continue;
                };
                let shown = view(&hands);
                if let Stage::Place(step @ (1 | 3)) = shown.stage {
                    let castle = shown.named[usize::from(step / 2)].expect("a castle is named");
                    let name = if seat.place == 0 { "I" } else { "II" };
                    let world = hands.app.world_mut();
                    let mut castles = world.query::<(&CastleCard, &GlobalTransform)>();
                    let (_, at) = castles
                        .iter(world)
                        .find(|(card, _)| card.0 == castle)
                        .expect("a card for each castle");
                    let at = at.translation().truncate();
                    let found = numbers(&mut hands);
                    let near = |(_, place): &&(String, Vec2)| {
                        (place.x - at.x).abs() < 90.0 && place.y < at.y
                    };
                    let own: Vec<_> = found.iter().filter(near).map(|(n, _)| n.as_str()).collect();
                    assert_eq!(own, [name], "{castle:?} of {found:?}");
                    answers += 1;
                }
                play(&mut hands, decision.nth(answers * 3 % decision.count()));
            }
            _ => {}
        }
    }
    assert!(answers > 8, "only {answers}");
}

/// Every mix of camps is played to its result by keys and by a pad, and its record has every seat.
#[test]
fn every_mix_is_played_to_the_result() {
    let mixes = [
        ("english:human,human french:knight", (2, 1), Device::Pad),
        ("english:squire french:human,human", (1, 2), Device::Keys),
        ("english:human,squire french:human", (2, 1), Device::Keys),
        (
            "english:human,squire french:squire,human",
            (2, 2),
            Device::Pad,
        ),
        (
            "english:squire,squire french:squire,human",
            (2, 2),
            Device::Keys,
        ),
    ];
    for ((seats, teams, device), level) in
        (mixes.into_iter()).zip(["base", "advanced", "expert", "base", "expert"])
    {
        let mut hands = Hands::open(seated(seats, level, 9), device);
        if device == Device::Pad && seats.matches("human").count() > 1 {
            hands.share_one_device();
        }
        assert!(play_to_the_end(&mut hands) > 4, "{seats}");
        let record = Record::parse(&hands.record()).unwrap();
        assert_eq!(record.config.teams, ByCamp::new(teams.0, teams.1));
        let people = record
            .players
            .iter()
            .filter(|p| p.kind == PlayerKind::Human);
        assert_eq!(people.count(), seats.matches("human").count(), "{seats}");
        record.replay().unwrap();
    }
}

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

/// Plays on until a person has a decision of this kind.
fn until_decision(hands: &mut Hands, wanted: impl Fn(&DecisionKind) -> bool) {
    for n in 0..400 {
        let decision = next_decision(hands).expect("the game has such a decision");
        if wanted(&decision.kind) {
            return;
        }
        play(hands, decision.nth((n * 7 + 3) % decision.count()));
    }
    panic!("no such decision");
}

#[test]
fn the_castle_of_the_partner_is_refused_by_its_rule() {
    let four = "english:human,human french:human,human";
    let mut hands = Hands::open(seated(four, "base", 11), Device::Keys);
    until_decision(
        &mut hands,
        |kind| matches!(kind, DecisionKind::Reinforce { own, .. } if *own != [true, true]),
    );
    let DecisionKind::Reinforce { room, own, .. } = decision(&hands).unwrap().kind else {
        panic!("a reinforcement");
    };
    let partners = room[usize::from(own[0])].0;
    hands
        .app
        .world_mut()
        .write_message(TableInput::Castle(partners));
    hands.update(1);
    let refused = hands.app.world().resource::<Messages<Refused>>();
    let reasons: Vec<RefusalReason> = refused
        .iter_current_update_messages()
        .map(|r| r.0)
        .collect();
    assert_eq!(
        reasons,
        [RefusalReason::Rule(Refusal::PartnerCastle(partners))]
    );
}

/// At expert the second partner finds the first one's five cards chosen, and can confirm them by one press.
#[test]
fn five_proposed_cards_are_confirmed_by_one_press() {
    let two = "english:human,human french:squire";
    let mut hands = Hands::open(seated(two, "expert", 3), Device::Keys);
    until_decision(&mut hands, |kind| {
        matches!(
            kind,
            DecisionKind::Reserve {
                proposed: Some(_),
                ..
            }
        )
    });
    let mut chosen = hands.app.world_mut().query_filtered::<(), With<Selected>>();
    assert_eq!(chosen.iter(hands.app.world()).count(), 5);
    let before = hands.record();
    hands.press(Press::Commit);
    hands.update(2);
    assert_ne!(hands.record(), before, "the proposal was not accepted");
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
        assert_eq!(rules.game_config().hands.name(), shown);
    }
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
        let said = log.entries().iter().filter(|entry| !entry.heading);
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

/// A game of four that is continued from its record is at the same decision, with the same seats, names and hands, in
/// every phase that people decide in.
#[test]
fn a_game_of_four_goes_on_where_it_was() {
    let four = "english:human,squire french:human,human";
    let mut hands = Hands::open(seated(four, "expert", 12), Device::Keys);
    let mut kinds = Vec::new();
    for n in 0..60 {
        let Some(decision) = next_decision(&mut hands) else {
            break;
        };
        let record = hands.app.world().resource::<Rules>().record();
        let seen = view(&hands);
        let kind = core::mem::discriminant(&decision.kind);
        if !kinds.contains(&kind) {
            kinds.push(kind);
            let mut again = Hands::open(LaunchOptions::default(), Device::Keys);
            again.begin(GameConfig {
                resume: Some(record.clone()),
                ..GameConfig::default()
            });
            again.until(3000, |hands| matches!(hands.turn(), Turn::Curtain(_)));
            assert_eq!(again.turn(), Turn::Curtain(decision.seat));
            next_decision(&mut again);
            assert_eq!(again.turn(), Turn::Person(decision.seat));
            assert_eq!(view(&again), seen, "{:?}", decision.kind);
            let seating = |hands: &Hands| {
                let rules = hands.app.world().resource::<Rules>();
                rules.game_config().seating.clone()
            };
            assert_eq!(seating(&again), seating(&hands));
        }
        play(&mut hands, decision.nth((n * 7 + 3) % decision.count()));
    }
    assert!(kinds.len() >= 5, "only {} kinds of decisions", kinds.len());
}
