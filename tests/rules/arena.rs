//! The arena as a program: what it prints and writes, and which arguments it refuses.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

fn arena(arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(arguments.split_whitespace())
        .output()
        .unwrap()
}

/// The last line of a successful run with `--json`.
fn json(arguments: &str) -> Value {
    let output = arena(&format!("--json {arguments}"));
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    serde_json::from_str(text.lines().last().unwrap()).unwrap()
}

/// A result without the fields that depend on the time.
fn timeless(mut result: Value) -> Value {
    let fields = result.as_object_mut().unwrap();
    fields.remove("seconds").unwrap();
    fields.remove("decisions_per_second").unwrap();
    result
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arena");
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

#[test]
fn json_has_every_key_and_adds_up() {
    let result = json("--games 30 --seed 7 --english random --french greedy");
    let keys: Vec<_> = result.as_object().unwrap().keys().collect();
    let mut expected = [
        "games",
        "english_wins",
        "french_wins",
        "draws",
        "bots",
        "decisions",
        "seconds",
        "decisions_per_second",
    ];
    let mut keys: Vec<_> = keys.iter().map(|key| key.as_str()).collect();
    keys.sort_unstable();
    expected.sort_unstable();
    assert_eq!(keys, expected);
    let number = |key: &str| result[key].as_u64().unwrap();
    assert_eq!(number("games"), 30);
    assert_eq!(
        number("english_wins") + number("french_wins") + number("draws"),
        30
    );
    assert_eq!(result["bots"]["random"]["wins"], result["english_wins"]);
    assert_eq!(result["bots"]["greedy"]["wins"], result["french_wins"]);
    assert_eq!(result["bots"]["greedy"]["games"], 30);
    assert!(number("decisions") > 30 * 10);
    assert!(result["seconds"].as_f64().unwrap() > 0.0);
    assert!(result["decisions_per_second"].as_f64().unwrap() > 0.0);
}

#[test]
fn bots_of_one_name_are_counted_by_camp() {
    let result = json("--games 20 --english random --french random");
    assert_eq!(result["bots"]["english"]["wins"], result["english_wins"]);
    assert_eq!(result["bots"]["french"]["wins"], result["french_wins"]);
}

#[test]
fn every_preset_is_played() {
    for rules in [
        "--edition 2022 --level base",
        "--edition 2022 --level advanced",
        "--edition 2022 --level expert",
        "--edition 2021 --level base",
        "--edition 2021",
    ] {
        for teams in ["1v1", "2v1", "1v2", "2v2"] {
            let file = scratch("presets.jsonl");
            let result = json(&format!(
                "--games 3 {rules} --teams {teams} --records {}",
                file.display()
            ));
            assert_eq!(result["games"], 3, "{rules} {teams}");
            let text = fs::read_to_string(&file).unwrap();
            for record in text.lines() {
                let record: Value = serde_json::from_str(record).unwrap();
                let has = |key: &str| rules.contains(record["rules"][key].as_str().unwrap());
                assert!(has("edition"), "{rules}: {}", record["rules"]);
                assert!(
                    has("level") || !rules.contains("level"),
                    "{rules}: {}",
                    record["rules"]
                );
                let [english, french] = ["english", "french"].map(|camp| &record["teams"][camp]);
                assert_eq!(format!("{english}v{french}"), teams);
            }
        }
    }
}

#[test]
fn threads_change_nothing() {
    let played = |threads: u8| {
        let file = scratch(&format!("threads-{threads}.jsonl"));
        let result = json(&format!(
            "--games 70 --seed 3 --level expert --teams 2v1 --threads {threads} --records {}",
            file.display()
        ));
        (timeless(result), fs::read_to_string(file).unwrap())
    };
    let (result, records) = played(1);
    assert_eq!(records.lines().count(), 70);
    assert_eq!((result, records), played(3));
}

#[test]
fn pairs_exchange_the_camps_and_keep_the_deals() {
    let straight = json("--games 40 --seed 5 --paired --english greedy --french random");
    let exchanged = json("--games 40 --seed 5 --paired --english random --french greedy");
    assert_eq!(straight["games"], 80);
    assert_eq!(straight["bots"], exchanged["bots"]);
    assert_eq!(straight["draws"], exchanged["draws"]);
    let file = scratch("pairs.jsonl");
    json(&format!(
        "--games 4 --paired --english greedy --french random --records {}",
        file.display()
    ));
    let text = fs::read_to_string(file).unwrap();
    let records: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    for pair in records.chunks(2) {
        assert_eq!(pair[0]["seed"], pair[1]["seed"]);
        assert_eq!(pair[0]["events"][0], pair[1]["events"][0], "the same deal");
        assert_eq!(pair[0]["players"][0]["bot"], "greedy");
        assert_eq!(pair[1]["players"][0]["bot"], "random");
    }
}

#[test]
fn partners_may_be_different_bots() {
    let names = |arguments: &str| {
        let file = scratch("partners.jsonl");
        let path = file.display();
        let result = json(&format!("--games 2 {arguments} --records {path}"));
        let check = arena(&format!("--check {path}"));
        assert_eq!(check.status.code(), Some(0), "{check:?}");
        let text = fs::read_to_string(&file).unwrap();
        let seats = |line: &str| {
            let record: Value = serde_json::from_str(line).unwrap();
            let players = record["players"].as_array().unwrap().clone();
            let seat = |player: &Value| {
                let [camp, bot] = ["side", "bot"].map(|key| player[key].as_str().unwrap());
                format!("{camp} {} {bot}", player["seat"].as_u64().unwrap_or(0))
            };
            players.iter().map(seat).collect::<Vec<_>>()
        };
        (result, text.lines().map(seats).collect::<Vec<_>>())
    };
    let (result, games) = names("--teams 2v2 --paired --english greedy,random --french squire");
    assert_eq!(result["games"], 4);
    let bots = result["bots"].as_object().unwrap();
    assert!(bots["greedy,random"]["games"] == 4 && bots["squire"]["games"] == 4);
    for pair in games.chunks(2) {
        assert_eq!(
            pair[0],
            [
                "english 0 greedy",
                "english 1 random",
                "french 0 squire",
                "french 1 squire"
            ]
        );
        assert_eq!(
            pair[1],
            [
                "english 0 squire",
                "english 1 squire",
                "french 0 greedy",
                "french 1 random"
            ]
        );
    }
    let (_, games) = names("--teams 1v2 --english squire --french random,greedy");
    assert_eq!(
        games[0],
        ["english 0 squire", "french 0 random", "french 1 greedy"]
    );
}

#[test]
fn partners_rank_as_their_levels_do() {
    let wins = |bots: &str, enemy: &str| {
        let camps = format!("--english {bots} --french {enemy}");
        let result = json(&format!("--teams 2v2 --games 300 --paired {camps}"));
        let of = |bots: &str| result["bots"][bots]["wins"].as_u64().unwrap();
        (of(bots), of(enemy))
    };
    // The same player with a weaker and a weaker partner, against two of their own strength.
    let (squire, knights) = wins("knight,squire", "knight");
    assert!(squire < knights, "{squire} to {knights}");
    let (random, _) = wins("knight,random", "knight");
    assert!(random < squire, "{random}, {squire}");
    let (knights, squires) = wins("knight", "squire");
    assert!(squires < knights, "{squires} to {knights}");
}

#[test]
fn a_name_for_every_seat_is_the_same_as_one_for_each() {
    let played = |english: &str| {
        let bots = format!("--english {english} --french random");
        timeless(json(&format!("--games 20 --teams 2v2 --paired {bots}")))
    };
    assert_eq!(played("greedy"), played("greedy,greedy"));
    let result = json("--games 10 --teams 2v2 --times --english greedy,random --french random");
    let keys: Vec<_> = result["times"].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["greedy", "random"], "one line for each bot");
}

