//! Replays a record through the rules: written decisions become moves, and every event that the rules give is compared
//! with the written one.

use super::written::text;
use super::{EventError, Record, RecordEntry, RecordError};
use crate::{Banner, Board, Dice, Event, EventObserver, Move, Position, Stage, pool};
use kit_rules::record::ReplayComparer;

impl Record {
    /// Replays the record and gives its last position, with all that follows from the last decision.
    ///
    /// # Errors
    /// The first event that does not follow from the rules, and why.
    pub fn replay(&self) -> Result<Position, RecordError> {
        self.replay_with(&mut ())
    }

    /// As [`replay`](Self::replay), reporting every written event to `observer`, with the board after it.
    ///
    /// # Errors
    /// The first event that does not follow from the rules, and why.
    pub fn replay_with(&self, observer: &mut impl EventObserver) -> Result<Position, RecordError> {
        self.walk(observer, |_, _, _| ())
            .map(|(position, _)| position)
    }

    /// Replays the record, and gives it with the events that follow from its last decision, if it stops before them: so
    /// the game can go on.
    ///
    /// # Errors
    /// As [`replay`](Self::replay).
    pub fn resume(mut self) -> Result<(Position, Self), RecordError> {
        let (position, missing) = self.walk(&mut (), |_, _, _| ())?;
        self.events
            .extend(missing.into_iter().map(RecordEntry::from));
        Ok((position, self))
    }

    /// The decision that each event records, with whose it is; none for what follows by itself.
    ///
    /// # Errors
    /// As [`replay`](Self::replay).
    pub fn decisions(&self) -> Result<Vec<Option<(Banner, Move)>>, RecordError> {
        self.replay()?;
        let mut position = self.begin();
        let mut all = Vec::with_capacity(self.events.len());
        let mut happened = Vec::<Event>::new();
        for (at, RecordEntry { event, .. }) in self.events.iter().enumerate() {
            if at < happened.len() {
                all.push(None);
                continue;
            }
            let fault = |reason| RecordError::at(at, Some(event), reason);
            let decided = decided(&position, event).map_err(fault)?;
            for &(banner, m) in &decided {
                position
                    .play_thrown(banner, m, &self.dice(at), &mut happened)
                    .map_err(|refusal| fault(EventError::Refused(refusal)))?;
            }
            all.push(decided.last().copied());
        }
        Ok(all)
    }

    fn begin(&self) -> Position {
        Position::of(self.scenario, self.seed)
    }

    /// Replays the record, and tells each decision with the board on which it is made; gives the last position.
    ///
    /// # Errors
    /// As [`replay`](Self::replay).
    pub fn replay_told(&self, mut tell: impl FnMut(&Board, Move)) -> Result<Position, RecordError> {
        let walked = self.walk(&mut (), |board, _, m| tell(board, m));
        walked.map(|(position, _)| position)
    }

    /// Replays the record, and tells each decision with the number of events before it, the board on which it is made
    /// and whose it is; gives the last position. A march is told by its path.
    ///
    /// # Errors
    /// As [`replay`](Self::replay).
    pub fn replay_decided(
        &self,
        tell: impl FnMut(usize, &Board, Banner, Move),
    ) -> Result<Position, RecordError> {
        let walked = self.walk_counted(&mut (), tell);
        walked.map(|(position, _)| position)
    }

    /// Replays the record, and tells each decision before it is played, with the board. What follows from the last one
    /// and is not written comes with the position.
    pub(super) fn walk(
        &self,
        observer: &mut impl EventObserver,
        mut tell: impl FnMut(&Board, Banner, Move),
    ) -> Result<(Position, Vec<Event>), RecordError> {
        self.walk_counted(observer, |_, board, banner, m| tell(board, banner, m))
    }

    fn walk_counted(
        &self,
        observer: &mut impl EventObserver,
        mut tell: impl FnMut(usize, &Board, Banner, Move),
    ) -> Result<(Position, Vec<Event>), RecordError> {
        let mut comparer = ReplayComparer::new(&self.events, observer);
        let mut position = self.begin();
        let replayed = comparer.replay(|comparer, at, written| {
            for (banner, m) in decided(&position, written)? {
                tell(at, position.board(), banner, m);
                position
                    .play_thrown(banner, m, &self.dice(at), comparer)
                    .map_err(EventError::Refused)?;
            }
            Ok(())
        });
        replayed.map(|()| (position, comparer.take_missing()))
    }

