//! The devices at the page of a new game: their signs beside the sides, and what is said about the company.

use bevy::prelude::*;

use super::draft::Draft;
use super::form::SecrecyRow;
use crate::keys;
use crate::{Secrecy, words};
use fayance_rules::ID;
use fayance_rules::Side;
use kit_i18n::LocalizedText;
use kit_input::Action;
use kit_table::lobby::{Company, JoinSystems, show_seat_signs};
use kit_table::setup_form::{ONLY_BOTS, SetupDraft};
use kit_table::{Player, Screen, device_name, printed_key};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (show_seat_signs::<Draft>, show_secrecy)
            .after(JoinSystems)
            .run_if(in_state(Screen::Setup(ID))),
    );
}

/// Two people are asked how they choose.
fn show_secrecy(draft: Res<Draft>, mut rows: Query<&mut Node, With<SecrecyRow>>) {
    let display = if draft.game.is_shared() {
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
pub(super) fn company_sentence(draft: &Draft, company: &Company<Side>) -> LocalizedText {
    let guest = |side: &Side| company.lobby.guest_in(*side).map(|device| (*side, device));
    if let Some((side, device)) = Side::ALL.iter().find_map(guest) {
        return LocalizedText::new(keys::FAYANCE_GUEST)
            .with("name", words::player(&draft.config(), side))
            .with("device", device_name(device, &company.devices))
            .with("key", printed_key(company.print.of(Action::Back, device)));
    }
    if let Some(how) = company.join_sentence() {
        return how;
    }
    let about = |key| LocalizedText::new(key);
    let several = company.lobby.seat_devices(draft).are_several();
    match (draft.game.people().count(), draft.game.only_person()) {
        (0, _) => about(ONLY_BOTS),
        (1, Some(side)) => match draft.game.player(side.other()) {
            Player::Bot(bot) => LocalizedText::built(keys::FAYANCE_BOT_ANY_ABOUT, bot),
            Player::Human => about(keys::FAYANCE_COMPANY_TWO),
        },
        _ if several && draft.game.secrecy != Secrecy::Curtain => {
            about(keys::FAYANCE_COMPANY_APART)
        }
        _ => about(keys::FAYANCE_COMPANY_TWO),
    }
}
