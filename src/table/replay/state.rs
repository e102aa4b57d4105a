//! What a replay shows, how far it has come, and the requests that change it.

use bevy::prelude::*;

use kit_i18n::LocalizedText;
use kit_rules::game::GameId;

/// Through whose eyes a game is seen again.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum SeenBy {
    /// Everything lies face up.
    #[default]
    All,
    /// Somebody who sees what everybody may know.
    Onlooker,
    /// The first person of this side, 0 or 1; its first player if only bots play for it.
    Side(usize),
    /// Whoever sits in this seat of a side that several share.
    Seat {
        /// The side, 0 or 1.
        side: usize,
        /// The number of the seat within its side, from 0.
        seat: usize,
    },
}

impl SeenBy {
    /// The side that sees it, 0 or 1, if one does.
    #[must_use]
    pub const fn side(self) -> Option<usize> {
        match self {
            Self::All | Self::Onlooker => None,
            Self::Side(side) | Self::Seat { side, .. } => Some(side),
        }
    }
}

/// What one press steps over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stride {
    /// One event.
    Event,
    /// Up to the next combat that is settled, or the beginning of a round.
    Combat,
    /// Up to the beginning of the next round.
    Round,
}

/// What a step is, beyond an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A combat is settled with it.
    Combat,
    /// A round begins with it.
    Round,
}

/// Where a replay begins.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum WatchFrom {
    /// Before the first event.
    #[default]
    Beginning,
    /// Where the winner took the lead for good.
    TurningPoint,
    /// After so many steps; after the last one if there are fewer.
    Step(usize),
    /// After so many events of the record: after the last step that is shown by then.
    Event(usize),
}

/// Request: show a game again at its table.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct StartReplay {
    /// The game.
    pub game: GameId,
    /// Its record, finished or not, one line.
    pub record: String,
    /// Where it begins.
    pub from: WatchFrom,
    /// Through whose eyes.
    pub seen_by: SeenBy,
}

/// Request of a player who watches a replay.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplayCommand {
    /// Show the game after so many steps.
    To(usize),
    /// Step forwards.
    Forward(Stride),
    /// Step backwards.
    Back(Stride),
    /// Go on by itself, or stop.
    Play,
    /// Change through whose eyes it is seen.
    SeenBy,
    /// Go on from here as a game of its own.
    PlayOn,
    /// Open the review of the game.
    Review,
    /// Ask what lies hidden before it is turned up, or do so no longer.
    Guess,
}

/// The game that is shown again.
#[derive(Resource, Debug, Clone)]
pub struct Replay {
    /// The game.
    pub game: GameId,
    /// Its whole record, one line.
    pub record: String,
    /// Through whose eyes it is seen.
    pub seen_by: SeenBy,
    /// Whether it goes on by itself.
    pub plays: bool,
    /// Whether the game hides anything, so that one can guess it.
    pub hides: bool,
    /// Whether the game is over and can be reviewed.
    pub is_reviewed: bool,
    sides: [LocalizedText; 2],
    marks: Vec<Option<Mark>>,
    at: usize,
}

impl Replay {
    /// A replay before its first step, between sides of these names; each step has its mark.
    #[must_use]
    pub const fn new(
        game: GameId,
        record: String,
        seen_by: SeenBy,
        sides: [LocalizedText; 2],
        marks: Vec<Option<Mark>>,
    ) -> Self {
        Self {
            game,
            record,
            seen_by,
            plays: false,
            hides: false,
            is_reviewed: false,
            sides,
            marks,
            at: 0,
        }
    }

    /// What a side is called, 0 or 1.
    #[must_use]
    pub fn side_name(&self, side: usize) -> LocalizedText {
        self.sides[side.min(1)].clone()
    }

    /// How many steps have been shown.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// How many steps there are.
    #[must_use]
    pub const fn steps(&self) -> usize {
        self.marks.len()
    }

    /// The steps with a mark, each with how many have been shown once it is.
    pub fn marks(&self) -> impl Iterator<Item = (usize, Mark)> {
        let marks = self.marks.iter().enumerate();
        marks.filter_map(|(n, mark)| Some((n + 1, (*mark)?)))
    }

    /// The round that is shown, from 1, and how many there are; 0 before the first one.
    #[must_use]
    pub fn round(&self) -> (usize, usize) {
        let rounds = || self.marks().filter(|&(_, mark)| mark == Mark::Round);
        (
            rounds().filter(|&(n, _)| n <= self.at).count(),
            rounds().count(),
        )
    }

