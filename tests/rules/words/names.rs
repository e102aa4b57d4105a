//! Of which names the program builds keys: the comments of the Fluent files say it, as expressions in the words of this
//! file (`# Built: bot-* of games::guyenne::ai::BOTS`), and the build script gathers them.

use crate::guyenne::{lessons, puzzles};
use crate::{fayance, guesclin};
use guyenne::{games, rules};

include!(concat!(env!("OUT_DIR"), "/built_keys.rs"));

fn names<N: ToString>(all: impl IntoIterator<Item = N>) -> Vec<String> {
    all.into_iter().map(|name| name.to_string()).collect()
}
