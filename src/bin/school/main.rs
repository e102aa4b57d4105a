//! The bots' school: games against themselves, from which the nets of `assets/ai` learn. `cargo school`.

#[cfg(not(target_arch = "wasm32"))]
mod lesson;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    lesson::run()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
