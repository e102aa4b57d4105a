//! Text from outside made fit to be shown: names that are typed, pasted or read from records and saves, words of
//! addresses and of the system. What is let through is a short line of letters that every typeface has: no line ends,
//! controls, signs that turn the direction of writing or have no width, and no marks piled up on a letter.

/// The longest name of a person, in letters.
pub const LONGEST_NAME: usize = 16;

/// Which signs a kind of text may have.
type Allowed = fn(char) -> bool;

/// Whether a letter may stand in a name: those of the languages in Latin script, and what is on a keyboard beside them.
/// Every typeface has them.
const fn is_letter(letter: char) -> bool {
    match letter {
        // The soft hyphen, which is not seen; and raised figures, which the italics lack.
        '\u{ad}' | '²' | '³' | '¹' => false,
        ' '..='~' | '\u{a1}'..='\u{17f}' | '\u{218}'..='\u{21b}' | '‘'..='’' | '–'..='—' => {
            true
        }
        _ => false,
    }
}

/// Whether a sign may stand in a line of words: a letter, or a quotation mark, dash or dot of a text.
#[must_use]
pub const fn is_sign(sign: char) -> bool {
    is_letter(sign) || matches!(sign, '‚' | '“'..='„' | '…' | '‹' | '›' | '€' | '−')
}

/// A person's name: at most [`LONGEST_NAME`] letters, with single blanks between words; empty if nothing remains.
#[must_use]
pub fn name(text: &str) -> String {
    let mut name = String::new();
    for letter in text.chars() {
        add_letter(&mut name, letter, LONGEST_NAME);
    }
    name.truncate(name.trim_end().len());
    name
}

/// Adds a letter to a name or another field of text that is being typed, of at most `most` letters. What does not fit
/// is left out: a sign that is not drawn, a blank at the start or after another one. A mark such as an accent that
/// follows its letter joins it.
pub fn add_letter(text: &mut String, letter: char, most: usize) {
    add(text, letter, most, is_letter);
}

/// A line of words from outside, such as a word of an address or what the system says of an error: at most `most`
/// signs, the last one `…` if there were more.
#[must_use]
pub fn line(text: &str, most: usize) -> String {
    let mut line = String::new();
    for sign in text.chars() {
        // Enough to see whether a sign follows, after a blank.
        add(&mut line, sign, most.saturating_add(2), is_sign);
    }
    line.truncate(line.trim_end().len());
    if line.chars().count() > most {
        let kept = line.chars().take(most.saturating_sub(1));
        line = kept.collect();
        line.truncate(line.trim_end().len());
        line.push('…');
    }
    line
}

fn add(text: &mut String, sign: char, most: usize, allowed: Allowed) {
    let sign = match sign {
        '\u{2010}' | '\u{2011}' => '-',
        blank if blank.is_whitespace() => ' ',
        sign => sign,
    };
    let last = text.chars().next_back();
    if let Some(composed) = last.and_then(|letter| composed(letter, sign)) {
        text.pop();
        text.push(composed);
        return;
    }
    let no_blank = matches!(last, None | Some(' '));
    if allowed(sign) && !(sign == ' ' && no_blank) && text.chars().count() < most {
        text.push(sign);
    }
}

/// Marks that follow their letter, each with pairs of a letter and the one that it becomes (Unicode, canonical
/// composition). Some systems write names so.
const MARKS: [(char, &str); 14] = [
    ('\u{300}', "AÀEÈIÌOÒUÙaàeèiìoòuù"),
    (
        '\u{301}',
        "AÁCĆEÉIÍLĹNŃOÓRŔSŚUÚYÝZŹaácćeéiílĺnńoórŕsśuúyýzź",
    ),
    (
        '\u{302}',
        "AÂCĈEÊGĜHĤIÎJĴOÔSŜUÛWŴYŶaâcĉeêgĝhĥiîjĵoôsŝuûwŵyŷ",
    ),
    ('\u{303}', "AÃIĨNÑOÕUŨaãiĩnñoõuũ"),
    ('\u{304}', "AĀEĒIĪOŌUŪaāeēiīoōuū"),
    ('\u{306}', "AĂEĔGĞIĬOŎUŬaăeĕgğiĭoŏuŭ"),
    ('\u{307}', "CĊEĖGĠIİZŻcċeėgġzż"),
    ('\u{308}', "AÄEËIÏOÖUÜYŸaäeëiïoöuüyÿ"),
    ('\u{30a}', "AÅUŮaåuů"),
    ('\u{30b}', "OŐUŰoőuű"),
    ('\u{30c}', "CČDĎEĚLĽNŇRŘSŠTŤZŽcčdďeělľnňrřsštťzž"),
    ('\u{326}', "SȘTȚsștț"),
    ('\u{327}', "CÇGĢKĶLĻNŅRŖSŞTŢcçgģkķlļnņrŗsştţ"),
    ('\u{328}', "AĄEĘIĮUŲaąeęiįuų"),
];

