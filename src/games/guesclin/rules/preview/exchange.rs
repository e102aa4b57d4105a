//! An attack in melee before it is made, with the strike back: both throws, the two hexes beside, and all that can come
//! of it. From any hex, so the reverse is the same question about the other fighter.

use arrayvec::ArrayVec;

use super::odds::{DefencePart, Parts, ThrowOdds};
use crate::board::Board;
use crate::combat::{Flank, HitResult};
use crate::fighter::Fighter;
use crate::hex::Hex;
use crate::map::Obstacle;
use crate::order::Order;

/// An edge with an obstacle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edge {
    /// The hexes on its sides.
    pub between: (Hex, Hex),
    /// What lies on it.
    pub kind: Obstacle,
}

/// What a fighter beside both does, seen from the one who is attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sway {
    /// Nobody stands there.
    Nobody,
    /// A friend of the one who is attacked: +1.
    Friend(Fighter),
    /// An enemy: −1.
    Enemy(Fighter),
    /// Somebody who would count, if no obstacle lay between. Ruling 15.
    Barred(Fighter, Edge),
}

/// One of the two hexes adjacent to both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FlankSeen {
    /// The hex, and whether it is barred.
    pub flank: Flank,
    /// An obstacle between it and one of the two, if there is one.
    pub edge: Option<Edge>,
    /// Who stands there.
    pub sway: Sway,
}

/// Why an attack is not struck back at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoRiposte {
    /// The target has no initiative.
    NoInitiative,
    /// The target is stunned.
    Stunned,
    /// The target bears an object.
    Bears,
}

/// One of the at most four ways in which it can end.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Joint {
    /// What happens to the target.
    pub target: HitResult,
    /// What happens to the attacker.
    pub attacker: HitResult,
    /// How likely that is.
    pub chance: f64,
}

/// An attack before it is made.
#[derive(Debug, Clone, PartialEq)]
pub struct Exchange {
    /// Who attacks.
    pub who: Fighter,
    /// From which hex.
    pub from: Hex,
    /// Whom.
    pub target: Fighter,
    /// The hexes adjacent to both that are on the map, the attacker's left first.
    pub flanks: ArrayVec<FlankSeen, 2>,
    /// The attacker's throw.
    pub attack: ThrowOdds,
    /// The throw of the strike back, or why there is none.
    pub riposte: Result<ThrowOdds, NoRiposte>,
}

impl Exchange {
    /// The ways in which it can end that are possible, the most harm to the target first.
    #[must_use]
    pub fn joint(&self) -> ArrayVec<Joint, 4> {
        let ways = |odds: Option<&ThrowOdds>| {
            let hit = odds.map_or(0.0, ThrowOdds::chance);
            let result = odds.map_or(HitResult::Miss, |odds| odds.result);
            [(result, hit), (HitResult::Miss, 1.0 - hit)]
        };
        let mut all = ArrayVec::new();
        for (target, one) in ways(Some(&self.attack)) {
            for (attacker, other) in ways(self.riposte.as_ref().ok()) {
                let chance = one * other;
                if chance > 0.0 {
                    all.push(Joint {
                        target,
                        attacker,
                        chance,
                    });
                }
            }
        }
        all
    }
}

impl Board {
    /// What an attack by `who`, standing on `from`, would be; `None` if the target is not on an adjacent hex or an
    /// obstacle lies between.
    #[must_use]
    pub fn exchange(&self, who: Fighter, from: Hex, target: Fighter) -> Option<Exchange> {
        let way = from.direction_to(self.at(target)?)?;
        if self.scenario.map.obstacle(from, way).is_some() {
            return None;
        }
        let odds = self.melee_odds(who, from, target)?;
        let at = self.at(target)?;
        let mut flanks = ArrayVec::new();
        for flank in self.flanks(from, way).into_iter().flatten() {
            flanks.push(self.seen(who, (from, at), target, flank));
        }
        let attack = self.blow_odds(who, target, odds.capacity, &flanks, 1);
        debug_assert_eq!(attack.total, odds.defence.total());
        let riposte = match self.riposte_odds(who, from, target) {
            Some(odds) => {
                let back = self.blow_odds(target, who, odds.capacity, &flanks, -1);
                debug_assert_eq!(back.total, odds.defence.total());
                Ok(back)
            }
            None if !self.counter(target).traits.initiative => Err(NoRiposte::NoInitiative),
            None if self.fighter(target).stunned => Err(NoRiposte::Stunned),
            None => Err(NoRiposte::Bears),
        };
        Some(Exchange {
            who,
            from,
            target,
            flanks,
            attack,
            riposte,
        })
    }

    fn seen(
        &self,
        who: Fighter,
        (from, at): (Hex, Hex),
        target: Fighter,
        flank: Flank,
    ) -> FlankSeen {
        let map = &self.scenario.map;
        let edge = [from, at].into_iter().find_map(|side| {
            let kind = map.obstacle(flank.at, flank.at.direction_to(side)?)?;
            let between = (flank.at, side);
            Some(Edge { between, kind })
        });
        let stands = self.on(flank.at);
        let stands = stands.filter(|&other| other != who && other != target);
        let sway = match (stands, edge) {
            (None, _) => Sway::Nobody,
            (Some(other), Some(edge)) => Sway::Barred(other, edge),
            (Some(other), None) if self.camp(other) == self.camp(target) => Sway::Friend(other),
            (Some(other), None) => Sway::Enemy(other),
        };
        FlankSeen { flank, edge, sway }
    }

    /// A blow; `sign` is −1 for the strike back, at which the same two hexes count the other way round.
    fn blow_odds(
        &self,
        who: Fighter,
        target: Fighter,
        capacity: u8,
        flanks: &[FlankSeen],
        sign: i8,
    ) -> ThrowOdds {
        let mut parts = self.own_defence(target);
        for seen in flanks {
            let (other, gives) = match seen.sway {
                Sway::Friend(other) => (other, sign),
                Sway::Enemy(other) => (other, -sign),
                Sway::Nobody | Sway::Barred(..) => continue,
            };
            parts.push(DefencePart::Beside {
                who: other,
                at: seen.flank.at,
                gives,
            });
        }
        let order = self.fighter(who).order.map_or(0, Order::melee);
        let base = self.stats(who).melee;
        let odds = ThrowOdds::new((who, base), capacity, parts, self.hit(target));
        ThrowOdds { order, ..odds }
    }

    /// The parts of a defence that a fighter has wherever they stand.
    pub(super) fn own_defence(&self, who: Fighter) -> Parts {
        let mut parts = ArrayVec::new();
        parts.push(DefencePart::Base(self.stats(who).defence));
        if let Some(order) = self.fighter(who).order
            && order.defence() != 0
        {
            parts.push(DefencePart::Order(order, order.defence()));
        }
        parts
    }
}
