//! How the camps look: their colours, and the names of the pictures that each camp has of its own.

use bevy::color::Color;

use crate::games::guyenne::rules::card::Card;
use crate::games::guyenne::rules::seat::Camp;
use crate::theme::{ButtonStyle, palette};

/// The colour of a camp's letters on parchment.
pub(super) const fn ink(camp: Camp) -> Color {
    match camp {
        Camp::English => palette::GULES_DEEP,
        Camp::French => palette::AZURE_DEEP,
    }
}

/// The colour of a camp's enamel: grounds, and lines on the cloth.
pub(super) const fn enamel(camp: Camp) -> Color {
    match camp {
        Camp::English => palette::GULES,
        Camp::French => palette::AZURE,
    }
}

/// A button in a camp's enamel.
pub(super) const fn button_style(camp: Camp) -> ButtonStyle {
    match camp {
        Camp::English => ButtonStyle::Gules,
        Camp::French => ButtonStyle::Azure,
    }
}

/// The pill of enamel on which a camp's points stand.
pub(super) const fn pill(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "pill-gules",
        Camp::French => "pill-azure",
    }
}

/// What a camp has one picture of: a standard, a shield, a banner, a plate, a pennon, an arrow, the sign of who begins.
pub(super) fn picture(kind: &str, camp: Camp) -> String {
    format!("{kind}-{camp}")
}

/// A flag that hangs down, or stands up.
pub(super) fn flag(kind: &str, camp: Camp, stands: bool) -> String {
    let up = if stands { "-up" } else { "" };
    format!("{kind}-{camp}{up}")
}

/// The front of a card.
pub(super) const fn card_front(camp: Camp, face: Card) -> &'static str {
    match (camp, face) {
        (Camp::English, Card::Two) => "card-english-2",
        (Camp::English, Card::Three) => "card-english-3",
        (Camp::English, Card::Four) => "card-english-4",
        (Camp::English, Card::Five) => "card-english-5",
        (Camp::English, Card::Hero) => "card-english-hero",
        (Camp::French, Card::Two) => "card-french-2",
        (Camp::French, Card::Three) => "card-french-3",
        (Camp::French, Card::Four) => "card-french-4",
        (Camp::French, Card::Five) => "card-french-5",
        (Camp::French, Card::Hero) => "card-french-hero",
    }
}

/// The back of a camp's cards.
pub(super) const fn card_back(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "back-english",
        Camp::French => "back-french",
    }
}

/// Who fights for a card; a hero rides.
pub(super) const fn figure(camp: Camp, face: Card) -> &'static str {
    match (camp, face) {
        (Camp::English, Card::Two) => "figure-english-2",
        (Camp::English, Card::Three) => "figure-english-3",
        (Camp::English, Card::Four | Card::Hero) => "figure-english-4",
        (Camp::English, Card::Five) => "figure-english-5",
        (Camp::French, Card::Two) => "figure-french-2",
        (Camp::French, Card::Three) => "figure-french-3",
        (Camp::French, Card::Four | Card::Hero) => "figure-french-4",
        (Camp::French, Card::Five) => "figure-french-5",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::SpriteAtlases;

    #[test]
    fn every_camp_has_its_pictures() {
        let atlases = SpriteAtlases::headless();
        for camp in Camp::ALL {
            let mut names = vec![pill(camp).to_owned(), card_back(camp).to_owned()];
            for kind in [
                "standard", "shield", "banner", "plate", "pennon", "arrow", "first",
            ] {
                names.push(picture(kind, camp));
            }
            for kind in ["standard", "pennon"] {
                names.extend([true, false].map(|stands| flag(kind, camp, stands)));
            }
            for face in Card::ALL {
                names.push(card_front(camp, face).to_owned());
                names.push(figure(camp, face).to_owned());
            }
            for name in names {
                assert!(atlases.has(&name), "{name}");
            }
        }
    }
}
