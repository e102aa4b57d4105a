//! A shot before it is made: the line, each wood and obstacle on it, and the throw.

use super::exchange::Edge;
use super::odds::{DefencePart, ThrowOdds};
use crate::board::Board;
use crate::combat::ShotOdds;
use crate::fighter::Fighter;
use crate::hex::Hex;
use crate::map::Terrain;
use crate::sight::{SightLine, sight_lines};

/// One of the two lines, shifted by a hair to one side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineSeen {
    /// The line.
    pub line: SightLine,
    /// The woods that it crosses, those of shooter and target left out.
    pub woods: Vec<Hex>,
    /// The obstacles that it crosses.
    pub obstacles: Vec<Edge>,
}

/// A shot before it is made.
#[derive(Debug, Clone, PartialEq)]
pub struct Aimed {
    /// Who shoots.
    pub who: Fighter,
    /// From where.
    pub from: Hex,
    /// At whom.
    pub target: Fighter,
    /// Where the target stands.
    pub to: Hex,
    /// How far.
    pub distance: u8,
    /// SHOT of the face that is up: who is further away is out of range.
    pub shot: u8,
    /// The line that counts, then the other one if they are two: where the line runs along edges. None out of range.
    pub lines: Vec<LineSeen>,
    /// The throw; `None` out of range.
    pub throw: Option<ThrowOdds>,
}

impl Board {
    /// What a shot by `who`, standing on `from`, would be, in range or not; `None` if they do not shoot, or the target
    /// is not on the map.
    #[must_use]
    pub fn aimed(&self, who: Fighter, from: Hex, target: Fighter) -> Option<Aimed> {
        let shot = self.stats(who).shot?;
        let to = self.at(target)?;
        let mut aimed = Aimed {
            who,
            from,
            target,
            to,
            distance: from.distance(to),
            shot,
            lines: Vec::new(),
            throw: None,
        };
        let Some(odds) = self.shot_odds_from(who, from, target) else {
            return Some(aimed);
        };
        let [counts, other] = sight_lines(&self.scenario.map, from, to)?;
        let tie = counts.hexes != other.hexes;
        aimed.lines.push(self.line_seen(counts));
        aimed.throw = Some(self.shot_throw(&aimed, odds));
        if tie {
            aimed.lines.push(self.line_seen(other));
        }
        Some(aimed)
    }

    fn line_seen(&self, line: SightLine) -> LineSeen {
        let map = &self.scenario.map;
        let obstacles = line.obstacles(map).filter_map(|(at, way, kind)| {
            let between = (at, map.next(at, way)?);
            Some(Edge { between, kind })
        });
        LineSeen {
            woods: line.woods(map).collect(),
            obstacles: obstacles.collect(),
            line,
        }
    }

    fn shot_throw(&self, aimed: &Aimed, odds: ShotOdds) -> ThrowOdds {
        let mut parts = self.own_defence(aimed.target);
        if self.scenario.map.terrain(aimed.to) == Terrain::Wood {
            parts.push(DefencePart::InWood(aimed.to));
        }
        for line in &aimed.lines {
            parts.extend(line.woods.iter().map(|&at| DefencePart::Wood(at)));
            let obstacles = line.obstacles.iter();
            parts.extend(
                obstacles
                    .map(|edge| DefencePart::Obstacle(edge.between.0, edge.between.1, edge.kind)),
            );
        }
        let result = self.hit(aimed.target);
        let throw = ThrowOdds::new((aimed.who, aimed.shot), odds.capacity, parts, result);
        debug_assert_eq!(throw.total, odds.defence.total());
        ThrowOdds {
            distance: odds.distance,
            ..throw
        }
    }
}
