//! The letters of codes, and the sum by which a wrong one is found.

use super::number::BigNumber;

/// Digits and Latin letters only: no program breaks a line at one, makes it slanted or bold, or writes it otherwise in
/// an address, and a double click marks all of them.
const SIGNS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// How many signs there are.
pub const BASE: u64 = SIGNS.len() as u64;

/// The sign for a digit below [`BASE`].
fn sign(digit: u64) -> char {
    char::from(SIGNS[(digit % BASE) as usize])
}

/// The digit for which a sign stands; `None` if it is none.
pub fn digit(sign: char) -> Option<u64> {
    let byte = u8::try_from(sign).ok()?;
    let at = SIGNS.iter().position(|&known| known == byte)?;
    Some(at as u64)
}

/// A number of a fixed size as signs, the lowest digit last.
pub fn fixed(mut number: u64, size: usize) -> String {
    let mut signs = vec!['0'; size];
    for place in signs.iter_mut().rev() {
        *place = sign(number);
        number /= BASE;
    }
    signs.into_iter().collect()
}

/// The number that a few signs write, the lowest digit last; `None` if another letter is among them.
pub fn number(signs: &[char]) -> Option<u64> {
    let mut sum = 0;
    for &sign in signs {
        sum = sum * BASE + digit(sign)?;
    }
    Some(sum)
}

/// A number of any size as signs, the lowest digit first.
pub fn written(mut number: BigNumber) -> String {
    let mut signs = String::new();
    while !number.is_empty() {
        signs.push(sign(number.take(BASE)));
    }
    signs
}

/// The number that signs write, the lowest digit first; other letters count as zeros.
pub fn read(signs: &[char]) -> BigNumber {
    let mut number = BigNumber::default();
    for &sign in signs.iter().rev() {
        number.put(BASE, digit(sign).unwrap_or_default());
    }
    number
}

/// How many signs write a sum: enough for 32 bits.
pub const SUM_SIZE: usize = 6;

/// The sum of some signs: CRC-32 (ISO-HDLC), by which every change within four signs that follow each other is found,
/// and any other but one in four billion.
pub fn sum(signs: &[char]) -> u64 {
    let mut crc = u32::MAX;
    for &sign in signs {
        crc ^= u32::from(sign);
        for _ in 0..8 {
            let low = crc & 1;
            crc >>= 1;
            crc ^= 0xedb8_8320 * low;
        }
    }
    u64::from(!crc)
}

/// The one letter that would give `letters` another sum, with its place from 0.
///
/// The sums of two texts that differ in one letter differ by what that letter does to the sum and the later ones make
/// of it. Undone letter by letter from the end, it is at the place of the other letter the difference of the two.
pub fn misprint(letters: &[char], due: u64) -> Option<(usize, char)> {
    let mut difference = u32::try_from(sum(letters) ^ due).ok()?;
    for (at, &sign) in letters.iter().enumerate().rev() {
        for _ in 0..8 {
            let high = difference >> 31;
            difference = (difference ^ (0xedb8_8320 * high)) << 1 | high;
        }
        let other = char::from_u32(u32::from(sign) ^ difference);
        if let Some(other) = other.filter(|&other| digit(other).is_some()) {
            return Some((at, other));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_and_read() {
        for n in [0, 1, 61, 62, 12_345, 238_327] {
            let signs: Vec<char> = fixed(n, 3).chars().collect();
            assert_eq!(number(&signs), Some(n));
        }
        assert_eq!(number(&['a', '-']), None);
        let mut big = BigNumber::default();
        for n in 0..100 {
            big.put(1000, n * 7);
        }
        let signs: Vec<char> = written(big.clone()).chars().collect();
        assert_eq!(read(&signs), big);
    }

    /// The check value that the catalogues of such sums give.
    #[test]
    fn the_sum_is_the_published_one() {
        let signs: Vec<char> = "123456789".chars().collect();
        assert_eq!(sum(&signs), 0xcbf4_3926);
        assert!(u64::from(u32::MAX) < BASE.pow(SUM_SIZE as u32));
    }

    #[test]
    fn a_misprint_is_found() {
        let signs: Vec<char> = "1G00Zguyenne4Fayance7Guesclin".chars().collect();
        for at in 0..signs.len() {
            for &other in SIGNS {
                let mut wrong = signs.clone();
                wrong[at] = char::from(other);
                let found = (wrong != signs).then_some((at, signs[at]));
                let said = misprint(&wrong, sum(&signs));
                assert_eq!(found, said.filter(|_| wrong != signs));
            }
        }
    }
}
