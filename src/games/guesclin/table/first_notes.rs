//! Which notes a first game has, and what calls for them ([`kit_table::notes`]).
//!
//! A note tells a rule when the table shows it for the first time: by what has happened, by the decision that is to be
//! made, by what is planned. There is none in the tutorial and in demonstrations, and where only bots play.

use bevy::prelude::*;

use super::plan::Deed;
use super::session::{TABLE, TABLE_UPDATE, TableSystems};
use super::{DisplayedView, Happened, Rules, Selection, Turn};
use crate::keys;
use guesclin_rules::ID;
use guesclin_rules::{Banner, Board, Event, Hex, HitResult, Stage};
use kit_rules::message_key::MessageKey;
use kit_table::exercise::Exercise;
use kit_table::note_subjects::{NoteSubjects, leave};
use kit_table::{AidSettings, Learning, Note, Notes};

const fn note(key: MessageKey, paragraph: MessageKey) -> Note {
    Note {
        game: ID,
        key,
        paragraph,
    }
}

const AIM: Note = note(keys::NOTE_GUESCLIN_AIM, keys::GUESCLIN_RULE_AIM);
const BANNERS: Note = note(keys::NOTE_GUESCLIN_BANNERS, keys::GUESCLIN_RULE_ROUND);
const ORDERS: Note = note(keys::NOTE_GUESCLIN_ORDERS, keys::GUESCLIN_RULE_ORDERS);
const REACH: Note = note(keys::NOTE_GUESCLIN_REACH, keys::GUESCLIN_RULE_MOVE);
const UNDO: Note = note(keys::NOTE_GUESCLIN_UNDO, keys::GUESCLIN_RULE_TABLE_UNDO);
const SUM: Note = note(keys::NOTE_GUESCLIN_SUM, keys::GUESCLIN_RULE_ATTACK);
const LINE: Note = note(keys::NOTE_GUESCLIN_LINE, keys::GUESCLIN_RULE_COVER);
const DICE: Note = note(keys::NOTE_GUESCLIN_DICE, keys::GUESCLIN_RULE_POOL);
const RIPOSTE: Note = note(keys::NOTE_GUESCLIN_RIPOSTE, keys::GUESCLIN_RULE_RIPOSTE);
const STUNNED: Note = note(keys::NOTE_GUESCLIN_STUNNED, keys::GUESCLIN_RULE_STUNNED);
const OUT: Note = note(keys::NOTE_GUESCLIN_OUT, keys::GUESCLIN_RULE_RESULT);
const OBJECT: Note = note(keys::NOTE_GUESCLIN_OBJECT, keys::GUESCLIN_RULE_LOAD);
const FALL: Note = note(keys::NOTE_GUESCLIN_FALL, keys::GUESCLIN_RULE_FALL);
const THREAT: Note = note(keys::NOTE_GUESCLIN_THREAT, keys::GUESCLIN_RULE_TABLE_ODDS);
const ROUND: Note = note(keys::NOTE_GUESCLIN_ROUND, keys::GUESCLIN_RULE_ENDS);

/// Every note.
pub const ALL: [Note; 15] = [
    AIM, BANNERS, ORDERS, REACH, UNDO, SUM, LINE, DICE, RIPOSTE, STUNNED, OUT, OBJECT, FALL,
    THREAT, ROUND,
];

/// What a note is about, which it appears beside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NoteSubject {
    /// A hex of the map.
    Hex(Hex),
    /// The plate with the figure, or with the odds.
    #[default]
    Plate,
    /// The banners in their order.
    Ribbon,
    /// What decides the scenario.
    Aim,
    /// The button for the enemies' threat.
    Threat,
    /// The button for the orders.
    Orders,
    /// The button that takes back.
    Back,
}

/// How long a note matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matters {
    /// While this banner is to act in this round.
    Activation(u8, Banner),
    /// Until this round is over.
    Round(u8),
}

impl Matters {
    fn now(self, board: &Board) -> bool {
        match self {
            Self::Activation(round, banner) => {
                board.round() == round && board.to_move() == Some(banner)
            }
            Self::Round(last) => board.round() <= last,
        }
    }
}

/// What the notes that were called are about, and how long they matter.
pub type Subjects = NoteSubjects<NoteSubject, Matters>;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Subjects>()
        .add_systems(
            TABLE_UPDATE,
            call_notes
                .after(TableSystems::Sync)
                .before(TableSystems::Show)
                .before(kit_table::notes::NoteSystems(ID))
                .run_if(in_state(TABLE).and_then(resource_exists::<DisplayedView>))
                .run_if(
                    on_message::<Happened>
                        .or_else(resource_changed::<Turn>)
                        .or_else(resource_changed::<Selection>)
                        .or_else(resource_changed::<AidSettings>),
                ),
        )
        .add_systems(OnExit(TABLE), leave::<NoteSubject, Matters>);
}

