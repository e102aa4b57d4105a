//! The names of this game's pictures in the atlases. A test reads every string literal of this file as such a name.

use guesclin_rules::{
    Aim, Banner, Board, Camp, Object, ObjectKind, ObjectPlace, Obstacle, Order, Scenario, Terrain,
};

/// The picture of a map.
#[must_use]
pub fn map(scenario: &Scenario) -> &'static str {
    match scenario.aim {
        Aim::Booty | Aim::OpenField => "map-fougeray",
        Aim::Woodcutters => "map-castle",
        Aim::Carts => "map-rennes",
    }
}

/// The figures by the ids of their counters: intact, and on one knee.
const FIGURES: &[[&str; 2]] = &[
    ["french-horseman", "french-horseman-stunned"],
    ["french-knight", "french-knight-stunned"],
    ["french-sergeant", "french-sergeant-stunned"],
    ["french-pikeman", "french-pikeman-stunned"],
    ["french-companion", "french-companion-stunned"],
    ["french-archer", "french-archer-stunned"],
    ["french-crossbowman", "french-crossbowman-stunned"],
    ["french-franc-archer", "french-franc-archer-stunned"],
    ["french-carter", "french-carter-stunned"],
    ["blesist-knight", "blesist-knight-stunned"],
    ["blesist-squire", "blesist-squire-stunned"],
    ["blesist-pikeman", "blesist-pikeman-stunned"],
    ["blesist-companion", "blesist-companion-stunned"],
    ["blesist-archer", "blesist-archer-stunned"],
    ["blesist-crossbowman", "blesist-crossbowman-stunned"],
    ["english-horseman", "english-horseman-stunned"],
    ["english-knight", "english-knight-stunned"],
    ["english-squire", "english-squire-stunned"],
    ["english-pikeman", "english-pikeman-stunned"],
    ["english-companion", "english-companion-stunned"],
    ["english-archer", "english-archer-stunned"],
    ["english-crossbowman", "english-crossbowman-stunned"],
    ["english-valet", "english-valet-stunned"],
    ["english-lieutenant", "english-lieutenant-stunned"],
    ["montfortist-horseman", "montfortist-horseman-stunned"],
    ["montfortist-sergeant", "montfortist-sergeant-stunned"],
    ["montfortist-pikeman", "montfortist-pikeman-stunned"],
    ["montfortist-companion", "montfortist-companion-stunned"],
    ["montfortist-archer", "montfortist-archer-stunned"],
    ["montfortist-crossbowman", "montfortist-crossbowman-stunned"],
];

/// The picture of a counter's face.
#[must_use]
pub fn figure(counter: &str, stunned: bool) -> &'static str {
    let known = FIGURES.iter().find(|[intact, _]| *intact == counter);
    known.map_or(FIGURES[0][0], |faces| faces[usize::from(stunned)])
}

/// Overlays of a hex, white.
pub const HEX_FILL: &str = "hex-fill";
/// Lines across a hex that is difficult.
pub const HEX_HATCH: &str = "hex-hatch";
/// The rim of a hex.
pub const HEX_RIM: &str = "hex-rim";
/// A dotted rim.
pub const HEX_DOTS: &str = "hex-dots";
/// A hex that can only be passed.
pub const HEX_CROSS: &str = "hex-cross";
/// A hex from which one leaves the map.
pub const HEX_ARROW: &str = "hex-arrow";

/// The seals of a counter: commander, initiative, skirmisher, shot.
pub const SEAL_COMMANDER: &str = "seal-commander";
/// Strikes back.
pub const SEAL_INITIATIVE: &str = "seal-initiative";
/// At home in the woods.
pub const SEAL_SKIRMISHER: &str = "seal-skirmisher";
/// Shoots.
pub const SEAL_SHOT: &str = "seal-shot";
/// Has acted.
pub const SEAL_ACTED: &str = "seal-acted";
/// Is surprised.
pub const SEAL_SURPRISED: &str = "seal-surprised";

