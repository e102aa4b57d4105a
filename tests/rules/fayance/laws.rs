//! What follows from the rules: cards are conserved, an army can always be completed, games end within bounds, and the
//! bounds are reached.

use guyenne::games::fayance::rules::record::Record;
use guyenne::games::fayance::rules::{
    BySide, Card, Cards, Decision, Event, Move, Position, Refusal, RulesConfig, Side, Stage,
    Territory, Troop, fight,
};
use guyenne::rules::seed::Seed;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{dealt, players, random_game, random_move, row, setups, towards};

/// The laws that hold in every position.
fn check(position: &Position, dealt: BySide<Cards>) {
    let laid = position.captures().len() as u8 + u8::from(position.territory().is_some());
    let pile = u8::from(position.top().is_some()) + position.below().count();
    assert_eq!(laid + pile, 9, "{position:?}");
    for side in Side::ALL {
        let view = position.view(Some(side));
        let in_slots: Cards = view.sides[side].slots.into_iter().flatten().collect();
        assert_eq!(in_slots, position.active(side), "{position:?}");
        let all = position.active(side) + position.reserve(side) + position.discard(side);
        assert_eq!(all, dealt[side], "{position:?}");
        let (active, reserve) = (
            position.active(side).count(),
            position.reserve(side).count(),
        );
        match position.stage() {
            // Before the n-th territory is laid both sides own 13 - n cards.
            Stage::Lay => assert_eq!((active, reserve), (4, 9 - laid), "{position:?}"),
            Stage::Choose => {
                let put_back = position.combat() - 1;
                assert_eq!((active, reserve), (4 - put_back, 9 - laid + put_back));
                assert!(put_back < 3, "the fourth combat is no choice");
            }
            Stage::Refill => {
                assert_eq!(active, 4 - position.combat());
                assert!(reserve >= position.combat(), "{position:?}");
                if laid == 8 {
                    assert_eq!(reserve, position.combat(), "the last refill is no choice");
                }
            }
            Stage::Muster | Stage::Call | Stage::Over(_) => {}
            Stage::Between => panic!("nobody decides: {position:?}"),
        }
    }
}

#[test]
fn cards_are_conserved_and_armies_can_be_completed() {
    for (config, seed) in setups(60) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed.0);
        let (mut position, _) = Record::start(config, seed, players()).expect("a game");
        let hands = BySide(Side::ALL.map(|side| position.reserve(side)));
        assert_eq!(hands[Side::North] + hands[Side::South], Cards::BOX);
        while let Some((side, m)) = random_move(&position, &mut rng) {
            check(&position, hands);
            position.play(side, m).expect("a legal move");
        }
        check(&position, hands);
        let outcome = position.outcome().expect("it is over");
        assert_eq!(outcome.held[outcome.winner], 5);
        assert!(outcome.held[outcome.winner.other()] <= 4);
        let last = position.captures().last().expect("a capture");
        assert_eq!(last.by, outcome.winner);
    }
}

/// Combats, decisions and events of a game.
fn extent(record: &Record) -> [usize; 3] {
    let count = |is: fn(&Event) -> bool| {
        let entries = record.events.iter();
        entries.filter(|entry| is(&entry.event)).count()
    };
    let combats = count(|event| matches!(event, Event::Combat { .. }));
    let lays = count(|event| matches!(event, Event::Lay { .. }));
    let halves = count(|event| event.half_of_a_pair().is_some());
    [combats, lays + halves, record.events.len()]
}

#[test]
fn games_end_within_the_bounds() {
    for (config, seed) in setups(300) {
        let [combats, decisions, events] = extent(&random_game(config, seed).1);
        assert!((5..=36).contains(&combats), "{combats} combats");
        assert!(decisions <= 87, "{decisions} decisions");
        assert!((40..=140).contains(&events), "{events} events");
    }
}

