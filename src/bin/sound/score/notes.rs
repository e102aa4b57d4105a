//! The notes of one voice in ABC: letters, octaves, lengths, chords, ties, bars and loudness marks.

use std::collections::BTreeMap;
use std::iter::Peekable;
use std::str::Chars;

/// One note as it is written. Times are in whole notes from the start of the part.
#[derive(Clone, Debug, PartialEq)]
pub struct Note {
    /// When.
    pub start: f64,
    /// How long.
    pub length: f64,
    /// As in MIDI.
    pub pitch: i32,
    /// As marked, 0 to 1.
    pub strength: f64,
}

/// What the letters mean where they stand.
#[derive(Clone, Debug)]
pub struct Signs {
    /// The length of a bare letter, in whole notes.
    pub unit: f64,
    /// The length of a bar, in whole notes.
    pub bar: f64,
    /// Sharps, or flats if below zero, at the beginning of the line.
    pub sharps: i32,
}

/// Letters in the order in which sharps are added.
const SHARPS: [char; 7] = ['F', 'C', 'G', 'D', 'A', 'E', 'B'];

/// By how much the signs at the beginning of the line raise a letter.
pub fn raised(letter: char, sharps: i32) -> i32 {
    let place = SHARPS.iter().position(|&l| l == letter).unwrap_or(0) as i32;
    if sharps > place {
        1
    } else if sharps < 0 && place >= 7 + sharps {
        -1
    } else {
        0
    }
}

/// The strength that a mark like `mf` stands for.
pub fn strength(mark: &str) -> Option<f64> {
    Some(match mark {
        "ppp" => 0.25,
        "pp" => 0.36,
        "p" => 0.5,
        "mp" => 0.62,
        "mf" => 0.75,
        "f" => 0.88,
        "ff" => 1.0,
        _ => return None,
    })
}

struct Reader<'a> {
    signs: &'a Signs,
    chars: Peekable<Chars<'a>>,
    now: f64,
    bar_began: f64,
    bars: usize,
    strength: f64,
    changed: BTreeMap<(char, i32), i32>,
    tied: Vec<usize>,
    notes: Vec<Note>,
}

/// Reads a voice and says how long it is, in whole notes.
pub fn read(text: &str, signs: &Signs) -> Result<(Vec<Note>, f64), String> {
    let mut reader = Reader {
        signs,
        chars: text.chars().peekable(),
        now: 0.0,
        bar_began: 0.0,
        bars: 0,
        strength: 0.75,
        changed: BTreeMap::new(),
        tied: Vec::new(),
        notes: Vec::new(),
    };
    reader.run()?;
    Ok((reader.notes, reader.now))
}

impl Reader<'_> {
    fn run(&mut self) -> Result<(), String> {
        while let Some(&next) = self.chars.peek() {
            match next {
                ' ' => {
                    self.chars.next();
                }
                '|' => self.close_bar()?,
                '!' => self.mark()?,
                '-' => {
                    self.chars.next();
                    let end = self.now;
                    let ends_now = |note: &Note| (note.start + note.length - end).abs() < 1e-6;
                    let notes = self.notes.iter().enumerate();
                    self.tied = notes
                        .filter(|(_, n)| ends_now(n))
                        .map(|(at, _)| at)
                        .collect();
                }
                'z' => {
                    self.chars.next();
                    self.now += self.length()? * self.signs.unit;
                }
                '[' => self.chord()?,
                _ => {
                    let pitch = self.pitch()?;
                    let length = self.length()? * self.signs.unit;
                    self.sound(&[pitch], length);
                }
            }
        }
        Ok(())
    }

    fn close_bar(&mut self) -> Result<(), String> {
        while self.chars.next_if(|c| "|]:".contains(*c)).is_some() {}
        let length = self.now - self.bar_began;
        if length < 1e-6 {
            return Ok(());
        }
        self.bars += 1;
        if (length - self.signs.bar).abs() > 1e-6 {
            let (bar, units) = (self.bars, length / self.signs.unit);
            let wanted = self.signs.bar / self.signs.unit;
            return Err(format!("bar {bar} has {units} units, not {wanted}"));
        }
        self.bar_began = self.now;
        self.changed.clear();
        Ok(())
    }

    fn mark(&mut self) -> Result<(), String> {
        self.chars.next();
        let mut word = String::new();
        while let Some(c) = self.chars.next_if(|c| *c != '!') {
            word.push(c);
        }
        self.chars.next();
        self.strength = strength(&word).ok_or_else(|| format!("unknown mark !{word}!"))?;
        Ok(())
    }

    fn chord(&mut self) -> Result<(), String> {
        self.chars.next();
        let mut pitches = Vec::new();
        while self.chars.next_if_eq(&']').is_none() {
            if self.chars.peek().is_none() {
                return Err("a chord is not closed".to_owned());
            }
            pitches.push(self.pitch()?);
        }
        let length = self.length()? * self.signs.unit;
        self.sound(&pitches, length);
        Ok(())
    }

    fn sound(&mut self, pitches: &[i32], length: f64) {
        let tied = std::mem::take(&mut self.tied);
        for &pitch in pitches {
            let held = tied.iter().find(|&&at| self.notes[at].pitch == pitch);
            if let Some(&at) = held {
                self.notes[at].length += length;
            } else {
                self.notes.push(Note {
                    start: self.now,
                    length,
                    pitch,
                    strength: self.strength,
                });
            }
        }
        self.now += length;
    }

    fn pitch(&mut self) -> Result<i32, String> {
        let mut sign = None;
        while let Some(c) = self.chars.next_if(|c| "^_=".contains(*c)) {
            let by = match c {
                '^' => 1,
                '_' => -1,
                _ => 0,
            };
            sign = Some(sign.unwrap_or(0) + by);
        }
        let written = self.chars.next().unwrap_or(' ');
        let letter = written.to_ascii_uppercase();
        let step = match letter {
            'C' => 0,
            'D' => 2,
            'E' => 4,
            'F' => 5,
            'G' => 7,
            'A' => 9,
            'B' => 11,
            _ => return Err(format!("bar {}: {written} is no note", self.bars + 1)),
        };
        let mut octave = if written.is_ascii_lowercase() { 6 } else { 5 };
        while let Some(c) = self.chars.next_if(|c| "',".contains(*c)) {
            octave += if c == '\'' { 1 } else { -1 };
        }
        if let Some(sign) = sign {
            self.changed.insert((letter, octave), sign);
        }
        let raised = self
            .changed
            .get(&(letter, octave))
            .copied()
            .unwrap_or_else(|| raised(letter, self.signs.sharps));
        Ok(octave * 12 + step + raised)
    }

    fn number(&mut self) -> Option<f64> {
        let mut digits = String::new();
        while let Some(c) = self.chars.next_if(char::is_ascii_digit) {
            digits.push(c);
        }
        digits.parse().ok()
    }

    fn length(&mut self) -> Result<f64, String> {
        let above = self.number().unwrap_or(1.0);
        let mut below = 1.0;
        while self.chars.next_if_eq(&'/').is_some() {
            below *= self.number().unwrap_or(2.0);
        }
        if above > 0.0 && below > 0.0 {
            Ok(above / below)
        } else {
            Err(format!("bar {}: no length", self.bars + 1))
        }
    }
}
