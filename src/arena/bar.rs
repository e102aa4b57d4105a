//! The progress bar of what takes long.

use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar on a terminal; hidden if the output is not one.
#[must_use]
pub fn bar(count: u64, of: &str) -> ProgressBar {
    if !(io::stdout().is_terminal() && io::stderr().is_terminal()) {
        return ProgressBar::hidden();
    }
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {of}, {{eta}} left");
    let style = ProgressStyle::with_template(&template);
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
