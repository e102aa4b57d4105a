//! Whole numbers as every language of the program writes them: a minus is no hyphen.

/// A number: `12`, `−12`.
#[must_use]
pub fn whole_number(n: i64) -> String {
    let sign = if n < 0 { "−" } else { "" };
    format!("{sign}{}", n.unsigned_abs())
}

/// A change: `+12`, `−12`, `0`.
#[must_use]
pub fn signed_number(n: i64) -> String {
    let sign = if n > 0 { "+" } else { "" };
    format!("{sign}{}", whole_number(n))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_below_nothing_have_a_minus() {
        let told = [-12, 0, 12].map(|n| [whole_number(n), signed_number(n)]);
        assert_eq!(told, [["−12", "−12"], ["0", "0"], ["12", "+12"]]);
        assert_eq!(whole_number(i64::MIN), "−9223372036854775808");
    }
}
