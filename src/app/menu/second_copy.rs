//! Told while another running copy of the program, or another page of the browser, stores what is played: one can play
//! here without anything being stored, or take over.

use super::question_page::answer_row;
use crate::app::save::{SaveAccess, TakeOverSaves};
use crate::keys;
use bevy::{prelude::*, ui_widgets::Activate};
use kit_i18n::{LiveRegion, LocalizedText};
use kit_input::Focusable;
use kit_rules::message_key::MessageKey;
use kit_table::{Menu, menu_page::veil};
use kit_theme::{
    ButtonStyle, TextStyle, palette,
    widget::{LeadsBack, button, centred, panel},
};

/// What a button of the menu does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum CopyButton {
    /// Closes the menu.
    GoOn,
    /// Takes over.
    TakeOver,
}

/// The width of the panel, in design units.
const WIDTH: f32 = 720.0;

/// Adds the menu.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(press_button)
        .add_systems(OnEnter(Menu::SecondCopy), show_menu);
}

/// The sentence about who stores.
const fn sentence(access: SaveAccess) -> MessageKey {
    match access {
        SaveAccess::Own => keys::SAVES_TAKEN_OVER,
        SaveAccess::Elsewhere => keys::SECOND_COPY_ELSEWHERE,
        SaveAccess::GivenAway => keys::SECOND_COPY_GIVEN_AWAY,
        SaveAccess::Asked => keys::SECOND_COPY_ASKED,
        SaveAccess::Unanswered => keys::SECOND_COPY_UNANSWERED,
    }
}

fn show_menu(access: Res<SaveAccess>, mut commands: Commands) {
    let root = commands.spawn(veil(Menu::SecondCopy, "Second copy")).id();
    let panel_entity = commands.spawn((ChildOf(root), panel(WIDTH))).id();
    commands.spawn((
        ChildOf(panel_entity),
        centred(keys::SECOND_COPY, TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    commands.spawn((
        ChildOf(panel_entity),
        LiveRegion,
        centred(
            LocalizedText::new(sentence(*access)),
            TextStyle::BODY,
            palette::INK,
        ),
    ));
    let foot = answer_row(&mut commands, panel_entity);
    commands.spawn((
        ChildOf(foot),
        (CopyButton::GoOn, LeadsBack),
        button(
            ButtonStyle::Azure,
            keys::SECOND_COPY_GO_ON,
            Focusable::MENU.first(),
        ),
    ));
    if *access != SaveAccess::Asked {
        commands.spawn((
            ChildOf(foot),
            CopyButton::TakeOver,
            button(
                ButtonStyle::Parchment,
                keys::SECOND_COPY_TAKE_OVER,
                Focusable::MENU,
            ),
        ));
    }
}

/// Does what the button says.
fn press_button(activate: On<Activate>, buttons: Query<&CopyButton>, mut commands: Commands) {
    match buttons.get(activate.entity) {
        Ok(CopyButton::GoOn) => commands.set_state(Menu::None),
        Ok(CopyButton::TakeOver) => {
            commands.write_message(TakeOverSaves);
        }
        Err(_) => {}
    }
}
