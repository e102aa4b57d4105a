//! Readers of what is on screen: places, texts, focus, the open page.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use guyenne::app::{Menu, Screen};
use guyenne::games::guyenne::rules::seat::Seat;
use guyenne::games::guyenne::table::Turn;
use guyenne::i18n::LocalizedText;
use guyenne::table::HudRoot;

use super::{Hands, LatestRecord};

/// A text on screen as its locale file has it: spaces that do not break are drawn as others.
pub fn as_written(drawn: &str) -> String {
    drawn.replace('\u{2007}', "\u{a0}")
}

impl Hands {
    /// A node and those above it, as far as the one that is laid over the page: the root of a table is not among them.
    pub fn nodes_above(&self, node: Entity) -> Vec<Entity> {
        let world = self.app.world();
        let mut nodes = vec![node];
        while let Some(parent) = world
            .get::<ChildOf>(nodes[nodes.len() - 1])
            .map(ChildOf::parent)
            && world.get::<HudRoot>(parent).is_none()
        {
            nodes.push(parent);
        }
        nodes
    }

    /// The area of a node in pixels of the window; logical and physical pixels are the same here.
    pub fn area(&self, entity: Entity) -> Option<Rect> {
        let entity = self.app.world().get_entity(entity).ok()?;
        let node = entity.get::<ComputedNode>()?;
        let (_, _, middle) = entity
            .get::<UiGlobalTransform>()?
            .to_scale_angle_translation();
        Some(Rect::from_center_size(middle, node.size()))
    }

    /// The words and pictures of a page that do not keep within the padding of its sheet, and where; `page` is the name
    /// of its root. So many pixels do not count: areas are rounded.
    pub fn past_sheet(&mut self, page: &str, rounding: f32) -> Vec<String> {
        let world = self.app.world_mut();
        let mut roots = world.query::<(&Name, &Children)>();
        let root = roots.iter(world).find(|(name, _)| name.as_str() == page);
        let sheet = root.map(|(_, children)| children[0]).expect("the page");
        let inset = world.get::<ComputedNode>(sheet).expect("a node").padding;
        let area = self.area(sheet).expect("a node");
        let inner = Rect {
            min: area.min + inset.min_inset,
            max: area.max - inset.max_inset,
        };
        let world = self.app.world();
        let mut within: Vec<Entity> = world
            .get::<Children>(sheet)
            .map(|all| all.to_vec())
            .unwrap_or_default();
        let (mut faults, mut drawn) = (Vec::new(), 0);
        while let Some(entity) = within.pop() {
            let world = self.app.world();
            if let Some(children) = world.get::<Children>(entity) {
                within.extend(children.iter());
            }
            let seen =
                world.get::<Text>(entity).is_some() || world.get::<ImageNode>(entity).is_some();
            let shown = world
                .get::<InheritedVisibility>(entity)
                .is_some_and(|visibility| visibility.get());
            let Some(area) = self
                .area(entity)
                .filter(|area| seen && shown && !area.is_empty())
            else {
                continue;
            };
            drawn += 1;
            let inner = inner.inflate(rounding);
            if !inner.contains(area.min) || !inner.contains(area.max) {
                faults.push(format!(
                    "{} at {area:?} in {inner:?}",
                    self.words_of(entity)
                ));
            }
        }
        assert!(drawn > 4, "{drawn}");
        faults
    }

    /// The last record since the app was opened.
    pub fn record(&self) -> String {
        self.app.world().resource::<LatestRecord>().0.clone()
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn turn(&self) -> Turn {
        *self.app.world().resource::<Turn>()
    }

    /// The menu that is open.
    pub fn menu(&self) -> Menu {
        *self.app.world().resource::<State<Menu>>().get()
    }

    pub fn focused(&self) -> Option<Entity> {
        self.app.world().resource::<InputFocus>().get()
    }

    /// All texts of the focused entity and its descendants, joined.
    pub fn focused_words(&self) -> String {
        self.focused()
            .map_or_else(String::new, |entity| self.words_of(entity))
    }

    /// All texts of an entity and its descendants, joined.
    pub fn words_of(&self, entity: Entity) -> String {
        let mut words = String::new();
        let mut todo = vec![entity];
        while let Some(entity) = todo.pop() {
            let Ok(entity) = self.app.world().get_entity(entity) else {
                continue;
            };
            if let Some(text) = entity.get::<Text>() {
                words.push_str(&text.0);
            }
            if let Some(span) = entity.get::<TextSpan>() {
                words.push_str(&span.0);
            }
            if let Some(children) = entity.get::<Children>() {
                todo.extend(children.iter());
            }
        }
        as_written(&words)
    }

    /// Whether a message with this key is on screen.
    pub fn says(&mut self, key: &str) -> bool {
        let mut texts = self.app.world_mut().query::<&LocalizedText>();
        let mut texts = texts.iter(self.app.world());
        texts.any(|message| message.key() == key)
    }

    /// The plate of a seat on the page of a new game.
    pub fn seat(&mut self, seat: Seat) -> Entity {
        let name = format!("Seat {} {}", seat.camp, seat.place + 1);
        let world = self.app.world_mut();
        let mut named = world.query::<(Entity, &Name)>();
        let found = named
            .iter(world)
            .find(|(_, named)| named.as_str() == name)
            .map(|(entity, _)| entity);
        found.unwrap_or_else(|| panic!("no {name}"))
    }
}
