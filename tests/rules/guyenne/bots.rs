//! Laws for every bot: its moves are legal in every position, and depend only on its view and its seed.

use guyenne::games::guyenne::ai::{BOTS, Bot, bot};
use guyenne::games::guyenne::rules::seat::Camp;
use guyenne::games::guyenne::rules::{
    Decision, DecisionKind, Edition, Move, Position, RulesConfig, Setup, Stage,
};
use guyenne::rules::seed::{Seed, following};

fn named(name: &str, seed: u64) -> Box<dyn Bot> {
    bot(name, Seed(seed)).unwrap()
}

/// Plays `games` games of every preset with the bot `mover`, and passes every position to `look`.
fn walk(games: u64, mover: &str, mut look: impl FnMut(&Position, Decision)) {
    for config in RulesConfig::presets() {
        for n in 0..games {
            let seed = following(Seed(11), n);
            let mut position = Position::new(Setup { config, seed }).unwrap();
            let mut mover = named(mover, n);
            while let Some(decision) = position.decision() {
                look(&position, decision);
                let m = mover.choose(&position.view(Some(decision.seat))).unwrap();
                position.play(m).unwrap();
            }
        }
    }
}

#[test]
fn bots_bear_the_names_they_are_called_by() {
    for &name in BOTS {
        assert_eq!(named(name, 1).name(), name);
    }
    let Err(error) = bot("Random", Seed(1)) else {
        panic!("names are written as they are listed");
    };
    for name in BOTS {
        assert!(error.to_string().contains(name), "{error}");
    }
}

/// Checks the moves of every bot in games of `movers`.
fn moves_are_legal(games: u64, movers: &[&str]) {
    for &name in BOTS {
        let mut positions = 0;
        let mut player = named(name, 3);
        for mover in movers {
            walk(games, mover, |position, decision| {
                positions += 1;
                let view = position.view(Some(decision.seat));
                let m = player.choose(&view).unwrap();
                assert_eq!(
                    decision.check(m),
                    Ok(()),
                    "{name} plays {m:?} at {decision:?}"
                );
            });
        }
        assert!(positions > 1000, "{positions}");
    }
}

#[test]
fn every_bot_accepts_the_five_cards_that_its_partner_proposes() {
    for &name in BOTS {
        let mut proposals = 0;
        walk(1, "random", |position, decision| {
            let DecisionKind::Reserve {
                proposed: Some(five),
                ..
            } = decision.kind
            else {
                return;
            };
            proposals += 1;
            let view = position.view(Some(decision.seat));
            let mut player = named(name, proposals);
            assert!(player.think(&view, 64), "{name} has nothing to think about");
            assert_eq!(player.choose(&view), Some(Move::Reserve(five)), "{name}");
        });
        assert_eq!(proposals, 4, "2v1, 1v2 and twice 2v2");
    }
}

