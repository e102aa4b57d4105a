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

/// A table of wins: how many games, how many of them won, the share, and how sure it is.
#[derive(Debug, Clone, Copy)]
pub struct ShareTable {
    /// The width of the column of names.
    pub names: usize,
    /// The width of the columns of counts.
    pub counts: usize,
}

impl ShareTable {
    /// Its first line.
    #[must_use]
    pub fn head(&self) -> String {
        let &Self { names, counts } = self;
        format!(
            "{:names$}  {:>counts$}  {:>counts$}  {:>7}  95 % interval",
            "", "games", "wins", "share"
        )
    }

    /// A line without the interval: how many `games` of all were such.
    #[must_use]
    pub fn count(&self, name: &str, wins: u64, games: u64) -> String {
        let &Self { names, counts } = self;
        let share = percent(wins, games);
        format!("{name:names$}  {games:>counts$}  {wins:>counts$}  {share:>5.1} %")
    }

    /// A line.
    #[must_use]
    pub fn row(&self, name: &str, wins: u64, games: u64) -> String {
        let (least, most) = wilson(wins, games);
        let (least, most) = (100.0 * least, 100.0 * most);
        let count = self.count(name, wins, games);
        format!("{count}  {least:.1} to {most:.1} %")
    }
}

/// How many percent of `games` are `wins`; 0 of none.
#[must_use]
pub fn percent(wins: u64, games: u64) -> f64 {
    100.0 * wins as f64 / games.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_its_columns_below_each_other() {
        let table = ShareTable {
            names: 6,
            counts: 7,
        };
        assert_eq!(
            [
                table.head(),
                table.row("north", 5, 10),
                table.count("draws", 1, 8)
            ],
            [
                "          games     wins    share  95 % interval",
                "north        10        5   50.0 %  23.7 to 76.3 %",
                "draws         8        1   12.5 %",
            ]
        );
        assert_eq!(percent(0, 0), 0.0);
    }
}
