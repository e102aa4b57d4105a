//! What is read by pointing: the words of a hex and what an enemy could do, by a finger that only taps, by a mouse that
//! rests, by keys.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use guyenne::games::guesclin::rules::{Board, Fighter, Hex, Stage};
use guyenne::games::guesclin::table::cursor::{Cursor, TheMap};
use guyenne::games::guesclin::table::geometry::centre;
use guyenne::games::guesclin::table::map_view::MapView;
use guyenne::games::guesclin::table::plan::Plan;
use guyenne::games::guesclin::table::{Turn, hex_words, words};
use guyenne::i18n::{LocalizedText, MessageArgument};
use guyenne::input::Action;
use guyenne::table::AccessibleName;

use super::player::{begun, board, bot_move, go_to, play, press_hex, selection, turn, wait};
use super::whole_game::{place, tap_action, tap_hex};
use crate::harness::{Hands, Press};
use crate::pointing::{Pointer, Pointing};

/// An enemy who could strike a fighter of the person in their next action, and this fighter.
fn danger(hands: &Hands) -> Option<(Fighter, Fighter)> {
    let known = board(hands);
    let Turn::Person(banner) = turn(hands) else {
        return None;
    };
    if !matches!(known.stage(), Stage::Act(_)) {
        return None;
    }
    let foes = known.standing(banner.camp().other()).map(|(foe, _)| foe);
    let pairs = foes.flat_map(|foe| known.of_banner(banner).map(move |own| (foe, own)));
    let mut pairs = pairs.filter(|&(_, own)| known.at(own).is_some());
    pairs.find(|&(foe, own)| {
        let next = known.at_next_action(foe);
        !Plan::strikes_at(&next, foe, own).is_empty()
    })
}

/// A board on which an enemy could strike, with nobody chosen.
fn endangered() -> (Hands, Fighter, Fighter) {
    let mut hands = begun();
    for _ in 0..80 {
        wait(&mut hands);
        if let Some((foe, own)) = danger(&hands) {
            while selection(&hands).plan.fighter.is_some() {
                hands.press(Press::Back);
            }
            return (hands, foe, own);
        }
        let m = bot_move(&hands).expect("a move");
        play(&mut hands, m);
    }
    panic!("no enemy comes near");
}

fn cursor(hands: &Hands) -> Option<Hex> {
    hands.app.world().resource::<Cursor>().0
}

/// Whether a message, or one within it, is this.
fn holds(message: &LocalizedText, is: &impl Fn(&LocalizedText) -> bool) -> bool {
    fn within(argument: &MessageArgument, is: &impl Fn(&LocalizedText) -> bool) -> bool {
        match argument {
            MessageArgument::Phrase(message) => holds(message, is),
            MessageArgument::List(all) => all.iter().any(|one| within(one, is)),
            MessageArgument::Text(_) | MessageArgument::Number(_) => false,
        }
    }
    is(message) || message.args().iter().any(|(_, one)| within(one, is))
}

/// Whether the map tells the odds of a blow of `who` against `target`, and the plate shows odds.
fn tells_blow(hands: &mut Hands, who: Fighter, target: Fighter) -> bool {
    let known = board(hands);
    let scenario = known.scenario();
    let strikes: MessageArgument = words::fighter_start(scenario, who).into();
    let struck: MessageArgument = words::fighter_object(scenario, target).into();
    let is_blow = |message: &LocalizedText| {
        let args = message.args();
        message.key() == "guesclin-attack-from"
            && args
                .iter()
                .any(|(name, of)| *name == "who" && *of == strikes)
            && args
                .iter()
                .any(|(name, of)| *name == "target" && *of == struck)
    };
    let world = hands.app.world_mut();
    let mut maps = world.query_filtered::<&AccessibleName, With<TheMap>>();
    let name = maps.single(world).expect("one map").0.clone();
    holds(&name, &is_blow) && hands.says("guesclin-odds-chance")
}

/// Whether the plate or the line at the foot shows the words of a hex.
fn reads(hands: &mut Hands, at: Hex) -> bool {
    let known: Board = board(hands);
    let told = hex_words::hex(&known, at);
    let world = hands.app.world_mut();
    let mut texts = world.query::<&LocalizedText>();
    texts.iter(world).any(|text| *text == told)
}

/// The mouse rests on a hex.
fn rest(game: &mut Pointing, at: Hex) {
    let position = place(&mut game.hands, at);
    let world = game.hands.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).expect("one window");
    let moved = CursorMoved {
        window,
        position,
        delta: None,
    };
    world.write_message(moved.clone());
    world.write_message(WindowEvent::CursorMoved(moved));
    game.hands.update(3);
}

/// Taps a hex in the middle of what is seen, where nothing lies over the map.
fn tap_amid(game: &mut Pointing, at: Hex) {
    let mut view = game.hands.app.world_mut().resource_mut::<MapView>();
    view.show(centre(at));
    tap_hex(game, at);
}

