//! Games that are left: they count as not finished until they are over, alike in every game, and a game that is over
//! counts even if nobody waits for its result.

use guyenne::app::Screen;
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::table::Rules;
use guyenne::i18n::Language;
use guyenne::rules::game::GameId;
use guyenne::table::statistics::Statistics;
use guyenne::table::{GameRequest, LeaveGame, Menu, SavedGames, StartGame};

use bevy::prelude::*;

use crate::guyenne::whole_game::{decision, next_decision, play};
use crate::harness::{Device, Hands, against, parameters};

/// The games won, lost, and not finished against a bot.
fn tally(hands: &Hands, game: GameId, bot: &str) -> [u32; 3] {
    let statistics = hands.app.world().resource::<Statistics>();
    let tally = statistics.against(game, bot).unwrap_or_default();
    [tally.won, tally.lost, tally.unfinished]
}

fn leave(hands: &mut Hands) {
    hands.app.world_mut().write_message(LeaveGame);
    hands.until(50, |hands| hands.screen() == Screen::Title);
    hands.update(3);
}

fn begin(hands: &mut Hands, start: StartGame) {
    let table = Screen::Table(start.game);
    hands.app.world_mut().write_message(start);
    hands.until(50, |hands| hands.screen() == table);
    hands.update(3);
}

/// The caption of the pause menu.
fn pause_says(hands: &mut Hands, key: &str) -> bool {
    let set = |hands: &mut Hands, menu| {
        let world = hands.app.world_mut();
        world.resource_mut::<NextState<Menu>>().set(menu);
        hands.update(4);
    };
    set(hands, Menu::Pause);
    let says = hands.says(key);
    set(hands, Menu::None);
    says
}

/// At the table of a game against a bot, which these words begin: `decide` makes a decision of the person.
pub fn counts_as_unfinished(
    hands: &mut Hands,
    (game, bot): (GameId, &str),
    words: &[(&str, &str)],
    decide: impl Fn(&mut Hands),
) {
    hands.speak(Language::En);
    assert_eq!(tally(hands, game, bot), [0, 0, 0], "{game}");
    assert!(pause_says(hands, "pause-saved"), "{game}");
    decide(hands);
    assert_eq!(tally(hands, game, bot), [0, 0, 1], "{game}");
    decide(hands);
    assert_eq!(tally(hands, game, bot), [0, 0, 1], "{game}");
    assert!(pause_says(hands, "pause-counted"), "{game}");
    leave(hands);
    // It is taken up again, and left for another one.
    let saved = hands.app.world().resource::<SavedGames>();
    let resume = StartGame::resume(game, saved.of(game).expect("a saved game"));
    begin(hands, resume);
    decide(hands);
    assert_eq!(tally(hands, game, bot), [0, 0, 1], "{game}");
    leave(hands);
    let request = GameRequest {
        words: parameters(words),
        ..GameRequest::default()
    };
    begin(hands, StartGame { game, request });
    assert_eq!(tally(hands, game, bot), [0, 0, 1], "{game}");
    decide(hands);
    assert_eq!(tally(hands, game, bot), [0, 0, 2], "{game}");
}

#[test]
fn a_game_of_guyenne_that_is_left_counts_as_unfinished() {
    let mut hands = Hands::open(against("squire"), Device::Keys);
    let words = [("english", "squire"), ("french", "human")];
    counts_as_unfinished(&mut hands, (ID, "squire"), &words, |hands| {
        let decision = next_decision(hands).expect("the game goes on");
        play(hands, decision.nth(0));
        hands.update(2);
    });
}

#[test]
fn a_game_that_is_over_counts_even_if_it_is_left_before_its_result() {
    let mut hands = Hands::open(against("squire"), Device::Keys);
    let over = |hands: &Hands| {
        let rules = hands.app.world().get_resource::<Rules>();
        rules.is_some_and(Rules::is_over)
    };
    let mut decisions = 0;
    while !over(&hands) {
        hands.until(3000, |hands| {
            over(hands)
                || matches!(
                    hands.turn(),
                    guyenne::games::guyenne::table::Turn::Person(_)
                )
        });
        hands.update(usize::from(!over(&hands)) * 2);
        if let Some(decision) = decision(&hands).filter(|_| !over(&hands)) {
            decisions += 1;
            play(
                &mut hands,
                decision.nth((decisions * 7 + 3) % decision.count()),
            );
        }
    }
    assert_eq!(hands.screen(), Screen::Table(ID), "its result is not shown");
    hands.update(1);
    let counted = tally(&hands, ID, "squire");
    assert_eq!(counted[0] + counted[1], 1, "{counted:?}");
    assert_eq!(counted[2], 0);
    leave(&mut hands);
    // Its result is looked at later: it is not counted again.
    let saved = hands.app.world().resource::<SavedGames>();
    let resume = StartGame::resume(ID, saved.of(ID).expect("its result was not seen"));
    hands.app.world_mut().write_message(resume);
    hands.until(400, |hands| hands.screen() == Screen::Result(ID));
    hands.update(3);
    assert_eq!(tally(&hands, ID, "squire"), counted);
}
