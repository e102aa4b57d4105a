//! Le Trône de Fayance by ear: a whole game by names alone, through a screen reader's requests; the table in words by
//! keys and from the log; the register, whose cards have names.

use accesskit::Role;
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use guyenne::app::settings::TextSize;
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::fayance::ID;
use guyenne::games::fayance::rules::record::Record;
use guyenne::games::fayance::rules::{Card, Side, View};
use guyenne::games::fayance::table::card::Selectable;
use guyenne::games::fayance::table::overview::overview;
use guyenne::games::fayance::table::{Draft, Rules, Turn, words};
use guyenne::i18n::{Language, LocalizedText, Localizer};
use guyenne::rules::seed::Seed;
use guyenne::table::log_panel::LogOpen;
use guyenne::table::overview_panel::{OverviewList, OverviewOpen, OverviewPanel, Sentence};

use super::layout::sized;
use super::player::{between, open, play, turn, view, wait};
use crate::by_ear::{ScreenReader, SpokenNode};
use crate::harness::{Device, Hands, Press};

/// A screen reader that reads this app.
pub fn reading(hands: Hands) -> ScreenReader {
    let mut reader = ScreenReader::open(LaunchOptions::default());
    reader.hands = hands;
    reader.hands.speak(Language::En);
    let requested = reader
        .hands
        .app
        .world()
        .resource::<AccessibilityRequested>();
    requested.set(true);
    reader.wait(3);
    reader
}

/// Whether the table in words is open.
pub fn is_open(hands: &Hands) -> bool {
    hands.app.world().resource::<OverviewOpen>().0
}

fn localize(hands: &Hands, message: &LocalizedText) -> String {
    hands.app.world().resource::<Localizer>().localize(message)
}

/// Reads the panel line by line with the key for the next thing. Each line lies in the list, and the panel in the
/// window.
pub fn read_through(hands: &mut Hands) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut panels = world.query_filtered::<Entity, With<OverviewPanel>>();
    let mut lists = world.query_filtered::<Entity, With<OverviewList>>();
    let mut lines = world.query_filtered::<(), With<Sentence>>();
    let mut windows = world.query::<&Window>();
    let panel = panels.single(world).expect("the panel");
    let list = lists.single(world).expect("its list");
    let count = lines.iter(world).count();
    let size = windows.single(world).expect("one window").resolution.size();
    let window = Rect::from_corners(Vec2::ZERO, size).inflate(1.0);
    let area = hands.area(panel).expect("it is drawn");
    assert_eq!(window.union(area), window, "the panel is at {area:?}");
    let mut read = Vec::new();
    for n in 0..count {
        hands.update(3);
        let line = hands.focused().expect("a line has the focus");
        assert!(
            hands.app.world().get::<Sentence>(line).is_some(),
            "{n} of {count}: {:?} after {read:#?}",
            hands.focused_words()
        );
        let (text, around) = (hands.area(line), hands.area(list));
        let (text, around) = (
            text.expect("an area"),
            around.expect("an area").inflate(2.0),
        );
        let whole = text.height() <= around.height();
        let (top, bottom) = (text.min.y >= around.min.y, text.max.y <= around.max.y);
        assert!(
            (!whole || top && bottom) && text.min.x >= around.min.x && text.max.x <= around.max.x,
            "{:?} is at {text:?} in {around:?}",
            hands.focused_words()
        );
        read.push(hands.focused_words());
        hands.press(Press::Next);
    }
    read
}

/// Waits until the other side has chosen, so that what is read does not change meanwhile.
fn settle(hands: &mut Hands) {
    wait(hands);
    hands.until(6000, |hands| {
        if hands.screen() != Screen::Table(ID) {
            return true;
        }
        let view = view(hands);
        let near = view.viewer.unwrap_or(Side::South);
        !view.sides[near.other()].owes
    });
    hands.update(2);
}

