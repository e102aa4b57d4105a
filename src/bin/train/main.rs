//! `cargo train`: trains the nets of a game's bots by self-play and writes them to `assets/ai`.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    use guyenne::app::{games, tools};
    use std::{env, io, process::ExitCode};

    let arguments: Vec<_> = env::args_os().collect();
    match tools::train(games::TOOLS, &arguments, &mut io::stdout().lock()) {
        Ok(code) => code,
        Err(problem) => {
            eprintln!("error: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// A web page has neither files nor arguments.
#[cfg(target_arch = "wasm32")]
fn main() {}
