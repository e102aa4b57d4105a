//! Three tabletop games, Guyenne, Le Trône de Fayance and Guesclin !, for the desktop and the web.
//!
//! # Bird's-eye view
//!
//! Every game has a folder under [`games`] with its rules, its bots and its table. The frame ([`app`]) knows a game
//! only as plain data, a [`table::Game`], from the list in `app/games.rs`. Tools without a screen (the arena, the laws
//! in `tests/rules/laws.rs`) know it as a [`rules::game::HeadlessGame`].
//!
//! A game of Guyenne is a [`Position`](games::guyenne::rules::Position): the full state, hidden cards included. It
//! changes only by a [`Move`](games::guyenne::rules::Move) and reports every event that follows to an
//! [`EventObserver`](games::guyenne::rules::EventObserver). One observer is the
//! [`Record`](games::guyenne::rules::record::Record), which is both the save and the replay. Bots and the screen get
//! only a [`View`](games::guyenne::rules::View): what one seat may know.
//!
//! The table shows one view at a time. A confirmed selection goes to the resource
//! [`Rules`](games::guyenne::table::Rules), which plays the move. The events wait in a queue and are shown one by one,
//! each when the cards of the last one rest. The view after an event is copied to card components, and cards glide and
//! turn when those change. The screen makes no decision of the rules.
//!
//! A bot thinks in a task, or in slices between frames where there is one thread (`table/ai_task.rs`). It begins while
//! the cards of the last move still glide. A hint is the advice of the strongest bot (in Guesclin ! of a knight who
//! never errs) from the view of the seat that decides; the record counts hints in a field that its format does not
//! define.
//!
//! # Packages
//!
//! Each layer is a package of the workspace, in its folder of `src`; what it may use stands in its manifest, and the
//! compiler sees to it. What games share is the kit: `kit-rules`, `kit-ai`, `kit-arena`, `kit-files`, `kit-library`,
//! and with Bevy `kit-timings`, `kit-i18n`, `kit-input`, `kit-theme`, `kit-table`. A game has four: `<game>-rules`,
//! `<game>-ai`, `<game>-game` (the two together with its arena, its training, and what tools without a screen see of
//! it) and `<game>-table`, which alone needs Bevy. This package, `guyenne`, is the frame and the programs; it hands the
//! others on by the names of the map below, but for the player's own files, `kit-files`. The build scripts use
//! `kit-locales`.
//!
//! # Code map
//!
//! - [`rules`]: what the rules of all games share: seeds, the first fields of a record and readers of the others, its
//!   replay and its errors, its facts, its code, challenges and the day's deal, the notes of a lesson, a game as tools
//!   see it, the chapters of a rulebook, message keys.
//! - [`library`]: the library of games: lines that keep records, what is listed of them, marks, searches, games brought
//!   in and given out; its files are locked while one program writes. `kit-files`: the player's own files, written
//!   whole or by whole lines.
//! - [`ai`]: what the bots of all games share: exact solutions of small games, the optimizer of their nets, binomial
//!   coefficients.
//! - [`games`]: a folder for each game. For Guyenne:
//!   - `rules`: what is allowed, what happens, who may know it; the paragraphs and examples of the rulebook, the
//!     lessons of the tutorial, puzzles with their exact solver. [`games::guyenne::rules`] opens with the flow chart of
//!     a round.
//!   - `ai`: the bots, each from a view to a move.
//!   - `table`: cards, layout, scenery, panels, messages (the log's in `event_words`, the prompt's in `hud/prompt`) and
//!     its own pages, tutorial and puzzles among them; the names of its pictures, sounds and durations.
//!   - `arena`: measurements of its bots. `training`: how they learn.
//!
//!   [`games::fayance`], Le Trône de Fayance, has `rules`, `ai`, `arena`, `training` and `table`. Its
//!   [`Rules`](games::fayance::table::Rules) play for both sides at once: a choice that the other side has not answered
//!   is in no view but its own side's. Its rulebook and its tutorial are as Guyenne's; two people with devices of their
//!   own choose in plain sight of each other, by signs that are dealt anew for each choice (`table/plain_sight.rs`,
//!   `table/signs.rs`). It has notes for a first game and no puzzles yet.
//!
//!   [`games::guesclin`], Guesclin !, has `rules`, `ai`, `arena`, `training` and `table`. Nothing is hidden in it, so
//!   there is no veil: who sits down with a device plays their own banners with it, people without one share the device
//!   that leads (`table/seats.rs`). What is planned is shown with its odds before it is done (`table/plan.rs`). Its
//!   maps, counters and scenarios are data in `assets/boards/guesclin`, compiled in and checked when they are first
//!   used. Its rulebook, its hints and its tutorial are as Fayance's.
//! - [`arena`]: what the arenas of all games share: options, series of games on several threads, counts of wins, shares
//!   with their confidence, times. A game adds its own options and columns, and plays one game of a series.
//! - [`table`]: what the tables of all games share: the flow between screens and between menus, a game as the frame
//!   sees it, who plays in a seat, bots in tasks, whose turn it is, what is shown next, hints and aids, the toolbar,
//!   the panels at the side, the line beside the prompt, nodes that follow a layout, texts that fit their places, the
//!   pages of a rulebook and of the rules in short, the notes of a first game, what has been learnt, won and lost, the
//!   small files that are read value by value and written back with what is not known (`table/stored`), the cached
//!   picture of what does not change, the steps of the tour.
//! - [`timings`]: durations and easings, and the player's speed.
//! - [`theme`]: colours, text styles, widgets; the pictures and sounds that games share, by name.
//! - [`i18n`]: messages in every language, on wasm compiled in in English only; `i18n/build` makes constants of their
//!   keys.
//! - [`input`]: actions on any device and what they are bound to, and the focus.
//! - [`app`]: the list of games, screens, menus, settings, saves, the library of games on screen and in a browser's
//!   database, the day's deal as it is counted, audio, toasts, the accessible tree, the demonstration, the web page's
//!   side of the game; the command lines of the game and of the tools; tour and bench.
//!
//! Binaries: `guyenne` (the game), `tour` (a picture of every screen and phase), `arena` (bot matches, record checks,
//! codes), `train` (trains a game's bots, writes `assets/ai`), `art` (bakes `assets/art` to `assets/cards`), `sound`
//! (bakes `assets/audio`), `web` (builds the page), `release` (builds the downloads), `golden` (the games that
//! `web --golden` compares). The first two need the feature `app`; `arena` needs none; the others need one each, of
//! their name.
//!
//! Beside the code: `assets/art` (drawings, baked to `assets/cards`), `assets/score` (music, baked to `assets/audio`
//! with the sounds of `src/bin/sound`), `assets/ai` (what the bots learned, and how strong they are), `assets/boards`
//! (maps, counters, scenarios), `assets/tutorial` (dealt games), `assets/puzzles` (puzzles as text; how to add one
//! stands in `games/guyenne/rules/suite/puzzle.rs`), `assets/locales` (every message), `assets/feel` (every duration;
//! what each name means stands in the Rust file that reads it), `assets/fonts`, `assets/web` (the page around the
//! game), `assets/readme` (the pictures of the README), `assets/store` (texts and pictures for a store), `assets/linux`
//! (what menus and software centres show), `assets/recipes` (packages that could not be built here); `tests/rules`
//! (rules, bots, texts, data, pages, the sources themselves; needs no Bevy), `tests/table` (plays whole games without a
//! window), `tests/web` (plays them in a browser), `tests/bench` (measures random play and the list of kept games);
//! `findings` (surprises of libraries, as scripts). What belongs to one game is in folders and files of its name; what
//! games share is beside them.
//!
//! # Pages
//!
//! Rules, formats, commands and reasons are pages beside the code that they speak of; [`pages`] has all but one, which
//! opens a module:
//!
//! - [where to change what](pages::changing): a sentence, a duration, a rule, a bot, a key, a sound, a language;
//! - the rules of [Guyenne](pages::guyenne_rules), [Fayance](pages::fayance_rules) and
//!   [Guesclin !](pages::guesclin_rules), each with its rulings, and the formats of their records
//!   ([Guyenne](pages::guyenne_record_format), [Fayance](pages::fayance_record_format),
//!   [Guesclin !](pages::guesclin_record_format)), [codes](pages::codes), which tell a record in a word,
//!   [the library](pages::library_format), which keeps records, and [the day's deal](pages::daily_deal);
//! - [luck](pages::luck) and [reviews](pages::reviews): how a game that is over is judged;
//! - [controls](pages::controls), [commands](pages::commands), [the arena](pages::arena),
//!   [the page on the web](pages::web), [releases](pages::releases), [known issues](pages::known_issues),
//!   [how to add a game](pages::adding_a_game), [how to add a language](pages::add_a_language);
//! - [who can play](app::accessibility), also without seeing, hearing or steady hands;
//! - the [glossary](pages::glossary) and the [decisions](pages::decisions).
//!
//! # Invariants
//!
//! - **Layers:** `rules` <- `ai` <- `games/*/rules` <- `games/*/ai`; `timings`, `i18n`, `input`, `theme` (each on those
//!   before it), `files`, `library` and `arena` know no game; `table` builds on all of these but the last three,
//!   `games/*/table` on `table`, `app` on all. No layer uses one above it, no game names another, and only
//!   `app/games.rs` names games. The manifests say so (`tests/rules/source_rules/packages.rs`).
//! - **Purity:** rules and bots use no clock, thread, file, global randomness or hash-map order: the same seed and
//!   moves give the same game on every platform. One exception: on screen a bot must move after 2.5 seconds
//!   (`table::ThinkingLimit`), so a machine that is too slow may see another move; the log says so. A record holds the
//!   moves themselves and replays the same.
//! - **Fairness:** a card that a viewer may not know has no value in their view, their events, or on their screen.
//! - **One owner each:** a game's `play` is called only in its `table::rules`; the card components of Guyenne and
//!   Fayance are written only in their `table::sync_cards`; phases come from one pure function; devices are read in
//!   `input`, colours and text sizes are in `theme`, durations in `assets/feel`, messages in `assets/locales`.
//! - **Systems run in turn:** each schedule on one thread (`run_in_turn` in `app/build.rs`), as they are many and
//!   short; drawing and bots have threads of their own. Each table has a schedule of its own, `TableUpdate`, run in
//!   `Update` once the game was asked for.
//! - **No dead items:** no public item is unused.
//! - **A record** is the set-up and the events; it is the save and the replay.
//!
//! The compiler, clippy (`.cargo/clippy.toml`) and `tests/rules/source_rules.rs` check these.

