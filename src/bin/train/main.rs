//! The bots' school: games against themselves, from which the nets of `assets/ai` learn. `cargo train`.

#[cfg(not(target_arch = "wasm32"))]
mod training;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    training::run()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
