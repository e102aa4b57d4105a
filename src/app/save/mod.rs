//! What outlives the program: the settings and the game in progress. The store itself is in `store`.

mod glance;
mod store;

pub use glance::Glance;
#[cfg(not(target_arch = "wasm32"))]
pub use store::write_whole;
pub use store::{Found, Kept, Store, Unwritable};

use super::{notice::Notice, options::Options, settings::Settings};
use crate::{
    games::guyenne::{
        rules::record::Record,
        table::{Confirmed, Finished},
    },
    speech::Say,
};
use bevy::prelude::*;

/// The store in the app's hands. What goes wrong is told to the player, never thrown.
#[derive(Resource, Debug)]
pub struct Keeper {
    store: Store,
    notices: Vec<Say>,
    failing: Vec<Kept>,
}

impl Keeper {
    /// A keeper of this store.
    pub fn new(store: Store) -> Self {
        Self {
            store,
            notices: Vec::new(),
            failing: Vec::new(),
        }
    }

    /// The player's own keeper. If it cannot keep anything, the player is told before he begins.
    pub fn of_player() -> Self {
        let mut keeper = Self::new(Store::of_player());
        if keeper.store.forgets() {
            keeper.notices.push(Say::new("notice-keeps-nothing"));
        }
        keeper
    }

    /// What was kept.
    pub fn read(&self, kept: Kept) -> Found {
        self.store.read(kept, |text| is_sound(kept, text))
    }

    /// Keeps a text, or tells the player why not.
    pub fn write(&mut self, kept: Kept, text: &str) {
        let written = self.store.write(kept, text, |text| is_sound(kept, text));
        self.report(kept, written);
    }

    /// Forgets a thing.
    pub fn clear(&mut self, kept: Kept) {
        let cleared = self.store.clear(kept);
        self.report(kept, cleared);
    }

    /// Puts what cannot be read out of the way.
    pub fn set_aside(&mut self, kept: Kept) {
        let done = self.store.set_aside(kept);
        self.report(kept, done);
    }

    /// Puts a failure into words, once until it works again.
    fn report(&mut self, kept: Kept, result: Result<(), Unwritable>) {
        let Err(error) = result else {
            self.failing.retain(|&failing| failing != kept);
            return;
        };
        if self.failing.contains(&kept) {
            return;
        }
        self.failing.push(kept);
        let say = match kept {
            Kept::Settings => Say::new("notice-settings-failed"),
            Kept::Game => Say::new("notice-save-failed").with("reason", error.to_string()),
        };
        self.notices.push(say);
    }
}

/// Reads a game that somebody brings as text: the record of a game in progress, alone or among blank lines. A text that
/// is none gives the sentence to tell.
pub fn brought_game(text: &str) -> Result<SavedGame, Say> {
    let unread = |reason: String| Say::new("notice-import-unread").with("reason", reason);
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let (Some(line), rest) = (lines.next(), lines.count()) else {
        return Err(Say::new("notice-import-empty"));
    };
    if rest > 0 {
        return Err(Say::new("notice-import-many").with("n", rest + 1));
    }
    let record = Record::parse(line).map_err(|error| unread(error.to_string()))?;
    record.replay().map_err(|error| unread(error.to_string()))?;
    if record.is_over() {
        return Err(Say::new("notice-import-over"));
    }
    SavedGame::of(record.line()).ok_or_else(|| Say::new("notice-import-over"))
}

/// Whether a text is what it should be.
fn is_sound(kept: Kept, text: &str) -> bool {
    match kept {
        Kept::Settings => Settings::read(text).is_some(),
        Kept::Game => Record::parse(text.trim_end())
            .is_ok_and(|record| !record.is_over() && record.replay().is_ok()),
    }
}

/// The game that can be continued, if there is one.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Saved(pub Option<SavedGame>);

/// A game that can be continued.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// The record's line.
    pub record: String,
    /// How far it has come.
    pub glance: Glance,
}

impl SavedGame {
    /// The game of a record's line, if it is one in progress.
    fn of(record: String) -> Option<Self> {
        let glance = Glance::at(&record)?;
        Some(Self { record, glance })
    }
}

/// Finds the game of last time, and keeps the game in progress from move to move.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saved>()
        .add_systems(Startup, recall_game)
        .add_systems(
            Update,
            (
                keep_game.run_if(on_message::<Confirmed>),
                forget_game.run_if(on_message::<Finished>),
                tell_failures.run_if(resource_changed::<Keeper>),
            )
                .chain(),
        );
}