/// The letter that a letter and a mark become, if there is one.
fn composed(letter: char, mark: char) -> Option<char> {
    let (_, pairs) = MARKS.iter().find(|(known, _)| *known == mark)?;
    let mut signs = pairs.chars();
    while let (Some(plain), Some(composed)) = (signs.next(), signs.next()) {
        if plain == letter {
            return Some(composed);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first sign of each kind that is kept out; none of them is drawn by our typefaces.
    const KEPT_OUT: [char; 16] = [
        '\0',
        '\u{7f}',
        '\u{85}',
        '\u{ad}',
        '\u{300}',
        '\u{20d0}',
        '\u{fe0f}',
        '\u{200b}',
        '\u{200d}',
        '\u{202e}',
        '\u{2066}',
        '\u{feff}',
        '\u{e000}',
        '\u{1d165}',
        '\u{e0001}',
        'א',
    ];

    #[test]
    fn every_sign_by_itself_is_kept_only_if_it_is_allowed() {
        for sign in '\0'..='\u{ffff}' {
            let kept = name(&format!("a{sign}b"));
            let expected = match sign {
                sign if is_letter(sign) && sign != ' ' => format!("a{sign}b"),
                '\u{2010}' | '\u{2011}' => "a-b".to_owned(),
                blank if blank.is_whitespace() => "a b".to_owned(),
                mark => composed('a', mark).map_or("ab".to_owned(), |letter| format!("{letter}b")),
            };
            assert_eq!(kept, expected, "{sign:?}");
        }
        for sign in KEPT_OUT {
            assert!(!is_sign(sign), "{sign:?}");
        }
    }

    #[test]
    fn a_name_is_one_short_line() {
        for (text, expected) in [
            ("", ""),
            (" \t\r\n\u{a0}\u{3000}", ""),
            ("\u{200b}\u{202e}\u{feff}", ""),
            ("Lou", "Lou"),
            ("  Lou \n\n de   La  ", "Lou de La"),
            ("Louise of the long name", "Louise of the lo"),
            ("Anne-Marie Louis d’Orléans", "Anne-Marie Louis"),
            // What is cut off leaves no blank at the end.
            ("Louise of France d", "Louise of France"),
            ("Jo\u{200d}e", "Joe"),
            ("猫 Lou 猫", "Lou"),
            // Accents that follow their letters; of several on one letter what makes a letter.
            ("E\u{301}le\u{301}onore", "Éléonore"),
            ("Zoe\u{308}", "Zoë"),
            ("e\u{301}\u{301}\u{308}x", "éx"),
            ("\u{301}Ana", "Ana"),
        ] {
            assert_eq!(name(text), expected, "{text:?}");
        }
        let long = "a b ".repeat(5_000);
        assert_eq!(name(&long).chars().count(), 15);
        assert_eq!(name(&name(&long)), name(&long), "what is clean stays");
    }

    #[test]
    fn a_line_is_cut_with_a_sign() {
        assert_eq!(line("as it is", 8), "as it is");
        assert_eq!(line("as it is\n", 8), "as it is");
        assert_eq!(line("as it was", 8), "as it w…");
        assert_eq!(line("„seed“\u{1b}[2J = 7…", 40), "„seed“[2J = 7…");
        assert_eq!(line("\u{202e}", 8), "");
    }

    #[test]
    fn every_pair_of_letter_and_mark_makes_a_letter_that_is_allowed() {
        let mut pairs = 0;
        for (mark, letters) in MARKS {
            assert!(!is_sign(mark), "{mark:?}");
            let letters: Vec<char> = letters.chars().collect();
            for pair in letters.chunks(2) {
                assert!(
                    pair[0].is_ascii_alphabetic() && !pair[1].is_ascii(),
                    "{pair:?}"
                );
                assert!(is_letter(pair[1]), "{pair:?}");
                assert_eq!(pair[0].is_lowercase(), pair[1].is_lowercase(), "{pair:?}");
                pairs += 1;
            }
        }
        assert_eq!(pairs, 165);
    }
}
