//! How long frames take: the demonstration, or an empty window with one sprite to compare it with. Two times are told: from
//! one frame to the next, drawing included, and what the main thread worked in between.

#![expect(clippy::disallowed_types, reason = "it measures what frames take")]

use crate::{app::LaunchOptions, table::Screen, theme::palette};
use bevy::{platform::time::Instant, prelude::*, window::PresentMode};

/// Frames that are not counted: pictures come, pipelines are built.
const WARM_UP: u32 = 90;

/// What was measured.
#[derive(Resource, Debug)]
struct Bench {
    wanted: u32,
    warm_up: u32,
    begun: Option<Instant>,
    /// Milliseconds from frame to frame.
    frames: Vec<f32>,
    /// Milliseconds that the main thread worked.
    work: Vec<f32>,
}

/// Measures so many frames, prints them, and ends the program.
pub(in crate::app) fn measure(app: &mut App, frames: u32) {
    app.insert_resource(Bench {
        wanted: frames,
        warm_up: WARM_UP,
        begun: None,
        frames: Vec::with_capacity(frames as usize),
        work: Vec::with_capacity(frames as usize),
    })
    .add_systems(Startup, hurry_window)
    .add_systems(First, begin_frame)
    .add_systems(Last, end_frame);
}

/// A window with one sprite, by the same engine.
pub(in crate::app) fn bare(app: &mut App) {
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn((Camera2d, Msaa::Off));
        commands.spawn(Sprite::from_color(palette::ARGENT, Vec2::splat(200.0)));
    });
}

/// Nobody waits for the screen.
fn hurry_window(mut windows: Query<&mut Window>) {
    for mut window in &mut windows {
        window.present_mode = PresentMode::AutoNoVsync;
    }
}

fn begin_frame(screen: Option<Res<State<Screen>>>, mut bench: ResMut<Bench>) {
    let now = Instant::now();
    let loading = screen.is_some_and(|screen| *screen.get() == Screen::Loading);
    if loading {
        return;
    }
    if bench.warm_up > 0 {
        bench.warm_up -= 1;
    } else if let Some(before) = bench.begun {
        let took = (now - before).as_secs_f32() * 1000.0;
        bench.frames.push(took);
    }
    bench.begun = Some(now);
}

fn end_frame(
    mut bench: ResMut<Bench>,
    options: Res<LaunchOptions>,
    mut exit: MessageWriter<AppExit>,
) {
    let Some(begun) = bench.begun.filter(|_| bench.warm_up == 0) else {
        return;
    };
    let worked = begun.elapsed().as_secs_f32() * 1000.0;
    bench.work.push(worked);
    if bench.frames.len() >= bench.wanted as usize {
        let what = if options.bare {
            "one sprite"
        } else {
            "the demonstration"
        };
        println!("{} frames of {what}, in ms", bench.wanted);
        println!("{}", told("from frame to frame", &mut bench.frames));
        println!("{}", told("main thread at work", &mut bench.work));
        exit.write(AppExit::Success);
    }
}

/// A line with the percentiles.
fn told(name: &str, times: &mut [f32]) -> String {
    times.sort_by(f32::total_cmp);
    let at = |share: f32| {
        let rank = (share * times.len() as f32).ceil() as usize;
        times.get(rank.saturating_sub(1)).copied().unwrap_or(0.0)
    };
    format!(
        "{name:20} p50 {:7.2}  p95 {:7.2}  p99 {:7.2}  longest {:7.2}",
        at(0.5),
        at(0.95),
        at(0.99),
        at(1.0)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let mut times: Vec<f32> = (1..=200).rev().map(|n| n as f32).collect();
        let told = told("", &mut times);
        for time in [
            "p50  100.00",
            "p95  190.00",
            "p99  198.00",
            "longest  200.00",
        ] {
            assert!(told.contains(time), "{told}");
        }
    }
}
