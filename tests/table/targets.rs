//! Everything that can be pressed can be hit: at the designed size it is at least 44 by 44 pixels, on every screen, in
//! every menu and in every phase of a game.

use std::collections::BTreeMap;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::Button;
use guyenne::app::games::GAMES;
use guyenne::app::menu::settings::{OptionGroup, ShownGroup};
use guyenne::app::settings::{Settings, TextSize};
use guyenne::app::{LaunchOptions, Menu, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::Level;
use guyenne::games::guyenne::rules::seat::{Camp, Seat};
use guyenne::games::guyenne::table::{Phase, Turn};
use guyenne::input::{Candidates, Focusable, Focused, Reach};
use guyenne::table::log_panel::LogOpen;
use guyenne::table::overview_panel::OverviewOpen;
use guyenne::table::{MenuGame, Player};
use guyenne::theme::widget::HitArea;

use crate::guyenne::whole_game::{next_decision, play};
use crate::harness::{Device, Hands, Press, against, parameters, two_people};

/// The least side of a target, in pixels.
const LEAST: f32 = 44.0;

/// What is too small to be hit, by its name; a reading place that does nothing when pressed is no target.
fn too_small(hands: &mut Hands) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut nodes = world.query_filtered::<(
        Entity,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
    ), (With<Button>, With<Focusable>, Without<InteractionDisabled>)>();
    let mut things =
        world.query_filtered::<(Entity, &Reach, &InheritedVisibility), With<Focusable>>();
    let mut areas = world.query_filtered::<(&ChildOf, &ComputedNode), With<HitArea>>();
    let mut hits: BTreeMap<Entity, Vec2> = BTreeMap::new();
    for (parent, area) in areas.iter(world) {
        hits.insert(parent.parent(), area.size());
    }
    let nodes = nodes
        .iter(world)
        .filter(|(_, node, _, seen)| seen.get() && !node.is_empty())
        .map(|(entity, node, ..)| {
            (
                entity,
                node.size()
                    .max(hits.get(&entity).copied().unwrap_or_default()),
            )
        });
    let things = things
        .iter(world)
        .filter(|(.., seen)| seen.get())
        .map(|(entity, reach, _)| (entity, reach.0));
    let all: Vec<(Entity, Vec2)> = nodes.chain(things).collect();
    assert!(!all.is_empty(), "nothing can be pressed");
    let small = all
        .into_iter()
        .filter(|(_, size)| size.min_element() < LEAST - 0.01);
    small
        .map(|(entity, size)| {
            let name = world
                .get::<Name>(entity)
                .map_or("", Name::as_str)
                .to_owned();
            let words = hands_words(world, entity);
            format!("{name} {words:?} {size}")
        })
        .collect()
}

fn hands_words(world: &World, entity: Entity) -> String {
    let mut words = String::new();
    let mut todo = vec![entity];
    while let Some(entity) = todo.pop() {
        if let Some(text) = world.get::<Text>(entity) {
            words.push_str(&text.0);
        }
        todo.extend(world.get::<Children>(entity).into_iter().flatten());
    }
    words
}

/// Whether the focus is on something that can be focused, that is marked, seen, and inside the window.
fn lost_focus(hands: &mut Hands) -> Option<String> {
    let world = hands.app.world_mut();
    let all = world
        .run_system_cached(|candidates: Candidates| candidates.list())
        .expect("a system");
    if all.is_empty() {
        return None;
    }
    let focused = world.resource::<InputFocus>().get();
    let found = all
        .iter()
        .find(|candidate| Some(candidate.entity) == focused);
    let Some(found) = found else {
        return Some(format!(
            "the focus is on {focused:?}, of {} things",
            all.len()
        ));
    };
    if !world.entity(found.entity).contains::<Focused>() {
        return Some("what has the focus is not marked".to_owned());
    }
    let window = Rect::new(-1.0, -1.0, 1281.0, 721.0);
    let scrolled = found.area.intersect(window).is_empty();
    scrolled.then(|| format!("the focus is outside: {:?}", found.area))
}

/// What is at fault here, after a few frames.
struct Faults(Vec<String>);

impl Faults {
    fn look(&mut self, hands: &mut Hands, at: &str) {
        hands.update(4);
        let small = too_small(hands);
        self.0.extend(
            small
                .into_iter()
                .map(|what| format!("{at}: too small: {what}")),
        );
        self.0
            .extend(lost_focus(hands).map(|what| format!("{at}: {what}")));
    }

