//! THE LIST of games: the only file outside `src/games` that names any. A new game adds one line.

#[cfg(not(target_arch = "wasm32"))]
use super::arena::ArenaTool;
#[cfg(not(target_arch = "wasm32"))]
use crate::rules::game::Headless;
#[cfg(feature = "app")]
use crate::table::Game;

/// A game's own arena, if it has one.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! arena {
    ($game:ident) => {
        None
    };
    ($game:ident $arena:ident) => {
        Some(crate::games::$game::$arena::run)
    };
}

/// Makes the lists of the games named, the first of which is played where none is asked for. After `with` stands the
/// module of a game's own arena.
macro_rules! games {
    ($($game:ident $(with $arena:ident)?),+ $(,)?) => {
        /// The games on screen.
        #[cfg(feature = "app")]
        pub const GAMES: &[Game] = &[$(crate::games::$game::GAME),+];

        /// The games for tools that need no screen, each with its own arena if it has one.
        #[cfg(not(target_arch = "wasm32"))]
        pub const HEADLESS: &[(Headless, Option<ArenaTool>)] =
            &[$((crate::games::$game::HEADLESS, arena!($game $($arena)?))),+];
    };
}

games![guyenne with arena];
