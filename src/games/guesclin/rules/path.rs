//! Moving: which hexes a fighter reaches, at which cost, and the path. Rules: 7 and 12.

use super::board::Board;
use super::fighter::Fighter;
use super::hex::{HEXES, Hex};
use super::map::Terrain;
use super::order::Order;
use super::scenario::ObjectKind;

/// The most hexes of a path, both ends included: MOVE 8, an order's 2, and the start.
pub const LONGEST: usize = 11;
/// The MOVE of one who drives a cart is at most this. Ruling 22.
pub const CART_MOVE: u8 = 3;

/// A path: adjacent hexes from the start to the last, both included.
#[derive(Debug, Clone, Copy)]
pub struct Path {
    hexes: [Option<Hex>; LONGEST],
    count: u8,
}

impl PartialEq for Path {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Path {}

impl Path {
    /// A path of these hexes; `None` if there are too many or none.
    #[must_use]
    pub fn new(hexes: impl IntoIterator<Item = Hex>) -> Option<Self> {
        let mut path = Self {
            hexes: [None; LONGEST],
            count: 0,
        };
        for hex in hexes {
            *path.hexes.get_mut(usize::from(path.count))? = Some(hex);
            path.count += 1;
        }
        (path.count > 0).then_some(path)
    }

    /// The hexes in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Hex> {
        self.hexes[..usize::from(self.count)]
            .iter()
            .copied()
            .flatten()
    }

    /// The first hex.
    #[must_use]
    pub fn first(&self) -> Option<Hex> {
        self.iter().next()
    }

    /// The last hex.
    #[must_use]
    pub fn last(&self) -> Option<Hex> {
        self.iter().next_back()
    }
}

/// The hexes that a fighter reaches.
#[derive(Debug, Clone)]
pub struct MarchReach {
    start: Hex,
    cost: [u8; HEXES],
    from: [Option<Hex>; HEXES],
    /// The hexes in the order of their costs, the start first.
    hexes: arrayvec::ArrayVec<Hex, HEXES>,
}

const FAR: u8 = u8::MAX;

impl MarchReach {
    /// What reaching a hex costs; `None` if it is out of reach. A hex of a friend may be passed, not kept.
    #[must_use]
    #[inline]
    pub fn cost(&self, at: Hex) -> Option<u8> {
        let cost = self.cost[at.index()];
        (cost != FAR).then_some(cost)
    }

    /// The hexes in reach, the start first, the cheaper before the dearer.
    #[must_use]
    #[inline]
    pub fn hexes(&self) -> &[Hex] {
        &self.hexes
    }

    /// A cheapest path to a hex in reach.
    #[must_use]
    pub fn path(&self, to: Hex) -> Option<Path> {
        self.cost(to)?;
        let mut back = arrayvec::ArrayVec::<Hex, LONGEST>::new();
        let mut at = to;
        while at != self.start {
            back.try_push(at).ok()?;
            at = self.from[at.index()]?;
        }
        back.try_push(self.start).ok()?;
        Path::new(back.into_iter().rev())
    }
}

impl Board {
    /// The points that a fighter may move with: MOVE of the face, the order, then the limits of carts and surprise.
    #[must_use]
    pub fn points(&self, who: Fighter) -> u8 {
        self.points_with(who, self.fighter(who).order)
    }

    /// As [`points`](Self::points), with another order or none.
    #[must_use]
    pub fn points_with(&self, who: Fighter, order: Option<Order>) -> u8 {
        let moves = self.stats(who).moves;
        let moves = order.map_or(moves, |order| order.moves(moves));
        let moves = if self.bears(who, ObjectKind::Cart) {
            moves.min(CART_MOVE)
        } else {
            moves
        };
        if self.surprised(self.banner(who)) {
            0
        } else {
            moves
        }
    }

    /// What entering a hex costs a fighter; `None` if they may not enter it at all.
    #[must_use]
    #[inline]
    pub fn entry_cost(&self, who: Fighter, at: Hex) -> Option<u8> {
        let terrain = self.scenario.map.terrain(at);
        if terrain == Terrain::Bridge && self.is_raised(at) {
            return None;
        }
        let cost = terrain.cost()?;
        if self.bears(who, ObjectKind::Cart) && cost > 1 {
            return None;
        }
        let light = self.counter(who).traits.skirmisher;
        Some(if light { 1 } else { cost })
    }

    /// Whether a hex is the bridge while it is raised.
    #[must_use]
    pub fn is_raised(&self, at: Hex) -> bool {
        self.raised && self.scenario.bridge.is_some_and(|bridge| bridge.at == at)
    }

    /// The hexes that a fighter on the map reaches with their points.
    #[must_use]
    pub fn reach(&self, who: Fighter) -> Option<MarchReach> {
        Some(self.reach_with(who, self.at(who)?, self.points(who)))
    }

    /// The hexes that a fighter reaches from `start` with `points`.
    #[must_use]
    pub fn reach_with(&self, who: Fighter, start: Hex, points: u8) -> MarchReach {
        let mut reach = MarchReach {
            start,
            cost: [FAR; HEXES],
            from: [None; HEXES],
            hexes: arrayvec::ArrayVec::new(),
        };
        let map = &self.scenario.map;
        let (camp, cart) = (self.camp(who), self.bears(who, ObjectKind::Cart));
        let light = self.counter(who).traits.skirmisher;
        reach.cost[start.index()] = 0;
        // Hexes reached by each cost. A hex found twice at different costs is passed over the second time.
        let mut found = [const { arrayvec::ArrayVec::<Hex, HEXES>::new_const() }; LONGEST];
        found[0].push(start);
        for spent in 0..=points.min(LONGEST as u8 - 1) {
            for n in 0..found[usize::from(spent)].len() {
                let at = found[usize::from(spent)][n];
                if reach.cost[at.index()] != spent {
                    continue;
                }
                reach.hexes.push(at);
                for next in map.open_around(at) {
                    if reach.cost[next.index()] <= spent + 1 {
                        continue;
                    }
                    let Some(cost) = map.terrain(next).cost() else {
                        continue;
                    };
                    if cart && cost > 1 || self.is_raised(next) {
                        continue;
                    }
                    let cost = spent + if light { 1 } else { cost };
                    let barred = self.on(next).is_some_and(|other| self.camp(other) != camp);
                    if cost > points || cost >= reach.cost[next.index()] || barred {
                        continue;
                    }
                    reach.cost[next.index()] = cost;
                    reach.from[next.index()] = Some(at);
                    if let Some(found) = found.get_mut(usize::from(cost)) {
                        found.push(next);
                    }
                }
            }
        }
        reach
    }
}
