//! The reasons of hints are true, by other ways of counting.

use super::super::bot::Bot;
use super::super::danger::Danger;
use super::super::random::Random;
use super::super::style::OF_HINTS;
use super::super::tactician::Tactician;
use super::{Hint, HintBot, HintReason};
use crate::Toward;
use guesclin_rules::preview::NoRiposte;
use guesclin_rules::{
    Board, Camp, Dice, Fighter, Hex, HitResult, Move, ObjectPlace, Position, Setup, Stage, View,
    chance,
};
use kit_rules::seed::Seed;

/// Hints for every decision of games, with the boards: hints are followed often, else a random bot plays.
fn hints(games: u64) -> Vec<(Board, Hint)> {
    let mut all = Vec::new();
    for seed in 0..games {
        let setup = Setup {
            scenario: (seed % 4) as u8 + 1,
            seed: Seed(seed),
        };
        let mut position = Position::new(setup).expect("a scenario");
        let bot = HintBot::new(Seed(seed));
        let mut random = Random::new(Seed(seed));
        let mut n = 0;
        while let Some(banner) = position.to_move() {
            let view: View = position.view(Some(banner));
            let hint = bot.hint(&view).expect("a decision");
            let advised = hint.advised;
            assert_eq!(position.is_legal(banner, advised), Ok(()));
            all.push((view.board.clone(), hint));
            n += 1;
            let follows = seed % 3 != 2 || n % 4 != 0;
            let m = match follows {
                true => advised,
                false => random.choose(&view).expect("a decision"),
            };
            position.play(banner, m).expect("legal");
        }
    }
    all
}

/// The board after a move, with the dice of a miss.
fn after(board: &Board, m: Move) -> Board {
    let mut after = board.clone();
    let mut ones = |capacity| Dice::all(capacity, 1);
    after.play(m, &mut ones, &mut ()).expect("legal");
    after
}

/// The hexes of a goal.
fn hexes(board: &Board, toward: Toward) -> Vec<Hex> {
    match toward {
        Toward::Exit(n) => board.scenario().exits[usize::from(n)].hexes.clone(),
        Toward::Post(n) => vec![board.scenario().posts[usize::from(n)].at],
        Toward::Object(object) => match board.spot(object) {
            Some(ObjectPlace::Lies(at)) => vec![at],
            other => panic!("{other:?}"),
        },
        Toward::Fighter(who) => vec![board.at(who).expect("on the map")],
    }
}

/// How many points a fighter needs from a hex to the nearest of some, step by step, whoever stands in between.
fn points(board: &Board, who: Fighter, from: Hex, to: &[Hex]) -> u32 {
    let mut costs = std::collections::BTreeMap::from([(from, 0_u32)]);
    loop {
        let mut changed = false;
        for (at, cost) in costs.clone() {
            for next in board.scenario().map.open_around(at) {
                let Some(entry) = board.entry_cost(who, next) else {
                    continue;
                };
                let cost = cost + u32::from(entry);
                if costs.get(&next).is_none_or(|&known| cost < known) {
                    costs.insert(next, cost);
                    changed = true;
                }
            }
        }
        if !changed {
            let reached = to.iter().filter_map(|at| costs.get(at));
            return reached.min().copied().unwrap_or(48).min(48);
        }
    }
}

/// Who strikes or shoots at whom, from a board on which they stand where they do it.
fn blow(board: &Board, hint: &Hint) -> (Board, Move) {
    match hint.then {
        Some(deed) => (after(board, hint.advised), deed),
        None => (board.clone(), hint.advised),
    }
}

/// In per cent.
fn percent(chance: f64) -> u8 {
    (chance * 100.0).round().clamp(1.0, 99.0) as u8
}

