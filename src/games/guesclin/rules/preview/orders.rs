//! What an order would change, before it is given.

use crate::board::Board;
use crate::fighter::Fighter;
use crate::order::Order;

/// The numbers of a fighter that orders change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numbers {
    /// The points to move with.
    pub moves: u8,
    /// The capacity in melee.
    pub melee: u8,
    /// DEFENCE with the order.
    pub defence: i8,
}

/// What an order would change for a fighter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderEffect {
    /// The order.
    pub order: Order,
    /// The numbers as they are.
    pub before: Numbers,
    /// The numbers with the order.
    pub after: Numbers,
    /// The enemies whom the fighter could strike or shoot at as it is.
    pub in_reach: Vec<Fighter>,
    /// The enemies whom they could strike or shoot at with the order.
    pub in_reach_after: Vec<Fighter>,
}

impl OrderEffect {
    /// The enemies who come into reach.
    pub fn gained(&self) -> impl Iterator<Item = Fighter> {
        let new = |foe: &&Fighter| !self.in_reach.contains(foe);
        self.in_reach_after.iter().filter(new).copied()
    }

    /// The enemies who are in reach no more.
    pub fn lost(&self) -> impl Iterator<Item = Fighter> {
        let gone = |foe: &&Fighter| !self.in_reach_after.contains(foe);
        self.in_reach.iter().filter(gone).copied()
    }
}

impl Board {
    /// The numbers of a fighter that orders change, as they are now.
    #[must_use]
    pub fn numbers(&self, who: Fighter) -> Numbers {
        let order = self.fighter(who).order;
        Numbers {
            moves: self.points(who),
            melee: self.melee_capacity(who),
            defence: self.stats(who).defence as i8 + order.map_or(0, Order::defence),
        }
    }

    /// What each of the six orders would change for a fighter on the map.
    #[must_use]
    pub fn order_effects(&self, to: Fighter) -> Vec<OrderEffect> {
        let all = Order::ALL.into_iter();
        all.filter_map(|order| self.order_effect(to, order))
            .collect()
    }

    /// What an order would change for a fighter; `None` if they are not on the map.
    #[must_use]
    pub fn order_effect(&self, to: Fighter, order: Order) -> Option<OrderEffect> {
        self.at(to)?;
        let mut ordered = self.clone();
        ordered.set_order(to, Some(order));
        Some(OrderEffect {
            order,
            before: self.numbers(to),
            after: ordered.numbers(to),
            in_reach: self.in_reach(to),
            in_reach_after: ordered.in_reach(to),
        })
    }

    /// The enemies whom a fighter could strike after a move, or shoot at without one.
    #[must_use]
    pub fn in_reach(&self, who: Fighter) -> Vec<Fighter> {
        let strikes = self.strikes(who);
        let bears = self.fighter(who).bears.is_some();
        let shoots = !bears && self.moved != Some(who);
        let hit = |&foe: &Fighter| {
            strikes.iter().any(|strike| strike.target == foe)
                || shoots && self.shot_odds(who, foe).is_some()
        };
        let foes = self.standing(self.camp(who).other());
        foes.map(|(foe, _)| foe).filter(hit).collect()
    }
}
