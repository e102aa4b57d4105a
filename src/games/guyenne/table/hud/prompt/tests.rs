//! Tests of the prompts over whole games.

use super::*;
use crate::locales::{assert_text, localizer};
use guyenne_rules::seat::ByCamp;
use guyenne_rules::{Edition, Level, Move, Position, RulesConfig, Setup};
use kit_i18n::{Language, Localizer};
use kit_rules::seed::Seed;
use rand::SeedableRng;
use rand_pcg::Pcg32;
use std::collections::BTreeSet;

fn situation(view: &View, turn: Turn) -> Situation<'_> {
    Situation {
        view,
        turn,
        cards: Cards::NONE,
        veiled: false,
        castle: None,
        ready: false,
        asked: false,
        seating: Box::leak(Box::new(Seating::people_of(view.config.teams))),
        demo: false,
        outcome: None,
        task: None,
    }
}

/// Plays a whole duel and calls `look` with the view and the seat of every decision.
fn walk(edition: Edition, level: Level, seed: u64, look: impl FnMut(&View, Seat)) {
    walk_setup(Setup::duel(edition, level, Seed(seed)), look);
}

/// The same for a game with any number of players.
fn walk_setup(setup: Setup, mut look: impl FnMut(&View, Seat)) {
    let mut position = Position::new(setup).expect("a valid set-up");
    let mut rng = Pcg32::seed_from_u64(setup.seed.0);
    while let Some(decision) = position.decision() {
        look(&position.view(Some(decision.seat)), decision.seat);
        position
            .play(decision.sample(&mut rng))
            .expect("listed moves are legal");
    }
}

fn check(localizers: &[Localizer], keys: &mut BTreeSet<String>, prompt: Prompt) {
    for prompt in [prompt.clone(), prompt.short()] {
        let messages = [Some(prompt.line), prompt.hint, prompt.aside];
        for message in messages.into_iter().flatten() {
            assert_text(localizers, &message);
            keys.insert(message.key().to_owned());
        }
    }
}

#[test]
fn every_stage_has_a_prompt_in_every_language() {
    let localizers: Vec<Localizer> = Language::ALL.iter().map(|&l| localizer(l)).collect();
    let mut keys = BTreeSet::new();
    let games = [
        (Edition::V2022, Level::Expert),
        (Edition::V2022, Level::Advanced),
        (Edition::V2021, Level::Base),
    ];
    for (edition, level) in games {
        for seed in 0..12 {
            let teams = [(1, 1), (1, 1), (2, 2), (1, 2)][seed as usize % 4];
            let mut setup = Setup::duel(edition, level, Seed(seed));
            setup.config.teams = ByCamp::new(teams.0, teams.1);
            walk_setup(setup, |view, seat| {
                let turns = [
                    Turn::Busy,
                    Turn::Person(seat),
                    Turn::Bot(seat),
                    Turn::Curtain(seat),
                    Turn::Over,
                ];
                for turn in turns {
                    check(&localizers, &mut keys, prompt(&situation(view, turn)));
                }
                let castle = Castle::ALL[1];
                for (cards, castle, veiled) in [
                    (Cards::one(Card::Two), None, false),
                    (Cards::NONE, Some(castle), false),
                    (Cards::of([2, 0, 0, 0, 0]), Some(castle), false),
                    (Cards::of([2, 0, 0, 0, 0]), Some(castle), true),
                ] {
                    let now = Situation {
                        cards,
                        castle,
                        veiled,
                        ..situation(view, Turn::Person(seat))
                    };
                    check(&localizers, &mut keys, prompt(&now));
                }
            });
        }
    }
    assert!(keys.len() > 40, "only {keys:?}");
    for cost in ["neutral", "attack", "conquest"] {
        for form in ["", "-short", "-any", "-any-short"] {
            let key = format!("cost-{cost}{form}");
            assert!(keys.contains(&key), "{key} is never said");
        }
    }
}

#[test]
fn the_prompt_of_a_combat_says_what_a_tie_means_there() {
    let mut keys_seen = BTreeSet::new();
    for seed in 0..8 {
        let mut holders = [None; 6];
        walk(Edition::V2022, Level::Advanced, seed, |view, _| {
            let Some(castle) = stage_castle(view) else {
                holders = view.holders;
                return;
            };
            let key = match holders[castle.index()] {
                Some(_) => "prompt-combat-held",
                None => "prompt-combat",
            };
            let prompted = prompt(&situation(view, Turn::Busy));
            assert_eq!(prompted.line.key(), key);
            keys_seen.insert(key);
        });
    }
    assert_eq!(keys_seen.len(), 2, "only {keys_seen:?}");
}

#[test]
fn the_card_owed_to_the_second_castle_is_named_until_it_is_played() {
    walk(Edition::V2022, Level::Base, 3, |view, seat| {
        let prompted = prompt(&situation(view, Turn::Person(seat)));
        let owed = prompted
            .hint
            .is_some_and(|hint| hint.key() == "prompt-keep-one");
        assert_eq!(owed, matches!(view.stage, Stage::Place(0 | 1)));
    });
}

