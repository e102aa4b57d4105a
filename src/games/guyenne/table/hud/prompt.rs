//! The texts of the prompt banner: whose turn it is, what to do now, what is missing. A pure function of the view, the
//! turn and the selection; `prompt_banner` draws them.

use crate::card_pose::stage_castle;
use crate::keys;
use crate::{Seating, Turn};
use crate::{castle_names::castle_name, words};
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::seat::{Camp, Seat};
use guyenne_rules::{Castle, Decision, DecisionKind, Stage, View};
use kit_i18n::LocalizedText;
use kit_rules::message_key::{MessageEnding, MessageKey};
use kit_table::AnyPressLeaves;

/// All that the prompt depends on.
#[derive(Debug, Clone)]
pub(super) struct Situation<'a> {
    /// The displayed view.
    pub view: &'a View,
    /// Who is to act.
    pub turn: Turn,
    /// The cards chosen so far.
    pub cards: Cards,
    /// Whether their values are under the veil: then only their number counts.
    pub veiled: bool,
    /// The castle chosen so far.
    pub castle: Option<Castle>,
    /// Whether the selection can be confirmed.
    pub ready: bool,
    /// Whether it is asked if the player is sure.
    pub asked: bool,
    /// Who plays.
    pub seating: &'a Seating,
    /// Whether it is a demonstration, which any press ends.
    pub demo: bool,
    /// The outcome of the combat on the stage.
    pub outcome: Option<&'a LocalizedText>,
    /// What an exercise asks for.
    pub task: Option<&'a LocalizedText>,
}

impl Situation<'_> {
    /// The name of a castle.
    fn called(&self, castle: Castle) -> LocalizedText {
        castle_name(self.view.config.names, castle)
    }
}

/// The texts of the prompt banner.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Prompt {
    /// What to do now.
    pub line: LocalizedText,
    /// What is missing, or other advice.
    pub hint: Option<LocalizedText>,
    /// What the second button means.
    pub aside: Option<LocalizedText>,
}

impl Prompt {
    fn new(line: LocalizedText) -> Self {
        Self {
            line,
            hint: None,
            aside: None,
        }
    }

    fn hint(self, hint: LocalizedText) -> Self {
        Self {
            hint: Some(hint),
            ..self
        }
    }

    /// The prompt while these cards are chosen for the reserve, of which a partner may have proposed some.
    pub(super) fn reserve(cards: Cards, proposed: Option<Cards>) -> LocalizedText {
        let n = cards.count();
        if proposed == Some(cards) {
            LocalizedText::new(keys::PROMPT_RESERVE_PROPOSED)
        } else if n == 5 {
            LocalizedText::new(keys::PROMPT_RESERVE_DONE)
        } else {
            LocalizedText::new(keys::PROMPT_RESERVE).with("n", n)
        }
    }

    /// The same texts in their short forms, for the brief layout.
    pub(super) fn short(self) -> Self {
        Self {
            line: short(&self.line),
            hint: self.hint.as_ref().map(short),
            aside: self.aside.as_ref().map(short),
        }
    }
}

/// The short form of a prompt or a cost; other texts stay as they are.
fn short(message: &LocalizedText) -> LocalizedText {
    let has_short = ["prompt-", "cost-"]
        .iter()
        .any(|kind| message.key().starts_with(kind));
    if !has_short || message.key().ends_with("-short") {
        return message.clone();
    }
    message.ending(MessageEnding::Short)
}

/// The prompt now.
#[must_use]
pub(super) fn prompt(now: &Situation) -> Prompt {
    let named = |key: MessageKey, seat: Seat| {
        Prompt::new(LocalizedText::new(key).with("name", words::player(now.seating, seat)))
    };
    let prompt = match now.turn {
        Turn::Person(_) => match &now.view.decision {
            Some(decision) if now.asked => Prompt {
                line: LocalizedText::new(keys::PROMPT_SURE),
                ..to_decide(now, decision)
            },
            Some(decision) if now.cards.is_empty() => with_task(now, to_decide(now, decision)),
            Some(decision) => to_decide(now, decision),
            None => Prompt::new(LocalizedText::new(keys::PROMPT_DEAL)),
        },
        Turn::Bot(seat) => named(keys::PROMPT_THINKING, seat),
        Turn::Curtain(seat) => named(keys::PROMPT_WAIT, seat),
        Turn::Over => match now.task {
            Some(task) => Prompt::new(task.clone()),
            None => Prompt::new(LocalizedText::new(keys::PROMPT_OVER)),
        },
        Turn::Busy => meanwhile(now),
    };
    if now.demo && prompt.hint.is_none() {
        return prompt.hint(AnyPressLeaves::prompt());
    }
    prompt
}