/// Plays a whole game in which `wanted` picks every decision of both sides.
fn played(
    position: &mut Position,
    record: &mut Record,
    mut wanted: impl FnMut(&Position, Decision) -> Move,
) {
    while let Some(&side) = position.to_move().first() {
        let decision = position.decision(side).expect("it owes a decision");
        let m = wanted(position, decision);
        position
            .play_observed(side, m, record)
            .unwrap_or_else(|e| panic!("{m:?}: {e}"));
    }
}

/// One of each kind: both sides have the same cards.
const ONE_OF_EACH: &str = "archer-elf archer-human archer-dwarf archer-halfling rider-elf rider-human rider-dwarf \
                           rider-halfling warrior-elf warrior-human warrior-dwarf warrior-halfling";

#[test]
fn the_shortest_game_has_five_combats() {
    let setup = dealt(ONE_OF_EACH, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    let mut record = Record::new(setup.config, Seed(0), players());
    let mut position = Position::observed(setup, &mut record).expect("a deal");
    played(&mut position, &mut record, |position, decision| {
        towards(position, decision, Side::North)
    });
    let [combats, _, events] = extent(&record);
    assert_eq!([combats, events], [5, 40]);
}

/// Pairs all of two armies so that no combat between them is decided; `None` if that cannot be.
fn undecided_pairs(
    armies: BySide<Vec<Card>>,
    undecided: &impl Fn(Card, Card) -> bool,
) -> Option<Vec<BySide<Card>>> {
    let BySide([mut north, south]) = armies;
    let Some(card) = north.pop() else {
        return Some(Vec::new());
    };
    for (at, &other) in south.iter().enumerate() {
        if undecided(card, other) {
            let mut rest = south.clone();
            rest.remove(at);
            if let Some(mut pairs) = undecided_pairs(BySide::new(north.clone(), rest), undecided) {
                pairs.push(BySide::new(card, other));
                return Some(pairs);
            }
        }
    }
    None
}

/// Whether the armies can fight four undecided combats on the territory at `turn`, and how.
fn stalemate(territory: Territory, armies: BySide<Cards>, turn: u8) -> Option<Vec<BySide<Card>>> {
    let terrains = territory.terrains(turn);
    undecided_pairs(
        armies.map(|cards| cards.iter().collect()),
        &|north, south| fight(BySide::new(north, south), terrains).winner.is_none(),
    )
}

/// Plays on from the choice of the next armies with nothing but undecided combats; the moves, if that can be.
fn longest(position: &Position, rng: &mut Pcg64Mcg, budget: &mut u32) -> Option<Vec<(Side, Move)>> {
    if position.outcome().is_some() {
        return Some(Vec::new());
    }
    let top = position.top().expect("a territory is to come");
    let decisions = Side::ALL.map(|side| position.decision(side).expect("both choose cards"));
    for _ in 0..60 {
        *budget = budget.checked_sub(1)?;
        let rows = decisions.map(|decision| decision.sample(rng));
        let cards = |side: Side| match rows[side.index()] {
            Move::Muster(row) | Move::Refill(row) => row.cards().expect("two of a kind at most"),
            _ => Cards::NONE,
        };
        let armies = BySide(Side::ALL.map(|side| position.active(side) + cards(side)));
        let first = rng.random_range(0..4);
        for turn in (0..4).map(|n| (first + n) % 4) {
            let Some(mut pairs) = stalemate(top, armies, turn) else {
                continue;
            };
            let last = rng.random_range(0..4);
            pairs.swap(3, last);
            let mut next = position.clone();
            let mut moves: Vec<(Side, Move)> =
                Side::ALL.map(|side| (side, rows[side.index()])).to_vec();
            let mut play = |next: &mut Position, side, m| {
                next.play(side, m).expect("a legal move");
                moves.push((side, m));
            };
            for side in Side::ALL {
                next.play(side, rows[side.index()]).expect("legal");
            }
            while next.stage() == Stage::Call {
                for side in Side::ALL {
                    play(&mut next, side, Move::Call(Troop::Archer));
                }
            }
            let leader = next.leader().expect("somebody leads");
            play(&mut next, leader, Move::Lay(turn));
            for pair in &pairs[..3] {
                for side in Side::ALL {
                    play(&mut next, side, Move::Choose(pair[side]));
                }
            }
            if let Some(rest) = longest(&next, rng, budget) {
                moves.extend(rest);
                return Some(moves);
            }
        }
    }
    None
}

#[test]
fn the_longest_game_has_36_combats() {
    let mut rng = Pcg64Mcg::seed_from_u64(36);
    let config = RulesConfig::default();
    let found = (0..400).find_map(|_| {
        let mut setup = dealt(ONE_OF_EACH, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        setup.config = config;
        for n in (1..9).rev() {
            setup.deal.pile.swap(n, rng.random_range(0..=n));
        }
        let position = Position::new(setup).expect("a deal");
        let moves = longest(&position, &mut rng, &mut 3000)?;
        Some((setup, moves))
    });
    let (setup, moves) = found.expect("some game has nothing but fourth combats");
    let mut record = Record::new(config, Seed(0), players());
    let mut position = Position::observed(setup, &mut record).expect("a deal");
    for (side, m) in moves {
        position
            .play_observed(side, m, &mut record)
            .expect("a legal move");
    }
    assert!(record.is_over());
    assert_eq!(extent(&record), [36, 87, 140]);
    assert!(
        Record::parse(&record.line())
            .and_then(|record| record.replay())
            .is_ok()
    );
}

#[test]
fn every_refusal_has_its_reason() {
    let setup = dealt(ONE_OF_EACH, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    let mut position = Position::new(setup).expect("a deal");
    let four = row("archer-elf archer-human archer-dwarf archer-halfling");
    let (north, south) = (Side::North, Side::South);
    let refused = |position: &Position, side, m| position.is_legal(side, m).expect_err("refused");
    let three = row("archer-elf archer-human archer-dwarf");
    assert_eq!(
        refused(&position, north, Move::Muster(three)),
        Refusal::MusterFour(3)
    );
    let twins = row("archer-elf archer-elf archer-dwarf archer-halfling");
    assert_eq!(
        refused(&position, north, Move::Muster(twins)),
        Refusal::NotDealt
    );
    let triplets = row("archer-elf archer-elf archer-elf archer-halfling");
    assert_eq!(
        refused(&position, north, Move::Muster(triplets)),
        Refusal::NotDealt
    );
    assert_eq!(refused(&position, north, Move::Lay(0)), Refusal::WrongKind);
    position.play(north, Move::Muster(four)).expect("legal");
    assert_eq!(
        refused(&position, north, Move::Muster(four)),
        Refusal::Confirmed
    );
    // In any order, and the order decides the slots.
    let mixed = row("archer-dwarf archer-elf archer-halfling archer-human");
    position.play(south, Move::Muster(mixed)).expect("legal");
    let slots = position.view(None).sides[south].slots;
    assert!(slots.into_iter().flatten().eq(mixed.iter()));
    assert_eq!(refused(&position, south, Move::Lay(0)), Refusal::NotLeader);
    assert_eq!(
        refused(&position, north, Move::Lay(4)),
        Refusal::NoSuchTurn(4)
    );
    position.play(north, Move::Lay(0)).expect("legal");
    let rider = super::card("rider-elf");
    assert_eq!(
        refused(&position, north, Move::Choose(rider)),
        Refusal::NotActive(rider)
    );
    let elf = Move::Choose(super::card("archer-elf"));
    for side in Side::ALL {
        position.play(side, elf).expect("legal");
    }
    let given = |names| Move::Refill(row(names));
    assert_eq!(
        refused(&position, north, given("rider-elf rider-human")),
        Refusal::RefillCount { due: 1, given: 2 }
    );
    assert_eq!(
        refused(&position, north, given("archer-elf")),
        Refusal::NotInReserve
    );
    let (over, _) = random_game(RulesConfig::default(), Seed(3));
    assert_eq!(refused(&over, north, elf), Refusal::GameOver);
}
