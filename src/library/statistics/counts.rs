//! How many games there are, how they went for the people in them, and with how many points.

use super::super::entry::Entry;
use super::super::query::PeopleResult;

/// Some games and how they went. The five numbers after the first add up to it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ResultCounts {
    /// All of them.
    pub games: u32,
    /// Those that the people's side won against bots.
    pub won: u32,
    /// Those that the people's side lost to bots.
    pub lost: u32,
    /// Those that nobody won, and people played.
    pub drawn: u32,
    /// Those that have no end, whoever played.
    pub abandoned: u32,
    /// Those that people won against people, and those of bots alone.
    pub undecided: u32,
    /// The points.
    pub points: Points,
}

impl ResultCounts {
    /// Counts one game more.
    pub(super) fn add(&mut self, entry: &Entry) {
        self.games += 1;
        let counted = match (entry.end, entry.result()) {
            (None, _) => &mut self.abandoned,
            (Some(_), PeopleResult::Won) => &mut self.won,
            (Some(_), PeopleResult::Lost) => &mut self.lost,
            (Some(_), PeopleResult::Drawn) => &mut self.drawn,
            (Some(_), PeopleResult::None) => &mut self.undecided,
        };
        *counted += 1;
        if let Some(points) = own_points(entry) {
            self.points.add(points);
        }
    }
}

/// Points for the people and against them, in the points of the games: of finished games of people against bots alone.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Points {
    /// How many such games there are.
    pub games: u32,
    /// All points of the people's sides.
    pub own: u64,
    /// All points of the bots' sides.
    pub opponent: u64,
}

impl Points {
    fn add(&mut self, [own, opponent]: [u16; 2]) {
        self.games += 1;
        self.own += u64::from(own);
        self.opponent += u64::from(opponent);
    }

    /// The points of a game on average, the people's first; `None` without games.
    #[must_use]
    pub fn means(self) -> Option<[f64; 2]> {
        let mean = |sum: u64| sum as f64 / f64::from(self.games);
        (self.games > 0).then(|| [self.own, self.opponent].map(mean))
    }
}

/// The points of a finished game of people against bots alone, the people's first.
pub(super) fn own_points(entry: &Entry) -> Option<[u16; 2]> {
    let [first, second] = entry.end?.scores;
    Some(match entry.people()? {
        0 => [first, second],
        _ => [second, first],
    })
}
