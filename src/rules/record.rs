//! Being built: the game record.
