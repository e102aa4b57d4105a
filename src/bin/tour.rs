//! Takes a picture of every screen and of every phase of each game: `cargo tour -- DIR [--size WxH] [--vision EYES]
//! [--game GAME] [--only PART]... [--language CODE]`.
//! Needs a display.

use bevy::{app::AppExit, prelude::UVec2};
use clap::Parser;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use guyenne::app::{self, LaunchOptions, dev::tour, games::GAMES, options, tools::tell};
use guyenne::i18n::Language;
use guyenne::theme::colour_vision::Vision;
use std::path::PathBuf;

/// Takes a picture of every screen of the game.
#[derive(Parser, Debug)]
#[command(name = "tour", version)]
struct TourArguments {
    /// The folder for the pictures
    dir: PathBuf,
    /// The size of the window, such as 844x390
    #[arg(long, value_name = "WxH", value_parser = options::size, default_value = "1280x720")]
    size: UVec2,
    /// The eyes that see them: protanopia, deuteranopia, tritanopia or greyscale
    #[arg(long, value_name = "EYES")]
    vision: Option<Vision>,
    /// One game only
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Only the pictures whose name has this part; may be given several times
    #[arg(long, value_name = "PART")]
    only: Vec<String>,
    /// Every picture in one language
    #[arg(long, value_name = "CODE", value_parser = language())]
    language: Option<Language>,
}

/// Reads the tag of a language.
fn language() -> impl TypedValueParser<Value = Language> {
    let tags = PossibleValuesParser::new(Language::ALL.map(Language::tag));
    tags.map(|tag| Language::from_tag(&tag).unwrap_or_default())
}

fn main() -> AppExit {
    let line = TourArguments::parse();
    if let Err(error) = std::fs::create_dir_all(&line.dir) {
        tell(format_args!("error: {}: {error}", line.dir.display()));
        return AppExit::error();
    }
    let options = LaunchOptions {
        size: Some(line.size),
        ..LaunchOptions::default()
    };
    app::start::run(options, |options| {
        let mut app = app::for_show(options);
        let wanted = |id: &str| line.game.as_deref().is_none_or(|game| game == id);
        let games = GAMES.iter().filter(|game| wanted(game.id.0));
        let tables = games.flat_map(|game| {
            let page = tour::setup_page(game.id);
            page.into_iter().chain((game.screenshots)())
        });
        let steps = tour::screens().into_iter().chain(tables);
        let steps = tour::choose(steps, &line.only, line.language);
        tour::walk(&mut app, &line.dir, line.vision, steps);
        app
    })
}
