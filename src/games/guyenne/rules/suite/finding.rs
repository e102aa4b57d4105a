//! Questions about a puzzle that is being played: whether a move is right, what the others answer, how that ends. The
//! answers are those of the exact solver; they can be reckoned in small steps.

use super::{Belief, Condition, Goal, Opposition, Puzzle, PuzzleSolver};
use crate::card::Cards;
use crate::seat::{ByCamp, Camp};
use crate::{Castle, Move, Outcome, Position, PossiblePosition, points};
use kit_ai::Thinker;

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PuzzleQuestion {
    /// Is this move right, and what follows it?
    Play(Move),
    /// What is the best move?
    Best,
    /// The solution to the end.
    Show,
}

/// The answer to a question.
#[derive(Debug, Clone)]
pub struct Finding {
    /// What was asked.
    pub question: PuzzleQuestion,
    /// The move in question, or the best one.
    pub m: Move,
    /// What it is worth.
    pub value: f64,
    /// What the best one is worth.
    pub best: f64,
    /// The position in which the line is played, before it.
    pub possible: PossiblePosition,
    /// The move and what follows it, by all: up to the player's next decision, or to the end of the round.
    pub line: Vec<Move>,
    /// What the player holds possible after the line; empty once the round is over.
    pub belief: Belief,
    /// How the round ends, if the line goes so far.
    pub ending: Option<PuzzleEnding>,
}

impl Finding {
    /// Whether the move is as good as any.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.value >= self.best - TINY
    }
}

/// Two worths nearer than this are the same.
const TINY: f64 = 1e-9;

/// How a round ends.
#[derive(Debug, Clone, PartialEq)]
pub struct PuzzleEnding {
    /// The points of each camp, if the castles are counted then.
    pub points: ByCamp<u8>,
    /// The unspent cards of each camp.
    pub unspent: ByCamp<u8>,
    /// The game's outcome, if it is over.
    pub outcome: Option<Outcome>,
    /// The first condition of the goal that is not met.
    pub missed: Option<Condition>,
    /// By how many points the player leads.
    pub lead: i32,
    /// What was hidden from the player when the line began: before a castle, or in the hands of a camp.
    pub hidden: Vec<(Camp, Option<Castle>, Cards)>,
}

/// The solver at one question about one belief.
#[derive(Debug)]
pub struct PuzzleSolverTask {
    puzzle: &'static Puzzle,
    question: PuzzleQuestion,
    /// The moves that are not weighed yet.
    moves: Vec<Move>,
    best: Option<(Move, f64)>,
}

impl PuzzleSolverTask {
    /// The solver at a question about what the player holds possible.
    #[must_use]
    pub fn new(puzzle: &'static Puzzle, belief: &Belief, question: PuzzleQuestion) -> Self {
        let first = belief.first();
        let mut moves = first.map_or_else(Vec::new, |possible| possible.position.legal_moves());
        // The last one is weighed first.
        moves.reverse();
        Self {
            puzzle,
            question,
            moves,
            best: None,
        }
    }

    /// The most that the goal can be worth.
    fn most(&self) -> f64 {
        f64::from(self.puzzle.goal.range().1)
    }

    /// Weighs so many moves more; whether all that is needed is known.
    pub fn think(&mut self, belief: &Belief, iterations: u32) -> bool {
        let solver = PuzzleSolver(self.puzzle);
        for _ in 0..iterations {
            let enough = (self.best).is_some_and(|(_, value)| value >= self.most() - TINY);
            let Some(m) = self.moves.pop().filter(|_| !enough) else {
                return true;
            };
            let value = solver.after(belief, m);
            if self.best.is_none_or(|(_, best)| value > best + TINY) {
                self.best = Some((m, value));
            }
        }
        false
    }

    /// The answer; `None` where nobody has a move.
    #[must_use]
    pub fn answer(&self, belief: &Belief) -> Option<Finding> {
        let puzzle = self.puzzle;
        let solver = PuzzleSolver(puzzle);
        let (found, best) = self.best?;
        let passive = puzzle.against == Opposition::Passive;
        let m = match self.question {
            PuzzleQuestion::Play(m) => m,
            PuzzleQuestion::Best | PuzzleQuestion::Show => found,
        };
        let value = match self.question {
            PuzzleQuestion::Play(m) => solver.after(belief, m),
            PuzzleQuestion::Best | PuzzleQuestion::Show => best,
        };
        let right = value >= best - TINY;
        let goes_on = right && self.question != PuzzleQuestion::Show;
        let (possible, line, after): (_, Vec<Move>, _) = if goes_on {
            let reply = solver.reply(belief, m, passive)?;
            let line = core::iter::once(m).chain(reply.line).collect();
            (reply.possible, line, reply.belief)
        } else {
            let (possible, line) = solver.line(belief, m, right && passive)?;
            (
                possible,
                line.into_iter().map(|(_, m)| m).collect(),
                Vec::new(),
            )
        };
        let ending = ending(puzzle, belief, &possible, &line);
        Some(Finding {
            question: self.question,
            m,
            value,
            best,
            possible: PossiblePosition {
                position: possible,
                ways: 1.0,
            },
            line,
            belief: after,
            ending,
        })
    }
}

impl Thinker for PuzzleSolverTask {
    type View = Belief;
    type Answer = Option<Finding>;

    fn think(&mut self, belief: &Belief, iterations: u32) -> bool {
        Self::think(self, belief, iterations)
    }

    fn answer(&mut self, belief: &Belief) -> Option<Finding> {
        Self::answer(self, belief)
    }
}

/// How the round ends after this line; `None` if it is not over.
fn ending(
    puzzle: &Puzzle,
    belief: &Belief,
    possible: &Position,
    line: &[Move],
) -> Option<PuzzleEnding> {
    let mut end = possible.clone();
    for &m in line {
        end.play(m).ok()?;
    }
    if !puzzle.is_over(&end) {
        return None;
    }
    let camp = puzzle.seat.camp;
    let unspent = ByCamp(Camp::ALL.map(|camp| end.unspent(camp)));
    let scores = points(end.config().edition, end.holders(), unspent);
    let points = ByCamp(Camp::ALL.map(|camp| scores[camp].points));
    let missed = match &puzzle.goal {
        Goal::All(conditions) => conditions
            .iter()
            .find(|condition| !condition.is_met(&puzzle.position, &end, camp)),
        Goal::Lead => None,
    };
    Some(PuzzleEnding {
        points,
        unspent,
        outcome: end.outcome(),
        missed: missed.copied(),
        lead: i32::from(points[camp]) - i32::from(points[camp.enemy()]),
        hidden: match belief.len() {
            0 | 1 => Vec::new(),
            _ => hidden(puzzle, possible),
        },
    })
}

/// What the player could not see in this position.
fn hidden(puzzle: &Puzzle, possible: &Position) -> Vec<(Camp, Option<Castle>, Cards)> {
    let seen = possible.view(Some(puzzle.seat));
    let mut all = Vec::new();
    for camp in Camp::ALL {
        for field in possible.fields() {
            let front = seen.front(field.castle, camp);
            if front.is_some_and(|front| front.cards.is_none()) {
                all.push((camp, Some(field.castle), field.cards[camp]));
            }
        }
        let hands = possible.hidden_hands(puzzle.seat, camp);
        if !hands.is_empty() {
            all.push((camp, None, hands));
        }
    }
    all
}
