//! Hints in a sentence: the advised move, then why.

use super::words;
use crate::keys;
use guesclin_ai::{Hint, HintReason, Toward};
use guesclin_rules::preview::NoRiposte;
use guesclin_rules::{Board, Fighter, Hex, Move, Scenario, Stage};
use kit_i18n::LocalizedText;
use kit_rules::message_key::MessageKey;
use kit_table::hint;

/// The hint in a sentence.
#[must_use]
pub fn tell(hint: &Hint, board: &Board) -> LocalizedText {
    let scenario = board.scenario();
    let what = advised(hint, board);
    let reasons = hint.reasons.iter().map(|&reason| why(scenario, reason));
    hint::sentence(what, reasons)
}

/// Who is to act.
#[must_use]
pub fn actor(m: Move) -> Option<Fighter> {
    match m {
        Move::Place { who, .. }
        | Move::March { who, .. }
        | Move::Follow { who, .. }
        | Move::Attack { who, .. }
        | Move::Shoot { who, .. }
        | Move::Take { who, .. }
        | Move::Put { who }
        | Move::Give { who, .. }
        | Move::Break { who, .. }
        | Move::Bridge { who } => Some(who),
        Move::Order { to, .. } => Some(to),
        Move::Drop { .. } | Move::Finish => None,
    }
}

/// The enemy at whom the advised move, or what follows it, is aimed.
#[must_use]
pub fn target(hint: &Hint) -> Option<Fighter> {
    let of = |m: Move| match m {
        Move::Attack { target, .. } | Move::Shoot { target, .. } => Some(target),
        _ => None,
    };
    of(hint.advised).or(hint.then.and_then(of))
}

/// The hex that the hint is about.
#[must_use]
pub fn place(hint: &Hint, board: &Board) -> Option<Hex> {
    match hint.advised {
        Move::Place { at, .. } | Move::Drop { at } => Some(at),
        Move::March { to, .. } => Some(to),
        m => {
            let about = target(hint).or(actor(m));
            about.and_then(|who| board.at(who))
        }
    }
}

/// The advised move, with what follows it.
#[must_use]
pub fn advised(hint: &Hint, board: &Board) -> LocalizedText {
    let scenario = board.scenario();
    let start = |who| words::fighter_start(scenario, who);
    match hint.advised {
        Move::Place { who, at } => LocalizedText::new(keys::GUESCLIN_HINT_PLACE)
            .with("who", start(who))
            .with("hex", words::hex(at)),
        Move::Order { to, order } => LocalizedText::new(keys::GUESCLIN_HINT_ORDER)
            .with("who", words::fighter_object(scenario, to))
            .with("order", words::order(order)),
        Move::March {
            who,
            exit: Some(exit),
            ..
        } => {
            let exit = &scenario.exits[usize::from(exit)];
            LocalizedText::new(keys::GUESCLIN_HINT_LEAVE)
                .with("who", start(who))
                .with("exit", words::exit(exit))
        }
        Move::March { who, to, .. } => {
            let march = LocalizedText::new(keys::GUESCLIN_HINT_MARCH)
                .with("who", start(who))
                .with("hex", words::hex(to));
            match hint.then.and_then(|then| then_deed(scenario, then)) {
                Some(deed) => LocalizedText::new(keys::LIST_AND)
                    .with("sooner", march)
                    .with("last", deed),
                None => march,
            }
        }
        Move::Finish => LocalizedText::new(keys::GUESCLIN_HINT_FINISH),
        Move::Drop { at } => {
            let load = match board.stage() {
                Stage::Drop(bearer) => board.fighter(bearer).bears,
                _ => None,
            };
            let key = LocalizedText::new(keys::GUESCLIN_HINT_DROP).with("hex", words::hex(at));
            match load {
                Some(object) => key.with("object", words::object_start(scenario, object)),
                None => key.with("object", ""),
            }
        }
        Move::Give { who, to } => {
            let deed = LocalizedText::new(keys::GUESCLIN_HINT_GIVES)
                .with("to", words::fighter_object(scenario, to));
            let object = board.fighter(who).bears;
            let object = object.map(|object| words::object_object(scenario, object));
            let deed = deed.with(
                "object",
                object.unwrap_or_else(|| LocalizedText::verbatim("")),
            );
            LocalizedText::new(keys::GUESCLIN_HINT_DEED)
                .with("who", start(who))
                .with("deed", deed)
        }
        m => match (actor(m), then_deed(scenario, m)) {
            (Some(who), Some(deed)) => LocalizedText::new(keys::GUESCLIN_HINT_DEED)
                .with("who", start(who))
                .with("deed", deed),
            _ => LocalizedText::new(keys::GUESCLIN_HINT_FINISH),
        },
    }
}

