//! The error for a word that names nothing: what it should have named, and the words there are.

/// A word that is not one of the known names.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown {what} {word:?}: expected {}", listed(.choices))]
pub struct UnknownWord {
    what: &'static str,
    word: String,
    choices: &'static [&'static str],
}

impl UnknownWord {
    /// An error for `word`, which is no `what`; `choices` are the names there are.
    #[must_use]
    pub fn new(what: &'static str, word: &str, choices: &'static [&'static str]) -> Self {
        Self {
            what,
            word: word.to_owned(),
            choices,
        }
    }
}

/// `this, that or those`.
fn listed(choices: &[&str]) -> String {
    match choices {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        _ => choices.concat(),
    }
}
