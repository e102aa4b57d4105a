//! What a person has planned and not yet committed, and what table inputs do with it.

use bevy::prelude::*;

use super::beats::EventQueue;
use super::cursor::Cursor;
use super::plan::{Deed, Plan};
use super::plan_presses::{Done, answer, look_around};
use super::refusal::{RefusalReason, Refused};
use super::rules::{confirm, undo};
use super::session::{BeginSystems, TABLE, TABLE_UPDATE, TableSystems};
use super::{DisplayedView, Rules, StartMatch, Turn};
use crate::keys;
use guesclin_ai as ai;
use guesclin_rules::preview::ThreatMap;
use guesclin_rules::{Banner, Board, Camp, Fighter, Hex, Move, Order, Stage, View};
use kit_rules::seed::Seed;
use kit_table::exercise::{HasExercises, JudgedInput, add_exercises};
use kit_table::turns::take_turns;
use kit_table::{GameSwitch, GameSwitches, RecordChanged, SwitchGroup};
use kit_theme::sound::{PlaySound, Sound};

/// Whether one press moves a figure where no die is thrown; else it proposes the move.
pub const QUICK_MOVES: GameSwitch = GameSwitch {
    name: "quick_moves",
    caption: keys::GUESCLIN_QUICK_MOVES,
    group: SwitchGroup::Play,
    default: false,
};

/// What is chosen for the decision on screen, and what is looked at.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Selection {
    /// The activation it is for: stage, round and banner.
    of: Option<(bool, u8, Banner)>,
    /// The plan.
    pub plan: Plan,
    /// Whether the orders are offered.
    pub orders: bool,
    /// Whether it is shown where the enemies could strike.
    pub threat: bool,
    /// The enemies who are marked, so that the threat is theirs alone.
    pub marked: Vec<Fighter>,
    /// The fighter whom a finger has tapped to see what the enemy who is looked at could do to them.
    pub(super) asked: Option<Fighter>,
}

impl Selection {
    /// What the marked enemies of `own` threaten, or all if none is marked.
    #[must_use]
    pub fn threats(&self, board: &Board, own: Camp) -> ThreatMap {
        board.threats(own.other()).of(&self.marked)
    }

    /// While the threat is shown, a press on an enemy of `own` marks them, or no longer, and looks at them or not.
    /// Returns whether the hex is such an enemy's.
    pub(super) fn mark(&mut self, board: &Board, own: Camp, at: Hex) -> bool {
        let foe = board.on(at).filter(|&who| board.camp(who) != own);
        let Some(foe) = foe.filter(|_| self.threat) else {
            return false;
        };
        if let Some(known) = self.marked.iter().position(|&who| who == foe) {
            self.marked.remove(known);
            self.plan.choose(None);
        } else {
            self.marked.push(foe);
            self.plan.choose(Some(foe));
        }
        true
    }
}

/// What a hex is pressed with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HexPress {
    /// A mouse, which has shown what there is to read there before.
    Mouse,
    /// A finger, which shows it only by its tap.
    Finger,
    /// A key or a pad, at the cursor.
    Cursor,
}

/// What a person does at the table.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableInput {
    /// Presses a hex; with keys or a pad, the same hex again commits.
    Hex(Hex, HexPress),
    /// Chooses a fighter.
    Fighter(Fighter),
    /// Chooses a deed, or takes it back.
    Deed(Deed),
    /// Opens the orders, or closes them.
    Orders,
    /// Proposes an order.
    Order(Order),
    /// Shows the enemies' threat, or hides it.
    Threat,
    /// Commits what is planned.
    Commit,
    /// Ends the activation; in a placement, lets a bot place the others, the last one as a plan.
    Finish,
    /// Takes back the last part of the plan, or the last move.
    Back,
    /// The next fighter who may act.
    NextFighter,
    /// The fighter before, of those who may act.
    PreviousFighter,
    /// The next enemy.
    NextTarget,
}

/// What an input has come to, before it counts.
#[derive(Debug, Clone)]
pub enum Tried {
    /// Something is planned or chosen.
    Planned,
    /// These moves would be made.
    Moves(Vec<Move>),
    /// A move would be taken back.
    Undo,
}

/// What a person at the table is about to do.
#[derive(Debug, Clone)]
pub enum Attempt {
    /// Press this, whatever it comes to.
    Press(TableInput),
    /// Plan or do something.
    Plan {
        /// The board.
        board: Box<Board>,
        /// What is chosen then.
        selection: Box<Selection>,
        /// What it comes to.
        tried: Tried,
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
        )
        .add_systems(OnExit(TABLE), forget);
}

fn forget(mut selection: ResMut<Selection>) {
    *selection = Selection::default();
}

/// What a plan belongs to.
fn occasion(board: &Board) -> Option<(bool, u8, Banner)> {
    let drops = matches!(board.stage(), Stage::Drop(_));
    Some((drops, board.round(), board.to_move()?))
}

