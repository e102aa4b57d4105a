//! What players ask before they decide agrees with what the rules then do: odds with their parts, lines of shots,
//! reach, threats, orders and the aim.

use guyenne::games::guesclin::rules::preview::{
    AimState, DefencePart, NoRiposte, Stop, Sway, percent,
};
use guyenne::games::guesclin::rules::{
    Banner, Board, Camp, Event, Fate, Fighter, HitResult, Move, ObjectPlace, Obstacle, Order,
    Position, Setup, Stage, Victory,
};
use guyenne::rules::seed::Seed;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::{fighter, hex, placed, play, random_move, until};

/// The position of the first worked example.
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
fn the_first_example_is_a_sum_of_named_parts() {
    let board = melee();
    let [who, target, pikeman, squire] = [
        "french-sergeant",
        "english-companion",
        "french-pikeman",
        "english-squire",
    ]
    .map(|id| fighter(&board, id));
    // Asked before the move.
    let seen = board.exchange(who, hex(11, 2), target).expect("adjacent");
    assert_eq!(
        seen.attack.defence[..],
        [
            DefencePart::Base(6),
            DefencePart::Order(Order::Cover, 2),
            DefencePart::Beside {
                who: pikeman,
                at: hex(12, 3),
                gives: -1
            },
        ]
    );
    assert_eq!((seen.attack.total, seen.attack.needed()), (7, 7));
    assert_eq!((seen.attack.dice, seen.attack.best), (3, true));
    let [left, right] = &seen.flanks[..] else {
        panic!("{:?}", seen.flanks);
    };
    assert_eq!(left.sway, Sway::Enemy(pikeman));
    let Sway::Barred(barred, edge) = right.sway else {
        panic!("{right:?}");
    };
    assert_eq!((barred, edge.kind), (squire, Obstacle::Bank));
    assert_eq!(edge.between, (hex(10, 3), hex(11, 2)));
    assert_eq!(seen.riposte, Err(NoRiposte::NoInitiative));
    let joint = seen.joint();
    assert_eq!(joint.len(), 2);
    assert_eq!(
        (joint[0].target, joint[0].attacker),
        (HitResult::Stunned, HitResult::Miss)
    );
    let (hits, of) = seen.attack.hits();
    assert!((joint[0].chance - f64::from(hits) / f64::from(of)).abs() < 1e-12);
    assert!((joint.iter().map(|one| one.chance).sum::<f64>() - 1.0).abs() < 1e-12);
}

#[test]
fn the_strike_back_sees_the_same_hexes_with_exchanged_signs() {
    let board = placed(
        4,
        &[
            ("french-sergeant", [2, 4]),
            ("english-pikeman", [2, 5]),
            ("english-archer", [3, 4]),
        ],
    );
    let [who, target] = ["french-sergeant", "english-pikeman"].map(|id| fighter(&board, id));
    let seen = board.exchange(who, hex(2, 4), target).expect("adjacent");
    let back = seen.riposte.clone().expect("a pikeman strikes back");
    assert_eq!((seen.attack.total, back.total), (8 + 1, 8 - 1));
    assert_eq!((back.who, back.capacity), (target, 2));
    let joint = seen.joint();
    assert_eq!(joint.len(), 4);
    let both = joint[0].chance;
    assert!((both - seen.attack.chance() * back.chance()).abs() < 1e-12);
    // The reverse is the same question about the other one.
    let reverse = board.exchange(target, hex(2, 5), who).expect("adjacent");
    assert_eq!(reverse.attack.total, back.total);
    assert_eq!(reverse.riposte, Err(NoRiposte::NoInitiative));
}

#[test]
fn nobody_is_asked_across_an_obstacle_or_a_gap() {
    let board = melee();
    let [who, target] = ["french-sergeant", "english-squire"].map(|id| fighter(&board, id));
    // A bank lies between.
    assert!(board.exchange(who, hex(11, 2), target).is_none());
    assert!(board.exchange(who, hex(11, 1), target).is_none());
}

