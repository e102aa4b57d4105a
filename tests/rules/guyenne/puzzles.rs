//! The puzzles: each is solved exactly, has one best move, clearly better than the next, and keeps its worth to the end
//! of its round; the worlds that the solver weighs are those that the player cannot tell apart.

use guyenne::games::guyenne::rules::seat::Camp;
use guyenne::games::guyenne::rules::{
    Belief, Condition, Edition, Finding, Goal, Level, Move, Opposition, PUZZLES, Position, Puzzle,
    PuzzleDifficulty, PuzzleQuestion, PuzzleSolver, PuzzleSolverTask, passive,
};

fn puzzles() -> Vec<Puzzle> {
    let read = |text| Puzzle::suite(text).unwrap_or_else(|e| panic!("assets/puzzles/guyenne: {e}"));
    PUZZLES.iter().flat_map(|text| read(text)).collect()
}

/// The names of all puzzles.
pub fn names() -> Vec<String> {
    puzzles().into_iter().map(|puzzle| puzzle.name).collect()
}

/// By how much the best move must be better than the next.
fn least_gap(puzzle: &Puzzle) -> f64 {
    match (&puzzle.goal, puzzle.against) {
        // It is reached for sure, or it is not.
        (Goal::All(_), Opposition::Anything) => 1.0,
        (Goal::All(_), Opposition::Passive) => 0.2,
        (Goal::Lead, _) => 2.0,
    }
}

#[test]
fn there_are_puzzles_of_every_difficulty_level_and_edition_and_for_partners() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 10, "{}", puzzles.len());
    assert_eq!(puzzles.len(), Puzzle::all().len());
    let count = |what: &dyn Fn(&Puzzle) -> bool| puzzles.iter().filter(|p| what(p)).count();
    for difficulty in PuzzleDifficulty::ALL {
        assert!(count(&|p| p.difficulty == difficulty) >= 2, "{difficulty}");
    }
    for &level in &Level::ALL {
        let of_level = |p: &Puzzle| p.position.config().level == level;
        assert!(count(&of_level) >= 1, "{level}");
    }
    assert!(count(&|p| p.position.config().edition == Edition::V2021) >= 1);
    assert!(count(&|p| p.position.config().shared(p.seat.camp)) >= 1);
    for against in [Opposition::Anything, Opposition::Passive] {
        assert!(count(&|p| p.against == against) >= 2, "{against:?}");
    }
}

#[test]
fn every_puzzle_has_one_best_move_clearly_better_than_the_next() {
    for puzzle in puzzles() {
        let solver = PuzzleSolver(&puzzle);
        let answers = solver.answers(&solver.start());
        let (best, next) = (answers[0], answers[1]);
        assert_eq!(best.m, puzzle.best, "{}: {answers:?}", puzzle.name);
        let gap = best.value - next.value;
        assert!(
            gap >= least_gap(&puzzle) - 1e-9,
            "{}: {best:?} and {next:?}",
            puzzle.name
        );
        if matches!(puzzle.goal, Goal::All(_)) && puzzle.against == Opposition::Anything {
            assert_eq!((best.value, next.value), (1.0, 0.0), "{}", puzzle.name);
        }
    }
}

/// A puzzle against a passive side asks nothing of that side but what the rule for it says.
#[test]
fn a_passive_side_has_nothing_to_place() {
    let mut played = 0;
    for puzzle in puzzles() {
        if puzzle.against == Opposition::Passive {
            played += 1;
            let solver = PuzzleSolver(&puzzle);
            for world in solver.start() {
                let mut at = world.position;
                at.play(puzzle.best).expect("a legal move");
                while !puzzle.is_over(&at) {
                    let own = at.to_move() == Some(puzzle.seat);
                    let moves = at.legal_moves();
                    let m = if own {
                        moves[0]
                    } else {
                        passive(&at).expect("a decision")
                    };
                    let placed = matches!(m, Move::Place { .. });
                    assert!(own || !placed || moves.len() == 1, "{}: {m}", puzzle.name);
                    at.play(m).expect("a legal move");
                }
            }
        }
    }
    assert!(played >= 2, "{played}");
}

