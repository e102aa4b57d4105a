//! The end of a session, a closed terminal and `kill`: the program ends as if it had been quit, so that everything is
//! written. Ctrl+C in a terminal is the engine's (`TerminalCtrlCHandlerPlugin`).

use bevy::prelude::*;
use signal_hook::{
    consts::{SIGHUP, SIGTERM},
    flag,
};
use std::{
    fs,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

/// The signal that has come; 0 if there was none.
#[derive(Resource, Clone, Debug, Default)]
struct EndSignal(Arc<AtomicUsize>);

/// Ends the program at such a signal, with the exit code that shells expect.
pub(super) fn plugin(app: &mut App) {
    let came = EndSignal::default();
    let ignored = ignored_signals();
    for signal in [SIGTERM, SIGHUP] {
        let (Ok(number), false) = (usize::try_from(signal), is_ignored(ignored, signal)) else {
            continue;
        };
        // If it cannot be caught, it ends the program as before.
        let _uncaught = flag::register_usize(signal, Arc::clone(&came.0), number);
    }
    app.insert_resource(came).add_systems(First, end_on_signal);
}

fn end_on_signal(came: Res<EndSignal>, mut exit: MessageWriter<AppExit>) {
    let signal = came.0.load(Ordering::Relaxed);
    if let Some(signal) = u8::try_from(signal).ok().filter(|&signal| signal > 0) {
        exit.write(AppExit::from_code(128 + signal));
    }
}

/// The mask of the signals that whoever started this program wants it to ignore, as `nohup` does; 0 where that is not
/// known.
fn ignored_signals() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    mask_in(&status)
}

/// The mask `SigIgn` of a process's status, as Linux writes it.
fn mask_in(status: &str) -> u64 {
    let mut lines = status.lines();
    let mask = lines.find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .unwrap_or_default()
}

/// Whether a signal is in such a mask.
fn is_ignored(mask: u64, signal: i32) -> bool {
    (1..=64).contains(&signal) && mask >> (signal - 1) & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signals_that_are_to_be_ignored_are_known() {
        let mask =
            mask_in("Name:\tguyenne\nSigBlk:\t00000000ffffffff\nSigIgn:\t0000000000001001\n");
        assert_eq!(mask, 0x1001);
        assert!(is_ignored(mask, SIGHUP));
        assert!(!is_ignored(mask, SIGTERM));
        assert_eq!(mask_in("nothing of the kind"), 0);
    }

    #[test]
    fn the_program_ends_at_a_signal_as_if_it_had_been_quit() {
        // Whoever runs the tests by `nohup` has SIGHUP ignored.
        let ignored = ignored_signals();
        for (signal, code) in [(SIGTERM, 143), (SIGHUP, 129)] {
            let mut app = App::new();
            app.add_message::<AppExit>();
            plugin(&mut app);
            app.update();
            assert_eq!(app.should_exit(), None);
            signal_hook::low_level::raise(signal).expect("a signal to this process");
            app.update();
            let ends = !is_ignored(ignored, signal);
            assert_eq!(app.should_exit(), ends.then(|| AppExit::from_code(code)));
        }
    }
}
