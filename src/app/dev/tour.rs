//! The tour: walks through every screen by a list of steps and takes a picture of each. The list is
//! data, so that the table adds its phases without touching the walker.

#![expect(
    clippy::disallowed_types,
    reason = "a tool for developers waits for the window, not for the game"
)]

mod kept_games;

use crate::app::{
    Menu,
    challenge::OpenedChallenge,
    codes::open_code,
    daily::Now,
    games::HEADLESS,
    menu::settings::{OptionGroup, ShownGroup},
    settings::{Settings, TextSize},
    tools::say,
};
use bevy::{
    app::AppExit,
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk},
};
use kit_i18n::Language;
use kit_input::Idle;
use kit_rules::code::CodeContent;
use kit_rules::game::GameId;
use kit_table::{Games, SavedGame, SavedGames, Screen, screenshots::TourStep};
use kit_theme::{PageClock, colour_vision::Vision};
use kit_timings::MotionSettings;
use std::{
    collections::VecDeque,
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

/// Seconds after which a page has surely come to life.
const OLD: f32 = 1000.0;

/// How long a step may take at most.
const PATIENCE: Duration = Duration::from_secs(120);

/// The list, the folder, and what is waited for.
#[derive(Resource)]
struct Tour {
    steps: VecDeque<TourStep>,
    folder: PathBuf,
    since: Instant,
    shot: Option<(Entity, PathBuf)>,
    vision: Option<Vision>,
}

/// Walks the steps in the app and ends it, with success if every picture was taken. The pictures are as these eyes see
/// them, or as they are.
pub fn walk(
    app: &mut App,
    folder: &Path,
    vision: Option<Vision>,
    steps: impl IntoIterator<Item = TourStep>,
) {
    app.insert_resource(Tour {
        steps: steps.into_iter().collect(),
        folder: folder.to_owned(),
        since: Instant::now(),
        shot: None,
        vision,
    })
    .add_systems(Last, take_step);
}

/// The steps with only those pictures whose name has one of these parts, if there are any, and all in one language, if
/// one is given.
pub fn choose(
    steps: impl IntoIterator<Item = TourStep>,
    parts: &[String],
    language: Option<Language>,
) -> Vec<TourStep> {
    let wanted = |name: &str| parts.is_empty() || parts.iter().any(|part| name.contains(part));
    let mut chosen = Vec::new();
    for step in steps {
        match step {
            TourStep::Shoot(name) if !wanted(&name) => {
                // Nobody looks: two frames let everything come.
                if let Some(TourStep::Rest(time)) = chosen.last_mut() {
                    *time = Duration::ZERO;
                    chosen.push(TourStep::Rest(Duration::ZERO));
                }
            }
            TourStep::Speak(spoken) => chosen.push(TourStep::Speak(language.unwrap_or(spoken))),
            step => chosen.push(step),
        }
    }
    chosen
}

/// Noon of the day that the pictures show, 2026-12-12.
const TOUR_DAY: u64 = 1_797_076_800;
/// The challenge that the pictures show.
const TOUR_CHALLENGE: &str = "1g00BHWy23dquzQ92NPzJ0";

/// The screens that all games share, one after the other.
pub fn screens() -> Vec<TourStep> {
    let mut steps = vec![TourStep::until("the title", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Title
    })];
    // Notes of a first game would lie over the pictures of the table; they have pictures of their own.
    steps.push(TourStep::run(|world| {
        world.resource_mut::<Settings>().aids.first_game_notes = false;
    }));
    steps.push(TourStep::Speak(Language::Fr));
    steps.extend(TourStep::picture("title"));
    steps.push(TourStep::Speak(Language::En));
    steps.extend(TourStep::picture("title-english"));
    steps.extend(settings_groups(""));
    for (menu, name) in [
        (Menu::Credits, "credits"),
        (Menu::SecondCopy, "second-copy"),
        (Menu::Pause, "pause"),
    ] {
        steps.push(TourStep::run(move |world| open(world, menu)));
        steps.extend(TourStep::picture(name));
    }
    steps.push(TourStep::run(|world| {
        world.insert_resource(Now(TOUR_DAY));
        open(world, Menu::Daily);
    }));
    steps.extend(TourStep::picture("daily"));
    steps.push(TourStep::run(open_challenge));
    steps.extend(TourStep::picture("challenge"));
    steps.push(TourStep::Pause(false));
    steps.push(TourStep::Go(Screen::ChooseGame));
    steps.extend(TourStep::picture("choose-game"));
    steps.push(TourStep::run(save_games));
    steps.extend(TourStep::picture("choose-game-saved"));
    steps.push(TourStep::run(|world| open(world, Menu::SavedGames)));
    steps.extend(TourStep::picture("saved-games"));
    steps.push(TourStep::Pause(false));
    // The same with letters as large as they become.
    steps.push(TourStep::Speak(Language::Fr));
    steps.push(TourStep::LargeLetters(true));
    steps.extend(TourStep::picture("choose-game-largest"));
    steps.push(TourStep::run(|world| open(world, Menu::SavedGames)));
    steps.extend(TourStep::picture("saved-games-largest"));
    steps.push(TourStep::Pause(false));
    steps.push(TourStep::run(|world| {
        world.insert_resource(SavedGames::default());
    }));
    steps.push(TourStep::Go(Screen::Title));
    steps.extend(TourStep::picture("title-largest"));
    steps.extend(settings_groups("-largest"));
    for (menu, name) in [
        (Menu::SecondCopy, "second-copy-largest"),
        (Menu::Pause, "pause-largest"),
        (Menu::Daily, "daily-largest"),
        (Menu::Credits, "credits-largest"),
    ] {
        steps.push(TourStep::run(move |world| open(world, menu)));
        steps.extend(TourStep::picture(name));
    }
    steps.push(TourStep::Pause(false));
    steps.push(TourStep::LargeLetters(false));
    steps.push(TourStep::Speak(Language::En));
    steps.extend(kept_games::kept_games(HEADLESS));
    steps
}

