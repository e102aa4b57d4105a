//! Which notes a first game has, and what calls for them ([`kit_table::notes`]).
//!
//! A note tells a rule that the table has just shown. What calls for it everybody at the table may know. There is none
//! in the tutorial and in demonstrations, where only bots play, and where two people choose in plain sight.

use bevy::prelude::*;

use super::beats::{Fight, Happening};
use super::session::{TABLE_UPDATE, TableSystems};
use super::{DisplayedView, Happened, Rules, Secrecy, TABLE, Turn};
use crate::keys;
use fayance_rules::ID;
use fayance_rules::{DecisionKind, Side, Stage, TO_WIN, Test, View};
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

const MUSTER: Note = note(keys::NOTE_FAYANCE_MUSTER, keys::FAYANCE_RULE_MUSTER);
const CALL: Note = note(keys::NOTE_FAYANCE_CALL, keys::FAYANCE_RULE_DUEL);
const LAY: Note = note(keys::NOTE_FAYANCE_LAY, keys::FAYANCE_RULE_EDGES);
const LAID: Note = note(keys::NOTE_FAYANCE_LAID, keys::FAYANCE_RULE_SIDES);
const CHOOSE: Note = note(keys::NOTE_FAYANCE_CHOOSE, keys::FAYANCE_RULE_TESTS);
const TROOP: Note = note(keys::NOTE_FAYANCE_TROOP, keys::FAYANCE_RULE_TROOP);
const TERRAIN: Note = note(keys::NOTE_FAYANCE_TERRAIN, keys::FAYANCE_RULE_TERRAIN);
const HALFLING: Note = note(keys::NOTE_FAYANCE_HALFLING, keys::FAYANCE_RULE_HALFLING);
const UNDECIDED: Note = note(keys::NOTE_FAYANCE_UNDECIDED, keys::FAYANCE_RULE_BACK);
const LAST: Note = note(keys::NOTE_FAYANCE_LAST, keys::FAYANCE_RULE_FOURTH);
const CAPTURE: Note = note(keys::NOTE_FAYANCE_CAPTURE, keys::FAYANCE_RULE_CAPTURE);
const REFILL: Note = note(keys::NOTE_FAYANCE_REFILL, keys::FAYANCE_RULE_REFILL_FREE);
const FOUR: Note = note(keys::NOTE_FAYANCE_FOUR, keys::FAYANCE_RULE_KING);

/// Every note.
pub const ALL: [Note; 13] = [
    MUSTER, CALL, LAY, LAID, CHOOSE, TROOP, TERRAIN, HALFLING, UNDECIDED, LAST, CAPTURE, REFILL,
    FOUR,
];

/// What a note is about, which it appears beside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NoteSubject {
    /// The territory.
    #[default]
    Territory,
    /// The army at the near edge, or the cards that are laid out above it.
    Army,
    /// The reserve at the near edge.
    Reserve,
    /// The throne of a side.
    Throne(Side),
}

/// How long a note matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matters {
    /// While this goes on.
    During(Stage),
    /// Until so many territories are captured.
    Captures(usize),
}

impl Matters {
    fn now(self, view: &View) -> bool {
        match self {
            Self::During(stage) => view.stage == stage,
            Self::Captures(most) => view.captures.len() < most,
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
                        .or_else(resource_changed::<AidSettings>),
                ),
        )
        .add_systems(OnExit(TABLE), leave::<NoteSubject, Matters>);
}

/// Calls for the notes about what has just happened and about the decision that is to be made.
fn call_notes(
    mut happened: MessageReader<Happened>,
    displayed: Res<DisplayedView>,
    (rules, turn, exercise): (Option<Res<Rules>>, Res<Turn>, Option<Res<Exercise<Rules>>>),
    (aids, learning): (Res<AidSettings>, Res<Learning>),
    mut subjects: ResMut<Subjects>,
    mut notes: ResMut<Notes>,
) {
    let view = &displayed.view;
    let near = displayed.near();
    let until = Matters::Captures(view.captures.len() + 2);
    let about = happened.read().flat_map(|Happened(what)| about(what, near));
    let mut due: Vec<_> = about.map(|(note, at)| (note, at, until)).collect();
    if matches!(*turn, Turn::Person(_)) {
        due.extend(about_decision(view));
    }
    let wanted = rules.is_some_and(|rules| {
        let config = rules.config();
        let plays = config.people().next().is_some() && !config.demo && config.script.is_none();
        let plain = config.is_shared() && rules.secrecy() != Secrecy::Curtain;
        plays && !plain && exercise.is_none() && aids.first_game_notes
    });
    if wanted {
        subjects.call(due, &mut notes, &learning);
    }
    if !notes.is_empty() {
        subjects.keep(&mut notes, |matters| matters.now(view));
    }
}

/// The notes about what happened; `near` is the side at the near edge.
fn about(happening: &Happening, near: Side) -> Vec<(Note, NoteSubject)> {
    match happening {
        Happening::Laid { side, .. } if *side != near => vec![(LAID, NoteSubject::Territory)],
        Happening::Fought(fight) => vec![(of_fight(fight), NoteSubject::Territory)],
        Happening::Captured { side, held, .. } => {
            let four = Side::ALL.into_iter().find(|&side| held[side] + 1 == TO_WIN);
            let four = four.map(|side| (FOUR, NoteSubject::Throne(side)));
            let capture = (CAPTURE, NoteSubject::Throne(*side));
            [Some(capture), four].into_iter().flatten().collect()
        }
        _ => Vec::new(),
    }
}

/// The note about what settled a combat.
fn of_fight(fight: &Fight) -> Note {
    match fight.result.by {
        _ if fight.n == 4 => LAST,
        Test::Troop => TROOP,
        Test::Terrain => TERRAIN,
        Test::Halfling => HALFLING,
        Test::Undecided => UNDECIDED,
        Test::Fourth => LAST,
    }
}

/// The note about the decision that a person is to make.
fn about_decision(view: &View) -> Option<(Note, NoteSubject, Matters)> {
    let (note, subject) = match view.decision?.kind {
        DecisionKind::Muster { .. } => (MUSTER, NoteSubject::Army),
        DecisionKind::Call => (CALL, NoteSubject::Territory),
        DecisionKind::Lay { .. } => (LAY, NoteSubject::Territory),
        DecisionKind::Choose { .. } => (CHOOSE, NoteSubject::Army),
        DecisionKind::Refill { .. } => (REFILL, NoteSubject::Reserve),
    };
    Some((note, subject, Matters::During(view.stage)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::words;
    use fayance_rules::rulebook::paragraph;
    use kit_i18n::Language;
    use kit_table::notes::assert_all_are_said;

    #[test]
    fn every_note_has_words_and_a_paragraph() {
        let has = |key: MessageKey| paragraph(key.id()).is_some();
        let said = assert_all_are_said(&ALL, words(Language::En), has);
        assert_eq!(said, ALL.len());
    }
}
