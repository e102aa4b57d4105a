//! Notices: a sentence at the top of the window about something that is not the game, such as a
//! save that could not be written. It goes by itself, or with any press on it.

use crate::{
    speech::Say,
    theme::{Design, Feel, Lettering, Picture, palette, widget::centred},
};
use bevy::{
    picking::events::{Click, Pointer},
    prelude::*,
};

/// Something to tell the player.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Notice(pub Say);

/// A notice on the screen, and for how long.
#[derive(Component)]
struct Shown {
    left: Timer,
}

/// Shows notices as they come.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Notice>()
        .add_systems(Update, (show_notices, fade_notices).chain());
}

/// Puts each notice on the screen; a new one takes the place of the last.
fn show_notices(
    mut notices: MessageReader<Notice>,
    shown: Query<Entity, With<Shown>>,
    feel: Res<Feel>,
    mut commands: Commands,
) {
    for notice in notices.read() {
        for old in &shown {
            commands.entity(old).try_despawn();
        }
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
                        centred(notice.0.clone(), Lettering::SMALL, palette::INK),
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
