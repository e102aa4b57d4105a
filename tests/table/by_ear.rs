//! A whole game by ear: a player who knows only the accessible tree, its labels and what is spoken, and who does
//! nothing but ask for actions on its nodes, goes from the title to the result.

use accesskit::{Action, ActionRequest, NodeId, Role, Toggled, TreeId, TreeUpdate};
use bevy::a11y::{AccessibilityRequested, ActionRequest as Request};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use guyenne::app::accessibility::{AccessibleTree, FixedNodes, tree_update};
use guyenne::app::{LaunchOptions, Screen};
use guyenne::games::guyenne::ID;
use guyenne::games::guyenne::rules::record::Record;
use guyenne::games::guyenne::table::Draft;
use guyenne::i18n::Language;
use std::fmt::Write;

use crate::harness::{Device, Hands};

/// The screen reader of the test: it hears the tree, and asks for actions.
pub struct ScreenReader {
    pub hands: Hands,
    heard: String,
    pub transcript: String,
}

/// A node as a screen reader tells it.
#[derive(Debug, Clone, PartialEq)]
pub struct SpokenNode {
    pub id: NodeId,
    pub role: Role,
    pub name: String,
    pub pressed: bool,
    pub can_press: bool,
}

impl ScreenReader {
    /// Opens the game with a screen reader that runs.
    pub fn open(options: LaunchOptions) -> Self {
        let mut hands = Hands::open(options, Device::Keys);
        hands.speak(Language::En);
        let requested = hands.app.world().resource::<AccessibilityRequested>();
        requested.set(true);
        let mut reader = Self {
            hands,
            heard: String::new(),
            transcript: String::new(),
        };
        reader.wait(3);
        reader
    }

    /// The tree as the system gets it.
    pub fn update(&mut self) -> TreeUpdate {
        let world = self.hands.app.world_mut();
        let mut windows = world.query_filtered::<(Entity, &Window), With<PrimaryWindow>>();
        let (window, its) = windows.single(world).expect("one window");
        let tree = world.resource::<AccessibleTree>();
        let fixed = *world.resource::<FixedNodes>();
        tree_update(tree, fixed, (window, &its.title, 1.0))
    }

    /// What is told, in order, without what is spoken by itself.
    pub fn told(&mut self) -> Vec<SpokenNode> {
        let update = self.update();
        check(&update);
        let told = update.nodes.iter().filter_map(|(id, node)| {
            let name = node.label().or(node.value()).unwrap_or_default();
            let counts = !matches!(
                node.role(),
                Role::Window | Role::Status | Role::Main | Role::Dialog
            );
            counts.then(|| SpokenNode {
                id: *id,
                role: node.role(),
                name: name.to_owned(),
                pressed: node.toggled() == Some(Toggled::True),
                can_press: node.supports_action(Action::Click) && !node.is_disabled(),
            })
        });
        told.collect()
    }

    /// Lets frames pass, and writes down what is spoken.
    pub fn wait(&mut self, frames: usize) {
        for _ in 0..frames {
            self.hands.update(1);
            let update = self.update();
            let news = update
                .nodes
                .iter()
                .filter(|(_, node)| node.role() == Role::Status);
            let news: String = news.filter_map(|(_, node)| node.label()).collect();
            if news != self.heard {
                for line in news.lines() {
                    let _ = writeln!(self.transcript, "    “{line}”");
                }
                self.heard = news;
            }
        }
    }

    /// Asks for an action on a node.
    pub fn ask(&mut self, action: Action, id: NodeId) {
        self.hands
            .app
            .world_mut()
            .write_message(Request(ActionRequest {
                action,
                target_tree: TreeId::ROOT,
                target_node: id,
                data: None,
            }));
        self.wait(3);
    }

    /// Presses a node.
    pub fn press(&mut self, node: &SpokenNode) {
        let _ = writeln!(self.transcript, "> {}", node.name);
        self.ask(Action::Click, node.id);
    }

    /// Presses what is called so.
    pub fn press_named(&mut self, name: &str) {
        let told = self.told();
        let found = told.iter().find(|node| node.can_press && node.name == name);
        let found = found.unwrap_or_else(|| panic!("no {name:?} among {told:?}"));
        self.press(&found.clone());
    }
}

/// The tree is whole: every child is there, once, has a name if it can be pressed, and the focus is one of them.
fn check(update: &TreeUpdate) {
    let ids: Vec<NodeId> = update.nodes.iter().map(|(id, _)| *id).collect();
    let root = update.tree.as_ref().expect("the tree has a root").root;
    let mut children: Vec<NodeId> = vec![root];
    for (_, node) in &update.nodes {
        children.extend(node.children());
        if node.supports_action(Action::Click) {
            let name = node.label().unwrap_or_default();
            assert!(!name.is_empty(), "a nameless {:?}", node.role());
        }
    }
    let sorted = |ids: &[NodeId]| {
        let mut ids: Vec<u64> = ids.iter().map(|id| id.0).collect();
        ids.sort_unstable();
        ids
    };
    assert_eq!(
        sorted(&ids),
        sorted(&children),
        "a node without a place, or one with two"
    );
    assert!(ids.contains(&update.focus), "the focus is on no node");
}

/// The buttons that confirm a selection.
const CONFIRM: [&str; 4] = ["Place", "Answer", "Reinforce", "Give these up"];

