//! The devices at the page of a new game: their signs beside the sides, and what is said about the company.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::draft::Draft;
use super::form::{PlaceSign, SecrecyRow};
use crate::games::fayance::ID;
use crate::games::fayance::rules::Side;
use crate::games::fayance::table::{Secrecy, words};
use crate::i18n::LocalizedText;
use crate::input::{ActingDevice, Action, PlayerDevices, PrintedSigns};
use crate::table::lobby::{JoinSystems, add_lobby};
use crate::table::{AccessibleName, Lobby, Player, Screen, device_name, printed_key};
use crate::theme::DeviceSign;

/// The devices, and who of them has sat down.
#[derive(SystemParam)]
pub(super) struct Company<'w, 's> {
    lobby: Res<'w, Lobby<Side>>,
    devices: Res<'w, PlayerDevices>,
    print: PrintedSigns<'w, 's>,
}

pub(super) fn plugin(app: &mut App) {
    add_lobby::<Draft>(app, ID);
    app.add_systems(
        Update,
        (listen_to_host, show_devices, show_secrecy)
            .after(JoinSystems)
            .run_if(in_state(Screen::Setup(ID))),
    );
}

/// Only the host presses the page's buttons.
fn listen_to_host(lobby: Res<Lobby<Side>>, mut acting: ResMut<ActingDevice>) {
    acting.set_if_neq(ActingDevice(Some(lobby.host())));
}

/// Shows the sign of each person's device, where there are several.
fn show_devices(
    draft: Res<Draft>,
    company: Company,
    mut signs: Query<(Entity, &PlaceSign, &mut DeviceSign, &mut Node)>,
    mut commands: Commands,
) {
    let told = company.lobby.tells_devices(&company.devices);
    for (entity, place, mut sign, mut node) in &mut signs {
        let device = company.lobby.device_of(&*draft, place.0).filter(|_| told);
        let number = device.and_then(|device| company.devices.number(device));
        let number = number.unwrap_or_default();
        let fresh = DeviceSign { number, ..*sign };
        let display = if number > 0 {
            Display::Flex
        } else {
            Display::None
        };
        if node.display != display {
            node.display = display;
        }
        if sign.set_if_neq(fresh) {
            let mut entity = commands.entity(entity);
            match device {
                Some(device) => {
                    entity.insert(AccessibleName(device_name(device, &company.devices)))
                }
                None => entity.remove::<AccessibleName>(),
            };
        }
    }
}

/// Two people are asked how they choose.
fn show_secrecy(draft: Res<Draft>, mut rows: Query<&mut Node, With<SecrecyRow>>) {
    let display = if draft.0.is_shared() {
        Display::Flex
    } else {
        Display::None
    };
    for mut node in &mut rows {
        if node.display != display {
            node.display = display;
        }
    }
}

/// What is said about the company: how another device sits down or stands up, else how this company plays.
pub(super) fn company_sentence(draft: &Draft, company: &Company) -> LocalizedText {
    let guest = |side: &Side| company.lobby.guest_in(*side).map(|device| (*side, device));
    if let Some((side, device)) = Side::ALL.iter().find_map(guest) {
        return LocalizedText::new("fayance-guest")
            .with("name", words::player(&draft.0, side))
            .with("device", device_name(device, &company.devices))
            .with("key", printed_key(company.print.of(Action::Back, device)));
    }
    if let Some(pad) = company.lobby.waiting_pad(&company.devices) {
        let key = company.print.of(Action::Confirm, pad);
        return LocalizedText::new("fayance-join").with("key", printed_key(key));
    }
    let about = |key| LocalizedText::new(key);
    let several = company.lobby.seat_devices(draft).are_several();
    match (draft.0.people().count(), draft.0.only_person()) {
        (0, _) => about("fayance-company-bots"),
        (1, Some(side)) => match draft.0.player(side.other()) {
            Player::Bot(bot) => LocalizedText::new(format!("fayance-bot-{bot}-about")),
            Player::Human => about("fayance-company-two"),
        },
        _ if several && draft.0.secrecy != Secrecy::Curtain => about("fayance-company-apart"),
        _ => about("fayance-company-two"),
    }
}
