//! Scenarios: who fights where, with which objects, exits and aims. Rules: 13 and 18. The data is compiled in.

use core::fmt;
use std::sync::LazyLock;

use super::camp::{Banner, Camp};
use super::counter::{Counter, Counters, read_counters};
use super::data::{DataError, DataFile};
use super::hex::{COLUMNS, Hex};
use super::map::{Map, Terrain};
use super::scenario_file::read_scenarios;
use kit_rules::named::named;

/// The version of the data files, as records name it.
///
/// The tables in guesclin-rules.md are data 3. Data 2 changed three of our first numbers, so that equal players win
/// about as often for either camp (`assets/ai/guesclin/strength.md`):
/// - the French horseman (scenarios 3 and 4) has DEFENCE 10 instead of 9, on both faces;
/// - the English lieutenant (scenario 2) has MELEE 4 instead of 3, stunned 3 instead of 2;
/// - in scenario 2 the English have a pikeman instead of a companion.
///
/// Data 3 changed two more:
/// - the English horseman (scenario 1) has MELEE 4 instead of 5, stunned 3 instead of 4;
/// - the French knight (scenarios 1 and 2) has DEFENCE 10 instead of 9, on both faces.
///
/// Records of older data are read with the files of their version (`data-1`, `data-2`: what is other than in the next).
pub const DATA: u64 = 3;
/// The most fighters of a scenario: four banners of six.
pub const FIGHTERS: usize = 24;
/// The most objects of a scenario.
pub const OBJECTS: usize = 6;
/// The most posts of a scenario.
pub const POSTS: usize = 4;

/// What decides a scenario.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aim {
    /// Scenario 1: who leaves with the booty, and the horseman's fate.
    Booty,
    /// Scenario 2: the three posts.
    Woodcutters,
    /// Scenario 3: the carts in the town.
    Carts,
    /// Scenario 4: the commanders.
    OpenField,
}

named!(
    Aim,
    "scenario": Booty = "booty", Woodcutters = "woodcutters", Carts = "carts", OpenField = "open-field"
);

/// What an object is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ObjectKind {
    /// It falls when its bearer is hit.
    Load,
    /// It is driven.
    Cart,
}

named!(ObjectKind, "object": Load = "load", Cart = "cart");

/// A fighter of a scenario.
#[derive(Debug, Clone)]
pub struct Recruit {
    /// The id, as records name it.
    pub id: String,
    /// The banner.
    pub banner: Banner,
    /// The counter's id.
    pub counter_id: String,
    /// The counter.
    pub counter: Counter,
    /// The hexes on which the fighter may be placed; none is impassable.
    pub zone: Vec<Hex>,
}

/// An object of a scenario.
#[derive(Debug, Clone)]
pub struct Thing {
    /// The id, as records name it.
    pub id: String,
    /// What it is.
    pub kind: ObjectKind,
    /// The number of the fighter who bears it at first.
    pub bearer: u8,
}

/// A way off the map.
#[derive(Debug, Clone)]
pub struct Exit {
    /// Who may leave there.
    pub camp: Camp,
    /// The side or the zone, as records name it.
    pub by: String,
    /// What the fighter must bear.
    pub only: Option<ObjectKind>,
    /// From which hexes.
    pub hexes: Vec<Hex>,
}

/// A post: a hex that flies a camp's banner.
#[derive(Debug, Clone)]
pub struct Post {
    /// The name of the mark, as records name it.
    pub mark: String,
    /// Where.
    pub at: Hex,
}

/// A bridge that can be raised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawbridge {
    /// Its hex.
    pub at: Hex,
    /// From where it is raised and lowered.
    pub winch: Hex,
}

/// A scenario.
#[derive(Clone)]
pub struct Scenario {
    /// The version of the data that it is of; at most [`DATA`].
    pub data: u64,
    /// Its number, from 1.
    pub n: u8,
    /// What decides it.
    pub aim: Aim,
    /// Whose scenario it is: the game's own or ours.
    pub source: String,
    /// Its name in French and in English.
    pub name: [String; 2],
    /// Its map.
    pub map: Map,
    /// The fewest and the most players.
    pub players: [u8; 2],
    /// After how many rounds it ends.
    pub rounds: u8,
    /// The banners in the order in which they are placed.
    pub placement: Vec<Banner>,
    /// The banners in the order in which they are activated.
    pub order: Vec<Banner>,
    /// The fighters, those of a banner next to each other.
    pub fighters: Vec<Recruit>,
    /// The objects.
    pub objects: Vec<Thing>,
    /// The ways off the map.
    pub exits: Vec<Exit>,
    /// The banners that are surprised in round 1.
    pub surprised: Vec<Banner>,
    /// Whether a commander orders only those who stand no nearer to the enemy.
    pub courage: bool,
    /// The posts.
    pub posts: Vec<Post>,
    /// The bridge.
    pub bridge: Option<Drawbridge>,
}

