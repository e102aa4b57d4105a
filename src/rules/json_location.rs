//! Finds the event in which a broken line ends. The line may not be JSON, so only its brackets and texts are read.

/// The number, from 1, of the event in which `start`, the beginning of a record's line, ends: the next one if it ends
/// between two; `None` outside the list of events.
#[must_use]
pub fn event_at_end(start: &[u8]) -> Option<usize> {
    let (mut depth, mut event) = (0_usize, None);
    // `text` is where the current text began; `last` is the last text among the fields of the record.
    let (mut text, mut last) = (None, &start[..0]);
    let mut escaped = false;
    for (at, &byte) in start.iter().enumerate() {
        if let Some(from) = text {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'"' => {
                    if depth == 1 {
                        last = &start[from..at];
                    }
                    text = None;
                }
                _ => {}
            }
            continue;
        }
        match byte {
            b'"' => text = Some(at + 1),
            b'[' | b'{' => {
                if depth == 1 && byte == b'[' && last == b"events" {
                    event = Some(0);
                } else if depth == 2 {
                    event = event.map(|n| n + 1);
                }
                depth += 1;
            }
            b']' | b'}' => {
                depth = depth.saturating_sub(1);
                if depth < 2 {
                    event = None;
                }
            }
            _ => {}
        }
    }
    event.map(|n| if depth == 2 { n + 1 } else { n })
}

#[cfg(test)]
mod tests {
    use super::event_at_end;

    #[test]
    fn events_are_counted_up_to_the_end() {
        for (start, expected) in [
            ("", None),
            ("]}]", None),
            (r#"{"players":[{"name":"[events"}"#, None),
            (r#"{"events":["#, Some(1)),
            (r#"{"events":[{"e":"draw","cards":["hero",2"#, Some(1)),
            (r#"{"events":[{"e":"pass"},"#, Some(2)),
            (r#"{"name":"events","events":[{"e":"]}\"]}"},{"#, Some(2)),
            (r#"{"events":[{"e":"pass"}],"clock":[{"#, None),
        ] {
            assert_eq!(event_at_end(start.as_bytes()), expected, "{start}");
        }
    }
}
