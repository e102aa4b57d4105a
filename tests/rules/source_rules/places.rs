//! Checks of what only some places may name: engine and clock, positions, key codes, colours, durations, card
//! components, ids of games.

use std::collections::BTreeSet;

use super::Breach;
use super::modules::game;
use super::source::{Kind, Source, Token, WIDEST, attribute};

/// Rules and bots: they use no engine, clock, thread, file or global randomness.
const PURE: &[&str] = &["src/rules", "src/ai", "src/games/*/rules", "src/games/*/ai"];

/// Where the keys of messages are defined, and turned into texts.
const MAKES_KEYS: &[&str] = &["src/rules/message_key.rs", "src/i18n"];

/// The code of the screen.
const WINDOW: &[&str] = &[
    "src/theme",
    "src/i18n",
    "src/input",
    "src/table",
    "src/games/*/table",
    "src/app",
];

/// Bots and screens: they get views.
const VIEWERS: &[&str] = &[
    "src/ai",
    "src/table",
    "src/app",
    "src/games/*/ai",
    "src/games/*/table",
];

/// The exceptions from that: where moves are played, where a record is shown again, whose positions are those of the
/// past, and where bots determinize positions.
const KNOWS_POSITIONS: &[&str] = &[
    "src/games/*/headless.rs",
    "src/games/*/table/replay.rs",
    "src/games/*/table/rules.rs",
    "src/games/*/ai/belief",
    "src/games/*/ai/little.rs",
];

/// Where the screen's code plays moves.
const PLAYS: &[&str] = &["src/games/*/table/rules.rs"];

/// Where card components are written: a card starts with its sprite, face down in the pile.
const WRITES_CARDS: &[&str] = &[
    "src/games/*/table/sync_cards.rs",
    "src/games/*/table/card_sprite.rs",
];

/// Where the phase is set.
const SETS_PHASES: &[&str] = &["src/games/*/table/phase.rs"];

/// Where durations are read from files; and where a duration is no matter of taste: tools, the page's answer, the start
/// of an app in tests, how long the key of a safe start is waited for, and how long a bot may search.
const READS_DURATIONS: &[&str] = &[
    "src/timings",
    "src/app/dev",
    "src/app/build.rs",
    "src/app/start/safe_start.rs",
    "src/table/screenshots.rs",
    "src/games/*/table/screenshots.rs",
    "src/app/web/fullscreen.rs",
    "src/table/ai_task.rs",
    "src/app/sliced_task.rs",
];

/// Where the program's own name stands, which is the id of a game, too: its window, its command line, the folder of its
/// saves, its binary.
const NAMES_THE_PROGRAM: &[&str] = &[
    "src/app/build.rs",
    "src/app/options.rs",
    "src/app/save/folder.rs",
    "src/bin/release/command/compile.rs",
    "src/bin/release/command/target.rs",
    "src/bin/web/command/compile.rs",
];

/// All folders and files of these lists.
pub fn all_places() -> impl Iterator<Item = &'static str> {
    [
        PURE,
        MAKES_KEYS,
        WINDOW,
        VIEWERS,
        KNOWS_POSITIONS,
        PLAYS,
        WRITES_CARDS,
        SETS_PHASES,
        READS_DURATIONS,
        NAMES_THE_PROGRAM,
    ]
    .into_iter()
    .flatten()
    .copied()
}

/// Every one of `words` in code in `folders`, apart from `except`. A word may be a path of several names.
fn forbid(sources: &[Source], folders: &[&str], except: &[&str], words: &[&str]) -> Vec<Breach> {
    let mut found = Vec::new();
    for source in sources {
        if !source.is_below(folders) || source.is_below(except) {
            continue;
        }
        for word in words {
            let names: Vec<&str> = word.split("::").collect();
            if let [name] = names[..] {
                let code = source.code().into_iter().filter(|token| token.is(name));
                found.extend(code.map(|token| Breach::new(source, token.line, *word)));
                continue;
            }
            let named = source.named().into_iter();
            let named =
                named.filter(|named| named.names.windows(names.len()).any(|at| at == names));
            found.extend(named.map(|named| Breach::new(source, named.line, *word)));
        }
    }
    found.sort();
    found.dedup();
    found
}

pub(super) fn keys_of_messages_are_constants(sources: &[Source]) -> Vec<Breach> {
    let words = ["of_locales", "of_key", "text_of"];
    let all: Vec<&str> = PURE.iter().chain(WINDOW).copied().collect();
    forbid(sources, &all, MAKES_KEYS, &words)
}

pub(super) fn rules_and_bots_are_pure(sources: &[Source]) -> Vec<Breach> {
    let words = [
        "bevy",
        "std::time",
        "std::thread",
        "std::fs",
        "std::io",
        "std::env",
        "std::net",
        "std::process",
        "Instant",
        "SystemTime",
        "HashMap",
        "HashSet",
        "rand::rng",
        "rand::random",
        "getrandom",
        "StdRng",
        "SmallRng",
        "println",
        "eprintln",
    ];
    // A build script is no part of the rules.
    forbid(sources, PURE, &["src/games/*/rules/build.rs"], &words)
}

