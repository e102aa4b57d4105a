//! A replay opens through the eyes of whoever played the game, by every way into it: what lay hidden from them lies
//! hidden again until somebody asks for it. One press at the end of a game opens it where the game turned.

use bevy::prelude::*;
use guyenne::app::save::{BringGame, LibraryTask, SaveManager, Storage};
use guyenne::app::{Menu, Screen};
use guyenne::games::fayance::rules::Side;
use guyenne::games::guyenne::rules::points;
use guyenne::games::guyenne::rules::seat::{ByCamp, Camp, Seat};
use guyenne::games::guyenne::table::DisplayedView;
use guyenne::games::{fayance, guesclin, guyenne as first};
use guyenne::i18n::LocalizedText;
use guyenne::rules::game::GameId;
use guyenne::rules::luck::LuckAccount;
use guyenne::rules::player_kind::PlayerKind;
use guyenne::rules::review::{
    Review, ReviewedDecision, ToldWords, TurningPoint, Verdict, WeighedMove,
};
use guyenne::table::replay::{Replay, ReplayCommand, ReplayedGame, SeenBy, WatchFrom};
use guyenne::table::result_page::{GreatestTurn, ResultButton};
use guyenne::table::{AccessibleName, Games, RecordChanged, StartGame};

use crate::harness::{Device, Hands, Press, every_game};
use crate::library;
use crate::replays::{at, command, headless, record, shown};
use crate::saves::Scratch;

/// Who plays on the two sides, and whose eyes are theirs.
const PLAYERS: [([bool; 2], SeenBy); 4] = [
    ([true, false], SeenBy::Side(0)),
    ([false, true], SeenBy::Side(1)),
    ([true, true], SeenBy::Onlooker),
    ([false, false], SeenBy::Onlooker),
];

/// The record of a game that is over, with people or bots on its sides.
fn played(game: GameId, seed: u64, people: [bool; 2]) -> String {
    with_people(game, &record(game, seed), people)
}

/// A record with people or bots on both sides.
fn with_people(game: GameId, record: &str, people: [bool; 2]) -> String {
    let kinds = people.map(|person| match person {
        true => PlayerKind::Human,
        false => PlayerKind::Bot(headless(game).bots[0].to_owned()),
    });
    let record = (headless(game).with_players)(record.as_bytes(), &kinds);
    record.expect("a record").expect("a game of two")
}

/// A game that hides something.
trait Hiding: ReplayedGame {
    /// What lies open here that cannot be known through these eyes.
    fn open(shown: &Self::Displayed, eyes: SeenBy) -> Vec<String>;
}

impl Hiding for first::table::Rules {
    fn open(shown: &DisplayedView, eyes: SeenBy) -> Vec<String> {
        let own = eyes.side().map(|side| Camp::ALL[side]);
        let mut open = Vec::new();
        let viewer = shown.view.viewer;
        let place = viewer.map(|seat| usize::from(seat.place));
        let partner = matches!(eyes, SeenBy::Seat { seat, .. } if place != Some(seat));
        if partner || viewer.map(|seat| seat.camp) != own {
            open.push(format!("the hand of {viewer:?}"));
        }
        if shown.open_hands.iter().flatten().count() > 0 {
            open.push("hands".to_owned());
        }
        for front in shown.view.fronts.iter().flat_map(|front| front.0).flatten() {
            if front.cards.is_some() && !front.shown && own != Some(front.seat.camp) {
                open.push(format!("{front:?}"));
            }
        }
        open
    }
}

impl Hiding for fayance::table::Rules {
    fn open(shown: &Self::Displayed, eyes: SeenBy) -> Vec<String> {
        let own = eyes.side().map(|side| Side::ALL[side]);
        let mut open = Vec::new();
        if shown.view.viewer != own {
            open.push(format!("what {:?} sees", shown.view.viewer));
        }
        if shown.view.pending.is_some() {
            open.push("a choice".to_owned());
        }
        let reserves = Side::ALL.map(|side| shown.view.sides[side].reserve);
        if own.is_none() && reserves.iter().flatten().count() > 0 {
            open.push("reserves".to_owned());
        }
        open
    }
}

