//! The scenarios: surprise, exits, objects, posts, the bridge, and every end.

use guyenne::games::guesclin::rules::{
    Banner, Board, Camp, EndReason, Move, ObjectPlace, Outcome, Refusal, Victory,
};

use super::{fighter, hex, object, placed, play, until};

/// The march of a fighter, perhaps off the map.
pub fn march(board: &Board, id: &str, [column, row]: [u8; 2], exit: Option<u8>) -> Move {
    Move::March {
        who: fighter(board, id),
        to: hex(column, row),
        exit,
    }
}

/// An end.
pub fn over(reason: EndReason, winner: Option<Camp>, victory: Victory) -> Option<Outcome> {
    Some(Outcome {
        reason,
        winner,
        victory,
    })
}

/// Scenario 1 with the English near the east and the French where they do not disturb.
fn booty() -> Board {
    let mut board = placed(
        1,
        &[
            ("english-valet", [15, 9]),
            ("english-horseman", [15, 8]),
            ("english-squire", [10, 10]),
            ("french-knight", [16, 0]),
        ],
    );
    until(&mut board, 1, Banner::English);
    board
}

#[test]
fn both_out_with_the_english_is_their_total_victory() {
    let mut board = booty();
    let leave = |board: &Board, id: &str, at| march(board, id, at, Some(0));
    // Only by the east, only from its hexes, and with a point left.
    assert_eq!(
        board.check(leave(&board, "english-valet", [15, 9])),
        Err(Refusal::NotAtExit(hex(15, 9)))
    );
    assert_eq!(
        board.check(march(&board, "english-valet", [16, 10], Some(2))),
        Err(Refusal::OtherCampsExit)
    );
    let m = leave(&board, "english-valet", [16, 10]);
    play(&mut board, &[m], &[]);
    assert_eq!(board.spot(object(0)), Some(ObjectPlace::Out(Camp::England)));
    assert_eq!(board.outcome(), None);
    let m = leave(&board, "english-horseman", [16, 9]);
    play(&mut board, &[m], &[]);
    assert_eq!(
        board.outcome(),
        over(EndReason::Objective, Some(Camp::England), Victory::Total)
    );
}

#[test]
fn a_neutralised_horseman_makes_it_partial() {
    let mut board = booty();
    let horseman = fighter(&board, "english-horseman");
    board.remove(horseman);
    let m = march(&board, "english-valet", [16, 10], Some(0));
    play(&mut board, &[m], &[]);
    assert_eq!(
        board.outcome(),
        over(EndReason::Objective, Some(Camp::England), Victory::Partial)
    );
}

#[test]
fn the_french_leave_only_with_the_booty() {
    let mut board = placed(
        1,
        &[
            ("english-valet", [13, 8]),
            ("french-sergeant", [13, 9]),
            ("french-knight", [16, 0]),
        ],
    );
    let leave = march(&board, "french-sergeant", [13, 9], Some(2));
    assert_eq!(board.check(leave), Err(Refusal::ExitWithout));
    let [who, target] = ["french-sergeant", "english-valet"].map(|id| fighter(&board, id));
    play(
        &mut board,
        &[Move::Attack { who, target }, Move::Drop { at: hex(13, 9) }],
        &[&[6, 6, 6]],
    );
    until(&mut board, 2, Banner::French);
    play(
        &mut board,
        &[Move::Take {
            who,
            object: object(0),
        }],
        &[],
    );
    // The bearer neither attacks nor shoots; whoever takes moves on next time at the earliest.
    assert_eq!(board.check(leave), Err(Refusal::Acted));
    until(&mut board, 3, Banner::French);
    assert_eq!(
        board.check(Move::Attack { who, target }),
        Err(Refusal::Bearer)
    );
    let horseman = fighter(&board, "english-horseman");
    board.remove(horseman);
    play(&mut board, &[leave], &[]);
    assert_eq!(
        board.outcome(),
        over(EndReason::Objective, Some(Camp::France), Victory::Total)
    );
}