    /// The menus, the log and the table in words, over what is on screen.
    fn look_at_menus(&mut self, hands: &mut Hands, menus: &[Menu]) {
        for &menu in menus {
            hands
                .app
                .world_mut()
                .resource_mut::<NextState<Menu>>()
                .set(menu);
            self.look(hands, &format!("{menu:?}"));
            assert_eq!(hands.menu(), menu);
        }
        hands
            .app
            .world_mut()
            .resource_mut::<NextState<Menu>>()
            .set(Menu::None);
        hands.update(3);
    }

    fn none(mut self) {
        self.0.sort();
        self.0.dedup();
        assert!(self.0.is_empty(), "{}", self.0.join("\n"));
    }
}

#[test]
fn on_the_screens_everything_can_be_hit_and_the_focus_is_seen() {
    let mut faults = Faults(Vec::new());
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    faults.look(&mut hands, "the title");
    let menus = [Menu::Pause, Menu::Credits, Menu::Puzzles, Menu::Daily];
    faults.look_at_menus(&mut hands, &menus);
    for game in GAMES {
        hands.app.insert_resource(MenuGame(game.id));
        faults.look_at_menus(&mut hands, &[Menu::Learn]);
    }
    for group in OptionGroup::ALL {
        hands.app.insert_resource(ShownGroup(group));
        faults.look_at_menus(&mut hands, &[Menu::Settings]);
    }
    let others = GAMES.iter().map(|game| game.id).filter(|&game| game != ID);
    let setups = others.chain([ID]).map(Screen::Setup);
    for screen in [Screen::ChooseGame].into_iter().chain(setups) {
        hands
            .app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(screen);
        faults.look(&mut hands, &format!("{screen:?}"));
        assert_eq!(hands.screen(), screen);
    }
    let plate = hands.seat(Seat::new(Camp::English, 0));
    hands.focus_on(plate);
    hands.press(Press::Confirm);
    faults.look(&mut hands, "the choice of a player");
    faults.none();
}

/// The card of a puzzle, and the table below it.
#[test]
fn in_a_puzzle_everything_can_be_hit() {
    use guyenne::games::guyenne::table::puzzles::{CurrentPuzzle, StartPuzzle};
    let mut faults = Faults(Vec::new());
    let mut hands = Hands::open(LaunchOptions::default(), Device::Keys);
    let start = StartPuzzle("kept".to_owned());
    hands.app.world_mut().write_message(start);
    let current = |hands: &Hands, is: fn(&CurrentPuzzle) -> bool| {
        (hands.app.world().get_resource::<CurrentPuzzle>()).is_some_and(is)
    };
    hands.until(100, |hands| current(hands, |now| now.card().is_some()));
    faults.look(&mut hands, "the task");
    hands.press(Press::Confirm);
    hands.until(100, |hands| current(hands, CurrentPuzzle::is_chosen));
    faults.look(&mut hands, "a puzzle");
    play(&mut hands, "place 4 2".parse().expect("a move"));
    hands.until(3000, |hands| current(hands, |now| now.card().is_some()));
    faults.look(&mut hands, "a refutation");
    faults.look_at_menus(&mut hands, &[Menu::Pause, Menu::Puzzles]);
    faults.none();
}

/// A game at a level, in every phase.
fn in_a_game(options: LaunchOptions) {
    let mut faults = Faults(Vec::new());
    let mut hands = Hands::open(options, Device::Keys);
    let mut decisions = 0;
    while let Some(decision) = next_decision(&mut hands) {
        decisions += 1;
        let phase = format!("{:?}", hands.app.world().resource::<State<Phase>>().get());
        faults.look(&mut hands, &phase);
        if decisions == 3 {
            hands.app.insert_resource(LogOpen(true));
            faults.look(&mut hands, "the log");
            hands.app.insert_resource(LogOpen(false));
            hands.update(2);
            hands.app.insert_resource(OverviewOpen(true));
            faults.look(&mut hands, "the table in words");
            hands.app.insert_resource(OverviewOpen(false));
            faults.look_at_menus(&mut hands, &[Menu::Pause, Menu::Settings]);
        }
        let m = decision.nth((decisions * 7 + 3) % decision.count());
        play(&mut hands, m);
    }
    hands.update(20);
    faults.look(&mut hands, "the result");
    assert!(decisions >= 4);
    faults.none();
}

