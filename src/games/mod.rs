//! The games, one folder each. A folder holds its `rules`, its bots (`ai`) and its `table`; no game names another.

pub mod fayance;
pub mod guesclin;
pub mod guyenne;
