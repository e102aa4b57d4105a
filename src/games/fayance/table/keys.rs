//! The keys of the messages that this package shows, from the Fluent files (`build.rs`).

include!(concat!(env!("OUT_DIR"), "/keys.rs"));
