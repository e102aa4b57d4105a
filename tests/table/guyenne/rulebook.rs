//! The rulebook: opened from the list, the card of rules, a refusal, a tip; read, searched and left by keys and by pad.

use super::rules_summary::at_table;
use crate::harness::{Device, Hands, Press, against};
use crate::rulebook::{
    assert_every_page_fits, assert_turned_pictures_are_cut, open_book, read, shown,
};
use crate::rules_summary::{BOTH, press_rules};
use bevy::prelude::*;
use guyenne::app::Menu;
use guyenne::games::guyenne::rules::rulebook::{CHAPTERS, paragraph};
use guyenne::games::guyenne::table::{DisplayedView, Turn};
use guyenne::i18n::{Language, LocalizedText};
use guyenne::input::Focusable;
use guyenne::rules::message_key::MessageKey;
use guyenne::table::rulebook::IndexWord;
use guyenne::table::rules_topics::{BookPage, RulesTopics};
use guyenne::theme::text_field::FieldText;

/// Moves the focus to the button with these words, and presses it.
fn press_button(hands: &mut Hands, words: &str) {
    let world = hands.app.world_mut();
    let mut buttons = world.query_filtered::<Entity, With<Focusable>>();
    let all: Vec<Entity> = buttons.iter(world).collect();
    let found = all
        .into_iter()
        .find(|&button| hands.words_of(button).contains(words));
    let button = found.unwrap_or_else(|| panic!("no button says {words}"));
    hands.focus_on(button);
    hands.press(Press::Confirm);
}

fn standing(hands: &Hands) -> (String, Option<DisplayedView>) {
    let view = hands.app.world().get_resource::<DisplayedView>().cloned();
    (hands.record(), view)
}

#[test]
fn the_card_of_rules_leads_to_the_book_and_back_to_the_game() {
    for device in BOTH {
        let mut hands = at_table(device, "advanced");
        let before = standing(&hands);
        press_rules(&mut hands);
        assert_eq!(hands.menu(), Menu::RulesSummary);
        hands.press(Press::Confirm);
        hands.update(5);
        assert_eq!(hands.menu(), Menu::Rulebook, "{device:?}");
        assert_eq!(read(&hands).map(MessageKey::id), Some("rule-loss-attack"));
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(hands.menu(), Menu::RulesSummary);
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(hands.menu(), Menu::None);
        assert_eq!(standing(&hands), before);
    }
}

#[test]
fn the_contents_and_the_neighbours_lead_through_the_book() {
    for device in BOTH {
        let mut hands = at_table(device, "base");
        open_book(&mut hands);
        assert_eq!(
            read(&hands).map(MessageKey::id),
            Some("rule-aim"),
            "{device:?}"
        );
        hands.press(Press::Down);
        hands.update(2);
        assert_eq!(read(&hands).map(MessageKey::id), Some("rule-castles"));
        // Down the contents, as a reader goes.
        hands.press(Press::Left);
        for _ in 0..24 {
            if hands.focused_words().contains("5 Combat") {
                break;
            }
            let above = "1234".chars().any(|n| hands.focused_words().starts_with(n));
            hands.press(if above { Press::Down } else { Press::Up });
        }
        hands.press(Press::Confirm);
        hands.update(4);
        assert!(shown(&mut hands).contains(&"rule-tie"), "{device:?}");
        // Down the chapter to its end, as a reader goes.
        hands.press(Press::Right);
        for _ in 0..80 {
            if hands.focused_words().contains("Next: 6") {
                break;
            }
            hands.press(Press::Down);
        }
        hands.press(Press::Confirm);
        hands.update(4);
        assert_eq!(shown(&mut hands), ["rule-no-loss"], "at base level");
        assert_eq!(read(&hands).map(MessageKey::id), Some("rule-no-loss"));
        press_button(&mut hands, "What I play now");
        hands.update(4);
        let all = CHAPTERS[5].paragraphs;
        assert_eq!(shown(&mut hands).len(), all.len());
    }
}

#[test]
fn what_is_typed_is_found_without_accents() {
    let mut hands = at_table(Device::Keys, "expert");
    hands.speak(Language::Fr);
    open_book(&mut hands);
    hands.type_text("egalite heros");
    hands.update(4);
    assert_eq!(shown(&mut hands), ["rule-heroes"]);
    hands.press(Press::Confirm);
    hands.update(3);
    assert_eq!(
        read(&hands).map(MessageKey::id),
        Some("rule-heroes"),
        "the first one found"
    );
    hands.press(Press::Confirm);
    hands.update(5);
    assert_eq!(
        read(&hands).map(MessageKey::id),
        Some("rule-heroes"),
        "in its chapter"
    );
    assert!(shown(&mut hands).contains(&"rule-tie"));
    assert!(hands.app.world().resource::<BookPage>().search.is_empty());
    hands.type_text("xyz");
    hands.update(4);
    assert!(shown(&mut hands).is_empty());
    assert!(hands.focused().is_some());
    hands.key(KeyCode::Escape);
    hands.update(3);
    assert_eq!(hands.menu(), Menu::None);
}

