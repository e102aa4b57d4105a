//! The largest text size: prompts, hints and the log at the table become nearly twice as large, or shorter, and stay
//! inside their places. At the normal text size they are large enough.

use crate::harness::parameters;
use guyenne::games::guyenne::ID;
use std::collections::BTreeMap;

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy::text::{FontSize, TextLayoutInfo};
use guyenne::app::settings::{Settings, TextSize};
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::rules::{Castle, DecisionKind, Names};
use guyenne::games::guyenne::table::Turn;
use guyenne::games::guyenne::table::castle_names::castle_key;
use guyenne::i18n::{Language, LocalizedText};
use guyenne::input::PlayerDevice;
use guyenne::table::SeatDevices;
use guyenne::table::log_panel::LogOpen;
use guyenne::table::overview_panel::Sentence;
use guyenne::theme::text_fit::LINE;
use guyenne::theme::{FontFace, Scale, TextMeasure, TextStyle};
use guyenne::timings::Speed;

use crate::fayance::by_ear::with_table_in_words;
use crate::guyenne::hint_request::advised;
use crate::guyenne::whole_game::{decision, play};
use crate::harness::{Device, Hands, Press, against};

/// The names of the nodes whose texts are checked.
const NODES: [&str; 7] = [
    "Scroll",
    "Hint",
    "Aside",
    "Opponent's name",
    "Hint note",
    "Log",
    "Refusal",
];

/// The nodes whose place is too small for texts that grow twice as large.
const NARROW: [&str; 4] = ["Combat", "Progress", "Force", "Turn's words"];

/// The nodes whose place is too small for that on a phone.
const NARROW_ON_A_PHONE: [&str; 4] = ["Scroll", "Hint", "Aside", "Opponent's name"];

/// Where in the table in words, whose texts grow, what a text on such a node says is told: both by key, that of the
/// sentence by its beginning.
const ELSEWHERE: [(&str, &str); 17] = [
    ("combat-at", "overview-combat"),
    ("combat-count", "overview-combat"),
    ("combat-then", "overview-combat-next"),
    ("combat-attack", "spoken-castle-fronts"),
    ("combat-defence", "spoken-castle-fronts"),
    ("combat-own-defence", "spoken-castle-fronts"),
    ("combat-only-you", "spoken-castle-fronts"),
    ("combat-more", "spoken-castle-fronts"),
    ("combat-hero", "spoken-castle-fronts"),
    ("hud-hero-sum", "spoken-castle-fronts"),
    ("combat-heroes-tie", "spoken-castle-fronts"),
    ("n-cards", "spoken-castle-fronts"),
    ("verbatim", "spoken-castle-fronts"),
    ("turn-yours", "prompt-"),
    ("turn-of", "prompt-"),
    ("bot-squire", "overview-player"),
    ("hud-hand", "tip-hand-enemy"),
];

/// The tags of partners' hands, which a duel does not have.
const TAG: &str = "Seat tag";

/// By node and key of the sentence the smallest type size seen, in logical pixels; and the texts outside their place.
#[derive(Default)]
struct Seen {
    sizes: BTreeMap<(String, String), f32>,
    outside: Vec<String>,
}

impl Seen {
    /// Records the texts of now.
    fn look(&mut self, hands: &mut Hands) {
        let world = hands.app.world_mut();
        let mut texts = world.query::<(
            &LocalizedText,
            &TextFont,
            &TextLayoutInfo,
            &ComputedNode,
            &InheritedVisibility,
            &ChildOf,
        )>();
        let mut found = Vec::new();
        for (message, font, info, node, visible, parent) in texts.iter(world) {
            if message.key().is_empty() || !visible.get() || node.size().min_element() < 1.0 {
                continue;
            }
            let mut above = Some(parent.parent());
            let mut named = None;
            while let Some(entity) = above {
                let name = world.get::<Name>(entity).map(Name::as_str);
                let mut measured = NODES.iter().chain(&NARROW).chain(&[TAG]);
                if let Some(&node) = measured.find(|&&node| Some(node) == name) {
                    named = Some((node, entity));
                    break;
                }
                above = world.get::<ChildOf>(entity).map(ChildOf::parent);
            }
            let Some((node_name, place)) = named else {
                continue;
            };
            let FontSize::Px(size) = font.font_size else {
                panic!("{node_name} is measured in pixels");
            };
            let room = world.get::<ComputedNode>(place).map(ComputedNode::size);
            let room = room.unwrap_or_default();
            // The log scrolls.
            let taken = info.size * info.scale_factor;
            let high = node_name == "Log" || taken.y <= room.y + 3.0;
            // The words of this plate keep away from its edge.
            let wide = match node_name {
                "Progress" => room.x * 0.86,
                _ => room.x + 1.0,
            };
            if room.min_element() > 1.0 && !(taken.x <= wide && high) {
                let key = message.key();
                self.outside
                    .push(format!("{node_name}: {key} takes {taken} of {room}"));
            }
            let key = message.key().trim_end_matches("-short").to_owned();
            found.push(((node_name.to_owned(), key), size * info.scale_factor));
        }
        for (key, size) in found {
            let least = self.sizes.entry(key).or_insert(size);
            *least = least.min(size);
        }
    }
}

