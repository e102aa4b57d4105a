//! The names of things: troops, peoples, cards, terrains, territories, sides and players.

use super::GameConfig;
use crate::keys;
use fayance_rules::{Card, People, Row, Side, Terrain, Territory, Test, Troop};
use kit_i18n::LocalizedText;
use kit_table::Player;

/// A troop, as a caption: Archer.
#[must_use]
pub fn troop(troop: Troop) -> LocalizedText {
    LocalizedText::new(match troop {
        Troop::Archer => keys::FAYANCE_ARCHER,
        Troop::Rider => keys::FAYANCE_RIDER,
        Troop::Warrior => keys::FAYANCE_WARRIOR,
    })
}

/// A people, as a caption: Elves.
#[must_use]
pub fn people(people: People) -> LocalizedText {
    LocalizedText::new(match people {
        People::Elf => keys::FAYANCE_ELVES,
        People::Human => keys::FAYANCE_HUMANS,
        People::Dwarf => keys::FAYANCE_DWARVES,
        People::Halfling => keys::FAYANCE_HALFLINGS,
    })
}

/// A card within a sentence: the elves’ archer.
#[must_use]
pub fn card(card: Card) -> LocalizedText {
    LocalizedText::new(keys::FAYANCE_CARD)
        .with("troop", card.troop().name())
        .with("people", card.people().name())
}

/// A list of cards within a sentence.
#[must_use]
pub fn cards(row: Row) -> LocalizedText {
    let mut names = row.iter().map(card);
    let Some(mut list) = names.next() else {
        return LocalizedText::new(keys::FAYANCE_NO_CARDS);
    };
    let rest: Vec<LocalizedText> = names.collect();
    let last = rest.len();
    for (n, name) in rest.into_iter().enumerate() {
        let key = if n + 1 == last {
            keys::LIST_AND
        } else {
            keys::FAYANCE_LIST_COMMA
        };
        list = LocalizedText::new(key)
            .with("sooner", list)
            .with("last", name);
    }
    list
}

/// A terrain within a sentence: the forest.
#[must_use]
pub fn terrain(terrain: Terrain) -> LocalizedText {
    LocalizedText::new(match terrain {
        Terrain::Forest => keys::FAYANCE_FOREST,
        Terrain::Plain => keys::FAYANCE_PLAIN,
        Terrain::Mountain => keys::FAYANCE_MOUNTAIN,
    })
}

/// A territory, the same in every language.
#[must_use]
pub fn territory(territory: Territory) -> LocalizedText {
    LocalizedText::verbatim(territory.name())
}

/// A side, as the name of a player who has none: North.
#[must_use]
pub fn side(side: Side) -> LocalizedText {
    LocalizedText::new(match side {
        Side::North => keys::FAYANCE_NORTH,
        Side::South => keys::FAYANCE_SOUTH,
    })
}

/// The opening of a day's deal.
#[must_use]
pub fn opening(name: &str) -> LocalizedText {
    LocalizedText::new(match name {
        "lot" => keys::FAYANCE_OPENING_LOT,
        _ => keys::FAYANCE_OPENING_DUEL,
    })
}

/// A bot's name.
#[must_use]
pub fn bot(name: &str) -> LocalizedText {
    LocalizedText::built(keys::FAYANCE_BOT_ANY, name)
}

/// The player of a side: their name, the bot’s, or the side’s.
#[must_use]
pub fn player(config: &GameConfig, of: Side) -> LocalizedText {
    let seat = &config.seats[of];
    let other = &config.seats[of.other()];
    match &seat.player {
        Player::Human if seat.name.is_empty() => side(of),
        Player::Human => LocalizedText::verbatim(seat.name.clone()),
        // Two bots of one name are told apart by their sides.
        Player::Bot(_) if seat.player == other.player => side(of),
        Player::Bot(name) => bot(name),
    }
}

/// What settled a combat, in a word.
#[must_use]
pub fn test(test: Test) -> LocalizedText {
    LocalizedText::new(match test {
        Test::Troop => keys::FAYANCE_TEST_TROOP,
        Test::Terrain => keys::FAYANCE_TEST_TERRAIN,
        Test::Halfling => keys::FAYANCE_TEST_HALFLING,
        Test::Undecided => keys::FAYANCE_TEST_UNDECIDED,
        Test::Fourth => keys::FAYANCE_TEST_FOURTH,
    })
}
