//! The laws of Guyenne, over many random games of every preset.

use guyenne::games::guyenne::Match;
use guyenne::games::guyenne::rules::card::Cards;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::rules::{
    Castle, Decision, Equipment, Event, EventObserver, Level, Move, Position, RulesConfig,
    SeenEvent, Setup,
};
use guyenne::rules::game::HeadlessGame;
use guyenne::rules::seed::Seed;
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg32;

use super::referee::Referee;
use super::{little_setups, rng, setups, start};

/// Plays `count` random games of each preset, and passes each position with its decision to `look`.
fn at_every_decision(
    count: u64,
    mut look: impl FnMut(&Position, Decision, &mut rand_pcg::Pcg64Mcg),
) {
    for setup in setups(count).chain(little_setups(count)) {
        let mut rng = rng(setup);
        let mut position = Position::new(setup).expect("a game");
        while let Some(decision) = position.decision() {
            look(&position, decision, &mut rng);
            position.play_unchecked(decision.sample(&mut rng));
        }
        assert!(
            position.outcome().is_some(),
            "no decision, yet not over: {position:?}"
        );
    }
}

/// Every multiset of at most six cards of a pack.
fn handfuls() -> Vec<Cards> {
    let mut all = Vec::new();
    for twos in 0..=6 {
        for threes in 0..=4 {
            for fours in 0..=3 {
                for fives in 0..=2 {
                    for heroes in 0..=1 {
                        let cards = Cards::of([twos, threes, fours, fives, heroes]);
                        if cards.count() <= 6 {
                            all.push(cards);
                        }
                    }
                }
            }
        }
    }
    all
}

/// Every move with at most six cards, legal or not.
fn all_moves() -> Vec<Move> {
    let mut all = vec![Move::Pass, Move::Show, Move::Concede];
    all.extend((0..3).map(Move::Order));
    for cards in handfuls() {
        all.extend([Move::Reserve(cards), Move::Give(cards), Move::Lose(cards)]);
        for castle in Castle::ALL {
            all.push(Move::Place { castle, cards });
            all.push(Move::Reinforce { castle, cards });
        }
    }
    all
}

/// A random move, often nearly legal, as the laws of all games try them.
fn any_move(rng: &mut impl Rng) -> Move {
    Match::any_move(&mut Pcg32::seed_from_u64(rng.random()))
}

#[test]
fn of_all_moves_those_listed_are_accepted_and_no_others() {
    let all = all_moves();
    at_every_decision(2, |position, decision, _| {
        let listed = decision.moves();
        assert!(!listed.is_empty(), "nothing can be played: {position:?}");
        for &m in &listed {
            assert_eq!(
                position.is_legal(m),
                Ok(()),
                "{m:?} is listed at {position:?}"
            );
        }
        let accepted = all
            .iter()
            .filter(|&&m| position.is_legal(m).is_ok())
            .count();
        assert_eq!(accepted, listed.len(), "{position:?}");
    });
}

#[test]
fn what_is_legal_is_played_and_what_is_refused_changes_nothing() {
    at_every_decision(40, |position, decision, rng| {
        for m in [
            decision.sample(rng),
            any_move(rng),
            any_move(rng),
            any_move(rng),
        ] {
            let mut tried = position.clone();
            match (position.is_legal(m), tried.play(m)) {
                (Ok(()), Ok(())) => assert_ne!(&tried, position, "{m:?} did nothing"),
                (Err(expected), Err(refusal)) => {
                    assert_eq!(expected, refusal);
                    assert_eq!(&tried, position, "{m:?} was refused but did something");
                }
                (legal, played) => panic!("{m:?}: {legal:?} but {played:?} at {position:?}"),
            }
        }
    });
}

#[test]
fn moves_are_listed_counted_and_picked_alike() {
    at_every_decision(10, |_, decision, rng| {
        let moves = decision.moves();
        assert_eq!(moves.len(), decision.count() as usize);
        for (n, &m) in moves.iter().enumerate() {
            assert_eq!(decision.nth(n as u32), m);
        }
        #[expect(clippy::disallowed_types, reason = "its order is not asked for")]
        let distinct: std::collections::HashSet<_> = moves.iter().collect();
        assert_eq!(
            distinct.len(),
            moves.len(),
            "a move is listed twice: {decision:?}"
        );
        assert!(moves.contains(&decision.sample(rng)));
    });
}