/// Each kind of reason that games bring about is found, and each is true by another way of counting.
#[test]
fn the_reasons_are_true() {
    let mut found = std::collections::BTreeMap::<String, usize>::new();
    for (board, hint) in hints(28) {
        assert!(!hint.reasons.is_empty(), "{:?}", hint.advised);
        for &reason in &hint.reasons {
            check(&board, &hint, reason);
            let name = format!("{reason:?}");
            let end = name.find([' ', '(', '{']).unwrap_or(name.len());
            *found.entry(name[..end].to_owned()).or_default() += 1;
        }
    }
    for kind in [
        "Hits",
        "Beside",
        "Back",
        "NoBack",
        "Clear",
        "Nearer",
        "Away",
        "Fewer",
        "Calmer",
        "Flies",
        "Counts",
        "BringsOut",
        "OrderStrike",
        "OrderNearer",
        "OrderDefence",
        "Falls",
        "AllActed",
        "NothingGains",
    ] {
        assert!(found.contains_key(kind), "{kind} in {found:?}");
    }
}

fn check(board: &Board, hint: &Hint, reason: HintReason) {
    let advised = hint.advised;
    match reason {
        HintReason::Hits {
            result,
            chance: told,
        } => {
            let (there, deed) = blow(board, hint);
            let (odds, target) = match deed {
                Move::Attack { who, target } => {
                    let at = there.at(who).expect("on the map");
                    let odds = there.melee_odds(who, at, target).expect("adjacent");
                    (chance(odds.capacity, odds.defence.total()), target)
                }
                Move::Shoot { who, target } => (
                    there.shot_odds(who, target).expect("in range").chance(),
                    target,
                ),
                other => panic!("{other:?}"),
            };
            assert_eq!(percent(odds), told);
            assert_eq!(there.hit(target), result);
            assert_ne!(result, HitResult::Miss);
        }
        HintReason::Beside(_) | HintReason::BesideBoth(..) => {
            let (there, deed) = blow(board, hint);
            let Move::Attack { who, target } = deed else {
                panic!("{deed:?}");
            };
            let at = there.at(who).expect("on the map");
            let odds = there.melee_odds(who, at, target).expect("adjacent");
            let helpers = match reason {
                HintReason::Beside(one) => vec![one],
                HintReason::BesideBoth(one, two) => vec![one, two],
                _ => Vec::new(),
            };
            assert_eq!(usize::from(odds.defence.enemies), helpers.len());
            for helper in helpers {
                let own = there.at(helper).expect("on the map");
                let foe = there.at(target).expect("on the map");
                assert!(own.distance(at) == 1 && own.distance(foe) == 1);
                assert_eq!(there.camp(helper), there.camp(who));
                // Without them it is harder.
                let mut alone = there.clone();
                alone.remove(helper);
                let fewer = alone.melee_odds(who, at, target).expect("adjacent");
                assert_eq!(fewer.defence.total(), odds.defence.total() + 1);
            }
        }
        HintReason::Back(_) | HintReason::NoBack(_) => {
            let (there, deed) = blow(board, hint);
            let Move::Attack { who, target } = deed else {
                panic!("{deed:?}");
            };
            let at = there.at(who).expect("on the map");
            let back = there.riposte_odds(who, at, target);
            let told = match reason {
                HintReason::Back(told) => Some(told),
                _ => None,
            };
            assert_eq!(back.map(|odds| percent(odds.chance())), told);
            match reason {
                HintReason::NoBack(NoRiposte::Stunned) => assert!(there.fighter(target).stunned),
                HintReason::NoBack(NoRiposte::Bears) => {
                    assert!(there.fighter(target).bears.is_some());
                }
                HintReason::NoBack(NoRiposte::NoInitiative) => {
                    assert!(!there.counter(target).traits.initiative);
                }
                _ => {}
            }
        }
        HintReason::Clear => {
            let Move::Shoot { who, target } = advised else {
                panic!("{advised:?}");
            };
            let odds = board.shot_odds(who, target).expect("in range");
            assert_eq!((odds.defence.woods, odds.defence.obstacles), (0, 0));
        }
        HintReason::Nearer(toward, told) => {
            let Move::March {
                who,
                to,
                exit: None,
            } = advised
            else {
                panic!("{advised:?}");
            };
            let goal = hexes(board, toward);
            let from = board.at(who).expect("on the map");
            let (before, now) = (
                points(board, who, from, &goal),
                points(board, who, to, &goal),
            );
            assert_eq!(before - now, u32::from(told), "{toward:?}");
            assert!(told > 0);
        }
        HintReason::Away(toward, told) => {
            let Move::Place { who, at } = advised else {
                panic!("{advised:?}");
            };
            let goal = hexes(board, toward);
            assert_eq!(points(board, who, at, &goal), u32::from(told));
        }
        HintReason::Middle(told) => {
            let Move::Place { at, .. } = advised else {
                panic!("{advised:?}");
            };
            assert_eq!((i16::from(at.row()) - 5).unsigned_abs(), u16::from(told));
        }
        HintReason::Fewer { .. } | HintReason::Calmer => {
            let Move::March { who, to, .. } = advised else {
                panic!("{advised:?}");
            };
            let at = board.at(who).expect("on the map");
            let camp = board.camp(who);
            let count = |at| {
                let foes = board.standing(camp.other());
                let foes = foes.filter_map(|(foe, _)| board.threat(foe));
                foes.filter(|threat| threat.reaches(at)).count()
            };
            match reason {
                HintReason::Fewer { there, here } => {
                    assert!(there < here);
                    assert_eq!(
                        (count(to), count(at)),
                        (usize::from(there), usize::from(here))
                    );
                }
                _ => {
                    let danger = Danger::new(board, camp);
                    assert!(danger.hits(board, who, to) < danger.hits(board, who, at));
                }
            }
        }
        HintReason::Flies(n) => {
            let Move::March { who, .. } = advised else {
                panic!("{advised:?}");
            };
            let then = after(board, advised);
            assert_eq!(then.post(usize::from(n)), Some(board.camp(who)));
            assert_ne!(board.post(usize::from(n)), Some(board.camp(who)));
        }
        HintReason::Counts(object) => {
            let (there, deed) = blow(board, hint);
            assert!(matches!(deed, Move::Take { object: taken, .. } if taken == object));
            assert!(matches!(there.spot(object), Some(ObjectPlace::Lies(_))));
        }
        HintReason::BringsOut(object) => {
            let out = after(board, advised).spot(object);
            assert!(matches!(out, Some(ObjectPlace::Out(_))), "{out:?}");
        }
        HintReason::Settled => {
            assert!(
                board
                    .objects()
                    .all(|(_, spot)| matches!(spot, ObjectPlace::Out(_)))
            );
        }
        HintReason::OrderStrike { target, then, now } => {
            let Move::Order { to, .. } = advised else {
                panic!("{advised:?}");
            };
            let best = |board: &Board| {
                let strikes = board.strikes(to).into_iter();
                let at = strikes.filter(|strike| strike.target == target);
                at.map(|strike| percent(strike.chance)).max()
            };
            assert_eq!(best(board), now);
            assert!(now.is_none_or(|now| now < then));
            // Some hex within reach gives that chance.
            let strikes = after(board, advised).strikes(to).into_iter();
            let mut strikes = strikes.filter(|strike| strike.target == target);
            assert!(strikes.any(|strike| percent(strike.chance) == then));
        }
        HintReason::OrderNearer { toward, then, now } => {
            let Move::Order { to, .. } = advised else {
                panic!("{advised:?}");
            };
            assert!(now < then);
            let goal = hexes(board, toward);
            let at = board.at(to).expect("on the map");
            let ordered = after(board, advised);
            let reach = ordered.reach_map(to).expect("on the map");
            let start = points(board, to, at, &goal);
            let ends = reach
                .hexes
                .iter()
                .map(|hex| points(board, to, hex.at, &goal));
            let ends: Vec<u32> = ends.collect();
            assert!(ends.contains(&(start - u32::from(then))), "{toward:?}");
        }
        HintReason::OrderDefence { then, now, foes } => {
            let Move::Order { to, .. } = advised else {
                panic!("{advised:?}");
            };
            assert!(foes > 0 && now < then);
            assert_eq!(board.numbers(to).defence, now);
            assert_eq!(after(board, advised).numbers(to).defence, then);
        }
        HintReason::OrderLeaves | HintReason::OrderGoes(_) => {
            let Move::Order { to, .. } = advised else {
                panic!("{advised:?}");
            };
            let ordered = after(board, advised);
            let reached = |board: &Board, end: Hex| {
                let reach = board.reach_map(to).expect("on the map");
                reach.hex(end).is_some()
            };
            let leaves = |board: &Board| {
                let reach = board.reach_map(to).expect("on the map");
                reach.hexes.iter().any(|hex| !hex.exits.is_empty())
            };
            match reason {
                HintReason::OrderGoes(end) => {
                    assert!(reached(&ordered, end) && !reached(board, end));
                }
                _ => assert!(leaves(&ordered) && !leaves(board)),
            }
        }
        HintReason::OrderGains => assert!(matches!(advised, Move::Order { .. })),
        HintReason::Falls { own, theirs } => {
            let (Stage::Drop(bearer), Move::Drop { at }) = (board.stage(), advised) else {
                panic!("{advised:?}");
            };
            let near = |camp: Camp| {
                let all = board.standing(camp);
                all.map(|(_, from)| from.distance(at)).min()
            };
            let camp = board.camp(bearer);
            assert_eq!((near(camp), near(camp.other())), (Some(own), Some(theirs)));
        }
        HintReason::AllActed | HintReason::NothingGains(_) => {
            assert_eq!(advised, Move::Finish);
            let banner = board.active().expect("an activation");
            let idle = board.of_banner(banner);
            let idle = idle.filter(|&who| board.check_acts(who).is_ok()).count();
            match reason {
                HintReason::NothingGains(n) => assert_eq!(idle, usize::from(n)),
                _ => assert_eq!(idle, 0),
            }
        }
        HintReason::KeepsBridge
        | HintReason::FreeHands
        | HintReason::ShutsOut { .. }
        | HintReason::OpensWay
        | HintReason::NeverArrives => check_deeds(board, hint, reason),
    }
}

