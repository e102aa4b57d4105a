//! How far each hex is from each other, in points of movement, whoever stands in between: counted once for each map.

use std::sync::OnceLock;

use arrayvec::ArrayVec;

use guesclin_rules::{Board, Fighter, HEXES, Hex, ObjectKind, Scenario, Terrain};

/// The most points that are counted.
const MOST: usize = 48;

/// How a fighter moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Gait {
    Light,
    Heavy,
    Driving,
}

/// The points that one gait needs from each hex to each other.
pub(super) struct Distances([[u8; HEXES]; HEXES]);

/// Four scenarios, three gaits, the bridge down or up.
static DISTANCES: [OnceLock<Box<Distances>>; 24] = [const { OnceLock::new() }; 24];

impl Distances {
    /// The distances for a fighter on a board.
    pub fn of(board: &Board, who: Fighter) -> &'static Self {
        let gait = if board.bears(who, ObjectKind::Cart) {
            Gait::Driving
        } else if board.counter(who).traits.skirmisher {
            Gait::Light
        } else {
            Gait::Heavy
        };
        let scenario = board.scenario();
        let raised = board.raised();
        let n = usize::from(scenario.n - 1) * 6 + gait as usize * 2 + usize::from(raised);
        DISTANCES[n].get_or_init(|| Self::count(scenario, gait, raised))
    }

    fn count(scenario: &Scenario, gait: Gait, raised: bool) -> Box<Self> {
        let mut distances = Box::new(Self([[MOST as u8; HEXES]; HEXES]));
        let closed = scenario.bridge.filter(|_| raised).map(|bridge| bridge.at);
        let entry = |at: Hex| match scenario.map.terrain(at) {
            Terrain::Water => None,
            _ if closed == Some(at) => None,
            terrain => match (gait, terrain.cost()?) {
                (Gait::Light, _) => Some(1),
                (Gait::Driving, cost) if cost > 1 => None,
                (_, cost) => Some(cost),
            },
        };
        for goal in Hex::all() {
            let points = &mut distances.0[goal.index()];
            let mut found = [const { ArrayVec::<Hex, HEXES>::new_const() }; MOST];
            points[goal.index()] = 0;
            found[0].push(goal);
            for spent in 0..MOST {
                for n in 0..found[spent].len() {
                    let at = found[spent][n];
                    if usize::from(points[at.index()]) != spent {
                        continue;
                    }
                    let Some(cost) = entry(at) else {
                        continue;
                    };
                    let next = spent as u8 + cost;
                    for before in scenario.map.open_around(at) {
                        if next < points[before.index()] {
                            points[before.index()] = next;
                            if let Some(found) = found.get_mut(usize::from(next)) {
                                found.push(before);
                            }
                        }
                    }
                }
            }
        }
        distances
    }

    /// The points from one hex to another; the last hex is paid for, the first is not.
    pub fn points(&self, from: Hex, to: Hex) -> u8 {
        self.0[to.index()][from.index()]
    }

    /// The points from a hex to the nearest of these.
    pub fn nearest(&self, from: Hex, goals: &[Hex]) -> u8 {
        let points = goals.iter().map(|&goal| self.points(from, goal));
        points.min().unwrap_or(MOST as u8)
    }
}
