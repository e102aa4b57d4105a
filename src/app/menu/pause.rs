//! The pause menu.

use super::{
    give_code::{GivesCode, TableRecord},
    learn::learn_pages,
    pad_lost::{LostPad, add_line},
    seats::{JoinButton, somebody_may_join},
    settings::language_row,
};
use crate::app::{platform::PlatformCapabilities, save::SaveAccess};
use crate::keys;
use bevy::{app::AppExit, prelude::*, ui_widgets::Activate};
use kit_input::{Action, Focusable, PlayerDevices};
use kit_table::{
    Games, LeaveGame, Menu, Screen, TableSeats, Unsaved,
    menu::{MenuGame, OpensMenu},
    menu_page::veil,
    replay::Replay,
    statistics::CountedGame,
};
use kit_theme::{
    ButtonStyle, TextStyle, key_cap, palette,
    widget::{button, centred, panel},
};

/// What a button of the pause menu does.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum PauseButton {
    Resume,
    ToTitle,
    Quit,
}

/// The width of the panel, in design units: the languages are in one row.
const WIDTH: f32 = 600.0;

/// Adds the pause menu.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(press_button)
        .add_systems(OnEnter(Menu::Pause), show_pause);
}

/// Builds the menu over the screen.
fn show_pause(
    screen: Res<State<Screen>>,
    platform: Res<PlatformCapabilities>,
    lost: Option<Res<LostPad>>,
    (table, known): (Res<TableSeats>, Res<PlayerDevices>),
    (games, about): (Res<Games>, Option<Res<MenuGame>>),
    (unsaved, access, counted): (Res<Unsaved>, Res<SaveAccess>, Res<CountedGame>),
    (replay, record): (Option<Res<Replay>>, Res<TableRecord>),
    mut commands: Commands,
) {
    let at_table = matches!(screen.get(), Screen::Table(_));
    let root = commands.spawn(veil(Menu::Pause, "Pause")).id();
    let panel_entity = commands.spawn((ChildOf(root), panel(WIDTH))).id();
    commands.spawn((
        ChildOf(panel_entity),
        centred(keys::PAUSE, TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    // Of a game that is seen again nothing is lost.
    if at_table && replay.is_none() {
        commands.spawn((
            ChildOf(panel_entity),
            centred(
                match (unsaved.0, &counted.0) {
                    (true, _) => keys::PAUSE_UNSAVED,
                    (false, _) if access.is_elsewhere() => keys::PAUSE_ELSEWHERE,
                    (false, Some(_)) => keys::PAUSE_COUNTED,
                    (false, None) => keys::PAUSE_SAVED,
                },
                TextStyle::CAPTION,
                palette::INK_PALE,
            ),
        ));
    }
    add_line(&mut commands, panel_entity, lost.as_deref());
    let resume = if at_table {
        keys::PAUSE_RESUME
    } else {
        keys::MENU_BACK
    };
    commands
        .spawn((
            ChildOf(panel_entity),
            PauseButton::Resume,
            button(ButtonStyle::Azure, resume, Focusable::MENU.first()),
        ))
        .with_child(key_cap(Action::Pause));
    language_row(&mut commands, panel_entity);
    // Side by side: the page has to keep within the smallest window.
    let beside = Node {
        column_gap: px(12),
        ..default()
    };
    let beside = commands.spawn((ChildOf(panel_entity), beside)).id();
    let wide = |mut node: Mut<Node>| node.flex_grow = 1.0;
    if at_table && replay.is_none() && somebody_may_join(&table, &known) {
        commands
            .spawn((
                ChildOf(beside),
                JoinButton,
                button(ButtonStyle::Parchment, keys::PAUSE_JOIN, Focusable::MENU),
            ))
            .entry::<Node>()
            .and_modify(wide);
    }
    commands
        .spawn((
            ChildOf(beside),
            OpensMenu(Menu::Settings),
            button(
                ButtonStyle::Parchment,
                keys::PAUSE_SETTINGS,
                Focusable::MENU,
            ),
        ))
        .entry::<Node>()
        .and_modify(wide);
    if !learn_pages(&games, about.as_deref()).is_empty() {
        commands
            .spawn((
                ChildOf(beside),
                OpensMenu(Menu::Learn),
                button(ButtonStyle::Parchment, keys::PAUSE_LEARN, Focusable::MENU),
            ))
            .entry::<Node>()
            .and_modify(wide);
    }
    if access.is_elsewhere() {
        commands.spawn((
            ChildOf(panel_entity),
            OpensMenu(Menu::SecondCopy),
            button(
                ButtonStyle::Parchment,
                keys::SECOND_COPY_TAKE_OVER,
                Focusable::MENU,
            ),
        ));
    }
    if *screen.get() != Screen::Title {
        let row = Node {
            column_gap: px(12),
            ..default()
        };
        let row = commands.spawn((ChildOf(panel_entity), row)).id();
        commands
            .spawn((
                ChildOf(row),
                PauseButton::ToTitle,
                button(
                    ButtonStyle::Parchment,
                    keys::PAUSE_TO_TITLE,
                    Focusable::MENU,
                ),
            ))
            .entry::<Node>()
            .and_modify(wide);
        let is_given = matches!(screen.get(), Screen::Table(game) if record.is_of(*game));
        if is_given && replay.is_none() && !unsaved.0 {
            commands.spawn((
                ChildOf(row),
                GivesCode::OfTable,
                button(ButtonStyle::Parchment, keys::PAUSE_CODE, Focusable::MENU),
            ));
        }
    }
    if platform.quits {
        commands.spawn((
            ChildOf(panel_entity),
            PauseButton::Quit,
            button(ButtonStyle::Gules, keys::PAUSE_QUIT, Focusable::MENU),
        ));
    }
}

/// Does what the button says.
fn press_button(activate: On<Activate>, buttons: Query<&PauseButton>, mut commands: Commands) {
    match buttons.get(activate.entity) {
        Ok(PauseButton::Resume) => commands.set_state(Menu::None),
        Ok(PauseButton::ToTitle) => {
            commands.set_state(Menu::None);
            commands.write_message(LeaveGame);
        }
        Ok(PauseButton::Quit) => {
            commands.write_message(AppExit::Success);
        }
        Err(_) => {}
    }
}
