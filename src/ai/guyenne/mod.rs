//! What the bots know of Guyenne: lists only.
