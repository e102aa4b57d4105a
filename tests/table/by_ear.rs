//! A player by ear, of any game: they know only the accessible tree, its labels and what is spoken, and do nothing but
//! ask for actions on its nodes.

use accesskit::{Action, ActionRequest, NodeId, Role, Toggled, TreeId, TreeUpdate};
use bevy::a11y::{AccessibilityRequested, ActionRequest as Request};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use guyenne::app::accessibility::{AccessibleTree, FixedNodes, tree_update};
use guyenne::app::{LaunchOptions, Screen};
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
