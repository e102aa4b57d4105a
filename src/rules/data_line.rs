//! The line of a value in a data file, however the file is laid out.

use core::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};

/// One segment of the path to a value.
#[derive(Debug, Clone, Copy)]
pub enum Segment<'a> {
    /// The field of an object.
    Field(&'a str),
    /// The item of a list, from 0.
    Item(usize),
}

/// The line, from 1, on which the value at `path` starts; if it is missing, that on which the object or list ends that
/// lacks it.
pub fn line_of(text: &str, path: &[Segment<'_>]) -> usize {
    let mut json = serde_json::Deserializer::from_str(text);
    let reached = Seek(path).deserialize(&mut json).err();
    reached.map_or(1, |at| at.line().max(1))
}

/// Fails at the value that a path leads to: the parser's error then names its line.
struct Seek<'a>(&'a [Segment<'a>]);

impl<'de> DeserializeSeed<'de> for Seek<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        match self.0.first() {
            None => Err(D::Error::custom("found")),
            Some(Segment::Field(_)) => from.deserialize_map(self),
            Some(Segment::Item(_)) => from.deserialize_seq(self),
        }
    }
}

impl<'de> Visitor<'de> for Seek<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object or a list")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let [Segment::Field(field), rest @ ..] = self.0 else {
            return Err(A::Error::custom("no object"));
        };
        while let Some(key) = map.next_key::<String>()? {
            if key == *field {
                map.next_value_seed(Seek(rest))?;
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        Err(A::Error::custom("missing"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        let [Segment::Item(item), rest @ ..] = self.0 else {
            return Err(A::Error::custom("no list"));
        };
        for _ in 0..*item {
            list.next_element::<IgnoredAny>()?;
        }
        list.next_element_seed(Seek(rest))?;
        Err(A::Error::custom("missing"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_found_on_its_line() {
        use Segment::{Field, Item};
        let text = "{\"a\": [1,\n [2,\n 3]],\n \"b\":\n {\"a\": null,\n \"c\": {\n }}}";
        for (path, line) in [
            (&[Field("a")][..], 1),
            (&[Field("a"), Item(1)], 2),
            (&[Field("a"), Item(1), Item(1)], 3),
            (&[Field("b")], 5),
            (&[Field("b"), Field("a")], 5),
            (&[Field("b"), Field("c")], 6),
            (&[Field("z")], 7),
            (&[Field("a"), Item(7)], 3),
        ] {
            assert_eq!(line_of(text, path), line, "{path:?}");
        }
        let compact: String = text.split_whitespace().collect();
        assert_eq!(line_of(&compact, &[Field("b"), Field("c")]), 1);
    }
}
