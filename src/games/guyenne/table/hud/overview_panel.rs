//! The table in words, in a panel over the table: what is owed, the hands, every castle, the piles, the points, one
//! sentence after the other, and what each camp has shown as a strip of tally marks. Every sentence can be focused, so that
//! a screen reader reads them one by one.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::{Activate, ScrollArea};

use super::FillSystems;
use super::prompt_banner::BannerLine;
use super::side_panel::{foot, is_due, list, side_panel};
use super::tally_strip::{TallyStyle, tally_strip};
use crate::games::guyenne::rules::seat::Camp;
use crate::games::guyenne::table::overview::{memory, overview};
use crate::games::guyenne::table::{DisplayedView, Phase, TABLE, TableSystems};
use crate::i18n::LocalizedText;
use crate::input::{Action, ActionButton, Focusable, Focused, Layer, Popover, Presses};
use crate::table::AidSettings;
use crate::table::log_panel::{LogOpen, ToggleLog};
use crate::theme::widget::{button, label};
use crate::theme::{ButtonStyle, TextStyle, key_cap, palette};

/// Whether the panel is open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct OverviewOpen(pub bool);

/// The panel.
#[derive(Component)]
struct Panel;

/// Its list of sentences.
#[derive(Component)]
struct List;

/// A sentence of the list.
#[derive(Component)]
struct Sentence;

/// A button that opens the panel, in place of the log if that is open.
#[derive(Component)]
pub(super) struct OpensOverview;

/// A button of the panel that opens the log in its place.
#[derive(Component)]
struct OpensLog;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OverviewOpen>()
        .add_systems(
            Update,
            (
                toggle_on_press
                    .in_set(TableSystems::Input)
                    .before(ToggleLog),
                (open_panel, fill_list, show_focused)
                    .chain()
                    .in_set(FillSystems),
            ),
        )
        .add_systems(OnExit(TABLE), close)
        // Nothing lies open when the screen is handed over.
        .add_systems(OnEnter(Phase::Curtain), close)
        .add_observer(change_panels);
}

fn close(mut open: ResMut<OverviewOpen>) {
    open.0 = false;
}

fn toggle_on_press(
    presses: Res<Presses>,
    mut open: ResMut<OverviewOpen>,
    mut log: ResMut<LogOpen>,
) {
    if presses.below_menus(Action::Overview) {
        open.0 = !open.0;
        log.0 = false;
    } else if open.0 && (presses.below_menus(Action::Back) || presses.below_menus(Action::Log)) {
        open.0 = false;
    }
}

/// The log and the panel lie in the same place: one opens as the other closes.
fn change_panels(
    press: On<Activate>,
    to_overview: Query<(), With<OpensOverview>>,
    to_log: Query<(), With<OpensLog>>,
    mut open: ResMut<OverviewOpen>,
    mut log: ResMut<LogOpen>,
) {
    if to_overview.contains(press.entity) {
        (open.0, log.0) = (true, false);
    } else if to_log.contains(press.entity) {
        (open.0, log.0) = (false, true);
    }
}

fn open_panel(open: Res<OverviewOpen>, panels: Query<Entity, With<Panel>>, mut commands: Commands) {
    if !is_due(open.0, &panels, &mut commands) {
        return;
    }
    let panel = side_panel(&mut commands, "Overview", (Panel, Popover));
    commands.spawn((
        ChildOf(panel),
        label("overview-title", TextStyle::SUBHEADING, palette::AZURE_DEEP),
    ));
    commands.spawn((
        ChildOf(panel),
        List,
        ScrollArea,
        Node {
            padding: UiRect::all(px(4)),
            ..list(5.0)
        },
    ));
    let foot = foot(&mut commands, panel);
    commands
        .spawn((
            ChildOf(foot),
            ActionButton(Action::Overview),
            button(
                ButtonStyle::Option,
                "button-close",
                Focusable::on(Layer::Question).zone(1),
            ),
        ))
        .with_child(key_cap(Action::Overview));
    commands.spawn((
        ChildOf(foot),
        OpensLog,
        button(
            ButtonStyle::Option,
            "hud-log",
            Focusable::on(Layer::Question).zone(1),
        ),
    ));
}

/// A sentence.
fn sentence(message: LocalizedText, nth: usize) -> impl Bundle {
    let focusable = Focusable::on(Layer::Question);
    (
        Sentence,
        if nth == 0 {
            focusable.first()
        } else {
            focusable
        },
        Node {
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(3)),
            ..default()
        },
        label(message, TextStyle::SMALL.sized(17.0), palette::INK),
        Pickable::IGNORE,
    )
}

/// Writes the list anew when the table has changed.
fn fill_list(
    displayed: Res<DisplayedView>,
    aids: Res<AidSettings>,
    lists: Query<(Entity, Ref<List>)>,
    prompts: Query<(&BannerLine, Ref<LocalizedText>)>,
    mut commands: Commands,
) {
    let told = prompts.iter().any(|(_, message)| message.is_changed());
    for (list, fresh) in &lists {
        if !fresh.is_added() && !displayed.is_changed() && !aids.is_changed() && !told {
            continue;
        }
        let view = &displayed.view;
        commands.entity(list).despawn_children();
        let owed = BannerLine::ALL.into_iter().filter_map(|wanted| {
            let mut lines = prompts.iter();
            let (_, message) = lines.find(|(line, _)| **line == wanted)?;
            Some(LocalizedText::clone(&message))
        });
        let shown = |message: &LocalizedText| *message != LocalizedText::verbatim("");
        let sentences = owed.filter(shown).chain(overview(view));
        for (nth, message) in sentences.enumerate() {
            commands.spawn((ChildOf(list), sentence(message, nth)));
        }
        if !aids.memory_aid {
            continue;
        }
        commands.spawn((
            ChildOf(list),
            Node {
                margin: UiRect::top(px(8)),
                flex_shrink: 0.0,
                ..default()
            },
            label("memory-title", TextStyle::NAME, palette::GULES_DEEP),
            Pickable::IGNORE,
        ));
        commands.spawn((
            ChildOf(list),
            sentence(LocalizedText::new("memory-about"), 1),
        ));
        for camp in Camp::ALL {
            tally_strip(&mut commands, list, TallyStyle::PARCHMENT, view, camp);
            for message in memory(view, camp) {
                commands.spawn((ChildOf(list), sentence(message, 1)));
            }
        }
    }
}

/// Scrolls the list so far that the focused sentence is seen.
fn show_focused(
    focused: Query<(&ComputedNode, &UiGlobalTransform), (With<Sentence>, Added<Focused>)>,
    mut lists: Query<(&mut ScrollPosition, &ComputedNode, &UiGlobalTransform), With<List>>,
) {
    for (node, at) in &focused {
        for (mut position, list, around) in &mut lists {
            let offset = at.translation.y - around.translation.y;
            let room = (list.size().y - node.size().y) / 2.0;
            let beyond = if offset > room {
                offset - room.max(0.0)
            } else if offset < -room {
                offset + room.max(0.0)
            } else {
                continue;
            };
            position.y = (position.y + beyond * list.inverse_scale_factor()).max(0.0);
        }
    }
}
