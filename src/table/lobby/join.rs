//! Devices sit down, change seats and stand up by their presses, while one device leads the page; see [`Lobby`].

use bevy::prelude::*;

use super::seats::{Lobby, SeatDraft};
use super::sheet::SeatSheet;
use crate::flow::{PageSystems, time_passes};
use crate::keys;
use crate::{News, Screen, device_name};
use kit_i18n::LocalizedText;
use kit_input::{
    ActingDevice, Action, Device, LastPad, Layer, PlayerDevice, PlayerDevices, Presses,
};
use kit_rules::game::GameId;
use kit_theme::sound::{PlaySound, Sound};

/// The systems that follow the devices, before the page shows who sits where.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct JoinSystems;

/// Adds the lobby of a game's page.
pub fn add_lobby<D: SeatDraft>(app: &mut App, game: GameId) {
    app.init_resource::<Lobby<D::Seat>>()
        .add_systems(OnEnter(Screen::Setup(game)), open_lobby::<D>)
        .add_systems(OnExit(Screen::Setup(game)), close_lobby)
        .configure_sets(Update, JoinSystems.in_set(PageSystems))
        .add_systems(
            Update,
            (answer_presses::<D>.run_if(time_passes), follow_seats::<D>)
                .chain()
                .in_set(JoinSystems)
                .run_if(in_state(Screen::Setup(game))),
        )
        .add_systems(
            Update,
            listen_to_host::<D>
                .after(JoinSystems)
                .run_if(in_state(Screen::Setup(game))),
        );
}

/// The device that has opened the page leads it.
fn open_lobby<D: SeatDraft>(
    device: Res<Device>,
    last: Res<LastPad>,
    devices: Res<PlayerDevices>,
    mut lobby: ResMut<Lobby<D::Seat>>,
    mut draft: ResMut<D>,
    mut acting: ResMut<ActingDevice>,
) {
    let pad = last.0.map(PlayerDevice::Pad);
    *lobby = match (*device, pad) {
        (Device::Pad, Some(pad)) if devices.is_connected(pad) => Lobby::led_by(pad, false),
        (Device::Keyboard, _) => Lobby::led_by(PlayerDevice::Keyboard, false),
        _ => Lobby::default(),
    };
    draft.note_devices(false);
    acting.0 = Some(lobby.host());
}

fn close_lobby(mut acting: ResMut<ActingDevice>) {
    acting.0 = None;
}

/// Devices that are lost stand up, and so do those whose seats were given to bots.
fn follow_seats<D: SeatDraft>(
    devices: Res<PlayerDevices>,
    mut lobby: ResMut<Lobby<D::Seat>>,
    mut draft: ResMut<D>,
) {
    let (mut next, mut seats) = (lobby.clone(), draft.clone());
    next.lose(&devices, &mut seats);
    next.follow(&seats);
    seats.note_devices(next.seat_devices(&seats).are_several());
    lobby.set_if_neq(next);
    draft.set_if_neq(seats);
}

/// Only the host presses the page's buttons; while nobody else has sat down, everybody answers its sheets.
fn listen_to_host<D: SeatDraft>(
    lobby: Res<Lobby<D::Seat>>,
    sheets: Query<(), With<SeatSheet>>,
    mut acting: ResMut<ActingDevice>,
) {
    let everybody = !sheets.is_empty() && !lobby.has_guests();
    let host = (!everybody).then_some(lobby.host());
    acting.set_if_neq(ActingDevice(host));
}

/// Sits devices down, moves and stands them up. The presses of the host belong to the page.
fn answer_presses<D: SeatDraft>(
    presses: Res<Presses>,
    devices: Res<PlayerDevices>,
    mut lobby: ResMut<Lobby<D::Seat>>,
    mut draft: ResMut<D>,
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
            (Action::Confirm, None) => match lobby.join(device, &mut *draft) {
                Some(seat) => (Sound::CONFIRM, Some((keys::NEWS_SITS, seat))),
                None => (Sound::REFUSE, None),
            },
            (Action::Back, Some(_)) => {
                let seat = lobby.stand_up(device, &mut *draft);
                (Sound::BACK, seat.map(|seat| (keys::NEWS_STANDS_UP, seat)))
            }
            (action, Some(seat)) => match draft.beside(seat, action).filter(|&to| to != seat) {
                Some(to) if lobby.move_to(device, to, &mut *draft) => {
                    (Sound::TOGGLE, Some((keys::NEWS_SITS, to)))
                }
                _ => continue,
            },
            _ => continue,
        };
        commands.write_message(PlaySound::now(sound));
        if let Some((key, seat)) = tale {
            let news_of = LocalizedText::new(key)
                .with("place", D::place(seat))
                .with("device", device_name(device, &devices));
            news.write(News(news_of));
        }
    }
}
