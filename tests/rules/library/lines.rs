//! A kept line is a valid record, and gives its record back byte for byte.

use guyenne::app::arena;
use guyenne::library::{EntryId, LONGEST_LINE, record_of};
use guyenne::rules::headless::Headless;
use serde_json::Value;

use super::{GAMES, coin, index, new, whole};

/// All three readers, and that of the smallest game, take a kept line for the record that it holds; so does the check.
#[test]
fn a_kept_line_is_a_valid_record() {
    let mut file = String::new();
    for (n, game) in GAMES.iter().enumerate() {
        let record = whole(game, 5);
        let line = new(&record, 1_764_315_600 + n as u64).line();
        assert_eq!((game.check)(line.as_bytes()), Ok(()), "{}", game.id);
        assert!((game.has_end)(line.as_bytes()));
        assert_eq!(
            (game.facts)(line.as_bytes()),
            (game.facts)(record.as_bytes())
        );
        let found = Headless::that_wrote(line.as_bytes(), GAMES).expect("a game");
        assert_eq!(found.id, game.id);
        file += &(line + "\n");
    }
    assert_eq!(arena::faults(GAMES, file.as_bytes()), [""; 0]);
}

/// What is not known stays, too, in whatever order and spelling another program wrote it.
#[test]
fn the_record_is_given_back_byte_for_byte() {
    for game in GAMES {
        let record = whole(game, 3);
        let odd = record.replacen(
            "{\"format\"",
            "{ \"odd\" : [1.50, \"\\u00e9\"],\"format\"",
            1,
        );
        for record in [record, odd] {
            let line = new(&record, 9).line();
            let back = record_of(line.as_bytes()).expect("a kept line");
            assert_eq!(String::from_utf8_lossy(&back), record);
            assert_eq!(
                *record_of(record.as_bytes()).expect("a record"),
                *record.as_bytes()
            );
        }
    }
}

/// A list needs nothing but the head, and is the same as what the rules say of the record.
#[test]
fn a_line_lists_the_facts_of_its_record() {
    for game in GAMES {
        let record = whole(game, 8);
        let kept = index(new(&record, 77).line().as_bytes());
        let plain = index(record.as_bytes());
        let ([kept], [plain]) = (kept.entries(), plain.entries()) else {
            panic!("a game each: {kept:?} {plain:?}");
        };
        assert_eq!((kept.kept_at(), plain.kept_at()), (Some(77), None));
        assert_ne!(kept.id, plain.id);
        let mut same = plain.clone();
        (same.id, same.place) = (kept.id, kept.place);
        assert_eq!(&same, kept);
        let facts = (game.facts)(record.as_bytes()).expect("a record");
        assert_eq!(
            (&*kept.game, &*kept.variant),
            (game.id.0, &*facts.variant_words())
        );
        assert_eq!(kept.end.map(|end| end.scores), facts.scores);
        let winner = facts.outcome.and_then(|outcome| outcome.winner);
        assert_eq!(kept.end.and_then(|end| end.winner.map(usize::from)), winner);
        assert_eq!(kept.decisions as usize, facts.decisions);
        assert_eq!(kept.players.len(), facts.players.len());
        for (listed, told) in kept.players.iter().zip(&facts.players) {
            assert_eq!((listed.side, listed.seat), (told.side, told.seat));
            assert_eq!(listed.bot.as_deref(), told.kind.bot());
            assert_eq!(*listed.name, *told.name);
        }
    }
}

#[test]
fn finished_and_abandoned_games_are_told_apart() {
    let (whole, part) = (coin(["a", "b"], 1, 99), coin(["a", "b"], 1, 2));
    let lines = [new(&whole, 1).line(), new(&part, 2).line(), part, whole].join("\n");
    let index = index(lines.as_bytes());
    let over: Vec<bool> = index.entries().iter().map(|it| it.end.is_some()).collect();
    assert_eq!(over, [true, false, false, true]);
}

/// The name by which marks find a game is that of its line, whatever stands before it.
#[test]
fn a_game_is_called_by_its_line() {
    let [one, two] = [1, 2].map(|seed| new(&coin(["a", "b"], seed, 9), 5).line());
    let alone = index(two.as_bytes());
    let both = index(format!("\u{feff}{one}\r\n\n rubbish\n{two}\n{one}").as_bytes());
    assert_eq!((both.entries().len(), both.repeated()), (2, 1));
    let id = alone.entries()[0].id;
    assert_eq!(both.entries()[1].id, id);
    assert_ne!(both.entries()[0].id, id);
    assert_eq!(id.to_string().parse::<EntryId>(), Ok(id));
    for text in [
        "",
        "1-2",
        "1-2-3",
        "x-2-00000003",
        "1-2-00000003-4",
        "+1-2-00000003",
    ] {
        assert!(text.parse::<EntryId>().is_err(), "{text}");
    }
    let place = both.entries()[1].place;
    assert_eq!(place.length as usize, two.len());
    assert!(two.len() < LONGEST_LINE);
}

/// A field of that name which another program has put elsewhere would be there twice.
#[test]
fn a_record_with_a_field_of_that_name_is_kept_without_it() {
    for game in GAMES {
        let record = whole(game, 4);
        let mut fields: Value = serde_json::from_str(&record).expect("JSON");
        fields["kept"] = "mine".into();
        let line = new(&fields.to_string(), 1).line();
        assert_eq!((game.check)(line.as_bytes()), Ok(()));
        assert!(!line.contains("mine"), "{line}");
    }
}