/// What `read` finds while the table in words is open.
pub fn with_table_in_words<T>(hands: &mut Hands, read: impl FnOnce(&mut World) -> T) -> T {
    hands.app.world_mut().resource_mut::<OverviewOpen>().0 = true;
    hands.update(4);
    let found = read(hands.app.world_mut());
    hands.app.world_mut().resource_mut::<OverviewOpen>().0 = false;
    hands.update(3);
    found
}

/// The sentences of the table in words, in any order.
pub fn told_in_words(hands: &mut Hands) -> Vec<String> {
    let told = with_table_in_words(hands, |world| {
        let mut sentences = world.query_filtered::<&LocalizedText, With<Sentence>>();
        sentences.iter(world).cloned().collect::<Vec<_>>()
    });
    told.iter().map(|line| localize(hands, line)).collect()
}

/// The sentence on the node of the prompt.
pub fn prompt(hands: &mut Hands) -> LocalizedText {
    let world = hands.app.world_mut();
    let mut named = world.query::<(&Name, &Children)>();
    let (_, children) = (named.iter(world))
        .find(|(name, _)| name.as_str() == "Prompt")
        .expect("a prompt");
    let text = children
        .iter()
        .find_map(|child| world.get::<LocalizedText>(child));
    text.expect("its text").clone()
}

/// What the table in words says: the prompt, and the view on screen.
fn wanted(hands: &mut Hands) -> Vec<String> {
    let prompt = prompt(hands);
    let (view, rules) = (view(hands), hands.app.world().resource::<Rules>());
    let near = view.viewer.unwrap_or(Side::South);
    let told = overview(&view, near, rules.config());
    let told = [prompt].into_iter().chain(told);
    told.map(|line| localize(hands, &line)).collect()
}

/// How many cards of this kind are in the game.
fn dealt(view: &View, card: Card) -> usize {
    let of = |side: Side| {
        let seen = &view.sides[side];
        let parts = [seen.active, view.reserve(side), seen.discard];
        parts.map(|cards| usize::from(cards.of_kind(card)))
    };
    Side::ALL.into_iter().flat_map(of).sum()
}

fn is_button(node: &SpokenNode, name: &str) -> bool {
    node.role == Role::Button && node.name == name
}

/// The button that makes the choice, by what is chosen.
const CONFIRM: [&str; 5] = ["Muster", "Call up", "Call", "Lay it so", "Choose"];

/// Plays up to the result by names alone; returns how many choices were confirmed.
fn play_by_ear(reader: &mut ScreenReader) -> usize {
    let (mut made, mut idle, mut turned) = (0, 0, false);
    while idle < 400 {
        let told = reader.told();
        if told.iter().any(|node| is_button(node, "A new deal")) {
            return made;
        }
        let confirm = CONFIRM
            .iter()
            .find_map(|name| told.iter().find(|node| is_button(node, name)));
        let Some(confirm) = confirm else {
            idle += 1;
            reader.wait(1);
            continue;
        };
        let free = |ending: &str| {
            let of = |node: &&SpokenNode| node.can_press && node.name.contains(ending);
            let all: Vec<&SpokenNode> = told
                .iter()
                .filter(of)
                .filter(|node| !node.name.ends_with(", chosen"))
                .collect();
            (!all.is_empty()).then(|| all[made * 5 % all.len()].clone())
        };
        let press = match confirm.name.as_str() {
            "Lay it so" if !turned && made % 2 == 0 => {
                turned = true;
                told.iter().find(|node| is_button(node, "Turn")).cloned()
            }
            _ if confirm.can_press => {
                (made, turned) = (made + 1, false);
                Some(confirm.clone())
            }
            "Call" => {
                let troop = ["Archer", "Rider", "Warrior"][made % 3];
                told.iter().find(|node| is_button(node, troop)).cloned()
            }
            "Choose" => free("in your army"),
            _ => free("in your reserve"),
        };
        match press {
            Some(press) => {
                idle = 0;
                reader.press(&press);
            }
            None => {
                idle += 1;
                reader.wait(1);
            }
        }
    }
    panic!(
        "nothing can be done any more:\n{:?}\n{}",
        reader.told(),
        reader.transcript
    );
}

