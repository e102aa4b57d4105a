//! The worked examples: combats as data, played by the rules, and pictures of what lies in the box.

use crate::{
    ARMY, BySide, Card, Cards, Deal, DecisionKind, Event, Move, Opening, Position, Row,
    RulesConfig, Setup, Side, Terrain, Territory, Test,
};

/// A worked example.
#[derive(Debug, Clone, Copy)]
pub enum Example {
    /// The twelve kinds of army cards.
    Kinds,
    /// The ring of troops.
    Ring,
    /// The nine territories.
    Territories,
    /// A territory, by its number, in its four turns.
    Turns(usize),
    /// Combats, played.
    Combats(CardPairs),
}

/// Combats over one territory as data. North leads.
#[derive(Debug, Clone, Copy)]
pub struct CardPairs {
    /// The number of the territory.
    pub territory: usize,
    /// By how many quarters it lies turned.
    pub turn: u8,
    /// The cards of each combat, north's first, as in a record.
    pub cards: &'static [[&'static str; 2]],
    /// What is expected of the last combat.
    pub expected: (Option<Side>, Test),
}

/// One combat of [`ExampleCombats`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExampleCombat {
    /// Its number on the territory, 1 to 4.
    pub n: u8,
    /// The cards.
    pub cards: BySide<Card>,
    /// Who won.
    pub winner: Option<Side>,
    /// What settled it.
    pub by: Test,
}

/// What the rules make of [`CardPairs`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExampleCombats {
    /// The territory.
    pub territory: Territory,
    /// By how many quarters it lies turned.
    pub turn: u8,
    /// The terrain in which each side fights.
    pub terrains: BySide<Terrain>,
    /// The combats, in order.
    pub combats: Vec<ExampleCombat>,
    /// Who captured the territory, if anybody.
    pub captured: Option<Side>,
    /// How many cards each side refills then.
    pub refill: u8,
}

impl CardPairs {
    const fn new(
        (territory, turn): (usize, u8),
        cards: &'static [[&'static str; 2]],
        expected: (Option<Side>, Test),
    ) -> Self {
        Self {
            territory,
            turn,
            cards,
            expected,
        }
    }

    /// The cards that a side plays, in order.
    fn played_by(&self, side: Side) -> Result<Vec<Card>, String> {
        let names = self.cards.iter().map(|pair| pair[side.index()]);
        let cards = names.map(|name| name.parse().map_err(|error| format!("{error}")));
        cards.collect()
    }

    /// A set-up in which both can muster what they play, with the first kinds of the box to make up four; and both
    /// armies.
    fn dealt(&self) -> Result<(Setup, BySide<Row>), String> {
        let mut left = Cards::BOX;
        let mut armies = BySide::<Vec<Card>>::default();
        for side in Side::ALL {
            armies[side] = self.played_by(side)?;
            left -= armies[side].iter().copied().collect();
        }
        let mut hands = BySide::<Cards>::default();
        for side in Side::ALL {
            let spare: Vec<Card> = left.iter().collect();
            for &card in &spare[..ARMY - armies[side].len()] {
                armies[side].push(card);
                left -= Cards::one(card);
            }
            hands[side] = armies[side].iter().copied().collect();
        }
        let reserve: Vec<Card> = left.iter().collect();
        let half: Cards = reserve[..reserve.len() / 2].iter().copied().collect();
        let top = Territory::of_index(self.territory).ok_or("no such territory")?;
        let mut pile = Territory::ALL;
        pile.swap(0, top.index());
        let setup = Setup {
            config: RulesConfig {
                opening: Opening::Lot,
            },
            deal: Deal {
                north: hands[Side::North] + half,
                pile,
                lot: Side::North,
            },
        };
        let rows = Side::ALL.map(|side| Row::new(&armies[side]).ok_or("too many cards"));
        let [north, south] = rows;
        Ok((setup, BySide::new(north?, south?)))
    }

    /// Plays the combats.
    ///
    /// # Errors
    /// What is wrong with the data, as a sentence.
    pub fn play(&self) -> Result<ExampleCombats, String> {
        let (setup, armies) = self.dealt()?;
        let mut position = Position::new(setup).map_err(|error| format!("{error}"))?;
        let mut events: Vec<Event> = Vec::new();
        let mut moves: Vec<(Side, Move)> = Vec::new();
        moves.extend(Side::ALL.map(|side| (side, Move::Muster(armies[side]))));
        moves.push((Side::North, Move::Lay(self.turn)));
        // The last two of an army fight without a choice.
        for n in 0..self.cards.len().min(ARMY - 1) {
            for side in Side::ALL {
                moves.push((side, Move::Choose(self.played_by(side)?[n])));
            }
        }
        for (side, m) in moves {
            position
                .play_observed(side, m, &mut events)
                .map_err(|refusal| format!("{side}: {refusal}"))?;
        }
        let territory = Territory::ALL[self.territory];
        let mut played = ExampleCombats {
            territory,
            turn: self.turn,
            terrains: territory.terrains(self.turn),
            combats: Vec::new(),
            captured: None,
            refill: 0,
        };
        for event in events {
            match event {
                Event::Lay { terrains, .. } => played.terrains = terrains,
                Event::Combat {
                    n,
                    cards,
                    winner,
                    by,
                } => played.combats.push(ExampleCombat {
                    n,
                    cards,
                    winner,
                    by,
                }),
                Event::Capture { side, .. } => played.captured = Some(side),
                _ => {}
            }
        }
        let due = position.decision(Side::North).map(|decision| decision.kind);
        if let Some(DecisionKind::Refill { count, .. }) = due {
            played.refill = count;
        }
        if played.combats.len() == self.cards.len() {
            Ok(played)
        } else {
            Err(format!("{} combats are fought", played.combats.len()))
        }
    }
}

