//! The threat map: which enemies can strike or shoot at each hex in their next activation, and the blows to expect
//! there.

use arrayvec::ArrayVec;

use guesclin_rules::{Board, Camp, Fighter, HEXES, Hex, ObjectKind, Order, Terrain, chance};

/// How much the first, second and later blows count: not all of them will be struck.
const WEIGHTS: [f64; 4] = [0.7, 0.5, 0.35, 0.2];
/// The most fighters of a camp.
const MOST: usize = 16;

/// An enemy.
#[derive(Debug, Clone, Copy)]
struct EnemyReach {
    at: Hex,
    melee: u8,
    shot: Option<u8>,
}

/// What the enemies of a camp can do in their next activations, as they stand now and without orders.
#[derive(Debug, Clone)]
pub(super) struct Danger {
    threats: ArrayVec<EnemyReach, MOST>,
    /// Who can strike at each hex: a bit for each threat.
    strikes: [u16; HEXES],
}

impl Danger {
    /// The dangers to a camp.
    pub fn new(board: &Board, camp: Camp) -> Self {
        let mut danger = Self {
            threats: ArrayVec::new(),
            strikes: [0; HEXES],
        };
        for (who, at) in board.standing(camp.other()).take(MOST) {
            let bit = 1 << danger.threats.len();
            let bears = board.fighter(who).bears.is_some();
            let stats = board.stats(who);
            if !bears || board.bears(who, ObjectKind::Cart) {
                for &from in board.reach_with(who, at, stats.moves).hexes() {
                    if bears || board.on(from).is_some_and(|other| other != who) {
                        continue;
                    }
                    for next in board.scenario().map.open_around(from) {
                        danger.strikes[next.index()] |= bit;
                    }
                }
            }
            danger.threats.push(EnemyReach {
                at,
                melee: stats.melee,
                shot: stats.shot,
            });
        }
        danger
    }

    /// The expected number of hits on a fighter who ends on a hex.
    pub fn hits(&self, board: &Board, who: Fighter, at: Hex) -> f64 {
        let base = board.stats(who).defence as i8;
        let defence = base + board.fighter(who).order.map_or(0, Order::defence);
        // Woods and obstacles on the way are left out: the next shooter may stand elsewhere.
        let wood = board.scenario().map.terrain(at) == Terrain::Wood;
        let covered = defence + if wood { 2 } else { 0 };
        let strikes = self.strikes[at.index()];
        let mut chances = [0.0; WEIGHTS.len()];
        for (n, threat) in self.threats.iter().enumerate() {
            let mut most = 0.0_f64;
            if strikes >> n & 1 == 1 {
                most = chance(threat.melee, defence);
            }
            if let Some(shot) = threat.shot
                && let Some(capacity) = shot.checked_sub(threat.at.distance(at))
            {
                most = most.max(chance(capacity, covered));
            }
            // The greatest chances, in order.
            let mut chance = most;
            for kept in &mut chances {
                if chance > *kept {
                    core::mem::swap(kept, &mut chance);
                }
            }
        }
        chances
            .iter()
            .zip(WEIGHTS)
            .map(|(chance, weight)| chance * weight)
            .sum()
    }
}
