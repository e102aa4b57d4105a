//! The sequences of the rules page: fourth combats, put back cards, the ninth territory; and the opening.

use guyenne::games::fayance::rules::{
    Event, Move, Opening, Position, Setup, Side, Stage, Test, Troop,
};

use super::{card, dealt, row, towards};

const NORTH: Side = Side::North;
const SOUTH: Side = Side::South;

/// Both sides have one of each kind.
fn even(pile: [usize; 9]) -> Setup {
    dealt(
        "archer-elf archer-human archer-dwarf archer-halfling rider-elf rider-human rider-dwarf rider-halfling \
         warrior-elf warrior-human warrior-dwarf warrior-halfling",
        pile,
    )
}

/// Both muster the same four cards, and north lays the first territory at `turn`.
fn laid(setup: Setup, four: &str, turn: u8) -> Position {
    let mut position = Position::new(setup).expect("a deal");
    for side in Side::ALL {
        position.play(side, Move::Muster(row(four))).expect("legal");
    }
    assert_eq!(
        (position.stage(), position.leader()),
        (Stage::Lay, Some(NORTH))
    );
    position.play(NORTH, Move::Lay(turn)).expect("legal");
    position
}

fn choose(position: &mut Position, north: &str, south: &str) -> Vec<Event> {
    let mut events: Vec<Event> = Vec::new();
    for (side, name) in [(NORTH, north), (SOUTH, south)] {
        position
            .play_observed(side, Move::Choose(card(name)), &mut events)
            .expect("legal");
    }
    events
}

/// North in the forest, south in the plain: archers of dwarves, riders and warriors are even.
const FOUR: &str = "archer-dwarf rider-halfling warrior-dwarf rider-dwarf";

#[test]
fn an_undecided_fourth_combat_goes_to_the_second() {
    let mut position = laid(even([0, 1, 2, 3, 4, 5, 6, 7, 8]), FOUR, 0);
    for name in ["archer-dwarf", "rider-halfling"] {
        let events = choose(&mut position, name, name);
        assert!(
            matches!(
                events[2],
                Event::Combat {
                    winner: None,
                    by: Test::Undecided,
                    ..
                }
            ),
            "{events:?}"
        );
        assert_eq!(events.len(), 3);
    }
    let events = choose(&mut position, "warrior-dwarf", "warrior-dwarf");
    // The third is undecided; the fourth follows without a choice.
    assert!(
        matches!(
            events[2],
            Event::Combat {
                n: 3,
                winner: None,
                ..
            }
        ),
        "{events:?}"
    );
    assert!(
        matches!(
            events[3],
            Event::Combat {
                n: 4,
                winner: Some(SOUTH),
                by: Test::Fourth,
                ..
            }
        ),
        "{events:?}"
    );
    assert!(
        matches!(events[4], Event::Capture { side: SOUTH, .. }),
        "{events:?}"
    );
    for side in Side::ALL {
        assert!(position.discard(side).iter().eq([card("rider-dwarf")]));
        assert!(position.active(side).is_empty());
        assert_eq!(position.reserve(side).count(), 11);
        let four = row("archer-elf archer-human rider-elf rider-human");
        position
            .play(side, Move::Refill(four))
            .expect("four are due");
    }
    assert_eq!(
        (position.stage(), position.leader()),
        (Stage::Lay, Some(SOUTH))
    );
}

#[test]
fn a_decided_fourth_combat_goes_to_its_winner() {
    // South's last card is an archer, north's a rider: the ring decides, though north has turned the territory.
    let mut position = Position::new(even([0, 1, 2, 3, 4, 5, 6, 7, 8])).expect("a deal");
    let south = "archer-dwarf rider-halfling warrior-dwarf archer-elf";
    position
        .play(NORTH, Move::Muster(row(FOUR)))
        .expect("legal");
    position
        .play(SOUTH, Move::Muster(row(south)))
        .expect("legal");
    position.play(NORTH, Move::Lay(0)).expect("legal");
    for name in ["archer-dwarf", "rider-halfling"] {
        choose(&mut position, name, name);
    }
    let events = choose(&mut position, "warrior-dwarf", "warrior-dwarf");
    assert!(
        matches!(
            events[3],
            Event::Combat {
                n: 4,
                winner: Some(SOUTH),
                by: Test::Troop,
                ..
            }
        ),
        "{events:?}"
    );
}