/// Whatever the others do, the line after the best move ends as the puzzle promises; after any other it does not, for a
/// puzzle that is won for sure.
#[test]
fn the_refutation_of_every_other_move_is_a_line_of_the_game_that_fails() {
    for puzzle in puzzles() {
        let solver = PuzzleSolver(&puzzle);
        let start = solver.start();
        let answers = solver.answers(&start);
        for answer in answers.iter().take(4).chain(answers.last()) {
            let best = answer.m == puzzle.best;
            let (world, line) = solver
                .line(
                    &start,
                    answer.m,
                    best && puzzle.against == Opposition::Passive,
                )
                .unwrap_or_else(|| panic!("{}: nothing follows {}", puzzle.name, answer.m));
            assert_eq!(
                world.view(Some(puzzle.seat)),
                puzzle.position.view(Some(puzzle.seat))
            );
            assert_eq!(line[0], (puzzle.seat, answer.m));
            let mut at = world;
            for &(seat, m) in &line {
                assert_eq!(at.to_move(), Some(seat), "{}: {line:?}", puzzle.name);
                at.play(m)
                    .unwrap_or_else(|e| panic!("{}: {m}: {e}", puzzle.name));
            }
            assert!(puzzle.is_over(&at), "{}: {line:?}", puzzle.name);
            let end = f64::from(puzzle.value(&at));
            match puzzle.against {
                Opposition::Anything => assert_eq!(end, answer.value, "{}: {line:?}", puzzle.name),
                Opposition::Passive => {
                    assert_eq!(end, f64::from(u8::from(best)), "{}", puzzle.name);
                }
            }
        }
    }
}

/// The worlds are all those of the view, and nothing else: the same cards, the same view.
#[test]
fn the_worlds_of_a_view_look_the_same_and_are_all_there() {
    for puzzle in puzzles() {
        let seat = Some(puzzle.seat);
        let worlds = puzzle.position.possible_positions(puzzle.seat);
        let mut cards: Vec<String> = Vec::new();
        for world in &worlds {
            assert_eq!(
                world.position.view(seat),
                puzzle.position.view(seat),
                "{}",
                puzzle.name
            );
            for camp in Camp::ALL {
                let (here, there) = (world.position.census(camp), puzzle.position.census(camp));
                assert_eq!(here, there, "{}", puzzle.name);
            }
            assert!(world.ways >= 1.0);
            cards.push(format!("{:?}", world.position));
        }
        cards.sort();
        let all = cards.len();
        cards.dedup();
        assert_eq!(cards.len(), all, "{}: a world is there twice", puzzle.name);
    }
    // Nine cards are unseen, of which four lie before two castles and one in the hand.
    let named = |name: &str| puzzles().into_iter().find(|p| p.name == name).expect(name);
    let one_back = named("one-back");
    let ways = |p: &Puzzle| {
        p.position
            .possible_positions(p.seat)
            .iter()
            .map(|w| w.ways)
            .sum::<f64>()
    };
    assert_eq!(ways(&one_back), 2520.0);
}

/// The chances that the explanations give are those of plain counting: of nine cards seven are a four or less; of the
/// 36 pairs of nine cards 27 have no hero and are not both fives.
#[test]
fn the_chances_are_those_of_counting() {
    for (name, chance) in [("one-back", 7.0 / 9.0), ("two-backs", 27.0 / 36.0)] {
        let puzzle = puzzles().into_iter().find(|p| p.name == name).expect(name);
        let solver = PuzzleSolver(&puzzle);
        let value = solver.after(&solver.start(), puzzle.best);
        assert!((value - chance).abs() < 1e-9, "{name}: {value}");
    }
}

/// What the player still holds possible after a reply is what they could still see.
#[test]
fn a_reply_leaves_the_worlds_that_look_like_it() {
    for puzzle in puzzles() {
        let solver = PuzzleSolver(&puzzle);
        let start = solver.start();
        let reply = solver
            .reply(&start, puzzle.best, false)
            .expect(&puzzle.name);
        let mut at: Position = reply.possible.clone();
        at.play(puzzle.best).expect("a legal move");
        for &m in &reply.line {
            at.play(m).expect("a legal move");
        }
        let belief: &Belief = &reply.belief;
        assert_eq!(belief.is_empty(), puzzle.is_over(&at), "{}", puzzle.name);
        for world in belief {
            assert_eq!(
                world.position.view(Some(puzzle.seat)),
                at.view(Some(puzzle.seat))
            );
        }
    }
}