#[test]
fn a_referee_who_knows_only_the_printed_rules_agrees_with_every_event_and_every_view() {
    for setup in setups(60) {
        let mut rng = rng(setup);
        let mut referee = Referee::new(setup.config);
        let mut position = Position::observed(setup, &mut referee).expect("a game");
        while let Some(decision) = position.decision() {
            for viewer in viewers(setup.config) {
                referee.allows(&position.view(viewer));
            }
            let m = decision.sample(&mut rng);
            if let Move::Reserve(cards) = m {
                referee.names_five(decision.seat, &cards.run());
            }
            position
                .play_observed(m, &mut referee)
                .expect("a legal move");
        }
        referee.leaves(&position);
    }
}

/// The most rounds of a game. With full hands and two cards a round, each pass through the pile takes eight rounds (six
/// for the expert's first, of eleven cards), and the last hand lasts three.
fn most_rounds(level: Level) -> u16 {
    match level {
        Level::Base | Level::Advanced => 8 + 8 + 3,
        Level::Expert => 6 + 8 + 8 + 3,
    }
}

/// The same for little Guyenne: four cards, at least two of them played each round, and one pass through the pack.
const MOST_LITTLE_ROUNDS: u16 = 2;

/// The most decisions of a round. Placement has four. At most twelve cards are in both hands and a camp adds at most
/// four to each castle: at most eight reinforcements, each after all others passed, and a last turn of passes. Two
/// camps give and choose the order; two castles have an answer and a loss each.
const MOST_DECISIONS_A_ROUND: u32 = 4 + (8 * 4 + 4) + 2 * 2 + 2 * 2;

#[test]
fn every_game_ends_within_its_bound() {
    for setup in setups(100).chain(little_setups(100)) {
        let mut rng = rng(setup);
        let mut position = Position::new(setup).expect("a game");
        let (mut round, mut decisions) = (0, 0);
        while let Some(decision) = position.decision() {
            if position.round() != round {
                (round, decisions) = (position.round(), 0);
            }
            decisions += 1;
            assert!(decisions <= MOST_DECISIONS_A_ROUND + 2, "{position:?}");
            let most = if setup.config.equipment == Equipment::FULL {
                most_rounds(setup.config.level)
            } else {
                MOST_LITTLE_ROUNDS
            };
            assert!(round <= most, "{position:?}");
            position.play_unchecked(decision.sample(&mut rng));
        }
    }
}

#[test]
fn the_most_frugal_play_reaches_the_bound_but_does_not_pass_it() {
    for config in RulesConfig::presets() {
        // Everybody plays as few cards as possible and passes; ties give no castle a holder.
        let (mut position, _) = start(Setup {
            config,
            seed: Seed(1),
        });
        while let Some(decision) = position.decision() {
            let moves = decision.moves();
            let frugal = moves.iter().copied().min_by_key(|m| match *m {
                Move::Place { castle, cards } => (cards.count(), castle.index()),
                Move::Lose(cards) => (cards.count(), 0),
                Move::Reinforce { .. } => (9, 9),
                _ => (0, 0),
            });
            position.play_unchecked(frugal.expect("there is always a move"));
        }
        let lost = |camp| position.view(None).camps[camp].pillage.count();
        if lost(Camp::English) + lost(Camp::French) == 0 {
            assert_eq!(
                position.round(),
                most_rounds(config.level) + 1,
                "{config:?}"
            );
        }
    }
}

fn viewers(config: RulesConfig) -> impl Iterator<Item = Option<Seat>> {
    config.seats().map(Some).chain([None])
}

/// Checks that the packs are complete.
fn assert_sound(position: &Position) {
    for camp in Camp::ALL {
        let equipment = position.config().equipment;
        let pack = if position.round() == 0 {
            equipment.values()
        } else {
            equipment.pack
        };
        assert_eq!(position.census(camp), pack, "{position:?}");
    }
}

#[test]
fn cards_are_conserved() {
    struct Counter;
    impl EventObserver for Counter {
        fn on_event(&mut self, position: &Position, event: Event) {
            let dealt = !matches!(event, Event::Draw { .. } | Event::Reshuffle { .. })
                || position.round() > 0;
            if dealt {
                assert_sound(position);
            }
        }
    }
    for setup in setups(20).chain(little_setups(20)) {
        let mut rng = rng(setup);
        let mut position = Position::observed(setup, &mut Counter).expect("a game");
        while let Some(decision) = position.decision() {
            let m = decision.sample(&mut rng);
            position
                .play_observed(m, &mut Counter)
                .expect("a legal move");
        }
    }
}

