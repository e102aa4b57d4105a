//! Laws, counts, records, fairness and house rules: everything that needs no Bevy, in seconds.

mod arena;
mod bake;
mod bless;
mod blunders;
mod bots;
mod endings;
mod examples;
mod games;
mod generic_laws;
mod golden;
#[path = "../heads_or_tails/mod.rs"]
mod heads_or_tails;
mod honesty;
mod laws;
mod letters;
mod levels;
mod little;
#[path = "../../src/bin/bake/marks.rs"]
mod marks;
mod perft;
mod records;
mod referee;
mod sound;
mod sources;
mod tidy;
mod words;
