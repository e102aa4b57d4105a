//! The devices at the page of a new game: their signs beside the banners, and what is said about them.

use bevy::prelude::*;

use super::draft::Draft;
use crate::keys;
use crate::words;
use guesclin_rules::Banner;
use guesclin_rules::ID;
use kit_i18n::LocalizedText;
use kit_table::lobby::{Company, JoinSystems, show_seat_signs};
use kit_table::{Screen, SeatDraft};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_seat_signs::<Draft>
            .after(JoinSystems)
            .run_if(in_state(Screen::Setup(ID))),
    );
}

/// How another device sits down, or stands up again; `None` where no other one is there.
pub(super) fn company_sentence(draft: &Draft, company: &Company<Banner>) -> Option<LocalizedText> {
    let guest = |banner| {
        let told = company.told_to_stand_up(banner, keys::GUESCLIN_GUEST)?;
        Some(told.with("banner", words::banner(banner)))
    };
    let mut guests = draft.order().into_iter().filter_map(guest);
    guests.next().or_else(|| company.join_sentence())
}
