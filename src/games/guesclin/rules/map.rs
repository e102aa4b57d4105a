//! A map: the terrain of each hex, the obstacles on edges, zones and marks. Rules: 2 and 18.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use serde::Deserialize;

use super::data::{DataError, DataFile, keyed, word};
use super::hex::{COLUMNS, Direction, HEXES, Hex, ROWS};
use kit_rules::data_line::Segment::{Field, Item};
use kit_rules::named::named;

/// What a hex is covered with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Terrain {
    /// Easy.
    Grass,
    /// Easy.
    Court,
    /// Easy, unless it is raised.
    Bridge,
    /// Difficult; it protects against shots.
    Wood,
    /// Difficult.
    Hut,
    /// Difficult.
    Ford,
    /// Impassable.
    Water,
}

named!(
    Terrain,
    "terrain": Grass = "grass", Court = "court", Bridge = "bridge", Wood = "wood", Hut = "hut", Ford = "ford",
    Water = "water"
);

impl Terrain {
    /// What entering costs all but skirmishers; `None` if nobody may enter.
    #[must_use]
    #[inline]
    pub const fn cost(self) -> Option<u8> {
        match self {
            Self::Grass | Self::Court | Self::Bridge => Some(1),
            Self::Wood | Self::Hut | Self::Ford => Some(2),
            Self::Water => None,
        }
    }
}

/// What bars an edge. Both kinds work alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// A bank of earth.
    Bank,
    /// A wall.
    Wall,
}

named!(Obstacle, "obstacle": Bank = "bank", Wall = "wall");

/// A name on the map.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// Where.
    pub at: Hex,
    /// The name.
    pub text: String,
}

/// A map.
#[derive(Debug, Clone)]
pub struct Map {
    /// Its id.
    pub id: String,
    /// Its name by language.
    pub name: BTreeMap<String, String>,
    terrain: [Option<Terrain>; HEXES],
    next: [[Option<Hex>; 6]; HEXES],
    /// The adjacent hexes that no obstacle bars, in the order of directions.
    open: [ArrayVec<Hex, 6>; HEXES],
    obstacles: [[Option<Obstacle>; 6]; HEXES],
    /// Groups of hexes by name.
    pub zones: BTreeMap<String, Vec<Hex>>,
    /// Single hexes by name.
    pub marks: BTreeMap<String, Hex>,
    /// Names that are drawn.
    pub labels: Vec<Label>,
    /// Roads that are drawn: rows of adjacent hexes.
    pub roads: Vec<Vec<Hex>>,
}

impl Map {
    /// What a hex is covered with.
    #[must_use]
    #[inline]
    pub fn terrain(&self, at: Hex) -> Terrain {
        // Every hex of a map that was read has a terrain.
        self.terrain[at.index()].unwrap_or(Terrain::Water)
    }

    /// The adjacent hex in a direction; `None` off the map.
    #[must_use]
    #[inline]
    pub fn next(&self, at: Hex, way: Direction) -> Option<Hex> {
        self.next[at.index()][way.index()]
    }

    /// What bars the edge of a hex.
    #[must_use]
    #[inline]
    pub fn obstacle(&self, at: Hex, way: Direction) -> Option<Obstacle> {
        self.obstacles[at.index()][way.index()]
    }

    /// The adjacent hexes, each with its direction.
    pub fn around(&self, at: Hex) -> impl Iterator<Item = (Direction, Hex)> {
        Direction::ALL
            .into_iter()
            .filter_map(move |way| Some((way, self.next(at, way)?)))
    }

    /// The adjacent hexes that no obstacle bars.
    #[inline]
    pub fn open_around(&self, at: Hex) -> impl Iterator<Item = Hex> {
        self.open[at.index()].iter().copied()
    }

    /// Reads a map.
    ///
    /// # Errors
    /// What is wrong, with the file and the line.
    pub fn read(file: DataFile<'_>) -> Result<Self, DataError> {
        let MapFields {
            id,
            name,
            columns,
            rows,
            legend,
            hexes,
            edges,
            zones,
            marks,
            labels,
            roads,
            ..
        } = file.read("guesclin-map")?;
        if columns != COLUMNS || rows.even != ROWS || rows.odd != ROWS - 1 {
            let reason = format!(
                "a map has {COLUMNS} columns of {ROWS} and {} hexes",
                ROWS - 1
            );
            let field = if columns == COLUMNS {
                "rows"
            } else {
                "columns"
            };
            return Err(file.fault(&[Field(field)], reason));
        }
        let mut map = Self {
            id,
            name,
            terrain: [None; HEXES],
            next: [[None; 6]; HEXES],
            open: [const { ArrayVec::new_const() }; HEXES],
            obstacles: [[None; 6]; HEXES],
            zones,
            marks,
            labels,
            roads,
        };
        for at in Hex::all() {
            map.next[at.index()] = Direction::ALL.map(|way| at.step(way));
        }
        map.set_terrain(file, &legend, &hexes)?;
        map.set_obstacles(file, &edges)?;
        for at in Hex::all() {
            let around = map.around(at);
            let open = around.filter(|&(way, _)| map.obstacle(at, way).is_none());
            map.open[at.index()] = open.map(|(_, next)| next).collect();
        }
        for (name, zone) in &map.zones {
            let twice = zone
                .iter()
                .enumerate()
                .find(|(n, at)| zone[..*n].contains(at));
            if let Some((n, at)) = twice {
                let path = [Field("zones"), Field(name), Item(n)];
                return Err(file.fault(&path, format!("{at} is there twice")));
            }
        }
        for (n, road) in map.roads.iter().enumerate() {
            for (step, pair) in road.windows(2).enumerate() {
                let [a, b] = [pair[0], pair[1]];
                if !map.open_around(a).any(|at| at == b) {
                    let path = [Field("roads"), Item(n), Item(step)];
                    let reason = format!("the road is closed between {a} and {b}");
                    return Err(file.fault(&path, reason));
                }
            }
        }
        Ok(map)
    }