/// A finger sends no movement before its tap: the tap itself tells the hex.
#[test]
fn a_finger_reads_an_empty_hex_by_a_tap() {
    for size in [(1280.0, 720.0), (844.0, 390.0)] {
        let mut game = Pointing::of(begun(), Pointer::Finger);
        game.hands.resize(size);
        game.hands.update(4);
        let known = board(&game.hands);
        let empty = Hex::all().filter(|&at| known.on(at).is_none());
        let read: Vec<Hex> = empty.skip(60).step_by(17).take(3).collect();
        assert_eq!(read.len(), 3);
        for at in read {
            tap_amid(&mut game, at);
            assert_eq!(cursor(&game.hands), Some(at));
            assert!(reads(&mut game.hands, at), "{at}");
            assert!(!game.hands.says("guesclin-choose-fighter"), "it is read");
        }
        // An enemy who is looked at is left by a tap on empty ground, one's own fighter is not.
        let banner = known.to_move().expect("a turn");
        let mut foes = known.standing(banner.camp().other());
        let (foe, stands) = foes.next().expect("an enemy");
        tap_amid(&mut game, stands);
        assert_eq!(selection(&game.hands).plan.fighter, Some(foe));
        let far = Hex::new(8, 5).expect("on the map");
        tap_amid(&mut game, far);
        assert_eq!(selection(&game.hands).plan.fighter, None);
        assert!(reads(&mut game.hands, far));
    }
}

/// With the threat shown, a tap lights who threatens that hex: it is the one under the cursor.
#[test]
fn a_finger_asks_for_the_threat_to_one_hex() {
    let (hands, foe, own) = endangered();
    let mut game = Pointing::of(hands, Pointer::Finger);
    tap_action(&mut game, Action::Threat);
    assert!(selection(&game.hands).threat);
    let at = board(&game.hands).at(own).expect("on the map");
    tap_hex(&mut game, at);
    assert_eq!(cursor(&game.hands), Some(at));
    let known = board(&game.hands);
    let threats = selection(&game.hands).threats(&known, known.camp(own));
    assert!(threats.at(at).any(|threat| threat.who == foe));
}

#[test]
fn a_finger_sees_what_an_enemy_could_do_by_the_first_tap_and_chooses_by_the_second() {
    let (hands, foe, own) = endangered();
    let mut game = Pointing::of(hands, Pointer::Finger);
    let known = board(&game.hands);
    let (there, here) = (known.at(foe).expect("there"), known.at(own).expect("there"));
    // A tap elsewhere before must not be what the enemy is measured by.
    tap_hex(&mut game, here);
    assert_eq!(selection(&game.hands).plan.fighter, Some(own));
    tap_hex(&mut game, here);
    assert_eq!(selection(&game.hands).plan.fighter, None);
    tap_hex(&mut game, there);
    assert_eq!(selection(&game.hands).plan.fighter, Some(foe));
    assert_eq!(cursor(&game.hands), Some(there));
    assert!(!game.hands.says("guesclin-odds-chance"), "their own plate");
    tap_hex(&mut game, here);
    assert_eq!(selection(&game.hands).plan.fighter, Some(foe));
    assert!(tells_blow(&mut game.hands, foe, own));
    tap_hex(&mut game, here);
    assert_eq!(selection(&game.hands).plan.fighter, Some(own));
    // Another tap between them, and the first shows again.
    tap_hex(&mut game, here);
    tap_hex(&mut game, there);
    tap_hex(&mut game, here);
    tap_hex(&mut game, there);
    tap_hex(&mut game, here);
    assert_eq!(selection(&game.hands).plan.fighter, Some(foe));
}

#[test]
fn a_mouse_sees_it_where_it_rests_and_keys_where_the_cursor_is() {
    let (hands, foe, own) = endangered();
    let mut game = Pointing::of(hands, Pointer::Mouse);
    let known = board(&game.hands);
    let (there, here) = (known.at(foe).expect("there"), known.at(own).expect("there"));
    tap_hex(&mut game, there);
    assert_eq!(selection(&game.hands).plan.fighter, Some(foe));
    rest(&mut game, here);
    assert!(tells_blow(&mut game.hands, foe, own));
    tap_hex(&mut game, here);
    assert_eq!(selection(&game.hands).plan.fighter, Some(own));

    let (mut hands, foe, own) = endangered();
    press_hex(&mut hands, there);
    assert_eq!(selection(&hands).plan.fighter, Some(foe));
    wait(&mut hands);
    go_to(&mut hands, here);
    hands.update(2);
    assert!(tells_blow(&mut hands, foe, own));
    press_hex(&mut hands, here);
    assert_eq!(selection(&hands).plan.fighter, Some(own));
}
