//! How long frames take: the demonstration, beside an empty window with one sprite. Told are the processor time of a
//! frame (the whole process: where a processor draws, its pixels too) by the threads that spend it, the time from one
//! frame to the next, what the main thread took and worked in between, how often each pixel of the window is painted,
//! and how often and how much of the background cache is drawn again.

#![expect(clippy::disallowed_types, reason = "it measures what frames take")]

use super::cpu_time::ProcessorTime;
use super::overdraw::Painted;
use crate::app::{
    LaunchOptions,
    screen::CacheDraws,
    tools::{say, tell},
};
use bevy::{
    ecs::system::NonSendMarker, platform::time::Instant, prelude::*, time::TimeUpdateStrategy,
    window::PresentMode,
};
use cpu_time::ThreadTime;
use kit_table::{CachedBelow, Screen};
use kit_theme::palette;
use std::time::Duration;

/// Frames that are not counted: pictures come, pipelines are built, cards are dealt.
const WARM_UP: u32 = 200;
/// How far a frame brings the game on, however long it took: as many frames are the same piece of a game everywhere.
const STEP: Duration = Duration::from_millis(40);
/// How the processor time of a frame is told, and found in what the empty window has printed.
const PROCESSOR: &str = "processor time";

/// What was measured.
#[derive(Resource, Debug)]
struct Bench {
    wanted: u32,
    warm_up: u32,
    begun: Option<Instant>,
    /// What the process had spent when the first counted frame began.
    spent: Option<ProcessorTime>,
    /// How much of the background cache had been drawn then.
    drawn: CacheDraws,
    /// Milliseconds from frame to frame.
    frames: Vec<f32>,
    /// Milliseconds from the first to the last system of a frame on the main thread. Where a processor draws, the
    /// thread waits for one in between.
    updates: Vec<f32>,
    /// Milliseconds of processor time that the main thread spent in between.
    work: Vec<f32>,
    /// What it had spent when the frame began.
    worked: Duration,
    /// Milliseconds of processor time that the empty window takes for a frame.
    bare: Option<f32>,
}

/// Measures so many frames, prints them, and ends the program. The demonstration is measured after the empty window,
/// which is a process of its own.
pub(in crate::app) fn measure(app: &mut App, frames: u32, options: &LaunchOptions) {
    let bare = if options.bare {
        None
    } else {
        measure_bare(frames, options)
    };
    app.insert_resource(Bench {
        wanted: frames,
        warm_up: WARM_UP,
        begun: None,
        spent: None,
        drawn: CacheDraws::default(),
        frames: Vec::with_capacity(frames as usize),
        updates: Vec::with_capacity(frames as usize),
        work: Vec::with_capacity(frames as usize),
        worked: Duration::ZERO,
        bare,
    })
    .insert_resource(TimeUpdateStrategy::ManualDuration(STEP))
    .add_systems(Startup, hurry_window)
    .add_systems(First, begin_frame)
    .add_systems(Last, (end_frame, super::overdraw::count_layers).chain())
    .init_resource::<CachedBelow>()
    .init_resource::<CacheDraws>()
    .init_resource::<Painted>();
}

/// A window with one sprite, by the same engine.
pub(in crate::app) fn bare(app: &mut App) {
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn((Camera2d, Msaa::Off));
        commands.spawn(Sprite::from_color(palette::ARGENT, Vec2::splat(200.0)));
    });
}

/// Runs this program as an empty window, repeats what it prints, and finds there what a frame takes.
fn measure_bare(frames: u32, options: &LaunchOptions) -> Option<f32> {
    let mut program = std::process::Command::new(std::env::current_exe().ok()?);
    program.args(["--bare", "--bench-frames", &frames.to_string()]);
    if let Some(size) = options.size {
        program.args(["--size", &format!("{}x{}", size.x, size.y)]);
    }
    let printed = program.output().ok()?.stdout;
    let printed = String::from_utf8_lossy(&printed);
    // What cannot be printed here fails at the end, too, where it ends the program.
    let _unprinted = say(printed.trim_end());
    read_processor_time(&printed)
}

/// The milliseconds in the line that tells the processor time.
fn read_processor_time(printed: &str) -> Option<f32> {
    let line = printed.lines().find(|line| line.starts_with(PROCESSOR))?;
    line[PROCESSOR.len()..]
        .split_whitespace()
        .next()?
        .parse()
        .ok()
}

