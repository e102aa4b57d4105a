//! `cargo sound`: bakes the effects and the music of `assets/audio` and says what was measured of each. Effects are
//! recipes in `effects`, music is written in `assets/score`; the plan is in `manifest`.

mod effects;
mod encode;
mod finish;
#[path = "../bake/fnv.rs"]
mod fnv;
mod manifest;
#[path = "../bake/marks.rs"]
mod marks;
mod measure;
#[path = "../bake/root.rs"]
mod root;
mod score;
mod synth;

use std::error::Error;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

use guyenne::app::tools::{say, tell};
use manifest::{Manifest, SOUNDS, SoundFile, SoundKind};
use measure::Measures;

const USAGE: &str = "cargo sound            bake what has changed
cargo sound -- --all   bake everything
cargo sound -- --check say what is stale and what is at fault, change nothing
cargo sound -- --list  say what is measured of every baked file
cargo sound -- --look NAME FILE.wav
                       make one sound, to listen to and to look at";

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
        ["--list"] => list(&root),
        ["--look", name, file] => look(&root, name, Path::new(file)),
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

/// The text that a piece of music is made from; nothing for an effect.
fn text(root: &Path, sound: &SoundFile) -> Result<String, Box<dyn Error>> {
    if sound.kind == SoundKind::Effect {
        return Ok(String::new());
    }
    let path = root
        .join(manifest::WRITTEN)
        .join(format!("{}.abc", sound.name));
    fs::read_to_string(&path).map_err(|e| format!("{}.abc: {e}", sound.name).into())
}

/// Bakes the stale sounds (or all) and writes the manifest anew. A sound at fault is not written.
fn bake(root: &Path, all: bool) -> Result<(), Box<dyn Error>> {
    let stale = manifest::stale(root);
    let out = root.join(manifest::BAKED);
    fs::create_dir_all(&out)?;
    let wanted = |sound: &&SoundFile| all || stale.iter().any(|s| s.name == sound.name);
    let mut faults = Vec::new();
    for sound in SOUNDS.iter().filter(wanted) {
        let made = finish::make(sound, &text(root, sound)?)?;
        let file = encode::vorbis(&made, sound.quality)?;
        let measures = measure::measure(&encode::read_back(&file)?, sound.kind)?;
        report(sound, &measures, file.len())?;
        faults.extend(measures.faults(sound));
        if measures.faults(sound).is_empty() {
            fs::write(out.join(sound.file()), &file)?;
        }
    }
    if !faults.is_empty() {
        return Err(faults.join("\n").into());
    }
    for file in manifest::names(&out, ".ogg") {
        if !SOUNDS.iter().any(|sound| sound.file() == file) {
            fs::remove_file(out.join(file))?;
        }
    }
    let text = serde_json::to_string_pretty(&Manifest::of(root))?;
    fs::write(out.join(manifest::MANIFEST), text + "\n")?;
    Ok(())
}

fn report(sound: &SoundFile, measures: &Measures, bytes: usize) -> io::Result<()> {
    let Measures {
        seconds,
        peak,
        loudness,
        offset,
        edge,
        seam,
        ..
    } = measures;
    say(format_args!(
        "{:16} {seconds:7.2} s  peak {peak:6.1} dB  {loudness:6.1} LUFS  zero {offset:.5}  edge {edge:.4}  seam {seam:4.2}  {:6.1} kB",
        sound.name,
        bytes as f64 / 1000.0
    ))
}

/// Every baked file, as it is heard.
fn measured(root: &Path) -> Result<Vec<(&'static SoundFile, Measures, usize)>, Box<dyn Error>> {
    let mut all = Vec::new();
    for sound in SOUNDS {
        let file = fs::read(root.join(manifest::BAKED).join(sound.file()))
            .map_err(|e| format!("{}: {e}", sound.file()))?;
        let measures = measure::measure(&encode::read_back(&file)?, sound.kind)?;
        all.push((sound, measures, file.len()));
    }
    Ok(all)
}

fn list(root: &Path) -> Result<(), Box<dyn Error>> {
    for (sound, measures, bytes) in measured(root)? {
        report(sound, &measures, bytes)?;
    }
    Ok(())
}

fn check(root: &Path) -> Result<(), Box<dyn Error>> {
    let stale = manifest::stale(root);
    if !stale.is_empty() {
        let said: Vec<String> = stale.iter().map(ToString::to_string).collect();
        return Err(format!("{}\nbake with: cargo sound", said.join("\n")).into());
    }
    let measured = measured(root)?;
    let mut faults: Vec<String> = measured
        .iter()
        .flat_map(|(sound, measures, _)| measures.faults(sound))
        .collect();
    faults.extend(manifest::over_budget(root));
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.join("\n").into())
    }
}

/// Makes one sound and writes it as a WAV file.
fn look(root: &Path, name: &str, file: &Path) -> Result<(), Box<dyn Error>> {
    let sound = SOUNDS
        .iter()
        .find(|sound| sound.name == name)
        .ok_or_else(|| format!("no sound {name} is planned"))?;
    let text = text(root, sound)?;
    if sound.kind != SoundKind::Effect {
        for (layer, level) in score::render::levels(&text, f64::from(sound.rate))? {
            say(format_args!("  {layer:10} {level:6.1} dB"))?;
        }
    }
    let made = finish::make(sound, &text)?;
    report(sound, &measure::measure(&made, sound.kind)?, 0)?;
    encode::wav(&made, file)
}
