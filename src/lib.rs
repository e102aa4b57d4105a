//! Guyenne as a card table: castles, bluff and six cards in hand, for the desktop and the web.
//!
//! # Bird's-eye view
//!
//! A game has a folder of its own under [`games`]: its rules, its bots and its table. The frame ([`app`]) knows a game only
//! as plain data, a [`table::Game`], from the one list in `app/games.rs`. Tools without a screen (the arena, the laws in
//! `tests/rules/laws.rs`) know it as a [`rules::game::HeadlessGame`].
//!
//! A game of Guyenne is a [`Position`](games::guyenne::rules::Position): the truth, hidden cards and all. It changes only
//! by a [`Move`](games::guyenne::rules::Move), and tells an [`EventObserver`](games::guyenne::rules::EventObserver) every
//! event that follows. One observer is the [`Record`](games::guyenne::rules::record::Record), which is the save and the
//! replay too. Everybody else, bot or screen, gets a [`View`](games::guyenne::rules::View): what one seat may know.
//!
//! The table shows one view at a time. A confirmed selection goes through the resource
//! [`Rules`](games::guyenne::table::Rules); the events wait in a queue and are played back one by one, each when the cards
//! rest; the view that belongs to an event becomes card components; cards glide and turn after those. Nothing on screen
//! decides anything.
//!
//! Bots think beside the frames, or in slices between them where there is one thread (`table/ai_task.rs`). A bot begins
//! while its opponent's cards still glide, so that its pause costs nothing. Hints are given to whoever decides, from that
//! seat's view, and counted in a field of the record that its format leaves to others.
//!
//! # Code map
//!
//! | module | what lives there |
//! |---|---|
//! | [`rules`] | what the rules of every game share: seeds, the head of a record, a game as tools see it |
//! | [`ai`] | what the bots of every game share: exact play of small games |
//! | [`games`] | a folder for each game: `rules` (what is allowed, what happened, who may know it; [`games::guyenne::rules`] opens with the flow chart of a round), `ai` (bots: a view in, a move out), `table` (cards on cloth: layout, scenery, panels, sentences, its own pages; its own pictures, sounds, durations and words by name), `arena` (what is measured), `training` (how the bots learn) |
//! | [`table`] | what the tables of all games share: the flow between screens, a game as the frame sees it, thinking in a task, what lies still and is painted once |
//! | [`theme`] | colours, text styles, widgets; pictures, sounds and durations by name, those that games share |
//! | [`i18n`] | the words, in every language: those that games share, and those that a game brings |
//! | [`input`] | actions on any device, the focus |
//! | [`app`] | THE LIST of games, screens, menus, settings, saves, audio, the command line, the tools' door, tour and bench |
//!
//! Binaries: `guyenne` (the game), `tour` (a picture of every screen and phase), `arena` (bot matches, record checks),
//! `train` (teaches a game's bots, writes `assets/ai`), `art` (bakes `assets/art`), `sound` (bakes `assets/audio`), `web`
//! (builds the page), `golden` (games for `web --golden` to compare). The first two need the feature `app`; `art`,
//! `sound`, `web` and `golden` their own; `arena` and `train` need none.
//!
//! # Invariants
//!
//! - **Layers:** `rules` <- `ai` <- `games/*/rules` <- `games/*/ai`; `theme`, `i18n` and `input` know no game; `table`
//!   builds on those, `games/*/table` on `table`, `app` on all. Nothing points back, no game names another, and only
//!   `app/games.rs` names games.
//! - **Purity:** rules and bots use no clock, thread, file, global luck or hash-map order: the same seed and moves give
//!   the same game on every target. One exception: on screen a bot that has thought for 2.5 seconds must play
//!   (`table::ThinkingLimit`), so a machine too slow for it may see another move; the log says so. A record keeps moves,
//!   not thoughts, and replays the same.
//! - **Fairness:** a card that a viewer may not know has no value in their view, their events, or on their screen.
//! - **One owner each:** a game's `play` is called in its `table::rules` alone, card components are written in its `table::sync_cards`,
//!   phases come from one pure function, key codes stay in `input`, colours and sizes in `theme`, durations in
//!   `assets/feel`, words in `assets/locales`.
//! - **A record** is set-up and events, a save, a replay.
//!
//! The compiler, clippy (`.cargo/clippy.toml`) and `tests/rules/source_rules.rs` hold the sources to these.

#[cfg(feature = "app")]
pub mod i18n;
#[cfg(feature = "app")]
pub mod input;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
pub mod theme;

pub mod ai;
pub mod app;
pub mod games;
pub mod rules;