/// A decision that is new on screen has nothing planned.
fn begin_choice(displayed: Res<DisplayedView>, turn: Res<Turn>, mut selection: ResMut<Selection>) {
    let board = displayed.board();
    let of = turn.person().and_then(|_| occasion(board));
    if *turn != Turn::Busy && selection.of != of {
        *selection = Selection {
            of,
            threat: selection.threat,
            marked: core::mem::take(&mut selection.marked),
            ..Selection::default()
        };
        // Whoever decides now may be of the other camp.
        if let Some((.., banner)) = of {
            let foe = |who: &Fighter| board.camp(*who) != banner.camp();
            selection.marked.retain(foe);
        }
    }
    // Whoever has left the map is looked at no longer.
    let gone = |who: &Fighter| board.round() > 0 && board.at(*who).is_none();
    if *turn != Turn::Busy && selection.plan.fighter.is_some_and(|who| gone(&who)) {
        selection.plan.choose(None);
    }
    if *turn != Turn::Busy && selection.marked.iter().any(gone) {
        selection.marked.retain(|who| !gone(who));
    }
}

/// Does what the inputs say.
fn apply_inputs(
    mut inputs: MessageReader<TableInput>,
    turn: Res<Turn>,
    displayed: Res<DisplayedView>,
    mut selection: ResMut<Selection>,
    mut cursor: ResMut<Cursor>,
    mut rules: ResMut<Rules>,
    mut events: ResMut<EventQueue>,
    mut changed: MessageWriter<RecordChanged>,
    mut refused: MessageWriter<Refused>,
    mut judged: JudgedInput<Rules>,
    switches: Res<GameSwitches>,
    mut commands: Commands,
) {
    if judged.is_halted() {
        inputs.clear();
        return;
    }
    let led = judged.is_exercise();
    for &input in inputs.read() {
        if turn.person().is_some() && !judged.allows(Attempt::Press(input)) {
            continue;
        }
        let input = match input {
            // A coach waits for the choice.
            TableInput::Hex(at, HexPress::Finger) if led => TableInput::Hex(at, HexPress::Mouse),
            input => input,
        };
        if input == TableInput::Threat {
            selection.threat = !selection.threat;
            continue;
        }
        let Turn::Person(banner) = *turn else {
            look_around(&mut selection, &displayed, *turn, input);
            continue;
        };
        if !events.is_empty() {
            // A move of this frame is to be shown first.
            continue;
        }
        let board = displayed.board();
        let before = selection.clone();
        let quick = switches.is_on(&QUICK_MOVES) && !led;
        let done = answer(&mut selection, &mut cursor, board, banner, input, quick);
        if let (true, Ok(what)) = (led, &done) {
            let tried = what.tried();
            let chosen =
                matches!(tried, Tried::Planned) && !selection.plan.is_made() && !selection.orders;
            let attempt = Attempt::Plan {
                board: Box::new(board.clone()),
                selection: Box::new(selection.clone()),
                tried,
            };
            if !judged.allows(attempt) {
                // Another fighter may be looked at; all else goes back.
                if !chosen {
                    *selection = before;
                }
                continue;
            }
        }
        let done = done.and_then(|done| match done {
            Done::Planned => Ok(()),
            Done::Play(moves) => {
                let mut played = false;
                // The figure that was placed last stays in sight until the board shows it.
                let place = selection.plan.place;
                for m in moves {
                    let legal = confirm(&mut rules, banner, m, &mut events, &mut changed);
                    match legal {
                        Ok(()) => played = true,
                        Err(_) if played => break,
                        Err(why) => return Err(RefusalReason::Rule(why)),
                    }
                }
                // Whoever may do more stays chosen.
                let now = rules.shown();
                let may = |who: &Fighter| now.board().check_acts(*who).is_ok();
                let fighter = selection.plan.fighter.filter(may);
                selection.plan.choose(fighter);
                selection.plan.place = place;
                selection.orders = false;
                Ok(())
            }
            Done::Undo => {
                let undone = undo(&mut rules, &mut events, &mut changed);
                undone.then_some(()).ok_or(RefusalReason::Sealed)
            }
            Done::Arrange => {
                let last = arrange(&mut rules, banner, &mut events, &mut changed);
                if let Some((who, at)) = last {
                    selection.plan.place_last(who, at);
                }
                Ok(())
            }
        });
        match done {
            Ok(()) => {
                if *selection != before {
                    commands.write_message(PlaySound::now(Sound::PICK));
                }
            }
            Err(why) => {
                *selection = before;
                refused.write(Refused(why));
                commands.write_message(PlaySound::now(Sound::REFUSE));
            }
        }
    }
}

/// Places the fighters of a banner who are not placed yet, as a bot would, but for the last: returns where that one
/// would stand.
fn arrange(
    rules: &mut Rules,
    banner: Banner,
    events: &mut EventQueue,
    changed: &mut MessageWriter<RecordChanged>,
) -> Option<(Fighter, Hex)> {
    let mut bot = ai::bot(super::request::DEFAULT_BOT, Seed(1)).ok()?;
    loop {
        let view: View = rules.view(banner);
        let board = &view.board;
        let waits = |who: &Fighter| board.at(*who).is_none();
        let waiting = board.of_banner(banner).filter(waits).count();
        let Move::Place { who, at } = bot.choose(&view)? else {
            return None;
        };
        if waiting == 1 {
            return Some((who, at));
        }
        confirm(rules, banner, Move::Place { who, at }, events, changed).ok()?;
    }
}
