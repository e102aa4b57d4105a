//! Guyenne as a card table: castles, bluff and six cards in hand, for the desktop and the web.
//!
//! # Bird's-eye view
//!
//! A game is a [`Position`](games::guyenne::rules::Position): the truth, hidden cards and all. It changes only by a
//! [`Move`](games::guyenne::rules::Move), and tells a [`EventObserver`](games::guyenne::rules::EventObserver) every event that follows. One witness
//! is the [`Record`](games::guyenne::rules::record::Record), which is the save and the replay too. Everybody else, bot or screen, gets a
//! [`View`](games::guyenne::rules::View): what one seat may know.
//!
//! The table shows one view at a time. A confirmed choice goes through the resource [`Rules`](games::guyenne::table::Rules); the events
//! wait in line and are told one by one, each when the cards rest; the mirror turns the view that belongs to an event
//! into card components; cards glide and turn after those. Nothing on screen decides anything.
//!
//! Bots and the adviser think beside the frames, or in slices between them where there is one thread (`table/head.rs`).
//! A bot begins while its opponent's cards still glide, so that its pause costs nothing. Advice is given to whoever
//! decides, from that seat's view, and counted in a field of the record that its format leaves to others.
//!
//! # Code map
//!
//! | module | what lives there |
//! |---|---|
//! | [`rules`] | what the rules of every game share: seeds |
//! | [`ai`] | what the bots of every game share: exact play of small games |
//! | [`games`] | a folder each: `rules` (what is allowed, what happened, who may know it; [`games::guyenne::rules`] opens with the flow chart of a round), `ai` (bots: a view in, a move out), `table` (cards on cloth: layout, scenery, panels, sentences) |
//! | [`theme`] | colours, letters, pictures and sounds by name, widgets, durations |
//! | [`localizer`] | every word, in every language |
//! | [`input`] | actions on any device, the focus |
//! | [`app`] | screens, menus, settings, saves, what is heard, the command line, the tour, the bench |
//!
//! Binaries: `guyenne` (the game), `tour` (a picture of every screen and phase), `arena` (bot matches, record checks),
//! `school` (teaches the bots, writes `assets/ai`), `art` (bakes `assets/art`), `sound` (bakes `assets/audio`), `web`
//! (builds the page), `golden` (games for `web --golden` to compare). The first two need the feature `app`; `art`,
//! `sound`, `web` and `golden` their own; the arena and the school need none.
//!
//! # Invariants
//!
//! - **Layers:** `rules` <- `ai`; `theme`, `localizer`, `input` know no game; `table` uses them all; `app` is on top. Nothing
//!   points back. (`localizer` and `input` are layers of their own, not parts of `app`, because the table speaks and is
//!   pressed, too.)
//! - **Purity:** `rules` and `ai` use no clock, thread, file, global luck or hash-map order: the same seed and moves give
//!   the same game on every target. One exception: on screen a bot that has thought for 2.5 seconds must play
//!   (`table::ThinkingLimit`), so a machine too slow for it may see another move; the log says so. A record keeps moves,
//!   not thoughts, and replays the same.
//! - **Fairness:** a card that a viewer may not know has no value in his view, his events, or on his screen.
//! - **One owner each:** `play` is called in `table::rules` alone, card components are written in `table::sync_cards` alone,
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
