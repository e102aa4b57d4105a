//! Toasts: a sentence at the top of the window about something outside the game, such as a save that failed. A toast
//! goes by itself, a long one later, or when it is clicked.

use bevy::{
    picking::events::{Click, Pointer},
    prelude::*,
};
use kit_i18n::{LiveRegion, LocalizedText, Localizer};
use kit_table::Screen;
use kit_theme::{Picture, TextStyle, palette, widget::centred};
use kit_timings::AnimationTimings;
use std::collections::VecDeque;

/// Request: show this message as a toast.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Toast(pub LocalizedText);

/// How many letters are read while a toast stays; one that has more stays longer.
const READ: usize = 180;

/// A toast on screen, and the time it has left.
#[derive(Component)]
struct VisibleToast {
    left: Timer,
}

/// Toasts that wait until the one before them is gone.
#[derive(Resource, Default)]
struct ToastQueue(VecDeque<LocalizedText>);

/// Exists while something covers the whole game, such as the page before its first press: toasts wait.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CoveredByPage;

/// Shows toasts as they come.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Toast>()
        .init_resource::<ToastQueue>()
        .add_systems(
            Update,
            (
                queue_toasts,
                remove_old_toasts,
                show_toasts.run_if(
                    not(in_state(Screen::Loading)).and_then(not(resource_exists::<CoveredByPage>)),
                ),
            )
                .chain(),
        );
}

/// Queues new toasts; one that is waiting already is not queued again.
fn queue_toasts(mut toasts: MessageReader<Toast>, mut waiting: ResMut<ToastQueue>) {
    for Toast(message) in toasts.read() {
        if !waiting.0.contains(message) {
            waiting.0.push_back(message.clone());
        }
    }
}

/// Shows the next toast when no other is shown.
fn show_toasts(
    shown: Query<(), With<VisibleToast>>,
    timings: Res<AnimationTimings>,
    localizer: Res<Localizer>,
    mut waiting: ResMut<ToastQueue>,
    mut commands: Commands,
) {
    if !shown.is_empty() || waiting.0.is_empty() {
        return;
    }
    if let Some(message) = waiting.0.pop_front() {
        let seconds = stay(timings.toast.seconds, &localizer.localize(&message));
        commands
            .spawn((
                VisibleToast {
                    left: Timer::from_seconds(seconds, TimerMode::Once),
                },
                GlobalZIndex(300),
                Node {
                    position_type: PositionType::Absolute,
                    top: px(14),
                    width: percent(100),
                    justify_content: JustifyContent::Center,
                    ..default()
                },
                Pickable::IGNORE,
                children![(
                    Picture::new("panel-parchment"),
                    Node {
                        max_width: percent(70),
                        padding: UiRect::axes(px(30), px(14)),
                        ..default()
                    },
                    children![(
                        centred(message, TextStyle::SMALL, palette::INK),
                        LiveRegion,
                        Pickable::IGNORE,
                    )],
                )],
            ))
            .observe(dismiss_on_click);
    }
}

/// How long a toast with these words stays, in seconds; most stay the `usual` time.
fn stay(usual: f32, words: &str) -> f32 {
    usual * words.chars().count().max(READ) as f32 / READ as f32
}

/// A click dismisses a toast.
fn dismiss_on_click(click: On<Pointer<Click>>, mut commands: Commands) {
    commands.entity(click.entity).try_despawn();
}

/// Removes toasts whose time is over.
fn remove_old_toasts(
    time: Res<Time<Real>>,
    mut shown: Query<(Entity, &mut VisibleToast)>,
    mut commands: Commands,
) {
    for (entity, mut toast) in &mut shown {
        if toast.left.tick(time.delta()).is_finished() {
            commands.entity(entity).try_despawn();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_toast_with_many_words_stays_longer() {
        for (letters, seconds) in [(0, 9.0), (READ, 9.0), (2 * READ, 18.0)] {
            assert_eq!(stay(9.0, &"é".repeat(letters)), seconds, "{letters}");
        }
    }
}
