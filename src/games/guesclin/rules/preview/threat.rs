//! The threat: where the fighters of a camp could strike or shoot in their next activation, as everybody stands now.

use super::hex_set::HexSet;
use crate::board::Board;
use crate::camp::Camp;
use crate::fighter::Fighter;
use crate::hex::Hex;
use crate::order::Order;

/// What one fighter threatens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Threat {
    /// Who.
    pub who: Fighter,
    /// Where they could strike without an order.
    pub strikes: HexSet,
    /// Where they could strike only with an order that adds to MOVE.
    pub ordered: HexSet,
    /// Where they could shoot.
    pub shoots: HexSet,
}

impl Threat {
    /// Whether they could strike or shoot at a hex without an order.
    #[must_use]
    pub const fn reaches(&self, at: Hex) -> bool {
        self.strikes.contains(at) || self.shoots.contains(at)
    }
}

/// What the fighters of a camp threaten.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ThreatMap {
    /// Each who could strike or shoot at all.
    pub threats: Vec<Threat>,
}

impl ThreatMap {
    /// Those who could strike or shoot at a hex without an order.
    pub fn at(&self, hex: Hex) -> impl Iterator<Item = &Threat> {
        self.threats.iter().filter(move |one| one.reaches(hex))
    }

    /// The threats of these fighters alone; of all if it is none.
    #[must_use]
    pub fn of(mut self, fighters: &[Fighter]) -> Self {
        if !fighters.is_empty() {
            self.threats.retain(|one| fighters.contains(&one.who));
        }
        self
    }

    /// How many could strike or shoot at a hex without an order.
    #[must_use]
    pub fn count(&self, hex: Hex) -> usize {
        self.at(hex).count()
    }

    /// Those who could strike at a hex with an order only.
    pub fn ordered(&self, hex: Hex) -> impl Iterator<Item = &Threat> {
        let only = move |one: &&Threat| one.ordered.contains(hex) && !one.reaches(hex);
        self.threats.iter().filter(only)
    }
}

impl Board {
    /// What the fighters of a camp threaten in their next activations.
    #[must_use]
    pub fn threats(&self, camp: Camp) -> ThreatMap {
        let threats = self
            .standing(camp)
            .filter_map(|(who, _)| self.threat(who))
            .filter(|one| !one.strikes.is_empty() || !one.shoots.is_empty());
        ThreatMap {
            threats: threats.collect(),
        }
    }

    /// What one fighter threatens in the next activation; `None` if they are not on the map.
    #[must_use]
    pub fn threat(&self, who: Fighter) -> Option<Threat> {
        let at = self.at(who)?;
        let next = self.at_next_action(who);
        let points = next.points_left(who);
        let strikes = next.strike_hexes(who, points);
        let far = next.points_with(who, Some(Order::Advance));
        let open = self.active() != Some(self.banner(who)) || self.may_order;
        let ordered = match open && next.may_get_order(who) && far > points {
            true => next.strike_hexes(who, far).without(&strikes),
            false => HexSet::default(),
        };
        let mut shoots = HexSet::default();
        let bears = self.fighter(who).bears.is_some();
        if let Some(shot) = self.stats(who).shot.filter(|_| !bears) {
            let near = Hex::all().filter(|&hex| hex != at && at.distance(hex) <= shot);
            near.for_each(|hex| shoots.insert(hex));
        }
        Some(Threat {
            who,
            strikes,
            ordered,
            shoots,
        })
    }

    /// Whether a fighter could get an order when their banner is activated next.
    fn may_get_order(&self, who: Fighter) -> bool {
        !self.surprised(self.banner(who)) && self.check_order_to(who).is_ok()
    }
}
