//! Windows of several sizes, with text of several sizes: nothing that can be pressed leaves them.

use bevy::prelude::*;
use guyenne::app::games::GAMES;
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::{fayance, guesclin};
use guyenne::i18n::{Language, LocalizedText, Localizer};
use guyenne::table::{SaveSummary, SavedGame, SavedGames};
use guyenne::theme::scroll_pane::ScrollPane;
use guyenne::theme::{DropCap, Scale};
use guyenne::timings::AnimationTimings;

use crate::harness::{Device, Hands};

#[test]
fn nothing_that_can_be_pressed_leaves_the_window() {
    for text_scale in [1.0, 1.4, 2.0] {
        nothing_leaves_the_window(text_scale);
    }
}

/// Several window sizes, with text `text_scale` times as large as designed.
fn nothing_leaves_the_window(text_scale: f32) {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    let scale = *hands.app.world().resource::<Scale>();
    // The title stays for as long as this takes.
    let mut timings = hands.app.world_mut().resource_mut::<AnimationTimings>();
    timings.doze.seconds = f32::MAX;
    // The scenario with the most banners.
    let mut draft = hands
        .app
        .world_mut()
        .resource_mut::<guesclin::table::Draft>();
    draft.game.scenario = 4;
    hands
        .app
        .insert_resource(Scale::of(scale.window, text_scale));
    for (width, height) in [
        (844.0, 390.0),
        (1024.0, 768.0),
        (1280.0, 720.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
        (2560.0, 1440.0),
    ] {
        hands.resize((width, height));
        for language in Language::ALL {
            hands
                .app
                .world_mut()
                .resource_mut::<Localizer>()
                .set(language);
            for (screen, open) in [
                (Screen::Title, Menu::None),
                (Screen::ChooseGame, Menu::None),
                (Screen::Setup(fayance::ID), Menu::None),
                (Screen::Setup(guesclin::ID), Menu::None),
                // From here on menus are about this game.
                (Screen::Setup(ID), Menu::None),
                (Screen::Title, Menu::Pause),
                (Screen::Setup(ID), Menu::Settings),
                (Screen::Setup(ID), Menu::Credits),
                (Screen::Title, Menu::Learn),
                (Screen::Title, Menu::Tutorial),
                (Screen::Title, Menu::Puzzles),
                (Screen::Title, Menu::Daily),
            ] {
                go_to(&mut hands, screen, open);
                let window = Rect::new(-0.5, -0.5, width + 0.5, height + 0.5);
                let buttons = pressable(&mut hands);
                let least = if screen == Screen::ChooseGame {
                    GAMES.len() + 1
                } else {
                    2
                };
                assert!(buttons.len() >= least, "{screen:?} {open:?}");
                for (button, area) in buttons {
                    // What is above or below the seen part of a list is scrolled to.
                    if scrolls(&hands, button) {
                        assert!(
                            window.min.x <= area.min.x && area.max.x <= window.max.x,
                            "{button} of {screen:?} {open:?} leaves {width}x{height} at {text_scale}: {area:?}"
                        );
                        continue;
                    }
                    assert!(
                        window.contains(area.min) && window.contains(area.max),
                        "{button} of {screen:?} {open:?} leaves {width}x{height} at {text_scale}: {area:?}"
                    );
                }
            }
        }
    }
}

/// A page that is open while the window changes, as when a phone is turned, stands as if it had been opened there.
#[test]
fn an_open_page_follows_the_window() {
    let (wide, low) = ((1280.0, 720.0), (844.0, 390.0));
    let mut moved = 0;
    for (screen, open) in [
        (Screen::Title, Menu::None),
        (Screen::ChooseGame, Menu::None),
        (Screen::Setup(fayance::ID), Menu::None),
        (Screen::Setup(guesclin::ID), Menu::None),
        (Screen::Setup(ID), Menu::None),
        (Screen::Title, Menu::Learn),
    ] {
        for (from, to) in [(wide, low), (low, wide)] {
            let [before, followed] = {
                let mut hands = opened(from, screen, open);
                let before = areas(&mut hands);
                hands.resize(to);
                hands.update(6);
                assert_eq!((hands.screen(), hands.menu()), (screen, open));
                [before, areas(&mut hands)]
            };
            let fresh = areas(&mut opened(to, screen, open));
            assert!(fresh.len() >= 2, "{screen:?} {open:?}");
            assert_eq!(followed, fresh, "{screen:?} {open:?} from {from:?}");
            moved += usize::from(before != fresh);
        }
    }
    assert_eq!(moved, 12);
}

/// The program in a window of this size, with this page open.
fn opened(window: (f32, f32), screen: Screen, open: Menu) -> Hands {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    hands.resize(window);
    hands.update(2);
    go_to(&mut hands, screen, open);
    hands
}

/// Opens a screen with a menu over it, or none, and waits until both are laid out.
fn go_to(hands: &mut Hands, screen: Screen, open: Menu) {
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Screen>>().set(screen);
    world.resource_mut::<NextState<Menu>>().set(open);
    hands.update(6);
    assert_eq!((hands.screen(), hands.menu()), (screen, open));
}

/// The areas of all buttons, from above, in whole pixels.
fn areas(hands: &mut Hands) -> Vec<[i32; 4]> {
    let mut areas: Vec<[i32; 4]> = pressable(hands)
        .into_iter()
        .map(|(_, area)| {
            [area.min.y, area.min.x, area.max.y, area.max.x].map(|at| at.round() as i32)
        })
        .collect();
    areas.sort_unstable();
    areas
}

/// A game in progress.
fn a_saved_game() -> SavedGame {
    SavedGame {
        game: ID,
        number: 1,
        save: SaveSummary {
            record: String::new(),
            about: LocalizedText::verbatim("Round 1"),
            is_over: false,
            refused: None,
        },
    }
}

/// Builds the title anew.
fn go_to_title(hands: &mut Hands) {
    for screen in [Screen::ChooseGame, Screen::Title] {
        let world = hands.app.world_mut();
        world.resource_mut::<NextState<Screen>>().set(screen);
        hands.update(6);
    }
}

/// With a game to be continued, the title has its longest list: it ends above the picture at the foot of the page.
#[test]
fn the_list_of_the_title_ends_above_the_picture() {
    for window in [(844.0, 390.0), (1280.0, 720.0)] {
        let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
        hands.resize(window);
        let mut saved = hands.app.world_mut().resource_mut::<SavedGames>();
        saved.put_first(a_saved_game());
        go_to_title(&mut hands);
        let entries = pressable(&mut hands);
        assert_eq!(entries.len(), 8, "{window:?}");
        // Some share a line, on a phone more of them; the last, beside which the castle stands, is alone on its own.
        let lines = lines_of(&entries);
        let expected: &[usize] = match window {
            (_, height) if height < 500.0 => &[1, 2, 2, 2, 1],
            _ => &[1, 1, 1, 2, 2, 1],
        };
        assert_eq!(lines, expected, "{window:?}");
        for (at, (entry, area)) in entries.iter().enumerate() {
            let lowest = window.1 * PICTURE;
            assert!(
                area.max.y <= lowest,
                "{window:?} {entry}: {area:?} below {lowest}"
            );
            for (other, over) in &entries[at + 1..] {
                let both = area.intersect(*over);
                let overlap = both.width() > 1.0 && both.height() > 1.0;
                assert!(!overlap, "{window:?}: {entry} and {other}");
            }
        }
    }
}

/// Pictures on the title's page that its words must not cover: the horse and its knight, the flag of the first tower,
/// the castle. As shares of the page's width and height, from its upper left corner.
const PICTURES: [(&str, [f32; 4]); 4] = [
    ("the knight", [0.75, 0.53, 0.98, 0.67]),
    ("the flag", [0.66, 0.685, 0.68, 0.71]),
    ("its tower's roof", [0.658, 0.72, 0.69, 0.775]),
    ("the castle", [0.638, 0.775, 0.95, 0.95]),
];

/// On a phone, where two entries share a line.
#[test]
fn the_words_of_the_title_do_not_cover_its_pictures() {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    for text_scale in [1.0, 2.0] {
        for (language, continues) in Language::ALL
            .into_iter()
            .flat_map(|l| [(l, false), (l, true)])
        {
            let mut saved = hands.app.world_mut().resource_mut::<SavedGames>();
            *saved = SavedGames::default();
            if continues {
                saved.put_first(a_saved_game());
            }
            let world = hands.app.world_mut();
            world.resource_mut::<Localizer>().set(language);
            hands
                .app
                .insert_resource(Scale::of(Vec2::new(844.0, 390.0), text_scale));
            hands.resize((844.0, 390.0));
            go_to_title(&mut hands);
            let world = hands.app.world_mut();
            let words: Vec<Entity> = world
                .query_filtered::<Entity, With<DropCap>>()
                .iter(world)
                .collect();
            assert_eq!(words.len(), if continues { 8 } else { 7 });
            let above: Vec<Entity> = ancestors(&hands, words[0]).collect();
            let page = above[above.len() - 2];
            let page = hands.area(page).expect("the page, in the root");
            assert!(page.height() > 380.0, "{page:?}");
            for words in words {
                let area = hands.area(words).expect("words");
                for (name, [left, top, right, bottom]) in PICTURES {
                    let at = |x, y| page.min + page.size() * Vec2::new(x, y);
                    let picture = Rect::from_corners(at(left, top), at(right, bottom));
                    let both = area.intersect(picture);
                    assert!(
                        both.width() < 1.0 || both.height() < 1.0,
                        "{language:?} {text_scale} {continues}: {area:?} covers {name} at {picture:?}"
                    );
                }
            }
        }
    }
}

/// What the game is about that can be continued stands apart from the word, also where it breaks into two lines.
#[test]
fn a_game_to_be_continued_stands_apart_from_the_word() {
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    let long = "Fayance · territories: North 1, South 0";
    let mut seen = 0;
    for (window, text_scale) in [
        ((844.0, 390.0), 1.0),
        ((844.0, 390.0), 2.0),
        ((1280.0, 720.0), 1.0),
        ((1280.0, 720.0), 2.0),
        ((1920.0, 1080.0), 1.0),
    ] {
        for language in Language::ALL {
            let mut game = a_saved_game();
            game.save.about = LocalizedText::verbatim(long);
            let mut saved = hands.app.world_mut().resource_mut::<SavedGames>();
            *saved = SavedGames::default();
            saved.put_first(game);
            let world = hands.app.world_mut();
            world.resource_mut::<Localizer>().set(language);
            let scale = Scale::of(Vec2::from(window), text_scale);
            hands.app.insert_resource(scale);
            hands.resize(window);
            go_to_title(&mut hands);
            let world = hands.app.world_mut();
            let mut texts = world.query::<(Entity, &LocalizedText, &ChildOf)>();
            let about = texts
                .iter(world)
                .find(|(_, text, _)| **text == LocalizedText::verbatim(long));
            let Some((about, _, row)) = about else {
                panic!("{window:?} {text_scale} {language:?}: nothing is told");
            };
            let row = row.parent();
            let mut words = world.query_filtered::<(Entity, &ChildOf), With<DropCap>>();
            let word = words.iter(world).find(|(_, of)| of.parent() == row);
            let word = word.expect("the word beside it").0;
            let [row, word, about] = [row, word, about].map(|it| hands.area(it).expect("laid out"));
            let told =
                format!("{window:?} {text_scale} {language:?}: {word:?} {about:?} in {row:?}");
            assert!(about.min.x - word.max.x >= 4.0, "{told}");
            assert!(about.max.x <= row.max.x + 1.0, "{told}");
            seen += 1;
        }
    }
    assert_eq!(seen, 20);
}

/// How many entries stand on each line, from above.
fn lines_of(entries: &[(Entity, Rect)]) -> Vec<usize> {
    let mut tops: Vec<f32> = entries.iter().map(|(_, area)| area.min.y).collect();
    tops.sort_by(f32::total_cmp);
    tops.chunk_by(|above, below| below - above < 1.0)
        .map(<[f32]>::len)
        .collect()
}

/// Where the picture at the foot of the title begins, as a share of the page's height.
const PICTURE: f32 = 0.825;

/// Whether a button lies in a pane that scrolls.
fn scrolls(hands: &Hands, button: Entity) -> bool {
    let world = hands.app.world();
    ancestors(hands, button).any(|entity| world.get::<ScrollPane>(entity).is_some())
}

/// An entity, and all in which it lies.
fn ancestors(hands: &Hands, entity: Entity) -> impl Iterator<Item = Entity> {
    let world = hands.app.world();
    core::iter::successors(Some(entity), |&entity| {
        world.get::<ChildOf>(entity).map(ChildOf::parent)
    })
}

/// All buttons and their areas.
fn pressable(hands: &mut Hands) -> Vec<(Entity, Rect)> {
    let world = hands.app.world_mut();
    let mut buttons = world.query_filtered::<Entity, With<bevy::ui_widgets::Button>>();
    let found: Vec<_> = buttons.iter(world).collect();
    let area = |entity| hands.area(entity).map(|area| (entity, area));
    found.into_iter().filter_map(area).collect()
}
