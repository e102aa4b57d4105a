//! The keys of the messages that the frame shows, from the Fluent files (`build.rs`).

include!(concat!(env!("OUT_DIR"), "/keys.rs"));