/// A deed, as a verb with its object.
fn then_deed(scenario: &Scenario, m: Move) -> Option<LocalizedText> {
    let object = |key: MessageKey, who| {
        LocalizedText::new(key).with("who", words::fighter_object(scenario, who))
    };
    Some(match m {
        Move::Attack { target, .. } => object(keys::GUESCLIN_HINT_STRIKES, target),
        Move::Shoot { target, .. } => object(keys::GUESCLIN_HINT_SHOOTS, target),
        Move::Take { object, .. } => LocalizedText::new(keys::GUESCLIN_HINT_TAKES)
            .with("object", words::object_object(scenario, object)),
        Move::Put { .. } => LocalizedText::new(keys::GUESCLIN_HINT_PUTS),
        Move::Break { object, .. } => LocalizedText::new(keys::GUESCLIN_HINT_BREAKS)
            .with("object", words::object_object(scenario, object)),
        Move::Bridge { .. } => LocalizedText::new(keys::GUESCLIN_HINT_BRIDGE),
        _ => return None,
    })
}

/// A post within a sentence, by its mark: the gate.
#[must_use]
pub fn post(mark: &str) -> LocalizedText {
    LocalizedText::new(keys::GUESCLIN_HINT_GOAL_POST).with("post", mark.to_owned())
}

/// What somebody wants to get to.
fn goal(scenario: &Scenario, toward: Toward) -> LocalizedText {
    match toward {
        Toward::Exit(n) => LocalizedText::new(keys::GUESCLIN_HINT_GOAL_EXIT)
            .with("by", scenario.exits[usize::from(n)].by.clone()),
        Toward::Post(n) => post(&scenario.posts[usize::from(n)].mark),
        Toward::Object(object) => {
            words::object_as(scenario, object, keys::GUESCLIN_HINT_GOAL_OBJECT)
        }
        Toward::Fighter(who) => words::fighter_mid(scenario, who),
    }
}