/// The prompt below the task of an exercise, if one is set. In a combat the prompt alone is said.
fn with_task(now: &Situation, prompt: Prompt) -> Prompt {
    match now.task {
        Some(task) if stage_castle(now.view).is_none() => {
            Prompt::new(task.clone()).hint(prompt.line)
        }
        _ => prompt,
    }
}

/// The prompt while events are shown.
fn meanwhile(now: &Situation) -> Prompt {
    let view = now.view;
    if let Some(castle) = stage_castle(view) {
        let fought = || {
            match view.defender(castle) {
                Some(camp) => words::of_camp(keys::PROMPT_COMBAT_HELD, camp.enemy()),
                None => LocalizedText::new(keys::PROMPT_COMBAT),
            }
            .with("castle", now.called(castle))
        };
        let line = now.outcome.cloned().unwrap_or_else(fought);
        return Prompt::new(line).hint(LocalizedText::new(keys::PROMPT_SKIP));
    }
    match (view.stage, &view.decision, view.to_move) {
        (Stage::Over(_), ..) => Prompt::new(LocalizedText::new(keys::PROMPT_OVER)),
        (Stage::Refill, ..) if view.round > 1 => {
            Prompt::new(LocalizedText::new(keys::PROMPT_ROUND_END))
        }
        (Stage::Refill, ..) => Prompt::new(LocalizedText::new(keys::PROMPT_DEAL)),
        (_, Some(decision), _) => to_decide(now, decision),
        (_, None, Some(seat)) => Prompt::new(
            LocalizedText::new(keys::PROMPT_WAIT).with("name", words::player(now.seating, seat)),
        ),
        (_, None, None) => Prompt::new(LocalizedText::new(keys::PROMPT_DEAL)),
    }
}

/// The prompt for a person's decision.
fn to_decide(now: &Situation, decision: &Decision) -> Prompt {
    match decision.kind {
        DecisionKind::Reserve { proposed, .. } => Prompt::new(Prompt::reserve(now.cards, proposed)),
        DecisionKind::Give { hand } => {
            let most = hand.count().saturating_sub(1).min(5);
            Prompt::new(LocalizedText::new(keys::PROMPT_GIVE).with("max", most))
                .hint(LocalizedText::new(keys::PROMPT_GIVE_HINT))
        }
        DecisionKind::Order => {
            let first = now.view.first == decision.seat.camp;
            let key = if first {
                keys::PROMPT_ORDER_HINT
            } else {
                keys::PROMPT_ORDER_HINT_SECOND
            };
            Prompt::new(LocalizedText::new(keys::PROMPT_ORDER)).hint(LocalizedText::new(key))
        }
        DecisionKind::Place { castles, most, .. } => {
            let shared = now.view.config.shared(decision.seat.camp);
            let free = castles.count() > 1;
            let line = if !now.cards.is_empty() || (free && now.castle.is_some()) {
                half_chosen(now, most)
            } else {
                placement(now, (!free).then(|| castles.nth(0)), most)
            };
            let prompt = Prompt::new(line);
            let at = if free {
                now.castle
            } else {
                Some(castles.nth(0))
            };
            if let Some(cost) = cost(now, decision, at) {
                prompt.hint(cost)
            } else if matches!(now.view.stage, Stage::Place(0 | 1)) && !shared {
                prompt.hint(LocalizedText::new(keys::PROMPT_KEEP_ONE))
            } else {
                prompt
            }
        }
        DecisionKind::Reinforce { hand, room, .. } => reinforcement(now, decision, hand, room),
        DecisionKind::Answer { castle } => Prompt {
            line: LocalizedText::new(keys::PROMPT_DEFEND).with("castle", now.called(castle)),
            hint: Some(LocalizedText::new(
                if faces_hero(now.view, castle, decision.seat.camp) {
                    keys::PROMPT_DEFEND_HERO
                } else {
                    keys::PROMPT_DEFEND_HINT
                },
            )),
            aside: Some(LocalizedText::new(keys::PROMPT_CONCEDE_HINT)),
        },
        DecisionKind::Lose { played, .. } => losses(now, played),
    }
}

/// Whether the enemy's hero lies face up before a castle: then no sum can defend it.
fn faces_hero(view: &View, castle: Castle, camp: Camp) -> bool {
    let attack = view.front(castle, camp.enemy());
    attack.is_some_and(|front| front.shown && front.cards.is_some_and(Cards::has_hero))
}