/// Waits for a replay, and looks at some of its moments: it is seen by these eyes, and nothing lies open that they
/// cannot know, until it is asked for.
fn opens_by<G: Hiding>(hands: &mut Hands, eyes: SeenBy, way: &str) {
    hands.until(200, |hands| {
        hands.screen() == Screen::Table(G::GAME) && hands.app.world().contains_resource::<Replay>()
    });
    hands.update(3);
    let seen_by = |hands: &Hands| hands.app.world().resource::<Replay>().seen_by;
    let told = format!("{} by {way}", G::GAME);
    assert_eq!(seen_by(hands), eyes, "{told}");
    let steps = hands.app.world().resource::<Replay>().steps();
    let here = at(hands);
    for n in [here].into_iter().chain((0..=steps).step_by(steps / 12)) {
        command(hands, ReplayCommand::To(n));
        let open = G::open(&shown::<G>(hands), eyes);
        assert!(open.is_empty(), "{told}, after {n}: {open:?}");
        assert_eq!(seen_by(hands), eyes, "{told}");
    }
    while seen_by(hands) != SeenBy::All {
        command(hands, ReplayCommand::SeenBy);
    }
    // It is remembered by nobody: the next one begins with one's own eyes again.
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
    hands.until(50, |hands| hands.screen() == Screen::Title);
    hands.update(6);
}

fn library_and_texts<G: Hiding>() {
    let scratch = Scratch::new(&format!("eyes-{}", G::GAME));
    let mut hands = library::open(&scratch, Device::Keys);
    for (seed, (people, eyes)) in (3..).zip(PLAYERS) {
        let record = played(G::GAME, seed, people);
        library::finish(&mut hands, G::GAME, &record);
        library::open_page(&mut hands);
        library::press(&mut hands, "library-watch-spoken", 0);
        opens_by::<G>(&mut hands, eyes, "the library");
        let code = headless(G::GAME).code.write(record.as_bytes());
        // A code knows bots and people, too.
        for text in [record, code.expect("a code")] {
            hands.app.world_mut().write_message(BringGame(text));
            opens_by::<G>(&mut hands, eyes, "a text");
        }
    }
}

#[test]
fn guyenne_is_watched_with_ones_own_eyes_from_the_library_and_from_texts() {
    library_and_texts::<first::table::Rules>();
}

#[test]
fn fayance_is_watched_with_ones_own_eyes_from_the_library_and_from_texts() {
    library_and_texts::<fayance::table::Rules>();
}

/// A review with two decisions, the first one of this side, both mistakes, and a turning point.
fn made_review(game: GameId, side: usize, turn: &str) -> Review {
    let weighed = |m: &str, value| WeighedMove {
        m: m.to_owned(),
        chance: 0.5,
        value,
        error: 0.0,
    };
    let decision = |number: usize| ReviewedDecision {
        number,
        event: 20 + 10 * number,
        round: 1,
        side: if number == 0 { side } else { 1 - side },
        seat: 0,
        made: "one".to_owned(),
        moves: vec![weighed("other", 60.0), weighed("one", 40.0)],
        known: Some([50.0, 40.0]),
        told: [50.0, 40.0],
        loss: 20.0,
        verdict: Verdict::Mistake,
        relieved: false,
    };
    Review {
        version: Review::VERSION,
        values: (headless(game).values)(),
        account: LuckAccount {
            start: 50.0,
            result: 50.0,
            ..LuckAccount::default()
        },
        told: vec![50.0; 3],
        decisions: vec![decision(0), decision(1)],
        turns: vec![TurningPoint {
            event: 25,
            round: 1,
            change: 30.0,
            words: ToldWords::new(turn),
        }],
        facts: Vec::new(),
        percentile: None,
    }
}

