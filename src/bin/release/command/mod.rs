//! The builder's command: its options, the targets, and the files that are packed.

#[path = "../../packing/apt.rs"]
mod apt;
mod archive;
#[path = "../../packing/build_folders.rs"]
mod build_folders;
mod check;
mod commit;
mod compile;
mod debian;
mod desktop;
mod icons;
mod install;
#[path = "../../packing/libraries.rs"]
mod libraries;
#[path = "../../packing/licences.rs"]
mod licences;
mod linux_program;
#[path = "../../packing/needed_libraries.rs"]
mod needed_libraries;
mod options;
mod pack;
#[path = "../../packing/packed_file.rs"]
mod packed_file;
mod pip;
#[path = "../../bake/root.rs"]
mod root;
mod run;
#[path = "../../packing/runtime.rs"]
mod runtime;
mod sbom;
mod sums;
mod target;
#[path = "../../packing/tool.rs"]
mod tool;
mod windows;
mod windows_program;

pub use run::run;
