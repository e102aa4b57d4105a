//! Replays a record through the rules: written decisions become moves, and every event that the rules give is compared
//! with the written one.

use super::{EventError, Record, RecordEntry, RecordError};
use crate::{
    Deal, Decision, DecisionKind, Event, EventObserver, Move, Position, Setup, Side, View,
};
use kit_rules::format::FormatError;
use kit_rules::record::ReplayComparer;

impl Record {
    /// Replays the record and gives its last position, with all that follows from the last decision.
    ///
    /// # Errors
    /// The first event that does not follow from the rules, and why.
    pub fn replay(&self) -> Result<Position, RecordError> {
        self.replay_with(&mut ())
    }

    /// As [`replay`](Self::replay), reporting every written event to `observer`, with the position after it.
    ///
    /// # Errors
    /// The first event that does not follow from the rules, and why.
    pub fn replay_with(&self, observer: &mut impl EventObserver) -> Result<Position, RecordError> {
        self.walk(observer).map(|(position, _)| position)
    }

    /// What a side could know when so many events had happened; `None` if the record does not follow the rules.
    #[must_use]
    pub fn view_at(&self, events: usize, side: Side) -> Option<View> {
        let setup = Setup {
            config: self.config,
            deal: self.deal(),
        };
        let mut seen: Vec<Event> = Vec::new();
        let mut position = Position::observed(setup, &mut seen).ok()?;
        for (mover, m) in self.decisions() {
            if seen.len() >= events {
                break;
            }
            position.play_observed(mover, m, &mut seen).ok()?;
        }
        Some(position.view(Some(side)))
    }

    /// Replays the record, and gives it with the events that follow from its last decision, if it stops before them: so
    /// the game can go on.
    ///
    /// # Errors
    /// As [`replay`](Self::replay).
    pub fn resume(mut self) -> Result<(Position, Self), RecordError> {
        let (position, missing) = self.walk(&mut ())?;
        self.events
            .extend(missing.into_iter().map(RecordEntry::from));
        Ok((position, self))
    }

    /// The move that an event records, if it is a decision.
    #[must_use]
    pub fn decided(event: &Event) -> Option<(Side, Move)> {
        decided(event)
    }

    /// The moves of a side, in order.
    pub fn moves(&self, side: Side) -> impl Iterator<Item = Move> {
        let all = self.events.iter().filter_map(|entry| decided(&entry.event));
        all.filter(move |&(by, _)| by == side).map(|(_, m)| m)
    }

    fn walk(
        &self,
        observer: &mut impl EventObserver,
    ) -> Result<(Position, Vec<Event>), RecordError> {
        let mut comparer = ReplayComparer::new(&self.events, observer);
        let setup = Setup {
            config: self.config,
            deal: self.deal(),
        };
        let mut position = Position::observed(setup, &mut comparer)
            .map_err(|problem| FormatError::Field(problem.to_string()))?;
        let replayed = comparer.replay(|comparer, _, written| {
            let (side, m) = recorded_move(&position, written)?;
            let played = position.play_observed(side, m, comparer);
            played.map_err(EventError::Refused)
        });
        replayed.map(|()| (position, comparer.take_missing()))
    }

    /// The deal that the events tell; what they do not tell is the seed's. A wrong event is found when it is compared.
    #[must_use]
    pub fn deal(&self) -> Deal {
        let mut deal = Deal::of_seed(self.seed);
        let events = || self.events.iter().map(|entry| entry.event);
        if let Some(Event::Deal {
            side: Side::North,
            cards,
        }) = events().next()
        {
            deal.north = cards.into_iter().collect();
        }
        if let Some(Event::Pile { territories }) = events().nth(2) {
            deal.pile = territories;
        }
        let lot = events().find_map(|event| match event {
            Event::Lot { winner } => Some(winner),
            _ => None,
        });
        deal.lot = lot.unwrap_or(deal.lot);
        deal
    }