#[test]
fn a_whole_game_is_played_by_ear() {
    let mut reader = reading(open(LaunchOptions::default(), Device::Keys));
    let press = |reader: &mut ScreenReader, name: &str| {
        let told = reader.told();
        let found = told
            .iter()
            .find(|node| node.can_press && node.name.contains(name));
        let found = found.unwrap_or_else(|| panic!("no {name:?} among {told:?}"));
        reader.press(&found.clone());
        reader.wait(5);
    };
    press(&mut reader, "New game");
    press(&mut reader, "The Throne of Fayance");
    assert_eq!(reader.hands.screen(), Screen::Setup(ID));
    // The same cards in every run of the test.
    reader
        .hands
        .app
        .world_mut()
        .resource_mut::<Draft>()
        .game
        .seed = Some(Seed(11));
    press(&mut reader, "The Apprentice");
    press(&mut reader, "To the table");
    reader
        .hands
        .until(200, |hands| matches!(turn(hands), Turn::Person(_)));
    reader.wait(3);
    // Before anything is chosen: both reserves, from the log.
    reader.press_named("The chronicle");
    reader.wait(3);
    reader.press_named("In words");
    reader.wait(3);
    let told = reader.told();
    let reserves = told
        .iter()
        .filter(|node| node.name.contains(", reserve: the "));
    assert_eq!(reserves.count(), 2, "{told:#?}");
    let says = |what: &str| told.iter().any(|node| node.name.contains(what));
    for what in [
        "You are on the side of",
        "is to muster",
        "Next: ",
        "holds no territory",
    ] {
        assert!(says(what), "{what:?} is not among {told:#?}");
    }
    reader.press_named("Back");
    reader.wait(3);
    assert!(!is_open(&reader.hands));
    assert!(!reader.hands.app.world().resource::<LogOpen>().0);
    let focus = reader.update().focus;
    let told = reader.told();
    let focused = told.iter().find(|node| node.id == focus);
    assert!(
        focused.is_some_and(|node| !node.name.is_empty()),
        "the focus is not given back"
    );
    let made = play_by_ear(&mut reader);
    assert!(
        made >= 15,
        "{made} choices are no game:\n{}",
        reader.transcript
    );
    assert_eq!(reader.hands.screen(), Screen::Result(ID));
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(folder.join("by-ear-fayance.txt"), &reader.transcript)
        .expect("the transcript can be written");
    let page = reader
        .hands
        .app
        .world()
        .resource::<guyenne::games::fayance::table::ResultPage>();
    let record = Record::parse(&page.record).expect("a record");
    assert!(record.is_over());
    record.replay().expect("a legal game");
}

#[test]
fn the_register_tells_of_every_card_whose_it_is_and_where() {
    let mut reader = reading(open(between("glazier", "human", 4), Device::Keys));
    for pick in 0..7 {
        wait(&mut reader.hands);
        reader.wait(2);
        let view = view(&reader.hands);
        let told = reader.told();
        let marks: Vec<&SpokenNode> = told
            .iter()
            .filter(|node| {
                let ends = [", in the army", ", in the reserve", ", fallen"];
                node.role != Role::Button && ends.iter().any(|end| node.name.ends_with(end))
            })
            .collect();
        assert_eq!(marks.len(), 24, "{marks:#?}");
        let config = reader
            .hands
            .app
            .world()
            .resource::<Rules>()
            .config()
            .clone();
        for side in Side::ALL {
            let name = localize(&reader.hands, &words::player(&config, side));
            let seen = &view.sides[side];
            for (cards, end) in [
                (seen.active, "in the army"),
                (view.reserve(side), "in the reserve"),
                (seen.discard, "fallen"),
            ] {
                for n in 0..12 {
                    let card = Card::of_index(n).expect("a card");
                    let what = localize(&reader.hands, &words::card(card));
                    let wanted = format!("{name}: {what}, {end}");
                    let named = marks.iter().filter(|node| node.name == wanted).count();
                    assert_eq!(
                        named,
                        usize::from(cards.of_kind(card)),
                        "{wanted}: {marks:#?}"
                    );
                }
            }
        }
        play(&mut reader.hands, pick);
    }
}