fn check_deeds(board: &Board, hint: &Hint, reason: HintReason) {
    let (there, deed) = blow(board, hint);
    let bridge = board.scenario().bridge;
    match (reason, deed) {
        (HintReason::KeepsBridge, Move::Put { who }) => {
            assert_eq!(there.at(who), bridge.map(|bridge| bridge.at));
        }
        (HintReason::FreeHands, Move::Put { who }) => {
            assert_ne!(there.at(who), bridge.map(|bridge| bridge.at));
            assert_eq!(after(&there, deed).fighter(who).bears, None);
        }
        (HintReason::ShutsOut { out, inside }, Move::Bridge { .. }) => {
            assert!(!there.raised() && after(&there, deed).raised());
            let french = there.standing(Camp::France).count();
            assert_eq!(french, usize::from(out + inside));
        }
        (HintReason::OpensWay, Move::Bridge { .. }) => {
            assert!(there.raised() && !after(&there, deed).raised());
        }
        (HintReason::NeverArrives, Move::Break { object, .. }) => {
            assert_eq!(after(&there, deed).spot(object), Some(ObjectPlace::Broken));
        }
        (reason, deed) => panic!("{reason:?} {deed:?}"),
    }
}

/// A hint is the move of a knight with the same seed who does not err, and the same each time.
#[test]
fn a_hint_is_what_the_knight_would_do() {
    let setup = Setup {
        scenario: 4,
        seed: Seed(3),
    };
    let mut position = Position::new(setup).expect("a scenario");
    let mut knight = Tactician::new(&OF_HINTS, Seed(9));
    let hints = HintBot::new(Seed(9));
    for _ in 0..80 {
        let Some(banner) = position.to_move() else {
            break;
        };
        let view = position.view(Some(banner));
        let m = knight.choose(&view).expect("a decision");
        assert_eq!(hints.hint(&view).map(|hint| hint.advised), Some(m));
        assert_eq!(hints.hint(&view), hints.hint(&view));
        position.play(banner, m).expect("legal");
    }
    let other = position.view(None);
    assert_eq!(hints.hint(&other), None, "a spectator is not advised");
}