#[test]
fn bad_text_is_refused_with_its_line_and_column() {
    let text = |changes: &[(&str, &str)]| {
        let lines = [
            ("name", "a"),
            ("difficulty", "easy"),
            (
                "table",
                "round=9 castles=..EEF. english=4+3+2+2 english-exhausted=2 french=3+2+2+2\n  french-exhausted=2",
            ),
            ("to-move", "E"),
            ("goal", "hold 3 4 5"),
            ("against", "anything"),
            ("best", "place 5 4"),
        ];
        let line = |&(key, text): &(&str, &str)| {
            let own = changes.iter().find(|(changed, _)| *changed == key);
            format!("{key}: {}", own.map_or(text, |&(_, text)| text))
        };
        lines.iter().map(line).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(Puzzle::suite(&text(&[])).map(|all| all.len()), Ok(1));
    for (key, value, expected) in [
        (
            "difficulty",
            "mild",
            "line 2, column 13: \"mild\": expected one of easy",
        ),
        (
            "table",
            "round=9 castels=......",
            "line 3, column 16: \"castels=......\" means nothing",
        ),
        (
            "table",
            "round=9\n  castles=..",
            "line 4, column 3: \"castles=..\" means nothing",
        ),
        ("to-move", "F", "line 5, column 10: the decision is that of"),
        ("goal", "hold", "line 6, column 7: \"hold\" is no goal"),
        ("goal", "hold 7", "line 6, column 7: \"7\" is no castle"),
        (
            "goal",
            "win and sneeze",
            "line 6, column 7: \"sneeze\" is no goal",
        ),
        (
            "against",
            "nobody",
            "line 7, column 10: \"nobody\": expected anything or passive",
        ),
        ("best", "place 5 5", "line 8, column 7: "),
        ("best", "jump", "line 8, column 7: \"jump\" is no move"),
    ] {
        let problem = Puzzle::suite(&text(&[(key, value)]))
            .expect_err(value)
            .to_string();
        assert!(problem.starts_with(expected), "{key} {value}: {problem}");
    }
    let moves = text(&[]).replace("to-move", "moves: E place 5 4; F place 5 9\nto-move");
    let problem = Puzzle::suite(&moves).expect_err("a nine").to_string();
    assert!(problem.starts_with("line 5, column 21: "), "{problem}");
}

#[test]
fn goals_are_read_as_they_are_written() {
    for text in [
        "win",
        "lead",
        "hold 3 and hold 4",
        "deny 2 and keep hero",
        "win and keep 4",
    ] {
        let goal: Goal = text.parse().expect(text);
        assert_eq!(goal.to_string(), text);
    }
    assert_eq!("hold 3 4".parse::<Goal>(), "hold 3 and hold 4".parse());
}

fn ask(name: &str, question: PuzzleQuestion) -> Finding {
    let puzzle = Puzzle::all().iter().find(|p| p.name == name);
    let puzzle = puzzle.expect("a puzzle");
    let belief = PuzzleSolver(puzzle).start();
    let mut task = PuzzleSolverTask::new(puzzle, &belief, question);
    while !task.think(&belief, 1) {}
    task.answer(&belief).expect("an answer")
}

#[test]
fn a_wrong_move_is_refuted_to_the_end_and_what_was_hidden_is_told() {
    let m = "place 4 2".parse().expect("a move");
    let finding = ask("kept", PuzzleQuestion::Play(m));
    assert!(!finding.is_right());
    let ending = finding.ending.expect("the round is over");
    assert_eq!(ending.missed, Some(Condition::Win));
    let held = ending.hidden.iter().find(|(_, at, _)| at.is_none());
    let (camp, _, cards) = held.expect("a card in hand");
    assert_eq!((*camp, cards.count()), (Camp::French, 1));
    assert!(finding.belief.is_empty());
}

#[test]
fn a_right_move_is_answered_and_the_player_goes_on() {
    let m = "place 2 5".parse().expect("a move");
    let finding = ask("bridge", PuzzleQuestion::Play(m));
    assert!(finding.is_right() && finding.ending.is_none());
    assert!(!finding.belief.is_empty());
    assert_eq!(ask("bridge", PuzzleQuestion::Best).m, m);
}

#[test]
fn every_solution_goes_to_the_end_and_reaches_the_goal() {
    for puzzle in Puzzle::all() {
        let finding = ask(&puzzle.name, PuzzleQuestion::Show);
        assert_eq!(finding.m, puzzle.best, "{}", puzzle.name);
        let ending = finding.ending.expect("the round is over");
        assert_eq!(ending.missed, None, "{}", puzzle.name);
        if puzzle.goal == Goal::Lead {
            assert_eq!(f64::from(ending.lead), finding.best, "{}", puzzle.name);
        }
    }
}
