//! Notices: a sentence at the top of the window about something that is not the game, such as a
//! save that could not be written. It goes by itself, or with any press on it.

use crate::table::Screen;
use crate::{
    speech::{Aloud, Say},
    theme::{Design, Feel, Lettering, Picture, palette, widget::centred},
};
use bevy::{
    picking::events::{Click, Pointer},
    prelude::*,
};
use std::collections::VecDeque;

/// Something to tell the player.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Notice(pub Say);

/// A notice on the screen, and for how long.
#[derive(Component)]
struct Shown {
    left: Timer,
}

/// Notices that wait until the one before them is gone.
#[derive(Resource, Default)]
struct Waiting(VecDeque<Say>);

/// Stands while something covers the whole game, such as the page before its first press: notices wait.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Covered;

/// Shows notices as they come.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Notice>()
        .init_resource::<Waiting>()
        .add_systems(
            Update,
            (
                line_up_notices,
                fade_notices,
                show_notices.run_if(
                    not(in_state(Screen::Loading)).and_then(not(resource_exists::<Covered>)),
                ),
            )
                .chain(),
        );
}

/// Lines up what comes; what is waiting already is not told twice.
fn line_up_notices(mut notices: MessageReader<Notice>, mut waiting: ResMut<Waiting>) {
    for Notice(say) in notices.read() {
        if !waiting.0.contains(say) {
            waiting.0.push_back(say.clone());
        }
    }
}

/// Puts the next notice on the screen when there is room for it, and letters to write it with.
fn show_notices(
    shown: Query<(), With<Shown>>,
    feel: Res<Feel>,
    mut waiting: ResMut<Waiting>,
    mut commands: Commands,
) {
    if !shown.is_empty() || waiting.0.is_empty() {
        return;
    }
    if let Some(say) = waiting.0.pop_front() {
        commands
            .spawn((
                Shown {
                    left: Timer::from_seconds(feel.notice.seconds, TimerMode::Once),
                },
                GlobalZIndex(300),
                Design(Node {
                    position_type: PositionType::Absolute,
                    top: px(14),
                    width: percent(100),
                    justify_content: JustifyContent::Center,
                    ..default()
                }),
                Pickable::IGNORE,
                children![(
                    Picture::new("panel-parchment"),
                    Design(Node {
                        max_width: percent(70),
                        padding: UiRect::axes(px(30), px(14)),
                        ..default()
                    }),
                    children![(
                        centred(say, Lettering::SMALL, palette::INK),
                        Aloud,
                        Pickable::IGNORE,
                    )],
                )],
            ))
            .observe(dismiss_on_click);
    }
}

/// A click on it is "understood".
fn dismiss_on_click(click: On<Pointer<Click>>, mut commands: Commands) {
    commands.entity(click.entity).try_despawn();
}

/// Takes away what was there long enough.
fn fade_notices(
    time: Res<Time<Real>>,
    mut shown: Query<(Entity, &mut Shown)>,
    mut commands: Commands,
) {
    for (entity, mut notice) in &mut shown {
        if notice.left.tick(time.delta()).is_finished() {
            commands.entity(entity).try_despawn();
        }
    }
}
