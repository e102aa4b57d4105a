//! In how many ways some can be chosen of many.

/// In how many ways `count` of `n` can be chosen, for small numbers.
#[must_use]
pub fn binomial(n: u8, count: u8) -> f32 {
    (0..count).fold(1.0, |ways, i| {
        ways * (f32::from(n) - f32::from(i)) / (f32::from(i) + 1.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_pascals_triangle() {
        let mut row = vec![1.0];
        for n in 0..12 {
            for (count, &ways) in (0..).zip(&row) {
                assert_eq!(binomial(n, count), ways, "{count} of {n}");
            }
            assert_eq!(binomial(n, n + 1), 0.0);
            let inner = row.windows(2).map(|two| two[0] + two[1]);
            row = [1.0].into_iter().chain(inner).chain([1.0]).collect();
        }
    }
}