    fn set_terrain(
        &mut self,
        file: DataFile<'_>,
        legend: &BTreeMap<char, Covered>,
        hexes: &[String],
    ) -> Result<(), DataError> {
        for (letter, covered) in legend {
            if covered.points != covered.terrain.cost() {
                let letter = letter.to_string();
                let path = [Field("legend"), Field(&letter), Field("move")];
                let reason = format!("the cost of {} is another", covered.terrain);
                return Err(file.fault(&path, reason));
            }
        }
        let column_of = |column: u8, row: u8| {
            let line = hexes.get(usize::from(row))?;
            line.chars()
                .nth(usize::from(column))
                .filter(|letter| *letter != ' ')
        };
        for (row, line) in (0_u8..).zip(hexes) {
            let path = [Field("hexes"), Item(usize::from(row))];
            let fault = |reason: String| Err(file.fault(&path, reason));
            if row >= ROWS || line.chars().count() > usize::from(COLUMNS) {
                return fault(format!("the map has {ROWS} rows of {COLUMNS} letters"));
            }
            for column in 0..COLUMNS {
                let letter = column_of(column, row);
                let Some(at) = Hex::new(column, row) else {
                    if letter.is_some() {
                        return fault(format!("column {column} has no row {row}"));
                    }
                    continue;
                };
                let covered = letter.and_then(|letter| legend.get(&letter));
                let Some(covered) = covered else {
                    return fault(format!("{at} has no letter of the legend"));
                };
                self.terrain[at.index()] = Some(covered.terrain);
            }
        }
        match Hex::all().find(|at| self.terrain[at.index()].is_none()) {
            Some(at) => Err(file.fault(&[Field("hexes")], format!("{at} is missing"))),
            None => Ok(()),
        }
    }

    fn set_obstacles(&mut self, file: DataFile<'_>, edges: &[EdgeEntry]) -> Result<(), DataError> {
        for (n, &EdgeEntry { at, side, kind }) in edges.iter().enumerate() {
            let path = [Field("edges"), Item(n), Field("side")];
            let fault = |reason: &str| Err(file.fault(&path, reason));
            if !matches!(side, Direction::N | Direction::Ne | Direction::Se) {
                return fault("an edge is written from the hex whose N, NE or SE side it is");
            }
            let Some(next) = at.step(side) else {
                return fault("both hexes of an edge are on the map");
            };
            let own = &mut self.obstacles[at.index()][side.index()];
            if own.is_some() {
                return fault("this edge is there twice");
            }
            *own = Some(kind);
            self.obstacles[next.index()][side.opposite().index()] = Some(kind);
        }
        Ok(())
    }
}

/// A map file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFields {
    #[expect(dead_code, reason = "checked before")]
    format: String,
    #[expect(dead_code, reason = "checked before")]
    version: u64,
    id: String,
    #[serde(deserialize_with = "keyed")]
    name: BTreeMap<String, String>,
    columns: u8,
    rows: Rows,
    #[serde(deserialize_with = "keyed")]
    legend: BTreeMap<char, Covered>,
    hexes: Vec<String>,
    edges: Vec<EdgeEntry>,
    #[serde(deserialize_with = "keyed")]
    zones: BTreeMap<String, Vec<Hex>>,
    #[serde(deserialize_with = "keyed")]
    marks: BTreeMap<String, Hex>,
    labels: Vec<Label>,
    roads: Vec<Vec<Hex>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    even: u8,
    odd: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Covered {
    #[serde(deserialize_with = "word")]
    terrain: Terrain,
    #[serde(rename = "move")]
    points: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EdgeEntry {
    at: Hex,
    #[serde(deserialize_with = "word")]
    side: Direction,
    #[serde(deserialize_with = "word")]
    kind: Obstacle,
}
