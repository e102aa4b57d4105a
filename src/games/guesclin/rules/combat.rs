//! Melee and shots: capacities, defence scores with all that makes them, and results. Rules: 8 to 10.

use super::board::Board;
use super::dice::{Throw, capped, chance};
use super::fighter::Fighter;
use super::hex::{Direction, Hex};
use super::map::Terrain;
use super::scenario::ObjectKind;
use super::sight::{Crossed, crossed};
use kit_rules::named::named;

/// What a wood adds to the defence of a target that stands in it. Rules: 10.
pub const IN_WOOD: u8 = 2;

/// What happens to the target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HitResult {
    /// Nothing.
    Miss,
    /// The stunned face is turned up.
    Stunned,
    /// The fighter leaves the map for good.
    Neutralised,
    /// The load falls instead.
    Drop,
}

named!(
    HitResult,
    "result": Miss = "miss", Stunned = "stunned", Neutralised = "neutralised", Drop = "drop"
);

/// A defence score in melee.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MeleeDefence {
    /// DEFENCE of the face.
    pub base: u8,
    /// What the order adds.
    pub order: i8,
    /// How many friends of the one who is struck count, 0 to 2.
    pub friends: u8,
    /// How many enemies count, 0 to 2.
    pub enemies: u8,
}

impl MeleeDefence {
    /// The score.
    #[must_use]
    #[inline]
    pub const fn total(&self) -> i8 {
        self.base as i8 + self.order + self.friends as i8 - self.enemies as i8
    }
}

/// A defence score against a shot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ShotDefence {
    /// DEFENCE of the face.
    pub base: u8,
    /// What the order adds.
    pub order: i8,
    /// 2 if the target stands in a wood, else 0.
    pub wood: u8,
    /// Woods crossed.
    pub woods: u8,
    /// Obstacles crossed.
    pub obstacles: u8,
}

impl ShotDefence {
    /// The score.
    #[must_use]
    #[inline]
    pub const fn total(&self) -> i8 {
        self.base as i8 + self.order + (self.wood + self.woods + self.obstacles) as i8
    }
}

/// What a blow of one fighter at another would be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MeleeOdds {
    /// The capacity that counts, 0 to 5.
    pub capacity: u8,
    /// The target's defence.
    pub defence: MeleeDefence,
}

impl MeleeOdds {
    /// The exact chance of a hit.
    #[must_use]
    pub fn chance(&self) -> f64 {
        chance(self.capacity, self.defence.total())
    }
}

/// What a shot would be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShotOdds {
    /// How far the target is.
    pub distance: u8,
    /// The capacity that counts, 0 to 5.
    pub capacity: u8,
    /// The target's defence.
    pub defence: ShotDefence,
}

impl ShotOdds {
    /// The exact chance of a hit.
    #[must_use]
    pub fn chance(&self) -> f64 {
        chance(self.capacity, self.defence.total())
    }
}

/// One of the two hexes adjacent to both in a melee. Rulings 14 and 15.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flank {
    /// The hex.
    pub at: Hex,
    /// Whether an obstacle bars it from either: whoever stands there does not count.
    pub barred: bool,
}

impl Board {
    /// The two hexes that are adjacent to both, the attacker's left first; `None` off the map.
    #[must_use]
    pub fn flanks(&self, attacker: Hex, way: Direction) -> [Option<Flank>; 2] {
        let map = &self.scenario.map;
        [5, 1].map(|turn| {
            let own = way.clockwise(turn);
            let at = map.next(attacker, own)?;
            let target = map.next(attacker, way)?;
            // Seen from the target the hex lies two sixths of a turn from the attacker's direction.
            let other = way.clockwise(if turn == 1 { 2 } else { 4 });
            debug_assert_eq!(map.next(target, other), Some(at));
            let barred = map
                .obstacle(attacker, own)
                .or(map.obstacle(target, other))
                .is_some();
            Some(Flank { at, barred })
        })
    }