/// Presses what has words of this key.
fn press_words_of(hands: &mut Hands, key: &str) {
    let mut texts = hands.app.world_mut().query::<(&LocalizedText, &Text)>();
    let texts = texts.iter(hands.app.world());
    let mut found = texts.filter(|(words, _)| words.key() == key);
    let words = found
        .next()
        .unwrap_or_else(|| panic!("no {key}"))
        .1
        .0
        .clone();
    library::press_label(hands, &words);
}

/// Presses the decision of the chart with this number.
fn press_moment(hands: &mut Hands, number: usize) {
    let mut names = hands.app.world_mut().query::<(Entity, &AccessibleName)>();
    let named = names.iter(hands.app.world());
    let moments = named.filter(|(_, name)| name.0.key() == "review-decision");
    let mut moments: Vec<Entity> = moments.map(|(entity, _)| entity).collect();
    let place = |hands: &Hands, entity| hands.area(entity).map_or(0.0, |area| area.min.x);
    moments.sort_by(|&one, &other| place(hands, one).total_cmp(&place(hands, other)));
    library::press_entity(hands, moments[number]);
}

fn reviews<G: Hiding>(turn: &str) {
    let scratch = Scratch::new(&format!("eyes-review-{}", G::GAME));
    let mut hands = library::open(&scratch, Device::Keys);
    let record = played(G::GAME, 4, [false, true]);
    library::finish(&mut hands, G::GAME, &record);
    // The foe decided first, then the person.
    let review = made_review(G::GAME, 0, turn);
    let manager = hands.app.world_mut().resource_mut::<SaveManager>();
    let keep = LibraryTask::KeepReview(record, review.into());
    manager.into_inner().with_library(keep);
    library::settle(&mut hands);
    let review = |hands: &mut Hands| {
        library::open_page(hands);
        library::press(hands, "library-review", 0);
        hands.until(50, |hands| hands.menu() == Menu::Review);
        hands.until_thought(|hands| hands.says("review-lines"));
        library::settle(hands);
    };
    for (number, side) in [(0, 0), (1, 1)] {
        review(&mut hands);
        press_moment(&mut hands, number);
        opens_by::<G>(&mut hands, SeenBy::Side(side), "a moment of the review");
    }
    review(&mut hands);
    press_words_of(&mut hands, "review-turn");
    opens_by::<G>(&mut hands, SeenBy::Side(1), "a turning point");
    review(&mut hands);
    press_words_of(&mut hands, "review-mistake");
    opens_by::<G>(&mut hands, SeenBy::Side(1), "a mistake of the review");
    library::open_page(&mut hands);
    library::press_label(&mut hands, "Mistakes");
    hands.until(50, |hands| hands.menu() == Menu::Mistakes);
    library::settle(&mut hands);
    library::settle(&mut hands);
    press_words_of(&mut hands, "mistakes-row");
    opens_by::<G>(&mut hands, SeenBy::Side(1), "the page of mistakes");
}

#[test]
fn guyenne_is_seen_from_its_review_as_whoever_decided_saw_it() {
    reviews::<first::table::Rules>("takes");
}

#[test]
fn fayance_is_seen_from_its_review_as_whoever_decided_saw_it() {
    reviews::<fayance::table::Rules>("deal");
}

/// The record of a game of four that is over, with people or bots in its seats.
fn shared(people: [bool; 4]) -> String {
    let game = headless(first::ID);
    let shared = (0..(game.setups)()).find_map(|setup| {
        let bots = [game.bots[0]; 2];
        let played = (game.play)(setup, bots, guyenne::rules::seed::Seed(3)).ok()?;
        let facts = (game.facts)(played.record.as_bytes()).expect("a record");
        (facts.players.len() == 4).then_some(played.record)
    });
    let kinds = people.map(|person| match person {
        true => PlayerKind::Human,
        false => PlayerKind::Bot(game.bots[0].to_owned()),
    });
    let record = (game.with_players)(shared.expect("a game of four").as_bytes(), &kinds);
    record.expect("a record").expect("its players change")
}

