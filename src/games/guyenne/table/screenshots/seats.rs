//! The steps of the tour about devices: who plays with which, a gamepad that is lost, somebody who joins.

use crate::Phase;
use crate::tour_player::{reached, start_with};
use guyenne_rules::seat::{Camp, Seat};
use kit_input::{PlayerDevice, simulate_connection};
use kit_table::screenshots::{SETTLE, TourStep, pads, plug_in, unplug};
use kit_table::{Screen, SeatDevices};
use kit_timings::Speed;

/// People take their seats when a game begins, a gamepad is lost, and somebody may join.
pub(super) fn seats_and_pads() -> Vec<TourStep> {
    let mut steps = vec![
        TourStep::Go(Screen::Title),
        TourStep::Rest(SETTLE),
        TourStep::Pace(Speed::Instant),
    ];
    steps.push(TourStep::run(|world| {
        plug_in(world, 2);
        let words = [("seats", "english:human,squire french:human")];
        start_with(world, &words, 33);
    }));
    steps.extend(TourStep::picture("seats-1-begin"));
    steps.push(TourStep::run(|world| {
        for (camp, pad) in Camp::ALL.into_iter().zip(pads(world)) {
            let device = Some(PlayerDevice::Pad(pad));
            let mut devices = world.resource_mut::<SeatDevices>();
            devices.set(Seat::of(camp).index(), device);
        }
    }));
    steps.push(TourStep::Pause(false));
    steps.push(reached(Phase::Placement));
    steps.push(TourStep::Pause(true));
    steps.extend(TourStep::picture("seats-2-pause"));
    steps.push(TourStep::Pause(false));
    steps.push(TourStep::run(|world| {
        if let Some(&pad) = pads(world).last() {
            simulate_connection(world, pad, false);
        }
    }));
    steps.extend(TourStep::picture("seats-3-lost"));
    steps.push(TourStep::LargeLetters(true));
    steps.extend(TourStep::picture("seats-3-lost-largest"));
    steps.push(TourStep::LargeLetters(false));
    steps.push(TourStep::Pause(false));
    steps.push(TourStep::run(unplug));
    steps
}
