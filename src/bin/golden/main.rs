//! Plays written games again where the program runs on wasm: `cargo web -- --golden` starts it in node and compares.
//! It takes the records from `globalThis.guyenneGolden` and leaves what it found in `globalThis.guyenneVerdict`.

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
    // Were it refused, there would be no verdict, which is told from a good one.
    let _ = js_sys::Reflect::set(&page, &"guyenneVerdict".into(), &verdict.into());
}

/// Outside a page there is nothing to do.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
