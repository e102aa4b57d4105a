//! What somebody at the table can perceive: everything drawn, written, sounded, narrated and rumbled in a frame, as
//! sorted lines of text. Values in private resources are not perceived; the saved record is not either.

use bevy::a11y::AccessibilityNode;
use bevy::asset::AssetPath;
use bevy::ecs::component::ComponentInfo;
use bevy::ecs::message::MessageCursor;
use bevy::input::gamepad::GamepadRumbleRequest;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::reflect::TypeInfo;
use bevy::sprite::{Anchor, Text2dShadow};
use bevy::text::{FontSource, LetterSpacing, LineHeight, TextBounds, TextLayoutInfo};
use bevy::ui::widget::TextShadow;
use bevy::ui::{CalculatedClip, ComputedStackIndex, InteractionDisabled, UiGlobalTransform};
use bevy::window::{CursorOptions, PrimaryWindow};
use core::fmt::{Debug, Write};
use guyenne::app::accessibility::{AccessibleItem, AccessibleTree};
use guyenne::app::live_region::ScreenReaderText;
use guyenne::app::toast::Toast;
use guyenne::games::guyenne::rules::seat::Seat;
use guyenne::games::guyenne::table::hud::Log;
use guyenne::games::guyenne::table::{Phase, Turn};
use guyenne::i18n::{LocalizedText, Localizer};
use guyenne::input::{Focusable, Focused, PlayerDevice, PlayerDevices, Reach};
use guyenne::table::{AccessibleName, News, SeatDevices};
use guyenne::theme::sound::{Music, PlaySound, SoundStarted};
use std::collections::{BTreeMap, BTreeSet};

/// What is perceived in one frame, or in the frames since the last one that was looked at.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Perceived {
    /// What is seen, and of which entity; in alphabetical order.
    seen: Vec<(String, Option<Entity>)>,
    /// What is heard and felt, in the order in which it comes.
    heard: Vec<String>,
}

/// How many lines of a difference are reported.
const REPORTED: usize = 4;

impl Perceived {
    /// How many things are perceived.
    pub fn count(&self) -> usize {
        self.seen.len() + self.heard.len()
    }

    /// The first things that differ, with the names of what they belong to; `None` if nothing does.
    pub fn difference(&self, world: &World, other: &Self, others: &World) -> Option<String> {
        let unheard = self.heard_difference(other);
        if unheard.is_some() {
            return unheard;
        }
        let missing = only_in(&self.seen, &other.seen);
        let added = only_in(&other.seen, &self.seen);
        if missing.is_empty() && added.is_empty() {
            return None;
        }
        let mut report = String::new();
        for (lines, world, sign) in [(missing, world, '-'), (added, others, '+')] {
            for (line, entity) in lines.iter().take(REPORTED) {
                let name = entity.map_or_else(String::new, |entity| path(world, entity));
                let _ = writeln!(report, "{sign} {name}: {line}");
            }
        }
        Some(report)
    }

    /// The first thing heard or felt that differs.
    pub fn heard_difference(&self, other: &Self) -> Option<String> {
        let most = self.heard.len().max(other.heard.len());
        let at = (0..most).find(|&at| self.heard.get(at) != other.heard.get(at))?;
        let [first, second] = [self, other].map(|one| one.heard.get(at));
        Some(format!("heard {first:?} and {second:?}"))
    }
}

/// The lines of the first list that the second one lacks; both are sorted.
fn only_in<'a>(
    these: &'a [(String, Option<Entity>)],
    those: &[(String, Option<Entity>)],
) -> Vec<&'a (String, Option<Entity>)> {
    let mut those = those.iter().map(|(line, _)| line).peekable();
    let mut only = Vec::new();
    for this in these {
        while those.next_if(|that| **that < this.0).is_some() {}
        if those.next_if(|that| **that == this.0).is_none() {
            only.push(this);
        }
    }
    only
}

/// The names of an entity and of what it is part of.
fn path(world: &World, entity: Entity) -> String {
    let mut names = Vec::new();
    let mut at = Some(entity);
    while let Some(entity) = at {
        let name = world.get::<Name>(entity);
        names.push(name.map_or_else(|| "?".to_owned(), |name| name.as_str().to_owned()));
        at = world.get::<ChildOf>(entity).map(ChildOf::parent);
    }
    names.reverse();
    names.join("/")
}