/// The scroll of an order.
#[must_use]
pub const fn order(order: Order) -> &'static str {
    match order {
        Order::Caution => "order-caution",
        Order::Cover => "order-cover",
        Order::Assault => "order-assault",
        Order::Strike => "order-strike",
        Order::Advance => "order-advance",
        Order::Charge => "order-charge",
    }
}

/// The booty of scenario 1.
pub const BOOTY: &str = "object-booty";

/// The picture of an object.
#[must_use]
pub fn object(board: &Board, object: Object) -> &'static str {
    let booty = board.scenario().aim == Aim::Booty;
    match (board.thing(object).kind, board.spot(object)) {
        (ObjectKind::Cart, Some(ObjectPlace::Broken)) => "object-cart-broken",
        (ObjectKind::Cart, _) => "object-cart",
        (ObjectKind::Load, _) if booty => BOOTY,
        (ObjectKind::Load, _) => "object-bundle",
    }
}

/// The flag of a post.
#[must_use]
pub const fn post(camp: Camp) -> &'static str {
    match camp {
        Camp::France => "post-france",
        Camp::England => "post-england",
    }
}

/// The drawbridge, raised.
pub const BRIDGE_RAISED: &str = "bridge-raised";
/// The winch of the drawbridge.
pub const WINCH: &str = "winch";

/// A die.
#[must_use]
pub const fn die(face: u8) -> &'static str {
    match face {
        1 => "die-1",
        2 => "die-2",
        3 => "die-3",
        4 => "die-4",
        5 => "die-5",
        6 => "die-6",
        _ => "die-blank",
    }
}

/// The arms of a banner.
#[must_use]
pub const fn arms(banner: Banner) -> &'static str {
    match banner {
        Banner::French => "arms-french",
        Banner::Blesist => "arms-blesist",
        Banner::English => "arms-english",
        Banner::Montfortist => "arms-montfortist",
    }
}

/// The sign of a camp.
#[must_use]
pub const fn camp(camp: Camp) -> &'static str {
    match camp {
        Camp::France => "camp-france",
        Camp::England => "camp-england",
    }
}

/// A friend beside the one who is struck.
pub const FLANK_PLUS: &str = "flank-plus";
/// An enemy beside the one who is struck.
pub const FLANK_MINUS: &str = "flank-minus";
/// Somebody whom an obstacle keeps from helping.
pub const FLANK_BROKEN: &str = "flank-broken";
/// A wood on the line of a shot.
pub const LINE_WOOD: &str = "line-wood";
/// An obstacle on the line of a shot.
pub const LINE_OBSTACLE: &str = "line-obstacle";
/// A blow.
pub const ARROW_BLOW: &str = "arrow-blow";
/// The shadow below a counter.
pub const SHADOW: &str = "counter-shadow";
/// The ring of the counter that is chosen.
pub const RING: &str = "counter-ring";

/// The sign of a terrain.
#[must_use]
pub const fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Grass => "terrain-grass",
        Terrain::Court => "terrain-court",
        Terrain::Bridge => "terrain-bridge",
        Terrain::Wood => "terrain-wood",
        Terrain::Hut => "terrain-hut",
        Terrain::Ford => "terrain-ford",
        Terrain::Water => "terrain-water",
    }
}

/// The sign of an obstacle.
#[must_use]
pub const fn obstacle(obstacle: Obstacle) -> &'static str {
    match obstacle {
        Obstacle::Bank => "obstacle-bank",
        Obstacle::Wall => "obstacle-wall",
    }
}

/// The initial of a scenario.
#[must_use]
pub const fn scenario(n: u8) -> &'static str {
    match n {
        1 => "scenario-1",
        2 => "scenario-2",
        3 => "scenario-3",
        _ => "scenario-4",
    }
}

/// The page of the result.
pub const END_PAGE: &str = "end-page";

/// The lid of the game's box, on the title. Its sheet holds nothing else.
pub const LID: &str = "lid-guesclin";