/// A reason, as a part of a sentence.
#[must_use]
pub fn why(scenario: &Scenario, reason: HintReason) -> LocalizedText {
    let plain = LocalizedText::new;
    let mid = |who| words::fighter_mid(scenario, who);
    match reason {
        HintReason::Hits { result, chance } => plain(keys::GUESCLIN_HINT_HITS)
            .with("result", result.name())
            .with("n", chance),
        HintReason::Beside(who) => plain(keys::GUESCLIN_HINT_BESIDE).with("who", mid(who)),
        HintReason::BesideBoth(who, other) => plain(keys::GUESCLIN_HINT_BESIDE_BOTH)
            .with("who", mid(who))
            .with("other", mid(other)),
        HintReason::Back(chance) => plain(keys::GUESCLIN_HINT_BACK).with("n", chance),
        HintReason::NoBack(NoRiposte::NoInitiative) => plain(keys::GUESCLIN_HINT_NO_INITIATIVE),
        HintReason::NoBack(NoRiposte::Stunned) => plain(keys::GUESCLIN_HINT_STUNNED),
        HintReason::NoBack(NoRiposte::Bears) => plain(keys::GUESCLIN_HINT_BEARS),
        HintReason::Clear => plain(keys::GUESCLIN_HINT_CLEAR),
        HintReason::Nearer(toward, points) => plain(keys::GUESCLIN_HINT_NEARER)
            .with("n", points)
            .with("goal", goal(scenario, toward)),
        HintReason::Away(toward, points) => plain(keys::GUESCLIN_HINT_AWAY)
            .with("n", points)
            .with("goal", goal(scenario, toward)),
        HintReason::Middle(n) => plain(keys::GUESCLIN_HINT_MIDDLE).with("n", n),
        HintReason::Fewer { there, here } => plain(keys::GUESCLIN_HINT_FEWER)
            .with("there", there)
            .with("here", here),
        HintReason::Calmer => plain(keys::GUESCLIN_HINT_CALMER),
        HintReason::Flies(n) => plain(keys::GUESCLIN_HINT_FLIES)
            .with("post", post(&scenario.posts[usize::from(n)].mark)),
        HintReason::Counts(object) => {
            plain(keys::GUESCLIN_HINT_COUNTS).with("object", words::object_kind(scenario, object))
        }
        HintReason::BringsOut(object) => plain(keys::GUESCLIN_HINT_BRINGS_OUT)
            .with("object", words::object_kind(scenario, object)),
        HintReason::Settled => plain(keys::GUESCLIN_HINT_SETTLED),
        HintReason::OrderStrike { target, then, now } => match now {
            Some(now) => plain(keys::GUESCLIN_HINT_ORDER_STRIKE).with("now", now),
            None => plain(keys::GUESCLIN_HINT_ORDER_REACH),
        }
        .with("target", words::fighter_object(scenario, target))
        .with("then", then),
        HintReason::OrderNearer { toward, then, now } => plain(keys::GUESCLIN_HINT_ORDER_NEARER)
            .with("then", then)
            .with("now", now)
            .with("goal", goal(scenario, toward)),
        HintReason::OrderDefence { then, now, foes } => plain(keys::GUESCLIN_HINT_ORDER_DEFENCE)
            .with("then", then)
            .with("now", now)
            .with("n", foes),
        HintReason::OrderLeaves => plain(keys::GUESCLIN_HINT_ORDER_LEAVES),
        HintReason::OrderGoes(at) => {
            plain(keys::GUESCLIN_HINT_ORDER_GOES).with("hex", words::hex(at))
        }
        HintReason::OrderGains => plain(keys::GUESCLIN_HINT_ORDER_GAINS),
        HintReason::KeepsBridge => plain(keys::GUESCLIN_HINT_KEEPS_BRIDGE),
        HintReason::FreeHands => plain(keys::GUESCLIN_HINT_FREE_HANDS),
        HintReason::ShutsOut { out, inside } => plain(keys::GUESCLIN_HINT_SHUTS_OUT)
            .with("out", out)
            .with("inside", inside),
        HintReason::OpensWay => plain(keys::GUESCLIN_HINT_OPENS_WAY),
        HintReason::NeverArrives => plain(keys::GUESCLIN_HINT_NEVER_ARRIVES),
        HintReason::Falls { own, theirs } => plain(keys::GUESCLIN_HINT_FALLS)
            .with("own", own)
            .with("theirs", theirs),
        HintReason::AllActed => plain(keys::GUESCLIN_HINT_ALL_ACTED),
        HintReason::NothingGains(n) => plain(keys::GUESCLIN_HINT_NOTHING_GAINS).with("n", n),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::localizer;
    use guesclin_rules::{HitResult, Object, Order};
    use kit_i18n::Language;

    fn every_reason(board: &Board) -> Vec<HintReason> {
        let all: Vec<Fighter> = board.all().collect();
        let (one, two) = (all[0], all[7]);
        let mut reasons = vec![
            HintReason::Beside(one),
            HintReason::BesideBoth(one, two),
            HintReason::Clear,
            HintReason::Calmer,
            HintReason::Settled,
            HintReason::OrderLeaves,
            HintReason::OrderGains,
            HintReason::KeepsBridge,
            HintReason::FreeHands,
            HintReason::OpensWay,
            HintReason::NeverArrives,
            HintReason::AllActed,
        ];
        reasons.extend(
            board
                .scenario()
                .posts
                .iter()
                .enumerate()
                .flat_map(|(n, _)| {
                    let n = n as u8;
                    [HintReason::Flies(n), HintReason::Nearer(Toward::Post(n), 2)]
                }),
        );
        reasons.extend(
            board
                .scenario()
                .objects
                .iter()
                .enumerate()
                .flat_map(|(n, _)| {
                    let object = Object::new(n).expect("an object");
                    [
                        HintReason::Counts(object),
                        HintReason::BringsOut(object),
                        HintReason::Away(Toward::Object(object), 1),
                    ]
                }),
        );
        reasons.extend(
            [HitResult::Stunned, HitResult::Neutralised, HitResult::Drop]
                .map(|result| HintReason::Hits { result, chance: 8 }),
        );
        reasons.extend(
            [
                NoRiposte::NoInitiative,
                NoRiposte::Stunned,
                NoRiposte::Bears,
            ]
            .map(HintReason::NoBack),
        );
        for n in 0..3 {
            let exits = board.scenario().exits.len() as u8;
            let exit = (exits > n).then_some(HintReason::Nearer(Toward::Exit(n), n + 1));
            reasons.extend(exit);
            reasons.extend([
                HintReason::Back(n),
                HintReason::Middle(n),
                HintReason::Nearer(Toward::Fighter(two), n + 1),
                HintReason::Fewer { there: n, here: 4 },
                HintReason::OrderStrike {
                    target: two,
                    then: 64,
                    now: (n > 0).then_some(n),
                },
                HintReason::OrderNearer {
                    toward: Toward::Fighter(one),
                    then: n + 1,
                    now: 0,
                },
                HintReason::OrderDefence {
                    then: 10,
                    now: 8,
                    foes: n + 1,
                },
                HintReason::OrderGoes(Hex::new(4, n).expect("a hex")),
                HintReason::ShutsOut { out: n, inside: 1 },
                HintReason::Falls { own: n, theirs: 2 },
                HintReason::NothingGains(n + 1),
            ]);
        }
        reasons
    }

    fn every_move(board: &Board) -> Vec<(Move, Option<Move>)> {
        let all: Vec<Fighter> = board.all().collect();
        let (who, target) = (all[0], all[7]);
        let at = Hex::new(6, 5).expect("a hex");
        let object = Object::new(0).expect("an object");
        let march = |exit| Move::March { who, to: at, exit };
        let attack = Move::Attack { who, target };
        let mut moves = vec![
            (Move::Place { who, at }, None),
            (march(None), None),
            (march(None), Some(attack)),
            (attack, None),
            (Move::Shoot { who, target }, None),
            (Move::Put { who }, None),
            (Move::Bridge { who }, None),
            (Move::Finish, None),
        ];
        if !board.scenario().objects.is_empty() {
            let take = Move::Take { who, object };
            moves.extend([(take, None), (march(None), Some(take))]);
            moves.push((Move::Break { who, object }, None));
        }
        moves.extend(
            board
                .scenario()
                .exits
                .first()
                .map(|_| (march(Some(0)), None)),
        );
        moves.extend(Order::ALL.map(|order| (Move::Order { to: who, order }, None)));
        moves
    }

    #[test]
    fn every_hint_is_a_whole_sentence_in_every_language() {
        for language in Language::ALL {
            let localizer = localizer(language);
            for scenario in 1..=4 {
                let board = Board::new(Scenario::of(scenario).expect("a scenario"));
                for (advised, then) in every_move(&board) {
                    for reason in every_reason(&board) {
                        let hint = Hint {
                            advised,
                            then,
                            reasons: [reason, HintReason::Back(12)].into_iter().collect(),
                        };
                        let words = localizer.localize(&tell(&hint, &board));
                        assert!(!words.contains(['{', '}', '$']), "{words}");
                        assert!(!words.contains("hint-") && words.ends_with('.'), "{words}");
                        assert!(!words.contains("  ") && !words.contains("  "), "{words}");
                        // Four lines of small text on a phone.
                        assert!(words.chars().count() < 290, "{words}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_hint_names_the_fighters_the_hex_and_the_chance() {
        let board = Board::new(Scenario::of(1).expect("a scenario"));
        let all: Vec<Fighter> = board.all().collect();
        let at = Hex::new(6, 5).expect("a hex");
        let hint = Hint {
            advised: Move::March {
                who: all[1],
                to: at,
                exit: None,
            },
            then: Some(Move::Attack {
                who: all[1],
                target: all[6],
            }),
            reasons: [
                HintReason::Hits {
                    result: HitResult::Stunned,
                    chance: 42,
                },
                HintReason::Back(11),
            ]
            .into_iter()
            .collect(),
        };
        for (language, sentence) in [
            (
                Language::En,
                "The French sergeant moves to G6 and strikes the English squire: 42% to stun him; his strike back hits at 11%.",
            ),
            (
                Language::De,
                "Der Sergeant der Franzosen zieht nach G6 und schlägt den Knappen der Engländer – zu 42 % wird er benommen; sein Gegenschlag trifft zu 11 %.",
            ),
        ] {
            assert_eq!(localizer(language).localize(&tell(&hint, &board)), sentence);
        }
    }
}
