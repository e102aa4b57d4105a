//! `cargo train`: trains the nets of `assets/ai` by self-play.

#[cfg(not(target_arch = "wasm32"))]
mod training;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    training::run()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