/// A placement with nothing chosen yet; `castle` is the castle that the other camp has named, if it has.
fn placement(now: &Situation, castle: Option<Castle>, most: u8) -> LocalizedText {
    match (castle, now.view.stage) {
        (None, Stage::Place(2 | 3)) => LocalizedText::new(keys::PROMPT_SECOND_CASTLE),
        (None, _) => LocalizedText::new(keys::PROMPT_NAME_CASTLE),
        (Some(castle), Stage::Place(2 | 3)) => {
            LocalizedText::new(keys::PROMPT_ANSWER_SECOND).with("castle", now.called(castle))
        }
        (Some(castle), _) => {
            LocalizedText::new(keys::PROMPT_ANSWER).with("castle", now.called(castle))
        }
    }
    .with("max", most)
}

/// A placement or reinforcement with cards, a castle, or both chosen.
fn half_chosen(now: &Situation, most: u8) -> LocalizedText {
    let n = now.cards.count();
    match now.castle.map(|castle| now.called(castle)) {
        None => LocalizedText::new(keys::PROMPT_CHOOSE_CASTLE).with("n", n),
        Some(castle) if n == 0 => LocalizedText::new(keys::PROMPT_CHOOSE_CARDS)
            .with("castle", castle)
            .with("max", most),
        Some(castle) => LocalizedText::new(keys::PROMPT_CONFIRM)
            .with("castle", castle)
            .with("n", n),
    }
}

/// The cost of the attack that is being chosen, once cards are chosen.
fn cost(now: &Situation, decision: &Decision, castle: Option<Castle>) -> Option<LocalizedText> {
    let castle = castle.filter(|_| !now.cards.is_empty())?;
    let camp = decision.seat.camp;
    if now.veiled {
        return words::cost(now.view, castle, camp, None);
    }
    let strongest = words::with_laid(now.view, castle, camp, now.cards).strongest();
    words::cost(now.view, castle, camp, strongest)
}

fn reinforcement(
    now: &Situation,
    decision: &Decision,
    hand: Cards,
    room: [(Castle, u8); 2],
) -> Prompt {
    let open: Vec<(Castle, u8)> = room.into_iter().filter(|&(_, room)| room > 0).collect();
    let most = |castle| {
        let room = open.iter().find(|&&(open, _)| Some(open) == castle);
        room.map_or(0, |&(_, room)| room.min(hand.count()))
    };
    let line = if !now.cards.is_empty() || (open.len() > 1 && now.castle.is_some()) {
        half_chosen(now, most(now.castle))
    } else {
        match open[..] {
            [] if now.view.config.shared(decision.seat.camp) => {
                LocalizedText::new(keys::PROMPT_REINFORCE_FULL_OWN)
            }
            [] => LocalizedText::new(keys::PROMPT_REINFORCE_FULL),
            [(only, _)] => {
                LocalizedText::new(keys::PROMPT_REINFORCE_ONE).with("castle", now.called(only))
            }
            [(a, _), (b, _), ..] => LocalizedText::new(keys::PROMPT_REINFORCE)
                .with("a", now.called(a))
                .with("b", now.called(b)),
        }
    };
    let at = match open[..] {
        [(only, _)] => Some(only),
        _ => now.castle,
    };
    if let Some(cost) = cost(now, decision, at) {
        return Prompt::new(line).hint(cost);
    }
    match last_word(now.view, decision.seat) {
        Some(key) => Prompt::new(line).hint(words::of_camp(key, decision.seat.camp.enemy())),
        None => Prompt::new(line),
    }
}

/// The key of the reason why a pass now ends the reinforcement: no one else holds a card, or all others have passed.
fn last_word(view: &View, seat: Seat) -> Option<MessageKey> {
    let Stage::Reinforce { passes, .. } = view.stage else {
        return None;
    };
    let alone = (view.hands.iter().enumerate()).all(|(at, &held)| at == seat.index() || held == 0);
    // With partners, four passes in a row end it.
    let duel = view.config.teams.0 == [1, 1];
    let turns = if duel { 2 } else { 4 };
    match (alone, passes + 1 == turns) {
        (true, _) if duel => Some(keys::PROMPT_REINFORCE_ALONE),
        (true, _) => Some(keys::PROMPT_REINFORCE_ALONE_SHARED),
        (false, true) if duel => Some(keys::PROMPT_REINFORCE_LAST),
        (false, true) => Some(keys::PROMPT_REINFORCE_LAST_SHARED),
        (false, false) => None,
    }
}

/// The castle is named above the stage.
fn losses(now: &Situation, played: Cards) -> Prompt {
    let strongest = played.strongest().unwrap_or(Card::Two);
    let line =
        LocalizedText::new(keys::PROMPT_LOSSES).with("strongest", words::card_name(strongest));
    if now.ready {
        return Prompt::new(LocalizedText::new(keys::PROMPT_LOSSES_PAID));
    }
    let owed = strongest.value().saturating_sub(now.cards.sum());
    Prompt::new(line).hint(LocalizedText::new(keys::PROMPT_LOSSES_OWED).with("owed", owed))
}

#[cfg(test)]
mod tests;
