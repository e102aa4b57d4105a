//! Every page in every language, in the smallest window with the largest text: no text leaves the window or its button,
//! is cut, or lies over another one. What is too much for a page scrolls.

use bevy::prelude::*;
use bevy::text::{FontSize, TextLayoutInfo};
use guyenne::app::games::GAMES;
use guyenne::app::menu::settings::{OptionGroup, ShownGroup};
use guyenne::app::settings::{Settings, TextSize};
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::table::{Phase, Turn};
use guyenne::i18n::{LocalizedText, Localizer};
use guyenne::table::MenuGame;
use guyenne::theme::scroll_pane::ScrollPane;
use guyenne::theme::widget::ButtonWords;

use crate::guyenne::whole_game::{next_decision, play};
use crate::harness::{Device, Hands, Press, parameters};
use crate::text_size::faults_in_every_size;

/// A text on screen: its words, what it covers, and what of that is not scrolled away.
struct Words {
    text: String,
    area: Rect,
    seen: Rect,
}

/// The width of a space in the largest text, in pixels.
const SPACE: f32 = 10.0;

/// What is wrong with the texts of the highest page.
fn faults(hands: &mut Hands, window: Vec2) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut texts = world.query::<(Entity, &Text, &InheritedVisibility, &TextLayoutInfo)>();
    let all: Vec<_> = texts
        .iter(world)
        .filter(|(_, text, visible, _)| visible.get() && !text.0.trim().is_empty())
        .map(|(entity, text, _, info)| (entity, text.0.clone(), info.size * info.scale_factor))
        .collect();
    let height = |hands: &Hands, entity: Entity| {
        let root = *hands.nodes_above(entity).last().expect("itself");
        let index = hands.app.world().get::<GlobalZIndex>(root);
        index.map_or(0, |index| index.0)
    };
    let highest = all.iter().map(|(e, ..)| height(hands, *e)).max();
    let slack = Rect::from_corners(Vec2::splat(-1.5), window + 1.5);
    let mut faults = Vec::new();
    let mut found: Vec<Words> = Vec::new();
    for (entity, text, size) in all {
        let Some(area) = hands.area(entity).filter(|area| !area.is_empty()) else {
            continue;
        };
        if Some(height(hands, entity)) != highest {
            continue;
        }
        // The space at the end of a line that is wrapped is laid out, too.
        if size.x > area.width() + SPACE || size.y > area.height() + 2.0 {
            faults.push(format!("{text:?} is cut: {size} in {}", area.size()));
        }
        let above = hands.nodes_above(entity);
        let world = hands.app.world();
        let nearest = |is: &dyn Fn(Entity) -> bool| above.iter().copied().find(|&e| is(e));
        let pane = nearest(&|e| world.get::<ScrollPane>(e).is_some());
        let pane = pane.and_then(|pane| hands.area(pane));
        let button = nearest(&|e| world.get::<bevy::ui_widgets::Button>(e).is_some());
        if let Some(button) = button.and_then(|button| hands.area(button)) {
            let room = button.inflate(1.5);
            if !(room.contains(area.min) && room.contains(area.max)) {
                faults.push(format!(
                    "{text:?} leaves its button: {area:?} of {button:?}"
                ));
            }
            let free = (area.min.y - button.min.y).min(button.max.y - area.max.y);
            // A day of the calendar is a number above a sign, and fills its cell.
            let letters = world.get::<ButtonWords>(entity).is_some() && !text.contains('\n');
            if letters && free < 1.5 {
                faults.push(format!("{text:?} fills its button: {area:?} of {button:?}"));
            }
        }
        let within = pane.map_or(slack, |pane| Rect {
            min: Vec2::new(pane.min.x - 1.5, f32::NEG_INFINITY),
            max: Vec2::new(pane.max.x + 1.5, f32::INFINITY),
        });
        if !(within.contains(area.min) && within.contains(area.max)) {
            faults.push(format!("{text:?} leaves its page: {area:?}"));
        }
        let seen = pane.map_or(area, |pane| area.intersect(pane));
        for other in &found {
            let both = other.seen.intersect(seen);
            if both.width() > 2.0 && both.height() > 4.0 {
                faults.push(format!(
                    "{text:?} lies over {:?} {:?}",
                    other.text, other.area
                ));
            }
        }
        found.push(Words { text, area, seen });
    }
    if found.is_empty() {
        faults.push("nothing can be read".to_owned());
    }
    faults
}