/// Scenarios are the same if their numbers and versions are: there is one of each.
impl PartialEq for Scenario {
    fn eq(&self, other: &Self) -> bool {
        (self.n, self.data) == (other.n, other.data)
    }
}

impl fmt::Debug for Scenario {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "scenario {}", self.n)
    }
}

/// Those of a scenario or a data error.
type Loaded = Result<Vec<Scenario>, DataError>;

macro_rules! data {
    ($name:literal) => {
        DataFile {
            name: concat!("assets/boards/guesclin/", $name),
            text: include_str!(concat!("../../../../assets/boards/guesclin/", $name)),
        }
    };
}

/// The file of counters.
pub const COUNTERS: DataFile<'static> = data!("counters.json");
/// The files of maps.
pub const MAPS: [DataFile<'static>; 3] = [
    data!("map-castle.json"),
    data!("map-fougeray.json"),
    data!("map-rennes.json"),
];
/// The files of scenarios.
pub const SCENARIOS: [DataFile<'static>; 4] = [
    data!("scenario-1.json"),
    data!("scenario-2.json"),
    data!("scenario-3.json"),
    data!("scenario-4.json"),
];

/// The counters and scenarios of data 1 and 2; their maps are today's.
const OLDER: [(DataFile<'static>, [DataFile<'static>; 4]); 2] = [
    (
        data!("data-1/counters.json"),
        [
            SCENARIOS[0],
            data!("data-1/scenario-2.json"),
            SCENARIOS[2],
            SCENARIOS[3],
        ],
    ),
    (data!("data-2/counters.json"), SCENARIOS),
];

/// Reads the scenarios of a version of the data.
fn load(data: u64, counters: DataFile<'_>, scenarios: [DataFile<'_>; 4]) -> Loaded {
    let counters: Counters = read_counters(counters)?;
    let maps = MAPS.into_iter().map(Map::read);
    let maps: Vec<Map> = maps.collect::<Result<_, _>>()?;
    read_scenarios(data, &scenarios, &counters, &maps)
}

impl Scenario {
    /// The scenarios of the game.
    ///
    /// # Errors
    /// What is wrong with a data file, and where.
    pub fn all() -> Result<&'static [Self], &'static DataError> {
        static ALL: LazyLock<Loaded> = LazyLock::new(|| load(DATA, COUNTERS, SCENARIOS));
        ALL.as_deref()
    }

    /// The scenarios as they were in a version of the data, for its records; today's if there is no other.
    ///
    /// # Errors
    /// What is wrong with a data file, and where.
    pub fn all_in(data: u64) -> Result<&'static [Self], &'static DataError> {
        static FIRST: LazyLock<Loaded> = LazyLock::new(|| load(1, OLDER[0].0, OLDER[0].1));
        static SECOND: LazyLock<Loaded> = LazyLock::new(|| load(2, OLDER[1].0, OLDER[1].1));
        match data {
            1 => FIRST.as_deref(),
            2 => SECOND.as_deref(),
            _ => Self::all(),
        }
    }

    /// The scenario numbered `n` from 1.
    #[must_use]
    pub fn of(n: u8) -> Option<&'static Self> {
        Self::all().ok()?.iter().find(|scenario| scenario.n == n)
    }

    /// The banners that fight, in the order of [`Banner::ALL`].
    pub fn banners(&self) -> impl Iterator<Item = Banner> {
        Banner::ALL
            .into_iter()
            .filter(|banner| self.order.contains(banner))
    }

    /// The numbers of a banner's fighters.
    pub fn of_banner(&self, banner: Banner) -> impl Iterator<Item = u8> + use<'_> {
        let numbered = (0..).zip(&self.fighters);
        numbered
            .filter(move |(_, recruit)| recruit.banner == banner)
            .map(|(n, _)| n)
    }

    /// The hexes of a side of the map, or of a zone. Ruling 3.
    #[must_use]
    pub fn side_or_zone(map: &Map, name: &str) -> Option<Vec<Hex>> {
        let side = |on: fn(Hex) -> bool| Some(Hex::all().filter(|&at| on(at)).collect());
        match name {
            "west" => side(|at| at.column() == 0),
            "east" => side(|at| at.column() == COLUMNS - 1),
            "north" => side(|at| at.row() == 0),
            "south" => side(|at| Hex::new(at.column(), at.row() + 1).is_none()),
            zone => map.zones.get(zone).cloned(),
        }
    }

    /// The hexes of a zone on which somebody may be placed.
    pub(super) fn ground(map: &Map, zone: &str) -> Vec<Hex> {
        let zone = map.zones.get(zone).into_iter().flatten().copied();
        zone.filter(|&at| map.terrain(at) != Terrain::Water)
            .collect()
    }
}
