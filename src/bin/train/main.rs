//! `cargo train`: trains the nets of a game's bots by self-play and writes them to `assets/ai`.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    use guyenne::app::{games, tools};

    tools::run(|arguments, out| tools::train(games::TOOLS, arguments, out))
}

/// A web page has neither files nor arguments.
#[cfg(target_arch = "wasm32")]
fn main() {}
