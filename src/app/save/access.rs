//! Which running copy of the program stores: the player is told if it is another one, and can ask for it. Then what is
//! saved is read anew.

use super::{
    SaveManager, autosave,
    load::LoadSaves,
    lock::{LockPace, LockState},
};
use crate::app::{attract_mode::AttractMode, toast::Toast};
use crate::keys;
use bevy::prelude::*;
use kit_i18n::LocalizedText;
use kit_table::flow::PageSystems;
use kit_table::{Games, LeaveGame, Menu, SavedGames, Screen};
use kit_timings::AnimationTimings;

/// Who stores what is played, won and set here.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SaveAccess {
    /// This copy of the program.
    #[default]
    Own,
    /// Another copy, which was there first.
    Elsewhere,
    /// Another copy, which has asked for it.
    GivenAway,
    /// Another copy, which has been asked to leave it to this one.
    Asked,
    /// Another copy, which has been asked and does not answer.
    Unanswered,
}

impl SaveAccess {
    /// Whether nothing is stored here.
    #[must_use]
    pub const fn is_elsewhere(self) -> bool {
        !matches!(self, Self::Own)
    }
}

/// Request: ask the copy that stores to leave that to this one.
#[derive(Message, Clone, Copy, Debug)]
pub struct TakeOverSaves;

/// Follows the lock.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SaveAccess>()
        .add_message::<TakeOverSaves>()
        .add_systems(PreStartup, begin)
        .add_systems(
            First,
            (
                ask.run_if(on_message::<TakeOverSaves>),
                follow_lock,
                read_anew.run_if(resource_changed::<SaveAccess>.and_then(may_store_again)),
            )
                .chain(),
        )
        .add_systems(
            Update,
            show_menu
                .run_if(not(in_state(Screen::Loading)).and_then(needs_menu))
                // A table and its pages choose a menu, too; this one is asked for once only.
                .after(PageSystems),
        );
}

fn begin(manager: Res<SaveManager>, mut access: ResMut<SaveAccess>) {
    if manager.is_only_read() {
        *access = SaveAccess::Elsewhere;
    }
}

fn ask(
    time: Res<Time<Real>>,
    mut requests: MessageReader<TakeOverSaves>,
    mut manager: ResMut<SaveManager>,
) {
    requests.clear();
    manager.ask_for_lock(time.elapsed());
}

fn follow_lock(
    time: Res<Time<Real>>,
    timings: Res<AnimationTimings>,
    mut manager: ResMut<SaveManager>,
    mut access: ResMut<SaveAccess>,
) {
    let pace = LockPace {
        look: timings.lock_look.plainly(),
        answer: timings.lock_answer.plainly(),
    };
    let manager = manager.bypass_change_detection();
    let now = match (*access, manager.look_at_lock(time.elapsed(), pace)) {
        (_, LockState::Held) => SaveAccess::Own,
        (_, LockState::Asked) => SaveAccess::Asked,
        (_, LockState::Unanswered) => SaveAccess::Unanswered,
        (SaveAccess::Own, LockState::Elsewhere) => SaveAccess::GivenAway,
        (before, LockState::Elsewhere) => before,
    };
    access.set_if_neq(now);
}

fn may_store_again(access: Res<SaveAccess>, manager: Res<SaveManager>) -> bool {
    *access == SaveAccess::Own && manager.is_only_read()
}

/// Reads what the other copy has saved. Games that were played here meanwhile stand beside its own; the title offers
/// them.
fn read_anew(world: &mut World) {
    let games = world.resource::<Games>().clone();
    let played = world.resource_mut::<SaveManager>().store_again(&games);
    world.run_schedule(LoadSaves);
    for (game, record) in played {
        let summary = games.get(game).map(|game| (game.summary)(&record));
        if let Some(Ok(save)) = summary {
            world.resource_scope(|world, mut manager: Mut<SaveManager>| {
                let mut saved = world.resource_mut::<SavedGames>();
                autosave::keep_game(&mut manager, &mut saved, game, save);
            });
        }
    }
    world.write_message(Toast(LocalizedText::new(keys::SAVES_TAKEN_OVER)));
    world.write_message(LeaveGame);
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
}

/// Whether the player must be told who stores: when that has changed, or at the start. A demonstration goes on.
fn needs_menu(
    access: Res<SaveAccess>,
    demo: Res<AttractMode>,
    mut told: Local<Option<SaveAccess>>,
) -> bool {
    if demo.is_on() {
        return false;
    }
    let before = told.replace(*access).unwrap_or_default();
    *access != before && access.is_elsewhere()
}

/// Opens the menu, or builds it anew.
fn show_menu(mut next: ResMut<NextState<Menu>>) {
    next.set(Menu::SecondCopy);
}
