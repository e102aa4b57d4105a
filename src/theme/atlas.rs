//! The baked pictures by name: every sprite and every UI image comes from here. `bin/art` bakes them.
//!
//! Index files written by `cargo art` say which rectangle of which atlas a name has. They are compiled in, so names and
//! sizes are known before, and without, any picture. One is shared (`assets/cards/shared/sheets.json`); each game
//! brings its own.

mod index;
mod loader;
mod mips;

pub use index::GameSheets;

use std::sync::{Arc, OnceLock, PoisonError};

use bevy::asset::{UntypedHandle, uuid::Uuid};
use bevy::prelude::*;
use bevy::sprite::SpriteImageMode;
use bevy::ui::widget::NodeImageMode;
use bevy_asset_loader::prelude::AssetCollection;
use tracing::warn;

use index::{AtlasRegion, Index};
use loader::AtlasLoader;

/// Drawn in place of a name that no atlas has: a plain piece of parchment.
#[expect(
    clippy::disallowed_methods,
    reason = "it stands for a missing picture and is no colour of the palette"
)]
const FALLBACK: (Color, Vec2) = (Color::srgb(0.89, 0.82, 0.66), Vec2::splat(32.0));

pub(super) fn plugin(app: &mut App) {
    if app.world().contains_resource::<AssetServer>() && !app.is_plugin_added::<ReadAtlases>() {
        app.register_asset_loader(AtlasLoader);
    }
    app.init_resource::<GameSheets>()
        .init_resource::<SpriteAtlases>();
}

/// Begins to read the pictures that the title needs as soon as it is added: after the engine's `ImagePlugin`, and
/// before the renderer, which takes its time while other threads read.
pub struct ReadAtlases(pub GameSheets);

impl Plugin for ReadAtlases {
    fn build(&self, app: &mut App) {
        app.register_asset_loader(AtlasLoader)
            .insert_resource(self.0.clone());
        let begun = SpriteAtlases::load(app.world_mut());
        debug_assert!(!begun.is_empty(), "the shared pictures");
    }
}

/// Access to the baked pictures. Load it as an asset collection to wait for those that the title shows:
/// `LoadingStateConfig::load_collection::<SpriteAtlases>()`. Those of a game are loaded by [`SpriteAtlases::fetch`], or
/// one by one when something on them is first asked for.
///
/// Where there is no asset server (headless tests) everything works with default handles.
#[derive(Resource, Clone)]
pub struct SpriteAtlases {
    index: Arc<Index>,
    pictures: Arc<[OnceLock<Handle<Image>>]>,
    server: Option<AssetServer>,
}

impl SpriteAtlases {
    /// All names and sizes, without the pictures: each atlas has a handle of its own, which nothing is loaded for.
    #[must_use]
    pub fn headless(games: &GameSheets) -> Self {
        let index = Index::of(games);
        Self {
            pictures: index.atlases.iter().map(|_| OnceLock::new()).collect(),
            index: Arc::new(index),
            server: None,
        }
    }

    /// Loads all pictures that an index names, if they are not loaded yet; which share of them is there, 0 to 1. What
    /// cannot be read counts as there. The page of the end of a game comes after the others, and nobody waits for it.
    #[must_use]
    pub fn fetch(&self, sheets: &str) -> f32 {
        let named = self.index.atlases.iter().enumerate();
        let named = named.filter(|(_, atlas)| atlas.named_by == sheets);
        let (of_the_end, waited_for): (Vec<_>, Vec<_>) =
            named.partition(|(_, atlas)| atlas.is_of_the_end());
        let there: Vec<bool> = (waited_for.into_iter())
            .map(|(at, _)| {
                let picture = self.atlas(at);
                self.server.as_ref().is_none_or(|server| {
                    let state = server.get_load_state(picture.id());
                    state.is_some_and(|state| state.is_loaded() || state.is_failed())
                })
            })
            .collect();
        let done = there.iter().filter(|&&there| there).count();
        if done < there.len() {
            return done as f32 / there.len() as f32;
        }
        for (at, _) in of_the_end {
            let _begun = self.atlas(at);
        }
        1.0
    }

    /// An atlas, whose picture is loaded if it is not yet.
    fn atlas(&self, at: usize) -> Handle<Image> {
        let picture = self.pictures[at].get_or_init(|| match &self.server {
            Some(server) => server.load(&self.index.atlases[at].path),
            None => Handle::from(Uuid::from_u128(at as u128 + 1)),
        });
        picture.clone()
    }