#[test]
fn the_limit_and_a_camp_without_anybody_end_the_booty() {
    let mut board = booty();
    while board.outcome().is_none() {
        play(&mut board, &[Move::Finish], &[]);
    }
    assert_eq!(board.round(), 12);
    assert_eq!(board.outcome(), over(EndReason::Limit, None, Victory::Draw));
    // The English leave one after the other, the horseman last, without the booty.
    let mut board = booty();
    let valet = fighter(&board, "english-valet");
    let squire = fighter(&board, "english-squire");
    play(&mut board, &[Move::Put { who: valet }], &[]);
    board.remove(squire);
    board.remove(valet);
    let m = march(&board, "english-horseman", [16, 9], Some(0));
    play(&mut board, &[m], &[]);
    assert_eq!(
        board.outcome(),
        over(EndReason::NobodyLeft, Some(Camp::France), Victory::Partial)
    );
}

#[test]
fn an_object_is_given_within_the_banner_and_the_receiver_stops() {
    let mut board = booty();
    let [who, to] = ["english-valet", "english-horseman"].map(|id| fighter(&board, id));
    let squire = fighter(&board, "english-squire");
    assert_eq!(
        board.check(Move::Give { who, to: squire }),
        Err(Refusal::NotAdjacent)
    );
    assert_eq!(
        board.check(Move::Give { who: to, to: who }),
        Err(Refusal::BearsNothing)
    );
    play(&mut board, &[Move::Give { who, to }], &[]);
    assert_eq!(board.fighter(to).bears, Some(object(0)));
    assert_eq!(
        board.check(march(&board, "english-horseman", [16, 9], Some(0))),
        Err(Refusal::Acted)
    );
}

/// Scenario 2 with the French as they start.
pub fn castle(at: &[(&str, [u8; 2])]) -> Board {
    placed(2, at)
}

#[test]
fn the_surprised_stand_still_and_get_no_order() {
    let mut board = castle(&[]);
    until(&mut board, 1, Banner::English);
    assert!(
        board
            .moves()
            .iter()
            .all(|m| !matches!(m, Move::March { .. } | Move::Order { .. }))
    );
    let to = fighter(&board, "english-squire");
    let order = Move::Order {
        to,
        order: guyenne::games::guesclin::rules::Order::Charge,
    };
    assert_eq!(board.check(order), Err(Refusal::OrderSurprised));
    until(&mut board, 2, Banner::English);
    assert_eq!(board.check(order), Ok(()));
}

#[test]
fn a_bundle_keeps_the_bridge_down() {
    let mut board = castle(&[
        ("english-valet", [7, 4]),
        ("french-knight", [6, 5]),
        ("english-squire", [8, 4]),
    ]);
    let [valet, knight, squire] =
        ["english-valet", "french-knight", "english-squire"].map(|id| fighter(&board, id));
    let put = Move::Put { who: knight };
    play(&mut board, &[put], &[]);
    until(&mut board, 1, Banner::English);
    let raise = Move::Bridge { who: valet };
    assert_eq!(
        board.check(Move::Bridge { who: squire }),
        Err(Refusal::NotAtWinch)
    );
    assert_eq!(board.check(raise), Err(Refusal::BridgeHeld));
    board.put(knight, hex(5, 5));
    assert_eq!(
        board.check(raise),
        Err(Refusal::BridgeHeld),
        "the bundle still lies there"
    );
    let mut free = castle(&[("english-valet", [7, 4]), ("french-knight", [5, 5])]);
    until(&mut free, 2, Banner::English);
    play(&mut free, &[raise], &[]);
    assert!(free.raised());
    until(&mut free, 3, Banner::French);
    assert_eq!(free.entry_cost(knight, hex(6, 5)), None);
    until(&mut free, 3, Banner::English);
    play(&mut free, &[raise], &[]);
    assert!(!free.raised(), "worked again it is lowered");
}

#[test]
fn three_posts_at_the_end_of_a_round_win() {
    let mut board = castle(&[
        ("french-sergeant", [8, 5]),
        ("french-pikeman", [10, 7]),
        ("french-franc-archer", [11, 5]),
        ("english-lieutenant", [13, 4]),
        ("english-valet", [7, 4]),
    ]);
    let moves = [
        march(&board, "french-sergeant", [7, 5], None),
        march(&board, "french-pikeman", [10, 8], None),
        march(&board, "french-franc-archer", [12, 5], None),
    ];
    play(&mut board, &moves, &[]);
    assert_eq!(board.posts_of_france(), 3);
    assert_eq!(board.at_limit(), (Some(Camp::France), Victory::Total));
    // The English may still take one back in their activation.
    assert_eq!(board.outcome(), None);
    play(&mut board, &[Move::Finish, Move::Finish], &[]);
    assert_eq!(
        board.outcome(),
        over(EndReason::Objective, Some(Camp::France), Victory::Total)
    );
    let mut board = castle(&[]);
    while board.outcome().is_none() {
        play(&mut board, &[Move::Finish], &[]);
    }
    assert_eq!(
        board.outcome(),
        over(EndReason::Limit, Some(Camp::England), Victory::Total)
    );
}

