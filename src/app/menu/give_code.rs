//! A game in progress as a code: what such a code tells is said before it is copied, as it holds the hidden cards, too.

use super::question_page::{answer_row, question_page};
use crate::app::{clipboard::CopyText, codes::told_to_a_friend, link::PageAddress};
use crate::keys;
use bevy::{prelude::*, ui_widgets::Activate};
use kit_i18n::LocalizedText;
use kit_input::{Action, Focusable, InputSystems, Layer, Presses};
use kit_rules::game::GameId;
use kit_rules::message_key::MessageKey;
use kit_table::{Menu, RecordChanged, SavedGames};
use kit_theme::{
    ButtonStyle,
    widget::{LeadsBack, button},
};

/// A button that asks for the code of a game in progress.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GivesCode {
    /// Of the game on the table.
    OfTable,
    /// Of the saved game of this box with this number.
    OfSaved(GameId, u16),
}

/// The record of the game on the table, while people play it.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct TableRecord(Option<(GameId, String)>);

impl TableRecord {
    /// Whether it is of this game.
    pub(super) fn is_of(&self, game: GameId) -> bool {
        self.0.as_ref().is_some_and(|(of, _)| *of == game)
    }
}

/// The record whose code is asked for.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct AskedCode(Option<String>);

/// The root of the question.
#[derive(Component)]
struct CodePage;

/// A button that answers.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum CodeAnswer {
    /// Copies the code.
    Code,
    /// Copies an address of the page that shows the game.
    Address,
    /// Copies nothing.
    Nothing,
}

/// Adds the question.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AskedCode>()
        .init_resource::<TableRecord>()
        .add_observer(ask)
        .add_observer(answer)
        .add_systems(PreUpdate, refuse_on_back.after(InputSystems::Act))
        .add_systems(
            Update,
            (
                forget.run_if(on_message::<StateTransitionEvent<Menu>>),
                show_question.run_if(resource_changed::<AskedCode>),
            )
                .chain(),
        )
        .add_systems(PostUpdate, take_record.run_if(on_message::<RecordChanged>));
}

/// Follows the game on the table. One that is over stands in My games.
fn take_record(mut changed: MessageReader<RecordChanged>, mut table: ResMut<TableRecord>) {
    for it in changed.read() {
        let is_played = !it.demo && !it.is_over;
        table.0 = is_played.then(|| (it.game, it.record.trim_end().to_owned()));
    }
}

/// Asks how the game shall be copied.
fn ask(
    activate: On<Activate>,
    buttons: Query<&GivesCode>,
    (table, saved): (Res<TableRecord>, Res<SavedGames>),
    mut asked: ResMut<AskedCode>,
) {
    let Ok(&of) = buttons.get(activate.entity) else {
        return;
    };
    asked.0 = match of {
        GivesCode::OfTable => table.0.as_ref().map(|(_, record)| record.clone()),
        GivesCode::OfSaved(game, number) => {
            let saved = saved.numbered(game, number);
            saved.map(|saved| saved.save.record.trim_end().to_owned())
        }
    };
}

/// Shows the question over the menu, or takes it away.
fn show_question(
    asked: Res<AskedCode>,
    address: Res<PageAddress>,
    shown: Query<Entity, With<CodePage>>,
    mut commands: Commands,
) {
    for entity in &shown {
        commands.entity(entity).despawn();
    }
    if asked.0.is_none() {
        return;
    }
    let message = LocalizedText::new(keys::GIVE_CODE_ASK);
    let panel = question_page(&mut commands, CodePage, message);
    let foot = answer_row(&mut commands, panel);
    let on = Focusable::on(Layer::Alert);
    let mut add = |it: CodeAnswer, words: MessageKey| {
        commands.spawn((ChildOf(foot), it, button(ButtonStyle::Parchment, words, on)));
    };
    add(CodeAnswer::Code, keys::GIVE_CODE_COPY);
    if address.0.is_some() {
        add(CodeAnswer::Address, keys::GIVE_CODE_ADDRESS);
    }
    commands.spawn((
        ChildOf(foot),
        (CodeAnswer::Nothing, LeadsBack),
        button(ButtonStyle::Parchment, keys::ANSWER_CANCEL, on.first()),
    ));
}

/// Copies the game, or nothing.
fn answer(
    activate: On<Activate>,
    answers: Query<&CodeAnswer>,
    address: Res<PageAddress>,
    mut asked: ResMut<AskedCode>,
    mut copies: MessageWriter<CopyText>,
) {
    let Ok(&given) = answers.get(activate.entity) else {
        return;
    };
    let Some(record) = asked.0.take() else {
        return;
    };
    let code = || told_to_a_friend(&record);
    match given {
        CodeAnswer::Nothing => {}
        CodeAnswer::Code => {
            copies.write(CopyText(code()));
        }
        CodeAnswer::Address => {
            copies.write_batch(address.of_game(&code()).map(CopyText));
        }
    }
}

/// The back and the pause key say no.
fn refuse_on_back(presses: Res<Presses>, mut asked: ResMut<AskedCode>) {
    let no = [Action::Back, Action::Pause]
        .into_iter()
        .any(|action| presses.on(Layer::Alert, action));
    if no && asked.0.is_some() {
        asked.0 = None;
    }
}

/// Nothing is asked once the menu is left.
fn forget(mut asked: ResMut<AskedCode>) {
    if asked.0.is_some() {
        asked.0 = None;
    }
}