/// Every game is in progress, the first one twice.
fn save_games(world: &mut World) {
    let games = world.resource::<Games>().clone();
    let twice = games.0.iter().chain(games.0.first());
    let saved = twice.enumerate().filter_map(|(n, game)| {
        Some(SavedGame {
            game: game.id,
            number: if n < games.0.len() { 1 } else { 2 },
            save: kept_games::half_played(game)?,
        })
    });
    let saved = SavedGames(saved.collect());
    world.insert_resource(saved);
}

/// The page of a challenge.
fn open_challenge(world: &mut World) {
    let challenge = open_code(world.resource::<Games>(), TOUR_CHALLENGE);
    if let Ok(CodeContent::Challenge(challenge)) = challenge {
        world.insert_resource(OpenedChallenge(Some(challenge)));
    }
    open(world, Menu::Challenge);
}

/// The set-up page of a game, in two languages and with the largest text. The pictures are called after the game.
pub fn setup_page(game: GameId) -> Vec<TourStep> {
    let named = |part: &str| [game.0, "-new-game", part].concat();
    let mut steps = Vec::from(TourStep::at_title(Language::En));
    steps.push(TourStep::Go(Screen::Setup(game)));
    steps.extend(TourStep::picture(named("")));
    steps.push(TourStep::Speak(Language::Fr));
    steps.extend(TourStep::picture(named("-french")));
    steps.push(TourStep::LargeLetters(true));
    steps.extend(TourStep::picture(named("-largest")));
    steps.push(TourStep::LargeLetters(false));
    steps
}

/// Every group of the settings.
fn settings_groups(ending: &str) -> Vec<TourStep> {
    let mut steps = vec![TourStep::run(|world| open(world, Menu::Settings))];
    for group in OptionGroup::ALL {
        steps.push(TourStep::run(move |world| {
            world.insert_resource(ShownGroup(group));
        }));
        let name = group.key().id();
        steps.extend(TourStep::picture([name, ending].concat()));
    }
    steps
}

