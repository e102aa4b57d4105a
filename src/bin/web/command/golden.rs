//! Compares the rules on wasm and here: the same records and new games, played by node and natively, must give the same
//! text.

#![expect(clippy::disallowed_methods, reason = "it works on every core")]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use super::bind::{self, Host};
use super::build_folders::BuildFolders;
use super::tool::{self, Trouble};
use super::{compile, days, verdict};

/// How many differences are printed.
const SHOWN: usize = 10;

/// The script for node: passes the records on, starts the program, prints its verdict.
const SCRIPT: &str = r#"
const [records, program] = process.argv.slice(1);
globalThis.guyenneGolden = require("fs").readFileSync(records, "utf8");
require(program);
if (typeof globalThis.guyenneVerdict !== "string") throw new Error("the program left no verdict");
process.stdout.write(globalThis.guyenneVerdict);
"#;

/// Plays the records and new games on wasm and natively, and compares.
///
/// # Errors
/// What differs; [`Trouble::missing`] if wasm cannot be compiled or run here.
pub fn prove(place: &BuildFolders, files: &[PathBuf], debian: bool) -> Result<(), Trouble> {
    let texts: Result<Vec<_>, _> = files.iter().map(|file| tool::read_text(file)).collect();
    let text = texts?.join("\n");
    let records = place.scratch.join("records.jsonl");
    tool::write(&records, &text)?;
    let shown = files.iter().map(|file| place.shown(file).to_string());
    let shown_files = shown.collect::<Vec<_>>().join(" and ");
    tool::printed(Command::new("node").arg("--version")).map_err(|problem| {
        Trouble::missing(format!(
            "{}: wasm runs in node 18 or newer",
            problem.message
        ))
    })?;
    let (here, there) = thread::scope(|scope| {
        let here = scope.spawn(|| verdict::verdict(&text));
        let there = on_wasm(place, &records, debian);
        (here.join(), there)
    });
    let (here, there) = (here.map_err(|_| "playing the games here failed")?, there?);
    let faults = faults(&here, &there);
    if !faults.is_empty() {
        let shown = faults
            .iter()
            .take(SHOWN)
            .cloned()
            .collect::<Vec<_>>()
            .join("\n  ");
        let more = faults.len().saturating_sub(SHOWN);
        let more = if more > 0 {
            format!("\n  and {more} more")
        } else {
            String::new()
        };
        return Err(format!("{shown_files}, played again:\n  {shown}{more}").into());
    }
    let (old, fresh): (Vec<_>, Vec<_>) =
        here.lines().partition(|line| line.ends_with(verdict::SAME));
    let deals = days::days().len();
    tool::say(format_args!(
        "{shown_files}: {} records, {} of the day's deals and {} fresh series of games are the same on wasm and here",
        old.len(),
        deals,
        fresh.len() - deals
    ))
}

fn on_wasm(place: &BuildFolders, records: &Path, debian: bool) -> Result<String, Trouble> {
    let wasm = compile::golden(place, debian)?;
    let folder = place.scratch.join("golden");
    bind::bind(&wasm, Host::Node, &folder)?;
    let records = records.canonicalize().map_err(tool::at(records))?;
    let mut node = Command::new("node");
    node.args(["-e", SCRIPT])
        .arg(records)
        .arg(folder.join("golden.js"));
    tool::printed(&mut node)
}

/// Each record that is not reproduced, and each line in which the two differ.
fn faults(here: &str, there: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let (here, there): (Vec<_>, Vec<_>) = (here.lines().collect(), there.lines().collect());
    for at in 0..here.len().max(there.len()) {
        let line = |lines: &[&str]| lines.get(at).copied().unwrap_or("nothing").to_owned();
        let (here, there) = (line(&here), line(&there));
        if here != there {
            faults.push(format!("here {here}; on wasm {there}"));
        } else if here.starts_with("record ") && !here.ends_with(verdict::SAME) {
            faults.push(here);
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_found() {
        let here = "record 1: same\n2022 base 1v1: 20 games of random: 01";
        assert!(faults(here, here).is_empty());
        for (here, there, count) in [
            (
                here,
                "record 1: same\n2022 base 1v1: 20 games of random: 02",
                1,
            ),
            (here, "record 1: same", 1),
            (here, "", 2),
            (
                "record 1: event 3: pass: no",
                "record 1: event 3: pass: no",
                1,
            ),
        ] {
            assert_eq!(faults(here, there).len(), count, "{here} / {there}");
        }
    }
}
