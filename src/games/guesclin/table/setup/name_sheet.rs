//! The sheet on which a person types their name. It opens over the page at the choice of a person, where there are keys to
//! type with; back, Escape, the confirm key and a press beside it close it.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::draft::Draft;
use super::form::Answer;
use crate::games::guesclin::ID;
use crate::games::guesclin::rules::Banner;
use crate::games::guesclin::table::{picture_names, words};
use crate::input::{Action, Device, Focusable, Layer, Popover, Presses, TextField};
use crate::table::flow::time_passes;
use crate::table::lobby::{NameField, closing_button, name_row, show_closing_key, type_name};
use crate::table::{News, Player, Screen, SeatDraft};
use crate::theme::sound::{PlaySound, Sound};
use crate::theme::widget::{label, page, panel};
use crate::theme::{Picture, TextStyle, palette};

/// The root of the sheet, with the banner whose player is named.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NameSheet(Banner);

/// The button that closes it.
#[derive(Component)]
struct Done;

/// Request: close the sheet.
#[derive(Event)]
struct Close;

/// The width of the sheet, in design units.
const WIDTH: f32 = 520.0;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(open)
        .add_observer(finish)
        .add_observer(close)
        .add_systems(
            Update,
            (
                type_letters.run_if(time_passes),
                close_on_back,
                show_name,
                show_closing_key,
            )
                .chain()
                .run_if(in_state(Screen::Setup(ID))),
        );
}

/// Opens the sheet at the choice of a person.
fn open(
    activate: On<Activate>,
    answers: Query<&Answer>,
    device: Res<Device>,
    mut news: MessageWriter<News>,
    mut commands: Commands,
) {
    let keys = matches!(*device, Device::Keyboard | Device::Mouse);
    if let Ok(Answer::Player(banner, Some(Player::Human))) = answers.get(activate.entity)
        && keys
    {
        news.write(News(Draft::place(*banner)));
        lay_out(&mut commands, *banner);
    }
}

fn lay_out(commands: &mut Commands, banner: Banner) {
    const HERE: Focusable = Focusable::on(Layer::Question);
    let root = commands
        .spawn((
            Name::new("Who plays this banner"),
            NameSheet(banner),
            Popover,
            DespawnOnExit(Screen::Setup(ID)),
            page(),
            GlobalZIndex(50),
            BackgroundColor(palette::VEIL),
        ))
        .observe(close_beside)
        .id();
    let sheet = commands.spawn((ChildOf(root), panel(WIDTH))).id();
    let heading = Node {
        align_items: AlignItems::Center,
        column_gap: px(14),
        ..default()
    };
    let heading = commands.spawn((ChildOf(sheet), heading)).id();
    commands.spawn((
        ChildOf(heading),
        Picture::tall(picture_names::arms(banner), 48.0),
    ));
    commands.spawn((
        ChildOf(heading),
        label(
            words::banner(banner),
            TextStyle::STRONG.sized(32.0).growing(1.3),
            palette::AZURE_DEEP,
        ),
    ));
    name_row(commands, sheet, HERE.first());
    closing_button(commands, sheet, Done, HERE.last());
}

/// The button at the foot closes the sheet, and so does the confirm key in the field.
fn finish(
    activate: On<Activate>,
    buttons: Query<(), With<Done>>,
    fields: Query<(), With<TextField>>,
    sheets: Query<Entity, With<NameSheet>>,
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

/// A press on the veil beside the panel closes the sheet.
fn close_beside(click: On<Pointer<Click>>, mut commands: Commands) {
    if click.entity == click.original_event_target() {
        commands.trigger(Close);
    }
}

/// The back action closes the sheet.
fn close_on_back(
    presses: Res<Presses>,
    sheets: Query<(), With<NameSheet>>,
    mut commands: Commands,
) {
    if presses.on(Layer::Question, Action::Back) && !sheets.is_empty() {
        commands.trigger(Close);
    }
}

/// Closes the sheet with the sound of a way back.
fn close(
    _close: On<Close>,
    sheets: Query<Entity, With<NameSheet>>,
    mut play: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    play.write(PlaySound::now(Sound::BACK));
    for sheet in &sheets {
        commands.entity(sheet).despawn();
    }
}

fn type_letters(presses: Res<Presses>, sheets: Query<&NameSheet>, mut draft: ResMut<Draft>) {
    for &NameSheet(banner) in &sheets {
        for typed in presses.typed(Layer::Question) {
            type_name(&mut draft.names[banner.index()], typed);
        }
    }
}

fn show_name(draft: Res<Draft>, sheets: Query<&NameSheet>, mut field: NameField) {
    for &NameSheet(banner) in &sheets {
        field.show(draft.name(banner));
    }
}
