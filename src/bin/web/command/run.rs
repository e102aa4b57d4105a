//! Parses the command line and runs what it names.

use std::process::ExitCode;

use clap::Parser;

use guyenne::app::tools::tell;

use super::build::build;
use super::build_folders::BuildFolders;
use super::options::WebOptions;
use super::tool::Trouble;
use super::{golden, serve};

/// Runs the builder; returns its exit code.
pub fn run() -> ExitCode {
    let options = WebOptions::parse();
    match run_options(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Trouble { message, code }) => {
            tell(format_args!("error: {message}"));
            ExitCode::from(code)
        }
    }
}

fn run_options(options: &WebOptions) -> Result<(), Trouble> {
    let place = BuildFolders::find("guyenne-web")?;
    if let Some(records) = options.records() {
        return golden::prove(&place, &records, options.debian);
    }
    if !(options.serve && options.no_build) {
        build(&place, options)?;
    }
    if options.serve {
        serve::serve(&place, options.port, options.base.as_deref())?;
    }
    Ok(())
}
