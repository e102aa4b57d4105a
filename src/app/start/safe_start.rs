//! A safe start, for computers on which the usual one fails or shows nothing: X11 instead of Wayland, OpenGL instead of
//! Vulkan, a window instead of the whole screen, drawing that waits for nothing. It is asked for by `--safe`, or by a
//! key held at the start.

use std::env;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use kit_i18n::LocalizedText;
use kit_input::safe_start_is_asked;
use kit_table::Screen;
use kit_theme::PageClock;

use crate::app::LaunchOptions;
use crate::app::toast::Toast;
use crate::keys;

/// Variables that lead to a Wayland compositor.
const WAYLAND: [&str; 2] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"];

/// Whether the program is to begin again, safely, when it has ended.
static AGAIN: AtomicBool = AtomicBool::new(false);

/// How many frames the key must be held: longer than a press that means something else on the title.
const HELD: u32 = 20;

/// How old the first title may be, in seconds: its name is being written.
const WRITTEN: f32 = 3.0;

/// For how many frames the key was held.
#[derive(Resource, Debug, Default)]
struct HeldFrames(u32);

/// Watches for the key, and says that a start is a safe one.
pub fn plugin(app: &mut App) {
    app.init_resource::<HeldFrames>()
        .add_systems(
            Update,
            (
                hold.run_if(safe_start_is_asked),
                let_go.run_if(not(safe_start_is_asked)),
            )
                .chain()
                .run_if(is_starting.and_then(not(is_safe))),
        )
        .add_systems(OnExit(Screen::Loading), tell.run_if(is_safe));
}

/// Whether pictures load, or the first title has just come: loading may be over in a moment.
fn is_starting(
    screen: Res<State<Screen>>,
    clock: Res<PageClock>,
    mut is_later: Local<bool>,
) -> bool {
    match screen.get() {
        Screen::Loading => true,
        Screen::Title if !*is_later => clock.0 < WRITTEN,
        _ => {
            *is_later = true;
            false
        }
    }
}

fn is_safe(options: Option<Res<LaunchOptions>>) -> bool {
    options.is_some_and(|options| options.safe)
}

fn hold(mut frames: ResMut<HeldFrames>, mut exit: MessageWriter<AppExit>) {
    frames.0 += 1;
    if frames.0 == HELD {
        AGAIN.store(true, Ordering::Relaxed);
        exit.write(AppExit::Success);
    }
}

fn let_go(mut frames: ResMut<HeldFrames>) {
    frames.0 = 0;
}

fn tell(mut toasts: MessageWriter<Toast>) {
    toasts.write(Toast(LocalizedText::new(keys::TOAST_SAFE_START)));
}

/// Begins anew without Wayland if there is an X server beside it, and waits; `None` if there is nothing to leave. The
/// engine prefers Wayland where the environment names a compositor, and a process cannot change its own.
pub(super) fn without_wayland() -> Option<AppExit> {
    let named = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let leaves = named("DISPLAY") && WAYLAND.into_iter().any(named);
    leaves.then(|| {
        let mut program = this_program(env::args_os().skip(1));
        for name in WAYLAND {
            program.env_remove(name);
        }
        exit_of(program)
    })
}

/// Begins anew, safely, if that was asked for, and waits; `None` if it was not.
pub(super) fn again() -> Option<AppExit> {
    AGAIN.load(Ordering::Relaxed).then(|| {
        let arguments = env::args_os().skip(1).chain(["--safe".into()]);
        exit_of(this_program(arguments))
    })
}

/// The variable that chooses what draws.
const BACKEND: &str = "WGPU_BACKEND";

/// Whether what draws has been chosen, so that nothing else is tried; elsewhere than on Linux there is no OpenGL.
pub(super) fn backend_is_chosen() -> bool {
    cfg!(not(target_os = "linux")) || env::var_os(BACKEND).is_some()
}

/// Begins anew with OpenGL in the place of this process, and so without its window; comes back only if that fails.
///
/// Mesa's lavapipe before 21.0, which Debian 11 has, finds no way to show a picture on an X server without DRI3, and
/// Bevy 0.19.1 notices it only when it draws the first one.
pub(super) fn again_with_opengl() {
    let mut program = this_program(env::args_os().skip(1));
    program.env(BACKEND, "gl");
    #[cfg(unix)]
    let _problem = std::os::unix::process::CommandExt::exec(&mut program);
}

/// This program with these arguments.
fn this_program(arguments: impl Iterator<Item = std::ffi::OsString>) -> Command {
    // Where the system does not say what runs, the first word of the command line does.
    let named = || env::args_os().next().unwrap_or_default().into();
    let mut command = Command::new(env::current_exe().unwrap_or_else(|_| named()));
    command.args(arguments);
    command
}

/// Runs a program to its end; its exit code is ours.
fn exit_of(mut program: Command) -> AppExit {
    let status = program.status();
    let code = status.map_or(1, |status| status.code().unwrap_or(1));
    AppExit::from_code(u8::try_from(code).unwrap_or(1))
}
