//! THE LIST of games: the only file outside `src/games` that names any. A new game adds one line.

#[cfg(not(target_arch = "wasm32"))]
use super::arena::ArenaTool;
#[cfg(not(target_arch = "wasm32"))]
use crate::rules::game::Headless;
#[cfg(feature = "app")]
use crate::table::Game;

/// Makes the lists of the games named, the first of which is played where none is asked for.
macro_rules! games {
    ($($game:ident),+ $(,)?) => {
        /// The games on screen.
        #[cfg(feature = "app")]
        pub const GAMES: &[Game] = &[$(crate::games::$game::GAME),+];

        /// The games for tools that need no screen, each with its own arena if it has one.
        #[cfg(not(target_arch = "wasm32"))]
        pub const HEADLESS: &[(Headless, Option<ArenaTool>)] =
            &[$((crate::games::$game::HEADLESS, crate::games::$game::ARENA)),+];
    };
}

games![guyenne];