#[test]
fn against_an_open_hero_only_a_hero_is_said_to_hold() {
    let mut keys_seen = BTreeSet::new();
    for seed in 0..20 {
        walk(Edition::V2022, Level::Base, seed, |view, seat| {
            let Some(Decision {
                kind: DecisionKind::Answer { castle },
                ..
            }) = view.decision
            else {
                return;
            };
            let attack = view.front(castle, seat.camp.enemy()).expect("an attack");
            let cards = attack.cards.expect("the attacker turns up first");
            let hint = prompt(&situation(view, Turn::Person(seat))).hint;
            let hint = hint.expect("what showing means").key().to_owned();
            assert_eq!(hint == "prompt-defend-hero", cards.has_hero());
            keys_seen.insert(hint);
        });
    }
    assert_eq!(keys_seen.len(), 2, "only {keys_seen:?}");
}

#[test]
fn an_empty_hand_is_not_called_a_pass() {
    let mut keys_seen = BTreeSet::new();
    for seed in 0..20 {
        walk(Edition::V2022, Level::Base, seed, |view, seat| {
            let Stage::Reinforce { passes, .. } = view.stage else {
                return;
            };
            let prompted = prompt(&situation(view, Turn::Person(seat))).hint;
            let key = match (view.held(seat.camp.enemy()), passes) {
                (0, _) => "prompt-reinforce-alone",
                (_, 1) => "prompt-reinforce-last",
                _ => "",
            };
            assert_eq!(prompted.as_ref().map_or("", |hint| hint.key()), key);
            keys_seen.insert(key);
        });
    }
    assert_eq!(keys_seen.len(), 3, "only {keys_seen:?}");
}

#[test]
fn among_four_the_first_pass_is_not_the_last() {
    let setup = Setup {
        config: RulesConfig {
            teams: ByCamp::new(2, 2),
            ..RulesConfig::default()
        },
        ..Setup::duel(Edition::V2022, Level::Base, Seed(1))
    };
    let mut view = Position::new(setup).expect("four can play").view(None);
    let seat = Seat::of(Camp::English);
    view.hands = [2; 4];
    for (passes, key) in [
        (0, None),
        (1, None),
        (3, Some(keys::PROMPT_REINFORCE_LAST_SHARED)),
    ] {
        view.stage = Stage::Reinforce { turn: 0, passes };
        assert_eq!(last_word(&view, seat), key, "after {passes} passes");
    }
}

#[test]
fn what_an_attack_costs_is_said_while_its_cards_are_chosen_and_added_to() {
    let games = [
        (Edition::V2022, Level::Base),
        (Edition::V2022, Level::Advanced),
        (Edition::V2021, Level::Base),
    ];
    let mut prompted = BTreeSet::new();
    for ((edition, level), seed) in games
        .into_iter()
        .flat_map(|game| (0..8).map(move |s| (game, s)))
    {
        walk(edition, level, seed, |view, seat| {
            let kind = view.decision.map(|decision| decision.kind);
            let (phase, hand, castles) = match kind {
                Some(DecisionKind::Place { hand, castles, .. }) => {
                    ("placement", hand, castles.iter().collect())
                }
                Some(DecisionKind::Reinforce { hand, room, .. }) => {
                    let open = room.into_iter().filter(|&(_, room)| room > 0);
                    (
                        "reinforcement",
                        hand,
                        Vec::from_iter(open.map(|(at, _)| at)),
                    )
                }
                _ => return,
            };
            let Some(added) = hand.strongest() else {
                return;
            };
            for castle in castles {
                let laid = view.front(castle, seat.camp).and_then(|front| front.cards);
                let strongest = (Cards::one(added) + laid.unwrap_or_default()).strongest();
                let holder = view.holders[castle.index()];
                let key = match (edition, holder) {
                    (Edition::V2022, None) if level.has_losses() => Some("cost-neutral"),
                    (Edition::V2022, Some(camp)) if level.has_losses() && camp != seat.camp => {
                        Some("cost-attack")
                    }
                    (Edition::V2021, Some(camp)) if camp != seat.camp => Some("cost-conquest"),
                    _ => None,
                };
                let now = Situation {
                    cards: Cards::one(added),
                    castle: Some(castle),
                    ..situation(view, Turn::Person(seat))
                };
                let hint = prompt(&now).hint;
                let cost = hint.filter(|hint| hint.key().starts_with("cost-"));
                assert_eq!(cost.as_ref().map(LocalizedText::key), key);
                assert_eq!(cost, words::cost(view, castle, seat.camp, strongest));
                prompted.extend(key.map(|key| (phase, key)));
            }
        });
    }
    // The edition of 2021 has no reinforcement.
    assert_eq!(prompted.len(), 5, "{prompted:?}");
}

#[test]
fn a_debt_is_counted_down_and_paid() {
    let mut debts = 0;
    walk(Edition::V2022, Level::Advanced, 5, |view, seat| {
        let Some(Decision {
            kind: DecisionKind::Lose { played, .. },
            ..
        }) = view.decision
        else {
            return;
        };
        debts += 1;
        let now = situation(view, Turn::Person(seat));
        let owed = prompt(&now).hint.expect("something is owed");
        assert_eq!(owed.key(), "prompt-losses-owed");
        let strongest = played
            .strongest()
            .map(Cards::one)
            .expect("cards were played");
        assert!(
            view.decision
                .is_some_and(|decision| decision.check(Move::Lose(strongest)).is_ok())
        );
        let paid = Situation {
            cards: strongest,
            ready: true,
            ..now
        };
        assert_eq!(prompt(&paid).line.key(), "prompt-losses-paid");
    });
    assert!(debts > 0, "no loss is chosen in this game");
}
