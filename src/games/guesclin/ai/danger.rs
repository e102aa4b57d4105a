//! The threat map: which enemies can strike or shoot at each hex in their next activation, and the blows to expect there.

use crate::games::guesclin::rules::{
    Board, Camp, Fighter, HEXES, Hex, ObjectKind, Order, Terrain, chance,
};

/// How much the first, second and later blows count: not all of them will be struck.
const WEIGHTS: [f64; 4] = [0.7, 0.5, 0.35, 0.2];

/// An enemy and where they can strike.
#[derive(Debug, Clone)]
struct Threat {
    who: Fighter,
    at: Hex,
    capacity: u8,
    strikes: [bool; HEXES],
}

/// What the enemies of a camp can do in their next activations, as they stand now and without orders.
#[derive(Debug, Clone)]
pub(super) struct Danger(Vec<Threat>);

impl Danger {
    /// The dangers to a camp.
    pub fn new(board: &Board, camp: Camp) -> Self {
        let threats = board.standing(camp.other()).map(|(who, at)| {
            let mut strikes = [false; HEXES];
            let bears = board.fighter(who).bears.is_some();
            if !bears || board.bears(who, ObjectKind::Cart) {
                let points = board.stats(who).moves;
                for &from in board.reach_with(who, at, points).hexes() {
                    if bears || board.on(from).is_some_and(|other| other != who) {
                        continue;
                    }
                    for next in board.scenario().map.open_around(from) {
                        strikes[next.index()] = true;
                    }
                }
            }
            Threat {
                who,
                at,
                capacity: board.stats(who).melee,
                strikes,
            }
        });
        Self(threats.collect())
    }

    /// The expected number of hits on a fighter who ends on a hex.
    pub fn hits(&self, board: &Board, who: Fighter, at: Hex) -> f64 {
        let base = board.stats(who).defence as i8;
        let defence = base + board.fighter(who).order.map_or(0, Order::defence);
        let mut chances = [0.0; WEIGHTS.len()];
        for threat in &self.0 {
            let mut most = 0.0_f64;
            if threat.strikes[at.index()] {
                most = chance(threat.capacity, defence);
            }
            let shot = board.stats(threat.who).shot;
            let distance = threat.at.distance(at);
            if let Some(capacity) = shot.and_then(|shot| shot.checked_sub(distance)) {
                // Woods and obstacles on the way are left out: the next shooter may stand elsewhere.
                let wood = board.scenario().map.terrain(at) == Terrain::Wood;
                most = most.max(chance(capacity, defence + if wood { 2 } else { 0 }));
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
