//! Panes that scroll: the bar is there only where there is something to scroll, and keys and pads come to all of it.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::Scrollbar;
use guyenne::app::menu::settings::{OptionGroup, ShownGroup};
use guyenne::app::settings::{Settings, TextSize};
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::guesclin;
use guyenne::games::guesclin::table::Draft;
use guyenne::input::Focusable;
use guyenne::table::setup_form::SetupButton;
use guyenne::theme::scroll_pane::ScrollPane;

use crate::harness::{Device, Hands, Press};

/// For each bar on screen, whether its pane holds more than it shows, and whether the bar is seen.
fn bars(hands: &mut Hands) -> Vec<(bool, bool)> {
    let world = hands.app.world_mut();
    let mut bars = world.query::<(&Scrollbar, &InheritedVisibility)>();
    let mut panes = world.query::<&ComputedNode>();
    bars.iter(world)
        .map(|(bar, seen)| {
            let pane = panes.get(world, bar.target).expect("a pane");
            (pane.content_size().y > pane.size().y + 1.0, seen.get())
        })
        .collect()
}

#[test]
fn a_bar_is_seen_only_where_there_is_something_to_scroll() {
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(Menu::Settings);
    let mut found = Vec::new();
    for window in [(1280.0, 720.0), (844.0, 390.0)] {
        hands.resize(window);
        for group in OptionGroup::ALL {
            hands.app.insert_resource(ShownGroup(group));
            hands.update(6);
            for (scrolls, seen) in bars(&mut hands) {
                assert_eq!(scrolls, seen, "{group:?} at {window:?}");
                found.push(seen);
            }
        }
    }
    assert!(found.contains(&true) && found.contains(&false), "{found:?}");
}

/// In larger letters, chosen while the page is open, the answers of Guesclin's page of a new game fit with two banners,
/// and not with four; the buttons below them stay in the window.
#[test]
fn a_bar_appears_when_what_it_scrolls_grows() {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    hands.resize((1280.0, 720.0));
    let world = hands.app.world_mut();
    let mut next = world.resource_mut::<NextState<Screen>>();
    next.set(Screen::Setup(guesclin::ID));
    hands.update(6);
    for (letters, scenario, scrolls) in [
        (TextSize::Normal, 1, false),
        (TextSize::VeryLarge, 1, false),
        (TextSize::VeryLarge, 4, true),
        (TextSize::Largest, 4, true),
    ] {
        let case = format!("{letters:?}, scenario {scenario}");
        let world = hands.app.world_mut();
        world.resource_mut::<Settings>().text_size = letters;
        world.resource_mut::<Draft>().game.scenario = scenario;
        hands.update(6);
        assert_eq!(bars(&mut hands), [(scrolls, scrolls)], "{case}");
        let world = hands.app.world_mut();
        let mut feet = world.query_filtered::<Entity, With<SetupButton>>();
        let feet: Vec<Entity> = feet.iter(world).collect();
        assert_eq!(feet.len(), 2);
        for foot in feet {
            let area = hands.area(foot).expect("laid out");
            assert!(area.max.y <= 720.0, "{case}: {area:?}");
        }
    }
}

/// The only pane that scrolls.
fn the_pane(hands: &mut Hands) -> Entity {
    let world = hands.app.world_mut();
    let mut panes = world.query_filtered::<Entity, With<ScrollPane>>();
    panes.single(world).expect("one pane")
}

/// Beyond the last answer of a page that scrolls stand words that nothing focuses: they are seen with the last answer,
/// and the beginning with the first.
#[test]
fn the_focus_scrolls_to_the_words_beyond_the_last_answer() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = Hands::open_every_game(LaunchOptions::default(), device);
        hands.resize((844.0, 390.0));
        // The device of the last press leads the page.
        hands.press(Press::Down);
        let world = hands.app.world_mut();
        world.resource_mut::<Draft>().game.scenario = 4;
        let mut next = world.resource_mut::<NextState<Screen>>();
        next.set(Screen::Setup(guesclin::ID));
        hands.update(6);
        let scrolled = |hands: &mut Hands| {
            let pane = the_pane(hands);
            hands.scrolled(pane)
        };
        let [at, _, most] = scrolled(&mut hands);
        assert!(at == 0.0 && most > 20.0, "{device:?}: {at} of {most}");
        for _ in 0..8 {
            hands.press(Press::Up);
        }
        assert_eq!(scrolled(&mut hands)[0], 0.0, "{device:?}");
        for _ in 0..8 {
            hands.press(Press::Down);
        }
        let [at, _, most] = scrolled(&mut hands);
        assert!((at - most).abs() < 1.0, "{device:?}: {at} of {most}");
        for _ in 0..8 {
            hands.press(Press::Up);
        }
        assert_eq!(scrolled(&mut hands)[0], 0.0, "{device:?}");
    }
}

/// Words between two things that can be focused and beyond the last, and the rest of what is higher than its pane, are
/// scrolled through before the focus moves on: no press passes over anything.
#[test]
fn no_press_passes_over_what_was_not_seen() {
    // The heights of what stands in the pane, and whether it can be focused.
    const PARTS: [(f32, bool); 6] = [
        (40.0, true),
        (1000.0, false),
        (40.0, true),
        (900.0, true),
        (40.0, true),
        (1000.0, false),
    ];
    for device in [Device::Keys, Device::Pad] {
        let mut hands = Hands::open(LaunchOptions::default(), device);
        hands.resize((844.0, 390.0));
        // The device of the last press leads the page.
        hands.press(Press::Down);
        let world = hands.app.world_mut();
        world.resource_mut::<NextState<Menu>>().set(Menu::Credits);
        hands.update(6);
        let pane = the_pane(&mut hands);
        let world = hands.app.world_mut();
        world.commands().entity(pane).despawn_children();
        world.flush();
        let parts = PARTS.map(|(height, is_focusable)| {
            let node = Node {
                height: px(height),
                flex_shrink: 0.0,
                ..default()
            };
            let mut part = world.spawn((ChildOf(pane), node));
            if is_focusable {
                part.insert(Focusable::MENU.zone(1));
            }
            part.id()
        });
        hands.update(3);
        let world = hands.app.world_mut();
        let mut focus = world.resource_mut::<InputFocus>();
        focus.set(parts[0], FocusCause::Navigated);
        hands.update(3);
        let [mut at, room, most] = hands.scrolled(pane);
        assert!(at == 0.0 && most > 2000.0, "{device:?}: {at} of {most}");
        let mut focused = vec![parts[0]];
        for _ in 0..100 {
            hands.press(Press::Down);
            let [now, ..] = hands.scrolled(pane);
            assert!(now <= at + room, "{device:?}: from {at} to {now} of {room}");
            at = at.max(now);
            // When all was seen the focus leaves the pane.
            let here = hands.focused().expect("a focus");
            if parts.contains(&here) && focused.last() != Some(&here) {
                focused.push(here);
            }
        }
        assert!((at - most).abs() < 1.0, "{device:?}: {at} of {most}");
        assert_eq!(focused, [parts[0], parts[2], parts[3], parts[4]]);
        for _ in 0..100 {
            hands.press(Press::Up);
        }
        assert_eq!(hands.scrolled(pane)[0], 0.0, "{device:?}");
    }
}
