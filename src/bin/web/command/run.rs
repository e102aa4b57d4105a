//! What is asked for, and who does it.

use std::process::ExitCode;

use clap::Parser;

use super::build::build;
use super::build_folders::BuildFolders;
use super::options::WebOptions;
use super::tool::Trouble;
use super::{golden, serve};

/// The whole program.
pub fn run() -> ExitCode {
    let options = WebOptions::parse();
    match obey(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Trouble { says, code }) => {
            eprintln!("error: {says}");
            ExitCode::from(code)
        }
    }
}

fn obey(options: &WebOptions) -> Result<(), Trouble> {
    let place = BuildFolders::find()?;
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
