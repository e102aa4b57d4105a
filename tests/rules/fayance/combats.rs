//! One combat: the worked examples of the rules page, and every case of two kinds and two terrains against a table that
//! is computed in another way.

use guyenne::games::fayance::rules::{
    BySide, Card, People, Side, Terrain, Test, Troop, fight, fight_numbered,
};

use super::card;

/// North's terrain and card, south's terrain and card, the winner, and what settled it. The first four are the seed's.
const EXAMPLES: [(&str, &str, &str, &str, Option<Side>, Test); 16] = {
    use Side::{North, South};
    use Test::{Halfling, Terrain, Troop, Undecided};
    [
        (
            "plain",
            "rider-halfling",
            "forest",
            "warrior-elf",
            Some(North),
            Troop,
        ),
        (
            "plain",
            "archer-human",
            "mountain",
            "archer-halfling",
            Some(North),
            Terrain,
        ),
        (
            "plain",
            "archer-halfling",
            "mountain",
            "archer-elf",
            Some(North),
            Halfling,
        ),
        (
            "plain",
            "archer-human",
            "mountain",
            "archer-dwarf",
            None,
            Undecided,
        ),
        (
            "plain",
            "archer-dwarf",
            "mountain",
            "archer-human",
            None,
            Undecided,
        ),
        (
            "plain",
            "archer-human",
            "forest",
            "archer-human",
            Some(North),
            Terrain,
        ),
        (
            "plain",
            "archer-human",
            "plain",
            "archer-human",
            None,
            Undecided,
        ),
        (
            "forest",
            "rider-halfling",
            "plain",
            "rider-halfling",
            None,
            Undecided,
        ),
        (
            "mountain",
            "warrior-elf",
            "plain",
            "warrior-dwarf",
            None,
            Undecided,
        ),
        (
            "plain",
            "archer-halfling",
            "mountain",
            "archer-dwarf",
            Some(South),
            Terrain,
        ),
        (
            "forest",
            "archer-elf",
            "forest",
            "archer-elf",
            None,
            Undecided,
        ),
        (
            "forest",
            "warrior-elf",
            "mountain",
            "warrior-elf",
            Some(North),
            Terrain,
        ),
        (
            "forest",
            "rider-dwarf",
            "plain",
            "rider-elf",
            None,
            Undecided,
        ),
        (
            "plain",
            "warrior-human",
            "mountain",
            "rider-halfling",
            Some(South),
            Troop,
        ),
        (
            "plain",
            "rider-human",
            "forest",
            "archer-dwarf",
            Some(South),
            Troop,
        ),
        (
            "mountain",
            "rider-elf",
            "mountain",
            "rider-halfling",
            Some(South),
            Halfling,
        ),
    ]
};

#[test]
fn the_worked_examples_end_as_the_rules_say() {
    for (north, own, south, other, winner, by) in EXAMPLES {
        let cards = BySide::new(card(own), card(other));
        let terrain = |name: &str| name.parse().expect("a terrain");
        let result = fight(cards, BySide::new(terrain(north), terrain(south)));
        assert_eq!((result.winner, result.by), (winner, by), "{own} v {other}");
    }
    // Of the first example the terrain is never asked.
    let cards = BySide::new(card("rider-halfling"), card("warrior-elf"));
    for terrains in settings() {
        assert_eq!(fight(cards, terrains).winner, Some(Side::North));
    }
}

fn settings() -> impl Iterator<Item = BySide<Terrain>> {
    let pair = |north| Terrain::ALL.map(|south| BySide::new(north, south));
    Terrain::ALL.into_iter().flat_map(pair)
}

fn pairs() -> impl Iterator<Item = BySide<Card>> {
    let pair = |north| Card::ALL.map(|south| BySide::new(north, south));
    Card::ALL.into_iter().flat_map(pair)
}