pub mod app;
pub mod games;

#[cfg(feature = "app")]
mod keys;

pub use kit_ai as ai;
#[cfg(not(target_arch = "wasm32"))]
pub use kit_arena as arena;
#[cfg(feature = "app")]
pub use kit_i18n as i18n;
#[cfg(feature = "app")]
pub use kit_input as input;
pub use kit_library as library;
pub use kit_rules as rules;
#[cfg(feature = "app")]
pub use kit_table as table;
#[cfg(feature = "app")]
pub use kit_theme as theme;
#[cfg(feature = "app")]
pub use kit_timings as timings;

/// The pages that stand beside the code, for readers of the documentation: nothing of them is compiled. A link from one
/// page to another leads to a file of the repository; here the list below leads to it.
#[cfg(doc)]
pub mod pages {
    #[doc = include_str!("i18n/add-a-language.md")]
    pub mod add_a_language {}
    #[doc = include_str!("games/adding-a-game.md")]
    pub mod adding_a_game {}
    #[doc = include_str!("arena/arena.md")]
    pub mod arena {}
    #[doc = include_str!("changing.md")]
    pub mod changing {}
    #[doc = include_str!("rules/code/code-format.md")]
    pub mod codes {}
    #[doc = include_str!("bin/commands.md")]
    pub mod commands {}
    #[doc = include_str!("input/controls.md")]
    pub mod controls {}
    #[doc = include_str!("rules/daily/daily-deal.md")]
    pub mod daily_deal {}
    #[doc = include_str!("decisions.md")]
    pub mod decisions {}
    #[doc = include_str!("games/fayance/rules/record-format.md")]
    pub mod fayance_record_format {}
    #[doc = include_str!("games/fayance/rules/fayance-rules.md")]
    pub mod fayance_rules {}
    #[doc = include_str!("glossary.md")]
    pub mod glossary {}
    #[doc = include_str!("games/guesclin/rules/record-format.md")]
    pub mod guesclin_record_format {}
    #[doc = include_str!("games/guesclin/rules/guesclin-rules.md")]
    pub mod guesclin_rules {}
    #[doc = include_str!("games/guyenne/rules/record-format.md")]
    pub mod guyenne_record_format {}
    #[doc = include_str!("games/guyenne/rules/guyenne-rules.md")]
    pub mod guyenne_rules {}
    #[doc = include_str!("app/known-issues.md")]
    pub mod known_issues {}
    #[doc = include_str!("library/library-format.md")]
    pub mod library_format {}
    #[doc = include_str!("rules/luck/luck.md")]
    pub mod luck {}
    #[doc = include_str!("bin/release.md")]
    pub mod releases {}
    #[doc = include_str!("rules/review/review.md")]
    pub mod reviews {}
    #[doc = include_str!("app/web/web.md")]
    pub mod web {}
}
