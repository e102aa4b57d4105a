//! Fayance's rulebook: opened by a refusal, a prompt and what is pointed at; every page fits every window and letter.

use guyenne::app::Menu;
use guyenne::games::fayance::rules::DecisionKind;
use guyenne::games::fayance::rules::rulebook::CHAPTERS;
use guyenne::games::fayance::table::Turn;
use guyenne::i18n::Language;
use guyenne::table::rules_topics::RulesTopics;

use super::player::{between, open, play, record, turn, view, wait};
use crate::harness::{Device, Hands, Press};
use crate::rulebook::{assert_every_page_fits, assert_turned_pictures_are_cut, read};
use crate::rules_summary::{BOTH, press_rules};

fn topics(hands: &Hands) -> RulesTopics {
    *hands.app.world().resource::<RulesTopics>()
}

fn at_table(device: Device) -> Hands {
    let mut hands = open(between("greedy", "human", 7), device);
    hands.speak(Language::En);
    wait(&mut hands);
    hands
}

#[test]
fn a_refusal_leads_to_its_paragraph_and_back() {
    for device in BOTH {
        let mut hands = at_table(device);
        let before = record(&hands);
        // Nothing is chosen.
        hands.press(Press::Commit);
        hands.update(3);
        let about = topics(&hands).urgent.expect("a refusal is about a rule");
        assert!(hands.says("refusal-why"), "{device:?}");
        press_rules(&mut hands);
        assert_eq!(hands.menu(), Menu::Rulebook, "{device:?}");
        assert_eq!(read(&hands), Some(about));
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!((hands.menu(), record(&hands)), (Menu::None, before));
        // The next press ends the refusal.
        hands.press(Press::Down);
        hands.update(3);
        assert_eq!(topics(&hands).urgent, None);
        press_rules(&mut hands);
        assert_eq!(hands.menu(), Menu::RulesSummary);
    }
}

#[test]
fn what_is_asked_and_what_is_pointed_at_lead_to_their_paragraphs() {
    for device in BOTH {
        let mut hands = at_table(device);
        let mut seen = Vec::new();
        for _ in 0..40 {
            if !matches!(turn(&hands), Turn::Person(_)) {
                break;
            }
            let kind = view(&hands).decision.expect("a decision").kind;
            let now = topics(&hands).now.expect("a prompt is about a rule");
            if !seen.contains(&now) {
                seen.push(now);
                press_rules(&mut hands);
                hands.press_words("What is asked now");
                hands.update(5);
                assert_eq!((hands.menu(), read(&hands)), (Menu::Rulebook, Some(now)));
                hands.press(Press::Back);
                hands.update(3);
                hands.press(Press::Back);
                hands.update(3);
            }
            if matches!(kind, DecisionKind::Choose { .. }) {
                press_rules(&mut hands);
                hands.press_words("What I pointed at");
                hands.update(5);
                assert_eq!(hands.menu(), Menu::Rulebook);
                assert!(read(&hands).is_some());
                break;
            }
            play(&mut hands, 0);
            wait(&mut hands);
        }
        assert!(seen.len() >= 3, "{device:?}: {seen:?}");
    }
}

#[test]
fn every_paragraph_and_figure_fits_its_pane_in_every_language_and_size() {
    let mut hands = at_table(Device::Keys);
    assert_every_page_fits(&mut hands, CHAPTERS.len());
}

#[test]
fn territories_are_cut_at_the_edge_of_the_pane() {
    let mut hands = at_table(Device::Keys);
    for chapter in [3, 4] {
        assert_turned_pictures_are_cut(&mut hands, chapter, 4);
    }
}
