//! Panes that scroll: the bar is there only where there is something to scroll.

use bevy::prelude::*;
use bevy::ui_widgets::Scrollbar;
use guyenne::app::menu::settings::{OptionGroup, ShownGroup};
use guyenne::app::settings::{Settings, TextSize};
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::guesclin;
use guyenne::games::guesclin::table::Draft;
use guyenne::table::setup_form::SetupButton;

use crate::harness::{Device, Hands};

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