/// Of a shared camp one sees what its person saw, and not what their partner held.
#[test]
fn who_shared_a_camp_sees_their_own_hand() {
    // A person stands beside a bot of the second camp.
    let text = shared([false, false, false, true]);
    let camp = 1;
    let mut hands = crate::replays::open();
    hands.app.world_mut().write_message(BringGame(text));
    hands.until(100, |hands| hands.app.world().contains_resource::<Replay>());
    hands.update(3);
    let replay = hands.app.world().resource::<Replay>();
    assert_eq!(replay.seen_by, SeenBy::Side(camp));
    let seat = Some(Seat::new(Camp::ALL[camp], 1));
    for n in (0..=replay.steps()).step_by(15) {
        command(&mut hands, ReplayCommand::To(n));
        let view = shown::<first::table::Rules>(&mut hands).view;
        assert_eq!(view.viewer, seat, "after {n}");
        for front in view.fronts.iter().flat_map(|front| front.0).flatten() {
            if front.seat.camp != Camp::ALL[camp] {
                assert_eq!(front.cards.is_some(), front.shown, "after {n}");
            }
        }
    }
}

/// What one of two who share a camp has decided is seen again as they saw it, and not as their partner did.
#[test]
fn a_decision_of_a_shared_camp_is_seen_as_whoever_decided_saw_it() {
    let scratch = Scratch::new("eyes-review-shared");
    let mut hands = library::open(&scratch, Device::Keys);
    let record = shared([false, false, true, true]);
    library::finish(&mut hands, first::ID, &record);
    // The second of each camp has decided; the first person of the second camp is another.
    let mut review = made_review(first::ID, 0, "takes");
    for decision in &mut review.decisions {
        decision.seat = 1;
    }
    let manager = hands.app.world_mut().resource_mut::<SaveManager>();
    let keep = LibraryTask::KeepReview(record, review.into());
    manager.into_inner().with_library(keep);
    library::settle(&mut hands);
    let ways = ["a moment", "a moment", "a mistake", "all mistakes"];
    for (n, way) in ways.into_iter().enumerate() {
        library::open_page(&mut hands);
        library::press(&mut hands, "library-review", 0);
        hands.until(50, |hands| hands.menu() == Menu::Review);
        hands.until_thought(|hands| hands.says("review-lines"));
        library::settle(&mut hands);
        match n {
            0 | 1 => press_moment(&mut hands, n),
            2 => press_words_of(&mut hands, "review-mistake"),
            _ => press_words_of(&mut hands, "review-find"),
        }
        let side = n.min(1);
        let eyes = SeenBy::Seat { side, seat: 1 };
        opens_by::<first::table::Rules>(&mut hands, eyes, way);
    }
}

/// A game of which one sees who leads.
trait Led: ReplayedGame {
    /// By how much the first side leads.
    fn lead(shown: &Self::Displayed) -> i32;

    /// The record of a game that is over, with people or bots on its sides.
    fn over(seed: u64, people: [bool; 2]) -> String {
        played(Self::GAME, seed, people)
    }

    /// Whether who has won leads in the end, whatever they have won by.
    const WINNER_LEADS: bool = false;
}

impl Led for first::table::Rules {
    fn lead(shown: &DisplayedView) -> i32 {
        let view = &shown.view;
        let scores = points(view.config.edition, view.row(), ByCamp::default());
        i32::from(scores[Camp::English].points) - i32::from(scores[Camp::French].points)
    }
}

impl Led for fayance::table::Rules {
    fn lead(shown: &Self::Displayed) -> i32 {
        let held = shown.view.held();
        i32::from(held[Side::North]) - i32::from(held[Side::South])
    }
}

