//! `cargo art`: bakes the drawings of `assets/art` into the pictures of `assets/cards` and lists what lies where.
//! Drawing is done in the SVG files, using the pictures in `theme::sheet`.
//!
//! A folder `assets/art/NAME/` becomes one picture with all its drawings; a lone `assets/art/NAME.svg` becomes a
//! picture of its own. The attribute `data-slice="left top right bottom"` on a drawing's root marks what must not
//! stretch.

mod encode;
mod manifest;
#[path = "../bake/marks.rs"]
mod marks;
mod pack;
mod render;
#[path = "../bake/root.rs"]
mod root;

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use manifest::{Manifest, SHEETS, Sheet};
use render::Painter;
use serde_json::{Map, Value, json};

const USAGE: &str = "cargo art            bake what has changed
cargo art -- --all   bake everything
cargo art -- --check say what is stale, change nothing
cargo art -- --look DRAWING.svg PICTURE.png SCALE
                     draw one drawing to look at, on the dark of the table";

fn main() -> ExitCode {
    let root = root::root();
    let words: Vec<String> = env::args().skip(1).collect();
    let done = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => bake(&root, false),
        ["--all"] => bake(&root, true),
        ["--check"] => return check(&root),
        ["--look", drawing, picture, scale] => look(&root, drawing, picture, scale),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("{e}");
            ExitCode::FAILURE
        }
    }
}

fn check(root: &Path) -> ExitCode {
    let stale = manifest::stale(root);
    for s in &stale {
        println!("{s}");
    }
    if stale.is_empty() {
        ExitCode::SUCCESS
    } else {
        println!("bake with: cargo art");
        ExitCode::FAILURE
    }
}

/// Draws one drawing as the baker does, for the eye.
fn look(root: &Path, drawing: &str, picture: &str, scale: &str) -> Result<(), Box<dyn Error>> {
    let scale = scale.parse().map_err(|e| format!("scale {scale}: {e}"))?;
    let painter = Painter::new(&root.join(manifest::FONTS));
    let mut drawn = painter
        .draw(Path::new(drawing), scale)
        .map_err(|e| format!("{drawing}: {e}"))?;
    drawn.darken();
    fs::write(picture, drawn.png()?).map_err(|e| format!("{picture}: {e}").into())
}

/// Bakes the stale sheets (or all) and writes the index and the manifest anew.
fn bake(root: &Path, all: bool) -> Result<(), Box<dyn Error>> {
    let stale = manifest::stale(root);
    let out = root.join(manifest::BAKED);
    fs::create_dir_all(&out)?;
    let mut index = old_index(&out);
    index.retain(|name, _| SHEETS.iter().any(|s| s.name == name));
    let painter = Painter::new(&root.join(manifest::FONTS));
    for sheet in SHEETS {
        let wanted = all || manifest::to_bake(&stale, sheet.name);
        if !wanted && index.contains_key(sheet.name) {
            continue;
        }
        let sprites = painter.sprites(root, sheet)?;
        if sprites.is_empty() {
            return Err(format!("no drawings for the sheet {}", sheet.name).into());
        }
        let packed = pack::pack(sprites, sheet)?;
        let webp = encode::webp(&packed.pixels, packed.width, packed.height, sheet)?;
        fs::write(out.join(format!("{}.webp", sheet.name)), &webp)?;
        println!(
            "{:12} {:4} x {:4}  {:3} drawings  {:5} KB",
            sheet.name,
            packed.width,
            packed.height,
            packed.spots.len(),
            webp.len() / 1024
        );
        index.insert(sheet.name.to_owned(), entry(sheet, &packed.spots));
    }
    refuse_doubles(&index)?;
    let text = serde_json::to_string_pretty(&json!({ "sheets": index }))?;
    fs::write(out.join(manifest::INDEX), text + "\n")?;
    for file in fs::read_dir(&out)?.flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        if let Some(sheet) = name.strip_suffix(".webp")
            && !SHEETS.iter().any(|s| s.name == sheet)
        {
            fs::remove_file(file.path())?;
        }
    }
    let text = serde_json::to_string_pretty(&Manifest::of(root))?;
    fs::write(out.join(manifest::MANIFEST), text + "\n")?;
    Ok(())
}

fn old_index(out: &Path) -> Map<String, Value> {
    fs::read_to_string(out.join(manifest::INDEX))
        .ok()
        .and_then(|text| serde_json::from_str::<Value>(&text).ok())
        .and_then(|mut value| value.get_mut("sheets").map(Value::take))
        .and_then(|sheets| match sheets {
            Value::Object(map) => Some(map),
            _ => None,
        })
        .unwrap_or_default()
}

/// One sheet as `theme::sheet` reads it.
fn entry(sheet: &Sheet, spots: &[pack::Spot]) -> Value {
    let sprites: BTreeMap<&str, Value> = spots
        .iter()
        .map(|s| {
            let mut value = json!({ "x": s.x, "y": s.y, "w": s.width, "h": s.height });
            if let Some(slice) = s.slice {
                value["slice"] = json!(slice);
            }
            (s.name.as_str(), value)
        })
        .collect();
    let picture = format!("cards/{}.webp", sheet.name);
    json!({ "picture": picture, "scale": sheet.scale, "sprites": sprites })
}

/// Names are looked up without their sheet, so each may exist but once.
fn refuse_doubles(index: &Map<String, Value>) -> Result<(), String> {
    let mut seen = BTreeMap::new();
    for (sheet, value) in index {
        let names = value["sprites"].as_object().into_iter().flat_map(Map::keys);
        for name in names {
            if let Some(other) = seen.insert(name, sheet) {
                return Err(format!("{name} is in the sheets {other} and {sheet}"));
            }
        }
    }
    Ok(())
}