const WINDOWS: [(f32, f32); 2] = [(844.0, 390.0), (1280.0, 720.0)];

pub fn check(what: &str, hands: &mut Hands) {
    let faults = faults_in_every_size(hands, &WINDOWS, faults);
    assert!(faults.is_empty(), "{what}: {faults:#?}");
}

/// Opens a page, anew if it is open.
fn go_to(hands: &mut Hands, screen: Screen, menu: Menu) {
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(screen);
    world.resource_mut::<NextState<Menu>>().set(menu);
    hands.update(6);
    assert_eq!((hands.screen(), hands.menu()), (screen, menu));
    let world = hands.app.world_mut();
    let mut buttons = world.query_filtered::<(), With<bevy::ui_widgets::Button>>();
    let buttons = buttons.iter(world).count();
    let least = if screen == Screen::ChooseGame {
        GAMES.len() + 1
    } else {
        2
    };
    assert!(buttons >= least, "{screen:?} {menu:?}: {buttons}");
}

#[test]
fn words_of_every_group_of_the_settings_fit() {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    go_to(&mut hands, Screen::Title, Menu::Settings);
    for group in OptionGroup::ALL {
        hands.app.insert_resource(ShownGroup(group));
        hands.update(4);
        check(group.key().id(), &mut hands);
    }
}

/// Every card of every puzzle: its task with both hints, and its why.
#[test]
fn words_of_every_puzzle_fit() {
    use guyenne::games::guyenne::rules::Puzzle;
    use guyenne::games::guyenne::table::puzzles::{
        CardButton, CardKind, CurrentPuzzle, StartPuzzle, press_card,
    };
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    let reads = |hands: &Hands, name: &str, is: fn(&CardKind) -> bool| {
        let current = hands.app.world().get_resource::<CurrentPuzzle>();
        current
            .is_some_and(|current| current.puzzle().name == name && current.card().is_some_and(is))
    };
    for puzzle in Puzzle::all() {
        let name = puzzle.name.as_str();
        let world = hands.app.world_mut();
        world.write_message(StartPuzzle(name.to_owned()));
        hands.until(100, |hands| {
            reads(hands, name, |card| *card == CardKind::Task)
        });
        for _ in 0..2 {
            press_card(hands.app.world_mut(), CardButton::Hint);
            hands.update(4);
        }
        check(&format!("the task of {name}"), &mut hands);
        press_card(hands.app.world_mut(), CardButton::Solution);
        let shown = |card: &CardKind| matches!(card, CardKind::Shown(_));
        hands.until(3000, |hands| reads(hands, name, shown));
        hands.update(4);
        check(&format!("the solution of {name}"), &mut hands);
    }
}

