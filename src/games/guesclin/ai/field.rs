//! How far each hex is from a goal, in points of movement, whoever stands in between.

use arrayvec::ArrayVec;

use crate::games::guesclin::rules::{Board, Fighter, HEXES, Hex};

/// The most points that are counted.
const MOST: usize = 48;

/// How many points a fighter needs from each hex to the nearest goal.
#[derive(Debug, Clone)]
pub(super) struct Field([u8; HEXES]);

impl Field {
    /// The way of `who` to any of `goals`.
    pub fn new(board: &Board, who: Fighter, goals: &[Hex]) -> Self {
        let mut points = [MOST as u8; HEXES];
        let mut found = [const { ArrayVec::<Hex, HEXES>::new_const() }; MOST];
        for &goal in goals {
            if points[goal.index()] > 0 {
                points[goal.index()] = 0;
                found[0].push(goal);
            }
        }
        for spent in 0..MOST {
            for n in 0..found[spent].len() {
                let at = found[spent][n];
                if usize::from(points[at.index()]) != spent {
                    continue;
                }
                let Some(cost) = board.entry_cost(who, at) else {
                    continue;
                };
                let next = spent as u8 + cost;
                for before in board.scenario().map.open_around(at) {
                    if next < points[before.index()] {
                        points[before.index()] = next;
                        if let Some(found) = found.get_mut(usize::from(next)) {
                            found.push(before);
                        }
                    }
                }
            }
        }
        Self(points)
    }

    /// The points from a hex to the nearest goal.
    pub fn points(&self, at: Hex) -> f64 {
        f64::from(self.0[at.index()])
    }
}
