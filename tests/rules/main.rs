//! Laws, counts, records, fairness and house rules: everything that needs no Bevy, in seconds.

mod arena;
mod bots;
mod games;
mod laws;
mod records;
mod referee;
