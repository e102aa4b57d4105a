//! What a person has chosen and not yet confirmed, and what presses do with it.

use bevy::prelude::*;

use super::beats::{EventQueue, Happened};
use super::card::{CardLocation, Owner, Placement, Value};
use super::refusal::{RefusalReason, Refused};
use super::rules::confirm;
use super::session::{BeginSystems, TABLE_UPDATE, TableSystems};
use super::{DisplayedView, Rules, StartMatch, TABLE, Turn, sounds};
use fayance_rules::{Card, Decision, DecisionKind, Move, Row, Side, TURNS, Troop};
use kit_table::exercise::{HasExercises, JudgedInput, add_exercises};
use kit_table::turns::take_turns;
use kit_table::{AidSettings, RecordChanged};
use kit_theme::sound::{PlaySound, Sound};

/// What is chosen for the decision on screen.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Selection {
    /// The decision it is for.
    decision: Option<Decision>,
    /// The cards to be called up, in the order of the slots that they take.
    pub row: Vec<Card>,
    /// The slot of the card for the next combat.
    pub slot: Option<u8>,
    /// The troop to be called.
    pub troop: Option<Troop>,
    /// By how many quarters the territory is turned.
    pub quarter: u8,
    /// Whether the choice has been confirmed once, where a second press is asked for.
    pub asked: bool,
}

/// What a person does at the table.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableInput {
    /// Chooses this card, or takes it back.
    Card(Entity),
    /// Chooses a troop.
    Call(Troop),
    /// Turns the territory by a quarter.
    Turn,
    /// Confirms.
    Confirm,
    /// Takes the choice back.
    TakeBack,
}

/// What a person at the table is about to do.
#[derive(Debug, Clone)]
pub enum Attempt {
    /// Choose something, or confirm it.
    Choose {
        /// The decision.
        decision: Decision,
        /// What is chosen then.
        selection: Selection,
        /// What is on screen.
        shown: Box<DisplayedView>,
        /// Whether it is to be confirmed.
        confirms: bool,
    },
    /// Ask for a hint.
    Hint,
}

impl HasExercises for Rules {
    type Attempt = Attempt;
}

pub(super) fn plugin(app: &mut App) {
    // What the other side plays in an exercise is what its script has.
    let shows = [TableSystems::Playback, TableSystems::Show];
    add_exercises::<Rules>(app, BeginSystems, shows);
    app.init_resource::<Selection>()
        .add_message::<TableInput>()
        .add_message::<Refused>()
        .add_systems(
            TABLE_UPDATE,
            (
                forget
                    .run_if(on_message::<StartMatch>)
                    .in_set(BeginSystems)
                    .before(TableSystems::Input),
                apply_inputs.in_set(TableSystems::Apply),
                begin_choice
                    .after(take_turns::<Rules>)
                    .before(TableSystems::Sync)
                    .run_if(resource_exists::<DisplayedView>)
                    .run_if(in_state(TABLE)),
            ),
        );
}

impl Selection {
    /// The first choice of a decision: where there is only one, it is made already.
    fn of(decision: Option<Decision>) -> Self {
        let mut selection = Self {
            decision,
            ..Self::default()
        };
        if let Some(DecisionKind::Refill { from, count }) = decision.map(|decision| decision.kind)
            && from.count() == count
        {
            selection.row = from.iter().collect();
        }
        selection
    }

    /// How many cards are due, where cards are called up.
    #[must_use]
    pub fn due(kind: DecisionKind) -> u8 {
        match kind {
            DecisionKind::Muster { .. } => 4,
            DecisionKind::Refill { count, .. } => count,
            DecisionKind::Call | DecisionKind::Lay { .. } | DecisionKind::Choose { .. } => 0,
        }
    }

    /// The move that is chosen.
    ///
    /// # Errors
    /// Nothing has been chosen.
    pub fn chosen(&self, decision: Decision, shown: &DisplayedView) -> Result<Move, RefusalReason> {
        let nothing = RefusalReason::Nothing(decision.kind);
        let row = Row::new(&self.row).unwrap_or_default();
        match decision.kind {
            DecisionKind::Muster { .. } => Ok(Move::Muster(row)),
            DecisionKind::Refill { .. } => Ok(Move::Refill(row)),
            DecisionKind::Lay { .. } => Ok(Move::Lay(self.quarter)),
            DecisionKind::Call => self.troop.map(Move::Call).ok_or(nothing),
            DecisionKind::Choose { .. } => {
                let slot = self.slot.and_then(|slot| {
                    let slots = shown.view.sides[decision.side].slots;
                    slots.get(usize::from(slot)).copied().flatten()
                });
                slot.map(Move::Choose).ok_or(nothing)
            }
        }
    }

    /// Whether anything can be taken back.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.row.is_empty() && self.slot.is_none() && self.troop.is_none() && self.quarter == 0
    }
}

/// A decision that is new on screen has nothing chosen.
fn begin_choice(displayed: Res<DisplayedView>, turn: Res<Turn>, mut selection: ResMut<Selection>) {
    let decision = decision(*turn, &displayed);
    if *turn != Turn::Busy && selection.decision != decision {
        *selection = Selection::of(decision);
    }
}

/// Nothing is chosen for a new game.
fn forget(mut selection: ResMut<Selection>) {
    *selection = Selection::default();
}

/// The decision of the person at the screen.
pub(super) fn decision(turn: Turn, displayed: &DisplayedView) -> Option<Decision> {
    let Turn::Person(side) = turn else {
        return None;
    };
    displayed
        .view
        .decision
        .filter(|decision| decision.side == side)
}

