//! `cargo arena`: bots play bots by the whole rules, as often as one likes, and `--check` says whether records hold.
//! Counting and printing are here; playing well is `guyenne::games::guyenne::ai`'s business, what is allowed `guyenne::rules`'.

#[cfg(not(target_arch = "wasm32"))]
mod command;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    command::run()
}

/// A web page has neither files nor arguments.
#[cfg(target_arch = "wasm32")]
fn main() {}
