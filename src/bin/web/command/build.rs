//! The build: its steps in order, and how long each took.

#![expect(clippy::disallowed_types, reason = "it prints how long it took")]

use std::time::Instant;

use serde_json::json;

use super::build_folders::BuildFolders;
use super::options::WebOptions;
use super::tool::Trouble;
use super::{bind, compile, minify, pack, shrink, tool, weigh};

/// The steps so far: name and seconds.
type Steps = Vec<(&'static str, f64)>;

/// Builds `dist/web` and its zip, and prints their sizes.
pub fn build(place: &BuildFolders, options: &WebOptions) -> Result<(), Trouble> {
    let mut steps = Steps::new();
    let mut timed = |name, since: Instant| steps.push((name, since.elapsed().as_secs_f64()));
    let bound = place.scratch.join("bound");
    if !options.no_build {
        let since = Instant::now();
        let wasm = compile::guyenne(place, options.debian)?;
        timed("compile", since);
        let since = Instant::now();
        bind::bind(&wasm, bind::Host::Page, &bound)?;
        timed("bind", since);
    } else if !bound.join(bind::PROGRAM).is_file() {
        return Err(
            "--no-build packs what was built before, and nothing was: run `cargo web` first".into(),
        );
    }
    let since = Instant::now();
    let program = if options.fast {
        shrink::Program::as_built(&bound)
    } else {
        shrink::shrink(place, &bound)?
    };
    timed("shrink", since);
    let since = Instant::now();
    let mut files = pack::gather(place, &bound, &program)?;
    if !options.fast {
        minify::minify(place, &mut files)?;
    }
    let zip = pack::pack(place, &files)?;
    timed("pack", since);
    let since = Instant::now();
    let sizes = weigh::weigh(place, &files)?;
    timed("weigh", since);

    tool::say(format_args!(
        "{sizes}\nthe zip, {}: {} bytes\n",
        place.shown(&pack::zip_file(place)),
        weigh::spaced(zip)
    ))?;
    for (name, seconds) in &steps {
        tool::say(format_args!("{name:12} {seconds:7.1} s"))?;
    }
    if let Some(file) = &options.json {
        let steps: serde_json::Map<_, _> = steps
            .iter()
            .map(|&(name, s)| (name.to_owned(), json!(s)))
            .collect();
        let mut figures = sizes.json();
        figures["optimised"] = json!(program.optimised);
        figures["zip"] = json!(zip);
        figures["seconds"] = json!(steps);
        tool::write(file, format!("{figures:#}\n"))?;
    }
    match sizes.excess() {
        Some(excess) if options.fast || options.over_budget => {
            tool::say(format_args!("\n{excess}: let pass"))?;
        }
        Some(excess) => return Err(format!("{excess}; --over-budget lets it pass").into()),
        None => {}
    }
    Ok(())
}
