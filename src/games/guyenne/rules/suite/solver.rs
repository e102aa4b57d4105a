//! The exact solution of a puzzle: an exhaustive search over what its player cannot tell apart.
//!
//! A [`Belief`] is every position that the player holds possible. The player's move is played in all of them, and what
//! they then see splits them into beliefs; so does every move of the other side. Nothing is sampled.
//!
//! - Against [`Opposition::Anything`] a belief is worth the least that may come: the other side may hold every hand
//!   that the cards allow, and plays whatever is worst, as if it knew all cards. A move that reaches the goal here
//!   reaches it always.
//! - Against [`Opposition::Passive`] it is worth the mean over its positions, each as likely as its number of ways. The
//!   other side adds no card, shows what does not lose, concedes the rest, and loses its strongest card.

use crate::card::Cards;
use crate::seat::{Camp, Seat};
use crate::{
    DecisionKind, Field, Move, Opposition, Position, PossiblePosition, Puzzle, Stage, View,
};

/// The positions that a player holds possible, all of which look the same to them.
pub type Belief = Vec<PossiblePosition>;

/// What a legal move is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Answer {
    /// The move.
    pub m: Move,
    /// What it is worth: 0 to 1 for a goal of conditions, points for a lead.
    pub value: f64,
}

/// What follows an answer.
#[derive(Debug, Clone)]
pub struct Reply {
    /// The position in which it happens, before the answer; the player cannot tell it from the others.
    pub possible: Position,
    /// The moves of the others.
    pub line: Vec<Move>,
    /// What the player holds possible at their next decision; empty once the round is over.
    pub belief: Belief,
}

/// The solver of one puzzle.
#[derive(Debug, Clone, Copy)]
pub struct PuzzleSolver<'a>(pub &'a Puzzle);

