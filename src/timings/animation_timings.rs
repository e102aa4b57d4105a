//! Durations by name: the resource of each file of `assets/feel`, and the one that games share.

/// Makes a resource of named durations. Its default is a file of `assets/feel`, compiled in. A test checks that each
/// file can be read; if one could not, nothing would take any time.
#[macro_export]
macro_rules! timings {
    (
        $(#[$about:meta])*
        pub struct $name:ident from $file:literal;
        $($(#[$what:meta])* $movement:ident,)+
    ) => {
        $(#[$about])*
        #[derive(bevy::prelude::Resource, Clone, Debug, PartialEq, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$what])* pub $movement: $crate::Timing,)+
        }

        impl Default for $name {
            fn default() -> Self {
                Self::of_file().unwrap_or_else(|error| {
                    tracing::warn!("{}: {error}; nothing moves", $file);
                    Self { $($movement: $crate::Timing::STILL,)+ }
                })
            }
        }

        impl $name {
            fn of_file() -> Result<Self, serde_json::Error> {
                serde_json::from_str(include_str!($file))
            }
        }
    };
}

timings! {
    /// The durations that games share: those of pages, and of waits.
    pub struct AnimationTimings from "../../assets/feel/shared.json";
    /// The longest a player waits for a bot's decision, at any speed.
    patience,
    /// The title's name is written.
    title,
    /// A part of a page appears.
    appear,
    /// Between one part that appears and the next.
    appear_gap,
    /// An entrance that begins later than this after its time makes no sound, at any speed.
    appear_late,
    /// A tune fades into the next, at any speed.
    tune,
    /// A looping tune begins, at any speed.
    tune_start,
    /// A channel's volume changes, at any speed.
    loudness,
    /// A toast stays, at any speed.
    toast,
    /// Between two looks whether another copy of the program asks for the saves, at any speed.
    lock_look,
    /// Another copy that is asked for the saves has so long to answer, at any speed.
    lock_answer,
    /// The title waits for a press before the demonstration starts, at any speed.
    doze,
    /// A demonstration shows its result before the next game, at any speed.
    encore,
    /// A held direction repeats for the first time, at any speed.
    repeat_first,
    /// Between two repeats of a held direction, at any speed.
    repeat_gap,
    /// A stick that lies in its middle for so long is known to be one, at any speed: a trigger only passes there.
    stick_settles,
    /// What does not move for so long at its end lies there, without a hand on it, at any speed.
    stick_rests,
    /// The same where it is not known to be a stick.
    stick_rests_unknown,
    /// The sign of a device answers a press of another one, at any speed.
    nudge,
    /// Sounds of one kind closer together than this are played once, at any speed.
    sound_gap,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_names_every_movement() {
        let timings = AnimationTimings::of_file();
        assert!(timings.is_ok(), "{timings:?}");
    }
}
