//! The rulebook of any game: how it is opened and read, and whether what it shows fits and is cut at its edges.

use bevy::prelude::*;
use bevy::ui::CalculatedClip;
use guyenne::app::Menu;
use guyenne::input::Focusable;
use guyenne::rules::message_key::MessageKey;
use guyenne::table::rulebook::{BookBlock, BookPane};
use guyenne::table::rules_topics::BookPage;
use guyenne::theme::SpriteAtlases;
use guyenne::theme::widget::TurnedPicture;

use crate::harness::Hands;
use crate::text_size::faults_in_every_size;

/// Opens the book at the beginning, as the list of what there is to learn does.
pub fn open_book(hands: &mut Hands) {
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(Menu::Rulebook);
    hands.update(5);
    assert_eq!(hands.menu(), Menu::Rulebook);
}

/// The ids of the paragraphs on the page.
pub fn shown(hands: &mut Hands) -> Vec<&'static str> {
    let world = hands.app.world_mut();
    let mut blocks = world.query::<(&BookBlock, &Focusable)>();
    let mut all: Vec<_> = blocks.iter(world).map(|(b, f)| (f.order, b.0)).collect();
    all.sort_unstable();
    let mut ids: Vec<_> = all.into_iter().map(|(_, id)| id.id()).collect();
    ids.dedup();
    ids
}

/// The paragraph that has the focus.
pub fn read(hands: &Hands) -> Option<MessageKey> {
    let focused = hands.focused()?;
    hands
        .app
        .world()
        .get::<BookBlock>(focused)
        .map(|block| block.0)
}

/// Blocks that are higher or wider than their pane: keys and pads could not show all of them.
fn too_large(hands: &mut Hands, _: Vec2) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut panes = world.query_filtered::<&ComputedNode, With<BookPane>>();
    let room = panes.iter(world).next().map(ComputedNode::size);
    let room = room.unwrap_or_default();
    let mut blocks = world.query::<(&BookBlock, &ComputedNode)>();
    let mut faults = Vec::new();
    for (block, node) in blocks.iter(world) {
        let size = node.size();
        if size.x > room.x + 1.0 || size.y > room.y + 1.0 || size.min_element() < 1.0 {
            faults.push(format!("{} is {size} in {room}", block.0));
        }
    }
    faults
}

/// Opens the book and asserts that everything in so many chapters fits.
pub fn assert_every_page_fits(hands: &mut Hands, chapters: usize) {
    open_book(hands);
    hands.app.world_mut().resource_mut::<BookPage>().only_here = false;
    for chapter in 0..chapters {
        hands.app.world_mut().resource_mut::<BookPage>().chapter = chapter;
        hands.update(3);
        let faults = faults_in_every_size(hands, &[(844.0, 390.0), (1280.0, 720.0)], too_large);
        assert!(faults.is_empty(), "{chapter}: {faults:#?}");
    }
}

/// Of every turned picture that the pane cuts, what is inside: where it is drawn, how much of it, and where that is.
struct CutPicture {
    drawn: Rect,
    inside: Rect,
    /// Which part of the picture is drawn, across and along.
    part: Vec2,
}

/// The turned pictures that the pane cuts now.
fn cut_pictures(hands: &mut Hands) -> Vec<CutPicture> {
    let world = hands.app.world_mut();
    let mut turned = world.query_filtered::<(
        Entity,
        &ChildOf,
        &CalculatedClip,
        &UiTransform,
        &ImageNode,
        &InheritedVisibility,
    ), With<TurnedPicture>>();
    let whole = |image: &ImageNode, world: &World| {
        let atlases = world.resource::<SpriteAtlases>();
        let around = |name: &&str| {
            let node = atlases.node(name);
            let rect = node.rect.zip(image.rect);
            node.image == image.image
                && rect.is_some_and(|(whole, part)| {
                    // What is cut is reckoned in fractions of a pixel.
                    let whole = whole.inflate(0.1);
                    whole.union(part) == whole
                })
        };
        let name = atlases.names().find(around).expect("a part of a picture");
        atlases.node(name).rect.expect("a part of an atlas")
    };
    let mut found = Vec::new();
    let world = hands.app.world();
    for (entity, parent, clip, turn, image, visible) in turned.iter(world) {
        // What holds it is as large as what is turned, and is not cut.
        let area = hands.area(parent.parent()).expect("laid out");
        let inside = area.intersect(clip.clip);
        let cut = (area.size() - inside.size()).max_element();
        if inside.height() < 2.0 || cut < 2.0 {
            continue;
        }
        assert!(visible.get(), "{inside:?} of {area:?} is seen");
        let drawn = hands.area(entity).expect("laid out");
        let upright = turn.rotation.as_radians().cos().abs() > 0.5;
        let size = if upright {
            drawn.size()
        } else {
            drawn.size().yx()
        };
        let part = image.rect.expect("a part").size() / whole(image, world).size();
        found.push(CutPicture {
            drawn: Rect::from_center_size(drawn.center(), size),
            inside,
            part: if upright { part } else { part.yx() },
        });
    }
    found
}

/// Scrolls through a chapter: turned pictures are cut at the edges of the pane, and as far as they are inside they are
/// seen. So many are cut at least.
pub fn assert_turned_pictures_are_cut(hands: &mut Hands, chapter: usize, least: usize) {
    open_book(hands);
    let mut page = hands.app.world_mut().resource_mut::<BookPage>();
    page.only_here = false;
    page.chapter = chapter;
    hands.update(4);
    let mut cut = 0;
    for step in 0..80 {
        let world = hands.app.world_mut();
        let mut panes = world.query_filtered::<&mut ScrollPosition, With<BookPane>>();
        for mut position in panes.iter_mut(world) {
            position.y = 17.0 * step as f32;
        }
        hands.update(2);
        for picture in cut_pictures(hands) {
            let CutPicture {
                drawn,
                inside,
                part,
            } = picture;
            assert!(
                drawn.center().distance(inside.center()) < 1.5
                    && (drawn.size() - inside.size()).abs().max_element() < 1.5,
                "{drawn:?} instead of {inside:?}"
            );
            assert!(part.max_element() < 1.01, "{part}");
            assert!(part.min_element() < 0.99, "{part} of it");
            cut += 1;
        }
    }
    assert!(cut >= least, "{cut} are cut");
}
