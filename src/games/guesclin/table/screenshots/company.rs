//! The tour of people who play together: names, devices at the banners, and a press out of turn.

use bevy::prelude::*;

use super::steps::until;
use crate::setup::FormAnswer;
use crate::{Draft, StartMatch, Turn};
use guesclin_rules::ID;
use guesclin_rules::{Banner, Stage};
use kit_i18n::Language;
use kit_input::{ActingDevice, Nudged, PlayerDevice};
use kit_table::lobby::Lobby;
use kit_table::name_sheet::press_person;
use kit_table::screenshots::{SETTLE, TourStep, pads, plug_in, unplug};
use kit_table::setup_form::SetupDraft;
use kit_table::{Player, Screen, SeatDevices};

/// Who plays each banner in the pictures.
const NAMES: [&str; 4] = ["Marguerite", "Jean-Baptiste", "Ana", ""];

/// The page of a new game with four devices, the sheet for a name, and a table with the devices' signs.
pub(super) fn company() -> Vec<TourStep> {
    let mut steps = vec![
        TourStep::run(|world| plug_in(world, 2)),
        TourStep::Go(Screen::Setup(ID)),
        TourStep::Rest(SETTLE),
        TourStep::run(|world| {
            let pads = pads(world);
            world.resource_scope(|world, mut draft: Mut<Draft>| {
                draft.game.scenario = 4;
                draft.game.seed = Some(kit_rules::seed::Seed(7));
                draft.names = NAMES.map(str::to_owned);
                draft.choose(Banner::Blesist, Some(&Player::Human));
                let mut lobby = world.resource_mut::<Lobby<Banner>>();
                for pad in pads {
                    lobby.join(PlayerDevice::Pad(pad), &mut *draft);
                }
            });
        }),
    ];
    steps.extend(TourStep::picture("guesclin-setup-devices"));
    steps.extend([TourStep::Speak(Language::De), TourStep::LargeLetters(true)]);
    steps.extend(TourStep::picture("guesclin-setup-devices-largest"));
    steps.push(TourStep::run(|world| {
        press_person::<FormAnswer>(world, Banner::French);
    }));
    steps.extend(TourStep::picture("guesclin-setup-name-largest"));
    steps.extend([TourStep::LargeLetters(false), TourStep::Speak(Language::En)]);
    steps.extend(TourStep::picture("guesclin-setup-name"));
    steps.push(TourStep::Go(Screen::Title));
    steps.push(TourStep::run(|world| {
        // Whoever has a device is not asked for one when the game begins.
        let pads = pads(world);
        let mut devices = world.resource_mut::<SeatDevices>();
        devices.set(Banner::French.index(), Some(PlayerDevice::Keyboard));
        for (banner, pad) in [Banner::Blesist, Banner::English].into_iter().zip(pads) {
            devices.set(banner.index(), Some(PlayerDevice::Pad(pad)));
        }
        let config = world.resource::<Draft>().config();
        world.write_message(StartMatch { config });
        let mut screen = world.resource_mut::<NextState<Screen>>();
        screen.set(Screen::Table(ID));
    }));
    steps.push(TourStep::until("a person's turn", |world| {
        matches!(*world.resource::<Turn>(), Turn::Person(_))
    }));
    until(&mut steps, "an activation", |board| {
        matches!(board.stage(), Stage::Act(_))
    });
    steps.extend(TourStep::picture("guesclin-devices"));
    let nudge = |world: &mut World| {
        let acting = world.resource::<ActingDevice>().0;
        let waits = [PlayerDevice::Keyboard]
            .into_iter()
            .chain(pads(world).into_iter().map(PlayerDevice::Pad))
            .find(|&device| Some(device) != acting);
        if let Some(device) = waits {
            world.write_message(Nudged(device));
        }
    };
    steps.push(TourStep::run(nudge));
    steps.extend(TourStep::picture("guesclin-devices-turn"));
    steps.extend([TourStep::Speak(Language::De), TourStep::LargeLetters(true)]);
    steps.push(TourStep::run(nudge));
    steps.extend(TourStep::picture("guesclin-devices-largest"));
    steps.extend([TourStep::LargeLetters(false), TourStep::Speak(Language::En)]);
    steps.push(TourStep::run(unplug));
    steps.push(TourStep::Pause(false));
    steps
}
