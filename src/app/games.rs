//! THE LIST of games: the only file outside `src/games` that names any.

#[cfg(not(target_arch = "wasm32"))]
use super::arena::Tool;
use crate::games::guyenne;
use crate::rules::game::Headless;

/// The games for tools that need no screen, each with its own arena if it has one. The first is played where none is named.
#[cfg(not(target_arch = "wasm32"))]
pub const HEADLESS: &[(Headless, Option<Tool>)] = &[(guyenne::HEADLESS, Some(guyenne::arena::run))];
