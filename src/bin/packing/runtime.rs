//! What is part of the program without being a package of Cargo's: Rust's standard library, and what the linkers for
//! Windows and Linux add. With their licences.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use guyenne::app::tools::tell;

use super::build_folders::BuildFolders;
use super::tool;

/// A part of the program that Cargo does not know of.
#[derive(Debug, PartialEq, Eq)]
pub struct Part {
    /// What it is.
    pub name: &'static str,
    /// The licences that it may be used under, as an expression of SPDX.
    pub licence: &'static str,
    /// Where its sources are.
    pub repository: &'static str,
    /// Its notices.
    pub text: String,
}

/// Rust's own notices of its standard library, in the compiler's folder.
const RUST: &str = "share/doc/rust/COPYRIGHT-library.html";

/// Those parts of the program as it is built for this target, such as `wasm32-unknown-unknown`.
pub fn parts(place: &BuildFolders, target: &str) -> Vec<Part> {
    let mut ask = Command::new("rustc");
    ask.current_dir(&place.root).args(["--print", "sysroot"]);
    let compiler = tool::printed(&mut ask).map(|folder| PathBuf::from(folder.trim()));
    let notices = compiler.ok().map(|folder| folder.join(RUST));
    parts_with(notices, target)
}

/// Those parts, with Rust's notices in this file. Without it there are short ones of ours.
fn parts_with(notices: Option<PathBuf>, target: &str) -> Vec<Part> {
    let page = notices.as_ref().map(fs::read_to_string);
    let text = if let Some(Ok(page)) = page {
        plain(&page)
    } else {
        let file = notices.unwrap_or_else(|| RUST.into());
        tell(format_args!(
            "Rust's notices of its library are not in {}: the list of libraries has short ones instead",
            file.display()
        ));
        include_str!("notices/rust.txt").to_owned()
    };
    let mut parts = vec![Part {
        name: "Rust's standard library",
        licence: "MIT OR Apache-2.0",
        repository: "https://github.com/rust-lang/rust",
        text,
    }];
    if target.ends_with("-windows-gnu") {
        parts.push(Part {
            name: "mingw-w64's runtime",
            licence: "ZPL-2.1 AND MIT AND BSD-3-Clause",
            repository: "https://www.mingw-w64.org",
            text: include_str!("notices/mingw-w64.txt").to_owned(),
        });
        parts.push(Part {
            name: "GCC's libgcc",
            licence: "GPL-3.0-or-later WITH GCC-exception-3.1",
            repository: "https://gcc.gnu.org",
            text: include_str!("notices/libgcc.txt").to_owned(),
        });
    }
    if target.ends_with("-linux-gnu") {
        parts.push(Part {
            name: "LLVM's libunwind and zig's runtime",
            licence: "Apache-2.0 WITH LLVM-exception AND MIT",
            repository: "https://ziglang.org",
            text: include_str!("notices/zig.txt").to_owned(),
        });
    }
    parts
}

/// The words of a page of HTML: what stands between its marks, without what its head says of it.
fn plain(page: &str) -> String {
    let (_, body) = page.split_once("<body>").unwrap_or(("", page));
    let mut words = String::new();
    let mut rest = body;
    while let Some((before, mark)) = rest.split_once('<') {
        words += before;
        rest = mark.split_once('>').map_or("", |(_, after)| after);
    }
    words += rest;
    // Those of `&` come last: with what follows it may look like another sign.
    for (code, letter) in [
        ("&lt;", "<"),
        ("&#60;", "<"),
        ("&gt;", ">"),
        ("&#62;", ">"),
        ("&quot;", "\""),
        ("&#34;", "\""),
        ("&#39;", "'"),
        ("&#x27;", "'"),
        ("&#38;", "&"),
        ("&amp;", "&"),
    ] {
        words = words.replace(code, letter);
    }
    // Of several empty lines one stays.
    let mut text = String::new();
    for line in words.lines().map(str::trim_end) {
        if !line.is_empty() || !text.ends_with("\n\n") {
            text += line;
            text.push('\n');
        }
    }
    text.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_becomes_a_text() {
        let page = "<html><head><title>x</title></head>\n<body>\n<h1 id=\"a\">One</h1>\n \n\n\n<pre>\n  \
                    2 &#60;a@b&#62; &amp;lt; &#34;c&#34;\n</pre></body></html>";
        assert_eq!(
            plain(page),
            "One\n\n\n  2 <a@b> &lt; \"c\"".replace("\n\n\n", "\n\n")
        );
        assert_eq!(plain("no marks"), "no marks");
        assert_eq!(plain("a <mark without an end"), "a");
    }

    #[test]
    fn every_program_has_rusts_library_and_what_its_linker_adds() {
        let names = |target: &str| {
            let parts = parts_with(None, target);
            assert!(parts.iter().all(|part| !part.text.is_empty()), "{target}");
            parts.iter().map(|part| part.name).collect::<Vec<_>>()
        };
        let rust = "Rust's standard library";
        assert_eq!(
            names("x86_64-pc-windows-gnu"),
            [rust, "mingw-w64's runtime", "GCC's libgcc"]
        );
        for linux in ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"] {
            assert_eq!(names(linux), [rust, "LLVM's libunwind and zig's runtime"]);
        }
        for other in ["wasm32-unknown-unknown", "aarch64-apple-darwin"] {
            assert_eq!(names(other), [rust]);
        }
    }

    #[test]
    fn rusts_own_notices_come_before_ours() {
        let folder = std::env::temp_dir().join(format!("guyenne-notices-{}", std::process::id()));
        let page = folder.join("page.html");
        tool::write(&page, "<body><p>Theirs</p></body>").expect("ours");
        let text = |page: PathBuf| {
            let parts = parts_with(Some(page), "wasm32-unknown-unknown");
            parts.into_iter().next().expect("a part").text
        };
        let theirs = text(page);
        let none = text(folder.join("nothing.html"));
        fs::remove_dir_all(&folder).expect("ours");
        assert_eq!(theirs, "Theirs");
        assert_eq!(none, include_str!("notices/rust.txt"));
    }
}