/// Texts of places, by the bits of their numbers. Most things stand still, and to write numbers takes longer than to
/// find them.
#[derive(Default)]
struct PlaceTexts {
    on_page: BTreeMap<[u32; 6], String>,
    on_table: BTreeMap<[u32; 12], String>,
}

/// How many texts of places are kept.
const MOST_PLACES: usize = 20_000;

impl PlaceTexts {
    fn append(&mut self, line: &mut String, entity: &EntityRef) {
        if let Some(place) = entity.get::<UiGlobalTransform>() {
            let bits = place.to_cols_array().map(f32::to_bits);
            line.push_str(text_of(&mut self.on_page, bits, place));
        }
        if let Some(place) = entity.get::<GlobalTransform>() {
            let bits = place.affine().to_cols_array().map(f32::to_bits);
            line.push_str(text_of(&mut self.on_table, bits, place));
        }
    }
}

/// The text with this key, or, if there is none, that of `shown`.
fn text_of<'a, K: Ord>(texts: &'a mut BTreeMap<K, String>, key: K, shown: &impl Debug) -> &'a str {
    if texts.len() > MOST_PLACES {
        texts.clear();
    }
    texts.entry(key).or_insert_with(|| format!("{shown:?} "))
}

/// Somebody who looks, listens and holds a pad. They hear what comes between two looks.
#[derive(Default)]
pub struct Recorder {
    places: PlaceTexts,
    asked: MessageCursor<PlaySound>,
    sounding: MessageCursor<SoundStarted>,
    news: MessageCursor<News>,
    toasts: MessageCursor<Toast>,
    rumble: MessageCursor<GamepadRumbleRequest>,
    /// Who moved last: their own pad may tell them their cards.
    moves: Option<Seat>,
    heard: Vec<String>,
}

impl Recorder {
    /// Listens to what came in this frame. To be called in every frame.
    pub fn listen(&mut self, world: &World) {
        let heard = &mut self.heard;
        hear(&mut self.asked, world, heard);
        hear(&mut self.sounding, world, heard);
        hear(&mut self.toasts, world, heard);
        if let Some(messages) = world.get_resource::<Messages<News>>() {
            let localizer = world.resource::<Localizer>();
            let told = self.news.read(messages);
            heard.extend(told.map(|News(message)| format!("news {}", localizer.localize(message))));
        }
        if let Some(messages) = world.get_resource::<Messages<GamepadRumbleRequest>>() {
            if let Some(Turn::Person(seat)) = world.get_resource::<Turn>() {
                self.moves = Some(*seat);
            }
            let devices = world.resource::<PlayerDevices>();
            let number = |pad| devices.number(PlayerDevice::Pad(pad));
            let own = self.moves.and_then(|seat| {
                let seats = world.resource::<SeatDevices>();
                seats.get(seat.index())
            });
            let felt = self.rumble.read(messages).filter_map(|request| {
                let (pad, felt) = match request {
                    GamepadRumbleRequest::Add {
                        duration,
                        intensity,
                        gamepad,
                    } => (*gamepad, format!("{duration:?} {intensity:?}")),
                    GamepadRumbleRequest::Stop { gamepad } => (*gamepad, "ends".to_owned()),
                };
                let others = own != Some(PlayerDevice::Pad(pad));
                others.then(|| format!("rumble of pad {:?}: {felt}", number(pad)))
            });
            heard.extend(felt);
        }
    }

    /// What is seen now, and what has been heard since the last time.
    pub fn look(&mut self, world: &mut World) -> Perceived {
        self.listen(world);
        let mut seen = Vec::new();
        let mut all = world.query_filtered::<EntityRef, Or<(
            With<InheritedVisibility>,
            With<LocalizedText>,
            With<AccessibleName>,
            With<AccessibilityNode>,
            With<Focusable>,
        )>>();
        for entity in all.iter(world) {
            describe(world, &entity, &mut self.places, &mut seen);
        }
        describe_program(world, &mut seen);
        seen.sort_unstable();
        // While bots think, what comes together in one game comes a frame later in the other.
        let mut heard = core::mem::take(&mut self.heard);
        heard.sort_by_key(|line| line.split([' ', '(']).next().map(str::to_owned));
        Perceived { seen, heard }
    }
}

