//! Made positions, and the records of how they came about.

use guyenne::games::guesclin::Match;
use guyenne::games::guesclin::ai::hit_chances;
use guyenne::games::guesclin::rules::record::Record;
use guyenne::games::guesclin::rules::{Banner, Board, Dice, Fighter, HEXES, Hex, Move};
use guyenne::rules::game::HeadlessGame;
use guyenne::rules::luck::{Actor, LuckLine, LuckOutcome, LuckStep};
use guyenne::rules::review::{ReviewFact, ReviewedGame, ToldWords, TurningPoint};
use guyenne::rules::seed::Seed;

use crate::guesclin::{fighter, hex, placing, players, scenario};

/// What each decision takes from France in a made line, and what each throw takes.
pub const DECIDED: f64 = 1.0;
pub const THROWN: f64 = 4.0;
/// The face that all dice of a throw show that hits, and of one that misses.
pub const HIT: u8 = 6;
pub const MISS: u8 = 1;

/// A game that is made: its board, and the record of how it came about.
#[derive(Clone)]
pub struct Made {
    pub board: Board,
    pub record: Record,
}

impl Made {
    /// A game after its placement, those who are told on these hexes of their zones.
    pub fn placed(n: u8, at: &[(&str, [u8; 2])]) -> Self {
        let mut made = Self {
            board: Board::new(scenario(n)),
            record: Record::new(scenario(n), Seed(0), players(n)),
        };
        while let Some(m) = placing(&made.board, at) {
            made.play(m, &[]);
        }
        for &(id, [column, row]) in at {
            assert_eq!(made.board.at(made.who(id)), Some(hex(column, row)), "{id}");
        }
        made
    }

    pub fn who(&self, id: &str) -> Fighter {
        fighter(&self.board, id)
    }

    /// Plays a move; all dice of each throw show the next of these faces.
    pub fn play(&mut self, m: Move, faces: &[u8]) {
        let mut faces = faces.iter();
        let mut throw = |capacity| Dice::all(capacity, *faces.next().expect("a face"));
        if let Err(refusal) = self.board.play(m, &mut throw, &mut self.record) {
            panic!("{m:?}: {refusal}");
        }
        assert_eq!(faces.len(), 0, "faces are left over");
    }

    /// Ends activations, one at least, until this banner is activated.
    pub fn next(&mut self, banner: Banner) {
        self.play(Move::Finish, &[]);
        while self.board.active() != Some(banner) {
            self.play(Move::Finish, &[]);
        }
    }

    pub fn to(&self, id: &str, [column, row]: [u8; 2], exit: Option<u8>) -> Move {
        let who = self.who(id);
        let to = hex(column, row);
        Move::March { who, to, exit }
    }

    pub fn strike(&self, id: &str, target: &str) -> Move {
        let [who, target] = [id, target].map(|id| self.who(id));
        Move::Attack { who, target }
    }

    /// Marches from hex to hex, an activation for each. The banner is activated before, and again after it.
    pub fn march(&mut self, id: &str, way: &[[u8; 2]]) {
        for &to in way {
            self.play(self.to(id, to, None), &[]);
            self.next(self.board.banner(self.who(id)));
        }
    }

    /// Marches to a hex far away, in as many activations as it takes. The banner is activated before, and again after
    /// it.
    pub fn ride(&mut self, id: &str, [column, row]: [u8; 2]) {
        let (who, to) = (self.who(id), hex(column, row));
        let mut left = [u8::MAX; HEXES];
        left[to.index()] = 0;
        let mut before = [0; HEXES];
        while before != left {
            before = left;
            for at in Hex::all() {
                for next in self.board.scenario().map.open_around(at) {
                    let cost = self.board.entry_cost(who, next).unwrap_or(u8::MAX);
                    let by = left[next.index()].saturating_add(cost);
                    left[at.index()] = left[at.index()].min(by);
                }
            }
        }
        while self.board.at(who) != Some(to) {
            let reach = self.board.reach(who).expect("on the map");
            let own = |at: &Hex| self.board.on(*at).is_none();
            let free = reach.hexes().iter().copied().filter(own);
            let nearest = free.min_by_key(|at| left[at.index()]);
            let to = nearest.expect("a free hex");
            self.play(
                Move::March {
                    who,
                    to,
                    exit: None,
                },
                &[],
            );
            self.next(self.board.banner(who));
        }
    }

    pub fn game(&self) -> Match {
        Match::replay(self.record.line().as_bytes()).expect("a record")
    }

    /// All turning points, by a line in which each decision and each throw takes its part from France.
    pub fn turns(&self) -> Vec<TurningPoint> {
        let mut line = LuckLine {
            start: 90.0,
            steps: Vec::new(),
        };
        let mut value = line.start;
        let told = self.record.replay_told(|board, m| {
            let mover = board.to_move().map_or(0, |banner| banner.camp().index());
            let mut step = |actor, part| {
                value -= part;
                let outcomes = match actor {
                    Actor::Chance(_) => vec![LuckOutcome { chance: 1.0, value }],
                    Actor::Side(_) => Vec::new(),
                };
                line.steps.push(LuckStep {
                    actor,
                    value,
                    outcomes,
                });
            };
            step(Actor::Side(mover), DECIDED);
            for _ in hit_chances(board, m).iter().flatten() {
                step(Actor::Chance(mover), THROWN);
            }
        });
        told.expect("a record");
        self.game().turns(&line).expect("its turns")
    }

    pub fn facts(&self) -> Vec<ReviewFact> {
        self.game().facts(&[]).expect("its facts")
    }
}

/// What is told of a fighter.
pub fn told(kind: &str, who: &str) -> ToldWords {
    ToldWords::new(kind).name("who", who)
}

pub fn marched(who: &str, [column, row]: [u8; 2]) -> ToldWords {
    told("march", who).name("hex", hex(column, row).name())
}

/// The castle: the French sergeant has walked into the court, where the English squire has come to this hex; the
/// French act in round 3.
pub fn court(squire: [u8; 2]) -> Made {
    let mut made = Made::placed(
        2,
        &[
            ("french-sergeant", [2, 5]),
            ("french-knight", [4, 4]),
            ("french-companion-1", [5, 4]),
            ("french-companion-2", [4, 6]),
            ("english-squire", [9, 4]),
            ("english-archer", [10, 4]),
            ("english-pikeman", [12, 3]),
            ("english-crossbowman", [12, 7]),
            ("english-valet", [7, 4]),
        ],
    );
    made.march("french-sergeant", &[[5, 5]]);
    made.play(made.to("french-sergeant", [8, 5], None), &[]);
    made.next(Banner::English);
    made.play(made.to("english-squire", squire, None), &[]);
    made.next(Banner::French);
    assert_eq!(made.board.round(), 3);
    made
}

/// The castle: a companion with his bundle before the bridge, the valet at the winch.
pub fn gate() -> Made {
    Made::placed(
        2,
        &[
            ("french-companion-1", [5, 5]),
            ("french-companion-2", [5, 4]),
            ("french-knight", [4, 4]),
            ("english-squire", [12, 3]),
            ("english-valet", [7, 4]),
        ],
    )
}
