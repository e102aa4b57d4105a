//! Exact solutions in little Guyenne: its tree, the equilibrium, what bots are worth and what can be won from them.

use guyenne::ai::exact::{Equilibrium, best_response, exploitability, value};
use guyenne::games::guyenne::ai::little::{Little, average_policy};
use guyenne::games::guyenne::ai::{Bot, Greedy, Random, bot};
use guyenne::games::guyenne::rules::card::Cards;
use guyenne::games::guyenne::rules::seat::{ByCamp, Camp};
use guyenne::games::guyenne::rules::{
    BadSetup, Castles, DecisionKind, Equipment, Level, Move, Position, RulesConfig, Setup, Stage,
    View,
};
use guyenne::rules::seed::Seed;

#[test]
fn best_responses_to_an_equilibrium_win_the_value_of_the_game() {
    let little = Little::new(RulesConfig::little()).unwrap();
    let tree = &little.tree;
    let mut equilibrium = Equilibrium::new(tree);
    let mut before = f64::INFINITY;
    for more in [5, 15, 40] {
        equilibrium.advance(more);
        let now = exploitability(tree, &equilibrium.play());
        assert!(now < before / 2.0, "{now} after {before}");
        before = now;
    }
    assert!(before < 0.02, "{before}");
    let play = equilibrium.play();
    let (value, english, french) = (
        value(tree, &play),
        best_response(tree, &play, 0),
        best_response(tree, &play, 1),
    );
    assert!(english >= value && -french <= value);
    assert!(english - value < 0.03 && value + french < 0.03);
}

#[test]
fn no_bot_is_more_exploitable_than_one_that_loses_every_game() {
    let little = Little::new(RulesConfig::little()).unwrap();
    for name in ["random", "greedy"] {
        let table =
            little.table(|_, view| average_policy(view, 20, |seed| bot(name, seed).unwrap()));
        let (english, french) = (
            best_response(&little.tree, &table, 0),
            best_response(&little.tree, &table, 1),
        );
        let own = value(&little.tree, &table);
        assert!(english >= own && french >= -own, "{name}");
        assert!(
            (0.1..=1.0 + 1e-9).contains(&((english + french) / 2.0)),
            "{name}"
        );
    }
}

/// A bot whose policy changes during its search.
struct Searching(u32);

impl Bot for Searching {
    fn name(&self) -> &'static str {
        "searching"
    }

    fn think(&mut self, _: &View, _: u32) -> bool {
        self.0 += 1;
        self.0 >= 3
    }

    fn policy(&mut self, view: &View) -> Option<Vec<(Move, f32)>> {
        let decision = view.decision?;
        let best = if self.0 >= 3 { decision.count() - 1 } else { 0 };
        Some(vec![(decision.nth(best), 1.0)])
    }

    fn choose(&mut self, view: &View) -> Option<Move> {
        self.policy(view)?.pop().map(|(m, _)| m)
    }
}

#[test]
fn a_policy_is_read_when_the_search_is_done() {
    let little = Little::new(RulesConfig::little()).unwrap();
    let view = little
        .views()
        .iter()
        .find(|view| view.decision.is_some_and(|decision| decision.count() > 1))
        .unwrap();
    let decision = view.decision.unwrap();
    let policy = average_policy(view, 5, |_| Box::new(Searching(0)));
    assert_eq!(policy.len(), 1);
    assert_eq!(policy[0].0, decision.nth(decision.count() - 1));
    assert!((policy[0].1 - 1.0).abs() < 1e-6, "{policy:?}");
}

/// The value of a bot's strategy is what the bot wins: whole games, played by greedy against random.
#[test]
fn the_strategy_of_a_bot_wins_what_the_bot_wins() {
    let little = Little::new(RulesConfig::little()).unwrap();
    let [good, bad] = ["greedy", "random"].map(|name| {
        little.table(|_, view| average_policy(view, 50, |seed| bot(name, seed).unwrap()))
    });
    // Random's part for the French, greedy's for the English.
    let mut both = bad.clone();
    for (range, camp) in little.tree.ranges().zip(little.camps()) {
        if camp == Camp::English {
            both[range.clone()].copy_from_slice(&good[range]);
        }
    }
    let expected = value(&little.tree, &both);
    let mut won = 0.0;
    const GAMES: u64 = 20_000;
    for n in 0..GAMES {
        let setup = Setup {
            config: RulesConfig::little(),
            seed: Seed(n),
        };
        let mut position = Position::new(setup).unwrap();
        let mut english = Greedy::new(Seed(n));
        let mut french = Random::new(Seed(n + GAMES));
        while let Some(seat) = position.to_move() {
            let view = position.view(Some(seat));
            let m = match seat.camp {
                Camp::English => english.choose(&view),
                Camp::French => french.choose(&view),
            };
            position.play(m.unwrap()).unwrap();
        }
        won += match position.outcome().unwrap().winner {
            Some(Camp::English) => 1.0,
            Some(Camp::French) => -1.0,
            None => 0.0,
        };
    }
    let seen = won / GAMES as f64;
    assert!((seen - expected).abs() < 0.025, "{seen} for {expected}");
}

