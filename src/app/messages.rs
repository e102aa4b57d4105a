//! Messages are dropped two frames after they were written, in a menu as at the table.
//!
//! Bevy keeps them until the next step of its fixed schedule has been run, which nothing here uses. That schedule
//! follows the time that a menu stops: every message of every frame stayed as long as the menu was open, and whoever
//! reads messages only at the table found all of them when it closed.

use bevy::ecs::message::{MessageRegistry, ShouldUpdateMessages, message_update_system};
use bevy::prelude::*;

/// Drops messages in every frame.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, let_go.before(message_update_system));
}

/// Lets this frame drop what is two frames old. To say `Always` once would not do: the next fixed step takes it back.
fn let_go(registry: Option<ResMut<MessageRegistry>>) {
    if let Some(mut registry) = registry {
        registry.should_update = ShouldUpdateMessages::Ready;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::build::run_in_turn;
    use bevy::time::{TimePlugin, TimeUpdateStrategy};
    use core::time::Duration;

    #[derive(Message)]
    struct Said(u32);

    #[derive(Resource, Default)]
    struct HeardSoFar(Vec<u32>);

    /// An app in which something is said in each frame, before it is heard there.
    fn app(frame: Duration) -> App {
        let mut app = App::new();
        app.add_plugins((TimePlugin, plugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(frame))
            .add_message::<Said>()
            .init_resource::<HeardSoFar>()
            .add_systems(
                Update,
                (
                    |mut said: MessageReader<Said>, mut heard: ResMut<HeardSoFar>| {
                        heard.0.extend(said.read().map(|said| said.0));
                    },
                    |mut n: Local<u32>, mut say: MessageWriter<Said>| {
                        say.write(Said(*n));
                        *n += 1;
                    },
                )
                    .chain(),
            );
        run_in_turn(&mut app);
        app
    }

    fn kept(app: &App) -> usize {
        app.world().resource::<Messages<Said>>().len()
    }

    /// An hour in a menu, at 60 frames a second.
    #[test]
    fn an_hour_in_a_menu_keeps_no_more_than_two_frames() {
        let mut app = app(Duration::from_secs(1) / 60);
        app.world_mut().resource_mut::<Time<Virtual>>().pause();
        for _ in 0..60 * 60 * 60 {
            app.update();
            assert!(kept(&app) <= 2, "{}", kept(&app));
        }
    }

    /// At any number of frames a second, and in and out of menus, all is heard once and in its order.
    #[test]
    fn nothing_is_dropped_before_it_is_heard() {
        for frame in [1, 7, 16, 40, 900] {
            let mut app = app(Duration::from_millis(frame));
            for n in 0..400_u32 {
                let mut time = app.world_mut().resource_mut::<Time<Virtual>>();
                if n % 50 < 25 {
                    time.unpause();
                } else {
                    time.pause();
                }
                app.update();
                assert!(kept(&app) <= 2, "{frame} ms: {}", kept(&app));
            }
            let heard = &app.world().resource::<HeardSoFar>().0;
            assert_eq!(*heard, (0..399).collect::<Vec<_>>(), "{frame} ms");
        }
    }
}