    /// Plays the same decisions in the same set-up, as the seed deals it: the same record again if its seed dealt this
    /// game.
    ///
    /// # Errors
    /// The first move that is illegal after the new deal, and why.
    pub fn play_again(&self) -> Result<Self, RecordError> {
        let (mut position, mut again) =
            Self::start(self.config, self.seed, self.players.clone())
                .map_err(|problem| FormatError::Field(problem.to_string()))?;
        for (at, RecordEntry { event, .. }) in self.events.iter().enumerate() {
            let Some((side, m)) = decided(event) else {
                continue;
            };
            position
                .play_observed(side, m, &mut again)
                .map_err(|refusal| {
                    RecordError::at(at, Some(event), EventError::Refused(refusal))
                })?;
        }
        Ok(again)
    }
}

/// Whose decision an event is, and which move; `None` for a consequence.
fn decided(event: &Event) -> Option<(Side, Move)> {
    Some(match *event {
        Event::Muster { side, cards } => (side, Move::Muster(cards)),
        Event::Call { side, troop } => (side, Move::Call(troop)),
        Event::Lay { side, turn, .. } => (side, Move::Lay(turn)),
        Event::Choose { side, card } => (side, Move::Choose(card)),
        Event::Refill { side, cards } => (side, Move::Refill(cards)),
        Event::Deal { .. }
        | Event::Pile { .. }
        | Event::Duel { .. }
        | Event::Lot { .. }
        | Event::Combat { .. }
        | Event::Capture { .. }
        | Event::End(_) => return None,
    })
}

/// The move that `written` records, if it is one that is due in `position`.
fn recorded_move(position: &Position, written: &Event) -> Result<(Side, Move), EventError> {
    if position.outcome().is_some() {
        return Err(EventError::AfterEnd);
    }
    let due = position
        .to_move()
        .into_iter()
        .find_map(|side| position.decision(side));
    let owes = || {
        let sides: Vec<_> = position.to_move().into_iter().map(Side::name).collect();
        let what = due.map_or("", |decision| task(&decision));
        EventError::OtherDecision(format!("{} must {what} here", sides.join(" and ")))
    };
    let (side, m) = decided(written).ok_or_else(owes)?;
    if let (
        &Event::Lay {
            territory,
            turn,
            terrains,
            ..
        },
        Some(leader),
        Some(DecisionKind::Lay { territory: top }),
    ) = (written, position.leader(), due.map(|due| due.kind))
    {
        if side != leader {
            return Err(EventError::OtherLeader(leader));
        }
        if territory != top {
            return Err(EventError::OtherTop(top));
        }
        if terrains != top.terrains(turn) {
            return Err(EventError::Expected(Event::Lay {
                side,
                territory,
                turn,
                terrains: top.terrains(turn),
            }));
        }
    }
    let answers = due.is_some_and(|due| {
        matches!(
            (due.kind, m),
            (DecisionKind::Muster { .. }, Move::Muster(_))
                | (DecisionKind::Call, Move::Call(_))
                | (DecisionKind::Lay { .. }, Move::Lay(_))
                | (DecisionKind::Choose { .. }, Move::Choose(_))
                | (DecisionKind::Refill { .. }, Move::Refill(_))
        )
    });
    if answers { Ok((side, m)) } else { Err(owes()) }
}

/// What a decision asks for, as the end of `north must …`.
fn task(decision: &Decision) -> &'static str {
    match decision.kind {
        DecisionKind::Muster { .. } => "muster",
        DecisionKind::Call => "call a troop",
        DecisionKind::Lay { .. } => "lay the territory",
        DecisionKind::Choose { .. } => "choose a card",
        DecisionKind::Refill { .. } => "refill",
    }
}

impl<W: EventObserver> EventObserver for ReplayComparer<'_, Event, EventError, W> {
    fn on_event(&mut self, position: &Position, event: Event) {
        if let Some(written) = self.compare(event, difference)
            && W::WATCHES
        {
            self.observer.on_event(position, *written);
        }
    }
}

/// What is wrong with a written event where the rules give `given`.
fn difference(written: &Event, given: Event) -> Option<EventError> {
    if written.agrees(&given) {
        return None;
    }
    if let (
        Event::Combat { n, cards, .. },
        Event::Combat {
            n: due,
            cards: fought,
            ..
        },
    ) = (written, &given)
        && n == due
        && let Some(side) = Side::ALL
            .into_iter()
            .find(|&side| cards[side] != fought[side])
    {
        let card = fought[side];
        return Some(EventError::OtherCard { side, card });
    }
    Some(EventError::Expected(given))
}
