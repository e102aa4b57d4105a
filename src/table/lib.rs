//! What the tables of all games share; no game is named here. The flow between screens, and what the frame must know of
//! a game.

pub mod ai_task;
pub mod aids;
pub mod anchors;
pub mod animations;
pub mod aside;
pub mod bot_decision;
pub mod cached_background;
pub mod card_changes;
mod curtain;
pub mod device_nudge;
pub mod event_queue;
pub mod exercise;
pub mod flow;
pub mod game;
pub mod hint;
pub mod hud_root;
mod keys;
pub mod layout;
pub mod learning;
pub mod link;
pub mod lobby;
pub mod log;
pub mod log_list;
pub mod log_panel;
pub mod look;
pub mod match_config;
pub mod menu;
pub mod menu_flow;
pub mod menu_page;
pub mod name_sheet;
pub mod note_subjects;
pub mod notes;
pub mod overview_panel;
pub mod places;
pub mod played;
pub mod player;
pub mod record_words;
pub mod replay;
pub mod result_page;
pub mod review_words;
pub mod rulebook;
pub mod rules_columns;
pub mod rules_topics;
pub mod rumble;
pub mod saved_games;
#[cfg(not(target_arch = "wasm32"))]
pub mod screenshots;
pub mod seat_devices;
pub mod seat_turn;
pub mod setup_form;
pub mod setup_page;
pub mod setup_words;
pub mod side_panel;
mod start_checks;
pub mod statistics;
pub mod stored;
pub mod surroundings;
mod table_order;
pub mod table_seats;
pub mod takes_focus;
pub mod toolbar;
pub mod turns;
pub mod tutorial;

pub use ai_task::ThinkingLimit;
pub use aids::{AidSettings, GameSwitch, GameSwitches, SwitchGroup};
pub use animations::{Hurry, Rest, Waits};
pub use cached_background::{CachedBackground, CachedBelow};
pub use curtain::spawn_curtain;
pub use flow::{
    AccessibleName, AnswersUnread, AnyPressLeaves, FormAnswers, GameFinished, GameRequest, InGame,
    LeaveGame, News, OpenReview, RecordChanged, RefusedWord, Screen, StartFailed, StartGame,
    Unsaved, table_is_left,
};
pub use game::{Game, Games, Parameter};
pub use hud_root::HudRoot;
pub use learning::Learning;
pub use link::{Link, OpenLink};
pub use lobby::{Lobby, SeatDraft};
pub use look::LookSettings;
pub use match_config::{MatchConfig, StartMatch};
pub use menu::{LearnPage, Menu, MenuGame};
pub use notes::{Note, Notes};
pub use player::{Player, SeatPlayer};
pub use saved_games::{BadSave, SaveSummary, SavedGame, SavedGames};
pub use seat_devices::{SeatDevices, device_name, printed_key, printed_keys};
pub use start_checks::{check_bots, seed_or_random};
pub use table_order::{open_table_on, order_table_systems};
pub use table_seats::{TableSeat, TableSeats, TakeSeat};