#[test]
fn its_own_records_hold_and_altered_ones_do_not() {
    let file = scratch("sound.jsonl");
    json(&format!(
        "--games 40 --level advanced --records {}",
        file.display()
    ));
    let sound = arena(&format!("--check {}", file.display()));
    assert_eq!(sound.status.code(), Some(0), "{sound:?}");

    let text = fs::read_to_string(&file).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut record: Value = serde_json::from_str(&lines[2]).unwrap();
    let events = record["events"].as_array_mut().unwrap();
    let at = events
        .iter()
        .position(|event| event["e"] == "combat")
        .unwrap();
    let english = events[at]["english"].as_u64().unwrap();
    events[at]["english"] = (english + 1).into();
    lines[2] = record.to_string();
    let tampered = scratch("tampered.jsonl");
    fs::write(&tampered, lines.join("\n")).unwrap();

    let output = arena(&format!(
        "--check {} {}",
        file.display(),
        tampered.display()
    ));
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let place = format!("{}:3: event {}:", tampered.display(), at + 1);
    assert!(text.lines().any(|line| line.starts_with(&place)), "{text}");
}

#[test]
fn times_are_printed_if_wanted() {
    let result = json("--games 10 --english greedy --times --threads 1");
    let keys: Vec<_> = result["times"].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["greedy"], "namesakes are one");
    let result = json("--games 10 --times");
    let [greedy, random] = ["greedy", "random"].map(|bot| &result["times"][bot]);
    let ms = |of: &Value, key: &str| of[key].as_f64().unwrap();
    assert!(ms(greedy, "median_ms") <= ms(greedy, "p99_ms"));
    assert!(ms(greedy, "p99_ms") <= ms(greedy, "longest_ms"));
    assert!(ms(greedy, "longest_ms") > 0.0);
    let both: u64 = [greedy, random]
        .map(|of| of["decisions"].as_u64().unwrap())
        .iter()
        .sum();
    // Decisions with a single legal move do not count.
    assert!(both <= result["decisions"].as_u64().unwrap());
    // Neither of them searches.
    assert_eq!(greedy["iterations"], 0);
    assert!(greedy["iterations_per_second"].is_null());
}