    /// What a blow by `who`, standing on `from`, at an adjacent target would be. `from` need not be where they stand
    /// now.
    #[must_use]
    pub fn melee_odds(&self, who: Fighter, from: Hex, target: Fighter) -> Option<MeleeOdds> {
        let way = from.direction_to(self.at(target)?)?;
        let [left, right] = self.flanks(from, way);
        let (mut friends, mut enemies) = (0, 0);
        for flank in [left, right]
            .into_iter()
            .flatten()
            .filter(|flank| !flank.barred)
        {
            match self.on(flank.at) {
                Some(other) if other == who || other == target => {}
                Some(other) if self.camp(other) == self.camp(target) => friends += 1,
                Some(_) => enemies += 1,
                None => {}
            }
        }
        Some(MeleeOdds {
            capacity: self.melee_capacity(who),
            defence: MeleeDefence {
                base: self.stats(target).defence,
                order: self.order_defence(target),
                friends,
                enemies,
            },
        })
    }

    /// What the strike back at `who`, attacking from `from`, would be; `None` if the target does not strike back.
    #[must_use]
    pub fn riposte_odds(&self, who: Fighter, from: Hex, target: Fighter) -> Option<MeleeOdds> {
        if !self.strikes_back(target) {
            return None;
        }
        let MeleeOdds { defence, .. } = self.melee_odds(who, from, target)?;
        Some(MeleeOdds {
            capacity: self.melee_capacity(target),
            defence: MeleeDefence {
                base: self.stats(who).defence,
                order: self.order_defence(who),
                // The same two hexes, with exchanged signs.
                friends: defence.enemies,
                enemies: defence.friends,
            },
        })
    }

    /// What a shot by `who` at a target would be; `None` if they do not shoot or the target is out of range.
    #[must_use]
    pub fn shot_odds(&self, who: Fighter, target: Fighter) -> Option<ShotOdds> {
        self.shot_odds_from(who, self.at(who)?, target)
    }

    /// As [`shot_odds`](Self::shot_odds), from another hex.
    #[must_use]
    pub fn shot_odds_from(&self, who: Fighter, from: Hex, target: Fighter) -> Option<ShotOdds> {
        let shot = self.stats(who).shot?;
        let to = self.at(target)?;
        let distance = from.distance(to);
        let capacity = shot.checked_sub(distance)?;
        let map = &self.scenario.map;
        let Crossed { woods, obstacles } = crossed(map, from, to);
        Some(ShotOdds {
            distance,
            capacity: capped(capacity as i8),
            defence: ShotDefence {
                base: self.stats(target).defence,
                order: self.order_defence(target),
                wood: if map.terrain(to) == Terrain::Wood {
                    IN_WOOD
                } else {
                    0
                },
                woods,
                obstacles,
            },
        })
    }

    /// MELEE with the order, within 0 and 5. Ruling 13.
    #[must_use]
    pub fn melee_capacity(&self, who: Fighter) -> u8 {
        let order = self
            .fighter(who)
            .order
            .map_or(0, super::order::Order::melee);
        capped(self.stats(who).melee as i8 + order)
    }

    fn order_defence(&self, who: Fighter) -> i8 {
        self.fighter(who)
            .order
            .map_or(0, super::order::Order::defence)
    }

    /// Whether a fighter strikes back in melee: intact, with initiative, bearing nothing.
    #[must_use]
    pub fn strikes_back(&self, who: Fighter) -> bool {
        let state = self.fighter(who);
        !state.stunned && state.bears.is_none() && self.counter(who).traits.initiative
    }

    /// What a throw does to a target.
    #[must_use]
    pub fn result(&self, target: Fighter, throw: &Throw, defence: i8) -> HitResult {
        if throw.hits(defence) {
            self.hit(target)
        } else {
            HitResult::Miss
        }
    }

    /// What a hit does to a target. Rules: 9.
    #[must_use]
    pub fn hit(&self, target: Fighter) -> HitResult {
        if self.bears(target, ObjectKind::Load) {
            HitResult::Drop
        } else if self.fighter(target).stunned {
            HitResult::Neutralised
        } else {
            HitResult::Stunned
        }
    }
}
