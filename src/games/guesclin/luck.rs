//! The luck of Guesclin ! told from skill: the dice, each throw against all throws that it could have been. Nothing is
//! hidden, and what a bot does not leave to its seed it always does: no choice counts as luck.

use guesclin_ai::{BoardValue, after_hits, hit_chances};
use guesclin_rules::record::Record;
use guesclin_rules::{Banner, Board, Camp, Move};
use kit_rules::luck::{Actor, LuckLine, LuckOutcome, LuckStep, value_name};
use kit_rules::review::LineWorker;

/// The name of what computes the values.
pub(crate) fn name() -> String {
    value_name("guesclin-2", BoardValue::FILE)
}

/// Follows a game and notes its steps.
#[derive(Debug)]
pub(crate) struct LuckFollower {
    value: BoardValue,
    line: LuckLine,
    /// The last decision, with the board on which it was made.
    decided: Option<(Board, Move)>,
}

impl LuckFollower {
    /// Begins with the first board of a game.
    pub(crate) fn new(board: &Board) -> Self {
        let mut value = BoardValue::default();
        let start = points(&mut value, board);
        Self {
            value,
            line: LuckLine {
                start,
                steps: Vec::new(),
            },
            decided: None,
        }
    }

    /// The next decision, with the board on which it is made.
    pub(crate) fn decide(&mut self, board: &Board, m: Move) {
        self.close(board);
        self.decided = Some((board.clone(), m));
    }

    /// The steps up to this board, the last one.
    pub(crate) fn end(mut self, board: &Board) -> LuckLine {
        self.close(board);
        self.line
    }

    /// Notes what came of the last decision.
    fn close(&mut self, after: &Board) {
        let Some((before, m)) = self.decided.take() else {
            return;
        };
        let Some(mover) = before.to_move().map(Banner::camp) else {
            return;
        };
        let chances = hit_chances(&before, m);
        let value = points(&mut self.value, after);
        if chances == [None; 2] {
            self.push(Actor::Side(mover.index()), value, Vec::new());
            return;
        }
        let results = chances.map(results);
        // For each result of the first throw: its chance, what can come of the second, and whether it is what came.
        let mut first = Vec::new();
        let mut came = None;
        for &(chance, hit) in &results[0] {
            let mut second = Vec::new();
            let mut is_it = false;
            for &(chance, back) in &results[1] {
                let board = after_hits(&before, m, [hit, back]);
                let value = points(&mut self.value, &board);
                second.push(LuckOutcome { chance, value });
                is_it |= board == *after;
            }
            let outcome = LuckOutcome {
                chance,
                value: mean(&second),
            };
            first.push(outcome);
            if is_it {
                came = Some((outcome.value, second));
            }
        }
        let Some((thrown, second)) = came else { return };
        self.push(Actor::Side(mover.index()), mean(&first), Vec::new());
        self.push(Actor::Chance(mover.index()), thrown, first);
        if chances[1].is_some() {
            self.push(Actor::Chance(1 - mover.index()), value, second);
        }
    }

    fn push(&mut self, actor: Actor, value: f64, outcomes: Vec<LuckOutcome>) {
        self.line.steps.push(LuckStep {
            actor,
            value,
            outcomes,
        });
    }
}

/// Tells the line of a record, some decisions at a time.
pub(crate) struct LineTeller {
    /// At work until the line is there.
    luck: Option<LuckFollower>,
    decided: std::vec::IntoIter<(Board, Move)>,
    last: Board,
    line: Option<LuckLine>,
}

impl LineTeller {
    /// Begins with a record.
    ///
    /// # Errors
    /// It does not follow the rules.
    pub(crate) fn new(record: &Record) -> Result<Self, String> {
        let mut decided = Vec::new();
        let replayed = record.replay_told(|board, m| decided.push((board.clone(), m)));
        let position = replayed.map_err(|error| error.to_string())?;
        Ok(Self {
            luck: Some(LuckFollower::new(&Board::new(record.scenario))),
            decided: decided.into_iter(),
            last: position.board().clone(),
            line: None,
        })
    }
}

impl LineWorker for LineTeller {
    /// An iteration is a decision.
    fn think(&mut self, iterations: u32) -> bool {
        for (board, m) in self.decided.by_ref().take(iterations as usize) {
            if let Some(luck) = &mut self.luck {
                luck.decide(&board, m);
            }
        }
        if self.decided.as_slice().is_empty()
            && let Some(luck) = self.luck.take()
        {
            self.line = Some(luck.end(&self.last));
        }
        self.line.is_some()
    }

    fn line(&self) -> Result<LuckLine, String> {
        let told = self.line.clone();
        told.ok_or_else(|| "the line is not told yet".to_owned())
    }
}

/// The value of a board, in points of France's winning chance.
fn points(value: &mut BoardValue, board: &Board) -> f64 {
    debug_assert_eq!(Camp::France.index(), 0);
    100.0 * value.settled(board)
}

/// Whether a throw hits, each with its chance; a throw that is not made misses.
fn results(chance: Option<f64>) -> Vec<(f64, bool)> {
    let hit = chance.unwrap_or(0.0);
    let both = [(1.0 - hit, false), (hit, true)];
    both.into_iter()
        .filter(|&(chance, _)| chance > 0.0)
        .collect()
}

fn mean(outcomes: &[LuckOutcome]) -> f64 {
    let each = outcomes.iter();
    each.map(|outcome| outcome.chance * outcome.value).sum()
}
