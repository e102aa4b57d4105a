//! The worked examples: who stands where and what happens, as data, played by the rules.

use crate::{Banner, Board, Dice, Event, Fighter, Hex, Move, Order, Scenario, Stage};

/// Something that happens in an example.
#[derive(Debug, Clone, Copy)]
pub enum ExampleMove {
    /// A fighter moves to a hex.
    March(&'static str, [u8; 2]),
    /// One attacks another.
    Attack(&'static str, &'static str),
    /// One shoots at another.
    Shoot(&'static str, &'static str),
    /// A load falls on a hex.
    Fall([u8; 2]),
}

/// A worked example.
#[derive(Debug, Clone, Copy)]
pub struct Example {
    /// The scenario whose map and fighters it uses.
    pub scenario: u8,
    /// The banner that is activated.
    pub banner: Banner,
    /// Who stands where; of the others only the commanders are on the map, far away.
    pub at: &'static [(&'static str, [u8; 2])],
    /// Who is stunned.
    pub stunned: &'static [&'static str],
    /// Who has an order.
    pub orders: &'static [(&'static str, Order)],
    /// What happens.
    pub steps: &'static [ExampleMove],
    /// The dice of each throw, in order.
    pub dice: &'static [&'static [u8]],
}

/// What the rules make of an [`Example`].
#[derive(Debug, Clone, PartialEq)]
pub struct PlayedExample {
    /// Before the first step.
    pub before: Board,
    /// What happened.
    pub events: Vec<Event>,
    /// After the last.
    pub after: Board,
}

impl Example {
    /// Plays the example.
    ///
    /// # Errors
    /// What is wrong with the data, as a sentence.
    pub fn play(&self) -> Result<PlayedExample, String> {
        let before = self.set_up()?;
        let mut after = before.clone();
        let mut dice = self.dice.iter();
        let mut missing = false;
        let mut throw = |capacity| {
            let given = dice.next().and_then(|faces| Dice::new(faces));
            missing |= given.is_none_or(|dice| dice.count() != Dice::all(capacity, 1).count());
            given.unwrap_or_else(|| Dice::all(capacity, 1))
        };
        let mut events = Vec::new();
        for step in self.steps {
            let m = step.m(&before)?;
            after
                .play(m, &mut throw, &mut events)
                .map_err(|refusal| refusal.to_string())?;
        }
        if missing || dice.len() > 0 {
            return Err("the dice are not those of the throws".to_owned());
        }
        Ok(PlayedExample {
            before,
            events,
            after,
        })
    }

    /// The board before the first step.
    fn set_up(&self) -> Result<Board, String> {
        let scenario = Scenario::of(self.scenario).ok_or("no such scenario")?;
        let mut board = Board::new(scenario);
        let mut dice = |capacity| Dice::all(capacity, 1);
        while board.stage() != Stage::Act(self.banner) {
            let placing = matches!(board.stage(), Stage::Place(_));
            let next = if placing {
                board.moves().first().copied()
            } else {
                Some(Move::Finish)
            };
            board
                .play(next.ok_or("nobody can be placed")?, &mut dice, &mut ())
                .map_err(|refusal| refusal.to_string())?;
        }
        let named: Vec<(Fighter, [u8; 2])> = self
            .at
            .iter()
            .map(|&(id, at)| Ok((fighter(&board, id)?, at)))
            .collect::<Result<_, String>>()?;
        // The commanders stay where they were placed, far away: without them the game would be over.
        for who in board.all() {
            if !board.counter(who).traits.commander {
                board.remove(who);
            }
        }
        for (who, at) in named {
            if !board.put(who, hex(at)?) {
                return Err(format!("nobody can stand on {at:?}"));
            }
        }
        for id in self.stunned {
            let who = fighter(&board, id)?;
            board.set_stunned(who, true);
        }
        for &(id, order) in self.orders {
            let who = fighter(&board, id)?;
            board.set_order(who, Some(order));
        }
        Ok(board)
    }
}

impl ExampleMove {
    fn m(&self, board: &Board) -> Result<Move, String> {
        Ok(match *self {
            Self::March(id, to) => Move::March {
                who: fighter(board, id)?,
                to: hex(to)?,
                exit: None,
            },
            Self::Attack(who, target) => Move::Attack {
                who: fighter(board, who)?,
                target: fighter(board, target)?,
            },
            Self::Shoot(who, target) => Move::Shoot {
                who: fighter(board, who)?,
                target: fighter(board, target)?,
            },
            Self::Fall(at) => Move::Drop { at: hex(at)? },
        })
    }
}

fn hex([column, row]: [u8; 2]) -> Result<Hex, String> {
    Hex::new(column, row).ok_or_else(|| format!("[{column},{row}] is not on the map"))
}

fn fighter(board: &Board, id: &str) -> Result<Fighter, String> {
    let all = &board.scenario().fighters;
    let n = all.iter().position(|recruit| recruit.id == id);
    n.and_then(Fighter::new)
        .ok_or_else(|| format!("there is no {id}"))
}

/// The melee of the printed game: a flank that counts, and one that a bank bars.
pub const MELEE: Example = Example {
    scenario: 4,
    banner: Banner::French,
    at: &[
        ("french-sergeant", [11, 1]),
        ("french-pikeman", [12, 3]),
        ("english-companion", [11, 3]),
        ("english-squire", [10, 3]),
    ],
    stunned: &[],
    orders: &[("english-companion", Order::Cover)],
    steps: &[
        ExampleMove::March("french-sergeant", [11, 2]),
        ExampleMove::Attack("french-sergeant", "english-companion"),
    ],
    dice: &[&[1, 4, 3]],
};

/// The shot of the printed game: into a wood, across a bank.
pub const SHOT: Example = Example {
    scenario: 4,
    banner: Banner::French,
    at: &[
        ("french-crossbowman", [13, 3]),
        ("montfortist-sergeant", [14, 4]),
    ],
    stunned: &[],
    orders: &[],
    steps: &[ExampleMove::Shoot(
        "french-crossbowman",
        "montfortist-sergeant",
    )],
    dice: &[&[3, 4, 6]],
};

/// A stunned squire with an order has capacity 1: the worst two of three dice.
pub const CAPACITY: Example = Example {
    scenario: 4,
    banner: Banner::Blesist,
    at: &[("blesist-squire", [8, 7]), ("english-companion", [8, 6])],
    stunned: &["blesist-squire"],
    orders: &[("blesist-squire", Order::Caution)],
    steps: &[ExampleMove::Attack("blesist-squire", "english-companion")],
    dice: &[&[6, 2, 5]],
};

/// Both are hit: the strike back comes at the same time.
pub const RIPOSTE: Example = Example {
    scenario: 4,
    banner: Banner::Blesist,
    at: &[("blesist-knight", [8, 7]), ("english-pikeman", [8, 6])],
    stunned: &[],
    orders: &[],
    steps: &[ExampleMove::Attack("blesist-knight", "english-pikeman")],
    dice: &[&[5, 4, 1, 2], &[6, 6]],
};

/// The valet is hit, and the booty falls.
pub const FALL: Example = Example {
    scenario: 1,
    banner: Banner::French,
    at: &[
        ("french-sergeant", [5, 6]),
        ("french-knight", [16, 5]),
        ("english-valet", [5, 5]),
        ("english-horseman", [1, 2]),
    ],
    stunned: &[],
    orders: &[],
    steps: &[
        ExampleMove::Attack("french-sergeant", "english-valet"),
        ExampleMove::Fall([6, 5]),
    ],
    dice: &[&[2, 3, 3]],
};
