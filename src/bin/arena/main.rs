//! `cargo arena`: games between bots, measurements, and with `--check` the check of records.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    use guyenne::app::{arena, games};
    use std::{env, io, process::ExitCode};

    let arguments: Vec<_> = env::args_os().collect();
    match arena::run(games::TOOLS, &arguments, &mut io::stdout().lock()) {
        Ok(code) => code,
        // The reader has closed the pipe: `cargo arena | head`.
        Err(problem) if problem.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("error: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// A web page has neither files nor arguments.
#[cfg(target_arch = "wasm32")]
fn main() {}
