//! The table of the page of a new game: who sits where, the names of persons, and what is kept for the next time.

use bevy::prelude::*;
use guyenne::app::Menu;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::record::{PlayerKind, Record};
use guyenne::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use guyenne::games::guyenne::table::{Draft, Player, Rules, Seating};
use guyenne::i18n::{Language, LocalizedText};
use guyenne::input::Focusable;
use guyenne::theme::Scale;
use guyenne::timings::MotionSettings;

use crate::harness::{Device, Hands, Press};
use crate::saves::Scratch;
use crate::text_size::faults_in_every_size;
use crate::typing::sheet_is_open;

/// How many players the camps can have.
pub const MIXES: [ByCamp<u8>; 4] = [
    ByCamp::new(1, 1),
    ByCamp::new(2, 1),
    ByCamp::new(1, 2),
    ByCamp::new(2, 2),
];

const PARTNER: Seat = Seat {
    camp: Camp::French,
    place: 1,
};
const PERSON: Seat = Seat {
    camp: Camp::French,
    place: 0,
};

/// The page of a new game, in English.
fn page(device: Device) -> Hands {
    let mut hands = Hands::open(LaunchOptions::default(), device);
    to_page(&mut hands);
    hands
}

fn to_page(hands: &mut Hands) {
    hands.speak(Language::En);
    hands.press(Press::Confirm);
    hands.until(50, |hands| hands.screen() == Screen::Setup(ID));
    hands.update(3);
}

/// Presses the plate of a seat.
fn open_seat(hands: &mut Hands, seat: Seat) -> Entity {
    let plate = hands.seat(seat);
    hands.focus_on(plate);
    hands.press(Press::Confirm);
    hands.update(3);
    plate
}

fn begin(hands: &mut Hands) -> Seating {
    hands.press_words("To the table");
    hands.until(50, |hands| hands.app.world().contains_resource::<Rules>());
    let rules = hands.app.world().resource::<Rules>();
    rules.config().seating.clone()
}

fn seating(hands: &Hands) -> Seating {
    hands.app.world().resource::<Draft>().seating()
}

#[test]
fn every_mix_of_camps_is_chosen_by_keys_and_by_pad() {
    for device in [Device::Keys, Device::Pad] {
        for teams in MIXES {
            let mut hands = page(device);
            for camp in Camp::ALL.into_iter().filter(|&camp| teams[camp] == 2) {
                hands.choose_player(Seat::new(camp, 1), "The Squire");
                assert!(!sheet_is_open(&mut hands), "{device:?}");
                assert_eq!(hands.focused(), Some(hands.seat(Seat::new(camp, 1))));
            }
            let played = begin(&mut hands);
            assert_eq!(played.teams(), teams, "{device:?}");
            let squire = Player::Bot("squire".to_owned());
            for camp in Camp::ALL.into_iter().filter(|&camp| teams[camp] == 2) {
                assert_eq!(played.player(Seat::new(camp, 1)), &squire);
            }
            assert_eq!(played.only_person(), Some(PERSON));
        }
    }
}

/// A press on a free seat seats a partner at once; nobody can sit there again.
#[test]
fn a_free_seat_is_taken_by_a_knight_and_can_be_left() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = page(device);
        let plate = open_seat(&mut hands, PARTNER);
        let knight = Player::Bot("knight".to_owned());
        assert_eq!(seating(&hands).player(PARTNER), &knight);
        assert!(hands.focused_words().contains("The Knight"), "{device:?}");
        hands.press(Press::Back);
        hands.update(3);
        assert!(!sheet_is_open(&mut hands));
        assert_eq!(
            (hands.focused(), hands.screen()),
            (Some(plate), Screen::Setup(ID))
        );
        assert_eq!(seating(&hands).teams(), ByCamp::new(1, 2));
        hands.choose_player(PARTNER, "The Constable");
        hands.choose_player(PARTNER, "Nobody");
        assert_eq!(seating(&hands).teams(), ByCamp::new(1, 1));
        // Who sat there last comes back.
        open_seat(&mut hands, PARTNER);
        let constable = Player::Bot("constable".to_owned());
        assert_eq!(seating(&hands).player(PARTNER), &constable);
    }
}

#[test]
fn escape_closes_the_choice_and_opens_no_menu() {
    let mut hands = page(Device::Keys);
    let plate = open_seat(&mut hands, PERSON);
    hands.key(KeyCode::Escape);
    hands.update(3);
    assert!(!sheet_is_open(&mut hands));
    let menu = |hands: &Hands| *hands.app.world().resource::<State<Menu>>().get();
    assert_eq!(menu(&hands), Menu::None);
    assert_eq!(hands.focused(), Some(plate));
    hands.key(KeyCode::Escape);
    hands.update(3);
    assert_eq!(menu(&hands), Menu::Pause);
}

