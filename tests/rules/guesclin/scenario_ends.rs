//! Every end of the scenarios, and where a load falls.

use std::collections::BTreeSet;

use guyenne::games::guesclin::rules::{
    Banner, Board, COUNTERS, Camp, DATA, DataFile, EndReason, Fighter, Hex, MAPS, Map, Move,
    ObjectPlace, Refusal, SCENARIOS, Scenario, Victory, read_counters, read_scenario,
};

use super::scenarios::{castle, march, over};
use super::{fighter, hex, object, placed, play, until};

/// Neutralises everybody of a camp but for one, who is stunned.
fn all_but(board: &mut Board, id: &str) -> Fighter {
    let last = fighter(board, id);
    let camp = board.camp(last);
    let others: Vec<_> = board.all().filter(|&it| board.camp(it) == camp).collect();
    for who in others {
        if who != last {
            board.remove(who);
        }
    }
    board.set_stunned(last, true);
    last
}

/// Strikes with the best dice that `count` of them can show.
fn strike_down(board: &mut Board, who: &str, target: Fighter, count: usize) {
    let who = fighter(board, who);
    play(board, &[Move::Attack { who, target }], &[&[6; 5][..count]]);
}

/// Rules: 13.2. A camp without anybody loses at once, whatever the posts fly.
#[test]
fn a_camp_without_anybody_loses_the_castle_at_once() {
    let mut board = castle(&[
        ("french-sergeant", [8, 5]),
        ("english-squire", [8, 6]),
        ("english-valet", [7, 4]),
    ]);
    let squire = all_but(&mut board, "english-squire");
    assert_eq!(board.outcome(), None);
    assert_eq!(board.posts_of_france(), 0);
    strike_down(&mut board, "french-sergeant", squire, 3);
    assert_eq!(
        board.outcome(),
        over(EndReason::NobodyLeft, Some(Camp::France), Victory::Total)
    );
    let mut board = castle(&[
        ("french-sergeant", [7, 6]),
        ("english-squire", [8, 6]),
        ("english-valet", [7, 4]),
    ]);
    let march = march(&board, "french-sergeant", [7, 5], None);
    play(&mut board, &[march], &[]);
    until(&mut board, 1, Banner::English);
    let squire = fighter(&board, "english-squire");
    board.put(squire, hex(8, 5));
    let sergeant = all_but(&mut board, "french-sergeant");
    strike_down(&mut board, "english-squire", sergeant, 3);
    assert_eq!(board.posts_of_france(), 1);
    assert_eq!(
        board.outcome(),
        over(EndReason::NobodyLeft, Some(Camp::England), Victory::Total)
    );
}

/// Rules: 13.1, ruling 25. The booty of a camp without anybody goes to the other one.
#[test]
fn the_booty_falls_to_the_camp_that_is_left() {
    let mut board = placed(
        1,
        &[("french-sergeant", [10, 5]), ("english-squire", [10, 4])],
    );
    until(&mut board, 1, Banner::English);
    let sergeant = all_but(&mut board, "french-sergeant");
    strike_down(&mut board, "english-squire", sergeant, 3);
    // The horseman, still on the map, counts as out.
    assert_eq!(
        board.outcome(),
        over(EndReason::NobodyLeft, Some(Camp::England), Victory::Total)
    );
}

/// Rules: 14. The last fighter is the last commander too: the objective comes first.
#[test]
fn the_objective_comes_before_nobody_left() {
    let mut board = placed(
        4,
        &[("french-horseman", [8, 6]), ("english-knight", [8, 7])],
    );
    let knight = all_but(&mut board, "english-knight");
    strike_down(&mut board, "french-horseman", knight, 4);
    assert_eq!(
        board.outcome(),
        over(EndReason::Objective, Some(Camp::France), Victory::Total)
    );
}

