//! The tour's steps through the rulebook.

use bevy::prelude::*;

use crate::games::fayance::ID;
use crate::i18n::Language;
use crate::table::rules_topics::BookPage;
use crate::table::screenshots::TourStep;
use crate::table::{Menu, MenuGame};

/// Some pages of the rulebook over whatever is on screen, then with the largest letters.
pub(super) fn rulebook() -> Vec<TourStep> {
    let open = |menu: Menu| {
        TourStep::run(move |world: &mut World| {
            world.insert_resource(MenuGame(ID));
            world.resource_mut::<NextState<Menu>>().set(menu);
        })
    };
    let mut steps = vec![open(Menu::Rulebook)];
    for id in [
        "fayance-rule-cards",
        "fayance-rule-edges",
        "fayance-rule-nine",
        "fayance-rule-terrain",
        "fayance-rule-second",
    ] {
        steps.push(TourStep::run(move |world: &mut World| {
            world.resource_mut::<BookPage>().go_to(id);
        }));
        steps.extend(TourStep::picture(format!("rulebook-{id}")));
    }
    steps.extend([TourStep::Speak(Language::Fr), TourStep::LargeLetters(true)]);
    steps.extend(TourStep::picture("fayance-rulebook-largest"));
    steps.extend([
        TourStep::LargeLetters(false),
        TourStep::Speak(Language::En),
        open(Menu::None),
    ]);
    steps
}
