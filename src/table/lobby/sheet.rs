//! The sheet about one seat that opens over the page of a new game. Back, Escape, a press beside it, its button and the
//! confirm key in its field close it.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::name::show_closing_key;
use crate::Screen;
use crate::flow::PageSystems;
use kit_i18n::LocalizedText;
use kit_input::{Action, Device, Layer, Popover, Presses, TextField};
use kit_rules::game::GameId;
use kit_theme::sound::{PlaySound, Sound};
use kit_theme::widget::{label, page, panel};
use kit_theme::{Picture, TextStyle, palette};

/// The root of the sheet.
#[derive(Component, Clone, Copy, Debug)]
pub struct SeatSheet;

/// The button that closes the sheet.
#[derive(Component, Clone, Copy, Debug)]
pub struct ClosesSheet;

/// Request: leave the sheet as it is.
#[derive(Event)]
struct Leave;

/// Adds what closes the sheet.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(finish).add_observer(leave).add_systems(
        Update,
        (close_on_back, show_closing_key)
            .chain()
            .in_set(PageSystems)
            .run_if(any_with_component::<SeatSheet>),
    );
}

/// Opens a sheet over the page of a game: `seat` says which seat it is about; `width` is in design units; then the
/// heading with its picture and its ink. Returns the column for what stands below the heading.
pub fn open_sheet(
    commands: &mut Commands,
    game: GameId,
    seat: impl Bundle,
    width: f32,
    (picture, title, ink): (&'static str, LocalizedText, Color),
) -> Entity {
    let root = commands
        .spawn((
            Name::new("Who sits here"),
            (SeatSheet, seat),
            Popover,
            DespawnOnExit(Screen::Setup(game)),
            page(),
            GlobalZIndex(50),
            BackgroundColor(palette::VEIL),
        ))
        .observe(close_beside)
        .id();
    let sheet = commands.spawn((ChildOf(root), panel(width))).id();
    let heading = Node {
        align_items: AlignItems::Center,
        column_gap: px(14),
        ..default()
    };
    let heading = commands.spawn((ChildOf(sheet), heading)).id();
    commands.spawn((ChildOf(heading), Picture::tall(picture, 48.0)));
    let style = TextStyle::STRONG.sized(32.0).growing(1.3);
    commands.spawn((ChildOf(heading), label(title, style, ink)));
    sheet
}

/// The button at the foot closes the sheet, and so does the confirm key in the field.
fn finish(
    activate: On<Activate>,
    buttons: Query<(), With<ClosesSheet>>,
    fields: Query<(), With<TextField>>,
    sheets: Query<Entity, With<SeatSheet>>,
    device: Res<Device>,
    mut commands: Commands,
) {
    let confirmed = fields.contains(activate.entity) && *device == Device::Keyboard;
    if confirmed || buttons.contains(activate.entity) {
        for sheet in &sheets {
            commands.entity(sheet).despawn();
        }
    }
}

/// A press on the veil beside the panel leaves the sheet.
fn close_beside(click: On<Pointer<Click>>, mut commands: Commands) {
    if click.entity == click.original_event_target() {
        commands.trigger(Leave);
    }
}

/// The back action leaves the sheet.
fn close_on_back(presses: Res<Presses>, mut commands: Commands) {
    if presses.on(Layer::Question, Action::Back) {
        commands.trigger(Leave);
    }
}

/// Closes the sheet with the sound of a way back.
fn leave(
    _leave: On<Leave>,
    sheets: Query<Entity, With<SeatSheet>>,
    mut play: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    play.write(PlaySound::now(Sound::BACK));
    for sheet in &sheets {
        commands.entity(sheet).despawn();
    }
}
