//! The endgame solver: it finds known solutions, depends only on its view and seed, and gives the same result in slices
//! as in one call.

use guyenne::ai::exact::exploitability;
use guyenne::games::guyenne::ai::belief::EndgameSolver;
use guyenne::games::guyenne::ai::little::{Little, average_policy};
use guyenne::games::guyenne::ai::{Bot, Solver, bot};
use guyenne::games::guyenne::rules::seat::Seat;
use guyenne::games::guyenne::rules::{
    Arrangement, DecisionKind, Move, Position, RulesConfig, Setup, Stage,
};
use guyenne::rules::seed::{Seed, following};
use rand::SeedableRng;
use rand_pcg::Pcg32;

/// Passes decisions of small endgames to `look`, from games of greedy and of little Guyenne.
fn endings(games: u64, mut look: impl FnMut(&Position, Seat)) {
    let mut found = 0;
    for (config, games) in [
        (RulesConfig::default(), games * 8),
        (RulesConfig::little(), games),
    ] {
        for n in 0..games {
            let seed = following(Seed(31), n);
            let mut position = Position::new(Setup { config, seed }).unwrap();
            let mut player = bot("greedy", Seed(n)).unwrap();
            while let Some(seat) = position.to_move() {
                let view = position.view(Some(seat));
                if EndgameSolver::is_small(&view) {
                    found += 1;
                    look(&position, seat);
                }
                position.play(player.choose(&view).unwrap()).unwrap();
            }
        }
    }
    assert!(found > 20, "{found} endings");
}

fn policy(position: &Position, seat: Seat, seed: u64, samples: u32) -> Vec<(Move, f32)> {
    let mut solver = EndgameSolver::new(&position.view(Some(seat)), Seed(seed));
    solver.learn(samples);
    solver.policy()
}

#[test]
fn the_policy_has_legal_moves_only_at_any_time() {
    endings(4, |position, seat| {
        let decision = position.decision().unwrap();
        for iterations in [0, 1, 12] {
            let policy = policy(position, seat, 1, iterations);
            let all: f32 = policy.iter().map(|&(_, chance)| chance).sum();
            assert!((all - 1.0).abs() < 1e-3, "{policy:?}");
            for &(m, chance) in &policy {
                assert_eq!(decision.check(m), Ok(()));
                assert!(chance > 0.0);
            }
        }
    });
}

#[test]
fn slices_come_to_the_same_as_one_call() {
    endings(3, |position, seat| {
        let view = position.view(Some(seat));
        let mut sliced = EndgameSolver::new(&view, Seed(6));
        for slice in [1, 0, 4, 19, 16] {
            sliced.advance(slice);
        }
        let mut whole = EndgameSolver::new(&view, Seed(6));
        whole.advance(40);
        assert_eq!(sliced.policy(), whole.policy());
    });
}

/// Positions that differ only in what the seat cannot know.
#[test]
fn hidden_cards_change_no_policy() {
    let mut rng = Pcg32::seed_from_u64(8);
    let mut differ = 0;
    endings(3, |position, seat| {
        let particle = Position::determinize(&position.view(Some(seat)), &mut rng);
        differ += u32::from(particle != *position);
        assert_eq!(
            policy(position, seat, 2, 12),
            policy(&particle, seat, 2, 12)
        );
    });
    assert!(differ > 20, "{differ}");
}

#[test]
fn nothing_is_learned_where_nothing_is_decided() {
    let position = Position::new(Setup::default()).unwrap();
    let idle = position
        .config()
        .seats()
        .find(|&s| Some(s) != position.to_move());
    let view = position.view(idle);
    let mut solver = EndgameSolver::new(&view, Seed(1));
    solver.advance(3);
    assert_eq!((solver.policy(), solver.decisions()), (Vec::new(), 0));
    assert!(!EndgameSolver::is_small(&view), "a whole game is not small");
}

