//! What two people have pressed and not confirmed. Nothing on the screen, in sound or elsewhere reads it: all that is
//! shown is how many have been pressed, which is the same whatever they are.

use bevy::prelude::*;

use super::beats::{EventQueue, Happened};
use super::bot_turn::Due;
use super::lamp::{Lamp, LampSystems, Lit};
use super::refusal::{RefusalReason, Refused};
use super::rules::confirm;
use super::selection::apply_inputs;
use super::session::{TABLE_UPDATE, TableSystems};
use super::signs::{Pick, SIGNS, SecretSigns, SignSheet};
use super::{DisplayedView, Rules, Secrecy, TABLE, Turn, sounds};
use fayance_rules::{BySide, Card, Cards, Decision, DecisionKind, Move, Row, Side};
use kit_input::{Action, Layer, Presses};
use kit_table::device_nudge::PointOut;
use kit_table::flow::time_passes;
use kit_table::{RecordChanged, SeatDevices};
use kit_theme::sound::{PlaySound, Sound};

/// What one person has pressed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Secret {
    /// The decision that it is for.
    due: Option<Due>,
    /// The first of two signs.
    first: Option<Action>,
    /// What is chosen so far.
    picks: Vec<Pick>,
    /// Whether the confirm button is held, where a light walks.
    holds: bool,
    /// Whether it shall be confirmed when the light has been everywhere.
    wants: bool,
}

/// What both have pressed.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Secrets(BySide<Secret>);

impl Secrets {
    /// What a side has chosen and not confirmed. For tests: nothing at the table may ask.
    #[must_use]
    pub fn of(&self, side: Side) -> &[Pick] {
        &self.0[side].picks
    }
}

/// How many choices of each side are known to have been made. Where a light walks, only from when it has been
/// everywhere.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ChoicesMade(pub BySide<u8>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Secrets>()
        .init_resource::<ChoicesMade>()
        .add_systems(
            TABLE_UPDATE,
            press
                .in_set(TableSystems::Apply)
                .after(LampSystems)
                .before(apply_inputs)
                .run_if(resource_exists::<DisplayedView>)
                .run_if(in_state(TABLE))
                .run_if(time_passes),
        )
        .add_systems(OnExit(TABLE), forget);
}

fn forget(mut secrets: ResMut<Secrets>, mut made: ResMut<ChoicesMade>) {
    *secrets = Secrets::default();
    *made = ChoicesMade::default();
}

impl Secret {
    /// Chooses, or changes the choice of one.
    fn pick(&mut self, pick: Pick, sheet: &SignSheet) {
        let Pick::Call(card) = pick else {
            self.picks = vec![pick];
            return;
        };
        let chosen = self.picks.iter().filter(|&&known| known == pick).count();
        let left = usize::from(Cards::of_kind(sheet.from, card)) > chosen;
        if left && self.picks.len() < usize::from(sheet.count) {
            self.picks.push(pick);
        }
    }

    /// A sign is pressed.
    fn press(&mut self, sign: Action, sheet: &SignSheet) {
        let found = match self.first.take() {
            Some(first) => sheet.under(&[first, sign]),
            None if sheet.is_double() => {
                self.first = Some(sign);
                return;
            }
            None => sheet.under(&[sign]),
        };
        if let Some(pick) = found {
            self.pick(pick, sheet);
        }
    }

    fn take_back(&mut self) {
        self.first = None;
        self.picks.clear();
        self.wants = false;
    }

    /// The move.
    fn chosen(
        &self,
        decision: Decision,
        sheet: &SignSheet,
        shown: &DisplayedView,
    ) -> Result<Move, RefusalReason> {
        let called: Vec<Card> = (self.picks.iter())
            .filter_map(|pick| match pick {
                Pick::Call(card) => Some(*card),
                _ => None,
            })
            .collect();
        let row = || {
            let row = Row::new(&called).unwrap_or_default();
            sheet.whole_reserve().unwrap_or(row)
        };
        let nothing = RefusalReason::Nothing(decision.kind);
        let m = match (decision.kind, self.picks.first()) {
            (DecisionKind::Muster { .. }, _) => Move::Muster(row()),
            (DecisionKind::Refill { .. }, _) => Move::Refill(row()),
            (DecisionKind::Call, Some(&Pick::Troop(troop))) => Move::Call(troop),
            (DecisionKind::Choose { .. }, Some(&Pick::Slot(at))) => {
                let slots = shown.view.sides[decision.side].slots;
                let card = slots.get(usize::from(at)).copied().flatten();
                Move::Choose(card.ok_or(nothing)?)
            }
            _ => return Err(nothing),
        };
        decision.check(m).map_err(RefusalReason::Rule)?;
        Ok(m)
    }
}

