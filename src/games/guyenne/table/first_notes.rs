//! Which notes a first game has, and what calls for them ([`kit_table::notes`]).
//!
//! A note tells a rule that the table has just shown. What calls for it everybody at the table may know, and so no note
//! says anything of hidden cards. There is none in exercises and demonstrations and where only bots play.

use bevy::prelude::*;

use super::session::{TABLE_UPDATE, TableSystems};
use super::{CastleTaken, DisplayedView, Happened, Rules, TABLE, Turn};
use crate::keys;
use guyenne_rules::ID;
use guyenne_rules::card::Card;
use guyenne_rules::seat::Camp;
use guyenne_rules::{Castle, Edition, Event, Level, Seen, SeenEvent, Stage, View, groups};
use kit_rules::message_key::MessageKey;
use kit_table::event_queue::game_is_on;
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

const NAMING: Note = note(keys::NOTE_NAMING, keys::RULE_BOTH_CASTLES);
const REINFORCEMENT: Note = note(keys::NOTE_REINFORCEMENT, keys::RULE_REINFORCE);
const SHARING: Note = note(keys::NOTE_SHARING, keys::RULE_GIVE);
/// What an attack costs.
pub(super) const COST: Note = note(keys::NOTE_COST, keys::RULE_LOSS_ATTACK);
const COST_OLD: Note = note(keys::NOTE_COST_OLD, keys::RULE_LOSS_OLD);
const ATTACK: Note = note(keys::NOTE_ATTACK, keys::RULE_SHOW);
const HERO: Note = note(keys::NOTE_HERO, keys::RULE_HERO);
const CONCEDED: Note = note(keys::NOTE_CONCEDED, keys::RULE_CONCEDE);
const TIE: Note = note(keys::NOTE_TIE, keys::RULE_TIE);
const TAKEN: Note = note(keys::NOTE_TAKEN, keys::RULE_SIDES);
const GROUP: Note = note(keys::NOTE_GROUP, keys::RULE_POINTS);
const GROUP_OLD: Note = note(keys::NOTE_GROUP_OLD, keys::RULE_POINTS_OLD);
const PILLAGE: Note = note(keys::NOTE_PILLAGE, keys::RULE_PILLAGE);
const HERO_LOST: Note = note(keys::NOTE_HERO_LOST, keys::RULE_LOSS_ATTACK);
const HERO_LOST_OLD: Note = note(keys::NOTE_HERO_LOST_OLD, keys::RULE_LOSS_OLD);
const PILE_OUT: Note = note(keys::NOTE_PILE_OUT, keys::RULE_RESHUFFLE);
const PILE_OUT_EXPERT: Note = note(keys::NOTE_PILE_OUT_EXPERT, keys::RULE_RESHUFFLE_EXPERT);
const UNSPENT: Note = note(keys::NOTE_UNSPENT, keys::RULE_POINTS_OLD);
const END_NEAR: Note = note(keys::NOTE_END_NEAR, keys::RULE_END_CARDS);
const END_NEAR_EXPERT: Note = note(keys::NOTE_END_NEAR, keys::RULE_END_EXPERT);

/// Every note.
pub const ALL: [Note; 20] = [
    NAMING,
    REINFORCEMENT,
    SHARING,
    COST,
    COST_OLD,
    ATTACK,
    HERO,
    CONCEDED,
    TIE,
    TAKEN,
    GROUP,
    GROUP_OLD,
    PILLAGE,
    HERO_LOST,
    HERO_LOST_OLD,
    PILE_OUT,
    PILE_OUT_EXPERT,
    UNSPENT,
    END_NEAR,
    END_NEAR_EXPERT,
];

/// What a note is about, which it appears beside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NoteSubject {
    /// The row of castles.
    #[default]
    Row,
    /// A castle with the cards before it.
    Castle(Castle),
    /// The hand at the near edge.
    Hand,
    /// A camp's piles.
    Piles(Camp),
    /// The lost cards.
    Pillage,
}

/// How long a note matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matters {
    /// While cards are placed.
    Placing,
    /// While cards are added.
    Reinforcing,
    /// While partners share cards out.
    Sharing,
    /// Until this round is over.
    Round(u16),
}