fn sized(hands: &mut Hands, window: (f32, f32), letters: TextSize) {
    hands.resize(window);
    let world = hands.app.world_mut();
    world.resource_mut::<Settings>().text_size = letters;
    hands.update(3);
}

/// The players of a duel.
const DUEL: &str = "english:squire french:human";

/// A game of these players, which passes as fast as it can.
fn begun(seats: &str) -> Hands {
    let options = LaunchOptions {
        seed: Some(11),
        parameters: parameters(&[("level", "advanced"), ("seats", seats)]),
        speed: Some(Speed::Instant),
        ..LaunchOptions::default()
    };
    Hands::open(options, Device::Keys)
}

/// Waits for a person's decision; whether there is one before the game ends.
fn decides(hands: &mut Hands) -> bool {
    hands.until(400, |hands| {
        hands.screen() != Screen::Table(ID)
            || matches!(hands.app.world().resource::<Turn>(), Turn::Person(_))
    });
    let at_table = hands.screen() == Screen::Table(ID);
    if at_table {
        hands.update(3);
    }
    at_table
}

/// The texts of up to 20 decisions of a game of these players, with a hint and the open log at every fifth.
/// With `devices`, each seat shows the sign of another device.
fn texts_of_game(
    seats: &str,
    language: Language,
    window: (f32, f32),
    letters: TextSize,
    devices: bool,
) -> Seen {
    let mut hands = begun(seats);
    if devices {
        let pads = [(); 3].map(|()| PlayerDevice::Pad(hands.plug_in_another()));
        let mut devices = SeatDevices::default();
        devices.set(2, Some(PlayerDevice::Keyboard));
        for (seat, pad) in [0, 1, 3].into_iter().zip(pads) {
            devices.set(seat, Some(pad));
        }
        hands.app.insert_resource(devices);
    }
    hands.speak(language);
    sized(&mut hands, window, letters);
    let mut seen = Seen::default();
    for n in 0..20 {
        if !decides(&mut hands) {
            break;
        }
        seen.look(&mut hands);
        if n % 5 == 0 {
            hands.press(Press::Hint);
            advised(&mut hands);
            seen.look(&mut hands);
            hands.press(Press::Hint);
            hands.app.world_mut().resource_mut::<LogOpen>().0 = true;
            hands.update(4);
            seen.look(&mut hands);
            hands.app.world_mut().resource_mut::<LogOpen>().0 = false;
            hands.update(2);
            let kind = decision(&hands).map(|decision| decision.kind);
            if matches!(kind, Some(DecisionKind::Place { .. })) {
                // A move without cards is refused.
                hands.press(Press::Commit);
                hands.update(2);
                seen.look(&mut hands);
            }
        }
        let decision = decision(&hands).expect("a person decides");
        play(&mut hands, decision.nth(n * 7 % decision.count()));
    }
    seen
}

/// Text need not grow beyond this size, in design units.
const LARGE: f32 = 44.0;
/// Type sizes as large as that are rounded to a multiple of this many pixels.
const STEP: f32 = 2.0;

/// What is wrong with the texts in this language and window.
fn faults(language: Language, window: (f32, f32)) -> Vec<String> {
    let normal = texts_of_game(DUEL, language, window, TextSize::Normal, false);
    let large = texts_of_game(DUEL, language, window, TextSize::Largest, false);
    let unit = Scale::of(Vec2::from(window), 1.0).ui;
    let mut faults: Vec<String> = normal
        .outside
        .iter()
        .chain(&large.outside)
        .cloned()
        .collect();
    for node in NODES {
        let compared = normal
            .sizes
            .keys()
            .any(|key| key.0 == node && large.sizes.contains_key(key));
        if !compared {
            faults.push(format!("no text on {node}"));
        }
    }
    for (key, size) in &normal.sizes {
        if NARROW.contains(&&*key.0) {
            continue;
        }
        if window == (1280.0, 720.0) && *size < 16.0 {
            faults.push(format!("{key:?} is small: {size}"));
        }
        let enough = (1.9 * size - 0.5).min(LARGE * unit - STEP);
        if let Some(grown) = large.sizes.get(key).filter(|grown| **grown < enough) {
            faults.push(format!("{key:?} hardly grows: {size} to {grown}"));
        }
    }
    faults
}

