//! `cargo web`: builds the web game and zips it for itch.io, serves it locally, and checks that the rules behave the
//! same on wasm. The page itself is in `assets/web`.

#[cfg(not(target_arch = "wasm32"))]
mod command;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    command::run()
}

/// This program does nothing on wasm.
#[cfg(target_arch = "wasm32")]
fn main() {}