#[test]
fn a_shot_names_each_wood_and_obstacle_on_its_line() {
    let board = placed(
        4,
        &[
            ("french-crossbowman", [13, 3]),
            ("montfortist-sergeant", [14, 4]),
        ],
    );
    let [who, target] =
        ["french-crossbowman", "montfortist-sergeant"].map(|id| fighter(&board, id));
    let seen = board.aimed(who, hex(13, 3), target).expect("a shooter");
    let throw = seen.throw.expect("in range");
    assert_eq!(
        throw.defence[..],
        [
            DefencePart::Base(8),
            DefencePart::InWood(hex(14, 4)),
            DefencePart::Obstacle(hex(13, 3), hex(14, 4), Obstacle::Bank),
        ]
    );
    assert_eq!((throw.total, throw.capacity, throw.distance), (11, 3, 1));
    assert_eq!(seen.lines.len(), 1);
    // Out of range it says how far, and no throw.
    let far = board.aimed(who, hex(8, 3), target).expect("a shooter");
    assert_eq!((far.throw, far.shot, far.distance), (None, 4, 6));
    // A line along edges is two: the second does not count.
    let tie = placed(
        4,
        &[
            ("french-crossbowman", [14, 9]),
            ("montfortist-sergeant", [12, 6]),
        ],
    );
    let seen = tie.aimed(who, hex(14, 9), target).expect("a shooter");
    let [counts, other] = &seen.lines[..] else {
        panic!("{:?}", seen.lines);
    };
    assert_eq!((counts.woods.len(), counts.obstacles.len()), (0, 0));
    assert_eq!((other.woods.len(), other.obstacles.len()), (1, 2));
}

/// The board of a random game each time that a banner is activated.
fn boards() -> Vec<Board> {
    let mut boards = Vec::new();
    for n in 1..=4 {
        for seed in 0..4 {
            let setup = Setup {
                scenario: n,
                seed: Seed(seed),
            };
            let mut rng = Pcg64Mcg::seed_from_u64(seed);
            let mut position = Position::new(setup).expect("a scenario");
            while let Some(banner) = position.to_move() {
                let board = position.board();
                if board.may_order() && matches!(board.stage(), Stage::Act(_)) {
                    boards.push(board.clone());
                }
                let m = random_move(board, &mut rng).expect("a move");
                position.play(banner, m).expect("legal");
            }
        }
    }
    boards
}

