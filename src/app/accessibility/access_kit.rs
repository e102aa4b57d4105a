//! The accessible tree for the system's screen readers, through `AccessKit`, and what they ask for. Bevy's own tree is
//! off: it has no order, keeps what is hidden, and knows nothing of cards.

use super::{AccessibleItem, AccessibleTree, ItemRole};
use accesskit::{
    Action, ActionData, Live, Node, NodeId, Rect as NodeRect, Role, Toggled, Tree, TreeId,
    TreeUpdate,
};
use bevy::{
    a11y::{ActionRequest, ManageAccessibilityUpdates},
    prelude::*,
};
use kit_input::{AssistiveAct, AssistiveRequest, InputSystems};

/// The nodes that stay: the page, and two places for news, which are filled in turn.
#[derive(Resource, Clone, Copy, Debug)]
pub struct FixedNodes {
    page: Entity,
    news: [Entity; 2],
}

pub(super) fn plugin(app: &mut App) {
    let world = app.world_mut();
    let fixed = FixedNodes {
        page: world.spawn(Name::new("Accessible page")).id(),
        news: [(); 2].map(|()| world.spawn(Name::new("Accessible news")).id()),
    };
    app.insert_resource(fixed)
        .add_message::<ActionRequest>()
        .add_systems(PreUpdate, read_requests.before(InputSystems::Gather));
    if let Some(mut manage) = app
        .world_mut()
        .get_resource_mut::<ManageAccessibilityUpdates>()
    {
        manage.set(false);
    }
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(adapter::plugin);
}

/// Passes the requests of screen readers on to the input.
fn read_requests(
    mut requests: MessageReader<ActionRequest>,
    mut answers: MessageWriter<AssistiveRequest>,
) {
    for ActionRequest(request) in requests.read() {
        let act = match (request.action, &request.data) {
            (Action::Focus, _) => AssistiveAct::Focus,
            (Action::Click, _) => AssistiveAct::Press,
            (Action::SetValue, Some(ActionData::Value(text))) => {
                AssistiveAct::Write(text.to_string())
            }
            _ => continue,
        };
        if let Some(entity) = Entity::try_from_bits(request.target_node.0) {
            answers.write(AssistiveRequest { entity, act });
        }
    }
}

/// The id of an entity's node.
fn id(entity: Entity) -> NodeId {
    NodeId(entity.to_bits())
}

/// The whole tree for `AccessKit`; `window` is its root, with this title, and a pixel of the design is `pixel` physical
/// ones.
#[must_use]
pub fn tree_update(
    tree: &AccessibleTree,
    fixed: FixedNodes,
    (window, title, pixel): (Entity, &str, f32),
) -> TreeUpdate {
    let mut root = Node::new(Role::Window);
    root.set_label(title);
    root.set_language(tree.language);
    root.set_children(vec![id(fixed.page), id(fixed.news[0]), id(fixed.news[1])]);
    let mut page = Node::new(if tree.modal { Role::Dialog } else { Role::Main });
    if tree.page.is_empty() {
        page.set_label(title);
    } else {
        page.set_label(tree.page.as_str());
    }
    if tree.modal {
        page.set_modal();
    }
    page.set_children(
        tree.items
            .iter()
            .map(|item| id(item.entity))
            .collect::<Vec<_>>(),
    );
    let mut nodes = vec![(id(window), root), (id(fixed.page), page)];
    nodes.extend(
        tree.items
            .iter()
            .map(|item| (id(item.entity), node(item, pixel))),
    );
    for (nth, entity) in fixed.news.into_iter().enumerate() {
        let mut news = Node::new(Role::Status);
        news.set_live(Live::Polite);
        if tree.said as usize % 2 == nth && tree.said > 0 {
            news.set_value(tree.news.as_str());
            news.set_label(tree.news.as_str());
        }
        nodes.push((id(entity), news));
    }
    TreeUpdate {
        nodes,
        tree: Some(Tree::new(id(window))),
        tree_id: TreeId::ROOT,
        focus: tree.focus.map_or(id(window), id),
    }
}

/// The node of one item.
fn node(item: &AccessibleItem, pixel: f32) -> Node {
    let mut node = Node::new(match item.role {
        ItemRole::Heading => Role::Heading,
        ItemRole::Text => Role::Label,
        ItemRole::Button => Role::Button,
        ItemRole::TextField => Role::TextInput,
    });
    let [min, max] = [item.area.min, item.area.max].map(|at| (at * pixel).as_dvec2());
    node.set_bounds(NodeRect::new(min.x, min.y, max.x, max.y));
    match item.role {
        // The text of a label is its value.
        ItemRole::Text => node.set_value(item.label.as_str()),
        _ => node.set_label(item.label.as_str()),
    }
    if matches!(item.role, ItemRole::Button | ItemRole::TextField) {
        if item.disabled {
            node.set_disabled();
        } else {
            node.add_action(Action::Focus);
            node.add_action(Action::Click);
        }
    }
    if let Some(value) = &item.value {
        node.set_value(value.as_str());
        node.add_action(Action::SetValue);
    }
    if let Some(checked) = item.checked {
        node.set_toggled(Toggled::from(checked));
    }
    node
}

/// The bridge to the system.
#[cfg(not(target_arch = "wasm32"))]
mod adapter {
    use super::{AccessibleTree, FixedNodes, tree_update};
    use bevy::{
        a11y::AccessibilityRequested, ecs::system::NonSendMarker, prelude::*,
        window::PrimaryWindow, winit::accessibility::ACCESS_KIT_ADAPTERS,
    };

    /// After so many frames the tree is handed over in any case.
    const AGAIN: u8 = 60;

    pub(super) fn plugin(app: &mut App) {
        // A screen reader that is started anew begins with an empty window, of which we hear nothing.
        let again = |mut frames: Local<u8>| {
            *frames = (*frames + 1) % AGAIN;
            *frames == 0
        };
        app.add_systems(
            Last,
            push.run_if(resource_changed::<AccessibleTree>.or_else(again)),
        );
    }

    /// Hands the tree to the system, if anybody listens.
    fn push(
        requested: Res<AccessibilityRequested>,
        tree: Res<AccessibleTree>,
        fixed: Res<FixedNodes>,
        windows: Query<(Entity, &Window), With<PrimaryWindow>>,
        _main_thread: NonSendMarker,
    ) {
        if !requested.get() {
            return;
        }
        let Ok((window, its)) = windows.single() else {
            return;
        };
        ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
            if let Some(adapter) = adapters.get_mut(&window) {
                let pixel = its.resolution.scale_factor();
                adapter
                    .update_if_active(|| tree_update(&tree, *fixed, (window, &its.title, pixel)));
            }
        });
    }
}
