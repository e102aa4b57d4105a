//! A whole number of any size, to which small numbers are put one upon the other, each with the count of values that it
//! could have had: so they take no more room than their counts ask for.

/// A number of any size. What was put on last is taken off first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BigNumber {
    /// Digits of 32 bits, the lowest first; the highest is not zero.
    digits: Vec<u32>,
}

impl BigNumber {
    /// Puts on a value that could have been any number below `count`, which is at most 2^32.
    pub fn put(&mut self, count: u64, value: u64) {
        debug_assert!(value < count && count <= 1 << 32, "{value} of {count}");
        let mut carry = value;
        for digit in &mut self.digits {
            let sum = u64::from(*digit) * count + carry;
            *digit = sum as u32;
            carry = sum >> 32;
        }
        if carry > 0 {
            self.digits.push(carry as u32);
        }
    }

    /// Takes off the value that was put on with this count; of an empty number it is 0.
    pub fn take(&mut self, count: u64) -> u64 {
        let mut rest = 0;
        for digit in self.digits.iter_mut().rev() {
            let whole = rest << 32 | u64::from(*digit);
            *digit = (whole / count) as u32;
            rest = whole % count;
        }
        while self.digits.last() == Some(&0) {
            self.digits.pop();
        }
        rest
    }

    /// Whether nothing is left but zeros.
    pub fn is_empty(&self) -> bool {
        self.digits.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_on_is_taken_off_again_in_the_other_order() {
        let counts = [1, 2, 3, 62, 1000, 1 << 31, 1 << 32, 7, (1 << 32) - 1];
        let values = || (0..900_u64).map(|n| (counts[n as usize % counts.len()], n));
        let mut number = BigNumber::default();
        for (count, n) in values() {
            number.put(count, n.wrapping_mul(0x9e37_79b9_7f4a_7c15) % count);
        }
        for (count, n) in values().collect::<Vec<_>>().into_iter().rev() {
            let value = n.wrapping_mul(0x9e37_79b9_7f4a_7c15) % count;
            assert_eq!(number.take(count), value, "{count}");
        }
        assert!(number.is_empty());
        assert_eq!(number.take(5), 0);
    }
}
