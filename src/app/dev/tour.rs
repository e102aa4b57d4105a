//! The tour: walks through every screen by a list of steps and takes a picture of each. The list is
//! data, so that the table adds its phases without touching the walker.

use crate::theme::PageAge;
use crate::{
    app::{
        Menu, Options, Screen,
        screen::ResultPage,
        settings::{Letters, Settings},
    },
    games::guyenne::{
        rules::{
            Edition, EndReason, Outcome,
            seat::{ByCamp, Camp},
        },
        table::{Phase, Summary, Turn},
    },
    input::Idle,
    speech::Language,
};
use bevy::{
    app::AppExit,
    prelude::*,
    render::view::screenshot::{Screenshot, save_to_disk},
};
use std::{
    borrow::Cow,
    collections::VecDeque,
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

/// One step of the tour.
pub enum Step {
    /// Shows a screen.
    Go(Screen),
    /// Opens a menu, or closes it.
    Open(Menu),
    /// Does something to the world.
    Run(Box<dyn FnOnce(&mut World) + Send + Sync>),
    /// Waits until something holds; fails when it has not come about in time.
    Until {
        /// What is waited for, in words, for the failure.
        what: Cow<'static, str>,
        /// Whether it holds.
        holds: Box<dyn FnMut(&mut World) -> bool + Send + Sync>,
    },
    /// Lets some time pass.
    Rest(Duration),
    /// Takes a picture under this name.
    Shoot(Cow<'static, str>),
}

impl Step {
    /// Does something to the world.
    pub fn run(act: impl FnOnce(&mut World) + Send + Sync + 'static) -> Self {
        Self::Run(Box::new(act))
    }

    /// Waits until something holds.
    pub fn until(
        what: impl Into<Cow<'static, str>>,
        holds: impl FnMut(&mut World) -> bool + Send + Sync + 'static,
    ) -> Self {
        Self::Until {
            what: what.into(),
            holds: Box::new(holds),
        }
    }

    /// Takes a picture at once.
    pub fn shoot(name: impl Into<Cow<'static, str>>) -> Self {
        Self::Shoot(name.into())
    }

    /// Takes a picture once the screen has settled.
    pub fn picture(name: impl Into<Cow<'static, str>>) -> [Self; 2] {
        [Self::Rest(SETTLE), Self::Shoot(name.into())]
    }
}

/// Seconds after which a page has surely come to life.
const OLD: f32 = 1000.0;

/// How long a screen settles before its picture, and how long a step may take at most. The software
/// renderer of a test machine needs about half a second for a frame.
const SETTLE: Duration = Duration::from_millis(1800);
const PATIENCE: Duration = Duration::from_secs(120);

/// The list, the folder, and what is waited for.
#[derive(Resource)]
struct Tour {
    steps: VecDeque<Step>,
    folder: PathBuf,
    since: Instant,
    shot: Option<(Entity, PathBuf)>,
}

/// Walks the steps in the app and ends it, with success if every picture was taken.
pub fn walk(app: &mut App, folder: &Path, steps: impl IntoIterator<Item = Step>) {
    app.insert_resource(Tour {
        steps: steps.into_iter().collect(),
        folder: folder.to_owned(),
        since: Instant::now(),
        shot: None,
    })
    .add_systems(Last, take_step);
}

/// The screens, one after the other.
pub fn screens() -> Vec<Step> {
    let mut steps = vec![Step::until("the title", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Title
    })];
    let speak = |language| {
        Step::run(move |world: &mut World| {
            world.resource_mut::<Settings>().language = Some(language);
        })
    };
    steps.push(speak(Language::Fr));
    steps.extend(Step::picture("title"));
    steps.push(speak(Language::En));
    steps.extend(Step::picture("title-english"));
    for (menu, name) in [
        (Menu::Settings, "settings"),
        (Menu::Sound, "sound"),
        (Menu::Credits, "credits"),
        (Menu::Pause, "pause"),
    ] {
        steps.push(Step::Open(menu));
        steps.extend(Step::picture(name));
    }
    steps.push(Step::Open(Menu::None));
    steps.push(Step::Go(Screen::NewGame));
    steps.extend(Step::picture("new-game"));
    steps.push(speak(Language::Fr));
    steps.extend(Step::picture("new-game-french"));
    // The same with letters as large as they become.
    steps.push(letters(Letters::Largest));
    steps.extend(Step::picture("new-game-largest"));
    for (menu, name) in [
        (Menu::Settings, "settings-largest"),
        (Menu::Pause, "pause-largest"),
        (Menu::Credits, "credits-largest"),
    ] {
        steps.push(Step::Open(menu));
        steps.extend(Step::picture(name));
    }
    steps.push(Step::Open(Menu::None));
    steps.push(letters(Letters::Normal));
    for (language, winner, name) in [
        (Language::Fr, Some(Camp::French), "result"),
        (Language::En, Some(Camp::English), "result-english"),
    ] {
        steps.push(speak(language));
        steps.push(Step::run(move |world: &mut World| {
            world.insert_resource(sample_result(winner));
        }));
        steps.push(Step::Go(Screen::Result));
        steps.extend(Step::picture(name));
        steps.push(Step::Go(Screen::Title));
        steps.push(Step::Rest(SETTLE));
    }
    steps
}

/// Letters of another size.
pub fn letters(letters: Letters) -> Step {
    Step::run(move |world| world.resource_mut::<Settings>().letters = letters)
}

/// A finished game as on the mock-up, or its mirror image.
fn sample_result(winner: Option<Camp>) -> ResultPage {
    use Camp::{English, French};
    let mut holders = [
        Some(French),
        Some(French),
        Some(English),
        Some(French),
        None,
        Some(English),
    ];
    if winner == Some(English) {
        holders = holders.map(|holder| holder.map(Camp::enemy));
    }
    let unspent = ByCamp::new(1, 3);
    let reason = EndReason::Exhausted;
    ResultPage(Summary {
        plan: Options::default().plan(),
        outcome: Outcome::judge(Edition::V2022, reason, &holders, unspent),
        spent: ByCamp(Camp::ALL.map(|camp| Some(camp) != winner)),
        holders,
        rounds: 8,
        person: Some(French),
        names: ByCamp::new("knight".into(), "human".into()),
        hints: ByCamp::new(0, 2),
        record: String::new(),
    })
}

/// Takes the next step when the last one is done.
fn take_step(world: &mut World) {
    // Pages are taken as they are when everything on them has come.
    world.resource_mut::<PageAge>().0 = OLD;
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
            Some(Step::Rest(time)) => since.elapsed() >= *time,
            Some(Step::Until { what, holds }) => {
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
            Some(Step::Go(screen)) => {
                // Somebody is here: the title must not fall asleep into the demo.
                world.resource_mut::<Idle>().seconds = 0.0;
                world.resource_mut::<NextState<Screen>>().set(screen);
            }
            Some(Step::Open(menu)) => world.resource_mut::<NextState<Menu>>().set(menu),
            Some(Step::Run(act)) => act(world),
            Some(Step::Shoot(name)) => {
                let path = tour.folder.join(format!("{name}.png"));
                let _ = fs::remove_file(&path);
                let shot = world
                    .spawn(Screenshot::primary_window())
                    .observe(save_to_disk(path.clone()))
                    .id();
                println!("{}", path.display());
                tour.shot = Some((shot, path));
            }
            Some(Step::Rest(_) | Step::Until { .. }) | None => {}
        }
    });
}

/// Says what went wrong and ends the tour with a failure.
fn fail(world: &mut World, why: &str) {
    let screen = world.resource::<State<Screen>>().get();
    let (phase, turn) = (
        world.get_resource::<State<Phase>>().map(State::get),
        world.resource::<Turn>(),
    );
    error!("the tour stops: {why} ({screen:?}, {phase:?}, {turn:?})");
    world.write_message(AppExit::error());
}
