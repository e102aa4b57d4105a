//! THE LIST of games: the only file outside `src/games` that names any. A new game adds one line.

#[cfg(not(target_arch = "wasm32"))]
use super::tools::GameTools;
use crate::rules::game::Headless;
#[cfg(feature = "app")]
use crate::table::Game;

/// Makes the lists of the games named, the first of which is played where none is asked for. After `with` stand the modules
/// that are a game's own tools of the command line, each with a function `run`: `arena`, `training`.
macro_rules! games {
    ($($game:ident $(with $($tool:ident)+)?),+ $(,)?) => {
        /// The games on screen.
        #[cfg(feature = "app")]
        pub const GAMES: &[Game] = &[$(crate::games::$game::GAME),+];

        /// The games without a screen.
        pub const HEADLESS: &[Headless] = &[$(crate::games::$game::HEADLESS),+];

        /// The games for the tools of the command line.
        #[cfg(not(target_arch = "wasm32"))]
        pub const TOOLS: &[GameTools] = &[$(GameTools {
            $($($tool: Some(crate::games::$game::$tool::run),)+)?
            ..GameTools::of(crate::games::$game::HEADLESS)
        }),+];
    };
}

games![guyenne with arena training];
