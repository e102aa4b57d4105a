//! A safe start, for computers on which the usual one fails or shows nothing: X11 instead of Wayland, OpenGL (on
//! Windows DirectX 12) instead of Vulkan, a window instead of the whole screen, drawing that waits for nothing. It is
//! asked for by `--safe`, or by a key held at the start. Other starts of the program in its own place are here, too.

use std::env;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::render::settings::Backends;
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
    let told = match cfg!(windows) {
        true => keys::TOAST_SAFE_START_WINDOWS,
        false => keys::TOAST_SAFE_START,
    };
    toasts.write(Toast(LocalizedText::new(told)));
}

/// Whether the environment names a Wayland compositor, which the engine prefers, and an X server beside it.
pub(super) fn x11_is_beside_wayland() -> bool {
    is_x11_beside_wayland(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// The same of an environment in which these variables say something.
fn is_x11_beside_wayland(named: impl Fn(&str) -> bool) -> bool {
    named("DISPLAY") && WAYLAND.into_iter().any(named)
}

/// This program with its arguments, without Wayland: a process cannot change its own environment.
fn without_wayland_compositor() -> Command {
    let mut program = this_program(env::args_os().skip(1));
    for name in WAYLAND {
        program.env_remove(name);
    }
    program
}

/// Begins anew without Wayland if there is an X server beside it, and waits; `None` if there is nothing to leave.
pub(super) fn without_wayland() -> Option<AppExit> {
    x11_is_beside_wayland().then(|| exit_of(without_wayland_compositor()))
}

/// Begins anew without Wayland in the place of this process; comes back only if that fails.
pub(super) fn again_with_x11() {
    take_the_place(without_wayland_compositor());
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

/// What else may draw where `failed` has, if that is known, as `WGPU_BACKEND` names it; `None` where that variable has
/// chosen, so that nothing else is tried.
pub(super) fn other_backend(failed: Option<Backends>, is_safe: bool) -> Option<&'static str> {
    let is_chosen = env::var_os(BACKEND).is_some();
    let other = backend_beside(env::consts::OS, failed, is_safe);
    other.filter(|_| !is_chosen)
}

/// OpenGL or DirectX 12 where Vulkan fails, and Vulkan where they do. Which one it was is not known if the renderer was
/// never made: the usual start takes Vulkan first, a safe one the other.
fn backend_beside(system: &str, failed: Option<Backends>, is_safe: bool) -> Option<&'static str> {
    let (beside, name) = match system {
        "linux" => (Backends::GL, "gl"),
        "windows" => (Backends::DX12, "dx12"),
        _ => return None,
    };
    let has_failed = failed.map_or(is_safe, |failed| failed == beside);
    Some(if has_failed { "vulkan" } else { name })
}

/// Begins anew with this backend in the place of this process, and so without its window; comes back only if that
/// fails.
///
/// Mesa's lavapipe before 21.0, which Debian 11 has, finds no way to show a picture on an X server without DRI3, and
/// Bevy 0.19.1 notices it only when it draws the first one.
pub(super) fn again_with_backend(name: &str) {
    let mut program = this_program(env::args_os().skip(1));
    program.env(BACKEND, name);
    take_the_place(program);
}

/// Runs a program instead of this one; comes back only if that fails.
fn take_the_place(mut program: Command) {
    #[cfg(unix)]
    let _problem = std::os::unix::process::CommandExt::exec(&mut program);
    // Elsewhere no process takes another's place. This one ends at once: its window goes, and the saves are free long
    // before the other asks for them.
    #[cfg(not(unix))]
    if program.spawn().is_ok() {
        std::process::exit(0);
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use kit_i18n::{Language, Localizer};

    #[test]
    fn the_other_backend_is_tried() {
        use Backends as B;
        for (system, failed, is_safe, other) in [
            ("linux", None, false, Some("gl")),
            ("linux", Some(B::VULKAN), false, Some("gl")),
            ("linux", Some(B::GL), false, Some("vulkan")),
            ("linux", Some(B::GL), true, Some("vulkan")),
            ("windows", None, false, Some("dx12")),
            ("windows", Some(B::VULKAN), false, Some("dx12")),
            ("windows", Some(B::DX12), false, Some("vulkan")),
            ("windows", None, true, Some("vulkan")),
            ("windows", Some(B::DX12), true, Some("vulkan")),
            ("macos", None, false, None),
            ("macos", Some(B::METAL), true, None),
        ] {
            let found = backend_beside(system, failed, is_safe);
            assert_eq!(found, other, "{system} {failed:?} {is_safe}");
        }
    }

    #[test]
    fn x11_is_there_only_beside_wayland() {
        for (named, there) in [
            (["", ""], false),
            (["DISPLAY", ""], false),
            (["WAYLAND_DISPLAY", "WAYLAND_SOCKET"], false),
            (["DISPLAY", "WAYLAND_DISPLAY"], true),
            (["DISPLAY", "WAYLAND_SOCKET"], true),
        ] {
            let found = is_x11_beside_wayland(|name| named.contains(&name));
            assert_eq!(found, there, "{named:?}");
        }
    }

    #[test]
    fn a_safe_start_on_windows_tells_of_nothing_that_windows_lacks() {
        for language in Language::ALL {
            let localizer = Localizer::new(language);
            let told = localizer.text_of(keys::TOAST_SAFE_START_WINDOWS.id(), &[]);
            for (word, is_told) in [("DirectX 12", true), ("OpenGL", false), ("X11", false)] {
                assert_eq!(told.contains(word), is_told, "{language:?}: {told}");
            }
        }
    }
}
