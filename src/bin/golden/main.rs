//! Replays records and deals some days where the program runs as wasm: `cargo web -- --golden` starts it in node and
//! compares the results. It reads the records from `globalThis.guyenneGolden` and writes its report to
//! `globalThis.guyenneVerdict`.

mod days;
#[path = "../bake/fnv.rs"]
mod fnv;
#[cfg_attr(
    not(target_arch = "wasm32"),
    expect(dead_code, reason = "the builder holds the native side")
)]
mod verdict;

#[cfg(target_arch = "wasm32")]
fn main() {
    let page = js_sys::global();
    let records = js_sys::Reflect::get(&page, &"guyenneGolden".into())
        .ok()
        .and_then(|text| text.as_string())
        .unwrap_or_default();
    let verdict = verdict::verdict(&records);
    // If this fails there is no verdict, which the caller reports as a failure.
    let _ = js_sys::Reflect::set(&page, &"guyenneVerdict".into(), &verdict.into());
}

/// Only the wasm build does anything.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
