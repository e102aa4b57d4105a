//! The nine territories as the table of the rules page has them, and sets of cards against lists of them.

use guyenne::games::fayance::rules::{Card, Cards, Row, Terrain, Territories, Territory};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;
use std::collections::BTreeSet;

/// Name, edges north, east, south, west, and the settings (north's terrain, south's) by turn.
const TABLE: [(&str, &str, &str); 9] = [
    (
        "Trois-Fours",
        "forest plain plain mountain",
        "F/P M/P P/F P/M",
    ),
    (
        "Sylvémail",
        "mountain forest forest plain",
        "M/F P/F F/M F/P",
    ),
    (
        "Kaolmont",
        "plain mountain mountain forest",
        "P/M F/M M/P M/F",
    ),
    ("Engobelle", "forest forest plain plain", "F/P P/F P/F F/P"),
    (
        "Tessonnière",
        "plain plain mountain mountain",
        "P/M M/P M/P P/M",
    ),
    (
        "Grésombre",
        "mountain mountain forest forest",
        "M/F F/M F/M M/F",
    ),
    (
        "Vallustre",
        "forest plain mountain plain",
        "F/M P/P M/F P/P",
    ),
    (
        "La Barbotaie",
        "mountain forest plain forest",
        "M/P F/F P/M F/F",
    ),
    (
        "Majolcrête",
        "plain mountain forest mountain",
        "P/F M/M F/P M/M",
    ),
];

#[test]
fn the_territories_are_those_of_the_rules() {
    for (territory, (name, edges, settings)) in Territory::ALL.into_iter().zip(TABLE) {
        assert_eq!(territory.name(), name);
        assert_eq!(territory.edges().map(Terrain::name).join(" "), edges);
        let initial = |terrain: Terrain| terrain.name()[..1].to_uppercase();
        let by_turn: Vec<String> = (0..4)
            .map(|turn| {
                let terrains = territory.terrains(turn).map(initial).0;
                terrains.join("/")
            })
            .collect();
        assert_eq!(by_turn.join(" "), settings, "{name}");
    }
    let all: Territories = Territory::ALL.into_iter().collect();
    assert_eq!((all, all.count()), (Territories::ALL, 9));
    assert_eq!(all.iter().collect::<Vec<_>>(), Territory::ALL);
}

/// Random cards of the box, as a list.
fn some_cards(rng: &mut Pcg32) -> Vec<Card> {
    let mut cards = Vec::new();
    for card in Card::ALL {
        for _ in 0..rng.random_range(0..=2) {
            cards.push(card);
        }
    }
    cards
}

#[test]
fn sets_of_cards_behave_as_lists_of_them() {
    let mut rng = Pcg32::seed_from_u64(5);
    for _ in 0..2000 {
        let list = some_cards(&mut rng);
        let all: Cards = list.iter().copied().collect();
        assert_eq!(all.iter().collect::<Vec<_>>(), list);
        assert_eq!(usize::from(all.count()), list.len());
        let (part, rest): (Vec<Card>, Vec<Card>) = list.iter().copied().partition(|_| rng.random());
        let (part, rest): (Cards, Cards) = (part.into_iter().collect(), rest.into_iter().collect());
        assert!(all.contains(part));
        assert_eq!((part + rest, all - part), (all, rest));
        assert_eq!(part.checked_add(rest), Some(all));
        for card in Card::ALL {
            let n = list.iter().filter(|&&other| other == card).count();
            assert_eq!(usize::from(all.of_kind(card)), n);
            let one_more = all.checked_add(Cards::one(card));
            assert_eq!(one_more.is_some(), n < 2);
        }
        let kinds: BTreeSet<Card> = list.iter().copied().collect();
        assert!(all.each_kind().eq(kinds));
    }
    assert_eq!(Cards::BOX.count(), 24);
}

#[test]
fn parts_are_all_there_once_and_drawn_equally_often() {
    let mut rng = Pcg32::seed_from_u64(6);
    for _ in 0..200 {
        let all: Cards = some_cards(&mut rng).into_iter().collect();
        for size in 0..=5 {
            let parts = all.parts(size);
            assert_eq!(parts.len() as u32, all.count_parts(size));
            let different: BTreeSet<Cards> = parts.iter().copied().collect();
            assert_eq!(different.len(), parts.len());
            for &part in &parts {
                assert!(part.count() == size && all.contains(part));
                let row = Row::sorted(part);
                assert_eq!(row.cards(), (size <= 4).then_some(part).or(row.cards()));
            }
            if !parts.is_empty() {
                assert!(different.contains(&all.sample(size, &mut rng)));
            }
        }
    }
    // Twins, and kinds of which there is one: 4 of 5 cards make 1 + 2 x 1 + ... sets.
    let five: Cards = [
        "archer-elf",
        "archer-elf",
        "rider-elf",
        "rider-elf",
        "warrior-elf",
    ]
    .map(super::card)
    .into_iter()
    .collect();
    assert_eq!(five.count_parts(4), 3);
    let mut drawn = [0_u32; 3];
    let parts = five.parts(4);
    for _ in 0..30_000 {
        let part = five.sample(4, &mut rng);
        drawn[parts
            .iter()
            .position(|&other| other == part)
            .expect("a part")] += 1;
    }
    assert!(
        drawn.iter().all(|&n| (9_600..10_400).contains(&n)),
        "{drawn:?}"
    );
}