#[test]
fn moves_are_legal_in_a_thousand_positions() {
    moves_are_legal(1, &["random", "greedy"]);
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn moves_are_legal_in_thousands_of_positions() {
    moves_are_legal(3, BOTS);
}

#[test]
fn no_bot_moves_when_it_does_not_decide() {
    for &name in BOTS {
        walk(1, "random", |position, decision| {
            for seat in position
                .config()
                .seats()
                .filter(|&seat| seat != decision.seat)
            {
                let view = position.view(Some(seat));
                assert_eq!(named(name, 1).choose(&view), None, "{name} at {seat}");
            }
        });
    }
}

#[test]
fn the_same_view_and_seed_give_the_same_move() {
    for &name in BOTS {
        let mut used = named(name, 5);
        walk(2, "random", |position, decision| {
            let view = position.view(Some(decision.seat));
            // A bot that has played many games, and a new one.
            assert_eq!(used.choose(&view), named(name, 5).choose(&view));
        });
    }
}

/// In a round of reinforcement turns against two partners the single player has two turns. If all pass between them,
/// both have the same view, but the random numbers must differ.
#[test]
fn a_lone_player_who_passed_may_still_play_at_their_second_turn() {
    let mut answers = [0; 2];
    walk(60, "random", |position, decision| {
        if let Stage::Reinforce { turn, passes } = position.stage()
            && turn >= 2
            && passes >= 2
            && !position.config().shared(decision.seat.camp)
        {
            let mut player = named("random", position.round().into());
            let view = position.view(Some(decision.seat));
            let mut before = view.clone();
            before.stage = Stage::Reinforce {
                turn: turn - 2,
                passes: passes - 2,
            };
            if player.choose(&before) == Some(Move::Pass) {
                answers[usize::from(player.choose(&view) == Some(Move::Pass))] += 1;
            }
        }
    });
    assert!(answers.iter().all(|&n| n > 10), "{answers:?}");
}

#[test]
fn other_seeds_give_other_games() {
    for &name in BOTS {
        let game = |seed: u64| {
            let mut position = Position::new(Setup::default()).unwrap();
            let mut player = named(name, seed);
            let mut moves = Vec::new();
            while let Some(seat) = position.to_move() {
                let m = player.choose(&position.view(Some(seat))).unwrap();
                position.play(m).unwrap();
                moves.push(m);
            }
            moves
        };
        assert_ne!(game(1), game(2), "{name}");
    }
}

#[test]
fn greedy_shows_what_wins_or_ties_and_gives_up_the_rest() {
    let mut player = named("greedy", 2);
    let mut answers = [0; 2];
    walk(20, "random", |position, decision| {
        let DecisionKind::Answer { castle } = decision.kind else {
            return;
        };
        let view = position.view(Some(decision.seat));
        let cards = |camp| view.front(castle, camp).unwrap().cards.unwrap();
        let (mine, theirs) = (cards(decision.seat.camp), cards(decision.seat.camp.enemy()));
        let strength = (mine.has_hero(), mine.sum());
        let their_strength = (theirs.has_hero(), theirs.sum());
        let holds = strength >= their_strength || (strength.0 && their_strength.0);
        let expected = if holds { Move::Show } else { Move::Concede };
        assert_eq!(
            player.choose(&view),
            Some(expected),
            "{mine} against {theirs}"
        );
        answers[usize::from(holds)] += 1;
    });
    assert!(answers.iter().all(|&n| n > 50), "{answers:?}");
}

#[test]
fn greedy_beats_random_everywhere() {
    for config in RulesConfig::presets() {
        let mut wins = 0;
        const GAMES: u64 = 40;
        for n in 0..GAMES {
            let seed = following(Seed(23), n / 2);
            let greedy = Camp::ALL[(n % 2) as usize];
            let mut position = Position::new(Setup { config, seed }).unwrap();
            let (mut good, mut bad) = (named("greedy", n), named("random", n));
            while let Some(seat) = position.to_move() {
                let player = if seat.camp == greedy {
                    &mut good
                } else {
                    &mut bad
                };
                let m = player.choose(&position.view(Some(seat))).unwrap();
                position.play(m).unwrap();
            }
            let outcome = position.outcome().unwrap();
            wins += u64::from(outcome.winner == Some(greedy));
        }
        assert!(wins * 100 >= GAMES * 90, "{config:?}: {wins} of {GAMES}");
    }
}

/// An unspent card scores a point in 2021, but saving them all would make games of eighteen rounds with two cards each.
#[test]
fn greedy_does_not_hoard_in_2021() {
    let config = RulesConfig {
        edition: Edition::V2021,
        ..RulesConfig::default()
    };
    let mut rounds = 0;
    const GAMES: u16 = 40;
    for n in 0..u64::from(GAMES) {
        let seed = following(Seed(29), n);
        let mut position = Position::new(Setup { config, seed }).unwrap();
        let mut player = named("greedy", n);
        while let Some(seat) = position.to_move() {
            let m = player.choose(&position.view(Some(seat))).unwrap();
            position.play(m).unwrap();
        }
        rounds += position.round();
    }
    assert!(rounds < 12 * GAMES, "{rounds} rounds in {GAMES} games");
}
