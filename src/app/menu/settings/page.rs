//! The page: the groups at the left, the rows of the one that is shown beside them.

use super::{
    bindings::binding_rows,
    options::{OptionGroup, OptionRow, SettingOption, ShownGroup, languages},
    question::{Asks, Question},
};
use crate::app::{
    audio::AudioDevice,
    platform::{PlatformCapabilities, SaveTransfer},
    settings::Settings,
    toast::Toast,
};
use crate::keys;
use bevy::{prelude::*, ui::InteractionDisabled, ui_widgets::Activate};
use kit_i18n::Localizer;
use kit_input::{Action, ActionButton, Focusable};
use kit_table::{Games, Learning, Menu, SavedGames, menu_page::veil, notes::begin_anew};
use kit_theme::{
    ButtonStyle, CheckedOption, Scale, TextStyle, key_cap, palette,
    scroll_pane::scroll_pane,
    widget::{self, LeadsBack, button, centred, label, panel, set_checked},
};

/// A button that shows a group.
#[derive(Component, Clone, Copy, Debug)]
struct Tab(OptionGroup);

/// The node that holds the rows of the group.
#[derive(Component)]
struct GroupRows;

/// A node that only high windows have room for.
#[derive(Component)]
struct OnHighPages;

/// A button that exports or imports the game in progress.
#[derive(Component, Clone, Copy, Debug)]
struct TransferButton(SaveTransfer);

/// The button that begins the notes of a first game anew.
#[derive(Component, Clone, Copy, Debug)]
struct NotesAgain;

/// The width of the panel, in design units.
const WIDTH: f32 = 1060.0;
/// The width of the captions, left of their options, in design units.
const LABELS: f32 = 230.0;
/// The least height of a page with a heading, in design units.
const HIGH: f32 = 600.0;
/// The focus zone of the rows, after that of the groups.
const ROWS_ZONE: u8 = 1;
/// What the foot of the page holds.
const IN_FOOT: Focusable = Focusable::MENU.zone(ROWS_ZONE + 1);
/// What the rows hold.
const IN_ROWS: Focusable = Focusable::MENU.zone(ROWS_ZONE);

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownGroup>()
        .add_observer(change_setting)
        .add_observer(show_on_press)
        .add_observer(transfer_on_press)
        .add_observer(notes_on_press)
        .add_systems(OnEnter(Menu::Settings), show_settings)
        .add_systems(
            Update,
            (
                fill_group.run_if(resource_changed::<ShownGroup>),
                spare_headings.run_if(resource_changed::<Scale>),
                mark_options,
            )
                .chain(),
        );
}

