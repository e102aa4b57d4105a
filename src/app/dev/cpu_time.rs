//! What this process has made the processors work, by its threads: Linux tells it in `/proc`.

use std::{collections::BTreeMap, fs, path::Path};

/// Milliseconds in a tick of `/proc`: there are a hundred in a second for every program, whatever the kernel's own are.
const TICK: f32 = 10.0;

/// What the threads of a name have worked so far, in ticks.
#[derive(Debug, Default)]
pub(super) struct ProcessorTime(BTreeMap<String, u64>);

impl ProcessorTime {
    /// What has been worked until now, where the system tells it.
    pub fn now() -> Option<Self> {
        let tasks = fs::read_dir("/proc/self/task").ok()?;
        let mut threads = BTreeMap::<String, u64>::new();
        for task in tasks.flatten() {
            // A thread may end while it is asked.
            if let Some((name, ticks)) = worked(&task.path()) {
                *threads.entry(name).or_default() += ticks;
            }
        }
        // Threads that have ended are counted in the whole alone.
        let (_, all) = worked(Path::new("/proc/self"))?;
        let alive: u64 = threads.values().sum();
        threads.insert("ended".into(), all.saturating_sub(alive));
        Some(Self(threads))
    }

    /// Milliseconds a frame since then: in all, and in words by threads, the busiest first.
    pub fn since(&self, before: &Self, frames: u32) -> (f32, String) {
        let each = |ticks: u64| ticks as f32 * TICK / frames.max(1) as f32;
        let mut threads: Vec<(&str, u64)> = self
            .0
            .iter()
            .map(|(name, ticks)| {
                let past = before.0.get(name).copied().unwrap_or(0);
                (name.as_str(), ticks.saturating_sub(past))
            })
            .filter(|(_, ticks)| *ticks > 0)
            .collect();
        threads.sort_by_key(|(name, ticks)| (u64::MAX - ticks, *name));
        let all = threads.iter().map(|(_, ticks)| ticks).sum();
        let words: Vec<_> = threads
            .iter()
            .map(|(name, ticks)| format!("{name} {:.2}", each(*ticks)))
            .collect();
        (each(all), words.join(", "))
    }
}

/// The name of a process or thread without its number, and the ticks it has worked for itself and in the kernel.
fn worked(folder: &Path) -> Option<(String, u64)> {
    read(&fs::read_to_string(folder.join("stat")).ok()?)
}

/// The same of the line that tells it: `NUMBER (NAME) STATE ..`, of which the 14th and 15th words are the ticks.
fn read(line: &str) -> Option<(String, u64)> {
    let (start, end) = (line.find('(')?, line.rfind(')')?);
    let name = line.get(start + 1..end)?;
    let name = name.trim_end_matches(|c: char| c.is_ascii_digit() || "(-: )".contains(c));
    let mut words = line.get(end + 1..)?.split_whitespace().skip(11);
    let mut ticks = || words.next()?.parse::<u64>().ok();
    Some((name.to_owned(), ticks()? + ticks()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_system_is_read_whatever_the_thread_is_called() {
        let line = "71 (Compute (Task) 1) S 1 2 3 4 5 6 7 8 9 10 250 17 0 0 20 0 9 0";
        assert_eq!(read(line), Some(("Compute (Task".into(), 267)));
        assert_eq!(read("71 (llvmpipe-0) R"), None);
    }

    #[test]
    fn the_busiest_threads_come_first() {
        let time = |pixels, main| {
            ProcessorTime([("main".into(), main), ("llvmpipe".into(), pixels)].into())
        };
        let (all, words) = time(140, 30).since(&time(40, 20), 10);
        assert_eq!(
            (all, words.as_str()),
            (110.0, "llvmpipe 100.00, main 10.00")
        );
    }
}