pub(super) fn bots_and_screens_see_views_only(sources: &[Source]) -> Vec<Breach> {
    forbid(sources, VIEWERS, KNOWS_POSITIONS, &["Position"])
}

pub(super) fn moves_are_played_in_one_place(sources: &[Source]) -> Vec<Breach> {
    let words = ["play_observed", "play_unchecked"];
    forbid(sources, WINDOW, PLAYS, &words)
}

/// All that a device tells comes through `src/input`: keys, buttons, touches, where the mouse is, and which gamepads
/// come and go.
pub(super) fn devices_are_read_in_input(sources: &[Source]) -> Vec<Breach> {
    let words = [
        "ActionState",
        "ButtonInput",
        "GamepadButton",
        "GamepadConnectionEvent",
        "KeyCode",
        "KeyboardInput",
        "MouseButton",
        "TouchInput",
        "cursor_position",
    ];
    forbid(sources, WINDOW, &["src/input"], &words)
}

/// Clippy finds constructors of colours, but not constants and types.
pub(super) fn colours_are_defined_in_the_theme(sources: &[Source]) -> Vec<Breach> {
    let words = ["Srgba", "LinearRgba", "Hsla", "Oklcha", "palettes"];
    let mut found = forbid(sources, WINDOW, &["src/theme"], &words);
    for source in sources {
        if !source.is_below(WINDOW) || source.is_below(&["src/theme"]) {
            continue;
        }
        let named = source.named().into_iter();
        let constants = named.filter(|named| {
            let mut pairs = named.names.windows(2);
            pairs.any(|pair| pair[0] == "Color" && pair[1].chars().all(|c| c.is_ascii_uppercase()))
        });
        found
            .extend(constants.map(|named| Breach::new(source, named.line, named.names.join("::"))));
    }
    found
}

/// The tokens between the bracket at `at` and the one that closes it.
pub fn inside<'a, 'b>(code: &'b [&'a Token], at: usize) -> &'b [&'a Token] {
    let mut depth = 0;
    for (n, token) in code.iter().enumerate().skip(at) {
        let opens = ["(", "[", "{"].iter().any(|mark| token.is(mark));
        let closes = [")", "]", "}"].iter().any(|mark| token.is(mark));
        depth += i32::from(opens) - i32::from(closes);
        if depth == 0 {
            return &code[at + 1..n];
        }
    }
    &[]
}

pub(super) fn durations_are_read_from_files(sources: &[Source]) -> Vec<Breach> {
    let made = [
        "Duration::from_millis",
        "Duration::from_secs",
        "Duration::from_secs_f32",
        "Duration::from_secs_f64",
        "Duration::from_micros",
        "Duration::new",
    ];
    let mut found = forbid(sources, WINDOW, READS_DURATIONS, &made);
    for source in sources {
        if !source.is_below(WINDOW) || source.is_below(READS_DURATIONS) {
            continue;
        }
        let code = source.code();
        for at in 0..code.len() {
            let is_timer =
                code[at].is("from_seconds") && code.get(at + 1).is_some_and(|t| t.is("("));
            if is_timer {
                let given = inside(&code, at + 1);
                let is_bare = given.iter().any(|token| token.is_number());
                if is_bare || !given.iter().any(|token| token.is("seconds")) {
                    found.push(Breach::new(source, code[at].line, "Timer::from_seconds"));
                }
            }
        }
        found.extend(constants_in_seconds(source));
    }
    found
}

/// Constants whose type or documentation says that they are a time.
fn constants_in_seconds(source: &Source) -> Vec<Breach> {
    let mut found = Vec::new();
    let mut docs = String::new();
    let mut attributes_end = 0;
    for (at, token) in source.tokens.iter().enumerate() {
        attributes_end = attribute(&source.tokens, at).unwrap_or(attributes_end);
        if at < attributes_end {
            continue;
        }
        if token.kind == Kind::Doc {
            docs += &token.text.to_lowercase();
            docs.push(' ');
            continue;
        }
        let is_visibility = ["pub", "(", ")", "crate", "super", "in"]
            .iter()
            .any(|word| token.is(word));
        if is_visibility {
            continue;
        }
        let rest = &source.tokens[at + 1..];
        // Not a `const fn`, and not the lifetime `'static`.
        let is_function = rest.first().is_some_and(|next| next.is("fn"));
        let is_lifetime = at > 0 && source.tokens[at - 1].is("'");
        if (token.is("const") || token.is("static")) && !is_function && !is_lifetime {
            let declared = rest.iter().take_while(|token| !token.is("="));
            let is_duration = declared.clone().any(|token| token.is("Duration"));
            let is_number = declared.clone().any(|token| {
                let numbers = ["f32", "f64", "u16", "u32", "u64", "u128"];
                numbers.iter().any(|number| token.is(number))
            });
            let mut words = docs.split(|c: char| !c.is_alphanumeric());
            let is_time = words.any(|word| {
                ["second", "seconds", "millisecond", "milliseconds", "ms"].contains(&word)
            });
            // A rate, such as `per second`, is not a duration.
            let is_rate = docs.contains("a second") || docs.contains("per second");
            if is_duration || (is_number && is_time && !is_rate) {
                let name = rest.first().map_or("", |name| name.text.as_str());
                found.push(Breach::new(source, token.line, name));
            }
        }
        docs.clear();
    }
    found
}

