//! Laws of the levels and of the advice: what is thought in slices is what is thought at once, mixes are chances of legal
//! moves, and every reason that is given is true.

use guyenne::games::guyenne::ai::{Bot, Difficulty, DifficultyBot, HintBot, HintReason};
use guyenne::games::guyenne::rules::{Move, Position, RulesConfig, Setup, View};
use guyenne::rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg32;

/// Shows `look` every `nth` decision of a game of every preset, played by captains.
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
#[ignore = "slow: run by the gate with --ignored"]
fn slices_are_the_whole_everywhere() {
    assert!(slices_are_the_whole(23) > 20);
}

fn thinking_comes_to_an_end(nth: usize) {
    walk(nth, |_, view| {
        let mut constable = DifficultyBot::new(Difficulty::Constable, Seed(4));
        let slices = (0..10_000).find(|_| constable.think(view, 64));
        assert!(slices.is_some(), "{view:?}");
    });
}

#[test]
fn thinking_comes_to_an_end_at_a_few_decisions() {
    thinking_comes_to_an_end(601);
}

#[test]
#[ignore = "slow: run by the gate with --ignored"]
fn thinking_comes_to_an_end_everywhere() {
    thinking_comes_to_an_end(97);
}

fn mixes_are_chances_of_legal_moves(nth: usize) {
    for difficulty in Difficulty::ALL {
        walk(nth, |_, view| {
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
    }
}

#[test]
fn mixes_are_chances_of_legal_moves_at_a_few_decisions() {
    mixes_are_chances_of_legal_moves(67);
}

#[test]
#[ignore = "slow: run by the gate with --ignored"]
fn mixes_are_chances_of_legal_moves_everywhere() {
    mixes_are_chances_of_legal_moves(11);
}

/// The more one thinks the surer one is, but nobody becomes so sure that nothing is left to chance where a bluff is due.
#[test]
fn the_captain_and_the_constable_mix_their_play() {
    let (mut mixed, mut all) = (0, 0);
    walk(13, |_, view| {
        if !matches!(view.decision.unwrap().nth(0), Move::Place { .. }) {
            return;
        }
        all += 1;
        let policy = DifficultyBot::new(Difficulty::Captain, Seed(2))
            .policy(view)
            .unwrap();
        let most = policy.iter().map(|&(_, chance)| chance).fold(0.0, f32::max);
        mixed += u32::from(most < 0.9);
    });
    assert!(mixed * 3 > all, "{mixed} of {all}");
}

/// How many hints are given, and how many of them name a certain castle.
fn advice_is_legal_and_true(nth: usize) -> (u32, u32) {
    let mut given = 0;
    let mut certain = 0;
    walk(nth, |_, view| {
        let mut adviser = HintBot::new(Seed(3));
        let _enough = adviser.think(view, 60);
        let hint = adviser.hint(view).unwrap();
        assert_eq!(view.decision.unwrap().check(hint.advised), Ok(()));
        assert!(!hint.reasons.is_empty(), "{:?}", hint.advised);
        assert_eq!(
            adviser.hint(view),
            Some(hint.clone()),
            "the same advice again"
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
fn advice_is_legal_and_its_reasons_are_true() {
    let (given, certain) = advice_is_legal_and_true(41);
    assert!(given > 12, "{given} hints, {certain} of them certain");
}

#[test]
#[ignore = "slow: run by the gate with --ignored"]
fn advice_is_legal_and_its_reasons_are_true_everywhere() {
    let (given, certain) = advice_is_legal_and_true(7);
    assert!(
        given > 100 && certain > 0,
        "{given} hints, {certain} of them certain"
    );
}

/// In no world that the seat can imagine do the enemy's cards before `castle` beat or tie its own.
fn certainly_wins(view: &View, advised: Move, castle: guyenne::games::guyenne::rules::Castle) {
    let camp = view.viewer.unwrap().camp;
    for n in 0..40 {
        let mut rng = Pcg32::seed_from_u64(following(Seed(5), n).0);
        let mut world = Position::determinize(view, &mut rng);
        world.play(advised).unwrap();
        let field = world.fields().iter().find(|field| field.castle == castle);
        let Some(field) = field else { continue };
        let (mine, his) = (field.cards[camp], field.cards[camp.enemy()]);
        let ahead = (mine.has_hero(), mine.sum()) > (his.has_hero(), his.sum());
        assert!(ahead, "{mine} against {his} at {castle}");
    }
}
