//! The names of this game's pictures in the atlases. A test reads every string literal of this file as such a name.

use fayance_rules::{Card, People, Side, Terrain, Territory, Troop};

/// An army card.
#[must_use]
pub const fn card(card: Card) -> &'static str {
    match (card.troop(), card.people()) {
        (Troop::Archer, People::Elf) => "archer-elf",
        (Troop::Archer, People::Human) => "archer-human",
        (Troop::Archer, People::Dwarf) => "archer-dwarf",
        (Troop::Archer, People::Halfling) => "archer-halfling",
        (Troop::Rider, People::Elf) => "rider-elf",
        (Troop::Rider, People::Human) => "rider-human",
        (Troop::Rider, People::Dwarf) => "rider-dwarf",
        (Troop::Rider, People::Halfling) => "rider-halfling",
        (Troop::Warrior, People::Elf) => "warrior-elf",
        (Troop::Warrior, People::Human) => "warrior-human",
        (Troop::Warrior, People::Dwarf) => "warrior-dwarf",
        (Troop::Warrior, People::Halfling) => "warrior-halfling",
    }
}

/// The back of an army card.
pub const BACK: &str = "back";

/// A territory at turn 0: its northern edge is up.
#[must_use]
pub const fn territory(territory: Territory) -> &'static str {
    const NAMES: [&str; 9] = [
        "territory-1",
        "territory-2",
        "territory-3",
        "territory-4",
        "territory-5",
        "territory-6",
        "territory-7",
        "territory-8",
        "territory-9",
    ];
    NAMES[territory.index()]
}

/// The capital of a side: a tile as large as a territory.
#[must_use]
pub const fn capital(side: Side) -> &'static str {
    match side {
        Side::North => "capital-north",
        Side::South => "capital-south",
    }
}

/// The sign of a side.
#[must_use]
pub const fn side_sign(side: Side) -> &'static str {
    match side {
        Side::North => "sign-north",
        Side::South => "sign-south",
    }
}

/// The sign of a troop, as in the upper left corner of its cards.
#[must_use]
pub const fn troop_sign(troop: Troop) -> &'static str {
    match troop {
        Troop::Archer => "sign-archer",
        Troop::Rider => "sign-rider",
        Troop::Warrior => "sign-warrior",
    }
}

/// The sign of a people, as in the upper right corner of its cards.
#[must_use]
pub const fn people_sign(people: People) -> &'static str {
    match people {
        People::Elf => "sign-elf",
        People::Human => "sign-human",
        People::Dwarf => "sign-dwarf",
        People::Halfling => "sign-halfling",
    }
}

/// The sign of a terrain.
#[must_use]
pub const fn terrain_sign(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Forest => "sign-forest",
        Terrain::Plain => "sign-plain",
        Terrain::Mountain => "sign-mountain",
    }
}

/// The ring of troops: each beats the next, clockwise.
pub const RING: &str = "ring-of-troops";

/// A throne with five empty places for captured territories.
pub const THRONE: &str = "throne";

/// The middles of the throne's places, as shares of its picture's width and height from the left and the top. They are
/// filled from the seat to the gable.
pub const THRONE_PLACES: [(f32, f32); 5] = [
    (0.35, 0.617),
    (0.65, 0.617),
    (0.35, 0.442),
    (0.65, 0.442),
    (0.5, 0.25),
];

/// The side of a tile in a place of the throne, as a share of its picture's width.
pub const THRONE_TILE: f32 = 0.25;

/// An empty place for a captured territory, to build a road of.
pub const PLACE: &str = "place";

/// A king's crown.
pub const CROWN: &str = "crown";

/// The seal of a choice that is confirmed.
pub const SEAL: &str = "seal";

/// The page on which the king is named.
pub const CROWN_PAGE: &str = "crown-page";

/// The lid of the game's box, on the title. Its sheet holds nothing else.
pub const LID: &str = "lid-fayance";
