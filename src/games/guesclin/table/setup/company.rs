//! The devices at the page of a new game: their signs beside the banners, and what is said about them.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::draft::Draft;
use super::form::PlaceSign;
use super::name_sheet::NameSheet;
use crate::games::guesclin::ID;
use crate::games::guesclin::rules::Banner;
use crate::games::guesclin::table::words;
use crate::i18n::LocalizedText;
use crate::input::{ActingDevice, Action, PlayerDevices, PrintedSigns};
use crate::table::lobby::{JoinSystems, add_lobby};
use crate::table::{AccessibleName, Lobby, Screen, SeatDraft, device_name, printed_key};
use crate::theme::DeviceSign;

/// The devices, and who of them has sat down.
#[derive(SystemParam)]
pub(super) struct Company<'w, 's> {
    lobby: Res<'w, Lobby<Banner>>,
    devices: Res<'w, PlayerDevices>,
    print: PrintedSigns<'w, 's>,
}

pub(super) fn plugin(app: &mut App) {
    add_lobby::<Draft>(app, ID);
    app.add_systems(
        Update,
        (listen_to_host, show_devices)
            .after(JoinSystems)
            .run_if(in_state(Screen::Setup(ID))),
    );
}

/// Only the host presses the page's buttons; while nobody else has sat down, everybody may type a name.
fn listen_to_host(
    lobby: Res<Lobby<Banner>>,
    sheets: Query<(), With<NameSheet>>,
    mut acting: ResMut<ActingDevice>,
) {
    let everybody = !sheets.is_empty() && !lobby.has_guests();
    let host = (!everybody).then_some(lobby.host());
    acting.set_if_neq(ActingDevice(host));
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

/// How another device sits down, or stands up again; `None` where no other one is there.
pub(super) fn company_sentence(draft: &Draft, company: &Company) -> Option<LocalizedText> {
    let guest = |banner: Banner| {
        company
            .lobby
            .guest_in(banner)
            .map(|device| (banner, device))
    };
    if let Some((banner, device)) = draft.order().into_iter().find_map(guest) {
        return Some(
            LocalizedText::new("guesclin-guest")
                .with("banner", words::banner(banner))
                .with("device", device_name(device, &company.devices))
                .with("key", printed_key(company.print.of(Action::Back, device))),
        );
    }
    let pad = company.lobby.waiting_pad(&company.devices)?;
    let key = company.print.of(Action::Confirm, pad);
    Some(LocalizedText::new("guesclin-join").with("key", printed_key(key)))
}