/// The buttons of a puzzle on the table, with the longer signs of a pad.
#[test]
fn words_of_a_puzzles_buttons_fit_beside_a_pads_signs() {
    use guyenne::games::guyenne::table::puzzles::{CardKind, CurrentPuzzle, StartPuzzle};
    let mut hands = Hands::open(LaunchOptions::default(), Device::Pad);
    let world = hands.app.world_mut();
    world.write_message(StartPuzzle("two-backs".to_owned()));
    hands.until(100, |hands| {
        let current = hands.app.world().get_resource::<CurrentPuzzle>();
        current.and_then(CurrentPuzzle::card) == Some(&CardKind::Task)
    });
    hands.update(3);
    hands.press(Press::Confirm);
    hands.until(3000, |hands| {
        let current = hands.app.world().resource::<CurrentPuzzle>();
        current.is_chosen() && matches!(hands.turn(), Turn::Person(_))
    });
    hands.update(4);
    assert!(hands.says("button-task"));
    let faults = faults_in_every_size(&mut hands, &WINDOWS, table_faults);
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn words_of_every_page_fit() {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    for (screen, menu) in [
        (Screen::Title, Menu::None),
        (Screen::Title, Menu::Pause),
        (Screen::Title, Menu::Credits),
        (Screen::Title, Menu::Puzzles),
        (Screen::Title, Menu::Daily),
        (Screen::Setup(ID), Menu::None),
        (Screen::Setup(ID), Menu::Pause),
    ] {
        go_to(&mut hands, screen, menu);
        check(&format!("{screen:?} {menu:?}"), &mut hands);
    }
}

/// The pages that are laid out for the window in which they are opened.
#[test]
fn words_of_pages_of_several_games_fit() {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    let learn = GAMES
        .iter()
        .map(|game| (game.id, Screen::Title, Menu::Learn));
    let choice = (ID, Screen::ChooseGame, Menu::None);
    let others = GAMES.iter().map(|game| game.id).filter(|&game| game != ID);
    let setups = others.map(|game| (game, Screen::Setup(game), Menu::None));
    for (about, screen, menu) in learn.chain([choice]).chain(setups) {
        let faults = faults_in_every_size(&mut hands, &WINDOWS, |hands, window| {
            hands.app.insert_resource(MenuGame(about));
            go_to(hands, screen, menu);
            faults(hands, window)
        });
        assert!(
            faults.is_empty(),
            "{about} {screen:?} {menu:?}: {faults:#?}"
        );
    }
}

#[test]
fn words_of_questions_over_the_settings_fit() {
    for (group, key) in [
        (OptionGroup::Game, "settings-reset-group"),
        (OptionGroup::Picture, "settings-reset-all"),
    ] {
        let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
        let world = hands.app.world_mut();
        world.resource_mut::<NextState<Menu>>().set(Menu::Settings);
        hands.app.insert_resource(ShownGroup(group));
        hands.update(6);
        let words = hands.app.world().resource::<Localizer>().text_of(key, &[]);
        hands.press_words(&words);
        hands.update(4);
        assert!(hands.says(&format!("{key}-ask")), "{key} asks");
        check(key, &mut hands);
    }
}

#[test]
fn words_of_questions_about_bindings_fit() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Pad);
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(Menu::Settings);
    for (group, binding, key, asked) in [
        (
            OptionGroup::Keyboard,
            "Binding of hint",
            None,
            "binding-listen-key",
        ),
        (
            OptionGroup::Keyboard,
            "Binding of hint",
            Some(KeyCode::KeyC),
            "binding-taken",
        ),
        (
            OptionGroup::Keyboard,
            "Binding of hint",
            Some(KeyCode::Enter),
            "binding-reserved",
        ),
        (
            OptionGroup::Pad,
            "Binding of hint",
            None,
            "binding-listen-button",
        ),
    ] {
        hands.app.insert_resource(ShownGroup(group));
        hands.update(6);
        let world = hands.app.world_mut();
        let mut names = world.query::<(Entity, &Name)>();
        let button = names.iter(world).find(|(_, name)| name.as_str() == binding);
        let (entity, _) = button.expect("the button of the binding");
        world.trigger(bevy::ui_widgets::Activate { entity });
        hands.update(3);
        if let Some(key) = key {
            hands.key(key);
            hands.update(3);
        }
        assert!(hands.says(asked), "{asked}");
        check(asked, &mut hands);
        hands.key(KeyCode::Escape);
        hands.update(3);
        assert!(!hands.says(asked), "{asked} goes");
    }
}

/// What is wrong with the texts of the table, which may lie over each other as panels do: those of buttons leave them,
/// or a text leaves the window.
fn table_faults(hands: &mut Hands, window: Vec2) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut texts = world.query::<(Entity, &Text, &InheritedVisibility)>();
    let all: Vec<_> = (texts.iter(world))
        .filter(|(_, text, seen)| seen.get() && !text.0.trim().is_empty())
        .map(|(entity, text, _)| (entity, text.0.clone()))
        .collect();
    let slack = Rect::from_corners(Vec2::splat(-1.5), window + 1.5);
    let mut faults = Vec::new();
    for (entity, text) in all {
        let Some(area) = hands.area(entity).filter(|area| !area.is_empty()) else {
            continue;
        };
        if !(slack.contains(area.min) && slack.contains(area.max)) {
            faults.push(format!("{text:?} leaves the window: {area:?}"));
        }
        let mut above = entity;
        while let Some(parent) = hands.app.world().get::<ChildOf>(above) {
            above = parent.parent();
            let button = hands.app.world().get::<bevy::ui_widgets::Button>(above);
            let Some(button) = button.and_then(|_| hands.area(above)) else {
                continue;
            };
            // The button's frame is free at its ends.
            let room = Rect {
                min: button.min + Vec2::new(3.0, -1.5),
                max: button.max + Vec2::new(-3.0, 1.5),
            };
            if !(room.contains(area.min) && room.contains(area.max)) {
                faults.push(format!(
                    "{text:?} leaves its button: {area:?} of {button:?}"
                ));
            }
        }
    }
    faults
}

