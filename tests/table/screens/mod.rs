//! The screens around the table: with keys alone and with a pad alone, with the pause over them, in both languages, at
//! several window sizes.

mod menus;
mod new_game;
mod sounds;
mod texts;
mod walk;
mod window_sizes;