/// Nobody waits for the screen.
fn hurry_window(mut windows: Query<&mut Window>) {
    for mut window in &mut windows {
        window.present_mode = PresentMode::AutoNoVsync;
    }
}

fn begin_frame(
    screen: Option<Res<State<Screen>>>,
    drawn: Res<CacheDraws>,
    mut bench: ResMut<Bench>,
    _main_thread: NonSendMarker,
) {
    let now = Instant::now();
    let loading = screen.is_some_and(|screen| *screen.get() == Screen::Loading);
    if loading {
        return;
    }
    if bench.warm_up > 0 {
        bench.warm_up -= 1;
        if bench.warm_up == 0 {
            bench.spent = ProcessorTime::now();
            bench.drawn = *drawn;
        }
    } else if let Some(before) = bench.begun {
        let took = (now - before).as_secs_f32() * 1000.0;
        bench.frames.push(took);
    }
    bench.begun = Some(now);
    bench.worked = ThreadTime::now().as_duration();
}

fn end_frame(
    mut bench: ResMut<Bench>,
    (painted, drawn): (Res<Painted>, Res<CacheDraws>),
    options: Res<LaunchOptions>,
    mut exit: MessageWriter<AppExit>,
    _main_thread: NonSendMarker,
) {
    let Some(begun) = bench.begun.filter(|_| bench.warm_up == 0) else {
        return;
    };
    let milliseconds = |time: Duration| time.as_secs_f32() * 1000.0;
    bench.updates.push(milliseconds(begun.elapsed()));
    let worked = ThreadTime::now().as_duration() - bench.worked;
    bench.work.push(milliseconds(worked));
    if bench.frames.len() < bench.wanted as usize {
        return;
    }
    let what = if options.bare {
        "one sprite"
    } else {
        "the demonstration"
    };
    let mut lines = vec![format!("{} frames of {what}, in ms", bench.wanted)];
    let spent = bench.spent.take().zip(ProcessorTime::now());
    match spent.map(|(before, after)| after.since(&before, bench.wanted)) {
        Some((all, threads)) => {
            lines.push(format!("{PROCESSOR:20} {all:11.2}  {threads}"));
            if let Some(bare) = bench.bare.filter(|bare| *bare > 0.0) {
                lines.push(format!("{:20} {:11.2}", "times the empty one", all / bare));
            }
        }
        None => lines.push(format!("{PROCESSOR:20}  is measured on Linux only")),
    }
    lines.extend([
        summary("from frame to frame", &mut bench.frames),
        summary("main thread's update", &mut bench.updates),
        summary("main thread at work", &mut bench.work),
        painted.to_string(),
        redraws(&bench.drawn, &drawn, bench.wanted),
    ]);
    exit.write(match say(lines.join("\n")) {
        Ok(()) => AppExit::Success,
        Err(problem) => {
            tell(format_args!("error: {problem}"));
            AppExit::error()
        }
    });
}

/// A line with the frames in which the background cache was drawn, and how much of it in all.
fn redraws(before: &CacheDraws, now: &CacheDraws, frames: u32) -> String {
    format!(
        "{:20} in {} of {frames} frames, {:.2} windows in all",
        "background redrawn",
        now.frames - before.frames,
        now.windows - before.windows
    )
}

/// A line with the percentiles.
fn summary(name: &str, times: &mut [f32]) -> String {
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
        let told = summary("", &mut times);
        for time in [
            "p50  100.00",
            "p95  190.00",
            "p99  198.00",
            "longest  200.00",
        ] {
            assert!(told.contains(time), "{told}");
        }
    }

    #[test]
    fn only_what_the_cache_draws_in_counted_frames_is_told() {
        let drawn = |frames, windows| CacheDraws { frames, windows };
        let told = redraws(&drawn(40, 30.0), &drawn(52, 31.5), 300);
        assert!(
            told.ends_with("in 12 of 300 frames, 1.50 windows in all"),
            "{told}"
        );
    }

    #[test]
    fn what_the_empty_window_took_is_found_in_what_it_printed() {
        let printed = format!(
            "9 frames of one sprite, in ms\n{PROCESSOR:20} {:11.2}  pixels 9\n",
            24.5
        );
        assert_eq!(read_processor_time(&printed), Some(24.5));
        assert_eq!(read_processor_time("no display"), None);
    }
}
