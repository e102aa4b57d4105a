//! The steps of the tour: every phase of a game, with pictures.

mod hints;
mod rules;
mod tutorial;

use bevy::prelude::*;

use super::hud::MatrixOpen;
use super::phase::next_phase;
use super::setup::FormAnswer;
use super::{DisplayedView, Draft, Phase, Secrecy, Turn};
use fayance_rules::ID;
use fayance_rules::Side;
use kit_i18n::Language;
use kit_input::PlayerDevice;
use kit_table::name_sheet::press_person;
use kit_table::screenshots::{SETTLE, TourStep, pads, plug_in, unplug};
use kit_table::setup_form::press_begin;
use kit_table::{Menu, Player, Screen, SeatDevices};
use kit_timings::Speed;

/// A table of this game at the first decision.
fn begun(steps: &mut Vec<TourStep>, words: &'static [(&'static str, &'static str)]) {
    steps.push(TourStep::start(ID, words));
    steps.push(TourStep::until("a person's turn", |world| {
        matches!(
            *world.resource::<Turn>(),
            Turn::Person(_) | Turn::Curtain(_) | Turn::Together
        )
    }));
}

/// What would happen, and a combat as it is settled.
fn combat() -> Vec<TourStep> {
    let settled = |world: &mut World| {
        let shown = world.get_resource::<DisplayedView>();
        let fight = shown.and_then(|shown| shown.fight.as_ref());
        fight.is_some_and(|fight| fight.settled)
    };
    let open = |open| TourStep::run(move |world| world.insert_resource(MatrixOpen(open)));
    let mut steps = vec![open(true)];
    steps.extend(TourStep::picture("fayance-matrix"));
    steps.extend([
        open(false),
        TourStep::Pace(Speed::X1),
        TourStep::run(super::tour_player::play_person),
        TourStep::until("a combat", settled),
        TourStep::shoot("fayance-combat"),
        TourStep::Pace(Speed::Instant),
    ]);
    steps
}

/// Whether the table shows this phase, and a person is to decide.
fn is_due(world: &World, phase: Phase) -> bool {
    // The state of the phase comes a frame later.
    let displayed = world.get_resource::<DisplayedView>();
    let there = displayed.is_some_and(|displayed| next_phase(displayed, false) == phase);
    let turn = *world.resource::<Turn>();
    there && matches!(turn, Turn::Person(_) | Turn::Together)
}

/// Two people with two pads, in every phase in which they choose in plain sight; then by the light.
fn in_plain_sight() -> Vec<TourStep> {
    let mut steps = vec![
        TourStep::run(|world| plug_in(world, 2)),
        TourStep::Go(Screen::Setup(ID)),
    ];
    steps.push(TourStep::run(|world| {
        world.resource_mut::<Draft>().game.seats[Side::North] = Player::Human.into();
    }));
    steps.extend(TourStep::picture("fayance-setup-two"));
    steps.push(TourStep::run(|world| {
        world.resource_mut::<Draft>().names[Side::North] = "Marguerite".to_owned();
        press_person::<FormAnswer>(world, Side::North);
    }));
    steps.extend(TourStep::picture("fayance-setup-name"));
    steps.extend([TourStep::Speak(Language::De), TourStep::LargeLetters(true)]);
    steps.extend(TourStep::picture("fayance-setup-name-largest"));
    steps.extend([TourStep::LargeLetters(false), TourStep::Speak(Language::En)]);
    let with_light = |secrecy| {
        TourStep::run(move |world: &mut World| {
            world.resource_mut::<Draft>().game.secrecy = secrecy;
        })
    };
    begun(&mut steps, &[("south", "human"), ("north", "human")]);
    steps.push(TourStep::run(|world| {
        let pads = pads(world);
        let mut devices = world.resource_mut::<SeatDevices>();
        for (side, pad) in Side::ALL.into_iter().zip(pads) {
            devices.set(side.index(), Some(PlayerDevice::Pad(pad)));
        }
    }));
    steps.push(TourStep::Pause(false));
    for (phase, name) in [
        (Phase::Muster, "fayance-sight-muster"),
        (Phase::Call, "fayance-sight-call"),
        (Phase::Lay, "fayance-sight-lay"),
        (Phase::Choose, "fayance-sight-choose"),
        (Phase::Refill, "fayance-sight-refill"),
    ] {
        steps.push(TourStep::until(name, move |world| {
            if is_due(world, phase) {
                return true;
            }
            super::tour_player::play_person(world);
            false
        }));
        steps.extend(TourStep::picture(name));
        if phase == Phase::Choose {
            steps.push(TourStep::run(super::tour_player::play_person));
            steps.extend(TourStep::picture("fayance-sight-half"));
        }
    }
    steps.push(with_light(Secrecy::Light));
    begun(&mut steps, &[("south", "human"), ("north", "human")]);
    steps.extend(TourStep::picture("fayance-sight-light"));
    steps.push(with_light(Secrecy::Signs));
    steps.push(TourStep::run(unplug));
    steps
}

/// Every phase, then the pages about it.
#[must_use]
pub fn screenshots() -> Vec<TourStep> {
    let mut steps = Vec::new();
    for (language, ending) in [(Language::En, ""), (Language::Fr, "-french")] {
        steps.extend(TourStep::at_title(language));
        begun(&mut steps, &[("south", "human"), ("north", "glazier")]);
        for (phase, name) in [
            (Phase::Muster, "fayance-muster"),
            (Phase::Call, "fayance-call"),
            (Phase::Lay, "fayance-lay"),
            (Phase::Choose, "fayance-choose"),
            (Phase::Refill, "fayance-refill"),
        ] {
            steps.push(TourStep::until(name, move |world| {
                if is_due(world, phase) {
                    return true;
                }
                super::tour_player::play_person(world);
                false
            }));
            steps.extend(TourStep::picture(format!("{name}{ending}")));
            if phase != Phase::Call {
                steps.extend(hints::hint(format!("{name}-hint{ending}")));
            }
            if phase == Phase::Choose && language == Language::En {
                steps.extend(rules::rulebook());
                steps.extend(combat());
            }
        }
    }
    steps.push(TourStep::open(ID, Menu::RulesSummary));
    steps.extend(TourStep::picture("fayance-rules-french"));
    steps.push(TourStep::Pause(false));
    steps.push(TourStep::until("the result", |world| {
        super::tour_player::play_person(world);
        *world.resource::<State<Screen>>().get() == Screen::Result(ID)
    }));
    steps.extend(TourStep::picture("fayance-result-french"));
    steps.extend(hints::review("fayance-review-french"));
    steps.push(TourStep::Speak(Language::En));
    steps.extend(TourStep::at_title(Language::En));
    begun(&mut steps, &[("south", "human"), ("north", "human")]);
    steps.extend(TourStep::picture("fayance-curtain"));
    steps.extend(in_plain_sight());
    steps.push(TourStep::Go(Screen::Setup(ID)));
    steps.push(TourStep::Rest(SETTLE));
    steps.push(TourStep::run(press_begin));
    steps.push(TourStep::Go(Screen::Title));
    steps.extend(tutorial::tutorial());
    steps
}
