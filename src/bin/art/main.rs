//! `cargo art`: bakes the drawings of `assets/art` into the pictures of `assets/cards` and lists what lies where.
//! Drawing is done in the SVG files, using the pictures in `theme::atlas`.
//!
//! Every game has a folder `assets/art/GAME/` with a list of its sheets, `sheets.json`; what games share is in
//! `shared`. A folder `NAME/` in it becomes one picture with all its drawings; a lone `NAME.svg` becomes a picture of
//! its own. The attribute `data-slice="left top right bottom"` on a drawing's root marks what must not stretch.

mod encode;
#[path = "../bake/fnv.rs"]
mod fnv;
mod manifest;
#[path = "../bake/marks.rs"]
mod marks;
mod pack;
mod render;
#[path = "../bake/root.rs"]
mod root;

use std::collections::BTreeMap;
use std::error::Error;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use guyenne::app::tools::{say, tell};
use manifest::{Manifest, Sheet};
use render::Painter;
use serde_json::{Map, Value, json};

const USAGE: &str = "cargo art            bake what has changed
cargo art -- --all   bake everything
cargo art -- --check say what is stale, change nothing
cargo art -- --look DRAWING.svg PICTURE.png SCALE
                     draw one drawing to look at, on the dark of the table";

fn main() -> ExitCode {
    let root = root::root();
    let words = env::args_os().skip(1).map(OsString::into_string);
    let Ok(words) = words.collect::<Result<Vec<String>, _>>() else {
        tell("error: the arguments are no text");
        return ExitCode::from(2);
    };
    let done = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => bake(&root, false),
        ["--all"] => bake(&root, true),
        ["--check"] => check(&root),
        ["--look", drawing, picture, scale] => look(&root, drawing, picture, scale),
        _ => {
            tell(USAGE);
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            tell(format_args!("error: {e}"));
            ExitCode::FAILURE
        }
    }
}

fn check(root: &Path) -> Result<(), Box<dyn Error>> {
    let stale = manifest::stale(root);
    for s in &stale {
        say(s)?;
    }
    if stale.is_empty() {
        return Ok(());
    }
    Err("bake with: cargo art".into())
}

/// Draws one drawing as the baker does, for the eye.
fn look(root: &Path, drawing: &str, picture: &str, scale: &str) -> Result<(), Box<dyn Error>> {
    let scale = scale.parse().map_err(|e| format!("scale {scale}: {e}"))?;
    let painter = Painter::new(&root.join(manifest::FONTS))?;
    let mut drawn = painter
        .draw(Path::new(drawing), scale)
        .map_err(|e| format!("{drawing}: {e}"))?;
    drawn.darken();
    fs::write(picture, drawn.png()?).map_err(|e| format!("{picture}: {e}").into())
}

/// Bakes the stale sheets (or all) and writes the lists and the manifest anew.
fn bake(root: &Path, all: bool) -> Result<(), Box<dyn Error>> {
    let stale = manifest::stale(root);
    let sheets = manifest::sheets(root)?;
    let out = root.join(manifest::BAKED);
    let painter = Painter::new(&root.join(manifest::FONTS))?;
    let mut lists = BTreeMap::new();
    for game in manifest::games(root) {
        fs::create_dir_all(out.join(&game))?;
        let path = out.join(manifest::list(&game));
        let mut list = old_list(&path);
        list.retain(|name, _| sheets.iter().any(|s| s.game == game && s.name == *name));
        for sheet in sheets.iter().filter(|sheet| sheet.game == game) {
            if all || manifest::to_bake(&stale, sheet) || !list.contains_key(&sheet.name) {
                list.insert(sheet.name.clone(), bake_sheet(root, sheet, &painter)?);
            }
        }
        let text = serde_json::to_string_pretty(&json!({ "sheets": list }))?;
        fs::write(path, text + "\n")?;
        for picture in marks::names(&out.join(&game), ".webp") {
            if !sheets
                .iter()
                .any(|s| s.picture() == format!("{game}/{picture}"))
            {
                fs::remove_file(out.join(&game).join(picture))?;
            }
        }
        lists.insert(game, list);
    }
    refuse_doubles(&lists)?;
    let text = serde_json::to_string_pretty(&Manifest::of(root, &sheets))?;
    fs::write(out.join(manifest::MANIFEST), text + "\n")?;
    Ok(())
}

/// Bakes one sheet, and gives back its entry in the list.
fn bake_sheet(root: &Path, sheet: &Sheet, painter: &Painter) -> Result<Value, Box<dyn Error>> {
    let sprites = painter.sprites(root, sheet)?;
    if sprites.is_empty() {
        return Err(format!("no drawings for the sheet {}", sheet.id()).into());
    }
    let packed = pack::pack(sprites, sheet)?;
    let webp = encode::webp(&packed.pixels, packed.width, packed.height, sheet)?;
    fs::write(root.join(manifest::BAKED).join(sheet.picture()), &webp)?;
    say(format_args!(
        "{:20} {:4} x {:4}  {:3} drawings  {:5} KB",
        sheet.id(),
        packed.width,
        packed.height,
        packed.spots.len(),
        webp.len() / 1024
    ))?;
    Ok(entry(sheet, &packed.spots))
}

fn old_list(path: &Path) -> Map<String, Value> {
    fs::read_to_string(path)
        .ok()
        .and_then(|text| serde_json::from_str::<Value>(&text).ok())
        .and_then(|mut value| value.get_mut("sheets").map(Value::take))
        .and_then(|sheets| match sheets {
            Value::Object(map) => Some(map),
            _ => None,
        })
        .unwrap_or_default()
}

/// One sheet as `theme::atlas` reads it.
fn entry(sheet: &Sheet, spots: &[pack::PackedSprite]) -> Value {
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
    let picture = format!("cards/{}", sheet.picture());
    json!({ "picture": picture, "scale": sheet.plan.scale, "sprites": sprites })
}

/// Names are looked up without their sheet, so each may exist but once, in all games together.
fn refuse_doubles(lists: &BTreeMap<String, Map<String, Value>>) -> Result<(), String> {
    let mut seen = BTreeMap::new();
    let sheets = lists
        .iter()
        .flat_map(|(game, list)| list.iter().map(move |(sheet, value)| (game, sheet, value)));
    for (game, sheet, value) in sheets {
        let names = value["sprites"].as_object().into_iter().flat_map(Map::keys);
        for name in names {
            if let Some((other_game, other)) = seen.insert(name, (game, sheet)) {
                return Err(format!(
                    "{name} is in the sheets {other_game}/{other} and {game}/{sheet}"
                ));
            }
        }
    }
    Ok(())
}
