//! The tests without Bevy: laws, counts, records, information leaks, bots, the arena, and rules for sources and assets.

mod arena;
mod assets;
mod bake;
mod bless;
mod codes;
mod daily;
mod exact;
mod fayance;
#[path = "../../src/bin/bake/fnv.rs"]
mod fnv;
mod golden;
mod guesclin;
mod guyenne;
#[path = "../heads_or_tails/rules.rs"]
mod heads_or_tails;
mod laws;
mod letters;
mod library;
mod luck;
mod luck_by_side;
#[path = "../../src/bin/bake/marks.rs"]
mod marks;
mod pages;
mod records;
mod review;
mod rulebook;
mod sound;
mod source_rules;
mod sources;
mod words;
