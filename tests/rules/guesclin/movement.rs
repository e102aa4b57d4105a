//! Moving: costs, friends, enemies, obstacles, orders, and why a path is refused.

use guyenne::games::guesclin::rules::{Banner, Hex, Move, Order, Path, Refusal};

use super::{fighter, hex, placed, play, until};

fn path(hexes: &[[u8; 2]]) -> Path {
    Path::new(hexes.iter().map(|&[column, row]| hex(column, row))).expect("a path")
}

#[test]
fn difficult_terrain_costs_two_but_for_skirmishers() {
    // A wood at [1,6], and [1,7] and [2,7] in scenario 4.
    let board = placed(
        4,
        &[("english-squire", [1, 5]), ("english-companion", [0, 6])],
    );
    let [squire, companion] = ["english-squire", "english-companion"].map(|id| fighter(&board, id));
    let cost = |who, at: Hex| board.reach(who).and_then(|reach| reach.cost(at));
    assert_eq!(cost(squire, hex(1, 6)), Some(2));
    assert_eq!(cost(companion, hex(1, 6)), Some(1));
    assert_eq!(board.entry_cost(squire, hex(1, 7)), Some(2));
    assert_eq!(board.entry_cost(squire, hex(8, 4)), None);
    // One point left does not enter difficult terrain: there is no least move.
    let points = board.reach_with(squire, hex(1, 5), 1);
    assert_eq!(points.cost(hex(1, 6)), None);
}

#[test]
fn every_wrong_path_names_its_rule() {
    let mut board = placed(
        4,
        &[
            ("french-horseman", [11, 3]),
            ("french-pikeman", [12, 2]),
            ("english-squire", [12, 3]),
            ("english-knight", [6, 5]),
        ],
    );
    assert_eq!(board.active(), Some(Banner::French));
    let who = fighter(&board, "french-horseman");
    let check = |hexes: &[[u8; 2]]| {
        board.check(Move::Follow {
            who,
            path: path(hexes),
            exit: None,
        })
    };
    assert_eq!(check(&[[11, 3]]), Err(Refusal::NoMove));
    assert_eq!(
        check(&[[11, 2], [11, 1]]),
        Err(Refusal::PathStart(hex(11, 3)))
    );
    assert_eq!(
        check(&[[11, 3], [11, 1]]),
        Err(Refusal::PathJumps(hex(11, 1)))
    );
    assert_eq!(
        check(&[[11, 3], [11, 2], [11, 3]]),
        Err(Refusal::PathTwice(hex(11, 3)))
    );
    assert_eq!(check(&[[11, 3], [12, 3]]), Err(Refusal::Enemy(hex(12, 3))));
    assert_eq!(
        check(&[[11, 3], [11, 4]]),
        Err(Refusal::Barred(hex(11, 3), hex(11, 4)))
    );
    // A friend is passed, not joined.
    assert_eq!(
        check(&[[11, 3], [11, 2], [12, 2]]),
        Err(Refusal::Occupied(hex(12, 2)))
    );
    assert_eq!(check(&[[11, 3], [11, 2], [12, 2], [12, 1]]), Ok(()));
    let far = [
        [11, 3],
        [11, 2],
        [11, 1],
        [11, 0],
        [12, 0],
        [13, 0],
        [14, 0],
        [15, 0],
    ];
    assert_eq!(check(&far), Err(Refusal::TooFar { cost: 8, points: 7 }));
    assert_eq!(
        board.check(Move::March {
            who,
            to: hex(0, 0),
            exit: None
        }),
        Err(Refusal::OutOfReach(hex(0, 0)))
    );
    let knight = fighter(&board, "english-knight");
    let foreign = Move::March {
        who: knight,
        to: hex(6, 4),
        exit: None,
    };
    assert_eq!(board.check(foreign), Err(Refusal::OtherBanner));
    // One move in an action, and one action in an activation.
    play(
        &mut board,
        &[Move::March {
            who,
            to: hex(11, 2),
            exit: None,
        }],
        &[],
    );
    let again = Move::March {
        who,
        to: hex(11, 1),
        exit: None,
    };
    assert_eq!(board.check(again), Err(Refusal::Moved));
    let other = fighter(&board, "french-pikeman");
    play(
        &mut board,
        &[Move::March {
            who: other,
            to: hex(12, 1),
            exit: None,
        }],
        &[],
    );
    assert_eq!(board.check(again), Err(Refusal::Acted));
}

