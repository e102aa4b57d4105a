//! The devices at the page of a new game: their signs beside the banners, and what is said about them.

use bevy::prelude::*;

use super::draft::Draft;
use crate::keys;
use crate::words;
use guesclin_rules::Banner;
use guesclin_rules::ID;
use kit_i18n::LocalizedText;
use kit_input::Action;
use kit_table::lobby::{Company, JoinSystems, show_seat_signs};
use kit_table::{Screen, SeatDraft, device_name, printed_key};

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
    let guest = |banner: Banner| {
        company
            .lobby
            .guest_in(banner)
            .map(|device| (banner, device))
    };
    if let Some((banner, device)) = draft.order().into_iter().find_map(guest) {
        return Some(
            LocalizedText::new(keys::GUESCLIN_GUEST)
                .with("banner", words::banner(banner))
                .with("device", device_name(device, &company.devices))
                .with("key", printed_key(company.print.of(Action::Back, device))),
        );
    }
    company.join_sentence()
}
