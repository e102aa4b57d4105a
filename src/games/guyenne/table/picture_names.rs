//! The names of Guyenne's sprites in the atlases. A test reads every string literal of this file as such a name.

use guyenne_rules::card::Card;
use guyenne_rules::seat::Camp;
use guyenne_rules::{Castle, Names};

/// The cards drawn beside the title.
pub const ON_TITLE: [&str; 4] = [
    back(Camp::French),
    back(Camp::English),
    front(Camp::French, Card::Hero),
    front(Camp::English, Card::Hero),
];

/// The card of a castle. `names` are those of the game's row of castles.
#[must_use]
pub const fn castle(names: Names, castle: Castle) -> &'static str {
    // In the order of `Names::KNOWN`.
    [
        "castle-chauvigny",
        "castle-prune",
        "castle-crozant",
        "castle-cluis",
        "castle-sarzay",
        "castle-huriel",
    ][names.known(castle)]
}

/// The front of a card.
#[must_use]
pub const fn front(camp: Camp, face: Card) -> &'static str {
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
#[must_use]
pub const fn back(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "back-english",
        Camp::French => "back-french",
    }
}

/// The figure of a card on the combat stage: the English face east, the French west.
#[must_use]
pub const fn figure(camp: Camp, face: Card) -> &'static str {
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

/// The shield over a hero's head.
#[must_use]
pub const fn hero_shield(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "shield-english-hero",
        Camp::French => "shield-french-hero",
    }
}

/// A camp's shield.
#[must_use]
pub const fn shield(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "shield-english",
        Camp::French => "shield-french",
    }
}

/// The winner's shield, crowned.
#[must_use]
pub const fn winner_shield(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "result-shield-english-winner",
        Camp::French => "result-shield-french-winner",
    }
}

/// The loser's shield, lowered.
#[must_use]
pub const fn loser_shield(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "result-shield-english-loser",
        Camp::French => "result-shield-french-loser",
    }
}

/// A camp's standard that hangs from the upper edge.
#[must_use]
pub const fn standard(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "standard-english",
        Camp::French => "standard-french",
    }
}

/// The same that stands on the lower edge.
#[must_use]
pub const fn standard_up(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "standard-english-up",
        Camp::French => "standard-french-up",
    }
}

/// A holder's pennon below the castle's card.
#[must_use]
pub const fn pennon(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "pennon-english",
        Camp::French => "pennon-french",
    }
}

/// The same above the castle's card.
#[must_use]
pub const fn pennon_up(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "pennon-english-up",
        Camp::French => "pennon-french-up",
    }
}

/// The arrow of a castle with this holder.
#[must_use]
pub const fn arrow(holder: Option<Camp>) -> &'static str {
    match holder {
        None => "arrow",
        Some(Camp::English) => "arrow-english",
        Some(Camp::French) => "arrow-french",
    }
}

/// The first-player card with a camp's side up.
#[must_use]
pub const fn first_player(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "first-english",
        Camp::French => "first-french",
    }
}

/// The banner that shows whose turn it is.
#[must_use]
pub const fn banner(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "banner-english",
        Camp::French => "banner-french",
    }
}

/// The opponent's plate.
#[must_use]
pub const fn plate(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "plate-english",
        Camp::French => "plate-french",
    }
}

/// The plate for the points of a camp's castles.
#[must_use]
pub const fn pill(camp: Camp) -> &'static str {
    match camp {
        Camp::English => "pill-gules",
        Camp::French => "pill-azure",
    }
}

/// The map of the frontier, in the gallery.
pub const MAP: &str = "map";

/// The back of a castle card, which stretches.
pub const CASTLE_BACK: &str = "castle-back";

/// The lid of the game's box, on the title. Its sheet holds nothing else.
pub const LID: &str = "lid-guyenne";