/// The result by points, as the rules page puts it in one line: with equal troops favoured counts 2, halfling 1,
/// anything else 0. The ring is spelt out, and the favoured people of a terrain, too.
fn by_points(cards: BySide<Card>, terrains: BySide<Terrain>) -> (Option<Side>, Test) {
    use Troop::{Archer, Rider, Warrior};
    let beats = [(Rider, Warrior), (Warrior, Archer), (Archer, Rider)];
    let BySide([north, south]) = cards;
    if beats.contains(&(north.troop(), south.troop())) {
        return (Some(Side::North), Test::Troop);
    }
    if beats.contains(&(south.troop(), north.troop())) {
        return (Some(Side::South), Test::Troop);
    }
    let points = |side: Side| match (terrains[side], cards[side].people()) {
        (Terrain::Forest, People::Elf)
        | (Terrain::Plain, People::Human)
        | (Terrain::Mountain, People::Dwarf) => 2,
        (_, People::Halfling) => 1,
        _ => 0,
    };
    let (north, south) = (points(Side::North), points(Side::South));
    let by = match north.max(south) {
        _ if north == south => Test::Undecided,
        2 => Test::Terrain,
        _ => Test::Halfling,
    };
    let winner = match north.cmp(&south) {
        core::cmp::Ordering::Greater => Some(Side::North),
        core::cmp::Ordering::Less => Some(Side::South),
        core::cmp::Ordering::Equal => None,
    };
    (winner, by)
}

#[test]
fn every_combat_ends_as_a_second_table_says() {
    let mut counted = [0; 4];
    for cards in pairs() {
        for terrains in settings() {
            let result = fight(cards, terrains);
            let expected = by_points(cards, terrains);
            assert_eq!(
                (result.winner, result.by),
                expected,
                "{cards:?} {terrains:?}"
            );
            counted[result.by as usize] += 1;
            for leader in Side::ALL {
                for n in 1..4 {
                    assert_eq!(fight_numbered(n, cards, terrains, leader), result);
                }
                let fourth = fight_numbered(4, cards, terrains, leader);
                match result.winner {
                    Some(_) => assert_eq!(fourth, result),
                    None => assert_eq!(
                        (fourth.winner, fourth.by),
                        (Some(leader.other()), Test::Fourth)
                    ),
                }
            }
        }
    }
    // Troop, terrain, halfling, undecided.
    assert_eq!(counted, [864, 162, 108, 162]);
}

#[test]
fn exchanged_and_renamed_combats_end_alike() {
    let troop = |card: Card| {
        let next = Troop::ALL[(card.troop() as usize + 1) % 3];
        Card::new(next, card.people())
    };
    let people = |card: Card| {
        let people = match card.people() {
            People::Halfling => People::Halfling,
            other => People::ALL[(other as usize + 1) % 3],
        };
        Card::new(card.troop(), people)
    };
    let terrain = |terrain: Terrain| Terrain::ALL[(terrain as usize + 1) % 3];
    for cards in pairs() {
        for terrains in settings() {
            let result = fight(cards, terrains);
            assert_eq!(fight(cards.map(troop), terrains), result);
            assert_eq!(fight(cards.map(people), terrains.map(terrain)), result);
            let BySide([north, south]) = cards;
            let BySide([here, there]) = terrains;
            let exchanged = fight(BySide::new(south, north), BySide::new(there, here));
            assert_eq!(exchanged.winner.map(Side::other), result.winner);
            assert_eq!(exchanged.by, result.by);
        }
    }
}

#[test]
fn names_are_read_as_they_are_written() {
    for card in Card::ALL {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    for name in [
        "archer",
        "archer-",
        "elf-archer",
        "archer-elf ",
        "Archer-elf",
        "",
    ] {
        let refused = name.parse::<Card>().expect_err(name).to_string();
        assert!(refused.contains("expected archer"), "{refused}");
    }
    for test in Test::ALL {
        assert_eq!(test.name().parse(), Ok(test));
    }
}
