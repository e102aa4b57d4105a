//! The names of things: troops, peoples, cards, terrains, territories, sides and players.

use super::GameConfig;
use fayance_rules::{Card, People, Row, Side, Terrain, Territory, Test, Troop};
use kit_i18n::LocalizedText;
use kit_table::Player;

/// A troop, as a caption: Archer.
#[must_use]
pub fn troop(troop: Troop) -> LocalizedText {
    LocalizedText::new(match troop {
        Troop::Archer => "fayance-archer",
        Troop::Rider => "fayance-rider",
        Troop::Warrior => "fayance-warrior",
    })
}

/// A people, as a caption: Elves.
#[must_use]
pub fn people(people: People) -> LocalizedText {
    LocalizedText::new(match people {
        People::Elf => "fayance-elves",
        People::Human => "fayance-humans",
        People::Dwarf => "fayance-dwarves",
        People::Halfling => "fayance-halflings",
    })
}

/// A card within a sentence: the elves’ archer.
#[must_use]
pub fn card(card: Card) -> LocalizedText {
    LocalizedText::new("fayance-card")
        .with("troop", card.troop().name())
        .with("people", card.people().name())
}

/// A list of cards within a sentence.
#[must_use]
pub fn cards(row: Row) -> LocalizedText {
    let mut names = row.iter().map(card);
    let Some(mut list) = names.next() else {
        return LocalizedText::new("fayance-no-cards");
    };
    let rest: Vec<LocalizedText> = names.collect();
    let last = rest.len();
    for (n, name) in rest.into_iter().enumerate() {
        let key = if n + 1 == last {
            "list-and"
        } else {
            "fayance-list-comma"
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
        Terrain::Forest => "fayance-forest",
        Terrain::Plain => "fayance-plain",
        Terrain::Mountain => "fayance-mountain",
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
        Side::North => "fayance-north",
        Side::South => "fayance-south",
    })
}

/// A bot's name.
#[must_use]
pub fn bot(name: &str) -> LocalizedText {
    LocalizedText::new(format!("fayance-bot-{name}"))
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
        Test::Troop => "fayance-test-troop",
        Test::Terrain => "fayance-test-terrain",
        Test::Halfling => "fayance-test-halfling",
        Test::Undecided => "fayance-test-undecided",
        Test::Fourth => "fayance-test-fourth",
    })
}