    /// Shows the game after so many steps, or after the last one.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.steps());
    }

    /// Where a step forwards leads.
    #[must_use]
    pub fn ahead(&self, stride: Stride) -> usize {
        let mut stops = self.stops(stride);
        let next = stops.find(|&n| n > self.at);
        next.unwrap_or_else(|| self.steps())
    }

    /// Where a step backwards leads.
    #[must_use]
    pub fn behind(&self, stride: Stride) -> usize {
        let before = self.stops(stride).filter(|&n| n < self.at);
        before.last().unwrap_or(0)
    }

    /// Where this stride stops.
    fn stops(&self, stride: Stride) -> impl Iterator<Item = usize> {
        let stops = move |mark: Option<Mark>| match stride {
            Stride::Event => true,
            Stride::Combat => mark.is_some(),
            Stride::Round => mark == Some(Mark::Round),
        };
        let marks = self.marks.iter().enumerate();
        marks.filter_map(move |(n, &mark)| stops(mark).then_some(n + 1))
    }

    /// Through whose eyes it is seen next: all, the first side, the second one, an onlooker.
    pub fn see_by_another(&mut self) {
        self.seen_by = match self.seen_by {
            SeenBy::All => SeenBy::Side(0),
            SeenBy::Side(0) | SeenBy::Seat { side: 0, .. } => SeenBy::Side(1),
            SeenBy::Side(_) | SeenBy::Seat { .. } => SeenBy::Onlooker,
            SeenBy::Onlooker => SeenBy::All,
        };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<StartReplay>()
        .add_message::<ReplayCommand>();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(marks: Vec<Option<Mark>>) -> Replay {
        let sides = ["one", "other"].map(|name| LocalizedText::verbatim(name.to_owned()));
        Replay::new(GameId("one"), String::new(), SeenBy::All, sides, marks)
    }

    fn replay() -> Replay {
        let (round, combat) = (Some(Mark::Round), Some(Mark::Combat));
        // Steps 2 and 6 begin rounds, combats are settled with steps 4, 5 and 8.
        let marks = vec![None, round, None, combat, combat, round, None, combat, None];
        of(marks)
    }

    #[test]
    fn each_stride_stops_where_it_says_forwards_and_backwards() {
        let mut replay = replay();
        let mut walk = |forwards: bool, stride: Stride| {
            let mut seen = Vec::new();
            loop {
                let next = if forwards {
                    replay.ahead(stride)
                } else {
                    replay.behind(stride)
                };
                if next == replay.at() {
                    return seen;
                }
                replay.go_to(next);
                seen.push(next);
            }
        };
        assert_eq!(walk(true, Stride::Event), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(walk(false, Stride::Combat), [8, 6, 5, 4, 2, 0]);
        assert_eq!(walk(true, Stride::Round), [2, 6, 9]);
        assert_eq!(walk(false, Stride::Round), [6, 2, 0]);
        assert_eq!(walk(true, Stride::Combat), [2, 4, 5, 6, 8, 9]);
        assert_eq!(walk(false, Stride::Event), [8, 7, 6, 5, 4, 3, 2, 1, 0]);
    }

    #[test]
    fn rounds_are_counted_and_a_step_beyond_the_end_is_the_end() {
        let mut replay = replay();
        let rounds = [0, 1, 5, 6, 99].map(|at| {
            replay.go_to(at);
            replay.round()
        });
        assert_eq!(rounds, [(0, 2), (0, 2), (1, 2), (2, 2), (2, 2)]);
        assert_eq!(replay.at(), 9);
        let empty = of(Vec::new());
        assert_eq!(
            (empty.ahead(Stride::Round), empty.behind(Stride::Event)),
            (0, 0)
        );
    }

    #[test]
    fn the_eyes_go_round() {
        let mut replay = replay();
        let mut all = Vec::new();
        for _ in 0..4 {
            replay.see_by_another();
            all.push(replay.seen_by);
        }
        let expected = [
            SeenBy::Side(0),
            SeenBy::Side(1),
            SeenBy::Onlooker,
            SeenBy::All,
        ];
        assert_eq!(all, expected);
        for (side, next) in [(0, SeenBy::Side(1)), (1, SeenBy::Onlooker)] {
            replay.seen_by = SeenBy::Seat { side, seat: 1 };
            replay.see_by_another();
            assert_eq!(replay.seen_by, next);
        }
    }
}
