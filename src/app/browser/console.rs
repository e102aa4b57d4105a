//! The log in the browser's console.

use tracing::{Level, subscriber::set_global_default};
use tracing_log::LogTracer;
use tracing_subscriber::{filter::Targets, layer::SubscriberExt, registry};
use tracing_wasm::{ConsoleConfig, WASMLayer, WASMLayerConfigBuilder};

/// Sends warnings and errors to the browser's console, of the engine those that `filter` (`target=level`, comma
/// between) lets through. As Bevy's `LogPlugin`, but without the filter by regular expressions and environment, which
/// made the download larger and which no page can set.
pub fn log_to_console(filter: &str) {
    let targets: Targets = filter.parse().unwrap_or_default();
    let console = WASMLayerConfigBuilder::new()
        .set_max_level(Level::WARN)
        .set_report_logs_in_timings(false)
        .set_console_config(ConsoleConfig::ReportWithConsoleColor)
        .build();
    let subscriber = registry()
        .with(targets.with_default(Level::WARN))
        .with(WASMLayer::new(console));
    // A second app on the page keeps the log of the first.
    if set_global_default(subscriber).is_ok() {
        LogTracer::init().ok();
    }
}
