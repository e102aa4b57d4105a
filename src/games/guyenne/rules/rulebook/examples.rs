//! The worked examples of the rulebook: a table, the moves, and what comes of it. The pictures in the book are drawn
//! from what the rules make of them, and the tests compare that with what is expected here.

use crate::card::Run;
use crate::seat::{ByCamp, Camp};
use crate::{
    Arrangement, CASTLES, Castle, Edition, Event, Group, Move, Position, Side, groups, points,
};

/// A worked example.
#[derive(Debug, Clone, Copy)]
pub enum Example {
    /// A combat, played.
    Combat(CombatExample),
    /// The points of a row of castles.
    Row(RowExample),
}

/// A combat as data.
#[derive(Debug, Clone, Copy)]
pub struct CombatExample {
    /// The table, as [`Arrangement`] reads it.
    pub table: &'static str,
    /// The moves, as [`Move`] reads them, with `;` between them. The first castle named is the one shown.
    pub moves: &'static str,
    /// What is expected: who holds the castle afterwards, and what each camp has lost, as cards or `-`.
    pub expected: (Option<Camp>, ByCamp<&'static str>),
}

/// The castles of both camps as data.
#[derive(Debug, Clone, Copy)]
pub struct RowExample {
    /// The edition that counts.
    pub edition: Edition,
    /// The holders from the west: `E`, `F` or `.`.
    pub row: &'static str,
    /// Unspent cards.
    pub unspent: ByCamp<u8>,
    /// The points that are expected.
    pub expected: ByCamp<u8>,
}

/// What the rules make of a [`CombatExample`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedCombat {
    /// The castle.
    pub castle: Castle,
    /// Who held it before.
    pub before: Option<Camp>,
    /// The cards of each camp there.
    pub cards: ByCamp<Run>,
    /// How they lay.
    pub sides: ByCamp<Side>,
    /// The sums of value cards.
    pub sums: ByCamp<u8>,
    /// The camp that conceded.
    pub conceded: Option<Camp>,
    /// Who won.
    pub winner: Option<Camp>,
    /// Who holds the castle now.
    pub holder: Option<Camp>,
    /// The cards of each camp that are lost for good.
    pub lost: ByCamp<Run>,
}

/// What the rules make of a [`RowExample`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountedRow {
    /// The holders from the west.
    pub holders: [Option<Camp>; CASTLES],
    /// The groups, with what each counts, term by term.
    pub groups: Vec<(Group, Vec<u8>)>,
    /// The points of each camp.
    pub points: ByCamp<u8>,
}

impl CombatExample {
    const fn new(
        table: &'static str,
        moves: &'static str,
        holder: Option<Camp>,
        english: &'static str,
        french: &'static str,
    ) -> Self {
        Self {
            table,
            moves,
            expected: (holder, ByCamp::new(english, french)),
        }
    }

    /// Plays the example.
    ///
    /// # Errors
    /// What is wrong with its data, as a sentence.
    pub fn play(&self) -> Result<PlayedCombat, String> {
        let table: Arrangement = self.table.parse().map_err(|error| format!("{error}"))?;
        let mut position = Position::arrange(&table).map_err(|error| format!("{error}"))?;
        let mut events: Vec<Event> = Vec::new();
        for text in self.moves.split(';') {
            let m: Move = text.parse().map_err(|error| format!("{text}: {error}"))?;
            position
                .play_observed(m, &mut events)
                .map_err(|refusal| format!("{text}: {refusal}"))?;
        }
        let shown = events.iter().find_map(|event| match event {
            Event::Play { castle, .. } => Some(*castle),
            _ => None,
        });
        let at = shown.ok_or("no card is played")?;
        let before = table.holders[at.index()];
        let mut played = PlayedCombat {
            castle: at,
            before,
            cards: ByCamp::default(),
            sides: ByCamp(Camp::ALL.map(|camp| Side::facing(before, camp))),
            sums: ByCamp::default(),
            conceded: None,
            winner: None,
            holder: before,
            lost: ByCamp::default(),
        };
        let mut fought = false;
        for event in events {
            match event {
                Event::Play {
                    seat,
                    castle,
                    cards,
                } if castle == at && !fought => played.cards[seat.camp].extend(cards),
                Event::Combat {
                    castle,
                    sums,
                    conceded,
                    winner,
                    holder,
                } if castle == at && !fought => {
                    fought = true;
                    played.sums = sums;
                    played.conceded = conceded.map(|seat| seat.camp);
                    played.winner = winner;
                    played.holder = holder;
                }
                Event::Pillage {
                    seat,
                    castle,
                    cards,
                } if castle == at => played.lost[seat.camp].extend(cards),
                _ => {}
            }
        }
        for camp in Camp::ALL {
            played.cards[camp].sort_unstable_by(|a, b| b.cmp(a));
        }
        fought
            .then_some(played)
            .ok_or_else(|| "there is no combat".to_owned())
    }
}

impl RowExample {
    /// Counts the points.
    #[must_use]
    pub fn count(&self) -> CountedRow {
        let mut holders = [None; CASTLES];
        for (holder, letter) in holders.iter_mut().zip(self.row.chars()) {
            *holder = match letter {
                'E' => Some(Camp::English),
                'F' => Some(Camp::French),
                _ => None,
            };
        }
        let all = groups(&holders);
        let terms = |group: &Group| (*group, group.terms(self.edition, &all));
        CountedRow {
            holders,
            groups: all.iter().map(terms).collect(),
            points: points(self.edition, &holders, self.unspent).map(|score| score.points),
        }
    }
}

