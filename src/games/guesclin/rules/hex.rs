//! Hexes of a map and the six directions. Rules: 2, ruling 2: flat-topped hexes, odd columns half a hex further south.

use core::fmt;

use hexx::{EdgeDirection, HexOrientation, OffsetHexMode};

use kit_rules::named::named;

/// How many columns a map has.
pub const COLUMNS: u8 = 17;
/// How many hexes an even column has; an odd one has one fewer.
pub const ROWS: u8 = 11;
/// The number of indices of hexes. Those of a last row that odd columns do not have are no hexes.
pub const HEXES: usize = COLUMNS as usize * ROWS as usize;

/// A direction, clockwise from the north.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// North.
    N,
    /// North-east.
    Ne,
    /// South-east.
    Se,
    /// South.
    S,
    /// South-west.
    Sw,
    /// North-west.
    Nw,
}

named!(Direction, "direction": N = "N", Ne = "NE", Se = "SE", S = "S", Sw = "SW", Nw = "NW");

impl Direction {
    /// The direction `turns` sixths of a turn clockwise from this one.
    #[must_use]
    #[inline]
    pub const fn clockwise(self, turns: usize) -> Self {
        Self::ALL[(self as usize + turns) % 6]
    }

    /// The direction back.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Self {
        self.clockwise(3)
    }

    /// 0 to 5.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The step in axial coordinates.
    #[must_use]
    pub const fn axial(self) -> hexx::Hex {
        let edge = match self {
            Self::N => EdgeDirection::FLAT_NORTH,
            Self::Ne => EdgeDirection::FLAT_NORTH_EAST,
            Self::Se => EdgeDirection::FLAT_SOUTH_EAST,
            Self::S => EdgeDirection::FLAT_SOUTH,
            Self::Sw => EdgeDirection::FLAT_SOUTH_WEST,
            Self::Nw => EdgeDirection::FLAT_NORTH_WEST,
        };
        edge.into_hex()
    }
}

/// A hex of a map, by column and row, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hex(u8);

impl Hex {
    /// The hex in a column and row; `None` off the map.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < COLUMNS && row < ROWS - column % 2 {
            Some(Self(column * ROWS + row))
        } else {
            None
        }
    }

    /// Every hex of a map, by columns.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COLUMNS).flat_map(|column| (0..ROWS).filter_map(move |row| Self::new(column, row)))
    }

    /// A number below [`HEXES`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// From the west, from 0.
    #[must_use]
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 / ROWS
    }

    /// From the north, from 0.
    #[must_use]
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 % ROWS
    }

    /// The name that players see: `A1` is the north-west corner.
    #[must_use]
    pub fn name(self) -> String {
        format!("{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }

    /// Its axial coordinates.
    #[must_use]
    pub const fn axial(self) -> hexx::Hex {
        hexx::Hex::from_offset_coordinates(
            [self.column() as i32, self.row() as i32],
            OffsetHexMode::Odd,
            HexOrientation::Flat,
        )
    }

    /// The hex at axial coordinates; `None` off the map.
    #[must_use]
    pub fn of_axial(axial: hexx::Hex) -> Option<Self> {
        let [column, row] = axial.to_offset_coordinates(OffsetHexMode::Odd, HexOrientation::Flat);
        Self::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
    }

    /// The adjacent hex in a direction; `None` off the map.
    #[must_use]
    pub fn step(self, direction: Direction) -> Option<Self> {
        Self::of_axial(self.axial() + direction.axial())
    }

    /// The direction of an adjacent hex.
    #[must_use]
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        let step = other.axial() - self.axial();
        Direction::ALL.into_iter().find(|way| way.axial() == step)
    }

    /// How many steps away another hex is; terrain and obstacles do not change it.
    #[must_use]
    #[inline]
    pub fn distance(self, other: Self) -> u8 {
        self.axial().unsigned_distance_to(other.axial()) as u8
    }
}

/// As in records: `[column,row]`.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{},{}]", self.column(), self.row())
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