/// Builds the menu over the screen.
fn show_settings(mut shown: ResMut<ShownGroup>, scale: Res<Scale>, mut commands: Commands) {
    let root = commands.spawn(veil(Menu::Settings, "Settings")).id();
    let panel_entity = commands.spawn((ChildOf(root), panel(WIDTH))).id();
    commands
        .entity(panel_entity)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.height = percent(98);
            node.max_height = px(660);
        });
    let heading = centred(keys::SETTINGS, TextStyle::HEADING, palette::AZURE_DEEP);
    let heading = commands.spawn((ChildOf(panel_entity), heading)).id();
    commands
        .entity(heading)
        .insert((OnHighPages, high_only(*scale)));
    let columns = commands
        .spawn((
            ChildOf(panel_entity),
            Node {
                column_gap: px(20),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_height: px(0),
                ..default()
            },
        ))
        .id();
    let tabs = commands
        .spawn((
            ChildOf(columns),
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(5),
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    for group in OptionGroup::ALL {
        commands.spawn((
            ChildOf(tabs),
            Tab(group),
            Name::new(group.key().id()),
            button(ButtonStyle::Option, group.key(), Focusable::MENU),
        ));
    }
    commands.spawn((
        ChildOf(columns),
        GroupRows,
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        },
    ));
    let foot = commands
        .spawn((
            ChildOf(panel_entity),
            Node {
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                column_gap: px(12),
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    commands
        .spawn((
            ChildOf(foot),
            (ActionButton(Action::Back), LeadsBack),
            button(ButtonStyle::Azure, keys::MENU_BACK, IN_FOOT.first()),
        ))
        .with_child(key_cap(Action::Back));
    for (question, key) in [
        (Question::ResetGroup, keys::SETTINGS_RESET_GROUP),
        (Question::ResetAll, keys::SETTINGS_RESET_ALL),
    ] {
        commands.spawn((
            ChildOf(foot),
            Asks(question),
            button(ButtonStyle::Option, key, IN_FOOT),
        ));
    }
    shown.set_changed();
}

/// A node that takes room on high pages only.
fn high_only(scale: Scale) -> Node {
    Node {
        display: if scale.page().y < HIGH {
            Display::None
        } else {
            Display::Flex
        },
        flex_shrink: 0.0,
        ..default()
    }
}

/// Hides headings where the window becomes too low for them, and shows them again.
fn spare_headings(scale: Res<Scale>, mut headings: Query<&mut Node, With<OnHighPages>>) {
    for mut node in &mut headings {
        *node = high_only(*scale);
    }
}

/// Fills the page with the rows of the group that is shown.
fn fill_group(
    shown: Res<ShownGroup>,
    (platform, device): (Res<PlatformCapabilities>, Res<AudioDevice>),
    (saved, games): (Res<SavedGames>, Res<Games>),
    places: Query<Entity, With<GroupRows>>,
    tabs: Query<(Entity, &Tab)>,
    mut commands: Commands,
) {
    let group = shown.0;
    for (entity, tab) in &tabs {
        set_checked(&mut commands.entity(entity), tab.0 == group);
    }
    for place in &places {
        commands.entity(place).despawn_children();
        let rows = scroll_pane(&mut commands, place);
        commands
            .entity(rows)
            .entry::<Node>()
            .and_modify(|mut node| node.row_gap = px(7));
        if let Some(about) = group.about(*device) {
            commands.spawn((
                ChildOf(rows),
                label(about, TextStyle::CAPTION.growing(1.5), palette::INK_PALE),
                Pickable::IGNORE,
            ));
        }
        for row in group.rows(*platform, &games) {
            spawn_row(&mut commands, rows, row, Some(LABELS), IN_ROWS);
        }
        if group == OptionGroup::Game && platform.carries_text {
            let in_progress = saved.latest().is_some_and(|(_, save)| !save.is_over);
            transfer_row(&mut commands, rows, in_progress);
        }
        if group == OptionGroup::Help {
            notes_row(&mut commands, rows);
        }
        if let Some(hardware) = group.hardware() {
            binding_rows(&mut commands, rows, hardware, IN_ROWS);
        }
    }
}

/// One row: its caption and its options.
fn spawn_row(
    commands: &mut Commands,
    parent: Entity,
    row: OptionRow,
    width: Option<f32>,
    focusable: Focusable,
) {
    let entity = widget::row(commands, parent, row.key, width);
    for (option, words) in row.options {
        commands.spawn((
            ChildOf(entity),
            Name::new("Option"),
            option,
            button(ButtonStyle::Option, words, focusable),
        ));
    }
}

/// The row of languages, for another menu.
pub(in crate::app::menu) fn language_row(commands: &mut Commands, panel_entity: Entity) {
    spawn_row(commands, panel_entity, languages(), None, Focusable::MENU);
}

/// The row that exports the game in progress to another browser, or imports one.
fn transfer_row(commands: &mut Commands, parent: Entity, has_game: bool) {
    let row = widget::row(commands, parent, keys::SETTINGS_CARRY, Some(LABELS));
    for (carry, key) in [
        (SaveTransfer::Out, keys::SETTINGS_CARRY_OUT),
        (SaveTransfer::In, keys::SETTINGS_CARRY_IN),
    ] {
        let mut button = commands.spawn((
            ChildOf(row),
            TransferButton(carry),
            button(ButtonStyle::Option, key, IN_ROWS),
        ));
        if carry == SaveTransfer::Out && !has_game {
            button.insert(InteractionDisabled);
        }
    }
}

/// The row that lets the notes of a first game be shown again.
fn notes_row(commands: &mut Commands, parent: Entity) {
    let row = widget::row(commands, parent, keys::NOTES_AGAIN, Some(LABELS));
    commands.spawn((
        ChildOf(row),
        NotesAgain,
        button(ButtonStyle::Option, keys::NOTES_AGAIN_SHOW, IN_ROWS),
    ));
}

/// Begins the notes anew, in every game.
fn notes_on_press(
    activate: On<Activate>,
    buttons: Query<(), With<NotesAgain>>,
    mut learning: ResMut<Learning>,
    mut toasts: MessageWriter<Toast>,
) {
    if buttons.contains(activate.entity) {
        begin_anew(&mut learning);
        toasts.write(Toast(keys::NOTES_AGAIN_DONE.into()));
    }
}

/// Sends the request of the button.
fn transfer_on_press(
    activate: On<Activate>,
    buttons: Query<&TransferButton>,
    mut carry: MessageWriter<SaveTransfer>,
) {
    if let Ok(button) = buttons.get(activate.entity) {
        carry.write(button.0);
    }
}

/// Shows the group of the button.
fn show_on_press(activate: On<Activate>, tabs: Query<&Tab>, mut shown: ResMut<ShownGroup>) {
    if let Ok(tab) = tabs.get(activate.entity) {
        shown.set_if_neq(ShownGroup(tab.0));
    }
}

/// Changes the setting, at once.
fn change_setting(
    activate: On<Activate>,
    options: Query<&SettingOption>,
    mut settings: ResMut<Settings>,
) {
    if let Ok(option) = options.get(activate.entity) {
        option.apply(&mut settings);
    }
}

/// Marks the options that are set.
fn mark_options(
    settings: Res<Settings>,
    localizer: Res<Localizer>,
    added: Query<(), Added<SettingOption>>,
    options: Query<(Entity, &SettingOption, Has<CheckedOption>)>,
    mut commands: Commands,
) {
    if !settings.is_changed() && !localizer.is_changed() && added.is_empty() {
        return;
    }
    let now = Settings {
        language: Some(localizer.language()),
        ..settings.clone()
    };
    for (entity, option, chosen) in &options {
        let holds = option.holds(&now);
        if holds != chosen {
            set_checked(&mut commands.entity(entity), holds);
        }
    }
}