#[test]
fn texts_grow_with_the_text_size_and_stay_in_their_places() {
    let designed = Language::ALL.map(|language| (language, (1280.0, 720.0)));
    for (language, window) in designed
        .into_iter()
        .chain([(Language::Fr, (1024.0, 768.0))])
    {
        let faults = faults(language, window);
        assert!(faults.is_empty(), "{language:?} {window:?}: {faults:#?}");
    }
}

/// The type sizes of the sentences of the table in words, by key, in logical pixels.
fn told_in_words(hands: &mut Hands) -> BTreeMap<String, f32> {
    with_table_in_words(hands, |world| {
        let mut sentences =
            world.query_filtered::<(&LocalizedText, &TextFont, &TextLayoutInfo), With<Sentence>>();
        let sizes = sentences.iter(world).map(|(message, font, info)| {
            let FontSize::Px(size) = font.font_size else {
                panic!("{} is measured in pixels", message.key());
            };
            let key = message.key().trim_end_matches("-short").to_owned();
            (key, size * info.scale_factor)
        });
        sizes.collect()
    })
}

/// The texts on [`NARROW`] nodes, on a phone on [`NARROW_ON_A_PHONE`], too, at the decisions of a game, and the table
/// in words at the same time, both with type sizes by key, in logical pixels.
fn narrow_texts(window: (f32, f32), letters: TextSize) -> Vec<[BTreeMap<String, f32>; 2]> {
    let mut hands = begun(DUEL);
    hands.speak(Language::Fr);
    sized(&mut hands, window, letters);
    let mut all = Vec::new();
    for n in 0..40 {
        if !decides(&mut hands) {
            break;
        }
        let mut seen = Seen::default();
        seen.look(&mut hands);
        let narrow = (seen.sizes.into_iter()).filter(|((node, _), _)| {
            let on_a_phone = window.1 < 500.0 && NARROW_ON_A_PHONE.contains(&&**node);
            on_a_phone || NARROW.contains(&&**node)
        });
        let narrow = narrow.map(|((_, key), size)| (key, size)).collect();
        all.push([narrow, told_in_words(&mut hands)]);
        let decision = decision(&hands).expect("a person decides");
        play(&mut hands, decision.nth(n * 7 % decision.count()));
    }
    all
}

/// What stands where there is no room for twice as large letters is told in the table in words, which grows, in the
/// smallest window too.
#[test]
fn texts_that_cannot_grow_are_told_in_the_table_in_words() {
    for window in [(1280.0, 720.0), (844.0, 390.0)] {
        let normal = narrow_texts(window, TextSize::Normal);
        let large = narrow_texts(window, TextSize::Largest);
        assert_eq!(normal.len(), large.len());
        let mut compared = BTreeMap::new();
        for ([narrow, words], [narrow_large, words_large]) in normal.iter().zip(&large) {
            for (key, size) in words {
                let grown = words_large[key];
                assert!(
                    grown >= 1.9 * size - 0.5,
                    "{window:?} {key}: {size} to {grown}"
                );
            }
            for (key, size) in narrow {
                let grown = narrow_large[key] / size;
                let elsewhere = ELSEWHERE.iter().find(|(text, _)| text == key);
                let told = words.contains_key(key)
                    || elsewhere.is_some_and(|(_, sentence)| {
                        words.keys().any(|key| key.starts_with(sentence))
                    });
                assert!(
                    grown >= 1.9 || told,
                    "{window:?} {key} grows {grown} times: {words:?}"
                );
                // What is large already need not grow; the terms of a long sum have no words for keys.
                if *size < LARGE * 0.85 && key != "verbatim" {
                    let least = compared.entry(key.clone()).or_insert(grown);
                    *least = least.min(grown);
                }
            }
        }
        // Where there is room the texts grow nevertheless.
        for (key, grown) in &compared {
            let most = if window.1 < 500.0 { 1.0 } else { 1.15 };
            assert!(*grown >= most, "{window:?} {key} grows {grown} times");
        }
        assert!(compared.contains_key("combat-at") && compared.contains_key("turn-yours"));
        let prompts = compared.keys().any(|key| key.starts_with("prompt-"));
        assert_eq!(prompts, window.1 < 500.0, "{window:?}: {compared:?}");
    }
}

