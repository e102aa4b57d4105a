//! The builder's command: what is asked for, the steps in their order, and what they took.

mod bind;
mod build;
mod build_folders;
mod compile;
mod golden;
mod licences;
mod options;
mod pack;
mod page;
#[path = "../../bake/root.rs"]
mod root;
mod run;
mod serve;
mod shrink;
mod tool;
#[path = "../../golden/verdict.rs"]
mod verdict;
mod weigh;

pub use run::run;
