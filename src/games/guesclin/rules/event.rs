//! Events: what happens in a game. Everything is open to all.

use arrayvec::ArrayVec;

use super::board::Board;
use super::camp::{Banner, Camp};
use super::combat::{HitResult, MeleeDefence, ShotDefence};
use super::dice::Throw;
use super::fighter::{Fighter, Object};
use super::hex::Hex;
use super::order::Order;
use super::outcome::Outcome;
use super::path::Path;

/// A blow in melee: an attack or a strike back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Blow {
    /// Who strikes.
    pub who: Fighter,
    /// At whom.
    pub target: Fighter,
    /// The dice, with the capacity.
    pub throw: Throw,
    /// The defence score.
    pub defence: MeleeDefence,
    /// What happens to the target.
    pub result: HitResult,
}

/// A shot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shot {
    /// Who shoots.
    pub who: Fighter,
    /// At whom.
    pub target: Fighter,
    /// How far.
    pub distance: u8,
    /// The dice, with the capacity.
    pub throw: Throw,
    /// The defence score.
    pub defence: ShotDefence,
    /// What happens to the target.
    pub result: HitResult,
}

/// The hexes of a banner's fighters, in the order of the scenario.
pub type Placed = ArrayVec<(Fighter, Hex), 6>;

/// One thing that happened: a decision, or what follows from one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A banner was placed.
    Place {
        /// Which.
        banner: Banner,
        /// Where.
        at: Placed,
    },
    /// A round begins.
    Round {
        /// Its number, from 1.
        n: u8,
    },
    /// A banner's activation begins.
    Activate {
        /// Which.
        banner: Banner,
    },
    /// A commander gave an order.
    Order {
        /// To whom.
        to: Fighter,
        /// Which.
        order: Order,
    },
    /// A fighter moved.
    Move {
        /// Who.
        who: Fighter,
        /// The way.
        path: Path,
        /// The points paid, for leaving too.
        cost: u8,
        /// By which exit of the scenario they left.
        exit: Option<u8>,
    },
    /// A post changed its banner.
    Post {
        /// Which of the scenario's.
        post: u8,
        /// Whose it flies now.
        camp: Camp,
    },
    /// An attack in melee.
    Attack(Blow),
    /// The target of the attack strikes back.
    Riposte(Blow),
    /// A shot.
    Shoot(Shot),
    /// The load of one who was hit fell.
    Drop {
        /// Who was hit.
        who: Fighter,
        /// What fell.
        object: Object,
        /// Where it lies.
        at: Hex,
    },
    /// A fighter took an object that lay on their hex.
    Take {
        /// Who.
        who: Fighter,
        /// What.
        object: Object,
    },
    /// A fighter put an object down.
    Put {
        /// Who.
        who: Fighter,
        /// What.
        object: Object,
    },
    /// A fighter gave an object away.
    Give {
        /// Who.
        who: Fighter,
        /// What.
        object: Object,
        /// To whom.
        to: Fighter,
    },
    /// A fighter broke up a cart.
    Break {
        /// Who.
        who: Fighter,
        /// Which.
        object: Object,
    },
    /// A fighter worked the bridge.
    Bridge {
        /// Who.
        who: Fighter,
        /// Whether it is raised now.
        up: bool,
    },
    /// The game is over.
    End(Outcome),
}

impl Event {
    /// Whether dice were thrown, or something followed from dice: such an event is never taken back.
    #[must_use]
    pub const fn is_sealed(&self) -> bool {
        !matches!(
            self,
            Self::Order { .. }
                | Self::Move { .. }
                | Self::Post { .. }
                | Self::Take { .. }
                | Self::Put { .. }
                | Self::Give { .. }
                | Self::Break { .. }
                | Self::Bridge { .. }
        )
    }
}

/// Receives every event of a game, with the board right after it.
pub trait EventObserver {
    /// Whether events are wanted at all. Without, none is built: playouts use the observer `()`.
    const WATCHES: bool = true;

    /// Called when `event` has happened and led to `board`.
    fn on_event(&mut self, board: &Board, event: Event);
}

/// Ignores the events.
impl EventObserver for () {
    const WATCHES: bool = false;

    fn on_event(&mut self, _: &Board, _: Event) {}
}

/// Collects the events, without the boards.
impl EventObserver for Vec<Event> {
    fn on_event(&mut self, _: &Board, event: Event) {
        self.push(event);
    }
}
