//! What the person to move can do now: the actions of the buttons, and whether the selection can be confirmed.

use bevy::prelude::*;

use super::refusal::RefusalReason;
use super::selection::{candidate, castles, current_decision};
use super::{DisplayedView, Selection, Turn};
use guyenne_rules::{DecisionKind, Move};

/// What a button does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActionKind {
    /// Place cards at a castle that the player names.
    Place,
    /// Place cards at the castle that the other camp named.
    Answer,
    /// Reinforce.
    Reinforce,
    /// Pass the reinforcement.
    Pass,
    /// Show the defending cards.
    Show,
    /// Concede the castle; the defending cards stay face down.
    Concede,
    /// Lose the chosen cards.
    Lose,
    /// Set the chosen cards aside.
    SetAside,
    /// Give the chosen cards to the partner.
    Give,
    /// Say that one plays first oneself this round.
    PlayFirst,
    /// Say that the partner plays first this round.
    PlaySecond,
}

/// The button whose move is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// The first one.
    Commit,
    /// The second one.
    Decline,
}

/// What the person to move can do now.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct AvailableActions {
    /// The first button.
    pub commit: Option<ActionKind>,
    /// The second button.
    pub decline: Option<ActionKind>,
    /// Whether a card or a castle can be put back.
    pub take_back: bool,
    /// The button that a second press confirms, where moves are asked about.
    pub asked: Option<Asked>,
    /// The move of the first button, or why it would be refused; `None` if nobody at the screen decides.
    pub ready: Option<Result<Move, RefusalReason>>,
}

/// Finds the actions that the buttons offer.
pub(super) fn update_available_actions(
    turn: Res<Turn>,
    displayed: Option<Res<DisplayedView>>,
    selection: Res<Selection>,
    mut available: ResMut<AvailableActions>,
) {
    let fresh = current_decision(&turn, displayed.as_deref()).map_or_else(
        AvailableActions::default,
        |decision| {
            let (commit, decline) = match decision.kind {
                DecisionKind::Reserve { .. } => (Some(ActionKind::SetAside), None),
                DecisionKind::Give { .. } => (Some(ActionKind::Give), None),
                DecisionKind::Order => (Some(ActionKind::PlayFirst), Some(ActionKind::PlaySecond)),
                DecisionKind::Place { castles, .. } if castles.count() == 1 => {
                    (Some(ActionKind::Answer), None)
                }
                DecisionKind::Place { .. } => (Some(ActionKind::Place), None),
                DecisionKind::Reinforce { .. } if castles(&decision).count() == 0 => {
                    (None, Some(ActionKind::Pass))
                }
                DecisionKind::Reinforce { .. } => {
                    (Some(ActionKind::Reinforce), Some(ActionKind::Pass))
                }
                DecisionKind::Answer { .. } => (Some(ActionKind::Show), Some(ActionKind::Concede)),
                DecisionKind::Lose { .. } => (Some(ActionKind::Lose), None),
            };
            let ready = candidate(&decision, &selection);
            AvailableActions {
                commit,
                decline,
                asked: selection.asked.map(|asked| {
                    if ready == Ok(asked) {
                        Asked::Commit
                    } else {
                        Asked::Decline
                    }
                }),
                take_back: selection.asked.is_some()
                    || !selection.entities.is_empty()
                    || (selection.castle.is_some() && castles(&decision).count() > 1),
                ready: Some(ready),
            }
        },
    );
    available.set_if_neq(fresh);
}
