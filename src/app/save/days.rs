//! Saves the log of the day's deals. A copy of the program that takes over has perhaps counted days itself: both logs
//! become one, and a day that both have counted is told.

use super::{SaveManager, SaveSlot, load::LoadSaves, slots::Found};
use crate::app::daily::{Days, Reckoned};
use crate::app::toast::Toast;
use crate::keys;
use bevy::prelude::*;
use kit_i18n::LocalizedText;
use kit_rules::daily::{DailyLog, DoubleCount};
use kit_rules::message_key::MessageKey;
use kit_table::Games;

/// Reads the log at the start and saves changes.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedDays>()
        .add_systems(LoadSaves, load_days)
        // A day that ends in the frame in which the program does is counted.
        .add_systems(
            Last,
            save_days
                .before(super::autosave::finish_writing)
                .run_if(resource_changed::<Days>.or_else(resource_changed::<Reckoned>)),
        );
}

/// The log as it is saved.
#[derive(Resource, Default)]
struct SavedDays(DailyLog);

fn load_days(
    games: Res<Games>,
    mut manager: ResMut<SaveManager>,
    mut days: ResMut<Days>,
    mut saved: ResMut<SavedDays>,
    mut toasts: MessageWriter<Toast>,
) {
    let slot = SaveSlot::Days;
    let mut tell = |key: MessageKey| {
        toasts.write(Toast(LocalizedText::new(key)));
    };
    let found = manager.read(slot);
    match found {
        Found::Nothing | Found::Whole(_) => {}
        Found::Backup(_) => tell(keys::TOAST_DAYS_BACKUP),
        Found::Newer => tell(keys::TOAST_DAYS_NEWER),
        Found::Damaged => {
            manager.set_aside(slot);
            tell(keys::TOAST_DAYS_UNREADABLE);
        }
    }
    let read = found.text().and_then(|text| DailyLog::read(&text).ok());
    let (mut log, faults, mut doubled) = read.unwrap_or_default();
    if !faults.is_empty() {
        tell(keys::TOAST_DAYS_UNREAD);
    }
    saved.0 = log.clone();
    // What was counted here while another copy stored: nothing at the start.
    doubled.extend(log.merge(core::mem::take(&mut days.0)));
    days.0 = log;
    toasts.write_batch(doubled.iter().map(|double| Toast(told(&games, double))));
}

/// The sentence about a day that was counted twice.
fn told(games: &Games, double: &DoubleCount) -> LocalizedText {
    let game = match games.named(&double.game) {
        Some(game) => LocalizedText::new(game.name),
        None => LocalizedText::verbatim(double.game.clone()),
    };
    LocalizedText::new(keys::TOAST_DAY_DOUBLED)
        .with("name", game)
        .with("n", double.day)
}

/// Saves what is not saved yet.
fn save_days(days: Res<Days>, mut saved: ResMut<SavedDays>, mut manager: ResMut<SaveManager>) {
    if days.0 != saved.0 {
        manager.write(SaveSlot::Days, &days.0.text());
        saved.0 = days.0.clone();
    }
}
