//! Binds the wasm program to JavaScript, with the library of wasm-bindgen's command line tool.

use std::fs;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use super::tool::{self, Trouble};

/// The file of the bound program, as the page loads it.
pub const PROGRAM: &str = "guyenne_bg.wasm";

/// Where the wasm runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Host {
    /// In a page, as an ES module.
    Page,
    /// In node, as a module that `require` takes.
    Node,
}

/// Binds `wasm` into `folder`, which is emptied first.
pub fn bind(wasm: &Path, host: Host, folder: &Path) -> Result<(), Trouble> {
    if folder.is_dir() {
        fs::remove_dir_all(folder).map_err(tool::at(folder))?;
    }
    let refused = |e| {
        Trouble::from(format!(
            "{} cannot be bound to JavaScript: {e:#}",
            wasm.display()
        ))
    };
    let mut bindgen = Bindgen::new();
    match host {
        Host::Page => bindgen.web(true),
        Host::Node => bindgen.nodejs(true),
    }
    .map_err(refused)?;
    bindgen
        .input_path(wasm)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)
        .map_err(refused)
}