#[test]
fn particles_look_the_same_to_their_seat() {
    let mut differ = 0;
    at_every_decision(12, |position, _, rng| {
        for viewer in viewers(position.config()) {
            let view = position.view(viewer);
            let particle = Position::determinize(&view, rng);
            assert_eq!(particle.view(viewer), view);
            assert_sound(&particle);
            differ += u32::from(particle != *position);
        }
    });
    assert!(
        differ > 10_000,
        "the particles were hardly ever different: {differ}"
    );
}

#[test]
fn a_hero_is_in_no_pile_of_a_particle_before_the_first_reshuffle() {
    at_every_decision(4, |position, _, rng| {
        for viewer in viewers(position.config()) {
            let view = position.view(viewer);
            let particle = Position::determinize(&view, rng);
            for camp in Camp::ALL {
                if view.round == 0 || view.camps[camp].exhaustions > 0 {
                    continue;
                }
                let known = particle
                    .config()
                    .seats()
                    .filter(|seat| seat.camp == camp)
                    .any(|seat| {
                        let own = particle.view(Some(seat));
                        let fronts = own.fronts.iter().filter_map(|front| front[camp]?.cards);
                        let seen =
                            own.hand + own.camps[camp].discard_known + own.camps[camp].pillage;
                        fronts.fold(seen, |all, cards| all + cards).has_hero()
                    });
                assert!(known, "the {camp} hero is in the pile of {particle:?}");
            }
        }
    });
}

#[test]
fn cards_given_are_with_the_partner_in_every_particle() {
    let mut given_cards = 0;
    at_every_decision(6, |position, _, rng| {
        for seat in position.config().seats() {
            let view = position.view(Some(seat));
            let seen = &view.camps[seat.camp];
            let given = seen.given.1.unwrap_or_default();
            let fought = view.decided.contains(&true);
            if given.is_empty() || seen.giver != seat.place || fought {
                continue;
            }
            let particle = Position::determinize(&view, rng);
            let partner = particle.view(Some(seat.partner()));
            let fronts = partner.fronts.iter().filter_map(|front| front[seat.camp]);
            let laid = fronts.filter(|front| front.seat == seat.partner());
            let has = laid.fold(partner.hand, |all, front| {
                all + front.cards.unwrap_or_default()
            });
            assert!(
                has.contains(given),
                "{given} given, but the partner has {has}"
            );
            given_cards += 1;
        }
    });
    assert!(
        given_cards > 1000,
        "hardly anything was given: {given_cards}"
    );
}

/// The move in `particle` that looks like `m` in `position` to all other seats.
fn twin(m: Move, particle: &Position) -> Option<Move> {
    let decision = particle.decision()?;
    let shape = |m: Move| match m {
        Move::Reserve(cards) | Move::Give(cards) | Move::Lose(cards) => (None, cards.count()),
        Move::Place { castle, cards } | Move::Reinforce { castle, cards } => {
            (Some(castle), cards.count())
        }
        Move::Order(place) => (None, place),
        Move::Pass | Move::Show | Move::Concede => (None, 0),
    };
    decision.moves().into_iter().find(|&other| {
        shape(other) == shape(m) && core::mem::discriminant(&other) == core::mem::discriminant(&m)
    })
}

/// What a viewer sees of a move, up to the first card that is turned or drawn.
fn seen(position: &Position, m: Move, viewer: Option<Seat>) -> Vec<SeenEvent> {
    let mut events = Vec::new();
    position
        .clone()
        .play_observed(m, &mut events)
        .expect("a legal move");
    events
        .iter()
        .take_while(|event| {
            !matches!(
                event,
                Event::Reveal { .. } | Event::Draw { .. } | Event::End { .. }
            )
        })
        .map(|event| event.seen_by(viewer))
        .collect()
}

#[test]
fn what_is_seen_of_a_move_gives_nothing_hidden_away() {
    let mut compared = 0;
    at_every_decision(12, |position, decision, rng| {
        for viewer in viewers(position.config()) {
            if viewer == Some(decision.seat) {
                continue;
            }
            let particle = Position::determinize(&position.view(viewer), rng);
            let m = decision.sample(rng);
            // The partner knows which cards are set aside and given.
            let shared = viewer.is_some_and(|seat| seat.camp == decision.seat.camp)
                && matches!(m, Move::Reserve(_) | Move::Give(_));
            let Some(other) = twin(m, &particle).filter(|_| !shared && !matches!(m, Move::Lose(_)))
            else {
                continue;
            };
            assert_eq!(
                seen(position, m, viewer),
                seen(&particle, other, viewer),
                "{viewer:?} {m:?}"
            );
            compared += 1;
        }
    });
    assert!(compared > 10_000, "hardly ever compared: {compared}");
}
