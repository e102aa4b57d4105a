//! The arena's reports: times, the balance of the camps, presets, the ladder, blunders.

use std::fs;

use serde_json::Value;

use super::program::{arena, json, scratch};

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
fn the_score_without_luck_stands_beside_the_score_of_the_same_games() {
    for series in [
        "--games 40 --english knight --french squire",
        "--games 20 --english knight --french squire --level expert --paired",
        "--games 3 --game guesclin --france random --england squire",
        "--games 3 --game fayance --north random --south marshal",
        "--games 2 --game fayance --opening lot --north random --south marshal",
    ] {
        let mut plain = json(series);
        let adjusted = json(&format!("{series} --adjusted --threads 2"));
        let scores = adjusted["adjusted"].clone();
        // Nothing else has changed but the times.
        for (key, value) in plain.as_object_mut().expect("an object") {
            if !key.contains("second") {
                assert_eq!(*value, adjusted[key], "{series}: {key}");
            }
        }
        let number = |at: &str| scores.pointer(at).and_then(Value::as_f64).expect(at);
        let [least, most] = [0, 1].map(|end| number(&format!("/plain/interval/{end}")));
        let score = number("/plain/score");
        assert!(least <= score && score <= most, "{scores}");
        // As a draw is half a win.
        let games = plain["games"].as_f64().expect("a number");
        let first = series
            .split_whitespace()
            .find(|word| ["knight", "random"].contains(word));
        let wins = plain["bots"][first.expect("a bot")]["wins"].as_f64();
        let draws = plain["draws"].as_f64().unwrap_or_default();
        let due = 100.0 * (wins.expect("a number") + 0.5 * draws) / games;
        assert!((score - due).abs() < 1e-9, "{score} is not {due}");
        // The luck is the difference.
        let parts = number("/luck_of_chance/score") + number("/luck_of_choices/score");
        let taken = score - number("/adjusted/score");
        assert!((taken - parts).abs() < 1e-9, "{scores}");
    }
}

#[test]
fn what_cannot_be_adjusted_is_told() {
    for (arguments, said) in [
        ("--game fayance --adjusted --exploit", "cannot be used with"),
        (
            "--game fayance --luck-table FILE --adjusted",
            "cannot be used with",
        ),
        ("--adjusted --exploit knight", "cannot be used with"),
        ("--adjusted --ladder", "cannot be used with"),
        (
            "--game guesclin --adjusted --strength FILE",
            "cannot be used with",
        ),
    ] {
        let output = arena(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments}: {output:?}");
        let why = String::from_utf8_lossy(&output.stderr);
        assert!(why.contains(said), "{arguments}: {why}");
    }
    let few = arena("--games 1 --english knight --french squire --adjusted");
    let said = String::from_utf8_lossy(&few.stdout);
    assert!(said.contains("fewer than two games"), "{said}");
}
