//! `cargo release`: builds what players download into `dist`, one file for each system. `release.md` beside this file
//! tells the tools and what to look at.

#[cfg(not(target_arch = "wasm32"))]
mod command;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    command::run()
}

/// This program does nothing on wasm.
#[cfg(target_arch = "wasm32")]
fn main() {}
