//! How sure a share of games is.

/// Wilson's 95 % confidence interval for a share of `wins` in `games` (Wilson 1927).
#[must_use]
pub fn wilson(wins: u64, games: u64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = games as f64;
    let share = wins as f64 / n;
    let middle = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    (
        ((middle - half) / scale).max(0.0),
        ((middle + half) / scale).min(1.0),
    )
}
