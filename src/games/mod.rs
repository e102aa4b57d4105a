//! The games: a folder each with its packages. No game names another.

/// Hands on the packages of the games named, each as a module with its `rules`, `ai`, `arena`, `training` and `table`.
macro_rules! packages {
    ($($name:ident: $game:ident $table:ident),+ $(,)?) => {$(
        #[doc = concat!("The game `", stringify!($name), "`.")]
        pub mod $name {
            pub use $game::*;
            #[cfg(feature = "app")]
            pub use $table as table;
        }
    )+};
}

packages! {
    fayance: fayance_game fayance_table,
    guesclin: guesclin_game guesclin_table,
    guyenne: guyenne_game guyenne_table,
}