#[test]
fn orders_are_given_once_first_and_by_a_commander() {
    let mut board = placed(
        4,
        &[("french-horseman", [13, 5]), ("french-sergeant", [12, 5])],
    );
    let [commander, sergeant, pikeman] =
        ["french-horseman", "french-sergeant", "french-pikeman"].map(|id| fighter(&board, id));
    let order = |to| Move::Order {
        to,
        order: Order::Advance,
    };
    assert_eq!(board.check(order(commander)), Err(Refusal::OrderSelf));
    // Courage: the sergeant stands nearer to the enemy than the commander.
    assert_eq!(board.check(order(sergeant)), Err(Refusal::Courage));
    let foreign = fighter(&board, "blesist-squire");
    assert_eq!(board.check(order(foreign)), Err(Refusal::OtherBanner));
    play(&mut board, &[order(pikeman)], &[]);
    assert_eq!(board.points(pikeman), 6);
    assert_eq!(board.check(order(pikeman)), Err(Refusal::OrderLate));
    // It lasts until the banner is activated again.
    play(&mut board, &[Move::Finish], &[]);
    assert!(board.fighter(pikeman).order.is_some());
    until(&mut board, 2, Banner::French);
    assert!(board.fighter(pikeman).order.is_none());
    // Whoever has acted has let the order pass.
    let mut acted = board.clone();
    play(
        &mut acted,
        &[Move::March {
            who: sergeant,
            to: hex(12, 6),
            exit: None,
        }],
        &[],
    );
    assert_eq!(acted.check(order(pikeman)), Err(Refusal::OrderLate));
    board.remove(commander);
    assert_eq!(board.check(order(pikeman)), Err(Refusal::NoCommander));
}

#[test]
fn shots_and_blows_say_why_not() {
    let mut board = placed(
        4,
        &[
            ("french-archer", [8, 6]),
            ("french-sergeant", [10, 6]),
            ("english-squire", [11, 6]),
            ("english-knight", [3, 6]),
            ("english-archer", [2, 6]),
        ],
    );
    let [archer, sergeant, squire, knight, far] = [
        "french-archer",
        "french-sergeant",
        "english-squire",
        "english-knight",
        "english-archer",
    ]
    .map(|id| fighter(&board, id));
    let shoot = |who, target| Move::Shoot { who, target };
    let attack = |who, target| Move::Attack { who, target };
    assert_eq!(board.check(shoot(archer, knight)), Ok(()));
    assert_eq!(board.check(shoot(archer, far)), Err(Refusal::OutOfRange));
    assert_eq!(board.check(shoot(archer, sergeant)), Err(Refusal::NoEnemy));
    assert_eq!(board.check(shoot(sergeant, squire)), Err(Refusal::NoShot));
    assert_eq!(
        board.check(attack(archer, squire)),
        Err(Refusal::NotAdjacent)
    );
    // A wall lies between [10,6] and [11,6].
    assert_eq!(
        board.check(attack(sergeant, squire)),
        Err(Refusal::Barred(hex(10, 6), hex(11, 6)))
    );
    play(
        &mut board,
        &[Move::March {
            who: archer,
            to: hex(8, 7),
            exit: None,
        }],
        &[],
    );
    assert_eq!(
        board.check(shoot(archer, squire)),
        Err(Refusal::MovedNoShot)
    );
}
