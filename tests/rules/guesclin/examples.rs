//! The worked examples of the rules page, which hold those of the game's own text.

use guyenne::games::guesclin::rules::{
    Banner, Board, Event, HitResult, Move, ObjectPlace, Order, Stage,
};

use super::{fighter, hex, placed, play, until};

/// Example 1 of the game's own text, up to the French activation. Scenario 4 has all of its fighters but the horseman.
fn melee() -> Board {
    let mut board = placed(
        4,
        &[
            ("french-sergeant", [11, 1]),
            ("french-pikeman", [12, 3]),
            ("english-companion", [11, 3]),
            // For the English horseman.
            ("english-squire", [10, 3]),
            ("english-knight", [9, 5]),
        ],
    );
    let companion = fighter(&board, "english-companion");
    board.set_order(companion, Some(Order::Cover));
    board
}

#[test]
fn the_sergeant_strikes_the_companion() {
    let mut board = melee();
    let [who, target] = ["french-sergeant", "english-companion"].map(|id| fighter(&board, id));
    let march = Move::March {
        who,
        to: hex(11, 2),
        exit: None,
    };
    let events = play(
        &mut board,
        &[march, Move::Attack { who, target }],
        &[&[1, 4, 3]],
    );
    let [Event::Move { cost: 1, .. }, Event::Attack(blow)] = events[..] else {
        panic!("{events:?}");
    };
    assert_eq!(
        (blow.throw.capacity, blow.throw.kept, blow.throw.score),
        (3, [4, 3], 7)
    );
    let defence = blow.defence;
    let parts = (
        defence.base,
        defence.order,
        defence.friends,
        defence.enemies,
        defence.total(),
    );
    assert_eq!(parts, (6, 2, 0, 1, 7));
    assert_eq!(blow.result, HitResult::Stunned);
    assert!(board.fighter(target).stunned);
}

#[test]
fn a_flank_counts_unless_an_obstacle_bars_it() {
    let board = melee();
    let [who, target, pikeman] =
        ["french-sergeant", "english-companion", "french-pikeman"].map(|id| fighter(&board, id));
    let way = hex(11, 2).direction_to(hex(11, 3)).expect("adjacent");
    let flanks = board
        .flanks(hex(11, 2), way)
        .map(|flank| flank.expect("on the map"));
    // The attacker's left is the east, where nothing bars; the bank lies between their right and them.
    assert_eq!(
        flanks.map(|flank| (flank.at, flank.barred)),
        [(hex(12, 3), false), (hex(10, 3), true)]
    );
    // Without the pikeman nobody counts; a friend of the defender in the same place adds one.
    let total = |board: &Board| {
        board
            .melee_odds(who, hex(11, 2), target)
            .map(|odds| odds.defence.total())
    };
    assert_eq!(total(&board), Some(7));
    let mut alone = board.clone();
    alone.remove(pikeman);
    assert_eq!(total(&alone), Some(8));
    let friend = fighter(&board, "montfortist-pikeman");
    assert!(alone.put(friend, hex(12, 3)));
    assert_eq!(total(&alone), Some(9));
    // Stunned fighters count as well.
    alone.set_stunned(friend, true);
    assert_eq!(total(&alone), Some(9));
}

#[test]
fn the_crossbowman_misses_the_sergeant() {
    let mut board = placed(
        4,
        &[
            ("blesist-crossbowman", [13, 3]),
            ("montfortist-sergeant", [14, 4]),
        ],
    );
    until(&mut board, 1, Banner::Blesist);
    let [who, target] =
        ["blesist-crossbowman", "montfortist-sergeant"].map(|id| fighter(&board, id));
    let events = play(&mut board, &[Move::Shoot { who, target }], &[&[3, 4, 6]]);
    let [Event::Shoot(shot)] = events[..] else {
        panic!("{events:?}");
    };
    assert_eq!((shot.distance, shot.throw.capacity), (1, 3));
    let defence = shot.defence;
    let parts = [defence.base, defence.wood, defence.woods, defence.obstacles];
    assert_eq!(
        (parts, defence.order, defence.total()),
        ([8, 2, 0, 1], 0, 11)
    );
    assert_eq!(
        (shot.throw.kept, shot.throw.score, shot.result),
        ([6, 4], 10, HitResult::Miss)
    );
}