/// Plays from the first decision to the result by names alone; returns how many moves were confirmed.
fn play(reader: &mut ScreenReader) -> u32 {
    let mut moves = 0;
    let mut idle = 0;
    // A game has fewer presses.
    let mut left = 4000;
    while idle < 400 && left > 0 {
        left -= 1;
        let told = reader.told();
        let named = |name: &str| told.iter().find(|node| node.can_press && node.name == name);
        if named("The same deal again").is_some() {
            return moves;
        }
        let confirm = CONFIRM.iter().find_map(|name| named(name));
        let chosen = |node: &&SpokenNode| node.name.ends_with(", chosen");
        let castle = |node: &&SpokenNode| {
            [", held by", ", neutral"]
                .iter()
                .any(|holder| node.name.contains(holder))
        };
        let pressable = || told.iter().filter(|node| node.can_press);
        let castles: Vec<&SpokenNode> = pressable().filter(castle).collect();
        let troops = [
            "(2)",
            "(3)",
            "(4)",
            "(5)",
            "du Guesclin",
            "the Black Prince",
        ];
        let cards: Vec<&SpokenNode> = pressable()
            .filter(|node| !castle(node) && troops.iter().any(|troop| node.name.contains(troop)))
            .collect();
        let press = if let Some(show) = named("Show") {
            moves += 1;
            if moves % 3 == 0 {
                named("Concede").unwrap_or(show)
            } else {
                show
            }
        } else if !castles.is_empty() && !castles.iter().any(&chosen) {
            castles[moves as usize % castles.len()]
        } else if let Some(pass) = named("Pass").filter(|_| moves % 4 != 1 || cards.is_empty()) {
            moves += 1;
            pass
        } else if let Some(confirm) = confirm {
            let wanted = if confirm.name == "Give these up" {
                1
            } else {
                1 + moves as usize % 2
            };
            let mut free: Vec<&SpokenNode> =
                cards.iter().copied().filter(|card| !chosen(card)).collect();
            // The strongest card is always enough to lose.
            free.sort_by_key(|card| troops.iter().position(|troop| card.name.contains(troop)));
            let count = cards.len() - free.len();
            if count < wanted && free.len() > 1 - count.min(1) {
                match confirm.name.as_str() {
                    "Give these up" => free[free.len() - 1],
                    _ => free[0],
                }
            } else {
                moves += 1;
                confirm
            }
        } else {
            idle += 1;
            reader.wait(1);
            continue;
        };
        idle = 0;
        reader.press(&press.clone());
    }
    panic!(
        "nothing can be done any more:\n{:?}\n{}",
        reader.told(),
        reader.transcript
    );
}

/// From the title to the result at a level, and the transcript in the folder for what tests write.
fn whole_game(level: &str) {
    let mut reader = ScreenReader::open(LaunchOptions::default());
    reader.press_named("New game");
    reader.wait(5);
    // The same cards in every run of the test.
    let world = reader.hands.app.world_mut();
    world.resource_mut::<Draft>().seed = Some(11);
    reader.wait(2);
    let level_button = reader
        .told()
        .into_iter()
        .find(|node| node.can_press && node.name.contains(level));
    let level_button =
        level_button.unwrap_or_else(|| panic!("no {level} among {:?}", reader.told()));
    reader.press(&level_button);
    let chosen = reader
        .told()
        .into_iter()
        .find(|node| node.name == level_button.name);
    assert!(
        chosen.is_some_and(|node| node.pressed),
        "{level} does not say that it is selected"
    );
    reader.press_named("To the table");
    reader.wait(30);
    let moves = play(&mut reader);
    reader.wait(5);
    let told = reader.told();
    let _ = writeln!(reader.transcript, "--- the result page");
    for node in &told {
        let _ = writeln!(reader.transcript, "    {}", node.name);
    }
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(format!("by-ear-{level}.txt"));
    std::fs::write(&path, &reader.transcript).expect("the transcript can be written");
    assert!(
        moves >= 8,
        "{moves} moves are no game:\n{}",
        reader.transcript
    );
    // What the player has not known: the game was one, and is over.
    assert_eq!(reader.hands.screen(), Screen::Result(ID));
    let record = Record::parse(&reader.hands.record()).expect("a record");
    assert!(record.is_over());
    assert_eq!(record.config.level.name(), level.to_lowercase());
    record.replay().expect("a valid game");
}

#[test]
fn a_base_game_is_played_by_ear() {
    whole_game("Base");
}

#[test]
fn an_advanced_game_is_played_by_ear() {
    whole_game("Advanced");
}

#[test]
fn a_request_gives_the_focus_and_what_is_gone_is_left_alone() {
    let mut reader = ScreenReader::open(LaunchOptions::default());
    let told = reader.told();
    let settings = told
        .iter()
        .find(|node| node.name == "Settings")
        .expect("settings")
        .clone();
    reader.ask(Action::Focus, settings.id);
    assert_eq!(reader.update().focus, settings.id);
    assert_eq!(
        reader.hands.screen(),
        Screen::Title,
        "focusing presses nothing"
    );
    reader.press(&settings);
    let inside = reader.told();
    assert!(
        inside.iter().all(|node| node.id != settings.id),
        "the menu lies over the title"
    );
    let before = reader.update();
    reader.press(&settings);
    assert_eq!(
        reader.update().focus,
        before.focus,
        "what is out of reach was pressed"
    );
    assert!(
        reader.transcript.contains("“Settings”"),
        "a page that opens says its name:\n{}",
        reader.transcript
    );
}