const ENGLISH: Option<Camp> = Some(Camp::English);
const FRENCH: Option<Camp> = Some(Camp::French);

/// A defender with the larger sum.
pub const SIDES: Example = Example::Combat(CombatExample::new(
    "castles=..F... english=hero+5+4+3+2+2 french=hero+5+4+3+2+2",
    "place 3 4;place 3 3+2;place 6 2;place 6 2;pass;pass;show",
    FRENCH,
    "-",
    "-",
));
/// A card added in the reinforcement.
pub const REINFORCED: Example = Example::Combat(CombatExample::new(
    "castles=...... english=hero+5+4+3+2+2 french=hero+5+4+3+2+2",
    "place 2 4;place 2 3;place 6 2;place 6 2;add 2 2;pass;pass",
    FRENCH,
    "-",
    "-",
));
/// Two attacks on a neutral castle.
pub const SUM: Example = Example::Combat(CombatExample::new(
    "castles=...... english=hero+5+4+3+2+2 french=hero+5+4+3+2+2",
    "place 5 5+2;place 5 4;place 1 2;place 1 2;pass;pass",
    ENGLISH,
    "-",
    "-",
));
/// A tie at a held castle.
pub const TIE: Example = Example::Combat(CombatExample::new(
    "castles=.E.... english=hero+5+4+3+2+2 french=hero+5+4+3+2+2",
    "place 2 3+2;place 2 5;place 6 2;place 6 2;pass;pass;show",
    ENGLISH,
    "-",
    "-",
));
/// An attack that takes a castle from its holder.
pub const SHOWN: Example = Example::Combat(CombatExample::new(
    "castles=..F... english=hero+5+4+3+2+2 french=hero+5+4+3+2+2",
    "place 3 5+3;place 3 4+2;place 6 2;place 6 2;pass;pass;show",
    ENGLISH,
    "-",
    "-",
));
/// A defender who concedes.
pub const CONCEDED: Example = Example::Combat(CombatExample::new(
    "castles=..F... english=hero+5+4+3+2+2 french=hero+5+4+3+2+2",
    "place 3 5;place 3 2;place 6 2;place 6 2;pass;pass;concede",
    ENGLISH,
    "-",
    "-",
));
/// A hero against a large sum.
pub const HERO: Example = Example::Combat(CombatExample::new(
    "castles=...... english=hero+5+4+3+2+2 french=hero+5+4+3+2+2",
    "place 4 5+4+3;place 4 hero;place 6 2;place 6 2;pass;pass",
    FRENCH,
    "-",
    "-",
));
/// Two heroes.
pub const HEROES: Example = Example::Combat(CombatExample::new(
    "castles=...F.. english=hero+5+4+3+2+2 french=hero+5+4+3+2+2",
    "place 4 hero+5+4;place 4 hero;place 6 2;place 6 2;pass;pass;show",
    FRENCH,
    "-",
    "-",
));
/// The strongest card counts before it is lost.
pub const FORCES: Example = Example::Combat(CombatExample::new(
    "advanced castles=..F... english=hero+5+4+3+2+2 french=hero+5+4+3+2+2",
    "place 3 5+3;place 3 4+3;place 6 2;place 6 2;pass;pass;show",
    ENGLISH,
    "5",
    "-",
));
/// The loser at a neutral castle pays with the strongest card.
pub const LOST_NEUTRAL: Example = Example::Combat(CombatExample::new(
    "advanced castles=...... english=hero+5+3+2+2+2 french=hero+5+4+3+2+2",
    "place 3 5+2;place 3 5+3;place 6 2;place 6 2;pass;pass;lose 5",
    FRENCH,
    "5",
    "-",
));
/// The same with several weaker cards.
pub const LOST_SEVERAL: Example = Example::Combat(CombatExample::new(
    "advanced castles=...... english=hero+5+3+2+2+2 french=hero+5+4+3+2+2",
    "place 3 5+3+2;place 3 hero;place 6 2;place 6 2;pass;pass;lose 3+2",
    FRENCH,
    "3+2",
    "-",
));
/// A hero who takes an enemy castle.
pub const LOST_ATTACK: Example = Example::Combat(CombatExample::new(
    "advanced castles=..F... english=hero+5+4+3+2+2 french=hero+5+4+3+2+2",
    "place 3 hero+2;place 3 5+4;place 6 2;place 6 2;pass;pass;show",
    ENGLISH,
    "hero",
    "-",
));
/// A concession costs the attacker all the same.
pub const LOST_CONCEDED: Example = Example::Combat(CombatExample::new(
    "advanced castles=..F... english=hero+5+4+3+2+2 french=hero+5+4+3+2+2",
    "place 3 4+2;place 3 2;place 6 2;place 6 2;pass;pass;concede",
    ENGLISH,
    "4",
    "-",
));
/// The conqueror's loss of 2021.
pub const LOST_OLD: Example = Example::Combat(CombatExample::new(
    "2021 castles=..F... english=hero+5+4+3+2+2 french=hero+5+4+3+2+2",
    "place 3 5+2;place 3 4+2;place 6 2;place 6 2;show",
    ENGLISH,
    "5",
    "-",
));
/// The points of 2022.
pub const POINTS: Example = Example::Row(RowExample {
    edition: Edition::V2022,
    row: "EE.EFF",
    unspent: ByCamp::new(0, 0),
    expected: ByCamp::new(5, 4),
});
/// The points of 2021.
pub const POINTS_OLD: Example = Example::Row(RowExample {
    edition: Edition::V2021,
    row: "EEEF.F",
    unspent: ByCamp::new(1, 4),
    expected: ByCamp::new(7, 6),
});
