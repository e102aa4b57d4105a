//! The choice of a game. Skipped where there is only one.

use crate::{
    input::{Action, Focusable, Layer, Presses},
    rules::game::GameId,
    table::{Games, Screen},
    theme::{
        ButtonStyle, TextStyle, key_cap, palette,
        sound::{PlaySound, Sound},
        widget::{LeadsBack, button, centred, page, panel},
    },
};
use bevy::{prelude::*, ui_widgets::Activate};

/// A button that leads to the set-up of a game.
#[derive(Component, Clone, Copy)]
struct Choose(GameId);

/// The button that leads back.
#[derive(Component)]
struct Back;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(choose)
        .add_observer(go_back)
        .add_systems(OnEnter(Screen::ChooseGame), build_page)
        .add_systems(Update, leave_on_back.run_if(in_state(Screen::ChooseGame)));
}

fn build_page(games: Res<Games>, mut commands: Commands) {
    let root = commands
        .spawn((
            Name::new("Choose a game"),
            DespawnOnExit(Screen::ChooseGame),
            page(),
        ))
        .id();
    let panel_entity = commands.spawn((ChildOf(root), panel(520.0))).id();
    commands.spawn((
        ChildOf(panel_entity),
        centred("choose-game", TextStyle::HEADING, palette::AZURE_DEEP),
    ));
    for (n, game) in games.0.iter().enumerate() {
        let focusable = if n == 0 {
            Focusable::PAGE.first()
        } else {
            Focusable::PAGE
        };
        commands.spawn((
            ChildOf(panel_entity),
            Choose(game.id()),
            button(ButtonStyle::Azure, game.name, focusable),
        ));
    }
    commands
        .spawn((
            ChildOf(panel_entity),
            (Back, LeadsBack),
            button(ButtonStyle::Parchment, "menu-back", Focusable::PAGE),
        ))
        .with_child(key_cap(Action::Back));
}

/// The back action leads to the title.
fn leave_on_back(
    presses: Res<Presses>,
    mut play: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    if presses.on(Layer::Page, Action::Back) {
        play.write(PlaySound::now(Sound::BACK));
        commands.set_state(Screen::Title);
    }
}

fn choose(activate: On<Activate>, buttons: Query<&Choose>, mut commands: Commands) {
    if let Ok(&Choose(game)) = buttons.get(activate.entity) {
        commands.set_state(Screen::Setup(game));
    }
}

fn go_back(activate: On<Activate>, buttons: Query<(), With<Back>>, mut commands: Commands) {
    if buttons.contains(activate.entity) {
        commands.set_state(Screen::Title);
    }
}