/// Takes the next step when the last one is done.
fn take_step(world: &mut World) {
    // Pages are taken as they are when everything on them has come.
    world.resource_mut::<PageClock>().0 = OLD;
    // Somebody is here: the title must not fall asleep into the demo.
    world.resource_mut::<Idle>().seconds = 0.0;
    world.resource_scope(|world, mut tour: Mut<Tour>| {
        if let Some((entity, path)) = &tour.shot {
            if !world.entities().contains(*entity) && path.exists() {
                tour.shot = None;
                tour.since = Instant::now();
            } else if tour.since.elapsed() > PATIENCE {
                fail(world, &format!("no picture {}", path.display()));
            }
            return;
        }
        let since = tour.since;
        let done = match tour.steps.front_mut() {
            None => {
                world.write_message(AppExit::Success);
                return;
            }
            Some(TourStep::Rest(time)) => since.elapsed() >= *time,
            Some(TourStep::Until { what, holds }) => {
                let held = holds(world);
                if !held && since.elapsed() > PATIENCE {
                    fail(world, &format!("waited in vain for {what}"));
                    return;
                }
                held
            }
            Some(_) => true,
        };
        if !done {
            return;
        }
        let step = tour.steps.pop_front();
        tour.since = Instant::now();
        match step {
            Some(TourStep::Go(screen)) => {
                world.resource_mut::<NextState<Screen>>().set(screen);
            }
            Some(TourStep::Pause(paused)) => {
                open(world, if paused { Menu::Pause } else { Menu::None });
            }
            Some(TourStep::Speak(language)) => {
                world.resource_mut::<Settings>().language = Some(language);
            }
            Some(TourStep::Pace(speed)) => {
                world.resource_mut::<Settings>().speed = speed;
                world.resource_mut::<MotionSettings>().speed = speed;
            }
            Some(TourStep::LargeLetters(large)) => {
                world.resource_mut::<Settings>().text_size = if large {
                    TextSize::Largest
                } else {
                    TextSize::Normal
                };
            }
            Some(TourStep::Run(act)) => act(world),
            Some(TourStep::Shoot(name)) => {
                let path = tour.folder.join(format!("{name}.png"));
                let _ = fs::remove_file(&path);
                let mut shot = world.spawn(Screenshot::primary_window());
                match tour.vision {
                    Some(vision) => shot.observe(save_as_seen(path.clone(), vision)),
                    None => shot.observe(save_to_disk(path.clone())),
                };
                let shot = shot.id();
                let told = say(path.display());
                tour.shot = Some((shot, path));
                if let Err(problem) = told {
                    fail(world, &problem.to_string());
                }
            }
            Some(TourStep::Rest(_) | TourStep::Until { .. }) | None => {}
        }
    });
}

/// Saves a picture as these eyes see it.
fn save_as_seen(path: PathBuf, vision: Vision) -> impl FnMut(On<ScreenshotCaptured>) {
    move |captured| {
        let picture = match captured.image.clone().try_into_dynamic() {
            Ok(picture) => picture,
            Err(error) => return error!("no picture {}: {error}", path.display()),
        };
        let mut pixels = picture.to_rgb8();
        for pixel in pixels.pixels_mut() {
            pixel.0 = vision.sees_pixel(pixel.0);
        }
        if let Err(error) = pixels.save(&path) {
            error!("no picture {}: {error}", path.display());
        }
    }
}

fn open(world: &mut World, menu: Menu) {
    world.resource_mut::<NextState<Menu>>().set(menu);
}

/// Says what went wrong and ends the tour with a failure.
fn fail(world: &mut World, why: &str) {
    let screen = world.resource::<State<Screen>>().get();
    error!("the tour stops: {why} ({screen:?})");
    world.write_message(AppExit::error());
}