#[test]
fn a_key_opens_the_table_in_words_and_back_closes_it_and_nothing_else() {
    let mut hands = open(between("glazier", "human", 4), Device::Keys);
    hands.speak(Language::En);
    let mut seen = 0;
    for pick in 0..20 {
        settle(&mut hands);
        if hands.screen() != Screen::Table(ID) || !matches!(turn(&hands), Turn::Person(_)) {
            break;
        }
        // A card that is chosen stays chosen.
        let card = hands.focused();
        let world = hands.app.world();
        let chosen = card.is_some_and(|card| world.get::<Selectable>(card).is_some());
        if chosen {
            hands.press(Press::Confirm);
            hands.update(2);
        }
        let before = hands
            .app
            .world()
            .resource::<guyenne::games::fayance::table::Selection>()
            .clone();
        let focus = hands.focused();
        hands.key(KeyCode::KeyT);
        hands.update(3);
        assert!(is_open(&hands));
        let read = read_through(&mut hands);
        assert_eq!(read, wanted(&mut hands));
        let (all, view) = (read.join("\n"), view(&hands));
        for n in 0..12 {
            let card = Card::of_index(n).expect("a card");
            let name = localize(&hands, &words::card(card));
            assert_eq!(
                all.matches(&name).count(),
                dealt(&view, card),
                "{name} in {all}"
            );
        }
        seen += 1;
        hands.press(Press::Back);
        hands.update(3);
        assert!(!is_open(&hands));
        assert_eq!(hands.focused(), focus, "the focus is not given back");
        let after = hands
            .app
            .world()
            .resource::<guyenne::games::fayance::table::Selection>();
        assert_eq!(*after, before, "what closes the panel takes nothing back");
        if chosen {
            hands.press(Press::Back);
            hands.update(2);
        }
        play(&mut hands, pick);
    }
    assert!(seen > 8, "{seen}");
}

#[test]
fn the_table_in_words_is_read_on_a_phone_with_the_largest_letters_in_every_language() {
    for language in Language::ALL {
        let mut hands = open(between("champion", "human", 6), Device::Keys);
        sized(&mut hands, (844.0, 390.0), TextSize::Largest, language);
        for pick in 0..9 {
            settle(&mut hands);
            if pick % 4 == 0 {
                hands.key(KeyCode::KeyT);
                hands.update(5);
                let read = read_through(&mut hands);
                assert_eq!(read, wanted(&mut hands), "{language:?}");
                hands.key(KeyCode::KeyT);
                hands.update(3);
                assert!(!is_open(&hands));
            }
            play(&mut hands, pick);
        }
    }
}

#[test]
fn a_pad_opens_it_from_the_log_and_nothing_lies_open_behind_the_curtain() {
    let mut hands = open(between("human", "human", 9), Device::Pad);
    hands.speak(Language::En);
    hands.share_one_device();
    wait(&mut hands);
    if let Turn::Curtain(_) = turn(&hands) {
        hands.key(KeyCode::KeyT);
        hands.update(4);
        assert!(!is_open(&hands), "behind the curtain");
        hands.press(Press::Confirm);
        hands.update(4);
    }
    hands.button(GamepadButton::Select);
    hands.update(3);
    assert!(hands.app.world().resource::<LogOpen>().0);
    hands.press(Press::Right);
    assert!(
        hands.focused_words().contains("In words"),
        "{}",
        hands.focused_words()
    );
    hands.press(Press::Confirm);
    hands.update(3);
    assert!(is_open(&hands) && !hands.app.world().resource::<LogOpen>().0);
    hands.press(Press::Back);
    hands.update(3);
    assert!(!is_open(&hands));
}
