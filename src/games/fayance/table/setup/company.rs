//! The devices at the page of a new game: their signs beside the sides, and what is said about the company.

use bevy::prelude::*;

use super::draft::Draft;
use super::form::SecrecyRow;
use crate::keys;
use crate::{Secrecy, words};
use fayance_rules::ID;
use fayance_rules::Side;
use kit_i18n::LocalizedText;
use kit_table::lobby::{Company, JoinSystems, show_seat_signs};
use kit_table::setup_form::{ONLY_BOTS, SetupDraft};
use kit_table::{Player, Screen};

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
    let guest = |side| {
        let told = company.told_to_stand_up(side, keys::FAYANCE_GUEST)?;
        Some(told.with("name", words::player(&draft.config(), side)))
    };
    let mut guests = Side::ALL.into_iter().filter_map(guest);
    if let Some(how) = guests.next().or_else(|| company.join_sentence()) {
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