impl Led for guesclin::table::Rules {
    fn lead(shown: &Self::Displayed) -> i32 {
        use guesclin::rules::Camp;
        let board = shown.board();
        let leader = match board.outcome() {
            Some(outcome) => outcome.winner,
            None => board.at_limit().0,
        };
        leader.map_or(0, |camp| if camp == Camp::France { 1 } else { -1 })
    }

    /// In the first one a horseman leaves with the booty and wins: no fighter falls.
    fn over(seed: u64, people: [bool; 2]) -> String {
        let games = include_str!("../data/guesclin/games.jsonl");
        let record = games.lines().nth(seed as usize - 4).expect("a game");
        with_people(guesclin::ID, record, people)
    }

    const WINNER_LEADS: bool = true;
}

/// Opens the result page of a record.
fn open_result(device: Device, games: Games, game: GameId, record: &str) -> Hands {
    let saves = SaveManager::new(Storage::in_memory(), &games);
    let mut hands = Hands::open_games(default(), device, games.clone(), saves);
    let save = (games.get(game).expect("a game").summary)(record).expect("a save");
    let start = StartGame::resume(game, &save);
    hands.app.world_mut().write_message(start);
    hands.until(400, |hands| hands.screen() == Screen::Result(game));
    hands.update(6);
    hands
}

/// Presses the button of a result page that shows the game again.
fn watch(hands: &mut Hands, game: GameId) {
    let world = hands.app.world_mut();
    let mut buttons = world.query::<(Entity, &ResultButton)>();
    let mut buttons = buttons.iter(world);
    let watch = buttons.find(|(_, it)| **it == ResultButton::Watch);
    let watch = watch.expect("a button").0;
    hands.focus_on(watch);
    hands.press(Press::Confirm);
    hands.until(100, |hands| {
        hands.screen() == Screen::Table(game) && hands.app.world().contains_resource::<Replay>()
    });
    hands.update(3);
}

/// The step at which a game stands that is not reviewed is the one before that with which the side that leads in the
/// end took the lead for good.
fn stands_where_the_lead_turned<G: Led>() {
    let mut games = every_game();
    for game in &mut games.0 {
        game.words_of_reviews = None;
    }
    let mut turned = 0;
    for (seed, (people, eyes)) in (5..).zip(PLAYERS) {
        let device = [Device::Keys, Device::Pad][seed as usize % 2];
        let record = G::over(seed, people);
        let mut hands = open_result(device, games.clone(), G::GAME, &record);
        watch(&mut hands, G::GAME);
        let replay = hands.app.world().resource::<Replay>();
        assert_eq!((replay.seen_by, replay.plays), (eyes, false));
        let Ok((_, course)) = G::course(&record, eyes) else {
            panic!("a record");
        };
        let signs = (1..=course.steps()).map(|step| {
            let beat = course.of_step(step).last().expect("a beat");
            G::lead(&G::split(beat.clone()).0).signum()
        });
        let signs: Vec<i32> = signs.collect();
        let last = *signs.last().expect("steps");
        if G::WINNER_LEADS {
            let facts = (headless(G::GAME).facts)(record.as_bytes()).expect("a record");
            let winner = facts.outcome.expect("it is over").winner;
            assert_eq!(last, winner.map_or(0, |side| 1 - 2 * side as i32));
        }
        let here = replay.at();
        let told = format!("{} {device:?}, seed {seed}: {here} of {signs:?}", G::GAME);
        assert!(signs[here..].iter().all(|&sign| sign == last), "{told}");
        assert!(here == 0 || signs[here - 1] != last, "{told}");
        turned += usize::from(here > 0 && here + 1 < signs.len());
        // One looks on from there.
        hands.press(Press::Commit);
        hands.update(3);
        assert_eq!(at(&hands), here + 1, "{told}");
    }
    assert!(turned > 0, "{} never turned", G::GAME);
}

