//! The builder's command: its options, the steps of a build, the server, and the golden comparison.

#[path = "../../packing/apt.rs"]
mod apt;
mod bind;
mod build;
#[path = "../../packing/build_folders.rs"]
mod build_folders;
mod compile;
#[path = "../../golden/days.rs"]
mod days;
#[path = "../../bake/fnv.rs"]
mod fnv;
mod function_order;
mod golden;
#[path = "../../packing/libraries.rs"]
mod libraries;
#[path = "../../packing/licences.rs"]
mod licences;
mod minify;
mod npm;
mod options;
mod pack;
#[path = "../../packing/packed_file.rs"]
mod packed_file;
mod page;
#[path = "../../bake/root.rs"]
mod root;
mod run;
#[path = "../../packing/runtime.rs"]
mod runtime;
mod serve;
mod shrink;
#[path = "../../packing/tool.rs"]
mod tool;
#[path = "../../golden/verdict.rs"]
mod verdict;
mod weigh;
mod words;

pub use run::run;
