//! What a shot crosses: woods and obstacles on the straight line between two hexes. Rules: 10, ruling 19.

use arrayvec::ArrayVec;

use super::hex::{Direction, Hex};
use super::map::{Map, Obstacle, Terrain};

/// No shot reaches further: SHOT is at most 6.
const FARTHEST: u8 = 6;
/// The most hexes of a line: a ruler passes more of them than there are steps.
const MOST: usize = 2 * FARTHEST as usize;

/// One of the two lines, shifted by a hair to one side: the hexes from the shooter's to the target's, `None` off the
/// map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SightLine {
    /// The hexes that it passes through.
    pub hexes: ArrayVec<Option<Hex>, MOST>,
    /// The edges that it passes: the hex that it leaves, and in which direction; edges of hexes off the map left out.
    pub edges: ArrayVec<(Hex, Direction), MOST>,
}

/// What a shot crosses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Crossed {
    /// How many woods, those of shooter and target left out.
    pub woods: u8,
    /// How many obstacles.
    pub obstacles: u8,
}

impl SightLine {
    /// The line from one hex to another, shifted to its left or right; `None` if it is too long for a shot.
    #[must_use]
    pub fn shifted(from: Hex, to: Hex, left: bool) -> Option<Self> {
        if from.distance(to) > FARTHEST {
            return None;
        }
        let start = from.axial();
        let target = to.axial();
        let (dq, dr) = (target.x - start.x, target.y - start.y);
        // The side of the corner between a direction and the next one clockwise, in thirds of a hex.
        let side = |at: hexx::Hex, way: Direction| {
            let (one, other) = (way.axial(), way.clockwise(1).axial());
            let x = 3 * (at.x - start.x) + one.x + other.x;
            let y = 3 * (at.y - start.y) + one.y + other.y;
            match dq * y - dr * x {
                0 => left,
                side => side > 0,
            }
        };
        let passes = |at, way: Direction| side(at, way.clockwise(5)) != side(at, way);
        let ahead = |way: &Direction| {
            let step = way.axial();
            2 * (step.x * dq + step.y * dr) + step.x * dr + step.y * dq
        };
        let mut line = Self {
            hexes: ArrayVec::new(),
            edges: ArrayVec::new(),
        };
        line.hexes.push(Some(from));
        let (mut at, mut came) = (start, None);
        while at != target {
            let mut ways = Direction::ALL.into_iter().filter(|&way| passes(at, way));
            let way = match came {
                None => ways.max_by_key(ahead),
                Some(came) => ways.rfind(|&way| way != came),
            }?;
            if let Some(hex) = Hex::of_axial(at) {
                line.edges.try_push((hex, way)).ok()?;
            }
            at += way.axial();
            came = Some(way.opposite());
            line.hexes.try_push(Hex::of_axial(at)).ok()?;
        }
        Some(line)
    }

    /// The woods and obstacles that it crosses on a map.
    #[must_use]
    pub fn crossed(&self, map: &Map) -> Crossed {
        Crossed {
            woods: self.woods(map).count() as u8,
            obstacles: self.obstacles(map).count() as u8,
        }
    }

    /// The woods that it crosses, those of shooter and target left out.
    pub fn woods(&self, map: &Map) -> impl Iterator<Item = Hex> {
        let inner = self.hexes.len().saturating_sub(1);
        let inside = self.hexes[1..inner.max(1)].iter().copied().flatten();
        inside.filter(|&at| map.terrain(at) == Terrain::Wood)
    }

    /// The obstacles that it crosses, each with its edge.
    pub fn obstacles(&self, map: &Map) -> impl Iterator<Item = (Hex, Direction, Obstacle)> {
        let edges = self.edges.iter();
        edges.filter_map(|&(at, way)| Some((at, way, map.obstacle(at, way)?)))
    }
}

/// Both shifted lines from one hex to another, the one that counts first; `None` if it is too long for a shot.
#[must_use]
pub fn sight_lines(map: &Map, from: Hex, to: Hex) -> Option<[SightLine; 2]> {
    let one = SightLine::shifted(from, to, true)?;
    let other = SightLine::shifted(from, to, false)?;
    let sum = |line: &SightLine| {
        let Crossed { woods, obstacles } = line.crossed(map);
        (woods + obstacles, woods)
    };
    Some(if sum(&other) < sum(&one) {
        [other, one]
    } else {
        [one, other]
    })
}

/// What counts as crossed by a shot; nothing if it is too long for one.
#[must_use]
pub fn crossed(map: &Map, from: Hex, to: Hex) -> Crossed {
    match sight_lines(map, from, to) {
        Some([line, _]) => line.crossed(map),
        None => Crossed {
            woods: 0,
            obstacles: 0,
        },
    }
}
