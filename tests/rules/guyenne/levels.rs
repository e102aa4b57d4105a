//! Laws of the difficulties and of the hints: slices of a search give the same result as one call, policies are
//! probabilities of legal moves, and every reason of a hint is true.

use guyenne::ai::Thinker;
use guyenne::games::guyenne::ai::{Bot, Difficulty, DifficultyBot, HintBot, HintReason};
use guyenne::games::guyenne::rules::{Move, Position, RulesConfig, Setup, View};
use guyenne::rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg32;

/// Passes every `nth` decision of one game of each preset to `look`; captains play.
fn walk(nth: usize, mut look: impl FnMut(&Position, &View)) {
    let mut n = 0;
    for config in RulesConfig::presets() {
        let mut position = Position::new(Setup {
            config,
            seed: Seed(17),
        })
        .unwrap();
        let mut mover = DifficultyBot::new(Difficulty::Captain, Seed(18));
        while let Some(seat) = position.to_move() {
            let view = position.view(Some(seat));
            n += 1;
            if n % nth == 0 {
                look(&position, &view);
            }
            position.play(mover.choose(&view).unwrap()).unwrap();
        }
    }
}

fn slices_are_the_whole(nth: usize) -> u32 {
    let mut positions = 0;
    walk(nth, |_, view| {
        positions += 1;
        let mut whole = DifficultyBot::new(Difficulty::Constable, Seed(4));
        let _enough = whole.think(view, 120);
        let mut sliced = DifficultyBot::new(Difficulty::Constable, Seed(4));
        for slice in [1, 2, 30, 0, 80, 7] {
            let _enough = sliced.think(view, slice);
        }
        assert_eq!(whole.policy(view), sliced.policy(view), "{view:?}");
        assert_eq!(whole.choose(view), sliced.choose(view));
    });
    positions
}

