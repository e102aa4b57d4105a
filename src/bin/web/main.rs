//! `cargo web`: builds the web game and zips it for itch.io, serves it on this machine, and proves the rules portable.
//! How it does that is in `command`; the page itself lies in `assets/web`.

#[cfg(not(target_arch = "wasm32"))]
mod command;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    command::run()
}

/// A web page builds no web page.
#[cfg(target_arch = "wasm32")]
fn main() {}