/// The phases of an expert game of these seats, with what is wrong in them.
fn faults_of_phases(seats: &str, device: Device, decisions: u32) -> (Vec<Phase>, Vec<String>) {
    let options = LaunchOptions {
        seed: Some(3),
        parameters: parameters(&[("level", "expert"), ("seats", seats)]),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, device);
    let mut seen = Vec::new();
    let mut faults = Vec::new();
    for n in 0..decisions {
        let Some(to_decide) = next_decision(&mut hands) else {
            break;
        };
        let phase = *hands.app.world().resource::<State<Phase>>().get();
        if !seen.contains(&phase) {
            seen.push(phase);
            let found = faults_in_every_size(&mut hands, &WINDOWS[..1], table_faults);
            faults.extend(found.into_iter().map(|fault| format!("{phase:?} {fault}")));
        }
        play(&mut hands, to_decide.nth(n * 7919 % to_decide.count()));
    }
    (seen, faults)
}

#[test]
fn words_of_every_phase_of_a_game_fit() {
    let camp = "english:random french:human,squire";
    for (seats, device, most, least) in [
        ("english:random french:human", Device::Keys, 40, 4),
        (camp, Device::Pad, 24, 6),
        (camp, Device::Keys, 24, 6),
    ] {
        let (seen, faults) = faults_of_phases(seats, device, most);
        assert!(seen.len() >= least, "{seats}: only {seen:?}");
        assert!(
            faults.is_empty(),
            "{seats} {device:?}: {} faults: {:#?}",
            faults.len(),
            &faults[..faults.len().min(30)]
        );
    }
}

/// What a page is called stays its largest text, however large the others become.
#[test]
fn no_text_of_a_page_is_larger_than_its_heading() {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    let mut faults = Vec::new();
    for window in WINDOWS {
        for letters in TextSize::ALL {
            for (menu, heading) in [
                (Menu::Daily, "daily"),
                (Menu::Challenge, "challenge"),
                (Menu::Credits, "credits"),
                (Menu::Puzzles, "puzzles"),
                (Menu::Learn, "learn"),
            ] {
                hands.resize(window);
                let world = hands.app.world_mut();
                world.resource_mut::<Settings>().text_size = letters;
                world.resource_mut::<NextState<Menu>>().set(menu);
                hands.update(6);
                let world = hands.app.world_mut();
                let mut texts =
                    world.query::<(Entity, &LocalizedText, &TextFont, &InheritedVisibility)>();
                let sizes: Vec<(Entity, String, f32)> = (texts.iter(world))
                    .filter(|(.., visible)| visible.get())
                    .filter_map(|(entity, text, font, _)| match font.font_size {
                        FontSize::Px(size) => Some((entity, text.key().to_owned(), size)),
                        _ => None,
                    })
                    .collect();
                let (entity, _, largest) = sizes
                    .iter()
                    .find(|(_, key, _)| key == heading)
                    .unwrap_or_else(|| panic!("{menu:?} says what it is"));
                let root = hands.nodes_above(*entity).last().copied();
                faults.extend(
                    sizes
                        .iter()
                        .filter(|(entity, ..)| hands.nodes_above(*entity).last().copied() == root)
                        .filter(|(.., size)| size > largest)
                        .map(|(_, key, size)| {
                            format!("{menu:?} {window:?} {letters:?}: {key} {size} > {largest}")
                        }),
                );
                let world = hands.app.world_mut();
                world.resource_mut::<NextState<Menu>>().set(Menu::None);
                hands.update(3);
            }
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{faults:#?}");
}