impl Matters {
    /// Whether it still matters.
    fn now(self, view: &View) -> bool {
        match self {
            Self::Placing => matches!(view.stage, Stage::Place(_)),
            Self::Reinforcing => matches!(view.stage, Stage::Reinforce { .. }),
            Self::Sharing => matches!(view.stage, Stage::Give(_) | Stage::Order(_)),
            Self::Round(last) => view.round <= last,
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
                .run_if(in_state(TABLE).and_then(game_is_on::<Rules>))
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
    mut taken: MessageReader<CastleTaken>,
    displayed: Res<DisplayedView>,
    (rules, turn): (Res<Rules>, Res<Turn>),
    exercise: Option<Res<Exercise<Rules>>>,
    (aids, learning): (Res<AidSettings>, Res<Learning>),
    mut subjects: ResMut<Subjects>,
    mut notes: ResMut<Notes>,
) {
    let view = &displayed.view;
    let mut due = Vec::new();
    let seating = &rules.config().seating;
    let people: Vec<Camp> = seating.people().map(|seat| seat.camp).collect();
    for Happened(event) in happened.read() {
        due.extend(about_event(event, view, &people));
    }
    for &CastleTaken { castle, .. } in taken.read() {
        due.push((TAKEN, NoteSubject::Castle(castle)));
        due.extend(about_groups(view));
    }
    let until = Matters::Round(view.round + 1);
    let mut due: Vec<_> = due.into_iter().map(|(n, at)| (n, at, until)).collect();
    if matches!(*turn, Turn::Person(_)) {
        due.extend(about_decision(view));
    }
    let demo = rules.config().demo;
    if aids.first_game_notes && exercise.is_none() && !demo && !people.is_empty() {
        subjects.call(due, &mut notes, &learning);
    }
    if !notes.is_empty() {
        subjects.keep(&mut notes, |matters| matters.now(view));
    }
}

/// The notes about an event; `people` are the camps of the people at the screen.
fn about_event(event: &SeenEvent, view: &View, people: &[Camp]) -> Vec<(Note, NoteSubject)> {
    let old = view.config.edition == Edition::V2021;
    let expert = view.config.level == Level::Expert;
    match event {
        Event::Play { seat, castle, .. } => {
            let holder = view.holders[castle.index()];
            let attacked = holder.filter(|holder| *holder != seat.camp && people.contains(holder));
            (attacked.map(|_| (ATTACK, NoteSubject::Castle(*castle))))
                .into_iter()
                .collect()
        }
        Event::Reveal { castle, cards, .. } => {
            let hero = has_hero(cards).then_some((HERO, NoteSubject::Castle(*castle)));
            hero.into_iter().collect()
        }
        Event::Concede { castle, .. } => vec![(CONCEDED, NoteSubject::Castle(*castle))],
        Event::Combat {
            castle,
            winner: None,
            ..
        } => vec![(TIE, NoteSubject::Castle(*castle))],
        Event::Pillage { cards, .. } => {
            let note = match (has_hero(cards), old) {
                (false, _) => PILLAGE,
                (true, false) => HERO_LOST,
                (true, true) => HERO_LOST_OLD,
            };
            vec![(note, NoteSubject::Pillage)]
        }
        Event::Reshuffle { camp, .. } => {
            let note = if expert { PILE_OUT_EXPERT } else { PILE_OUT };
            vec![(note, NoteSubject::Piles(*camp))]
        }
        Event::Round { n, .. } => {
            let unspent = (old && *n > 1).then_some((UNSPENT, NoteSubject::Hand));
            let last =
                |camp: &Camp| view.camps[*camp].exhaustions >= view.config.level.exhaustions();
            let near = Camp::ALL.into_iter().find(last);
            let end = if expert { END_NEAR_EXPERT } else { END_NEAR };
            let near = near.map(|camp| (end, NoteSubject::Piles(camp)));
            unspent.into_iter().chain(near).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether a hero is among cards that can be seen.
fn has_hero(cards: &Seen) -> bool {
    (cards.cards.iter()).any(|cards| cards.contains(&Card::Hero))
}

/// The note about groups, if there is one.
fn about_groups(view: &View) -> Option<(Note, NoteSubject)> {
    let note = match view.config.edition {
        Edition::V2022 => GROUP,
        Edition::V2021 => GROUP_OLD,
    };
    let several = groups(view.row()).iter().any(|group| group.len > 1);
    several.then_some((note, NoteSubject::Row))
}

/// The notes about the decision that a person is to make.
fn about_decision(view: &View) -> Vec<(Note, NoteSubject, Matters)> {
    let mut due = Vec::new();
    match view.stage {
        Stage::Place(step) => {
            let camp = view.to_move.map(|seat| seat.camp);
            let theirs = |holder: &&Option<Camp>| holder.is_some() && **holder != camp;
            let enemy = view.row().iter().any(|holder| theirs(&holder));
            let cost = match view.config.edition {
                Edition::V2021 => Some(COST_OLD),
                Edition::V2022 => view.config.level.has_losses().then_some(COST),
            };
            let names = matches!(step, 0 | 2);
            if let Some(cost) = cost.filter(|_| names && enemy) {
                due.push((cost, NoteSubject::Row, Matters::Placing));
            }
            if names {
                due.push((NAMING, NoteSubject::Row, Matters::Placing));
            }
        }
        Stage::Reinforce { .. } => {
            due.push((REINFORCEMENT, NoteSubject::Row, Matters::Reinforcing));
        }
        Stage::Give(_) | Stage::Order(_) => {
            due.push((SHARING, NoteSubject::Hand, Matters::Sharing));
        }
        _ => {}
    }
    due
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locales::words;
    use guyenne_rules::rulebook::paragraph;
    use kit_i18n::Language;
    use kit_table::notes::assert_all_are_said;

    #[test]
    fn every_note_has_words_and_a_paragraph() {
        let has = |key: MessageKey| paragraph(key.id()).is_some();
        assert_all_are_said(&ALL, words(Language::En), has);
    }
}