#[test]
fn carts_are_driven_left_taken_and_broken_up() {
    let mut board = placed(
        3,
        &[
            ("french-carter-1", [14, 5]),
            ("french-carter-2", [12, 5]),
            ("english-squire", [12, 4]),
            ("french-companion", [11, 5]),
            // The gate is free.
            ("blesist-archer", [16, 8]),
            ("blesist-crossbowman", [16, 7]),
        ],
    );
    let [driver, squire, companion] =
        ["french-carter-2", "english-squire", "french-companion"].map(|id| fighter(&board, id));
    let m = march(&board, "french-carter-1", [15, 4], Some(0));
    play(&mut board, &[m], &[]);
    assert_eq!(board.carts_in_town(), 1);
    // A driver's MOVE is at most 3, and they enter only easy hexes.
    board.set_order(
        driver,
        Some(guyenne::games::guesclin::rules::Order::Advance),
    );
    assert_eq!(board.points(driver), 3);
    assert_eq!(board.entry_cost(driver, hex(14, 3)), None);
    // Neutralised, the cart stays; the English break it up, the French take it.
    board.set_stunned(driver, true);
    until(&mut board, 1, Banner::English);
    play(
        &mut board,
        &[Move::Attack {
            who: squire,
            target: driver,
        }],
        &[&[6, 6, 6]],
    );
    assert_eq!(board.spot(object(1)), Some(ObjectPlace::Lies(hex(12, 5))));
    until(&mut board, 2, Banner::French);
    let take = Move::Take {
        who: companion,
        object: object(1),
    };
    assert_eq!(board.check(take), Err(Refusal::NotHere));
    let mut taken = board.clone();
    let m = march(&board, "french-companion", [12, 5], None);
    play(&mut taken, &[m, take], &[]);
    assert_eq!(taken.spot(object(1)), Some(ObjectPlace::Borne(companion)));
    until(&mut board, 2, Banner::English);
    let breaking = Move::Break {
        who: squire,
        object: object(1),
    };
    let m = march(&board, "english-squire", [12, 5], None);
    play(&mut board, &[m], &[]);
    assert_eq!(board.check(breaking), Err(Refusal::MovedNoBreaking));
    assert_eq!(
        board.check(Move::Take {
            who: squire,
            object: object(1)
        }),
        Err(Refusal::CartOfFrance)
    );
    until(&mut board, 3, Banner::English);
    play(&mut board, &[breaking], &[]);
    assert_eq!(board.spot(object(1)), Some(ObjectPlace::Broken));
    assert_eq!(board.at_limit(), (Some(Camp::England), Victory::Partial));
}

#[test]
fn both_commanders_decide_the_open_field() {
    let mut board = placed(
        4,
        &[("french-horseman", [8, 6]), ("english-knight", [8, 7])],
    );
    let [who, target, other] =
        ["french-horseman", "english-knight", "montfortist-horseman"].map(|id| fighter(&board, id));
    board.remove(other);
    assert_eq!(board.at_limit(), (Some(Camp::France), Victory::Partial));
    board.set_stunned(target, true);
    play(
        &mut board,
        &[Move::Attack { who, target }],
        &[&[6, 6, 1, 1]],
    );
    assert_eq!(
        board.outcome(),
        over(EndReason::Objective, Some(Camp::France), Victory::Total)
    );
    // At the limit commanders count before fighters.
    let mut board = placed(4, &[]);
    let [archer, pikeman] = ["french-archer", "french-pikeman"].map(|id| fighter(&board, id));
    assert_eq!(board.at_limit(), (None, Victory::Draw));
    board.remove(archer);
    board.remove(pikeman);
    assert_eq!(board.at_limit(), (Some(Camp::England), Victory::Partial));
    let commander = fighter(&board, "english-knight");
    board.remove(commander);
    assert_eq!(board.at_limit(), (Some(Camp::France), Victory::Partial));
}
