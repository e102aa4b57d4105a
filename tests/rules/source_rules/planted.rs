//! Example sources for the checks: files that break each rule, and files that break none.

/// The files of an example: path and text.
pub type Files = &'static [(&'static str, &'static str)];

/// The files of an example, from `path: text` pairs.
macro_rules! files {
    ($($path:literal: $text:literal),+) => { &[$(($path, $text)),+] };
}

/// An import cycle through two folders.
pub const CYCLES: &[Files] = &[
    files!("src/app/menu/mod.rs": "pub fn plugin() { super::save::plugin() }",
        "src/app/mod.rs": "mod menu; mod save;", "src/app/save.rs": "use super::menu::Menu; pub fn plugin() {}"),
    files!("src/a/b.rs": "use crate::{c::D, e};", "src/c/mod.rs": "mod d; pub use d::D;",
        "src/c/d.rs": "use crate::e::f::F as G;", "src/e/f.rs": "pub struct F(crate::a::b::B);",
        "src/e/mod.rs": "pub mod f;"),
    files!("src/a/b.rs": "pub struct B; mod inner { use super::super::super::c::d::D; }",
        "src/c/d.rs": "use crate::a::b::B; pub struct D;"),
];

/// A game's id outside of its folder, also where the program's name may stand or in another game.
pub const IDS: &[Files] = &[
    files!("src/app/save/manager.rs": "const GAME: GameId = GameId(\"guyenne\");",
        "src/games/guyenne/id.rs": "pub const ID: GameId = GameId(\"guyenne\");"),
    files!("src/app/options.rs": "const GAME: GameId = GameId(\"fayance\");",
        "src/games/fayance/id.rs": "pub const ID: GameId = GameId(\"fayance\");"),
    files!("src/games/fayance/id.rs": "pub const ID: GameId = GameId(\"guyenne\");",
        "src/games/guyenne/id.rs": "pub const ID: GameId = GameId(\"guyenne\");"),
];

/// A comment that is too wide.
pub const WIDE_COMMENTS: &[Files] = &[files!("src/app/screen.rs":
    "//! A sentence on the file, which goes on and on past `the` column at which a reader of two files side by side would have to turn.")];

/// A public item that nothing uses, also if it is handed on, or if another game uses its own of the same name.
pub const UNUSED_ITEMS: &[Files] = &[
    files!("src/games/x/ai/search.rs": "impl Search { pub fn trials(&self) {} }", "src/games/x/ai/mod.rs": "mod search;"),
    files!("src/theme/style.rs": "pub(crate) const TITLE: f32 = 168.0;", "src/theme/mod.rs": "mod style; pub use style::TITLE;"),
    files!("src/rules/card.rs": "pub const fn of_bits() {} #[cfg(test)] mod tests { fn f() { super::of_bits() } }"),
    files!("src/games/x/rules/record.rs": "impl Record { pub fn unfolded(&self) {} }",
        "src/games/y/rules/record.rs": "impl Record { pub fn unfolded(&self) {} fn f(&self) { self.unfolded() } }"),
];

/// A `mod.rs` that implements something.
pub const LISTS: &[Files] = &[
    files!("src/app/mod.rs": "//! What lives here.\nmod a;\nfn run() {}"),
    files!("src/app/mod.rs": "mod a; pub fn plugin(app: &mut App) {} impl Default for A {}"),
];

/// Rules and bots that use an engine, clock, thread, file, global randomness or unordered map.
pub const PURITY: &[Files] = &[
    files!("src/rules/seed.rs": "use std::{fmt, time::Duration};"),
    files!("src/games/guyenne/ai/mod.rs": "use std::collections::{BTreeMap, HashMap};"),
    files!("src/ai/tree.rs": "fn f() { std::thread::spawn(|| ()); }"),
    files!("src/games/x/rules/a.rs": "fn f() { let x: u8 = rand::random(); }"),
    files!("src/rules/a.rs": "#[cfg(feature = \"app\")] use bevy::prelude::*;"),
];

/// Keys of messages that are no constants.
pub const MESSAGE_KEYS: &[Files] = &[
    files!("src/app/menu.rs": "fn f() -> LocalizedText { LocalizedText::of_key(\"pause\") }"),
    files!("src/games/x/rules/a.rs": "const AIM: MessageKey = MessageKey::of_locales(\"rule-aim\");"),
    files!("src/table/log.rs": "fn f(l: &Localizer) -> String { l.text_of(\"hud-log\", &[]) }"),
];

/// A bot or a screen that names a position.
pub const VIEWS: &[Files] = &[
    files!("src/games/guyenne/ai/greedy.rs": "use crate::games::guyenne::rules::{Move, Position as P};"),
    files!("src/app/save.rs": "fn f(x: &crate::games::guyenne::rules::Position) {}"),
];

/// A move that is played elsewhere.
pub const MOVES: &[Files] =
    &[files!("src/games/guyenne/table/selection.rs": "fn f() { p.play_observed(m, &mut ()) }")];