#[test]
fn the_balance_adds_up() {
    let file = scratch("balance.jsonl");
    let result = json(&format!(
        "--games 30 --level advanced --english greedy --balance --records {}",
        file.display()
    ));
    let records = fs::read_to_string(file).unwrap();
    let events = records.lines().flat_map(|line| {
        let record: Value = serde_json::from_str(line).unwrap();
        record["events"].as_array().unwrap().clone()
    });
    let events: Vec<Value> = events.collect();
    let count =
        |is: &dyn Fn(&Value) -> bool| events.iter().filter(|event| is(event)).count() as u64;
    let both = |key: &str| {
        ["english", "french"]
            .map(|camp| result["balance"][camp][key].as_u64().unwrap())
            .iter()
            .sum::<u64>()
    };
    let balance = &result["balance"];
    let combats = count(&|event| event["e"] == "combat");
    assert_eq!(balance["combats"], combats);
    let won =
        both("neutral_castles_taken") + both("enemy_castles_taken") + both("castles_defended");
    assert_eq!(won + balance["ties"].as_u64().unwrap(), combats);
    assert_eq!(both("concessions"), count(&|event| event["e"] == "concede"));
    let lost: usize = events
        .iter()
        .filter(|event| event["e"] == "pillage")
        .map(|event| event["cards"].as_array().unwrap().len())
        .sum();
    assert_eq!(both("cards_lost"), lost as u64);
    let rounds = count(&|event| event["e"] == "round");
    assert_eq!(combats, 2 * rounds, "two combats a round");
    assert!(both("hero_combats") > 0 && both("hero_wins") <= both("hero_combats"));
    assert_eq!(both("hero_meets_hero") % 2, 0, "two meet");
}

#[test]
fn presets_are_played_in_one_command() {
    for (arguments, count) in [("--presets", 16), ("--presets duels", 4)] {
        let output = arena(&format!("{arguments} --games 2 --json"));
        assert!(output.status.success(), "{output:?}");
        let text = String::from_utf8(output.stdout).unwrap();
        let presets: Vec<Value> = text
            .lines()
            .filter(|line| line.starts_with('{'))
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(presets.len(), count);
        let mut titles: Vec<_> = presets.iter().map(|preset| &preset["preset"]).collect();
        titles.dedup();
        assert_eq!(titles.len(), count, "{titles:?}");
        assert!(presets.iter().all(|preset| preset["games"] == 2));
    }
}

#[test]
fn a_ladder_shows_which_pairs_pass() {
    let output = arena("--ladder random,greedy --games 10 --json");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let result: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    let rungs = result["ladder"].as_array().unwrap();
    let levels: Vec<_> = rungs.iter().map(|rung| &rung["level"]).collect();
    assert_eq!(levels, ["base", "expert"]);
    assert!(
        rungs
            .iter()
            .all(|rung| rung["games"] == 20 && rung["pass"] == true)
    );
    // Shared camps climb it, too: a bot in both seats.
    let output = arena("--ladder random,greedy --games 5 --teams 2v2");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.starts_with("Ladder 2v2 from seed 1, 5 deals"),
        "{text}"
    );
    // The other way round the weaker bot fails.
    let output = arena("--ladder greedy,random --games 10");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.matches("FAIL").count(), 2, "{text}");
}

