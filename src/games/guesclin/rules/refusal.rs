//! Every reason to refuse a move, as an English sentence.

use super::hex::Hex;

/// Why a move is illegal: one variant for each rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Another kind of choice is due now.
    #[error("another kind of choice is due now")]
    WrongKind,
    /// The scenario has no such fighter.
    #[error("there is no such fighter")]
    NoSuchFighter,
    /// Another banner is placed or activated now.
    #[error("this fighter's banner is not the one that is due")]
    OtherBanner,
    /// The fighter is placed already.
    #[error("this fighter is placed already")]
    Placed,
    /// The fighter is placed in their zone. Ruling 9.
    #[error("{0} is not in the fighter's zone")]
    NotInZone(Hex),
    /// There is at most one fighter on a hex. Ruling 5.
    #[error("another fighter stands on {0}")]
    Occupied(Hex),
    /// The fighter is not on the map.
    #[error("this fighter is not on the map")]
    NotOnMap,
    /// One action in an activation.
    #[error("this fighter has acted already")]
    Acted,
    /// One move in an action.
    #[error("this fighter has moved already")]
    Moved,
    /// One order in an activation, before any fighter acts.
    #[error("an order is given once, before any fighter acts")]
    OrderLate,
    /// Only a commander on the map gives orders.
    #[error("the banner has no commander on the map")]
    NoCommander,
    /// A surprised banner gets no order.
    #[error("a surprised banner gets no order")]
    OrderSurprised,
    /// The order goes to another fighter than the commander.
    #[error("a commander does not order themselves")]
    OrderSelf,
    /// Courage, ruling 26.
    #[error("a commander orders only those who stand no nearer to the enemy")]
    Courage,
    /// MOVE does not suffice, or nothing leads there.
    #[error("{0} is out of reach")]
    OutOfReach(Hex),
    /// A move goes somewhere.
    #[error("this move leads nowhere")]
    NoMove,
    /// A path starts where the fighter stands.
    #[error("the path does not start where the fighter stands, {0}")]
    PathStart(Hex),
    /// A path is a row of adjacent hexes.
    #[error("the path jumps to {0}")]
    PathJumps(Hex),
    /// No hex is entered twice. Ruling 12.
    #[error("the path enters {0} twice")]
    PathTwice(Hex),
    /// Nobody enters water or a raised bridge, and carts only hexes of cost 1.
    #[error("this fighter may not enter {0}")]
    Impassable(Hex),
    /// Nobody crosses an obstacle.
    #[error("an obstacle bars the edge between {0} and {1}")]
    Barred(Hex, Hex),
    /// Nobody passes an enemy.
    #[error("an enemy stands on {0}")]
    Enemy(Hex),
    /// The path costs more than MOVE.
    #[error("the path costs {cost}, and the fighter has {points}")]
    TooFar {
        /// What it costs.
        cost: u8,
        /// What the fighter has.
        points: u8,
    },
    /// The scenario has no such exit.
    #[error("the scenario has no such exit")]
    NoSuchExit,
    /// The exit is for the other camp.
    #[error("this exit is for the other camp")]
    OtherCampsExit,
    /// Some leave only with an object.
    #[error("nobody leaves here without what the scenario names")]
    ExitWithout,
    /// One leaves from the hexes of the exit.
    #[error("{0} is not at this exit")]
    NotAtExit(Hex),
    /// Leaving costs a point more.
    #[error("no point is left to leave the map")]
    NoPointToLeave,
    /// The target is an enemy on the map.
    #[error("the target is no enemy on the map")]
    NoEnemy,
    /// Attack and give need an adjacent hex.
    #[error("they are not adjacent")]
    NotAdjacent,
    /// A bearer neither attacks nor shoots.
    #[error("a bearer neither attacks nor shoots")]
    Bearer,
    /// Only fighters with SHOT shoot.
    #[error("this fighter does not shoot")]
    NoShot,
    /// A shot is a whole action.
    #[error("who has moved does not shoot")]
    MovedNoShot,
    /// SHOT is less than the distance.
    #[error("the target is out of range")]
    OutOfRange,
    /// There is no such object here.
    #[error("the object does not lie on the fighter's hex")]
    NotHere,
    /// A fighter bears at most one object.
    #[error("a fighter bears one object at most")]
    BearsAlready,
    /// Only the camp of France takes carts.
    #[error("only the camp of France takes carts")]
    CartOfFrance,
    /// The fighter bears nothing.
    #[error("this fighter bears nothing")]
    BearsNothing,
    /// Carts are not given.
    #[error("a cart is not given")]
    CartNotGiven,
    /// Objects are given within a banner.
    #[error("objects are given to fighters of the same banner")]
    NotOfBanner,
    /// Only the camp of England breaks up carts, and only carts.
    #[error("only the camp of England breaks up carts, and nothing else")]
    NoBreaking,
    /// Who breaks up a cart has not moved.
    #[error("who breaks up a cart has not moved in this action")]
    MovedNoBreaking,
    /// The bridge is worked from the winch.
    #[error("the bridge is worked from the winch")]
    NotAtWinch,
    /// Something keeps the bridge down.
    #[error("a fighter or an object on the bridge keeps it down")]
    BridgeHeld,
    /// A load falls to an adjacent hex that can be entered.
    #[error("the load cannot fall on {0}")]
    NoFall(Hex),
}
