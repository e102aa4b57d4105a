//! The tests without Bevy: laws, counts, records, information leaks, bots, the arena, and rules for sources and assets.

mod arena;
mod assets;
mod bake;
mod bless;
mod blunders;
mod bots;
mod codes;
mod daily;
mod endings;
mod examples;
mod fayance;
#[path = "../../src/bin/bake/fnv.rs"]
mod fnv;
mod games;
mod golden;
mod guesclin;
mod guyenne_laws;
#[path = "../heads_or_tails/rules.rs"]
mod heads_or_tails;
mod information_leak;
mod laws;
mod lessons;
mod letters;
mod levels;
mod library;
mod little;
mod luck;
mod luck_by_side;
#[path = "../../src/bin/bake/marks.rs"]
mod marks;
mod pages;
mod perft;
mod public_cards;
mod puzzles;
mod records;
mod referee;
mod review;
mod rulebook;
mod sound;
mod source_rules;
mod sources;
mod words;
