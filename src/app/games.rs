//! The list of games: the only file outside `src/games` that names any. A new game adds its name at the end of the
//! file.

#[cfg(not(target_arch = "wasm32"))]
use super::tools::GameTools;
#[cfg(feature = "app")]
use kit_rules::code::GameCode;
#[cfg(feature = "app")]
use kit_rules::daily::DailyDeals;
#[cfg(feature = "app")]
use kit_rules::game::GameId;
use kit_rules::headless::Headless;
#[cfg(feature = "app")]
use kit_table::Game;

/// Makes the lists of the games named; the first one is the default. After `with` come the modules of the game that are
/// command line tools, each with a function `run`: `arena`, `training`. Games after a semicolon have no table
/// yet: only the tools without a screen know them.
macro_rules! games {
    ($($game:ident $(with $($tool:ident)+)?),+ $(; $($rest:tt)*)?) => {
        /// The games with a screen.
        #[cfg(feature = "app")]
        pub const GAMES: &[Game] = &[$(Game {
            headless: Some(crate::games::$game::HEADLESS),
            ..crate::games::$game::table::GAME
        }),+];

        /// The codes of the games with a screen.
        #[cfg(feature = "app")]
        pub const CODES: &[GameCode] = &[$(crate::games::$game::HEADLESS.code),+];

        /// The day's deals of the games with a screen.
        #[cfg(feature = "app")]
        pub const DAILY: &[(GameId, DailyDeals)] = &[$((
            crate::games::$game::HEADLESS.id,
            crate::games::$game::HEADLESS.daily,
        )),+];

        games!(@tools $($game $(with $($tool)+)?,)+ $($($rest)*)?);
    };
    (@tools $($game:ident $(with $($tool:ident)+)?),+ $(,)?) => {

        /// The games for tools without a screen.
        pub const HEADLESS: &[Headless] = &[$(crate::games::$game::HEADLESS),+];

        /// The games for the command line tools.
        #[cfg(not(target_arch = "wasm32"))]
        pub const TOOLS: &[GameTools] = &[$(GameTools {
            $($($tool: Some(crate::games::$game::$tool::run),)+)?
            ..GameTools::of(crate::games::$game::HEADLESS)
        }),+];
    };
}

games![guyenne with arena training, fayance with arena training, guesclin with arena training];