/// The last round, with a castle defended by a 5 against a 2: shown, the game is a draw; conceded, it is lost.
#[test]
fn a_won_combat_is_not_conceded() {
    let text =
        "round=9 castles=E.FF.. english=5+5 french=2+2 english-exhausted=2 french-exhausted=2";
    let table: Arrangement = text.parse().unwrap();
    let mut position = Position::arrange(&table).unwrap();
    while let Some(decision) = position.decision() {
        if let DecisionKind::Answer { .. } = decision.kind {
            break;
        }
        position.play(decision.nth(0)).unwrap();
    }
    // The English named their own castle, the westernmost, and win the next one with their other 5.
    assert_eq!(position.stage(), Stage::Answer(0));
    let seat = position.to_move().unwrap();
    let policy = policy(&position, seat, 1, 200);
    let show = policy
        .iter()
        .find(|&&(m, _)| m == Move::Show)
        .map_or(0.0, |m| m.1);
    assert!(show > 0.95, "{policy:?}");
}

/// Hundreds of samples a decision make the solver much harder to exploit than greedy, whose policy is pure. The arena's
/// `--exploit` measures it with more samples.
fn exploit_the_solver(of: &[u32]) {
    let little = Little::new(RulesConfig::little()).unwrap();
    let mut before = 0.7;
    for &iterations in of {
        let strategy = little.table(|_, view| {
            average_policy(view, 1, |seed| {
                Box::new(Solver::new(seed, "solver", iterations))
            })
        });
        let now = exploitability(&little.tree, &strategy);
        assert!(now < before, "{now} after {iterations} iterations");
        before = now * 0.9;
    }
}

#[test]
fn the_solver_is_harder_to_exploit_than_greedy() {
    exploit_the_solver(&[8]);
}

#[test]
#[ignore = "slow: run by .cargo/test"]
fn the_solver_is_harder_to_exploit_than_greedy_and_gets_harder() {
    exploit_the_solver(&[15, 90]);
}

/// The expected number of times a move is played, the variance of that number, and the number counted.
#[derive(Debug, Default, Clone, Copy)]
struct Frequency {
    expected: f64,
    variance: f64,
    played: f64,
}

impl Frequency {
    fn add(&mut self, chance: f64, played: bool) {
        self.expected += chance;
        self.variance += chance * (1.0 - chance);
        self.played += f64::from(u8::from(played));
    }

    /// How far the number is from the expected one, in standard deviations; a rare move may come up once.
    fn sigmas(&self) -> f64 {
        let off = (self.played - self.expected).abs();
        (off - 0.5).max(0.0) / self.variance.sqrt().max(0.25)
    }
}

#[test]
fn the_solver_plays_what_it_says_it_plays() {
    let config = RulesConfig::little();
    let position = Position::new(Setup {
        config,
        seed: Seed(3),
    })
    .unwrap();
    let view = position.view(position.to_move());
    // The policy depends on the seed, so each game's move is compared with its own policy.
    const GAMES: u64 = 200;
    let mut moves: Vec<(Move, Frequency)> = Vec::new();
    for n in 0..GAMES {
        let mut solver = Solver::new(Seed(n), "solver", 40);
        let policy = solver.policy(&view).unwrap();
        let played = solver.choose(&view).unwrap();
        for &(m, chance) in &policy {
            let known = moves.iter().position(|(other, _)| *other == m);
            let at = known.unwrap_or_else(|| {
                moves.push((m, Frequency::default()));
                moves.len() - 1
            });
            moves[at].1.add(f64::from(chance), m == played);
        }
        assert!(
            policy.iter().any(|&(m, _)| m == played),
            "{played:?} {policy:?}"
        );
    }
    assert!(moves.len() > 3, "{moves:?}");
    for (m, frequency) in &moves {
        let off = frequency.sigmas();
        assert!(off < 4.0, "{m:?} is {off} sigmas off: {frequency:?}");
    }
    // The test would notice a solver that plays all moves equally often.
    let even = |frequency: &Frequency| Frequency {
        played: GAMES as f64 / moves.len() as f64,
        ..*frequency
    };
    let found = moves
        .iter()
        .any(|(_, frequency)| even(frequency).sigmas() > 4.0);
    assert!(found, "{moves:?}");
}
