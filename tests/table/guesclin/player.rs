//! A person who plays Guesclin ! with presses of a device, and what they see.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guesclin::ID;
use guyenne::games::guesclin::ai;
use guyenne::games::guesclin::rules::{Banner, Board, Fighter, Hex, Move, Stage};
use guyenne::games::guesclin::table::cursor::{Cursor, TheMap};
use guyenne::games::guesclin::table::input::InputButton;
use guyenne::games::guesclin::table::plan::Deed;
use guyenne::games::guesclin::table::{
    DisplayedView, GameConfig, Rules, Selection, StartMatch, TableInput, Turn, request,
};
use guyenne::rules::seed::Seed;
use guyenne::table::GameRequest;

use crate::harness::{Device, Hands, Press, parameters};
use crate::notes::shown;

/// The options of a game with these parameters.
pub fn with(words: &[(&str, &str)], seed: u64) -> LaunchOptions {
    LaunchOptions {
        game: Some(ID),
        seed: Some(seed),
        parameters: parameters(words),
        ..LaunchOptions::default()
    }
}

/// Opens the app at the table of a game.
pub fn open(options: LaunchOptions, device: Device) -> Hands {
    let mut hands = Hands::open_every_game(options, device);
    hands.update(3);
    hands
}

/// Opens scenario 1 at the first activation of the French.
pub fn begun() -> Hands {
    let mut hands = open(with(&[("scenario", "1")], 4), Device::Keys);
    wait(&mut hands);
    assert!(matches!(
        board(&hands).stage(),
        Stage::Place(Banner::French)
    ));
    line_up(&mut hands);
    wait(&mut hands);
    assert!(matches!(board(&hands).stage(), Stage::Act(Banner::French)));
    assert_eq!(turn(&hands), Turn::Person(Banner::French));
    hands
}

/// Continues a record.
pub fn resume(record: String) -> Hands {
    let mut hands = open(LaunchOptions::default(), Device::Keys);
    let config = GameConfig {
        resume: Some(record),
        ..request::read_request(&GameRequest::default())
    };
    let world = hands.app.world_mut();
    world.write_message(StartMatch { config });
    world
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Table(ID));
    hands.update(3);
    hands
}

pub fn turn(hands: &Hands) -> Turn {
    *hands.app.world().resource::<Turn>()
}

/// What is displayed.
pub fn board(hands: &Hands) -> Board {
    let shown = hands.app.world().resource::<DisplayedView>();
    shown.board().clone()
}

/// The record so far.
pub fn record(hands: &Hands) -> String {
    hands.app.world().resource::<Rules>().record()
}

/// The fighter whom the scenario calls so.
pub fn fighter(board: &Board, id: &str) -> Fighter {
    let all = &board.scenario().fighters;
    let at = all.iter().position(|recruit| recruit.id == id);
    at.and_then(Fighter::new).expect("a fighter")
}

pub fn selection(hands: &Hands) -> Selection {
    hands.app.world().resource::<Selection>().clone()
}

pub fn hex(column: u8, row: u8) -> Hex {
    Hex::new(column, row).expect("on the map")
}

/// Closes the note on screen.
pub fn close_note(hands: &mut Hands) {
    hands.press(Press::Details);
    hands.update(3);
}

/// Waits until somebody at the screen is to press something, or the game is over; notes are read and closed.
pub fn wait(hands: &mut Hands) {
    wait_noted(hands);
    close_notes(hands);
}

/// Closes the notes on screen, one after the other.
fn close_notes(hands: &mut Hands) {
    for _ in 0..20 {
        if shown(hands).is_none() {
            return;
        }
        close_note(hands);
    }
    panic!("a note is not closed");
}

/// Waits until somebody at the screen is to press something, or the game is over.
pub fn wait_noted(hands: &mut Hands) {
    hands.until(6000, |hands| {
        hands.screen() != Screen::Table(ID) || matches!(turn(hands), Turn::Person(_))
    });
    hands.update(2);
}

/// The choice of a knight in this place.
pub fn bot_move(hands: &Hands) -> Option<Move> {
    let Turn::Person(banner) = turn(hands) else {
        return None;
    };
    let view = hands.app.world().resource::<Rules>().view(banner);
    let mut bot = ai::bot("knight", Seed(1)).expect("a bot");
    bot.choose(&view)
}

fn focused_map(hands: &Hands) -> bool {
    let focus = hands.app.world().resource::<InputFocus>().get();
    focus.is_some_and(|entity| hands.app.world().get::<TheMap>(entity).is_some())
}

/// Brings the focus to the map.
pub fn to_map(hands: &mut Hands) {
    for _ in 0..8 {
        if focused_map(hands) {
            return;
        }
        hands.press(Press::NextZone);
    }
    panic!("the map has not got the focus");
}