/// Calls for the notes about what has just happened, about the decision that is to be made and about the plan.
fn call_notes(
    mut happened: MessageReader<Happened>,
    displayed: Res<DisplayedView>,
    (rules, turn, exercise): (Option<Res<Rules>>, Res<Turn>, Option<Res<Exercise<Rules>>>),
    selection: Res<Selection>,
    (aids, learning): (Res<AidSettings>, Res<Learning>),
    mut subjects: ResMut<Subjects>,
    mut notes: ResMut<Notes>,
) {
    let board = displayed.board();
    let until = Matters::Round(board.round() + 1);
    let about = happened
        .read()
        .flat_map(|Happened(event)| about(event, board));
    let mut due: Vec<_> = about.map(|(note, at)| (note, at, until)).collect();
    if let Some(banner) = turn.person() {
        due.extend(about_decision(board, banner, &selection));
    }
    let wanted = rules.is_some_and(|rules| {
        let config = rules.config();
        let plays = Banner::ALL
            .into_iter()
            .any(|banner| config.player(banner).is_human());
        plays
            && !config.demo
            && config.script.is_none()
            && exercise.is_none()
            && aids.first_game_notes
    });
    if wanted {
        subjects.call(due, &mut notes, &learning);
    }
    if !notes.is_empty() {
        subjects.keep(&mut notes, |matters| matters.now(board));
    }
}

/// The notes about what happened.
fn about(event: &Event, board: &Board) -> Vec<(Note, NoteSubject)> {
    let hex = |who| board.at(who).map_or(NoteSubject::Ribbon, NoteSubject::Hex);
    let hit = |who, result| match result {
        HitResult::Stunned => Some((STUNNED, hex(who))),
        HitResult::Neutralised => Some((OUT, NoteSubject::Ribbon)),
        HitResult::Miss | HitResult::Drop => None,
    };
    let notes = match event {
        Event::Activate { .. } if board.round() == 1 => {
            [Some((BANNERS, NoteSubject::Ribbon)), None]
        }
        Event::Round { n } if *n > 1 => [Some((ROUND, NoteSubject::Ribbon)), None],
        Event::Attack(blow) => [
            Some((DICE, hex(blow.target))),
            hit(blow.target, blow.result),
        ],
        Event::Riposte(blow) => [
            Some((RIPOSTE, hex(blow.who))),
            hit(blow.target, blow.result),
        ],
        Event::Shoot(shot) => [
            Some((DICE, hex(shot.target))),
            hit(shot.target, shot.result),
        ],
        Event::Take { who, .. } | Event::Give { to: who, .. } => [Some((OBJECT, hex(*who))), None],
        Event::Drop { at, .. } => [Some((FALL, NoteSubject::Hex(*at))), None],
        _ => [None, None],
    };
    notes.into_iter().flatten().collect()
}

/// The notes about the decision that a person is to make, and about what they plan.
fn about_decision(
    board: &Board,
    banner: Banner,
    selection: &Selection,
) -> Vec<(Note, NoteSubject, Matters)> {
    let now = Matters::Activation(board.round(), banner);
    if !matches!(board.stage(), Stage::Act(_)) {
        return Vec::new();
    }
    let plan = &selection.plan;
    let hex = |who| board.at(who).map_or(NoteSubject::Plate, NoteSubject::Hex);
    let mut due = Vec::new();
    // What is planned is told before what could be.
    match plan.deed {
        Some(Deed::Attack(_)) => due.push((SUM, NoteSubject::Plate, now)),
        Some(Deed::Shoot(target)) => due.push((LINE, hex(target), now)),
        _ => {}
    }
    if let Some(who) = plan.actor(board) {
        due.push((REACH, hex(who), now));
    }
    due.push((AIM, NoteSubject::Aim, Matters::Round(board.round() + 1)));
    if board.may_order() && board.round() > 1 {
        due.push((ORDERS, NoteSubject::Orders, now));
    }
    if board.moved().is_some() {
        due.push((UNDO, NoteSubject::Back, now));
    }
    if board.round() > 1 {
        due.push((THREAT, NoteSubject::Threat, now));
    }
    due
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::words;
    use guesclin_rules::rulebook::paragraph;
    use kit_i18n::Language;
    use kit_table::notes::assert_all_are_said;

    #[test]
    fn every_note_has_words_and_a_paragraph() {
        let has = |key: MessageKey| paragraph(key.id()).is_some();
        let said = assert_all_are_said(&ALL, words(Language::En), has);
        assert_eq!(said, ALL.len());
    }
}
