//! The tour's steps through the rules: the card of each edition and level, chapters of the rulebook, a search.

use bevy::prelude::*;

use crate::keys;
use crate::rules_summary::ShownRules;
use guyenne_rules::ID;
use guyenne_rules::rulebook::RuleSet;
use kit_i18n::Language;
use kit_table::Menu;
use kit_table::rules_topics::BookPage;
use kit_table::screenshots::TourStep;

/// The rules over whatever is on screen.
pub(super) fn rules() -> Vec<TourStep> {
    let mut steps = vec![TourStep::open(ID, Menu::RulesSummary)];
    let names = ["base", "advanced", "expert", "old"];
    for (language, tag) in [(Language::En, "en"), (Language::De, "de")] {
        steps.push(TourStep::Speak(language));
        for (rules, name) in RuleSet::ALL.into_iter().zip(names) {
            steps.push(TourStep::run(move |world: &mut World| {
                if let Some(mut shown) = world.get_resource_mut::<ShownRules>() {
                    shown.rules = rules;
                }
            }));
            steps.extend(TourStep::picture(format!("rules-{tag}-{name}")));
        }
    }
    steps.push(TourStep::LargeLetters(true));
    steps.extend(TourStep::picture("rules-largest"));
    steps.push(TourStep::LargeLetters(false));
    let paragraphs = [
        keys::RULE_FIRST_CASTLE,
        keys::RULE_SUM,
        keys::RULE_LOSS_SEVERAL,
        keys::RULE_POINTS,
    ];
    steps.extend(TourStep::rulebook(ID, &paragraphs, "rulebook-largest"));
    steps.push(TourStep::run(|world: &mut World| {
        world.resource_mut::<BookPage>().search = "Held".to_owned();
    }));
    steps.extend(TourStep::picture("rulebook-search"));
    steps.extend([
        TourStep::open(ID, Menu::None),
        TourStep::Speak(Language::Fr),
    ]);
    steps
}
