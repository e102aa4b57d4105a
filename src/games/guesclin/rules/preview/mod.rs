//! What players ask before they decide, exact and without dice: odds with everything that makes them, lines of shots,
//! reach, threats, orders, and how the scenario's aim stands. The rules answer; this lists.

mod aim;
mod exchange;
mod hex_set;
mod next;
mod odds;
mod orders;
mod reach;
mod shot;
mod threat;

pub use aim::{AimState, CommanderState, IfNow};
pub use exchange::{Edge, Exchange, FlankSeen, Joint, NoRiposte, Sway};
pub use hex_set::HexSet;
pub use odds::{DefencePart, Parts, ThrowOdds, needed, percent};
pub use orders::{Numbers, OrderEffect};
pub use reach::{ReachHex, ReachMap, Stop, Strike};
pub use shot::{Aimed, LineSeen};
pub use threat::{Threat, ThreatMap};