/// In every language the texts of a duel keep to their places in the smallest window with the largest text, too.
#[test]
fn texts_of_every_language_stay_in_their_places_on_a_phone() {
    for language in Language::ALL {
        let seen = texts_of_game(DUEL, language, (844.0, 390.0), TextSize::Largest, false);
        assert!(seen.outside.is_empty(), "{language:?}: {:#?}", seen.outside);
        assert!(seen.sizes.len() > 10, "{language:?}");
    }
}

/// With two players in each camp, too, no text leaves its place, at any window the game is made for.
#[test]
fn texts_of_shared_camps_stay_in_their_places() {
    let four = "english:squire,squire french:human,squire";
    for window in [
        (844.0, 390.0),
        (1280.0, 720.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
    ] {
        for (letters, devices) in [
            (TextSize::Normal, false),
            (TextSize::Largest, false),
            (TextSize::Normal, true),
            (TextSize::Largest, true),
        ] {
            let seen = texts_of_game(four, Language::Fr, window, letters, devices);
            assert!(
                seen.outside.is_empty(),
                "{window:?} {letters:?} {devices}: {:#?}",
                seen.outside
            );
            let tagged = seen.sizes.keys().any(|(node, _)| node == TAG);
            assert!(tagged, "{window:?}: no tag");
        }
    }
}

#[test]
fn castle_names_are_at_least_16_pixels_high() {
    let mut hands = Hands::open(against("knight"), Device::Keys);
    hands.speak(Language::Fr);
    sized(&mut hands, (1280.0, 720.0), TextSize::Normal);
    hands.update(30);
    let world = hands.app.world_mut();
    let mut texts =
        world.query_filtered::<(&LocalizedText, &TextFont, &GlobalTransform), With<Text2d>>();
    let mut sizes = BTreeMap::new();
    for (message, font, at) in texts.iter(world) {
        let FontSize::Px(size) = font.font_size else {
            panic!("{} is measured in pixels", message.key());
        };
        if Castle::ALL
            .iter()
            .any(|&castle| castle_key(Names::default(), castle) == message.key())
        {
            sizes.insert(message.key().to_owned(), size * at.scale().y);
        }
    }
    assert_eq!(sizes.len(), Castle::ALL.len(), "{sizes:?}");
    let small = sizes.values().any(|&size| size < 16.0);
    assert!(!small, "{sizes:?}");
}

#[test]
fn words_fit_into_the_lines_they_were_measured_for() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    let words = "Name a castle and play one to five cards there, whatever comes";
    let room = 300.0;
    let measure = move |mut measure: TextMeasure| {
        let measured = measure.words(words, FontFace::Roman);
        let mut measured = measured.expect("the fonts are loaded");
        [1, 2, 3].map(|lines| measured.fitting(room, lines, 40.0))
    };
    let sizes = hands.app.world_mut().run_system_once(measure);
    let sizes = sizes.expect("it measures");
    assert!(sizes.is_sorted() && sizes[0] < sizes[2], "{sizes:?}");
    for (lines, size) in [1.0, 2.0, 3.0].into_iter().zip(sizes) {
        let text = (
            Text::new(words),
            TextStyle::new(FontFace::Roman, size).growing(1.0),
            Node {
                position_type: PositionType::Absolute,
                width: px(room),
                ..default()
            },
        );
        let text = hands.app.world_mut().spawn(text).id();
        hands.update(3);
        let info = hands.app.world().get::<TextLayoutInfo>(text);
        let laid = info.expect("it is laid").size.y / (LINE * size);
        assert!(laid.round() <= lines && laid > 0.5, "{laid} of {lines}");
    }
}

/// What `find` finds at each of these windows, at every text size and in every language, each with where it is.
pub fn faults_in_every_size(
    hands: &mut Hands,
    windows: &[(f32, f32)],
    find: impl Fn(&mut Hands, Vec2) -> Vec<String>,
) -> Vec<String> {
    let mut faults = Vec::new();
    for text_scale in TextSize::ALL.map(TextSize::text_scale) {
        for &window in windows {
            hands.resize(window);
            let scale = Scale::of(Vec2::from(window), text_scale);
            hands.app.insert_resource(scale);
            for language in Language::ALL {
                hands.speak(language);
                hands.update(4);
                let found = find(hands, Vec2::from(window)).into_iter();
                faults.extend(found.map(|f| format!("{window:?} {text_scale} {language:?}: {f}")));
            }
        }
    }
    faults
}