fn hear<M: Message + Debug>(cursor: &mut MessageCursor<M>, world: &World, heard: &mut Vec<String>) {
    if let Some(messages) = world.get_resource::<Messages<M>>() {
        heard.extend(cursor.read(messages).map(|message| format!("{message:?}")));
    }
}

/// The name of an asset that is the same in every run.
fn asset<A: Asset>(world: &World, handle: &Handle<A>) -> String {
    let path = world.resource::<AssetServer>().get_path(handle.id());
    path.as_ref().map_or_else(
        || format!("{:?}", handle.id()),
        |path: &AssetPath| path.to_string(),
    )
}

/// Appends components as they are.
macro_rules! append {
    ($line:ident, $entity:ident: $($component:ty),* $(,)?) => {
        $(if let Some(component) = $entity.get::<$component>() {
            let _ = write!($line, "{component:?} ");
        })*
    };
}

/// What is drawn, focused and spoken of an entity.
fn describe(
    world: &World,
    entity: &EntityRef,
    places: &mut PlaceTexts,
    seen: &mut Vec<(String, Option<Entity>)>,
) {
    let who = Some(entity.id());
    // Also of what is hidden: nothing secret is to be written anywhere.
    let mut words = String::new();
    append!(words, entity: AccessibleName, LocalizedText);
    if let Some(node) = entity.get::<AccessibilityNode>() {
        let _ = write!(words, "{:?}", node.0);
    }
    if !words.is_empty() {
        seen.push((format!("words {words}"), who));
    }
    let visible = entity
        .get::<InheritedVisibility>()
        .is_none_or(|seen| seen.get());
    let mut place = String::new();
    places.append(&mut place, entity);
    if let Some(ComputedStackIndex(index)) = entity.get() {
        let _ = write!(place, "layer {index}");
    }
    if let Some(focusable) = entity.get::<Focusable>() {
        let mut line = format!("focusable {focusable:?} visible {visible} {place}");
        append!(line, entity: Reach, Focused, Hovered, InteractionDisabled);
        seen.push((line, who));
    }
    let node = entity.get::<ComputedNode>();
    if !visible || node.is_some_and(ComputedNode::is_empty) {
        return;
    }
    let mut drawn = String::new();
    append!(drawn, entity: Text, Text2d, TextSpan, BackgroundColor, BorderColor, Outline, BoxShadow, BackgroundGradient, BorderGradient);
    describe_pictures(world, entity, &mut drawn);
    if drawn.is_empty() {
        return;
    }
    append!(drawn, entity: TextColor, TextShadow, Text2dShadow, TextLayout, TextBounds, LineHeight, LetterSpacing, Anchor);
    if let Some(font) = entity.get::<TextFont>() {
        let face = match &font.font {
            FontSource::Handle(handle) => asset(world, handle),
            other => format!("{other:?}"),
        };
        let _ = write!(drawn, "{face} {:?} {:?} ", font.font_size, font.weight);
    }
    if let Some(layout) = entity.get::<TextLayoutInfo>() {
        let _ = write!(drawn, "{} glyphs {} ", layout.glyphs.len(), layout.size);
    }
    if let Some(node) = node {
        let _ = write!(
            drawn,
            "{:?} {:?} {} {:?} {:?} ",
            node.size, node.content_size, node.scroll_position, node.border, node.border_radius,
        );
        // An outline that was taken away leaves its width behind, and is not drawn.
        if entity.contains::<Outline>() {
            let _ = write!(drawn, "{} {} ", node.outline_width, node.outline_offset);
        }
    }
    append!(drawn, entity: CalculatedClip);
    seen.push((format!("drawn {drawn}{place}"), who));
}