impl PuzzleSolver<'_> {
    /// What the player holds possible at the puzzle's start.
    #[must_use]
    pub fn start(&self) -> Belief {
        self.0.position.possible_positions(self.0.seat)
    }

    /// Every legal move with its worth, the best first; moves of equal worth in the order of the rules. `belief` must
    /// be at a decision of the player.
    #[must_use]
    pub fn answers(&self, belief: &[PossiblePosition]) -> Vec<Answer> {
        let Some(possible) = belief.first() else {
            return Vec::new();
        };
        let moves = possible.position.legal_moves().into_iter();
        let mut answers: Vec<_> = moves
            .map(|m| Answer {
                m,
                value: self.after(belief, m),
            })
            .collect();
        answers.sort_by(|a, b| b.value.total_cmp(&a.value));
        answers
    }

    /// What the player's move is worth.
    #[must_use]
    pub fn after(&self, belief: &[PossiblePosition], m: Move) -> f64 {
        let (least, most) = self.0.goal.range();
        let split = self.split(belief, |_| vec![m]);
        match self.0.against {
            Opposition::Anything => f64::from(self.least(split, least, most)),
            Opposition::Passive => {
                let ways: f64 = belief.iter().map(|possible| possible.ways).sum();
                self.mean(split) / ways
            }
        }
    }

    /// The least that comes of beliefs, between `least` and `most`.
    fn least(&self, split: Split, least: i32, mut most: i32) -> i32 {
        for end in split.over {
            most = most.min(self.0.value(&end.position));
        }
        for (_, belief) in split.beliefs {
            if most <= least {
                break;
            }
            most = most.min(self.ensured(&belief, least, most));
        }
        most
    }

    /// What the player can ensure in a belief, between `least` and `most`.
    fn ensured(&self, belief: &[PossiblePosition], mut least: i32, most: i32) -> i32 {
        let Some(decision) = belief
            .first()
            .and_then(|possible| possible.position.decision())
        else {
            return most;
        };
        if decision.seat != self.0.seat {
            return self.least(
                self.split(belief, |possible| self.replies(possible)),
                least,
                most,
            );
        }
        for m in decision.moves() {
            if least >= most {
                break;
            }
            let split = self.split(belief, |_| vec![m]);
            least = least.max(self.least(split, least, most));
        }
        least
    }

    /// The sum of what beliefs are worth, each position weighted by its ways.
    fn mean(&self, split: Split) -> f64 {
        let ends = split.over.iter();
        let over: f64 = ends
            .map(|end| f64::from(self.0.value(&end.position)) * end.ways)
            .sum();
        let beliefs = split.beliefs.iter();
        over + beliefs
            .map(|(_, belief)| self.expected(belief))
            .sum::<f64>()
    }

    /// The sum of what the positions of a belief are worth under the player's best moves.
    fn expected(&self, belief: &[PossiblePosition]) -> f64 {
        let Some(decision) = belief
            .first()
            .and_then(|possible| possible.position.decision())
        else {
            return 0.0;
        };
        if decision.seat != self.0.seat {
            return self.mean(self.split(belief, |possible| self.replies(possible)));
        }
        let moves = decision.moves().into_iter();
        let values = moves.map(|m| self.mean(self.split(belief, |_| vec![m])));
        values.fold(f64::NEG_INFINITY, f64::max)
    }

    /// What anybody but the player may do in a position.
    fn replies(&self, possible: &Position) -> Vec<Move> {
        match self.0.against {
            Opposition::Passive => passive(possible).into_iter().collect(),
            // Which cards of theirs are lost is no matter of the goal.
            Opposition::Anything => match possible.stage() {
                Stage::Lose(_) => possible.legal_moves().into_iter().take(1).collect(),
                _ => possible.legal_moves(),
            },
        }
    }

    /// The positions after each of `moves`, as the player tells them apart.
    fn split(&self, belief: &[PossiblePosition], moves: impl Fn(&Position) -> Vec<Move>) -> Split {
        let mut split = Split::default();
        for possible in belief {
            for m in moves(&possible.position) {
                let mut position = possible.position.clone();
                position.play_unchecked(m);
                let next = PossiblePosition {
                    position,
                    ways: possible.ways,
                };
                if self.0.is_over(&next.position) {
                    split.over.push(next);
                } else {
                    let seen = next.position.view(Some(self.0.seat));
                    put(&mut split.beliefs, seen, next);
                }
            }
        }
        split
    }

    /// What follows the player's move up to their next decision, by the others. Of all that is possible it is the worst
    /// for the player, or with `kindly` the best; of several such, what is likeliest.
    #[must_use]
    pub fn reply(&self, belief: &[PossiblePosition], m: Move, kindly: bool) -> Option<Reply> {
        let group = self.follow(belief.iter().map(Trace::new).collect(), m, kindly)?;
        let likeliest = likeliest(&group)?;
        let over = self.0.is_over(&likeliest.now.position);
        Some(Reply {
            possible: likeliest.start.clone(),
            line: likeliest.line[1..].to_vec(),
            belief: match over {
                true => Belief::new(),
                false => group.iter().map(|trace| trace.now.clone()).collect(),
            },
        })
    }

    /// The player's move and what follows it to the end of the round, as [`reply`](Self::reply) has it; the player goes
    /// on with best moves. Returns the position in which it happens, before the move, and the moves of all.
    #[must_use]
    pub fn line(
        &self,
        belief: &[PossiblePosition],
        m: Move,
        kindly: bool,
    ) -> Option<(Position, Vec<(Seat, Move)>)> {
        let mut group = self.follow(belief.iter().map(Trace::new).collect(), m, kindly)?;
        while !self.0.is_over(&group.first()?.now.position) {
            let now: Belief = group.iter().map(|trace| trace.now.clone()).collect();
            let answers = self.answers(&now);
            let best = *answers.first()?;
            // Where nothing helps any more, the player at least does what they can.
            let lost = best.value <= f64::from(self.0.goal.range().0);
            let last = answers.iter().rfind(|answer| answer.value >= best.value);
            let m = last.filter(|_| lost).map_or(best.m, |last| last.m);
            group = self.follow(group, m, kindly)?;
        }
        let likeliest = likeliest(&group)?;
        let mut at = likeliest.start.clone();
        let mut line = Vec::new();
        for &m in &likeliest.line {
            line.push((at.to_move()?, m));
            at.play_unchecked(m);
        }
        Some((likeliest.start.clone(), line))
    }

    /// What looks the same to the player after their move and the others' up to the player's next decision, of all that
    /// may come the worst or the best.
    fn follow(&self, traces: Vec<Trace>, m: Move, kindly: bool) -> Option<Vec<Trace>> {
        let mut traces: Vec<Trace> = traces.iter().map(|trace| trace.followed_by(m)).collect();
        loop {
            // Every end is a group of its own.
            let mut ends: Vec<Vec<Trace>> = Vec::new();
            let mut groups: Vec<(View, Vec<Trace>)> = Vec::new();
            for trace in traces {
                if self.0.is_over(&trace.now.position) {
                    ends.push(vec![trace]);
                } else {
                    let seen = trace.now.position.view(Some(self.0.seat));
                    put(&mut groups, seen, trace);
                }
            }
            let groups = groups.into_iter().map(|(_, group)| group);
            let mut chosen: Option<(f64, f64, Vec<Trace>)> = None;
            for group in groups.chain(ends) {
                let ways: f64 = group.iter().map(|trace| trace.now.ways).sum();
                let value = self.group_value(&group);
                let regret = if kindly { -value } else { value };
                let first = chosen.as_ref();
                if first.is_none_or(|&(least, most, _)| (regret, -ways) < (least, -most)) {
                    chosen = Some((regret, ways, group));
                }
            }
            let (_, _, group) = chosen?;
            let first = &group.first()?.now.position;
            if self.0.is_over(first) || first.to_move() == Some(self.0.seat) {
                return Some(group);
            }
            traces = group
                .iter()
                .flat_map(|trace| {
                    let moves = self.replies(&trace.now.position).into_iter();
                    moves.map(|m| trace.followed_by(m))
                })
                .collect();
        }
    }

    /// What positions that look the same are worth, see [`answers`](Self::answers).
    fn group_value(&self, group: &[Trace]) -> f64 {
        let belief: Belief = group.iter().map(|trace| trace.now.clone()).collect();
        let ways: f64 = belief.iter().map(|possible| possible.ways).sum();
        let over = belief
            .iter()
            .all(|possible| self.0.is_over(&possible.position));
        match self.0.against {
            _ if over => {
                let ends = belief.iter();
                let value = ends.map(|end| f64::from(self.0.value(&end.position)) * end.ways);
                value.sum::<f64>() / ways
            }
            Opposition::Anything => {
                let (least, most) = self.0.goal.range();
                f64::from(self.ensured(&belief, least, most))
            }
            Opposition::Passive => self.expected(&belief) / ways,
        }
    }
}

