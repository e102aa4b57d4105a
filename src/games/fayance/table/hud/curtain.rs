//! The curtain between two people at one screen: an opaque page that names who chooses next and waits for them. It
//! hides nothing but what is about to be chosen.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::FillSystems;
use crate::beats::EventQueue;
use crate::keys;
use crate::session::{TABLE_UPDATE, TableSystems};
use crate::{DisplayedView, Phase, Rules, TABLE, Turn, words};
use fayance_rules::Side;
use kit_i18n::LocalizedText;
use kit_input::{FocusMemory, Focusable, Layer};
use kit_table::spawn_curtain;
use kit_theme::widget::{button, centred, panel};
use kit_theme::{ButtonStyle, TextStyle, palette};

/// The page, with the side that it waits for.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Curtain(Side);

/// The button "I am here".
#[derive(Component)]
struct Here;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        TABLE_UPDATE,
        draw.after(FillSystems)
            .in_set(TableSystems::Show)
            .run_if(in_state(Phase::Curtain)),
    )
    .add_observer(accept);
}

fn draw(
    turn: Res<Turn>,
    rules: Res<Rules>,
    drawn: Query<(Entity, &Curtain)>,
    mut memory: ResMut<FocusMemory>,
    mut commands: Commands,
) {
    let Turn::Curtain(side) = *turn else {
        return;
    };
    if drawn.iter().any(|(_, curtain)| curtain.0 == side) {
        return;
    }
    for (old, _) in &drawn {
        commands.entity(old).despawn();
    }
    let own = (Curtain(side), DespawnOnExit(Phase::Curtain));
    let root = spawn_curtain(&mut commands, &mut memory, own);
    let sheet = commands.spawn((ChildOf(root), panel(620.0))).id();
    let name = words::player(rules.config(), side);
    commands.spawn((
        ChildOf(sheet),
        centred(
            LocalizedText::new(keys::FAYANCE_CURTAIN).with("name", name),
            TextStyle::HEADING,
            palette::AZURE_DEEP,
        ),
    ));
    commands.spawn((
        ChildOf(sheet),
        centred(keys::FAYANCE_CURTAIN_ABOUT, TextStyle::BODY, palette::INK),
    ));
    commands.spawn((
        ChildOf(sheet),
        Here,
        button(
            ButtonStyle::Azure,
            keys::FAYANCE_CURTAIN_HERE,
            Focusable::on(Layer::Question).first(),
        ),
    ));
}

fn accept(
    activate: On<Activate>,
    buttons: Query<(), With<Here>>,
    turn: Res<Turn>,
    rules: Option<ResMut<Rules>>,
    mut events: ResMut<EventQueue>,
    displayed: Option<ResMut<DisplayedView>>,
    table: Option<Res<State<kit_table::InGame>>>,
) {
    let (Ok(()), Turn::Curtain(side)) = (buttons.get(activate.entity), *turn) else {
        return;
    };
    let here = table.is_some_and(|table| *table.get() == TABLE);
    if let (Some(mut rules), Some(mut displayed), true) = (rules, displayed, here) {
        rules.accept(side);
        *displayed = rules.shown();
        events.hurry();
    }
}