/// The pictures and meshes of an entity.
fn describe_pictures(world: &World, entity: &EntityRef, line: &mut String) {
    if let Some(s) = entity.get::<Sprite>() {
        let image = asset(world, &s.image);
        let index = s.texture_atlas.as_ref().map(|atlas| atlas.index);
        let _ = write!(
            line,
            "sprite {image} {index:?} {:?} {:?} {:?} {} {} {:?} ",
            s.rect, s.custom_size, s.color, s.flip_x, s.flip_y, s.image_mode,
        );
    }
    if let Some(n) = entity.get::<ImageNode>() {
        let image = asset(world, &n.image);
        let index = n.texture_atlas.as_ref().map(|atlas| atlas.index);
        let _ = write!(
            line,
            "picture {image} {index:?} {:?} {:?} {} {} {:?} ",
            n.rect, n.color, n.flip_x, n.flip_y, n.image_mode,
        );
    }
    if let Some(mesh) = entity.get::<Mesh2d>() {
        let _ = write!(line, "mesh {} ", asset(world, &mesh.0));
    }
    if entity.contains::<Camera>() {
        let _ = write!(line, "camera {:?} ", entity.get::<Projection>());
    }
}

/// What belongs to no entity of the table: the screen reader, the log, the music, the window.
fn describe_program(world: &mut World, seen: &mut Vec<(String, Option<Entity>)>) {
    let mut add = |line: String| seen.push((line, None));
    if let Some(reader) = world.get_resource::<ScreenReaderText>() {
        add(format!("screen reader {reader:?}"));
    }
    if let Some(tree) = world.get_resource::<AccessibleTree>() {
        let about = (&tree.page, tree.modal, &tree.news, tree.said);
        add(format!("accessible page {about:?}"));
        for (n, item) in tree.items.iter().enumerate() {
            // Entities have other numbers in the other game.
            let focused = tree.focus == Some(item.entity);
            let AccessibleItem {
                role,
                label,
                checked,
                value,
                disabled,
                area,
                ..
            } = item;
            add(format!(
                "accessible item {n} {role:?} {label:?} {checked:?} {value:?} {disabled} {area:?} {focused}"
            ));
        }
    }
    if let Some(log) = world.get_resource::<Log>() {
        let entries = log.0.iter().enumerate();
        entries.for_each(|(n, entry)| add(format!("log {n} {entry:?}")));
    }
    if let Some(music) = world.get_resource::<Music>() {
        add(format!("music {music:?}"));
    }
    if let Some(colour) = world.get_resource::<ClearColor>() {
        add(format!("behind everything {colour:?}"));
    }
    if let Some(phase) = world.get_resource::<State<Phase>>() {
        add(format!("phase {:?}", phase.get()));
    }
    let mut windows = world.query_filtered::<(&Window, &CursorOptions), With<PrimaryWindow>>();
    for (window, cursor) in windows.iter(world) {
        add(format!(
            "window {:?} {} {cursor:?}",
            window.title,
            window.resolution.size()
        ));
    }
}

/// The components of what is visible that come from the crates that draw, and that a recorder neither describes nor is
/// known to leave out.
pub fn undescribed(world: &mut World, known: &[&str]) -> Vec<String> {
    let registry = world.resource::<AppTypeRegistry>().clone();
    let registry = registry.read();
    let mut visible = world.query::<(Entity, &InheritedVisibility)>();
    let visible: Vec<Entity> = (visible.iter(world))
        .filter(|(_, seen)| seen.get())
        .map(|(entity, _)| entity)
        .collect();
    let mut found = BTreeSet::new();
    for entity in visible {
        let Ok(components) = world.inspect_entity(entity) else {
            continue;
        };
        for id in components.filter_map(ComponentInfo::type_id) {
            let path = registry.get_type_info(id).map(TypeInfo::type_path);
            let draws = |path: &&str| DRAWING.iter().any(|name| path.starts_with(name));
            if let Some(path) = path.filter(draws) {
                let name = path.rsplit("::").next().unwrap_or(path);
                if !known.contains(&name) {
                    found.insert(name.to_owned());
                }
            }
        }
    }
    found.into_iter().collect()
}

/// Bevy's crates that draw.
const DRAWING: [&str; 8] = [
    "bevy_ui",
    "bevy_sprite",
    "bevy_text",
    "bevy_mesh",
    "bevy_camera",
    "bevy_render",
    "bevy_core_pipeline",
    "bevy_light",
];
