//! Devices sit down, change seats and stand up by their presses, while one device leads the page; see [`Lobby`].

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::chooser::Chooser;
use super::draft::Draft;
use super::lobby::Lobby;
use super::sentences::place;
use crate::games::guyenne::ID;
use crate::games::guyenne::rules::seat::{Camp, Seat};
use crate::games::guyenne::table::words;
use crate::i18n::LocalizedText;
use crate::input::{
    ActingDevice, Action, Device, LastPad, Layer, Make, PadMake, PlayerDevice, PlayerDevices,
    Presses, Signs,
};
use crate::table::flow::time_passes;
use crate::table::{News, Screen};
use crate::theme::sound::{PlaySound, Sound};

/// The systems that follow the devices, before the page shows who sits where.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct JoinSystems;

/// Adds the lobby.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lobby>()
        .add_systems(OnEnter(Screen::Setup(ID)), open_lobby)
        .add_systems(OnExit(Screen::Setup(ID)), close_lobby)
        .add_systems(
            Update,
            (
                answer_presses.run_if(time_passes),
                follow_seats,
                listen_to_host,
            )
                .chain()
                .in_set(JoinSystems)
                .run_if(in_state(Screen::Setup(ID))),
        );
}

/// The signs on the keys and buttons of devices.
#[derive(SystemParam)]
pub(super) struct PrintedSigns<'w, 's> {
    pads: Query<'w, 's, (&'static Gamepad, Option<&'static Name>)>,
    said: Res<'w, PadMake>,
    signs: Signs<'w>,
}

impl PrintedSigns<'_, '_> {
    /// The sign of an action on a device.
    pub(super) fn of(&self, action: Action, device: PlayerDevice) -> String {
        let sign = match device {
            PlayerDevice::Keyboard => self.signs.of(action, Device::Keyboard, Make::default()),
            PlayerDevice::Pad(pad) => {
                let make = self.pads.get(pad);
                let make =
                    make.map_or_else(|_| Make::default(), |(pad, name)| self.said.of(pad, name));
                self.signs.of(action, Device::Pad, make)
            }
        };
        sign.unwrap_or_default().into_owned()
    }
}

/// The device that has opened the page leads it.
fn open_lobby(
    device: Res<Device>,
    last: Res<LastPad>,
    devices: Res<PlayerDevices>,
    mut lobby: ResMut<Lobby>,
    mut draft: ResMut<Draft>,
    mut acting: ResMut<ActingDevice>,
) {
    let pad = last.0.map(PlayerDevice::Pad);
    *lobby = match (*device, pad) {
        (Device::Pad, Some(pad)) if devices.is_connected(pad) => Lobby::led_by(pad, false),
        (Device::Keyboard, _) => Lobby::led_by(PlayerDevice::Keyboard, false),
        _ => Lobby::default(),
    };
    draft.several_devices = false;
    acting.0 = Some(lobby.host());
}

fn close_lobby(mut acting: ResMut<ActingDevice>) {
    acting.0 = None;
}

/// Devices that are lost stand up, and so do those whose seats were given to bots.
fn follow_seats(devices: Res<PlayerDevices>, mut lobby: ResMut<Lobby>, mut draft: ResMut<Draft>) {
    let (mut next, mut seats) = (lobby.clone(), draft.clone());
    next.lose(&devices, &mut seats);
    next.follow(&seats);
    seats.several_devices = next.seat_devices(&seats).are_several();
    lobby.set_if_neq(next);
    draft.set_if_neq(seats);
}

/// Where a direction leads from a seat.
const fn beside(seat: Seat, action: Action) -> Option<Seat> {
    match action {
        Action::Left => Some(Seat::new(seat.camp, 0)),
        Action::Right => Some(Seat::new(seat.camp, 1)),
        Action::Up => Some(Seat::new(Camp::English, seat.place)),
        Action::Down => Some(Seat::new(Camp::French, seat.place)),
        _ => None,
    }
}

/// Sits devices down, moves and stands them up. The presses of the host belong to the page.
fn answer_presses(
    presses: Res<Presses>,
    devices: Res<PlayerDevices>,
    mut lobby: ResMut<Lobby>,
    mut draft: ResMut<Draft>,
    mut news: MessageWriter<News>,
    mut commands: Commands,
) {
    for press in presses.of_anybody() {
        let device = press.device;
        if press.layer != Layer::Page || device == lobby.host() {
            continue;
        }
        let seat = lobby.seat_of_guest(device);
        let (sound, tale) = match (press.action, seat) {
            (Action::Confirm, None) => match lobby.join(device, &mut draft) {
                Some(seat) => (Sound::CONFIRM, Some(("news-sits", seat))),
                None => (Sound::REFUSE, None),
            },
            (Action::Back, Some(_)) => {
                let seat = lobby.stand_up(device, &mut draft);
                (Sound::BACK, seat.map(|seat| ("news-stands-up", seat)))
            }
            (action, Some(seat)) => match beside(seat, action).filter(|&to| to != seat) {
                Some(to) if lobby.move_to(device, to, &mut draft) => {
                    (Sound::TOGGLE, Some(("news-sits", to)))
                }
                _ => continue,
            },
            _ => continue,
        };
        commands.write_message(PlaySound::now(sound));
        if let Some((key, seat)) = tale {
            let news_of = LocalizedText::new(key)
                .with("place", place(seat))
                .with("device", words::device(device, &devices));
            news.write(News(news_of));
        }
    }
}

/// Only the host presses the page's buttons; while nobody else has sat down, everybody answers its questions.
fn listen_to_host(
    lobby: Res<Lobby>,
    choosers: Query<(), With<Chooser>>,
    mut acting: ResMut<ActingDevice>,
) {
    let everybody = !choosers.is_empty() && !lobby.has_guests();
    let host = (!everybody).then_some(lobby.host());
    acting.set_if_neq(ActingDevice(host));
}