#[test]
fn slices_are_the_whole_at_a_few_decisions() {
    assert!(slices_are_the_whole(151) > 3);
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn slices_are_the_whole_everywhere() {
    assert!(slices_are_the_whole(23) > 20);
}

/// Checks that searches end; returns at how many decisions.
fn searches_end(nth: usize) -> u32 {
    let mut positions = 0;
    walk(nth, |_, view| {
        positions += 1;
        let mut constable = DifficultyBot::new(Difficulty::Constable, Seed(4));
        let slices = (0..10_000).find(|_| constable.think(view, 64));
        assert!(slices.is_some(), "{view:?}");
    });
    positions
}

#[test]
fn searches_end_at_a_few_decisions() {
    assert!(searches_end(601) > 0);
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn searches_end_everywhere() {
    assert!(searches_end(97) > 5);
}

/// Checks the policies of every difficulty; returns at how many decisions each was asked, at least.
fn policies_have_legal_moves_only(nth: usize) -> u32 {
    let asked = Difficulty::ALL.map(|difficulty| {
        let mut positions = 0;
        walk(nth, |_, view| {
            positions += 1;
            let mut bot = DifficultyBot::new(difficulty, Seed(9));
            let _enough = bot.think(view, 40);
            let policy = bot.policy(view).unwrap();
            let decision = view.decision.unwrap();
            let all: f32 = policy.iter().map(|&(_, chance)| chance).sum();
            assert!((all - 1.0).abs() < 1e-3, "{all}");
            for (at, &(m, chance)) in policy.iter().enumerate() {
                assert!((0.0..=1.0).contains(&chance), "{chance}");
                assert_eq!(decision.check(m), Ok(()));
                assert!(
                    policy[..at].iter().all(|&(other, _)| other != m),
                    "{m:?} twice"
                );
            }
        });
        positions
    });
    asked.into_iter().min().unwrap_or_default()
}

#[test]
fn policies_have_legal_moves_only_at_a_few_decisions() {
    assert!(policies_have_legal_moves_only(67) > 7);
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn policies_have_legal_moves_only_everywhere() {
    assert!(policies_have_legal_moves_only(11) > 40);
}

/// Search makes a policy sharper, but it must stay mixed, so that bluffs remain.
#[test]
fn the_captain_and_the_constable_mix_their_play() {
    let searching = [Difficulty::Captain, Difficulty::Constable];
    let (mut mixed, mut all) = ([0, 0], 0);
    walk(13, |_, view| {
        if !matches!(view.decision.unwrap().nth(0), Move::Place { .. }) {
            return;
        }
        all += 1;
        for (difficulty, mixed) in searching.into_iter().zip(&mut mixed) {
            let mut bot = DifficultyBot::new(difficulty, Seed(2));
            let _enough = bot.think(view, 120);
            let policy = bot.policy(view).unwrap();
            let most = policy.iter().map(|&(_, chance)| chance).fold(0.0, f32::max);
            *mixed += u32::from(most < 0.9);
        }
    });
    assert!(all > 8, "{all}");
    assert!(
        mixed.iter().all(|mixed| mixed * 3 > all),
        "{mixed:?} of {all}"
    );
}

/// Checks hints; returns how many there are, and how many of them name a certain win.
fn hints_are_legal_and_true(nth: usize) -> (u32, u32) {
    let mut given = 0;
    let mut certain = 0;
    walk(nth, |_, view| {
        let mut hint_bot = HintBot::new(Seed(3));
        let _enough = hint_bot.think(view, 60);
        let hint = hint_bot.hint(view).unwrap();
        assert_eq!(view.decision.unwrap().check(hint.advised), Ok(()));
        // Of two equally full hands either may name the castle.
        let seat = view.decision.unwrap().seat;
        let even = view.hands[seat.index()] == view.hands[seat.partner().index()];
        let free = matches!(hint.advised, Move::Order(_)) && even;
        assert!(free || !hint.reasons.is_empty(), "{:?}", hint.advised);
        assert_eq!(
            hint_bot.hint(view),
            Some(hint.clone()),
            "the same hint again"
        );
        given += 1;
        for reason in &hint.reasons {
            let enemy = view.viewer.unwrap().camp.enemy();
            match *reason {
                HintReason::FearsHero => assert!(view.unseen(enemy).has_hero()),
                HintReason::HeroSpent => assert!(!view.unseen(enemy).has_hero()),
                HintReason::Odds(_, tenths) => assert!((5..=9).contains(&tenths)),
                HintReason::MakesGroup(_, castles) => assert!((2..=6).contains(&castles)),
                HintReason::Certain(castle) => {
                    certain += 1;
                    certainly_wins(view, hint.advised, castle);
                }
                _ => {}
            }
        }
    });
    (given, certain)
}

#[test]
fn hints_are_legal_and_their_reasons_are_true() {
    let (given, certain) = hints_are_legal_and_true(41);
    assert!(given > 12, "{given} hints, {certain} of them certain");
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn hints_are_legal_and_their_reasons_are_true_everywhere() {
    let (given, certain) = hints_are_legal_and_true(7);
    assert!(
        given > 100 && certain > 0,
        "{given} hints, {certain} of them certain"
    );
}

/// Checks that in no particle of the view the enemy's cards at `castle` beat or tie the viewer's.
fn certainly_wins(view: &View, advised: Move, castle: guyenne::games::guyenne::rules::Castle) {
    let camp = view.viewer.unwrap().camp;
    for n in 0..40 {
        let mut rng = Pcg32::seed_from_u64(following(Seed(5), n).0);
        let mut particle = Position::determinize(view, &mut rng);
        particle.play(advised).unwrap();
        let field = particle
            .fields()
            .iter()
            .find(|field| field.castle == castle);
        let Some(field) = field else { continue };
        let (mine, theirs) = (field.cards[camp], field.cards[camp.enemy()]);
        let ahead = (mine.has_hero(), mine.sum()) > (theirs.has_hero(), theirs.sum());
        assert!(ahead, "{mine} against {theirs} at {castle}");
    }
}
