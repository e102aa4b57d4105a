//! The steps of the tour: all four scenarios, with a plan, a hint, a throw, the threat and the result; the
//! tutorial; people who play together.

mod company;
mod hints;
mod notes;
mod steps;
mod tutorial;

use bevy::prelude::*;

use self::steps::{begun, planned, striker, until};
use super::plan::{Deed, Plan};
use super::{DisplayedView, TableInput, Turn};
use crate::keys;
use guesclin_rules::ID;
use guesclin_rules::{Banner, Order, Stage};
use kit_i18n::Language;
use kit_table::screenshots::{SETTLE, TourStep};
use kit_table::setup_form::press_begin;
use kit_table::{Menu, Screen};
use kit_timings::Speed;

/// Commits what is planned.
fn commit(world: &mut World) {
    world.write_message(TableInput::Commit);
}

/// The first activation, a plan to strike, an order, the threat, a throw.
fn activation(name: &'static str) -> Vec<TourStep> {
    let mut steps = Vec::new();
    until(&mut steps, "an activation", |board| {
        matches!(board.stage(), Stage::Act(_))
    });
    steps.extend(hints::hint(format!("{name}-hint-order")));
    steps.push(planned(|board, selection| {
        let first = board
            .active()
            .and_then(|banner| board.of_banner(banner).nth(1));
        selection.plan.choose(first);
    }));
    steps.extend(TourStep::picture(format!("{name}-reach")));
    steps.push(planned(|_, selection| selection.orders = true));
    steps.extend(TourStep::picture(format!("{name}-orders")));
    steps.push(planned(|_, selection| {
        selection.orders = false;
        selection.plan.order = Some(Order::Advance);
    }));
    steps.extend(TourStep::picture(format!("{name}-order")));
    steps.extend([
        TourStep::run(commit),
        TourStep::until("the order", |world| {
            let there = world.resource::<DisplayedView>().board().clone();
            matches!(*world.resource::<Turn>(), Turn::Person(_)) && !there.may_order()
        }),
    ]);
    steps.push(planned(|_, selection| selection.orders = true));
    steps.extend(TourStep::picture(format!("{name}-orders-given")));
    steps.push(planned(|_, selection| selection.orders = false));
    until(&mut steps, "a blow", |board| striker(board).is_some());
    steps.extend(hints::hint(format!("{name}-hint")));
    steps.push(TourStep::LargeLetters(true));
    steps.extend(hints::hint(format!("{name}-hint-largest")));
    steps.push(TourStep::LargeLetters(false));
    steps.push(planned(|board, selection| {
        if let Some((who, foe)) = striker(board) {
            selection.plan.choose(Some(who));
            let best = Plan::strikes_at(board, who, foe).first().copied();
            let own = board.at(who);
            selection.plan.goal = best
                .map(|strike| strike.from)
                .filter(|&from| Some(from) != own);
            selection.plan.deed = Some(Deed::Attack(foe));
        }
    }));
    steps.extend(TourStep::picture(format!("{name}-strike")));
    steps.push(planned(|_, selection| {
        selection.plan.choose(None);
        selection.threat = true;
    }));
    steps.extend(TourStep::picture(format!("{name}-threat")));
    steps.push(planned(|board, selection| {
        let own = board.active().map(Banner::camp);
        let foes = own.map(|own| board.standing(own.other()));
        let first = foes.and_then(|mut foes| foes.next());
        selection.marked = first.map(|(foe, _)| foe).into_iter().collect();
    }));
    steps.extend(TourStep::picture(format!("{name}-threat-marked")));
    steps.push(planned(|_, selection| {
        selection.threat = false;
        selection.marked.clear();
    }));
    steps
}

/// The paragraphs of the rulebook with the examples on small boards.
fn rulebook() -> Vec<TourStep> {
    let paragraphs = [
        keys::GUESCLIN_RULE_CAPACITY,
        keys::GUESCLIN_RULE_FLANK,
        keys::GUESCLIN_RULE_RIPOSTE,
        keys::GUESCLIN_RULE_COVER,
        keys::GUESCLIN_RULE_FALL,
    ];
    let mut steps = TourStep::rulebook(ID, &paragraphs, "guesclin-rulebook-largest");
    steps.push(TourStep::open(ID, Menu::None));
    steps
}

/// Every scenario, then the result.
#[must_use]
pub fn screenshots() -> Vec<TourStep> {
    let mut steps = Vec::from(TourStep::at_title(Language::En));
    steps.extend(company::company());
    steps.extend(notes::notes());
    steps.push(TourStep::Go(Screen::Title));
    steps.push(TourStep::Rest(SETTLE));
    steps.extend(tutorial::tutorial());
    steps.extend(TourStep::at_title(Language::En));
    for (words, name) in [
        (&[("scenario", "1")][..], "guesclin-booty"),
        (&[("scenario", "2")][..], "guesclin-woodcutters"),
        (&[("scenario", "3")][..], "guesclin-carts"),
        (&[("scenario", "4")][..], "guesclin-open-field"),
    ] {
        begun(&mut steps, words);
        steps.extend(TourStep::picture(format!("{name}-placement")));
        steps.extend(activation(name));
    }
    steps.extend(rulebook());
    steps.push(TourStep::Speak(Language::Fr));
    begun(&mut steps, &[("scenario", "1")]);
    steps.extend(activation("guesclin-french"));
    steps.extend([
        TourStep::Pace(Speed::X1),
        TourStep::until("a throw", |world| {
            super::tour_player::play_person(world);
            let shown = world.get_resource::<DisplayedView>();
            shown.is_some_and(|shown| shown.throw.is_some())
        }),
        TourStep::shoot("guesclin-dice-french"),
        TourStep::Pace(Speed::Instant),
        TourStep::until("the result", |world| {
            super::tour_player::play_person(world);
            *world.resource::<State<Screen>>().get() == Screen::Result(ID)
        }),
    ]);
    steps.extend(TourStep::picture("guesclin-result-french"));
    steps.push(TourStep::Speak(Language::En));
    steps.extend(TourStep::at_title(Language::En));
    steps.push(TourStep::Go(Screen::Setup(ID)));
    steps.push(TourStep::Rest(SETTLE));
    steps.push(TourStep::run(press_begin));
    steps.push(TourStep::Go(Screen::Title));
    steps
}