#[test]
fn put_back_cards_may_come_back_with_the_refill() {
    let mut position = laid(even([0, 1, 2, 3, 4, 5, 6, 7, 8]), FOUR, 0);
    for name in ["archer-dwarf", "rider-halfling"] {
        choose(&mut position, name, name);
    }
    let view = position.view(Some(NORTH));
    assert_eq!((view.put_back.len(), view.combat), (2, 3));
    let events = choose(&mut position, "rider-dwarf", "warrior-dwarf");
    assert!(
        matches!(
            events[2],
            Event::Combat {
                n: 3,
                winner: Some(NORTH),
                ..
            }
        ),
        "{events:?}"
    );
    for side in Side::ALL {
        assert_eq!(position.discard(side).count(), 1);
        assert_eq!(position.active(side).count(), 1);
        let three = row("rider-halfling archer-elf archer-dwarf");
        position
            .play(side, Move::Refill(three))
            .expect("three are due");
    }
    // The card that stayed keeps its slot, and the three take the free ones from the left.
    let slots = position.view(None).sides[NORTH].slots;
    let names: Vec<String> = slots
        .into_iter()
        .flatten()
        .map(|card| card.to_string())
        .collect();
    assert_eq!(
        names,
        [
            "rider-halfling",
            "archer-elf",
            "warrior-dwarf",
            "archer-dwarf"
        ]
    );
    assert_eq!(position.leader(), Some(NORTH));
}

#[test]
fn at_four_to_four_the_ninth_ends_the_game_without_a_refill() {
    let mut position = Position::new(even([0, 1, 2, 3, 4, 5, 6, 7, 8])).expect("a deal");
    // The sides win in turn, each time by the ring.
    while position.captures().len() < 8 {
        let turn_of = if position.captures().len().is_multiple_of(2) {
            NORTH
        } else {
            SOUTH
        };
        for side in position.to_move() {
            let decision = position.decision(side).expect("it owes a decision");
            let m = towards(&position, decision, turn_of);
            position.play(side, m).expect("legal");
        }
    }
    assert_eq!(position.held().0, [4, 4]);
    for side in Side::ALL {
        let last = position
            .decision(side)
            .expect("the last refill is written, too");
        assert_eq!(last.count(), 1);
        position.play(side, last.moves()[0]).expect("legal");
    }
    for side in Side::ALL {
        assert_eq!(
            (
                position.active(side).count(),
                position.reserve(side).count()
            ),
            (4, 0)
        );
    }
    assert_eq!((position.top(), position.below().count()), (None, 0));
    let mut rng = <rand_pcg::Pcg64Mcg as rand::SeedableRng>::seed_from_u64(9);
    while let Some((side, m)) = super::random_move(&position, &mut rng) {
        assert_ne!(position.stage(), Stage::Refill);
        position.play(side, m).expect("legal");
    }
    assert_eq!(
        position.outcome().expect("over").held.0.into_iter().max(),
        Some(5)
    );
}

#[test]
fn equal_calls_are_repeated_twice_and_then_a_lot_decides() {
    for lot in Side::ALL {
        let mut setup = even([0, 1, 2, 3, 4, 5, 6, 7, 8]);
        setup.config.opening = Opening::Duel;
        setup.deal.lot = lot;
        let mut position = Position::new(setup).expect("a deal");
        for side in Side::ALL {
            position.play(side, Move::Muster(row(FOUR))).expect("legal");
        }
        let mut events: Vec<Event> = Vec::new();
        for troop in Troop::ALL {
            assert_eq!(position.stage(), Stage::Call);
            for side in [SOUTH, NORTH] {
                position
                    .play_observed(side, Move::Call(troop), &mut events)
                    .expect("legal");
            }
        }
        let consequences: Vec<&Event> = events
            .iter()
            .filter(|event| event.half_of_a_pair().is_none())
            .collect();
        let duel = |n| Event::Duel { n, winner: None };
        assert_eq!(
            consequences,
            [&duel(1), &duel(2), &duel(3), &Event::Lot { winner: lot }]
        );
        assert_eq!(
            (position.stage(), position.leader()),
            (Stage::Lay, Some(lot))
        );
    }
}

#[test]
fn the_ring_settles_different_calls() {
    for (north, south, leader) in [
        (Troop::Rider, Troop::Warrior, NORTH),
        (Troop::Warrior, Troop::Archer, NORTH),
        (Troop::Archer, Troop::Rider, NORTH),
        (Troop::Warrior, Troop::Rider, SOUTH),
    ] {
        let mut setup = even([0, 1, 2, 3, 4, 5, 6, 7, 8]);
        setup.config.opening = Opening::Duel;
        let mut position = Position::new(setup).expect("a deal");
        for side in Side::ALL {
            position.play(side, Move::Muster(row(FOUR))).expect("legal");
        }
        position.play(NORTH, Move::Call(north)).expect("legal");
        position.play(SOUTH, Move::Call(south)).expect("legal");
        assert_eq!(position.leader(), Some(leader));
    }
}