/// A key code outside of input.
pub const KEYS: &[Files] = &[
    files!("src/app/menu.rs": "const LEFT: KeyCode = KeyCode::ArrowLeft;"),
    files!("src/table/menu.rs": "fn f(pressed: Res<ButtonInput<K>>) {}"),
    files!("src/games/x/table/hud.rs": "fn f(window: &Window) { window.cursor_position(); }"),
    files!("src/theme/widget.rs": "use crate::input::Action; fn f(all: Query<&ActionState<Action>>) {}"),
    files!("src/app/menu/pad_lost.rs": "fn f(all: MessageReader<GamepadConnectionEvent>) {}"),
];

/// A colour outside of the theme.
pub const COLOURS: &[Files] = &[
    files!("src/table/a.rs": "const C: Color = Color::WHITE;"),
    files!("src/games/x/table/a.rs": "use bevy::color::palettes::css::RED;"),
];

/// A duration in the code.
pub const DURATIONS: &[Files] = &[
    files!("src/app/a.rs": "fn f() { Duration::from_millis(3); }"),
    files!("src/app/a.rs": "fn f() { Timer::from_seconds(0.5, TimerMode::Once); }"),
    files!("src/app/a.rs": "fn f() { Timer::from_seconds(LINGER, TimerMode::Once); }"),
    files!("src/app/a.rs": "/// Seconds\n/// between two.\n#[rustfmt::skip]\npub(super) const REPEAT: (f32, f32) = (0.38, 0.13);"),
    files!("src/table/a.rs": "const PAUSE: core::time::Duration = D;"),
    files!("src/theme/a.rs": "fn f() { Duration::from_millis(100); }"),
];

/// A card component that is written elsewhere.
pub const CARDS: &[Files] = &[
    files!("src/table/stage.rs": "fn f() { commands.spawn((Name::new(\"a\"), (Placement(spot), Owner(c)))); }"),
    files!("src/games/x/table/a.rs": "fn f() { e.remove::<(Glow, FaceDown)>(); }"),
    files!("src/app/a.rs": "fn f() { commands.spawn(children![(Value(two), Glow)]); }"),
];

/// A phase that is set elsewhere.
pub const PHASES: &[Files] = &[
    files!("src/app/a.rs": "fn f() { commands.set_state_if_neq(Phase::Placement); }"),
    files!("src/app/a.rs": "fn f(mut next: ResMut<NextState<Phase>>) {}"),
];

/// A lint that is allowed for a whole file.
pub const LINTS: &[Files] = &[files!("src/app/a.rs": "//! What lives here.\n#![allow(dead_code)]")];

/// A file without an opening sentence, and one whose sentence is too short.
pub const OPENINGS: &[Files] = &[
    files!("src/app/a.rs": "use bevy::prelude::*;"),
    files!("tests/rules/a.rs": "//! Tests."),
];

/// Files that keep all rules, although some look as if they did not.
pub const VALID: Files = &[
    (
        "src/table/a.rs",
        "//! What lives here.\n// Color::WHITE, KeyCode\nuse crate::theme::{AnimationTimings, palette};\n\
         fn f() { \"Position Color::WHITE\"; Timer::from_seconds(timings.toast.seconds, TimerMode::Once); }\n\
         /// Cards a second.\nconst PACE: f32 = 3.0;\n\
         #[cfg(test)]\n#[expect(dead_code, reason = \"a; b\")]\nmod tests { use crate::app::Screen; fn g() { KeyCode::A; } }\n\
         fn h(q: Query<(&Placement, Has<FaceDown>)>) { if let Ok(Placement(spot)) = q.get(e) { commands.spawn(Glow); } }",
    ),
    (
        "src/timings/lib.rs",
        "//! What lives here.\npub struct AnimationTimings;",
    ),
    (
        "src/theme/mod.rs",
        "//! What lives here.\nmod timings; pub mod palette; pub use timings::AnimationTimings;\n\
         pub fn plugin(app: &mut App) { timings::plugin(app); }",
    ),
    (
        "src/theme/palette.rs",
        "//! What lives here.\npub const OR: Color = Color::WHITE;",
    ),
    (
        "src/app/screen.rs",
        "//! What lives here.\npub enum Screen {}",
    ),
    (
        "src/games/guyenne/rules/flow.rs",
        "//! What lives here.\nuse super::super::rules::decision; use crate::rules::seed::Seed;",
    ),
    (
        "src/games/guyenne/rules/decision.rs",
        "//! What lives here.\npub(in crate::games::guyenne) fn f() {}",
    ),
    (
        "src/games/guyenne/rules/record/line.rs",
        "//! What lives here.\npub struct A; mod inner { use super::A; use super::super::super::decision::f; }",
    ),
    (
        "src/rules/seed.rs",
        "//! What lives here.\npub struct Seed;",
    ),
    (
        "src/app/games.rs",
        "//! What lives here.\nuse crate::games::guyenne::GAME; fn f(_: super::screen::Screen) { crate::theme::palette::OR; }",
    ),
    (
        "src/games/guyenne/mod.rs",
        "//! What lives here.\npub mod rules; pub const GAME: Game = Game;",
    ),
    (
        "src/games/guyenne/id.rs",
        "//! What lives here.\nconst ID: GameId = GameId(\"guyenne\");",
    ),
    (
        "src/app/options.rs",
        "//! What lives here.\nfn f() { Command::new(\"guyenne\"); }\n\
         #[cfg(test)]\nmod tests { fn g() { GameId(\"guyenne\"); } }",
    ),
];