/// A combat of one pair of cards.
const fn pair(
    land: (usize, u8),
    cards: &'static [[&'static str; 2]],
    winner: Option<Side>,
    by: Test,
) -> Example {
    Example::Combats(CardPairs::new(land, cards, (winner, by)))
}

/// A territory and a turn: north's terrain, then south's.
const PLAIN_MOUNTAIN: (usize, u8) = (0, 3);
const PLAIN_FOREST: (usize, u8) = (0, 2);
const FOREST_PLAIN: (usize, u8) = (1, 3);
const FOREST_MOUNTAIN: (usize, u8) = (2, 1);
const MOUNTAIN_PLAIN: (usize, u8) = (4, 1);

const NORTH: Option<Side> = Some(Side::North);
const SOUTH: Option<Side> = Some(Side::South);

/// Troops that differ.
pub const TROOP: Example = pair(
    PLAIN_FOREST,
    &[["rider-halfling", "warrior-elf"]],
    NORTH,
    Test::Troop,
);
/// A favoured card of the weaker troop.
pub const TROOP_FIRST: Example = pair(
    PLAIN_MOUNTAIN,
    &[["warrior-human", "rider-halfling"]],
    SOUTH,
    Test::Troop,
);
/// One favoured card.
pub const TERRAIN: Example = pair(
    PLAIN_MOUNTAIN,
    &[["archer-human", "archer-halfling"]],
    NORTH,
    Test::Terrain,
);
/// A favoured card against a halfling.
pub const TERRAIN_HALFLING: Example = pair(
    PLAIN_MOUNTAIN,
    &[["archer-halfling", "archer-dwarf"]],
    SOUTH,
    Test::Terrain,
);
/// Two cards, each favoured on the other's edge.
pub const TERRAIN_OWN: Example = pair(
    PLAIN_MOUNTAIN,
    &[["archer-dwarf", "archer-human"]],
    None,
    Test::Undecided,
);
/// Twins, one of them in its land.
pub const TERRAIN_TWIN: Example = pair(
    FOREST_MOUNTAIN,
    &[["warrior-elf", "warrior-elf"]],
    NORTH,
    Test::Terrain,
);
/// One halfling, and nobody is favoured.
pub const HALFLING: Example = pair(
    PLAIN_MOUNTAIN,
    &[["archer-halfling", "archer-elf"]],
    NORTH,
    Test::Halfling,
);
/// Both favoured.
pub const UNDECIDED: Example = pair(
    PLAIN_MOUNTAIN,
    &[["archer-human", "archer-dwarf"]],
    None,
    Test::Undecided,
);
/// Two halflings.
pub const HALFLINGS: Example = pair(
    FOREST_PLAIN,
    &[["rider-halfling", "rider-halfling"]],
    None,
    Test::Undecided,
);
/// Nobody favoured, and no halfling.
pub const NOBODY: Example = pair(
    MOUNTAIN_PLAIN,
    &[["warrior-elf", "warrior-dwarf"]],
    None,
    Test::Undecided,
);
/// Two undecided combats, then a decided one.
pub const REFILL: Example = pair(
    FOREST_PLAIN,
    &[
        ["archer-dwarf", "archer-dwarf"],
        ["rider-halfling", "rider-halfling"],
        ["rider-dwarf", "warrior-dwarf"],
    ],
    NORTH,
    Test::Troop,
);
/// A fourth combat that a test settles.
pub const FOURTH: Example = pair(
    FOREST_PLAIN,
    &[
        ["archer-dwarf", "archer-dwarf"],
        ["rider-halfling", "rider-halfling"],
        ["warrior-dwarf", "warrior-dwarf"],
        ["warrior-elf", "archer-elf"],
    ],
    NORTH,
    Test::Troop,
);
/// A fourth combat that nothing settles.
pub const FOURTH_UNDECIDED: Example = pair(
    FOREST_PLAIN,
    &[
        ["archer-dwarf", "archer-dwarf"],
        ["rider-halfling", "rider-halfling"],
        ["warrior-dwarf", "warrior-dwarf"],
        ["rider-dwarf", "rider-dwarf"],
    ],
    SOUTH,
    Test::Fourth,
);
