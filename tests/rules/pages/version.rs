//! The version of the program is the newest one of the change log, each version has its day, and each entry is a line.

use super::page;

/// The headings of the change log's versions, the newest first, without what is not yet released.
fn versions() -> Vec<String> {
    let text = page("CHANGELOG.md");
    let headings = text.lines().filter_map(|line| line.strip_prefix("## "));
    headings.map(str::to_owned).collect()
}

#[test]
fn the_version_is_the_newest_one_of_the_change_log() {
    let all = versions();
    assert_eq!(all[0], "Not yet released");
    let newest = format!("{}, ", env!("CARGO_PKG_VERSION"));
    assert!(all[1].starts_with(&newest), "{}, not {newest}", all[1]);
}

#[test]
fn every_version_has_its_day() {
    for heading in &versions()[1..] {
        let day = heading
            .split(", ")
            .nth(1)
            .and_then(|rest| rest.split(':').next());
        let parts: Vec<_> = day.unwrap_or_default().split('-').map(str::len).collect();
        assert_eq!(parts, [4, 2, 2], "{heading}");
    }
}

#[test]
fn software_centres_are_told_every_version_with_its_day() {
    let text = page("assets/linux/guyenne.metainfo.xml");
    let lines = text.lines().map(str::trim);
    let told: Vec<_> = lines
        .filter_map(|line| line.strip_prefix("<release "))
        .collect();
    let all = versions();
    let wanted = all[1..].iter().map(|heading| {
        let (version, rest) = heading.split_once(", ").expect("a day");
        let day = rest.split(':').next().unwrap_or_default();
        format!("version=\"{version}\" date=\"{day}\">")
    });
    assert_eq!(told, wanted.collect::<Vec<_>>());
}

#[test]
fn every_entry_is_one_line() {
    let text = page("CHANGELOG.md");
    let newer = text.split("\n## 0.1.0, ").next().unwrap_or_default();
    let (_, entries) = newer.split_once("\n## ").expect("a version");
    for line in entries.lines().skip(1).filter(|line| !line.is_empty()) {
        let begins = ["- ", "## ", "### "]
            .iter()
            .any(|begin| line.starts_with(begin));
        assert!(begins, "part of the entry above: {line}");
        assert!(line.chars().count() <= 120, "long: {line}");
    }
}
