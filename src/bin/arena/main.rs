//! `cargo arena`: games between bots, measurements, with `--check` the check of records, with `--encode` and `--decode`
//! their codes, and with `--statistics` and `--csv` how they went.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    use guyenne::app::{arena, games, tools};

    tools::run(|arguments, out| arena::run(games::TOOLS, arguments, out))
}

/// A web page has neither files nor arguments.
#[cfg(target_arch = "wasm32")]
fn main() {}