/// Letters go to the name wherever the focus is, and their keys make no action; a space and the key that erases do so
/// in the field only.
#[test]
fn a_typed_name_is_in_the_record() {
    let mut hands = page(Device::Keys);
    let speed = hands.app.world().resource::<MotionSettings>().speed;
    let plate = open_seat(&mut hands, PERSON);
    hands.type_text("Zoé Lx");
    hands.key(KeyCode::Backspace);
    hands.type_text("42");
    let draft = hands.app.world().resource::<Draft>();
    assert_eq!(draft.at(PERSON).map(|at| at.name.as_str()), Some("Zoé L42"));
    assert_eq!(draft.seed, None);
    assert!(hands.focused_words().contains("Zoé L42"));
    hands.press(Press::Confirm);
    hands.update(3);
    assert!(!sheet_is_open(&mut hands));
    assert_eq!(hands.focused(), Some(plate));
    assert!(hands.words_of(plate).contains("Zoé L42"));
    assert_eq!(hands.app.world().resource::<MotionSettings>().speed, speed);
    hands.choose_player(Seat::of(Camp::English), "The Squire");
    begin(&mut hands);
    hands.until(400, |hands| !hands.record().is_empty());
    let record = Record::parse(&hands.record()).expect("a record");
    let names: Vec<(&str, &PlayerKind)> = (record.players.iter())
        .map(|player| (player.name.as_str(), &player.kind))
        .collect();
    assert!(
        names.contains(&("Zoé L42", &PlayerKind::Human)),
        "{names:?}"
    );
}

/// The seed of a deal is typed on the page, not in the choice.
#[test]
fn a_bot_has_no_name_to_type() {
    let mut hands = page(Device::Keys);
    open_seat(&mut hands, Seat::of(Camp::English));
    hands.type_text("Max");
    let draft = hands.app.world().resource::<Draft>();
    assert_eq!(draft, &Draft::default());
    // A bot that becomes a person gets the letters.
    hands.press_words("A person");
    hands.update(3);
    assert!(sheet_is_open(&mut hands));
    hands.type_text("Max");
    hands.press(Press::Confirm);
    hands.update(3);
    assert_eq!(seating(&hands).at(Seat::of(Camp::English)).name, "Max");
    assert_eq!(seating(&hands).people().count(), 2);
}

/// Two presses on the title start as last time, in the same run and in the next.
#[test]
fn the_next_start_offers_the_last_answers() {
    let scratch = Scratch::new("answers");
    let mut hands = Hands::open_with(LaunchOptions::default(), Device::Keys, scratch.saves());
    to_page(&mut hands);
    hands.press_words("Expert");
    open_seat(&mut hands, PERSON);
    hands.type_text("Lou");
    hands.press(Press::Confirm);
    hands.update(3);
    hands.choose_player(PARTNER, "The Squire");
    let first = begin(&mut hands);
    assert_eq!(first.teams(), ByCamp::new(1, 2));
    hands.app.world_mut().write_message(AppExit::Success);
    hands.update(2);
    drop(hands);
    let mut hands = Hands::open_with(LaunchOptions::default(), Device::Keys, scratch.saves());
    hands.speak(Language::En);
    let draft = hands.app.world().resource::<Draft>().clone();
    assert_eq!(draft.seating(), first);
    hands.press_words("New game");
    hands.until(50, |hands| hands.screen() == Screen::Setup(ID));
    hands.update(3);
    hands.press(Press::Confirm);
    hands.until(50, |hands| hands.app.world().contains_resource::<Rules>());
    let config = hands.app.world().resource::<Rules>().config();
    assert_eq!(config.seating, first);
    assert_eq!(config.seating.at(PERSON).name, "Lou");
    assert_eq!(config.level, draft.level);
}