#[test]
fn orders_change_the_capacity() {
    let mut board = placed(4, &[]);
    let [squire, sergeant, knight] =
        ["english-squire", "french-sergeant", "english-knight"].map(|id| fighter(&board, id));
    board.set_stunned(squire, true);
    assert_eq!(board.melee_capacity(squire), 2);
    board.set_order(squire, Some(Order::Caution));
    assert_eq!(board.melee_capacity(squire), 1);
    board.set_order(sergeant, Some(Order::Strike));
    assert_eq!(
        (board.melee_capacity(sergeant), board.points(sergeant)),
        (4, 0)
    );
    for (order, moves, melee, defence) in [
        (Order::Caution, 4, 3, 2),
        (Order::Cover, 0, 4, 2),
        (Order::Assault, 4, 5, -2),
        (Order::Strike, 0, 5, 0),
        (Order::Advance, 6, 3, 0),
        (Order::Charge, 6, 4, -2),
    ] {
        board.set_order(knight, Some(order));
        assert_eq!(
            (board.points(knight), board.melee_capacity(knight)),
            (moves, melee)
        );
        assert_eq!(order.defence(), defence);
    }
}

#[test]
fn the_knight_and_the_pikeman_stun_each_other() {
    let at = [("french-horseman", [8, 6]), ("english-pikeman", [8, 7])];
    let mut board = placed(4, &at);
    let [who, target] = ["french-horseman", "english-pikeman"].map(|id| fighter(&board, id));
    let attack = Move::Attack { who, target };
    let mut stunned = board.clone();
    let events = play(&mut board, &[attack], &[&[4, 5, 1, 1], &[6, 6]]);
    let [Event::Attack(blow), Event::Riposte(back)] = events[..] else {
        panic!("{events:?}");
    };
    assert_eq!(
        (blow.throw.score, blow.defence.total(), blow.result),
        (9, 8, HitResult::Stunned)
    );
    assert_eq!(
        (back.throw.score, back.who, back.result),
        (12, target, HitResult::Stunned)
    );
    assert!(board.fighter(who).stunned && board.fighter(target).stunned);
    // One who is stunned does not strike back, and is neutralised.
    stunned.set_stunned(target, true);
    let events = play(&mut stunned, &[attack], &[&[4, 5, 1, 1]]);
    assert!(matches!(events[..], [Event::Attack(blow)] if blow.result == HitResult::Neutralised));
    assert_eq!(stunned.at(target), None);
}

#[test]
fn the_valet_drops_the_booty_where_his_player_says() {
    let at = [("english-valet", [8, 1]), ("french-sergeant", [8, 2])];
    let mut board = placed(1, &at);
    let [who, target] = ["french-sergeant", "english-valet"].map(|id| fighter(&board, id));
    let events = play(&mut board, &[Move::Attack { who, target }], &[&[6, 6, 6]]);
    assert!(matches!(events[..], [Event::Attack(blow)] if blow.result == HitResult::Drop));
    assert_eq!(board.stage(), Stage::Drop(target));
    assert_eq!(board.to_move(), Some(Banner::English));
    // Not on the mere in the east, nor across water; the hex of the sergeant is allowed.
    let falls = board.moves();
    assert!(falls.contains(&Move::Drop { at: hex(8, 2) }), "{falls:?}");
    assert!(!falls.contains(&Move::Drop { at: hex(8, 1) }), "{falls:?}");
    assert!(falls.len() >= 3 && falls.iter().all(|m| matches!(m, Move::Drop { .. })));
    play(&mut board, &[Move::Drop { at: hex(8, 2) }], &[]);
    assert_eq!(
        board.objects().next().map(|(_, spot)| spot),
        Some(ObjectPlace::Lies(hex(8, 2)))
    );
    assert!(!board.fighter(target).stunned);
    assert_eq!(board.active(), Some(Banner::French));
    // They have attacked: they take it in their next activation at the earliest.
    let take = Move::Take {
        who,
        object: super::object(0),
    };
    assert!(board.check(take).is_err());
    until(&mut board, 2, Banner::French);
    assert!(board.check(take).is_ok());
}
