//! The log of a game, sentence by sentence, and the panel in which it opens over the table. Games whose log is a list
//! of sentences share it; which events it tells is theirs.

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use super::InGame;
use crate::i18n::LocalizedText;
use crate::input::{Action, ActionButton, Focusable, Layer, Presses};
use crate::theme::widget::{button, label};
use crate::theme::{ButtonStyle, Picture, TextStyle, key_cap, palette};

/// The sentences of the game that is on, oldest first.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Log(pub Vec<LocalizedText>);

/// Whether the panel is open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LogOpen(pub bool);

/// The panel.
#[derive(Component)]
struct Panel;

/// The row of buttons at the panel's foot, to which others can be added.
#[derive(Component)]
pub struct LogFoot;

/// The list in the panel, and how many sentences it has.
#[derive(Component)]
struct List(usize);

/// A scroll position, in design units, beyond the end of any log: the list stops at its end.
pub const FOOT: f32 = 1.0e6;
/// How fast a held key scrolls, in design units per second.
const PACE: f32 = 700.0;

/// What opens and closes the log by key and pad.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct ToggleLog;

/// Lets players open and close the log, without a panel of its own: [`LogOpen`] says whether it is open. `table` is the
/// game's screen; `input` is a set that runs at that table only.
pub fn open_on_press(app: &mut App, table: InGame, input: impl SystemSet) {
    app.init_resource::<LogOpen>()
        .add_systems(Update, toggle.in_set(ToggleLog).in_set(input))
        .add_systems(OnExit(table), |mut open: ResMut<LogOpen>| open.0 = false);
}

/// Adds the panel to a game's table. `table` is its screen; the panel is opened and closed in `input` and written in
/// `fill`, sets that run at that table only; `place` makes the node at the panel's place in the game's layout.
pub fn add_to<B: Bundle>(
    app: &mut App,
    table: InGame,
    input: impl SystemSet,
    fill: impl SystemSet,
    place: fn() -> B,
) {
    let open_panel =
        move |open: Res<LogOpen>, panels: Query<Entity, With<Panel>>, mut commands: Commands| {
            if !open.0 {
                for panel in &panels {
                    commands.entity(panel).despawn();
                }
            } else if panels.is_empty() {
                spawn_panel(place(), &mut commands);
            }
        };
    open_on_press(app, table, input);
    app.init_resource::<Log>().add_systems(
        Update,
        (open_panel, fill_list, scroll_by_keys::<List>)
            .chain()
            .in_set(fill),
    );
}

fn toggle(presses: Res<Presses>, mut open: ResMut<LogOpen>) {
    if presses.below_menus(Action::Log) {
        open.0 = !open.0;
    } else if open.0 && presses.below_menus(Action::Back) {
        open.0 = false;
    }
}

fn spawn_panel(place: impl Bundle, commands: &mut Commands) {
    let panel = commands
        .spawn((
            Panel,
            place,
            Picture::new("panel-parchment"),
            GlobalZIndex(30),
            Node {
                flex_direction: FlexDirection::Column,
                padding: UiRect::new(px(30), px(30), px(20), px(22)),
                row_gap: px(6),
                ..default()
            },
        ))
        .insert(Pickable::default())
        .id();
    commands.spawn((
        ChildOf(panel),
        label("hud-log", TextStyle::SUBHEADING, palette::AZURE_DEEP),
    ));
    commands.spawn((
        ChildOf(panel),
        List(0),
        ScrollArea,
        ScrollPosition(Vec2::new(0.0, FOOT)),
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_height: px(0),
            row_gap: px(3),
            overflow: Overflow::scroll_y(),
            ..default()
        },
    ));
    let foot = commands
        .spawn((
            ChildOf(panel),
            LogFoot,
            Node {
                column_gap: px(8),
                row_gap: px(4),
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::Center,
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    commands
        .spawn((
            ChildOf(foot),
            ActionButton(Action::Log),
            button(
                ButtonStyle::Option,
                "menu-back",
                Focusable::on(Layer::Question).first(),
            ),
        ))
        .with_child(key_cap(Action::Log));
}

fn fill_list(
    log: Res<Log>,
    mut lists: Query<(Entity, &mut List, &mut ScrollPosition)>,
    mut commands: Commands,
) {
    for (entity, mut list, mut position) in &mut lists {
        if log.0.len() < list.0 {
            commands.entity(entity).despawn_children();
            list.0 = 0;
        }
        if list.0 == log.0.len() {
            continue;
        }
        for message in &log.0[list.0..] {
            commands.spawn((
                ChildOf(entity),
                Node {
                    flex_shrink: 0.0,
                    ..default()
                },
                label(message.clone(), TextStyle::SMALL.sized(17.0), palette::INK),
                Pickable::IGNORE,
            ));
        }
        list.0 = log.0.len();
        position.y = FOOT;
    }
}

/// Keys and pads scroll the list of a log.
pub fn scroll_by_keys<List: Component>(
    time: Res<Time<Real>>,
    presses: Res<Presses>,
    mut lists: Query<(&mut ScrollPosition, &ComputedNode), With<List>>,
) {
    let held = |action| f32::from(u8::from(presses.holds(action)));
    let way = held(Action::Down) - held(Action::Up);
    if way == 0.0 {
        return;
    }
    for (mut position, computed) in &mut lists {
        let room = computed.content_size().y - computed.size().y;
        let most = (room * computed.inverse_scale_factor()).max(0.0);
        position.y = (position.y.min(most) + way * PACE * time.delta_secs()).clamp(0.0, most);
    }
}
