//! The rules in short: opened by key, pad, button and list at any moment, with the rules of the table first, and closed
//! again without a trace.

use crate::harness::{Device, Hands, Press, against, parameters};
use crate::rules_summary::{BOTH, press_rules};
use crate::text_size::faults_in_every_size;
use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::guyenne::rules::rulebook::RuleSet;
use guyenne::games::guyenne::table::rules_summary::ShownRules;
use guyenne::games::guyenne::table::{DisplayedView, Turn};
use guyenne::i18n::{Language, LocalizedText};
use guyenne::theme::scroll_pane::ScrollPane;
use guyenne::timings::Speed;

/// A game at a person's decision.
pub fn at_table(device: Device, level: &str) -> Hands {
    let options = LaunchOptions {
        seed: Some(3),
        parameters: parameters(&[("level", level), ("english", "squire"), ("french", "human")]),
        ..LaunchOptions::default()
    };
    let mut hands = Hands::open(options, device);
    hands.speak(Language::En);
    hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
    hands.update(3);
    hands
}

fn shown(hands: &Hands) -> Option<ShownRules> {
    hands.app.world().get_resource::<ShownRules>().copied()
}

/// How far the pane is scrolled.
fn scrolled(hands: &mut Hands) -> f32 {
    let world = hands.app.world_mut();
    let mut panes = world.query_filtered::<&ScrollPosition, With<ScrollPane>>();
    panes.iter(world).map(|position| position.y).sum()
}

#[test]
fn one_press_opens_the_rules_of_the_table_and_the_same_press_closes_them() {
    for device in BOTH {
        for (level, rules) in [
            ("base", RuleSet::BASE),
            ("advanced", RuleSet::ADVANCED),
            ("expert", RuleSet::EXPERT),
        ] {
            let mut hands = at_table(device, level);
            let before = hands.app.world().get_resource::<DisplayedView>().cloned();
            let record = hands.record();
            press_rules(&mut hands);
            assert_eq!(hands.menu(), Menu::RulesSummary, "{device:?} {level}");
            let page = shown(&hands).expect("the rules are shown");
            assert_eq!((page.rules, page.here), (rules, Some(rules)));
            assert_eq!(hands.says("summary-cost-note"), rules.has_losses());
            assert_eq!(hands.says("summary-cost-free"), !rules.has_losses());
            assert_eq!(hands.says("summary-reserve-aside"), level == "expert");
            assert!(
                hands.focused_words().contains("What a fight costs"),
                "{}",
                hands.focused_words()
            );
            press_rules(&mut hands);
            assert_eq!(hands.menu(), Menu::None);
            let after = hands.app.world().get_resource::<DisplayedView>().cloned();
            assert_eq!((after, hands.record()), (before, record));
        }
    }
}

#[test]
fn tabs_show_the_other_rules() {
    for device in BOTH {
        let mut hands = at_table(device, "base");
        press_rules(&mut hands);
        for (words, rules) in [
            ("2021", RuleSet::OLD),
            ("Expert", RuleSet::EXPERT),
            ("Base", RuleSet::BASE),
        ] {
            hands.press_words(words);
            hands.update(4);
            assert_eq!(shown(&hands).map(|page| page.rules), Some(rules));
            let reinforces = hands.says("summary-reinforcement");
            assert_eq!(reinforces, rules != RuleSet::OLD, "{words}");
        }
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(hands.menu(), Menu::None);
    }
}

#[test]
fn the_card_scrolls_to_what_is_focused() {
    for device in BOTH {
        let mut hands = at_table(device, "expert");
        hands.resize((844.0, 390.0));
        hands.update(4);
        press_rules(&mut hands);
        assert_eq!(scrolled(&mut hands), 0.0);
        for _ in 0..12 {
            hands.press(Press::Down);
            hands.update(1);
            let focused = hands.focused().expect("a focus");
            let area = hands.area(focused).expect("a node");
            let window = Rect::new(0.0, 0.0, 844.0, 390.0);
            assert!(
                !window.intersect(area).is_empty(),
                "{device:?}: {} is out of sight at {area:?}",
                hands.focused_words()
            );
        }
        assert!(scrolled(&mut hands) > 20.0, "{device:?}");
    }
}

#[test]
fn the_rules_open_while_somebody_else_plays_and_from_the_title() {
    // Without its pause the bot might have moved before the app is open.
    let options = LaunchOptions {
        speed: Some(Speed::X1),
        ..against("constable")
    };
    let mut hands = Hands::open(options, Device::Keys);
    assert!(hands.bot_is_to_move());
    press_rules(&mut hands);
    assert_eq!(hands.menu(), Menu::RulesSummary);
    assert!(hands.bot_is_to_move(), "it is still the bot's turn");
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    assert_eq!(hands.screen(), Screen::Title);
    press_rules(&mut hands);
    assert_eq!(hands.menu(), Menu::RulesSummary);
    let page = shown(&hands).expect("the rules are shown");
    assert_eq!((page.rules, page.here), (RuleSet::BASE, None));
}

#[test]
fn the_buttons_of_the_table_open_the_rules() {
    let mut hands = at_table(Device::Keys, "advanced");
    let world = hands.app.world_mut();
    let mut named = world.query::<(Entity, &Name)>();
    let found = named
        .iter(world)
        .find(|(_, name)| name.as_str() == "Rules")
        .map(|(entity, _)| entity);
    let button = found.expect("a button for the rules");
    hands.focus_on(button);
    hands.press(Press::Confirm);
    hands.update(3);
    assert_eq!(hands.menu(), Menu::RulesSummary);
}

/// The texts of the page that leave their pane at its sides, or their cell.
fn outside(hands: &mut Hands, window: Vec2) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut texts = world.query::<(&LocalizedText, &ComputedNode, &UiGlobalTransform)>();
    let mut faults = Vec::new();
    for (message, node, at) in texts.iter(world) {
        if !message.key().starts_with("summary-") {
            continue;
        }
        let area = Rect::from_center_size(at.translation, node.size());
        if area.min.x < 0.0 || area.max.x > window.x || node.size().min_element() < 1.0 {
            faults.push(format!("{} at {area:?}", message.key()));
        }
    }
    faults
}

#[test]
fn the_card_keeps_to_its_width_in_every_language_and_size() {
    let mut hands = at_table(Device::Keys, "expert");
    press_rules(&mut hands);
    let faults = faults_in_every_size(&mut hands, &[(844.0, 390.0), (1280.0, 720.0)], outside);
    assert!(faults.is_empty(), "{faults:#?}");
}