/// What counts as a press of somebody who is not to move.
const MOVES: [Action; 7] = [
    Action::Left,
    Action::Up,
    Action::Right,
    Action::Down,
    Action::Confirm,
    Action::Commit,
    Action::Decline,
];

/// Takes the presses of both, and confirms.
fn press(
    (presses, devices): (Res<Presses>, Res<SeatDevices>),
    turn: Res<Turn>,
    (signs, lamp, lit): (Res<SecretSigns>, Res<Lamp>, Res<Lit>),
    mut secrets: ResMut<Secrets>,
    mut made: ResMut<ChoicesMade>,
    (mut rules, mut events): (ResMut<Rules>, ResMut<EventQueue>),
    mut displayed: ResMut<DisplayedView>,
    mut happened: MessageWriter<Happened>,
    mut changed: MessageWriter<RecordChanged>,
    mut refused: MessageWriter<Refused>,
    mut requests: MessageWriter<PointOut>,
    mut commands: Commands,
) {
    if *turn != Turn::Together {
        secrets.set_if_neq(Secrets::default());
        made.set_if_neq(ChoicesMade::default());
        return;
    }
    let light = rules.secrecy() == Secrecy::Light;
    let mut confirms = BySide([false; 2]);
    for side in Side::ALL {
        let secret = &mut secrets.0[side];
        let due = signs.0[side].as_ref().map(SignSheet::due);
        if secret.due != due {
            *secret = Secret {
                due,
                ..Secret::default()
            };
        }
        let (Some(device), Some(sheet)) = (devices.get(side.index()), &signs.0[side]) else {
            continue;
        };
        if light {
            let held = presses.holds_on(device, Action::Confirm);
            if let (true, false, Some(pick)) = (secret.holds, held, lit.0[side]) {
                secret.pick(pick, sheet);
            }
            secret.holds = held;
        }
        if light && lamp.ends_round(sheet.picks.len()) {
            made.0[side] = secret.picks.len() as u8;
            confirms[side] = core::mem::take(&mut secret.wants);
        }
    }
    for press in presses.made().filter(|press| press.layer == Layer::Page) {
        let of = |side: &Side| devices.get(side.index()) == Some(press.device);
        let owes = |side: Side| signs.0[side].is_some();
        let Some(side) = Side::ALL.into_iter().find(of).filter(|&side| owes(side)) else {
            // A device without a seat, or whose person has confirmed already.
            let waits = Side::ALL.into_iter().find(|&side| owes(side));
            if let Some(side) = waits.filter(|_| MOVES.contains(&press.action)) {
                requests.write(PointOut(side.index()));
            }
            continue;
        };
        let secret = &mut secrets.0[side];
        let Some(sheet) = &signs.0[side] else {
            continue;
        };
        match press.action {
            Action::Back => secret.take_back(),
            Action::Commit if light => secret.wants = true,
            Action::Commit => confirms[side] = true,
            Action::Confirm if !light => confirms[side] = true,
            sign if !light && SIGNS.contains(&sign) => secret.press(sign, sheet),
            _ => {}
        }
    }
    if !light {
        let known = Side::ALL.map(|side| secrets.0[side].picks.len() as u8);
        made.set_if_neq(ChoicesMade(BySide(known)));
    }
    for side in Side::ALL.into_iter().filter(|&side| confirms[side]) {
        let decision = rules.view(side).decision;
        let (Some(decision), Some(sheet)) = (decision, &signs.0[side]) else {
            continue;
        };
        let chosen = secrets.0[side].chosen(decision, sheet, &displayed);
        let played = chosen.and_then(|m| {
            let (rules, events) = (&mut *rules, &mut *events);
            let shown = (&mut *displayed, &mut happened, &mut changed);
            confirm(rules, side, m, events, shown.0, shown.1, shown.2).map_err(RefusalReason::Rule)
        });
        match played {
            Ok(()) => {
                secrets.0[side] = Secret::default();
                made.0[side] = 0;
                commands.write_message(PlaySound::now(sounds::SEAL));
            }
            Err(why) => {
                refused.write(Refused(why));
                commands.write_message(PlaySound::now(Sound::REFUSE));
            }
        }
    }
}
