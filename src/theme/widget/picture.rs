//! Named pictures of the atlases as the images of UI nodes, and the systems that size and paint them.

use crate::SpriteAtlases;
use bevy::{
    prelude::*,
    ui::{VisualBox, widget::NodeImageMode},
};
use std::borrow::Cow;

/// A named picture of the atlases, as the image of a UI node.
#[derive(Component, Clone, Debug, PartialEq)]
#[require(ImageNode)]
pub struct Picture {
    pub(super) name: Cow<'static, str>,
    height: Option<f32>,
}

impl Picture {
    /// The picture, as large as its node.
    pub fn new(name: impl Into<Cow<'static, str>>) -> Self {
        Self {
            name: name.into(),
            height: None,
        }
    }

    /// The picture at a height in design units; the node gets the width that keeps its proportions.
    pub fn tall(name: impl Into<Cow<'static, str>>, height: f32) -> (Self, Node) {
        let picture = Self {
            name: name.into(),
            height: Some(height),
        };
        (picture, Node::default())
    }

    /// The picture at a height, placed from the upper right corner of its parent; all in design units.
    pub fn hung(
        name: impl Into<Cow<'static, str>>,
        height: f32,
        right: f32,
        top: f32,
    ) -> (Self, Node) {
        let (picture, mut node) = Self::tall(name, height);
        node.position_type = PositionType::Absolute;
        node.right = px(right);
        node.top = px(top);
        (picture, node)
    }

    /// Whether it is a surface of enamel, blue or red.
    pub(crate) fn is_enamel(&self) -> bool {
        self.name.contains("azure") || self.name.contains("gules")
    }

    /// Whether it is the picture of this name.
    pub fn shows(&self, name: &str) -> bool {
        self.name == name
    }

    /// Shows the picture of this name. One that is shown already does not count as changed, so that it is not painted
    /// again.
    pub fn show(picture: &mut Mut<Self>, name: impl Into<Cow<'static, str>>) {
        let name = name.into();
        if !picture.shows(&name) {
            picture.name = name;
        }
    }
}

/// Sets the width of pictures that were given a height.
pub(super) fn size_pictures(
    atlases: Res<SpriteAtlases>,
    mut pictures: Query<(Ref<Picture>, &mut Node)>,
) {
    for (picture, mut node) in &mut pictures {
        if (picture.is_changed() || atlases.is_changed())
            && let Some(height) = picture.height
        {
            let size = atlases.size(&picture.name);
            node.width = px(size.x * height / size.y.max(1.0));
            node.height = px(height);
            node.flex_shrink = 0.0;
        }
    }
}

/// Puts the pictures into their nodes.
pub(super) fn paint_pictures(
    atlases: Res<SpriteAtlases>,
    mut pictures: Query<(Ref<Picture>, &mut ImageNode)>,
) {
    for (picture, mut node) in &mut pictures {
        if !atlases.is_changed() && !picture.is_changed() {
            continue;
        }
        if picture.name.is_empty() {
            *node = ImageNode::default();
            continue;
        }
        let mut fresh = atlases.node(&picture.name);
        if fresh.image_mode == NodeImageMode::Auto {
            fresh.image_mode = NodeImageMode::Stretch;
        }
        fresh.visual_box = VisualBox::BorderBox;
        fresh.color = node.color;
        fresh.flip_x = node.flip_x;
        *node = fresh;
    }
}
