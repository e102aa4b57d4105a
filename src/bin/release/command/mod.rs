//! The builder's command: its options, the targets, and the files that are packed.

mod archive;
#[path = "../../packing/build_folders.rs"]
mod build_folders;
mod commit;
mod compile;
mod debian;
mod icons;
#[path = "../../packing/licences.rs"]
mod licences;
mod options;
mod pack;
#[path = "../../packing/packed_file.rs"]
mod packed_file;
mod pip;
#[path = "../../bake/root.rs"]
mod root;
mod run;
mod sums;
mod target;
#[path = "../../packing/tool.rs"]
mod tool;

pub use run::run;