/// Moves the cursor to a hex, press by press.
pub fn go_to(hands: &mut Hands, to: Hex) {
    to_map(hands);
    for _ in 0..60 {
        let cursor = hands.app.world().resource::<Cursor>().0;
        let at = cursor.expect("a cursor");
        let press = match (to.column().cmp(&at.column()), to.row().cmp(&at.row())) {
            (core::cmp::Ordering::Greater, _) => Press::Right,
            (core::cmp::Ordering::Less, _) => Press::Left,
            (_, core::cmp::Ordering::Greater) => Press::Down,
            (_, core::cmp::Ordering::Less) => Press::Up,
            _ => return,
        };
        hands.press(press);
    }
    let cursor = hands.app.world().resource::<Cursor>().0;
    let (menu, focus) = (hands.menu(), hands.focused_words());
    panic!("the cursor does not reach {to}: {cursor:?}, {menu:?}, {focus:?}");
}

/// Presses a hex.
pub fn press_hex(hands: &mut Hands, at: Hex) {
    go_to(hands, at);
    hands.press(Press::Confirm);
    hands.update(2);
}

/// The button that makes this input.
pub fn input_button(hands: &mut Hands, input: TableInput) -> Entity {
    let world = hands.app.world_mut();
    let mut buttons = world.query::<(Entity, &InputButton)>();
    let found = buttons.iter(world).find(|(_, button)| button.0 == input);
    found
        .map(|(entity, _)| entity)
        .unwrap_or_else(|| panic!("no button for {input:?}"))
}

/// Presses the button that makes this input, with the focus.
pub fn press_input(hands: &mut Hands, input: TableInput) {
    let button = input_button(hands, input);
    if focused_map(hands) {
        hands.press(Press::NextZone);
    }
    hands.focus_on(button);
    hands.press(Press::Confirm);
    hands.update(3);
}

/// Opens the orders; the notes about a fighter who has just been chosen are closed first.
pub fn open_orders(hands: &mut Hands) {
    close_notes(hands);
    hands.press(Press::Details);
    hands.update(3);
}

/// Has the fighters who wait placed, and commits the placement.
pub fn line_up(hands: &mut Hands) {
    hands.press(Press::Decline);
    hands.update(2);
    commit_placement(hands);
}

/// Commits a placement if its last fighter lies in place.
fn commit_placement(hands: &mut Hands) {
    if selection(hands).plan.place.is_some() {
        hands.press(Press::Commit);
    }
}

/// Makes presses until this move is played.
pub fn play(hands: &mut Hands, m: Move) {
    let known = board(hands);
    let choose = |hands: &mut Hands, who| {
        if selection(hands).plan.fighter != Some(who) || selection(hands).plan.is_made() {
            let at = known.at(who).expect("on the map");
            press_hex(hands, at);
            if selection(hands).plan.fighter != Some(who) {
                press_hex(hands, at);
            }
        }
        assert_eq!(selection(hands).plan.fighter, Some(who));
    };
    match m {
        Move::Place { who, at } => {
            let first = known
                .all()
                .find(|&one| known.at(one).is_none() && known.banner(one) == known.banner(who));
            if first != Some(who) && selection(hands).plan.fighter != Some(who) {
                press_input(hands, TableInput::Fighter(who));
            }
            press_hex(hands, at);
            commit_placement(hands);
        }
        Move::Order { to, order } => {
            choose(hands, to);
            open_orders(hands);
            press_input(hands, TableInput::Order(order));
            hands.press(Press::Commit);
        }
        Move::March { who, to, exit } => {
            choose(hands, who);
            if known.at(who) != Some(to) {
                press_hex(hands, to);
            }
            if let Some(exit) = exit {
                press_input(hands, TableInput::Deed(Deed::Leave(exit)));
            }
            hands.press(Press::Commit);
        }
        Move::Attack { who, target } | Move::Shoot { who, target } => {
            choose(hands, who);
            let wanted = match m {
                Move::Attack { .. } => Deed::Attack(target),
                _ => Deed::Shoot(target),
            };
            press_hex(hands, known.at(target).expect("on the map"));
            if selection(hands).plan.deed != Some(wanted) {
                press_input(hands, TableInput::Deed(wanted));
            }
            let stand = selection(hands).plan.stand(&known);
            if matches!(m, Move::Attack { .. }) && stand != known.at(who) {
                // Another hex would be better: this one is meant.
                press_hex(hands, known.at(who).expect("on the map"));
                press_hex(hands, known.at(who).expect("on the map"));
            }
            hands.press(Press::Commit);
        }
        Move::Take { who, object } => deed(hands, who, Deed::Take(object), choose),
        Move::Put { who } => deed(hands, who, Deed::Put, choose),
        Move::Give { who, to } => deed(hands, who, Deed::Give(to), choose),
        Move::Break { who, object } => deed(hands, who, Deed::Break(object), choose),
        Move::Bridge { who } => deed(hands, who, Deed::Bridge, choose),
        Move::Drop { at } => {
            press_hex(hands, at);
            hands.press(Press::Commit);
        }
        Move::Finish => hands.press(Press::Decline),
        Move::Follow { .. } => panic!("never advised"),
    }
    hands.update(3);
}

fn deed(hands: &mut Hands, who: Fighter, what: Deed, choose: impl Fn(&mut Hands, Fighter)) {
    choose(hands, who);
    press_input(hands, TableInput::Deed(what));
    hands.press(Press::Commit);
}