/// A position with what led to it.
#[derive(Clone)]
struct Trace {
    start: Position,
    now: PossiblePosition,
    line: Vec<Move>,
}

impl Trace {
    /// A position before anything has happened in it.
    fn new(possible: &PossiblePosition) -> Self {
        Self {
            start: possible.position.clone(),
            now: possible.clone(),
            line: Vec::new(),
        }
    }

    /// After another move.
    fn followed_by(&self, m: Move) -> Self {
        let mut next = self.clone();
        next.now.position.play_unchecked(m);
        next.line.push(m);
        next
    }
}

/// The likeliest of several traces.
fn likeliest(group: &[Trace]) -> Option<&Trace> {
    let ways = |trace: &&Trace| trace.now.ways;
    group.iter().max_by(|a, b| ways(a).total_cmp(&ways(b)))
}

/// Puts `one` with those that look like it.
fn put<T>(groups: &mut Vec<(View, Vec<T>)>, seen: View, one: T) {
    match groups.iter_mut().find(|(view, _)| *view == seen) {
        Some((_, group)) => group.push(one),
        None => groups.push((seen, vec![one])),
    }
}

/// Worlds after a move.
#[derive(Default)]
struct Split {
    /// Those whose round is over.
    over: Vec<PossiblePosition>,
    /// The others, by what the player sees.
    beliefs: Vec<(View, Belief)>,
}

/// What a passive side does: see [`Opposition::Passive`]. A placement that is not forced is its first one.
#[must_use]
pub fn passive(possible: &Position) -> Option<Move> {
    let decision = possible.decision()?;
    let first = || decision.moves().into_iter().next();
    match decision.kind {
        DecisionKind::Reinforce { .. } => Some(Move::Pass),
        DecisionKind::Answer { castle } => {
            let fields = possible.fields().iter();
            let mut here = fields.filter(|field| field.castle == castle);
            let holds = here
                .next()
                .is_some_and(|field| holds(field, decision.seat.camp));
            Some(if holds { Move::Show } else { Move::Concede })
        }
        DecisionKind::Lose { played, .. } => {
            played.strongest().map(|card| Move::Lose(Cards::one(card)))
        }
        _ => first(),
    }
}

/// Whether the defender does not lose the combat.
fn holds(field: &Field, defender: Camp) -> bool {
    field.winner() != Some(defender.enemy())
}
