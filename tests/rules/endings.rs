//! The solver of endings: it learns what is known to be right, depends on nothing but its view and seed, and slices of its
//! lessons come to the same as one.

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

/// Decisions of small endings in games of greedy, and of little Guyenne.
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

fn policy(position: &Position, seat: Seat, seed: u64, lessons: u32) -> Vec<(Move, f32)> {
    let mut ending = EndgameSolver::new(&position.view(Some(seat)), Seed(seed));
    ending.learn(lessons);
    ending.policy()
}

#[test]
fn what_is_learned_is_a_mix_of_legal_moves_at_any_time() {
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
fn slices_come_to_the_same_as_one_lesson() {
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

/// Worlds that differ only in what the seat cannot know.
#[test]
fn hidden_cards_teach_nothing() {
    let mut rng = Pcg32::seed_from_u64(8);
    let mut differ = 0;
    endings(3, |position, seat| {
        let world = Position::determinize(&position.view(Some(seat)), &mut rng);
        differ += u32::from(world != *position);
        assert_eq!(policy(position, seat, 2, 12), policy(&world, seat, 2, 12));
    });
    assert!(differ > 20, "{differ}");
}

#[test]
fn nothing_is_learned_where_nothing_is_owed() {
    let position = Position::new(Setup::default()).unwrap();
    let idle = position
        .config()
        .seats()
        .find(|&s| Some(s) != position.to_move());
    let view = position.view(idle);
    let mut ending = EndgameSolver::new(&view, Seed(1));
    ending.advance(3);
    assert_eq!((ending.policy(), ending.decisions()), (Vec::new(), 0));
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

/// Hundreds of lessons a decision bring the solver from greedy's utter predictability well on the way to perfect play; the
/// arena's `--exploit` measures it with more.
fn exploit_the_solver(of: &[u32]) {
    let little = Little::new(RulesConfig::little()).unwrap();
    let mut before = 0.7;
    for &iterations in of {
        let table = little.table(|_, view| {
            average_policy(view, 1, |seed| {
                Box::new(Solver::new(seed, "solver", iterations))
            })
        });
        let now = exploitability(&little.tree, &table);
        assert!(now < before, "{now} after {iterations} iterations");
        before = now * 0.9;
    }
}

#[test]
fn the_solver_is_harder_to_exploit_than_greedy() {
    exploit_the_solver(&[8]);
}

#[test]
#[ignore = "slow: run by the gate with --ignored"]
fn the_solver_is_harder_to_exploit_than_greedy_and_gets_harder() {
    exploit_the_solver(&[15, 90]);
}

/// How often a move was to be expected, with the variance of that number, and how often it was played.
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

    /// How far the number is from what is expected, in standard deviations; a rare move may come up once.
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
    // What is learned depends on the seed: each game's move is compared with its own mix.
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
    // The count is fine enough to find out one who plays any of its moves as often as any other.
    let even = |frequency: &Frequency| Frequency {
        played: GAMES as f64 / moves.len() as f64,
        ..*frequency
    };
    let found = moves
        .iter()
        .any(|(_, frequency)| even(frequency).sigmas() > 4.0);
    assert!(found, "{moves:?}");
}
