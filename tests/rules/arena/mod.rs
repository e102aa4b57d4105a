//! The arena as a program: what it prints and writes, and which arguments it refuses.

mod codes;
mod games;
mod output;
mod program;
mod reports;
mod statistics;
