//! Seconds per round under the veil and behind the curtain, for the same moves of the same games. A model, not a
//! measurement of people: thinking and pressing cost the same in both and are left out.

use guyenne::games::guyenne::rules::seat::{ByCamp, Seat};
use guyenne::games::guyenne::rules::{Decision, DecisionKind, Position, RulesConfig, Setup};
use guyenne::rules::seed::Seed;
use rand::SeedableRng;
use rand_pcg::Pcg32;

use crate::guyenne::seats::MIXES;

/// Seconds to hand the screen over behind a curtain: look up, pass it on or look away, accept.
const HAND_OVER: u32 = 6;
/// Seconds to read behind it what happened since.
const RECAP: u32 = 2;
/// Seconds of a private look under the veil.
const LOOK: u32 = 3;

/// What hiding costs in a game, in seconds.
#[derive(Debug, Default)]
struct Cost {
    rounds: u32,
    decisions: u32,
    curtains: u32,
    looks: u32,
}

impl Cost {
    fn veil(&self) -> f64 {
        f64::from(self.looks * LOOK)
    }

    fn curtain(&self) -> f64 {
        f64::from(self.curtains * (HAND_OVER + RECAP))
    }
}

/// Whether a person looks at their cards for this decision: to show or concede they look at what they have laid; whose
/// turn is first, and cards that lie face up, need no look.
fn needs_look(decision: &Decision) -> bool {
    !matches!(
        decision.kind,
        DecisionKind::Order | DecisionKind::Lose { .. }
    )
}

/// Games of these camps by random moves.
fn play(teams: ByCamp<u8>, games: u64) -> Cost {
    let mut cost = Cost::default();
    for seed in 0..games {
        let config = RulesConfig {
            teams,
            ..RulesConfig::default()
        };
        let mut rng = Pcg32::seed_from_u64(seed);
        let seed = Seed(seed);
        let mut position = Position::new(Setup { config, seed }).expect("it is a preset");
        let mut viewer: Option<Seat> = None;
        while let Some(decision) = position.decision() {
            cost.decisions += 1;
            cost.looks += u32::from(needs_look(&decision));
            cost.curtains += u32::from(viewer != Some(decision.seat));
            viewer = Some(decision.seat);
            position
                .play(decision.sample(&mut rng))
                .expect("a legal move");
        }
        cost.rounds += u32::from(position.round());
    }
    cost
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn the_veil_costs_less_than_the_curtain() {
    println!("a hand-over {HAND_OVER} s, a recap {RECAP} s, a look {LOOK} s");
    for teams in MIXES {
        let games = 400;
        let cost = play(teams, games);
        let rounds = f64::from(cost.rounds);
        let per_game = games as f64;
        println!(
            "{}v{}: {:.1} rounds a game, {:.1} decisions, {:.1} curtains, {:.1} looks a round; \
             curtain {:.1} s a round, {:.0} s a game; veil {:.1} s a round, {:.0} s a game",
            teams.0[0],
            teams.0[1],
            rounds / per_game,
            f64::from(cost.decisions) / rounds,
            f64::from(cost.curtains) / rounds,
            f64::from(cost.looks) / rounds,
            cost.curtain() / rounds,
            cost.curtain() / per_game,
            cost.veil() / rounds,
            cost.veil() / per_game,
        );
        assert!(cost.veil() < cost.curtain(), "{teams:?}: {cost:?}");
    }
}