/// Finds the game of last time.
fn recall_game(
    mut keeper: ResMut<Keeper>,
    mut saved: ResMut<Saved>,
    mut notices: MessageWriter<Notice>,
) {
    let found = keeper.read(Kept::Game);
    match found {
        Found::Backup(_) => {
            notices.write(Notice(Say::new("notice-save-backup")));
        }
        Found::Damaged => {
            keeper.set_aside(Kept::Game);
            notices.write(Notice(Say::new("notice-save-unreadable")));
        }
        Found::Nothing | Found::Whole(_) => {}
    }
    saved.0 = found.text().and_then(SavedGame::of);
}

/// Keeps the game after every confirmed move. A demonstration is nobody's game.
fn keep_game(
    mut confirmed: MessageReader<Confirmed>,
    demo: Res<super::demo::Demo>,
    options: Res<Options>,
    mut journal: Local<Vec<String>>,
    mut keeper: ResMut<Keeper>,
    mut saved: ResMut<Saved>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(latest) = confirmed.read().last() else {
        return;
    };
    if !demo.is_on() {
        keeper.write(Kept::Game, &latest.record);
        saved.0 = SavedGame::of(latest.record.clone());
    }
    if let Some(path) = &options.record {
        journal.retain(|line| line.contains(r#""e":"end""#));
        journal.push(latest.record.trim_end().to_owned());
        let text = journal.join("\n") + "\n";
        if let Err(error) = write_record(path, &text) {
            let say = Say::new("notice-record-failed").with("reason", error.to_string());
            notices.write(Notice(say));
        }
    }
}

/// Writes the file that the command line asked for.
#[cfg(not(target_arch = "wasm32"))]
fn write_record(path: &std::path::Path, text: &str) -> std::io::Result<()> {
    write_whole(path, text)
}

/// There are no files there.
#[cfg(target_arch = "wasm32")]
fn write_record(_: &std::path::Path, _: &str) -> std::io::Result<()> {
    Ok(())
}

/// A game that is over is not continued.
fn forget_game(demo: Res<super::demo::Demo>, mut keeper: ResMut<Keeper>, mut saved: ResMut<Saved>) {
    if !demo.is_on() {
        keeper.clear(Kept::Game);
        saved.0 = None;
    }
}

/// Tells the player what could not be kept.
fn tell_failures(mut keeper: ResMut<Keeper>, mut notices: MessageWriter<Notice>) {
    if keeper.notices.is_empty() {
        return;
    }
    for say in keeper.notices.drain(..) {
        notices.write(Notice(say));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::guyenne::rules::{
        Edition, Level, Setup,
        record::Player,
        seat::{Camp, Seat},
    };
    use crate::rules::seed::Seed;

    /// The record of a game after some moves, each the first that is listed.
    fn line(moves: usize) -> String {
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(7));
        let players = Camp::ALL.map(|camp| Player::human(Seat::new(camp, 0), "Ann"));
        let (mut position, mut record) =
            Record::start(setup, players.to_vec()).expect("a duel is a game");
        for _ in 0..moves {
            let Some(ask) = position.ask() else { break };
            position
                .play_witnessed(ask.nth(0), &mut record)
                .expect("listed moves are legal");
        }
        record.line()
    }

    #[test]
    fn a_brought_game_goes_on_where_it_was() {
        let text = format!("\n  {}\r\n\n", line(5).trim_end());
        let game = brought_game(&text).expect("a game in progress");
        assert_eq!(game.record.trim_end(), line(5).trim_end());
        assert_eq!(game.glance.round, 1);
    }

    #[test]
    fn what_is_no_game_in_progress_is_refused_with_the_reason() {
        let altered = line(5).replace(r#""n":1"#, r#""n":2"#);
        let two = format!("{}\n{}", line(3).trim_end(), line(4).trim_end());
        for (text, key) in [
            ("", "notice-import-empty"),
            (" \n\n", "notice-import-empty"),
            ("rubbish", "notice-import-unread"),
            ("{}", "notice-import-unread"),
            (&altered, "notice-import-unread"),
            (&two, "notice-import-many"),
            (&line(100_000), "notice-import-over"),
        ] {
            let why = brought_game(text).expect_err(text);
            assert_eq!(why.key(), key, "{text:.60}");
        }
    }

    #[test]
    fn a_keeper_says_once_that_it_cannot_keep() {
        let mut keeper = Keeper::new(Store::in_memory());
        let refused = || Err(Unwritable::because("full"));
        keeper.report(Kept::Game, refused());
        keeper.report(Kept::Game, refused());
        assert_eq!(keeper.notices.len(), 1);
        keeper.report(Kept::Game, Ok(()));
        keeper.report(Kept::Game, refused());
        assert_eq!(keeper.notices.len(), 2);
    }
}
