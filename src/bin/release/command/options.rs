//! The builder's command line options.

use std::path::PathBuf;

use clap::Parser;

use super::target::Product;

/// Builds what players download into dist: an archive for each system, the package for Debian, the page, the list of
/// all libraries, and SHA256SUMS; and checks it.
///
/// Exit codes: 0 for success, 1 for a failure, 2 for bad arguments, 3 if a tool cannot be had here.
#[derive(Debug, Parser)]
#[command(name = "release", bin_name = "cargo release --")]
pub struct ReleaseOptions {
    /// Build, or check, these only
    #[arg(long, value_name = "PRODUCT", value_enum, num_args = 1..)]
    pub only: Vec<Product>,
    /// Compile nothing: pack what was built before
    #[arg(long)]
    pub no_build: bool,
    /// Build and pack nothing: check what lies in dist
    #[arg(long, conflicts_with = "no_build")]
    pub check: bool,
    /// Build nothing: print the libraries in the game for this target of Rust's, and their licences
    #[arg(long, value_name = "TRIPLE", conflicts_with_all = ["only", "no_build", "check"])]
    pub licences: Option<String>,
    /// Build nothing: draw the icon into this folder, in the sizes of the Mac
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["only", "no_build", "check", "licences"])]
    pub iconset: Option<PathBuf>,
    /// Build nothing: write what menus and software centres of Linux show into this folder
    #[arg(
        long,
        value_name = "FOLDER",
        conflicts_with_all = ["only", "no_build", "check", "licences", "iconset"]
    )]
    pub desktop: Option<PathBuf>,
}

impl ReleaseOptions {
    /// What is built.
    pub fn products(&self) -> Vec<Product> {
        let wanted = |product: &Product| self.only.is_empty() || self.only.contains(product);
        Product::ALL.into_iter().filter(wanted).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_checked() {
        let parsed = |words: &str| ReleaseOptions::try_parse_from(words.split_whitespace());
        let all = parsed("release").expect("no word is needed");
        assert_eq!(all.products(), Product::ALL);
        let some = parsed("release --only deb linux-x86-64 --no-build").expect("two products");
        assert_eq!(some.products(), [Product::LinuxX86_64, Product::Deb]);
        assert!(parsed("release --check --only web").expect("a check").check);
        let licences = parsed("release --licences x86_64-apple-darwin").expect("a target");
        assert_eq!(licences.licences.as_deref(), Some("x86_64-apple-darwin"));
        let icons = parsed("release --iconset dist/x.iconset").expect("a folder");
        assert_eq!(icons.iconset, Some("dist/x.iconset".into()));
        let desktop = parsed("release --desktop share").expect("a folder");
        assert_eq!(desktop.desktop, Some("share".into()));
        for bad in [
            "release --only",
            "release --only msi",
            "release here",
            "release --check --no-build",
            "release --licences",
            "release --licences a --check",
            "release --iconset a --licences b",
            "release --desktop a --iconset b",
        ] {
            let refused = parsed(bad).expect_err(bad);
            assert_eq!(refused.exit_code(), 2, "{bad}");
        }
    }
}
