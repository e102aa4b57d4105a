//! Pitches in hertz: pure fifths up and down from D, as musicians of the fourteenth century tuned, with A at 440.

/// By how many cents each of the twelve notes, from C, differs from twelve equal steps on A.
const CENTS: [f64; 12] = [
    -5.87, 7.82, -1.96, -11.73, 1.96, -7.82, 5.87, -3.91, 9.78, 0.0, -9.78, 3.91,
];

/// The pitch of a note numbered as in MIDI: 60 is the C below A 440.
pub fn hertz(note: i32) -> f64 {
    let cents = CENTS[note.rem_euclid(12) as usize];
    440.0 * (f64::from(note - 69) / 12.0 + cents / 1200.0).exp2()
}