    /// The dice that are written for the decision at index `at`.
    pub(super) fn dice(&self, at: usize) -> Vec<Dice> {
        let first = self.events.get(at).map(|entry| &entry.event);
        let second = self.events.get(at + 1).map(|entry| &entry.event);
        match (first, second) {
            (Some(Event::Attack(blow)), Some(Event::Riposte(back))) => {
                vec![blow.throw.dice, back.throw.dice]
            }
            (Some(Event::Attack(blow)), _) => vec![blow.throw.dice],
            (Some(Event::Shoot(shot)), _) => vec![shot.throw.dice],
            _ => Vec::new(),
        }
    }

    /// Plays the same decisions in the same set-up, with the dice of the seed: the same record again if its seed threw
    /// them.
    ///
    /// # Errors
    /// The first move that is illegal after other dice, and why.
    pub fn play_again(&self) -> Result<Self, RecordError> {
        let mut again = Self::new(self.scenario, self.seed, self.players.clone());
        let mut position = self.begin();
        for (at, RecordEntry { event, .. }) in self.events.iter().enumerate() {
            if is_consequence(&position, event) {
                continue;
            }
            let fault = |reason| RecordError::at(at, Some(event), reason);
            for (banner, m) in decided(&position, event).map_err(fault)? {
                position
                    .play_observed(banner, m, &mut again)
                    .map_err(|refusal| fault(EventError::Refused(refusal)))?;
            }
        }
        Ok(again)
    }
}

/// Whether an event only says what has followed already.
fn is_consequence(position: &Position, event: &Event) -> bool {
    let board = position.board();
    match event {
        Event::Post { .. } | Event::Riposte(_) => true,
        Event::Round { n } => *n == board.round(),
        Event::Activate { banner } => {
            // No banner is activated twice in a row, but for the one that stands alone.
            board.active() == Some(*banner) && board.may_order()
        }
        Event::End(_) => board.outcome().is_some(),
        _ => false,
    }
}

/// The moves that `written` records, if they are due in `position`, and whose they are.
fn decided(position: &Position, written: &Event) -> Result<Vec<(Banner, Move)>, EventError> {
    let board = position.board();
    let Some(banner) = board.to_move() else {
        return Err(EventError::AfterEnd);
    };
    let m = match (board.stage(), written) {
        (Stage::Place(due), Event::Place { banner, at }) if due == *banner => {
            let places = at.iter().map(|&(who, at)| (due, Move::Place { who, at }));
            return Ok(places.collect());
        }
        (Stage::Place(due), _) => {
            return Err(EventError::OtherDecision(format!(
                "the {due} banner is placed"
            )));
        }
        (Stage::Drop(_), &Event::Drop { at, .. }) => Move::Drop { at },
        (Stage::Drop(who), _) => {
            let id = &board.scenario().fighters[who.index()].id;
            return Err(EventError::OtherDecision(format!("the load of {id} falls")));
        }
        (_, &Event::Order { to, order }) => Move::Order { to, order },
        (
            _,
            &Event::Move {
                who, path, exit, ..
            },
        ) => Move::Follow { who, path, exit },
        (_, Event::Attack(blow)) => Move::Attack {
            who: blow.who,
            target: blow.target,
        },
        (_, Event::Shoot(shot)) => Move::Shoot {
            who: shot.who,
            target: shot.target,
        },
        (_, &Event::Take { who, object }) => Move::Take { who, object },
        (_, &Event::Put { who, .. }) => Move::Put { who },
        (_, &Event::Give { who, to, .. }) => Move::Give { who, to },
        (_, &Event::Break { who, object }) => Move::Break { who, object },
        (_, &Event::Bridge { who, .. }) => Move::Bridge { who },
        (_, Event::Round { .. } | Event::Activate { .. } | Event::End(_)) => Move::Finish,
        (_, Event::Place { .. } | Event::Post { .. } | Event::Riposte(_) | Event::Drop { .. }) => {
            return Err(EventError::OtherDecision(format!(
                "the {banner} banner acts"
            )));
        }
    };
    Ok(vec![(banner, m)])
}

impl<W: EventObserver> EventObserver for ReplayComparer<'_, Event, EventError, W> {
    fn on_event(&mut self, board: &Board, event: Event) {
        let difference = |written: &Event, given: Event| {
            let other = || EventError::Expected(text(&given, board.scenario()));
            miscounted(&given).or_else(|| (*written != given).then(other))
        };
        if let Some(written) = self.compare(event, difference)
            && W::WATCHES
        {
            self.observer.on_event(board, written.clone());
        }
    }
}

/// The fault of an event whose dice are more or fewer than its capacity throws.
fn miscounted(event: &Event) -> Option<EventError> {
    let throw = match event {
        Event::Attack(blow) | Event::Riposte(blow) => blow.throw,
        Event::Shoot(shot) => shot.throw,
        _ => return None,
    };
    let (due, given) = (pool(throw.capacity).0, throw.dice.count());
    (due != given).then_some(EventError::Dice { due, given })
}
