//! The curtain between two people at one screen: an opaque page that names the next player and waits for them.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::FillSystems;
use super::log::Log;
use crate::keys;
use crate::layout::TableLayout;
use crate::picture_names;
use crate::session::{TABLE_UPDATE, TableSystems};
use crate::{DisplayedView, Phase, Rules, Seating, TABLE, TableInput, Turn};
use crate::{camp_colours, words};
use guyenne_rules::seat::Seat;
use kit_i18n::LocalizedText;
use kit_input::{FocusMemory, Focusable, Layer, PlayerDevices};
use kit_table::device_nudge::SignOfSeat;
use kit_table::event_queue::game_is_on;
use kit_table::{SeatDevices, spawn_curtain};
use kit_theme::widget::{button, centred, panel};
use kit_theme::{Picture, TextStyle, device_sign, palette};

/// The page, with the seat that it waits for.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Curtain(Seat);

/// A sentence of the recap.
#[derive(Component)]
pub struct Recap;

/// The button "I am here".
#[derive(Component)]
struct Here;

/// How many sentences of the log each seat's person has seen, by [`Seat::index`].
#[derive(Resource, Debug, Default)]
struct SeenLog([usize; 4]);

/// The width of the sign of the next player's device, in design units.
const SIGN: f32 = 44.0;

/// The most sentences of the recap: in the roomy, and in the brief layout.
const MOST: [usize; 2] = [5, 3];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SeenLog>()
        .add_systems(
            TABLE_UPDATE,
            (
                draw_curtain.run_if(in_state(Phase::Curtain)),
                remember_log.run_if(not(in_state(Phase::Curtain)).and_then(game_is_on::<Rules>)),
            )
                // The log is written before it is told.
                .after(FillSystems)
                .in_set(TableSystems::Show),
        )
        .add_systems(OnEnter(TABLE), |mut seen: ResMut<SeenLog>| {
            *seen = SeenLog::default();
        })
        .add_observer(accept_on_press);
}

/// Counts what the person at the screen has seen of the log.
fn remember_log(log: Res<Log>, displayed: Res<DisplayedView>, mut seen: ResMut<SeenLog>) {
    if let Some(viewer) = displayed.view.viewer {
        seen.0[viewer.index()] = log.0.len();
    }
}

/// The last sentences of the log that the person in `seat` has not seen yet. The log has no hidden values.
fn recap(log: &Log, seen: &SeenLog, seat: Seat, most: usize) -> Vec<LocalizedText> {
    let entries = &log.0[..];
    let unseen = entries.get(seen.0[seat.index()]..).unwrap_or(entries);
    let told = unseen.iter().filter(|entry| !entry.heading);
    let told: Vec<_> = told.map(|entry| entry.message.clone()).collect();
    told[told.len().saturating_sub(most)..].to_vec()
}

/// The heading: the next player by their camp, or by their name if people share the camp or have typed names.
fn pass(seating: &Seating, seat: Seat) -> LocalizedText {
    if seating.is_shared(seat.camp) || !seating.at(seat).name.is_empty() {
        LocalizedText::new(keys::CURTAIN_PASS_TO).with("name", words::player(seating, seat))
    } else {
        words::of_camp(keys::CURTAIN_PASS, seat.camp)
    }
}

/// Draws the curtain for the next player.
fn draw_curtain(
    turn: Res<Turn>,
    rules: Res<Rules>,
    log: Res<Log>,
    seen: Res<SeenLog>,
    layout: Res<TableLayout>,
    (seats, devices): (Res<SeatDevices>, Res<PlayerDevices>),
    drawn: Query<(Entity, &Curtain)>,
    mut memory: ResMut<FocusMemory>,
    mut commands: Commands,
) {
    let Turn::Curtain(seat) = *turn else {
        return;
    };
    let camp = seat.camp;
    if drawn.iter().any(|(_, curtain)| curtain.0 == seat) {
        return;
    }
    for (old, _) in &drawn {
        commands.entity(old).despawn();
    }
    let own = (Curtain(seat), DespawnOnExit(Phase::Curtain));
    let root = spawn_curtain(&mut commands, &mut memory, own);
    let row = commands
        .spawn((
            ChildOf(root),
            Node {
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                column_gap: px(36),
                width: percent(100),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id();
    commands.spawn((
        ChildOf(row),
        Picture::tall(picture_names::standard(camp), 300.0),
        Pickable::IGNORE,
    ));
    let sheet = commands.spawn((ChildOf(row), panel(700.0))).id();
    let heading = Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        column_gap: px(14),
        ..default()
    };
    let heading = commands.spawn((ChildOf(sheet), heading)).id();
    let device = seats.get(seat.index()).filter(|_| seats.are_several());
    if let Some(number) = device.and_then(|device| devices.number(device)) {
        commands.spawn((
            ChildOf(heading),
            SignOfSeat(Some(seat.index())),
            device_sign(number, SIGN),
        ));
    }
    commands.spawn((
        ChildOf(heading),
        centred(
            pass(&rules.config().seating, seat),
            TextStyle::HEADING.sized(36.0),
            camp_colours::ink(camp),
        ),
    ));
    commands.spawn((
        ChildOf(sheet),
        centred(keys::CURTAIN_OTHERS, TextStyle::BODY, palette::INK),
    ));
    commands.spawn((
        ChildOf(sheet),
        centred(keys::CURTAIN_ABOUT, TextStyle::CAPTION, palette::INK_PALE),
    ));
    let recap = recap(&log, &seen, seat, MOST[usize::from(layout.brief)]);
    if !recap.is_empty() {
        commands.spawn((
            ChildOf(sheet),
            centred(keys::CURTAIN_RECAP, TextStyle::CAPTION, palette::INK_PALE),
        ));
    }
    for message in recap {
        commands.spawn((
            ChildOf(sheet),
            Recap,
            centred(message, TextStyle::SMALL, palette::INK),
        ));
    }
    commands.spawn((
        ChildOf(sheet),
        Here,
        button(
            camp_colours::button_style(camp),
            keys::CURTAIN_HERE,
            Focusable::on(Layer::Question).first(),
        ),
    ));
    commands.spawn((
        ChildOf(row),
        Picture::tall(picture_names::standard(camp), 300.0),
        Pickable::IGNORE,
    ));
}

fn accept_on_press(
    press: On<Activate>,
    here: Query<(), With<Here>>,
    mut inputs: MessageWriter<TableInput>,
) {
    if here.contains(press.entity) {
        inputs.write(TableInput::Accept);
    }
}