/// Does what the inputs say.
pub(super) fn apply_inputs(
    mut inputs: MessageReader<TableInput>,
    turn: Res<Turn>,
    aids: Res<AidSettings>,
    cards: Query<(&Owner, &Value, &Placement)>,
    mut selection: ResMut<Selection>,
    mut rules: ResMut<Rules>,
    mut events: ResMut<EventQueue>,
    mut displayed: ResMut<DisplayedView>,
    mut happened: MessageWriter<Happened>,
    mut changed: MessageWriter<RecordChanged>,
    mut refused: MessageWriter<Refused>,
    mut judged: JudgedInput<Rules>,
    mut commands: Commands,
) {
    if judged.is_halted() {
        inputs.clear();
        return;
    }
    for &input in inputs.read() {
        let Some(decision) = decision(*turn, &displayed) else {
            // The decision is over: what else was pressed in this frame counts no more.
            continue;
        };
        let before = selection.clone();
        let wish = match input {
            TableInput::Card(card) => match cards.get(card) {
                Ok((owner, value, placement)) => {
                    let called = is_called(&displayed, owner.0, placement.0);
                    choose_card(
                        &mut selection,
                        decision,
                        owner.0,
                        value.0,
                        (placement.0, called),
                    )
                }
                Err(_) => continue,
            },
            TableInput::Call(troop) => {
                let again = selection.troop == Some(troop);
                selection.troop = Some(troop);
                Ok(again)
            }
            TableInput::Turn => match decision.kind {
                DecisionKind::Lay { .. } => {
                    selection.quarter = (selection.quarter + 1) % TURNS;
                    Ok(false)
                }
                _ => continue,
            },
            TableInput::TakeBack => {
                *selection = Selection {
                    decision: selection.decision,
                    ..Selection::default()
                };
                Ok(false)
            }
            TableInput::Confirm => Ok(true),
        };
        let confirmed = match wish {
            Err(why) => {
                refused.write(Refused(why));
                commands.write_message(PlaySound::now(Sound::REFUSE));
                continue;
            }
            Ok(confirmed) => confirmed,
        };
        let attempt = || Attempt::Choose {
            decision,
            selection: selection.clone(),
            shown: Box::new(displayed.clone()),
            confirms: confirmed,
        };
        if judged.is_exercise() && !judged.allows(attempt()) {
            *selection = before;
            commands.write_message(PlaySound::now(Sound::REFUSE));
            continue;
        }
        if !confirmed {
            selection.asked = false;
            if *selection != before {
                commands.write_message(PlaySound::now(match input {
                    TableInput::Turn => sounds::TILE_TURN,
                    _ => Sound::PICK,
                }));
            }
            continue;
        }
        let chosen = selection.chosen(decision, &displayed).and_then(|m| {
            let legal = decision.check(m).map_err(RefusalReason::Rule);
            legal.map(|()| m)
        });
        if chosen.is_ok() && aids.confirm_moves && !selection.asked {
            selection.asked = true;
            continue;
        }
        let played = chosen.and_then(|m| {
            let side = decision.side;
            let (rules, events) = (&mut *rules, &mut *events);
            confirm(
                rules,
                side,
                m,
                events,
                &mut displayed,
                &mut happened,
                &mut changed,
            )
            .map_err(RefusalReason::Rule)
        });
        match played {
            Ok(()) => {
                *selection = Selection::default();
                // A tile that is laid sounds itself.
                if !matches!(decision.kind, DecisionKind::Lay { .. }) {
                    commands.write_message(PlaySound::now(sounds::SEAL));
                }
                inputs.clear();
                return;
            }
            Err(why) => {
                refused.write(Refused(why));
                commands.write_message(PlaySound::now(Sound::REFUSE));
            }
        }
    }
}

/// Whether a card is to be called up to this place: nothing lies there by the rules.
pub(super) fn is_called(displayed: &DisplayedView, side: Side, spot: CardLocation) -> bool {
    let slots = displayed.view.sides[side].slots;
    matches!(spot, CardLocation::Slot(at) if slots.get(usize::from(at)) == Some(&None))
}

/// Chooses a card or takes it back. Whether that confirms the choice: a second press on the card that is to fight.
fn choose_card(
    selection: &mut Selection,
    decision: Decision,
    owner: Side,
    card: Card,
    (spot, called): (CardLocation, bool),
) -> Result<bool, RefusalReason> {
    if owner != decision.side {
        return Err(RefusalReason::Theirs);
    }
    match (decision.kind, spot) {
        (DecisionKind::Choose { .. }, CardLocation::Slot(at)) => {
            let again = selection.slot == Some(at);
            selection.slot = Some(at);
            Ok(again)
        }
        (DecisionKind::Muster { .. } | DecisionKind::Refill { .. }, CardLocation::Register(_)) => {
            let due = Selection::due(decision.kind);
            if selection.row.len() >= usize::from(due) {
                return Err(RefusalReason::Enough(due));
            }
            selection.row.push(card);
            Ok(false)
        }
        (DecisionKind::Muster { .. } | DecisionKind::Refill { .. }, CardLocation::Slot(_))
            if called =>
        {
            match selection.row.iter().rposition(|&chosen| chosen == card) {
                Some(at) => {
                    selection.row.remove(at);
                    Ok(false)
                }
                None => Err(RefusalReason::NotNow),
            }
        }
        _ => Err(RefusalReason::NotNow),
    }
}