/// Every text of the page lies within its plate, button or column, in every language, window and text size.
#[test]
fn texts_stay_on_their_plates_and_on_the_page() {
    let mut hands = page(Device::Keys);
    for camp in Camp::ALL {
        hands.choose_player(Seat::new(camp, 1), "The Constable");
    }
    open_seat(&mut hands, PERSON);
    hands.type_text("WWWWWWWWWWWWWWWW");
    let faults = faults_of_texts(&mut hands);
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The same with pads that can sit down, and with four devices at four seats.
#[test]
fn texts_about_devices_stay_on_their_plates_and_on_the_page() {
    let mut hands = page(Device::Keys);
    let pads = [(); 3].map(|()| hands.plug_in_another());
    let free = hands.seat(PARTNER);
    hands.focus_on(free);
    let mut faults = faults_of_texts(&mut hands);
    hands.resize((1280.0, 720.0));
    hands.app.insert_resource(Scale::default());
    hands.speak(Language::En);
    for pad in pads {
        hands.button_of(pad, GamepadButton::South);
    }
    for focused in [PARTNER, PERSON] {
        let plate = hands.seat(focused);
        hands.focus_on(plate);
        faults.extend(faults_of_texts(&mut hands));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// What the page leaves out although its sheet could be so much higher.
fn left_out(hands: &mut Hands, window: Vec2) -> Vec<String> {
    let world = hands.app.world_mut();
    let unit = world.resource::<Scale>().ui;
    let mut texts = world.query::<(&LocalizedText, &ChildOf, &InheritedVisibility)>();
    let mut find = |key: &str| {
        let mut all = texts.iter(world);
        let found = all.find(|(text, ..)| text.key() == key);
        found.map(|(_, parent, seen)| (parent.parent(), seen.get()))
    };
    let (sheet, heading) = find("new-game").expect("the heading");
    let (_, caption) = find("new-game-edition").expect("the word above the editions");
    let spare = window.y * 0.98 - hands.area(sheet).expect("a sheet").height();
    let fault = |part: &str| format!("no {part}, and {spare} pixels are free");
    let hidden = [("heading", heading), ("caption", caption)].into_iter();
    let hidden = hidden.filter(|(_, seen)| !seen && spare > 60.0 * unit);
    hidden.map(|(part, _)| fault(part)).collect()
}

#[test]
fn the_heading_is_there_where_the_page_has_room_for_it() {
    let mut hands = page(Device::Keys);
    hands.choose_player(Seat::of(Camp::English), "A person");
    // The name stays as it is.
    hands.press(Press::Confirm);
    hands.update(3);
    for camp in Camp::ALL {
        hands.choose_player(Seat::new(camp, 1), "The Constable");
    }
    assert!(hands.says("new-game-hands"));
    let mut faults = faults_of_texts(&mut hands);
    let windows = [(844.0, 390.0), (1280.0, 720.0), (1024.0, 768.0)];
    faults.extend(faults_in_every_size(&mut hands, &windows, left_out));
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The texts that leave their place, in every language, window and text size.
fn faults_of_texts(hands: &mut Hands) -> Vec<String> {
    let windows = [
        (844.0, 390.0),
        (1024.0, 768.0),
        (1280.0, 720.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
    ];
    faults_in_every_size(hands, &windows, outside)
}

/// The texts that leave the node they are in, or the window, and the buttons that leave a node they are in.
fn outside(hands: &mut Hands, window: Vec2) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut texts = world.query::<(Entity, &Text, &ChildOf, &InheritedVisibility)>();
    let shown: Vec<(Entity, String, Entity)> = texts
        .iter(world)
        .filter(|(_, text, _, seen)| seen.get() && !text.0.is_empty())
        .map(|(entity, text, parent, _)| (entity, text.0.clone(), parent.parent()))
        .collect();
    let mut found = Vec::new();
    let mut buttons = world.query_filtered::<Entity, With<Focusable>>();
    let buttons: Vec<Entity> = buttons.iter(world).collect();
    for button in buttons {
        let mut above = hands.app.world().get::<ChildOf>(button);
        while let (Some(parent), Some(area)) = (above.map(ChildOf::parent), hands.area(button)) {
            let room = hands.area(parent).unwrap_or_default().inflate(1.5);
            let inside = room.contains(area.min) && room.contains(area.max);
            if !area.is_empty() && !inside {
                let words = hands.words_of(button);
                found.push(format!("button {words:?} takes {area:?} of {room:?}"));
                break;
            }
            above = hands.app.world().get::<ChildOf>(parent);
        }
    }
    for (entity, text, parent) in shown {
        let (Some(area), Some(parent)) = (hands.area(entity), hands.area(parent)) else {
            continue;
        };
        if area.is_empty() {
            continue;
        }
        let room = parent
            .intersect(Rect::from_corners(Vec2::ZERO, window))
            .inflate(1.5);
        if !(room.contains(area.min) && room.contains(area.max)) {
            found.push(format!("{text:?} takes {area:?} of {room:?}"));
        }
    }
    found
}