/// Scenario 3: the first `in_town` carters have left with their carts, and the English squire has broken up the cart of
/// the carter `broken`, counted from 0.
fn carts(in_town: usize, broken: Option<usize>) -> Board {
    let carters = ["french-carter-1", "french-carter-2", "french-carter-3"];
    let mut board = placed(
        3,
        &[
            ("french-carter-1", [12, 5]),
            ("french-carter-2", [12, 6]),
            ("french-carter-3", [11, 6]),
            ("english-squire", [13, 6]),
            ("english-companion", [11, 7]),
            // The gate is free.
            ("blesist-archer", [16, 8]),
            ("blesist-crossbowman", [16, 7]),
        ],
    );
    for carter in &carters[..in_town] {
        let who = fighter(&board, carter);
        assert!(board.put(who, hex(15, 5)));
        let m = march(&board, carter, [15, 4], Some(0));
        play(&mut board, &[m], &[]);
    }
    if board.outcome().is_some() {
        return board;
    }
    until(&mut board, 1, Banner::English);
    if let Some(broken) = broken {
        let [carter, squire] = [carters[broken], "english-squire"].map(|id| fighter(&board, id));
        let at = board.at(carter).expect("a carter");
        let beside = beside(&board, carter);
        assert!(board.put(squire, beside));
        board.set_stunned(carter, true);
        strike_down(&mut board, "english-squire", carter, 3);
        assert_eq!(board.spot(object(broken)), Some(ObjectPlace::Lies(at)));
        until(&mut board, 2, Banner::English);
        assert!(board.put(squire, at));
        assert_eq!(board.outcome(), None);
        let object = object(broken);
        play(
            &mut board,
            &[Move::Break {
                who: squire,
                object,
            }],
            &[],
        );
    }
    board
}

/// Rules: 13.3. The end comes at once when the last cart is settled: in the town or broken up.
#[test]
fn the_last_cart_ends_the_game_at_once() {
    let board = carts(3, None);
    assert_eq!(
        board.outcome(),
        over(EndReason::Objective, Some(Camp::France), Victory::Total)
    );
    let board = carts(2, Some(2));
    assert_eq!(
        board.outcome(),
        over(EndReason::Objective, Some(Camp::France), Victory::Partial)
    );
    let board = carts(1, Some(1));
    assert_eq!(board.carts_in_town(), 1);
    assert_eq!(board.outcome(), None, "a cart is still on the map");
}

/// Rules: 13.3. Carts on the map are saved if only the camp of France has somebody left, else they are lost.
#[test]
fn carts_on_the_map_are_saved_when_england_is_gone() {
    for (in_town, broken, victory) in [
        (0, None, Victory::Total),
        (1, None, Victory::Total),
        (0, Some(0), Victory::Partial),
    ] {
        let mut board = carts(in_town, broken);
        let round = board.round() + 1;
        until(&mut board, round, Banner::French);
        let squire = all_but(&mut board, "english-squire");
        let companion = fighter(&board, "french-companion");
        let beside = beside(&board, squire);
        assert!(board.put(companion, beside));
        assert_eq!(board.outcome(), None);
        strike_down(&mut board, "french-companion", squire, 2);
        assert_eq!(
            board.outcome(),
            over(EndReason::NobodyLeft, Some(Camp::France), victory)
        );
    }
}

/// Rules: 13.3. Without anybody of France the carts on the map are lost; those in the town are not.
#[test]
fn carts_on_the_map_are_lost_when_france_is_gone() {
    for (in_town, victory) in [(0, Victory::Total), (1, Victory::Partial)] {
        let mut board = carts(in_town, None);
        let companion = all_but(&mut board, "french-companion");
        let squire = fighter(&board, "english-squire");
        let beside = beside(&board, squire);
        assert!(board.put(companion, beside));
        strike_down(&mut board, "english-squire", companion, 3);
        assert_eq!(
            board.outcome(),
            over(EndReason::NobodyLeft, Some(Camp::England), victory)
        );
    }
}

/// A free hex beside a fighter, with no obstacle between.
fn beside(board: &Board, who: Fighter) -> Hex {
    let map = &board.scenario().map;
    let at = board.at(who).expect("on the map");
    let mut open = map.open_around(at);
    let free = |at: &Hex| board.on(*at).is_none() && map.terrain(*at).cost().is_some();
    open.find(free).expect("a free hex")
}

/// Rules: 13.2. At the limit two posts are a partial victory of France, one is one of England.
#[test]
fn posts_decide_the_castle_at_the_limit() {
    for (posts, winner) in [(2, Camp::France), (1, Camp::England)] {
        let mut board = castle(&[
            ("french-sergeant", [8, 5]),
            ("french-pikeman", [10, 7]),
            ("english-lieutenant", [13, 4]),
            ("english-valet", [7, 4]),
        ]);
        let taken = [
            march(&board, "french-sergeant", [7, 5], None),
            march(&board, "french-pikeman", [10, 8], None),
        ];
        play(&mut board, &taken[..posts], &[]);
        assert_eq!(board.posts_of_france(), posts);
        while board.outcome().is_none() {
            play(&mut board, &[Move::Finish], &[]);
        }
        assert_eq!(board.round(), 10);
        assert_eq!(
            board.outcome(),
            over(EndReason::Limit, Some(winner), Victory::Partial)
        );
    }
}