pub(super) fn card_components_are_written_in_one_place(sources: &[Source]) -> Vec<Breach> {
    const WRITERS: &[&str] = &[
        "spawn",
        "spawn_batch",
        "spawn_empty",
        "insert",
        "insert_if_new",
        "insert_batch",
        "try_insert",
        "with_child",
        "children",
        "remove",
        "try_remove",
    ];
    const PARTS: &[&str] = &["Owner", "Value", "Placement", "FaceDown"];
    let mut found = Vec::new();
    for source in sources {
        if !source.is_below(WINDOW) || source.is_below(WRITES_CARDS) {
            continue;
        }
        let code = source.code();
        for at in 0..code.len() {
            if !WRITERS.iter().any(|word| code[at].is(word)) {
                continue;
            }
            // `children![`, `remove::<`, `insert(`.
            let mut open = at + 1;
            while code.get(open).is_some_and(|t| t.is("!") || t.is(":")) {
                open += 1;
            }
            let given: Vec<&Token> = match code.get(open) {
                Some(token) if token.is("<") => {
                    let rest = code[open..].iter().take_while(|token| !token.is(">"));
                    rest.copied().collect()
                }
                Some(token) if token.is("(") || token.is("[") => inside(&code, open).to_vec(),
                _ => continue,
            };
            for (n, part) in given.iter().enumerate() {
                // `Phase::Placement` is no component, but `card::Placement` is.
                let of_type = n > 2
                    && given[n - 1].is(":")
                    && given[n - 3].text.starts_with(char::is_uppercase);
                if !of_type && PARTS.iter().any(|name| part.is(name)) {
                    found.push(Breach::new(source, part.line, &*part.text));
                }
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

pub(super) fn phases_are_set_in_one_place(sources: &[Source]) -> Vec<Breach> {
    let mut found = Vec::new();
    for source in sources {
        if !source.is_below(WINDOW) || source.is_below(SETS_PHASES) {
            continue;
        }
        let code = source.code();
        for (at, pair) in code.windows(3).enumerate() {
            let is_setter = ["set_state", "set_state_if_neq", "set", "set_if_neq"]
                .iter()
                .any(|word| pair[0].is(word));
            let by_call = is_setter && pair[1].is("(") && {
                let given = inside(&code, at + 1);
                given.first().is_some_and(|token| token.is("Phase"))
            };
            let by_type = pair[0].is("NextState") && pair[1].is("<") && pair[2].is("Phase");
            if by_call || by_type {
                found.push(Breach::new(source, pair[0].line, "Phase"));
            }
        }
    }
    found
}

/// The id of a game, which is the name of its folder, as a literal.
pub(super) fn ids_of_games_stand_in_their_folders(sources: &[Source]) -> Vec<Breach> {
    let ids: BTreeSet<&str> = sources.iter().filter_map(|s| game(&s.path)).collect();
    let mut found = Vec::new();
    for source in sources {
        let literals = source.tokens.iter().filter(|t| t.kind == Kind::Text);
        for token in literals.filter(|token| ids.contains(&*token.text)) {
            let is_own = game(&source.path) == Some(&*token.text);
            let is_program =
                token.text == env!("CARGO_PKG_NAME") && source.is_below(NAMES_THE_PROGRAM);
            if !is_own && !is_program {
                found.push(Breach::new(source, token.line, &*token.text));
            }
        }
    }
    found
}

pub(super) fn every_file_opens_with_a_sentence(sources: &[Source]) -> Vec<Breach> {
    let silent = sources.iter().filter(|source| {
        let sentence = source.head.strip_prefix("//! ");
        sentence.is_none_or(|text| text.len() <= 12)
    });
    silent
        .map(|source| Breach::new(source, 1, "has no `//!` sentence"))
        .collect()
}

/// The sounds' own sources are a part of what is baked, and keep their text.
pub(super) fn comments_keep_to_their_width(sources: &[Source]) -> Vec<Breach> {
    let mut found = Vec::new();
    for source in sources {
        if !source.is_below(&["src/bin/sound"]) {
            let wide = source.wide_comments.iter();
            found.extend(
                wide.map(|&line| {
                    Breach::new(source, line, format!("is wider than {WIDEST} columns"))
                }),
            );
        }
    }
    found
}

/// Clippy finds `#[allow]`, but not `#![allow]`.
pub(super) fn lints_are_expected_not_allowed(sources: &[Source]) -> Vec<Breach> {
    let mut found = Vec::new();
    for source in sources {
        for inner in source.code().windows(4) {
            if inner[0].is("#") && inner[1].is("!") && inner[2].is("[") && inner[3].is("allow") {
                found.push(Breach::new(source, inner[0].line, "#![allow]"));
            }
        }
    }
    found
}