#[test]
fn in_an_expert_game_everything_can_be_hit_and_the_focus_is_seen() {
    in_a_game(LaunchOptions {
        parameters: parameters(&[
            ("level", "expert"),
            ("english", "squire"),
            ("french", "human"),
        ]),
        ..against("squire")
    });
}

#[test]
fn behind_the_curtain_everything_can_be_hit_and_the_focus_is_seen() {
    let mut faults = Faults(Vec::new());
    let mut hands = Hands::open(two_people(11, Level::Advanced), Device::Keys);
    hands.until(400, |hands| {
        matches!(hands.turn(), Turn::Curtain(_) | Turn::Person(_))
    });
    faults.look(&mut hands, "the curtain");
    faults.none();
}

/// On a phone with the largest letters the way back from each page is within the window, and can be hit.
#[test]
fn on_a_phone_the_way_back_is_in_sight() {
    use guyenne::i18n::Language;
    use guyenne::theme::widget::LeadsBack;
    let window = Rect::new(0.0, 0.0, 844.0, 390.0).inflate(1.0);
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    hands.resize((844.0, 390.0));
    let mut faults = Vec::new();
    for language in [Language::Fr, Language::De] {
        hands.speak(language);
        for menu in [
            Menu::Credits,
            Menu::Challenge,
            Menu::Daily,
            Menu::Learn,
            Menu::Puzzles,
            Menu::Settings,
            Menu::Gallery,
        ] {
            for letters in [TextSize::Normal, TextSize::Largest] {
                let world = hands.app.world_mut();
                world.resource_mut::<Settings>().text_size = letters;
                world.resource_mut::<NextState<Menu>>().set(menu);
                hands.update(6);
                assert_eq!(hands.menu(), menu);
                let world = hands.app.world_mut();
                let mut backs = world.query_filtered::<Entity, With<LeadsBack>>();
                let backs: Vec<Entity> = backs.iter(world).collect();
                let areas: Vec<Rect> = backs.iter().filter_map(|&one| hands.area(one)).collect();
                if !areas.iter().any(|area| window.union(*area) == window) {
                    faults.push(format!("{language:?} {menu:?} {letters:?}: {areas:?}"));
                }
                let world = hands.app.world_mut();
                world.resource_mut::<NextState<Menu>>().set(Menu::None);
                hands.update(3);
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// On a phone the buttons at the foot of every page of a new game are within the window, with any letters and long
/// names.
#[test]
fn on_a_phone_every_new_game_can_be_begun() {
    use guyenne::games::{fayance, guesclin};
    use guyenne::i18n::Language;
    use guyenne::table::setup_form::SetupButton;
    const NAME: &str = "Wilhelmina-Maria";
    let window = Rect::new(0.0, 0.0, 844.0, 390.0).inflate(1.0);
    let mut hands = Hands::open_every_game(LaunchOptions::default(), Device::Keys);
    hands.resize((844.0, 390.0));
    let world = hands.app.world_mut();
    let mut draft = world.resource_mut::<fayance::table::Draft>();
    for side in fayance::rules::Side::ALL {
        draft.game.seats[side] = Player::Human.into();
        draft.names[side] = NAME.to_owned();
    }
    let mut draft = world.resource_mut::<guesclin::table::Draft>();
    draft.game.scenario = 4;
    draft.names = [NAME; 4].map(str::to_owned);
    for banner in guesclin::rules::Banner::ALL {
        draft.choose(banner, Some(&Player::Human));
    }
    let mut faults = Vec::new();
    for game in GAMES {
        for language in Language::ALL {
            for letters in [TextSize::Normal, TextSize::Largest] {
                hands.speak(language);
                let world = hands.app.world_mut();
                world.resource_mut::<Settings>().text_size = letters;
                let mut screen = world.resource_mut::<NextState<Screen>>();
                screen.set(Screen::Setup(game.id));
                hands.update(8);
                let world = hands.app.world_mut();
                let mut feet = world.query_filtered::<Entity, With<SetupButton>>();
                let feet: Vec<Entity> = feet.iter(world).collect();
                assert_eq!(feet.len(), 2, "{}", game.id);
                for foot in feet {
                    let area = hands.area(foot);
                    if !area.is_some_and(|area| window.union(area) == window) {
                        faults.push(format!("{} {language:?} {letters:?}: {area:?}", game.id));
                    }
                }
                let world = hands.app.world_mut();
                world.resource_mut::<NextState<Screen>>().set(Screen::Title);
                hands.update(4);
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