#[test]
fn blunders_are_listed_with_the_move_and_the_reason() {
    let output = arena("--blunders random,greedy --seeds 2 --json");
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let result: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
    let [random, greedy] = ["random", "greedy"].map(|bot| &result["blunders"][bot]);
    let number = |of: &Value, key: &str| of[key].as_u64().unwrap();
    assert!(number(random, "avoided") < number(greedy, "avoided"));
    assert_eq!(number(random, "positions"), number(greedy, "positions"));
    assert!(text.contains("  line "), "{text}");

    let file = scratch("suite.txt");
    fs::write(
        &file,
        "name: a tie\ntable: castles=FF.... round=2 english=hero+5+4+2+2+2 french=hero+5+4+3+2+2\n\
         moves: F place 5 2; E place 5 2; E place 1 5+2; F place 1 4+3; E pass; F pass\n\
         to-move: F\navoid: show\nwhy: This suite is upside down.\n",
    )
    .unwrap();
    let own = format!("--suite {}", file.display());
    let output = arena(&format!("--blunders greedy --seeds 2 {own}"));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.contains("0.0 % of blunders avoided (0 of 2: 1 positions"),
        "{text}"
    );
    assert!(
        text.contains("line 1, a tie: show (2 of 2)\n    This suite is upside down."),
        "{text}"
    );
    // In playouts the move that the suite calls a blunder does better than the others.
    let output = arena(&format!("--prove-blunders 100 {own}"));
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("DOUBTFUL line 1, a tie: "), "{text}");

    fs::write(&file, "name: a tie\n\nsense: none\n").unwrap();
    let output = arena(&format!("--blunders greedy {own}"));
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(
        text.contains("suite.txt: line 3, column 1: \"sense\" means nothing"),
        "{text}"
    );
}

#[test]
fn bad_arguments_end_with_a_sentence_and_code_2() {
    let missing = scratch("no/such/folder/file.jsonl");
    for (arguments, word) in [
        ("--games 0", "at least 1"),
        ("--games -3", "at least 1"),
        ("--games many", "at least 1"),
        ("--threads 0", "at least 1"),
        ("--seed -1", "seed"),
        ("--seed +1", "seed"),
        ("--edition 2023", "2022 or 2021"),
        ("--level easy", "base, advanced or expert"),
        ("--edition 2021 --level advanced", "2021"),
        ("--edition 2021 --level expert", "2021"),
        ("--teams 3v1", "2v2"),
        (
            "--english chess",
            "or constable, or oracle or solver-N, in the arena alone",
        ),
        (
            "--french Greedy",
            "unknown bot \"Greedy\": expected random, greedy",
        ),
        (
            "--teams 2v2 --english greedy,random,greedy",
            "3 bots for one camp: it has at most two seats",
        ),
        (
            "--teams 2v2 --english greedy,nobody",
            "unknown bot \"nobody\"",
        ),
        ("--teams 2v2 --english greedy,", "unknown bot \"\""),
        (
            "--teams 2v1 --french greedy,random",
            "two bots for the french camp (greedy,random), which has one seat in 2022 base, 2v1",
        ),
        ("--english greedy,random", "which has one seat"),
        ("--presets --french greedy,random", "which has one seat"),
        (
            "--teams 2v1 --paired --english greedy,random",
            "need two seats in either: 2v2",
        ),
        ("--moves 3", "--moves"),
        ("--presets some", "all, duels"),
        ("--presets --level expert", "--level"),
        ("--ladder greedy", "two bots or more"),
        ("--ladder random,nobody", "unknown bot \"nobody\""),
        ("--ladder random,greedy --level expert", "--level"),
        ("--blunders nobody", "unknown bot \"nobody\""),
        ("--blunders", "--blunders"),
        ("--blunders greedy --games 3", "--games"),
        ("--blunders greedy --seeds 0", "at least 1"),
        ("--blunders greedy --named zzz", "no such blunder"),
        ("--prove-blunders 0", "at least 1"),
        ("--check", "--check"),
        (
            &format!("--games 1 --records {}", missing.display()),
            "cannot write",
        ),
        (&format!("--check {}", missing.display()), "cannot read"),
        (
            &format!("--check {} --games 3", missing.display()),
            "--check",
        ),
    ] {
        let output = arena(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments}: {output:?}");
        let text = String::from_utf8(output.stderr).unwrap();
        assert!(text.contains(word), "{arguments}: {text}");
        assert!(!text.contains("panicked"), "{text}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn records_that_cannot_be_written_are_a_failure_with_their_name() {
    let output = arena("--games 2 --records /dev/full");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("cannot write /dev/full: "), "{text}");
}

#[test]
fn pipes_carry_no_progress_bar() {
    let output = arena("--games 200");
    assert!(output.stderr.is_empty(), "{output:?}");
    assert!(!output.stdout.contains(&0x1b));
}