#[test]
fn what_is_said_before_is_what_is_thrown() {
    let mut seen = 0;
    for board in boards() {
        for m in board.moves() {
            match m {
                Move::Attack { who, target } => {
                    let from = board.at(who).expect("on the map");
                    let said = board.exchange(who, from, target).expect("legal");
                    let mut after = board.clone();
                    let mut sixes =
                        |capacity| guyenne::games::guesclin::rules::Dice::all(capacity, 6);
                    let mut events: Vec<Event> = Vec::new();
                    after.play(m, &mut sixes, &mut events).expect("legal");
                    let Event::Attack(blow) = events[0] else {
                        panic!("{events:?}");
                    };
                    let attack = &said.attack;
                    assert_eq!(blow.defence.total(), attack.total);
                    assert_eq!(
                        (blow.throw.capacity, blow.result),
                        (attack.capacity, attack.result)
                    );
                    match (events.get(1), &said.riposte) {
                        (Some(Event::Riposte(blow)), Ok(back)) => {
                            assert_eq!(blow.defence.total(), back.total);
                            assert_eq!(blow.throw.capacity, back.capacity);
                            assert_eq!(blow.result, back.result);
                        }
                        (other, said) => assert!(
                            said.is_err() && !matches!(other, Some(Event::Riposte(_))),
                            "{said:?} {other:?}"
                        ),
                    }
                    seen += 1;
                }
                Move::Shoot { who, target } => {
                    let from = board.at(who).expect("on the map");
                    let said = board.aimed(who, from, target).expect("legal");
                    let odds = board.shot_odds(who, target).expect("legal");
                    let throw = said.throw.expect("in range");
                    assert_eq!(throw.total, odds.defence.total());
                    assert_eq!(throw.capacity, odds.capacity);
                    seen += 1;
                }
                _ => {}
            }
        }
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn the_reach_is_where_the_rules_let_them_go() {
    for board in boards().iter().step_by(5) {
        let banner = board.active().expect("an activation");
        for who in board
            .of_banner(banner)
            .filter(|&who| board.at(who).is_some())
        {
            let map = board.reach_map(who).expect("on the map");
            for to in guyenne::games::guesclin::rules::Hex::all() {
                let legal = |exit| board.check(Move::March { who, to, exit }).is_ok();
                let hex = map.hex(to);
                let ends = hex.is_some_and(|hex| hex.stop == Stop::Ends);
                assert_eq!(ends, legal(None), "{who:?} to {to}");
                for exit in 0..board.scenario().exits.len() as u8 {
                    let leaves = hex.is_some_and(|hex| hex.exits.contains(&exit));
                    assert_eq!(leaves, legal(Some(exit)), "{who:?} from {to} by {exit}");
                }
                if let Some(hex) = hex {
                    assert_eq!(hex.cost + hex.left, map.points);
                }
            }
        }
    }
}

#[test]
fn the_strikes_are_those_that_a_move_and_an_attack_make() {
    let mut seen = 0;
    for board in boards().iter().step_by(9) {
        let banner = board.active().expect("an activation");
        for who in board
            .of_banner(banner)
            .filter(|&who| board.at(who).is_some())
        {
            let strikes = board.strikes(who);
            let mut found = 0;
            for (target, _) in board.standing(banner.camp().other()) {
                for to in guyenne::games::guesclin::rules::Hex::all() {
                    let mut there = board.clone();
                    let march = Move::March {
                        who,
                        to,
                        exit: None,
                    };
                    let moved = board.at(who) == Some(to) || there.check(march).is_ok();
                    if board.at(who) != Some(to) && moved {
                        play(&mut there, &[march], &[]);
                    }
                    if !moved || there.check(Move::Attack { who, target }).is_err() {
                        continue;
                    }
                    let odds = there.melee_odds(who, to, target).expect("adjacent");
                    let strike = strikes
                        .iter()
                        .find(|one| one.target == target && one.from == to)
                        .unwrap_or_else(|| panic!("{who:?} strikes {target:?} from {to}"));
                    assert!((strike.chance - odds.chance()).abs() < 1e-12);
                    found += 1;
                }
            }
            assert_eq!(found, strikes.len());
            seen += found;
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn a_threat_looks_at_the_next_activation() {
    // Scenario 2: the English are surprised in round 1, and stand still.
    let mut board = placed(2, &[("english-squire", [9, 5])]);
    let squire = fighter(&board, "english-squire");
    let archer = fighter(&board, "english-archer");
    let now = board.threat(squire).expect("on the map");
    assert_eq!((now.strikes.len(), now.ordered.len()), (6, 0));
    // While they are activated for the first time they are surprised; once that is over they are not.
    until(&mut board, 1, Banner::English);
    assert_eq!(board.threat(squire).expect("on the map").strikes.len(), 6);
    until(&mut board, 2, Banner::French);
    let later = board.threat(squire).expect("on the map");
    assert!(later.strikes.len() > 6 && !later.ordered.is_empty());
    assert!(later.ordered.iter().all(|at| !later.strikes.contains(at)));
    // An archer shoots from where they stand, up to SHOT away.
    let at = board.at(archer).expect("on the map");
    let shoots = board.threat(archer).expect("on the map").shoots;
    assert!(!shoots.contains(at));
    assert!(shoots.iter().all(|to| at.distance(to) <= 5));
    // The map counts each of them.
    let map = board.threats(Camp::England);
    let near = hex(9, 6);
    let names: Vec<Fighter> = map.at(near).map(|threat| threat.who).collect();
    assert!(names.contains(&squire) && names.len() == map.count(near));
}

#[test]
fn an_order_is_shown_before_it_is_given() {
    let board = placed(
        4,
        &[
            ("french-horseman", [8, 0]),
            ("french-sergeant", [8, 8]),
            ("english-companion", [8, 2]),
        ],
    );
    let [sergeant, companion] =
        ["french-sergeant", "english-companion"].map(|id| fighter(&board, id));
    let effects = board.order_effects(sergeant);
    let of = |order| effects.iter().find(|one| one.order == order).expect("six");
    let numbers = |order| {
        let after = of(order).after;
        (after.moves, after.melee, after.defence)
    };
    let before = of(Order::Caution).before;
    assert_eq!((before.moves, before.melee, before.defence), (4, 3, 8));
    assert_eq!(numbers(Order::Caution), (4, 2, 10));
    assert_eq!(numbers(Order::Cover), (0, 3, 10));
    assert_eq!(numbers(Order::Assault), (4, 4, 6));
    assert_eq!(numbers(Order::Strike), (0, 4, 8));
    assert_eq!(numbers(Order::Advance), (6, 2, 8));
    assert_eq!(numbers(Order::Charge), (6, 3, 6));
    for one in &effects {
        let mut ordered = board.clone();
        ordered.set_order(sergeant, Some(one.order));
        let reached = ordered
            .strikes(sergeant)
            .iter()
            .any(|strike| strike.target == companion);
        assert_eq!(
            one.in_reach_after.contains(&companion),
            reached,
            "{}",
            one.order
        );
    }
    let gained: Vec<Fighter> = of(Order::Charge).gained().collect();
    assert_eq!(gained, of(Order::Advance).gained().collect::<Vec<_>>());
    assert_eq!(of(Order::Cover).gained().count(), 0);
}

#[test]
fn the_aim_is_told_as_it_stands() {
    let board = placed(1, &[]);
    let (valet, horseman) = (
        fighter(&board, "english-valet"),
        fighter(&board, "english-horseman"),
    );
    let AimState::Booty {
        booty,
        horseman: state,
    } = board.aim_state()
    else {
        panic!("{:?}", board.aim_state());
    };
    assert_eq!((booty, state.who), (ObjectPlace::Borne(valet), horseman));
    assert!(matches!(state.fate, Fate::On(_)) && !state.stunned);
    let now = board.if_now();
    assert_eq!(
        (now.winner, now.victory, now.rounds_left),
        (None, Victory::Draw, 11)
    );
    let board = placed(2, &[]);
    let AimState::Woodcutters { posts, raised } = board.aim_state() else {
        panic!("{:?}", board.aim_state());
    };
    assert!(posts.len() == 3 && posts.iter().all(|(_, camp)| *camp == Camp::England) && !raised);
    assert_eq!(board.if_now().winner, Some(Camp::England));
    let board = placed(3, &[]);
    let AimState::Carts {
        carts,
        in_town,
        on_map,
    } = board.aim_state()
    else {
        panic!("{:?}", board.aim_state());
    };
    assert_eq!((carts.len(), in_town, on_map), (3, 0, 3));
    let mut board = placed(4, &[]);
    let knight = fighter(&board, "english-knight");
    board.set_stunned(knight, true);
    let AimState::OpenField {
        commanders,
        commanders_lost,
        ..
    } = board.aim_state()
    else {
        panic!("{:?}", board.aim_state());
    };
    assert_eq!((commanders.len(), commanders_lost[Camp::England]), (4, 0));
    assert!(
        commanders
            .iter()
            .any(|one| one.who == knight && one.stunned)
    );
    board.remove(knight);
    assert_eq!(
        (board.if_now().winner, board.if_now().victory),
        (Some(Camp::France), Victory::Partial)
    );
}

#[test]
fn a_chance_is_certain_only_where_it_is() {
    assert_eq!(
        [0.0, 0.001, 0.499, 0.505, 0.998, 1.0].map(percent),
        [0, 1, 50, 51, 99, 100]
    );
}
