//! A file that is written back with everything that this program does not know.

use super::Json;

/// A file as it stands, and what this program understood of it. When something changes, only that is written anew: a
/// key or a word of a later version stays as it is, until the player changes that very value.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StoredDocument {
    /// The file.
    kept: Json,
    /// What was understood of it, as this program writes it.
    understood: Json,
}

impl StoredDocument {
    /// The file `kept`, of which `understood` was understood.
    #[must_use]
    pub fn new(kept: &Json, understood: Json) -> Self {
        Self {
            kept: single(kept, Some(&understood)),
            understood,
        }
    }

    /// Takes over what is to be written now.
    pub fn follow(&mut self, now: Json) {
        self.kept = merged(&self.kept, Some(&self.understood), &now);
        self.understood = now;
    }

    /// Whether `now` is what was understood of the file.
    #[must_use]
    pub fn holds(&self, now: &Json) -> bool {
        self.understood == *now
    }

    /// The text of the file.
    #[must_use]
    pub fn text(&self) -> String {
        self.kept.written()
    }
}

/// What to write in the place of `kept`, of which `before` was understood, to say what `now` says.
fn merged(kept: &Json, before: Option<&Json>, now: &Json) -> Json {
    match (kept, now) {
        _ if before == Some(now) => kept.clone(),
        (Json::Object(_), Json::Object(_)) => merged_objects(kept, before, now),
        (Json::List(own), Json::List(new)) if own.len() == new.len() => {
            let before = before.and_then(Json::list).unwrap_or_default();
            let items = own.iter().zip(new).enumerate();
            let items = items.map(|(n, (own, new))| merged(own, before.get(n), new));
            Json::List(items.collect())
        }
        _ => now.clone(),
    }
}

fn merged_objects(kept: &Json, before: Option<&Json>, now: &Json) -> Json {
    let was = |key: &str| before.and_then(|before| before.get(key));
    let mut all = Json::default();
    for (key, own) in kept.entries() {
        match now.get(key) {
            Some(new) => all.set(key, merged(own, was(key), new)),
            // The player has removed it.
            None if was(key).is_some() => {}
            None => all.set(key, own.clone()),
        }
    }
    for (key, new) in now.entries() {
        if kept.get(key).is_none() {
            all.set(key, new.clone());
        }
    }
    all
}

/// Each key once: of several values that which was understood, or else the last one.
fn single(kept: &Json, understood: Option<&Json>) -> Json {
    let Json::Object(entries) = kept else {
        return kept.clone();
    };
    let mut all = Json::default();
    for (key, value) in entries {
        let known = understood.and_then(|understood| understood.get(key));
        let twice = kept.all(key).nth(1).is_some();
        all.set(
            key,
            match known {
                Some(known) if twice => known.clone(),
                _ => single(value, known),
            },
        );
    }
    all
}