    /// Whether an atlas has this name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.index.regions.contains_key(name)
    }

    /// All names, in alphabetical order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.index.regions.keys().map(String::as_str)
    }

    /// The size at which `name` was drawn, in logical pixels (which are also world units).
    #[must_use]
    pub fn size(&self, name: &str) -> Vec2 {
        self.region(name).map_or(FALLBACK.1, AtlasRegion::size)
    }

    /// `name` as a sprite at its own size; a sliced one may be stretched by setting `custom_size`.
    #[must_use]
    pub fn sprite(&self, name: &str) -> Sprite {
        let Some(region) = self.region(name) else {
            return Sprite::from_color(FALLBACK.0, FALLBACK.1);
        };
        Sprite {
            image: self.atlas(region.picture),
            rect: Some(region.rect),
            custom_size: Some(region.size()),
            image_mode: region
                .slicer()
                .map_or(SpriteImageMode::Auto, SpriteImageMode::Sliced),
            ..default()
        }
    }

    /// `name` as the image of a UI node. A sliced one takes the node's size; for the others give the node the width and
    /// height of [`SpriteAtlases::size`].
    #[must_use]
    pub fn node(&self, name: &str) -> ImageNode {
        let Some(region) = self.region(name) else {
            return ImageNode::solid_color(FALLBACK.0);
        };
        let mode = if region.slice.is_some() {
            region
                .slicer()
                .map_or(NodeImageMode::Stretch, NodeImageMode::Sliced)
        } else {
            NodeImageMode::Stretch
        };
        ImageNode {
            image: self.atlas(region.picture),
            rect: Some(region.rect),
            image_mode: mode,
            ..default()
        }
    }

    /// The whole atlas texture that holds `name`; for a name that has a texture of its own.
    #[must_use]
    pub fn picture(&self, name: &str) -> Handle<Image> {
        self.region(name)
            .map_or_else(Handle::default, |region| self.atlas(region.picture))
    }

    /// The names that were asked for and that no atlas has.
    #[must_use]
    pub fn missed(&self) -> Vec<String> {
        let missed = self.index.missed.lock();
        let missed = missed.unwrap_or_else(PoisonError::into_inner);
        missed.iter().cloned().collect()
    }

    fn region(&self, name: &str) -> Option<&AtlasRegion> {
        let region = self.index.regions.get(name);
        if region.is_none() {
            let mut missed = self
                .index
                .missed
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            if missed.insert(name.to_owned()) {
                warn!("no atlas has a picture named {name:?}");
            }
        }
        region
    }
}

impl FromWorld for SpriteAtlases {
    fn from_world(world: &mut World) -> Self {
        let games = world.get_resource_or_init::<GameSheets>().clone();
        let mut atlases = Self::headless(&games);
        if world.contains_resource::<Assets<Image>>()
            && let Some(server) = world.get_resource::<AssetServer>()
        {
            atlases.server = Some(server.clone());
        }
        atlases
    }
}

impl AssetCollection for SpriteAtlases {
    fn create(world: &mut World) -> Self {
        world.get_resource_or_init::<Self>().clone()
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        let atlases = world.get_resource_or_init::<Self>();
        let all = atlases.index.atlases.iter().enumerate();
        all.filter(|(_, atlas)| atlas.is_shared())
            .map(|(at, _)| atlases.atlas(at).untyped())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_name_is_no_panic() {
        let atlases = SpriteAtlases::headless(&GameSheets::default());
        assert_eq!(atlases.missed(), [""; 0]);
        assert!(!atlases.has("no such thing"));
        assert_eq!(atlases.size("no such thing"), FALLBACK.1);
        assert!(atlases.sprite("no such thing").custom_size.is_some());
        assert_eq!(atlases.missed(), ["no such thing"]);
    }

    #[test]
    fn a_game_brings_names_of_its_own() {
        let list = r#"{ "sheets": { "mill": { "picture": "cards/mill/mill.webp", "scale": 2.0,
            "sprites": { "mill-stone": { "x": 8, "y": 8, "w": 40, "h": 20 } } } } }"#;
        let atlases = SpriteAtlases::headless(&GameSheets {
            indexes: vec![list],
        });
        assert_eq!(atlases.size("mill-stone"), Vec2::new(20.0, 10.0));
        assert!(atlases.has("key"), "what is shared is there, too");
    }

    #[test]
    fn pictures_of_games_wait_until_they_are_asked_for() {
        let game = |name: &str| {
            let sheet = |name: &str| {
                format!(
                    r#""{name}": {{ "picture": "cards/{name}.webp", "scale": 1.0,
                        "sprites": {{ "{name}": {{ "x": 0, "y": 0, "w": 8, "h": 8 }} }} }}"#
                )
            };
            let (own, end) = (sheet(name), sheet(&format!("{name}-end-page")));
            let list = format!(r#"{{ "sheets": {{ {own}, {end} }} }}"#);
            &*list.leak()
        };
        let (first, second) = (game("mill"), game("bakery"));
        let sheets = GameSheets {
            indexes: vec![first, second],
        };
        let mut world = World::new();
        world.insert_resource(SpriteAtlases::headless(&sheets));
        let waited_for = SpriteAtlases::load(&mut world);
        let atlases = world.resource::<SpriteAtlases>();
        // The picture of each game, and the page of its end.
        assert_eq!(waited_for.len(), atlases.pictures.len() - 4);
        let loaded = |atlases: &SpriteAtlases| {
            let pictures = atlases.pictures.iter();
            pictures.filter(|picture| picture.get().is_some()).count()
        };
        assert_eq!(loaded(atlases), waited_for.len());
        assert_eq!(
            atlases.size("bakery"),
            Vec2::splat(8.0),
            "sizes are known before"
        );
        assert_eq!(loaded(atlases), waited_for.len());
        assert_eq!(atlases.fetch(second), 1.0);
        // Its end is asked for once all else is there, which it is at once without a server.
        assert_eq!(loaded(atlases), waited_for.len() + 2);
        let known: Vec<_> = waited_for.iter().map(UntypedHandle::id).collect();
        assert!(!known.contains(&atlases.sprite("bakery").image.id().untyped()));
        assert!(known.contains(&atlases.sprite("key").image.id().untyped()));
        // One alone may be asked for, as the title does that shows cards.
        let _card = atlases.sprite("mill");
        assert_eq!(loaded(atlases), waited_for.len() + 3);
    }
}