/// Where the booty may fall when the valet is hit on a hex, as the rules list it.
fn falls(board: &mut Board, at: Hex) -> BTreeSet<Hex> {
    let valet = fighter(board, "english-valet");
    let sergeant = fighter(board, "french-sergeant");
    assert!(board.put(valet, at));
    // The blow comes over an edge that no obstacle bars; else nobody could strike.
    let from = beside(board, valet);
    assert!(board.put(sergeant, from));
    strike_down(board, "french-sergeant", valet, 3);
    let listed = board.moves().into_iter().filter_map(|m| match m {
        Move::Drop { at } => Some(at),
        _ => None,
    });
    let listed: BTreeSet<Hex> = listed.collect();
    for other in Hex::all() {
        let legal = board.check(Move::Drop { at: other });
        let due = if listed.contains(&other) {
            Ok(())
        } else {
            Err(Refusal::NoFall(other))
        };
        assert_eq!(legal, due, "{other}");
    }
    listed
}

/// Rules: 11, ruling 21. A load falls on an adjacent hex, occupied or not, but not in water or behind an obstacle.
#[test]
fn a_load_falls_beside_its_bearer_but_across_no_bank_and_in_no_water() {
    // The hex south of [4,4] and those on its two other southern sides lie behind banks.
    let mut board = placed(1, &[]);
    let due = [hex(4, 3), hex(3, 3), hex(5, 3)];
    assert_eq!(falls(&mut board, hex(4, 4)), BTreeSet::from(due));
    // The brook runs south and south-east of [9,1].
    let mut board = placed(1, &[]);
    let at = hex(9, 1);
    let map = &board.scenario().map;
    let dry: BTreeSet<Hex> = map
        .around(at)
        .filter(|&(way, next)| {
            map.obstacle(at, way).is_none() && map.terrain(next).cost().is_some()
        })
        .map(|(_, next)| next)
        .collect();
    assert!(dry.len() < map.around(at).count(), "there is water beside");
    assert_eq!(falls(&mut board, at), dry);
}

/// Ruling 21. With no such hex it lies on the bearer's own one; only a shot can hit there.
#[test]
fn a_load_falls_on_the_own_hex_where_no_other_is_open() {
    // The map of scenario 1 with banks on all sides of [12,3].
    let [_, fougeray, _] = MAPS;
    let banks = [
        ("[12, 3]", "N"),
        ("[12, 3]", "NE"),
        ("[12, 3]", "SE"),
        ("[12, 4]", "N"),
        ("[11, 3]", "NE"),
        ("[11, 2]", "SE"),
    ];
    let banks: String = banks
        .iter()
        .map(|(at, side)| format!("{{\"at\":{at},\"side\":\"{side}\",\"kind\":\"bank\"}},"))
        .collect();
    let text = fougeray
        .text
        .replacen("\"edges\":[", &format!("\"edges\":[{banks}"), 1);
    let file = DataFile {
        name: "fort",
        text: &text,
    };
    let map = Map::read(file).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(map.open_around(hex(12, 3)).count(), 0);
    let counters = read_counters(COUNTERS).unwrap_or_else(|e| panic!("{e}"));
    let scenario = read_scenario(DATA, SCENARIOS[0], &counters, &[map]);
    let scenario: &Scenario = Box::leak(Box::new(scenario.unwrap_or_else(|e| panic!("{e}"))));
    let mut board = Board::new(scenario);
    while board.active().is_none() {
        let place = board.moves()[0];
        play(&mut board, &[place], &[]);
    }
    let [who, target] = ["french-franc-archer", "english-valet"].map(|id| fighter(&board, id));
    assert!(board.put(target, hex(12, 3)) && board.put(who, hex(12, 2)));
    play(&mut board, &[Move::Shoot { who, target }], &[&[6, 6, 6]]);
    assert_eq!(board.moves(), [Move::Drop { at: hex(12, 3) }]);
    play(&mut board, &[Move::Drop { at: hex(12, 3) }], &[]);
    assert_eq!(board.spot(object(0)), Some(ObjectPlace::Lies(hex(12, 3))));
}