#[test]
fn little_guyenne_has_all_that_makes_the_game() {
    let little = Little::new(RulesConfig::little()).unwrap();
    let has = |what: &dyn Fn(&View) -> bool| little.views().iter().any(what);
    assert!(has(&|view| view.round == 2));
    assert!(has(&|view| view.stage == Stage::Place(2)));
    assert!(has(&|view| matches!(
        view.stage,
        Stage::Reinforce { turn: 1.., .. }
    )));
    assert!(has(&|view| matches!(
        view.decision.unwrap().kind,
        DecisionKind::Answer { .. }
    )));
    assert!(has(&|view| !view.hand.has_hero()));
    assert!(little.tree.nodes() < 100_000 && little.tree.sets() < 20_000);
    assert!(little.views().len() < 5000, "{}", little.views().len());
}

#[test]
fn chance_outcomes_are_complete_and_hold_what_dice_give() {
    let config = RulesConfig::little();
    let openings = Position::openings(config).unwrap();
    let all: f64 = openings.iter().map(|outcome| outcome.chance).sum();
    assert!((all - 1.0).abs() < 1e-12);
    // Two of {2, 2, 3}: 2 and 2 in one case of three.
    assert_eq!(openings.len(), 4);
    let twos: Cards = "hero+2+2".parse().unwrap();
    for outcome in &openings {
        let mut chance = 1.0;
        for camp in Camp::ALL {
            let seat = guyenne::games::guyenne::rules::seat::Seat::of(camp);
            let view = outcome.position.view(Some(seat));
            chance *= if view.hand == twos {
                1.0 / 3.0
            } else {
                2.0 / 3.0
            };
        }
        assert!((outcome.chance - chance).abs() < 1e-12);
    }
    for seed in 0..50 {
        let position = Position::new(Setup {
            config,
            seed: Seed(seed),
        });
        let hands = |position: &Position| {
            Camp::ALL.map(|camp| {
                let seat = guyenne::games::guyenne::rules::seat::Seat::of(camp);
                position.view(Some(seat)).hand
            })
        };
        let mut position = position.unwrap();
        assert!(
            openings
                .iter()
                .any(|b| hands(&b.position) == hands(&position))
        );
        let mut n = seed as u32;
        while let Some(decision) = position.decision() {
            let m = decision.nth(n % decision.count());
            let chance_outcomes = position.chance_outcomes(m).unwrap();
            let all: f64 = chance_outcomes.iter().map(|outcome| outcome.chance).sum();
            assert!((all - 1.0).abs() < 1e-12);
            position.play(m).unwrap();
            n += 7;
            let same = chance_outcomes.iter().filter(|b| {
                Camp::ALL.iter().all(|&camp| {
                    let seat = Some(guyenne::games::guyenne::rules::seat::Seat::of(camp));
                    b.position.view(seat) == position.view(seat)
                })
            });
            assert_eq!(same.count(), 1, "{m:?}");
        }
    }
    assert!(
        Position::new(Setup::default())
            .unwrap()
            .chance_outcomes(Move::Pass)
            .is_err()
    );
}

#[test]
fn boxes_that_cannot_be_dealt_are_refused() {
    let with = |equipment: Equipment, level: Level| RulesConfig {
        equipment,
        level,
        ..RulesConfig::default()
    };
    let little = Equipment::LITTLE;
    let valid = [
        with(Equipment::FULL, Level::Expert),
        with(little, Level::Advanced),
    ];
    for config in valid {
        assert_eq!(config.validate(), Ok(config));
    }
    let row = Castles::first(1);
    let pack = "2+2+2+3".parse().unwrap();
    for equipment in [
        Equipment { row, ..little },
        Equipment { pack, ..little },
        Equipment {
            hand: 7,
            ..Equipment::FULL
        },
        Equipment { hand: 4, ..little },
        Equipment {
            fewer_passes: 2,
            ..little
        },
    ] {
        assert_eq!(
            with(equipment, Level::Base).validate(),
            Err(BadSetup::Box),
            "{equipment:?}"
        );
    }
    // Three value cards are too few to set five aside.
    assert_eq!(with(little, Level::Expert).validate(), Err(BadSetup::Box));
    let shared = RulesConfig {
        teams: ByCamp::new(2, 1),
        ..RulesConfig::little()
    };
    assert!(Little::new(shared).is_err());
}