#[test]
fn a_refusal_leads_to_its_paragraph_and_back_to_the_game() {
    for device in BOTH {
        let mut hands = at_table(device, "base");
        let before = standing(&hands);
        // Nothing is chosen.
        hands.press(Press::Commit);
        hands.update(3);
        let topics = *hands.app.world().resource::<RulesTopics>();
        let about = topics.urgent.expect("a refusal is about a rule");
        press_rules(&mut hands);
        assert_eq!(hands.menu(), Menu::Rulebook, "{device:?}");
        assert_eq!(read(&hands), Some(about));
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(hands.menu(), Menu::None);
        assert_eq!(standing(&hands), before);
        // It stays however long one reads. Once a choice has ended it, the same press opens the rules in short.
        hands.update(400);
        assert_eq!(
            hands.app.world().resource::<RulesTopics>().urgent,
            Some(about)
        );
        hands.press(Press::Confirm);
        hands.update(3);
        press_rules(&mut hands);
        assert_eq!(hands.menu(), Menu::RulesSummary);
    }
}

#[test]
fn a_tip_and_a_prompt_lead_to_their_paragraphs() {
    for device in BOTH {
        let mut hands = at_table(device, "base");
        let topics = |hands: &Hands| *hands.app.world().resource::<RulesTopics>();
        assert_eq!(topics(&hands).urgent, None);
        let now = topics(&hands).now.expect("a prompt is about a rule");
        press_rules(&mut hands);
        hands.press_words("What is asked now");
        hands.update(5);
        assert_eq!((hands.menu(), read(&hands)), (Menu::Rulebook, Some(now)));
        for _ in 0..2 {
            hands.press(Press::Back);
            hands.update(3);
        }
        assert_eq!(hands.menu(), Menu::None);
        hands.press(Press::Details);
        hands.update(3);
        let about = topics(&hands).urgent.expect("a tip is about a rule");
        press_rules(&mut hands);
        assert_eq!((hands.menu(), read(&hands)), (Menu::Rulebook, Some(about)));
    }
}

#[test]
fn every_paragraph_and_figure_fits_its_pane_in_every_language_and_size() {
    let mut hands = Hands::open(against("squire"), Device::Keys);
    hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
    assert_every_page_fits(&mut hands, CHAPTERS.len());
}

#[test]
fn cards_on_their_long_side_are_cut_at_the_edge_of_the_pane() {
    let mut hands = at_table(Device::Keys, "expert");
    assert_turned_pictures_are_cut(&mut hands, 4, 6);
}

#[test]
fn the_focus_is_always_on_the_page() {
    for device in BOTH {
        let mut hands = at_table(device, "expert");
        hands.resize((844.0, 390.0));
        open_book(&mut hands);
        hands
            .app
            .world_mut()
            .resource_mut::<BookPage>()
            .go_to(paragraph("rule-combat-order").expect("a paragraph").id);
        hands.update(5);
        let window = Rect::new(0.0, 0.0, 844.0, 390.0);
        let press = [
            Press::Right,
            Press::Down,
            Press::Down,
            Press::Down,
            Press::Down,
            Press::Up,
        ];
        for (n, &press) in press.iter().cycle().take(40).enumerate() {
            hands.press(press);
            hands.update(2);
            let focused = hands.focused().expect("a focus");
            let area = hands.area(focused).expect("a node");
            assert!(
                !window.intersect(area).is_empty(),
                "{device:?} {n}: {area:?}"
            );
        }
        let says = |hands: &mut Hands, text: &str| {
            let world = hands.app.world_mut();
            let mut texts = world.query::<(&LocalizedText, &Text)>();
            texts.iter(world).any(|(_, shown)| shown.0.contains(text))
        };
        assert!(says(&mut hands, "Our ruling."));
    }
}

/// A pad cannot type: the field of search opens the index, whose words are searched for by a press.
#[test]
fn a_pad_searches_by_the_index() {
    for device in BOTH {
        let mut hands = at_table(device, "advanced");
        hands.speak(Language::En);
        open_book(&mut hands);
        let world = hands.app.world_mut();
        let mut fields = world.query_filtered::<Entity, With<FieldText>>();
        let field = fields.single(world).expect("one field of search");
        hands.focus_on(field);
        hands.press(Press::Confirm);
        hands.update(5);
        assert!(hands.says("book-index"), "{device:?}");
        let world = hands.app.world_mut();
        let mut words = world.query::<(Entity, &IndexWord)>();
        let all: Vec<_> = words.iter(world).map(|(e, w)| (e, w.0.clone())).collect();
        let focused = hands.focused();
        assert!(
            all.iter().any(|(entity, _)| Some(*entity) == focused),
            "the focus goes in"
        );
        let (tie, _) = all
            .iter()
            .find(|(_, word)| word.key() == "index-tie")
            .expect("ties");
        hands.focus_on(*tie);
        hands.press(Press::Confirm);
        hands.update(5);
        assert_eq!(hands.app.world().resource::<BookPage>().search, "tie");
        assert!(shown(&mut hands).contains(&"rule-tie"), "{device:?}");
        assert!(read(&hands).is_some(), "the focus is on what is found");
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(hands.menu(), Menu::None);
    }
}