#[test]
fn one_press_at_the_end_opens_guyenne_where_the_lead_turned() {
    stands_where_the_lead_turned::<first::table::Rules>();
}

#[test]
fn one_press_at_the_end_opens_fayance_where_the_lead_turned() {
    stands_where_the_lead_turned::<fayance::table::Rules>();
}

#[test]
fn one_press_at_the_end_opens_guesclin_where_the_lead_turned() {
    stands_where_the_lead_turned::<guesclin::table::Rules>();
}

/// How many events come before the greatest of these turning points.
fn greatest_turn(turns: &[TurningPoint]) -> Option<usize> {
    let greatest = turns
        .iter()
        .max_by(|one, other| one.change.abs().total_cmp(&other.change.abs()));
    greatest.map(|turn| turn.event)
}

/// Once it is known where the game turned most, it is shown again from there: at the greatest turning point of its
/// review.
fn stands_at_the_greatest_turn<G: Led>() {
    let (mut turned, mut apart) = (0, 0);
    for (seed, (people, eyes)) in (5..).zip(PLAYERS) {
        let record = G::over(seed, people);
        let review = headless(G::GAME).review.expect("reviews");
        let mut reviewer = review(record.as_bytes()).expect("a game that is over");
        let turns = loop {
            if let Some(turns) = reviewer.turns() {
                break turns;
            }
            assert!(!reviewer.think(97), "it ends without a line");
        };
        let Some(event) = greatest_turn(&turns) else {
            continue;
        };
        let mut hands = open_result(Device::Keys, every_game(), G::GAME, &record);
        hands.until_thought(|hands| hands.app.world().resource::<GreatestTurn>().0.is_some());
        watch(&mut hands, G::GAME);
        let Ok((_, course)) = G::course(&record, eyes) else {
            panic!("a record");
        };
        let here = at(&hands);
        let told = format!("{}, seed {seed}: {here}", G::GAME);
        assert!(course.events(here) <= event, "{told}");
        assert!(
            here == course.steps() || course.events(here + 1) > event,
            "{told}"
        );
        turned += 1;
        apart += usize::from(here != course.first_step(WatchFrom::TurningPoint));
        // A game that goes on has no end to be seen again.
        hands
            .app
            .world_mut()
            .write_message(RecordChanged::new(G::GAME, record, false));
        hands.update(2);
        assert_eq!(
            *hands.app.world().resource::<GreatestTurn>(),
            GreatestTurn::default()
        );
    }
    assert!(
        turned > 0 && apart > 0,
        "{}: {turned} turn, {apart} elsewhere",
        G::GAME
    );
}

#[test]
fn one_press_at_the_end_opens_guyenne_at_its_greatest_turn() {
    stands_at_the_greatest_turn::<first::table::Rules>();
}

#[test]
fn one_press_at_the_end_opens_fayance_at_its_greatest_turn() {
    stands_at_the_greatest_turn::<fayance::table::Rules>();
}

#[test]
fn one_press_at_the_end_opens_guesclin_at_its_greatest_turn() {
    stands_at_the_greatest_turn::<guesclin::table::Rules>();
}

/// What lies hidden at the end lies hidden when the game is seen again from there.
#[test]
fn nothing_lies_open_after_one_press_at_the_end() {
    for (seed, (people, eyes)) in (5..).zip(PLAYERS) {
        let game = first::ID;
        let record = played(game, seed, people);
        let mut hands = open_result(Device::Keys, every_game(), game, &record);
        watch(&mut hands, game);
        opens_by::<first::table::Rules>(&mut hands, eyes, "the result page");
        let game = fayance::ID;
        let record = played(game, seed, people);
        let mut hands = open_result(Device::Keys, every_game(), game, &record);
        watch(&mut hands, game);
        opens_by::<fayance::table::Rules>(&mut hands, eyes, "the result page");
    }
}
