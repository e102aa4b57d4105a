//! The page of the gallery: a large card that turns, the map, and the six castles to choose from.

use bevy::{prelude::*, ui_widgets::Activate, ui_widgets::Button};

use super::places::{LANDS, MAP_SIZE, NAMES, NameSide, place_of};
use super::turning::{CardFace, TurningCard};
use crate::games::guyenne::ID;
use crate::games::guyenne::rules::{Castle, Names};
use crate::games::guyenne::table::castle_names::{castle_key, castle_name};
use crate::games::guyenne::table::{TableTimings, picture_names, words};
use crate::i18n::LocalizedText;
use crate::input::{Action, ActionButton, Focusable};
use crate::table::{Link, Menu, menu::menus_are_about, menu_page::veil};
use crate::theme::sound::{PlaySound, Sound};
use crate::theme::widget::{LeadsBack, button, centred, label};
use crate::theme::{
    ButtonStyle, MotionSettings, Picture, Scale, TextStyle, key_cap, palette, visible_if,
};

/// Which castle the gallery shows, and which side of its card.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct GalleryView {
    /// The castle.
    pub castle: Castle,
    /// Whether its back is up.
    pub back: bool,
}

impl Default for GalleryView {
    fn default() -> Self {
        Self {
            castle: Castle::ALL[0],
            back: false,
        }
    }
}

/// A part of the page that can be pressed.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum GalleryPart {
    /// The large card, which turns over.
    Card,
    /// A castle of the row, which becomes the large card.
    Castle(Castle),
}

/// The root node, built anew when the window or the text size changes.
#[derive(Component)]
struct GalleryRoot;

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GalleryView>()
        .add_observer(press_part)
        .add_systems(
            OnEnter(Menu::Gallery),
            build_page.run_if(menus_are_about(ID)),
        )
        .add_systems(
            Update,
            (remove_page, build_page).chain().run_if(
                in_state(Menu::Gallery)
                    .and_then(menus_are_about(ID))
                    .and_then(page_is_stale),
            ),
        );
}

/// Lengths that depend on whether the window is large, in design units.
struct Measures {
    roomy: bool,
    sheet: Vec2,
    card: Vec2,
    map: f32,
    thumb: f32,
}

impl Measures {
    fn of(scale: &Scale) -> Self {
        let room = scale.page();
        let roomy = room.y >= 640.0 && room.x >= 1100.0;
        let sheet = Vec2::new((room.x * 0.985).min(1250.0), (room.y * 0.985).min(712.0));
        let pick = |large: f32, small: f32| if roomy { large } else { small };
        Self {
            roomy,
            sheet,
            card: Vec2::new(sheet.x * pick(0.42, 0.47), pick(410.0, 236.0)),
            map: sheet.x * pick(0.475, 0.425),
            thumb: pick(92.0, 52.0),
        }
    }

    /// `roomy` in a large window, else `tight`.
    fn pick(&self, roomy: f32, tight: f32) -> f32 {
        if self.roomy { roomy } else { tight }
    }
}

/// Whether the page must be built anew: for another castle, or another size of the window or of text.
fn page_is_stale(
    scale: Res<Scale>,
    view: Res<GalleryView>,
    mut shown: Local<Option<Castle>>,
) -> bool {
    let before = shown.replace(view.castle);
    scale.is_changed() || before.is_some_and(|before| before != view.castle)
}

fn remove_page(roots: Query<Entity, With<GalleryRoot>>, mut commands: Commands) {
    for root in &roots {
        commands.entity(root).despawn();
    }
}

/// Builds the page over the screen.
fn build_page(scale: Res<Scale>, view: Res<GalleryView>, mut commands: Commands) {
    let measures = Measures::of(&scale);
    let root = commands
        .spawn((GalleryRoot, veil(Menu::Gallery, "Gallery")))
        .id();
    let sheet = commands
        .spawn((
            ChildOf(root),
            Picture::new("panel-parchment"),
            Node {
                width: px(measures.sheet.x),
                height: px(measures.sheet.y),
                padding: UiRect::new(
                    px(measures.pick(40.0, 30.0)),
                    px(measures.pick(40.0, 30.0)),
                    px(measures.pick(20.0, 10.0)),
                    px(measures.pick(40.0, 22.0)),
                ),
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::SpaceBetween,
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    add_head(&mut commands, sheet, &measures);
    let middle = commands
        .spawn((
            ChildOf(sheet),
            Node {
                justify_content: JustifyContent::SpaceBetween,
                align_items: AlignItems::Center,
                ..default()
            },
        ))
        .id();
    add_card(&mut commands, middle, &measures, *view);
    let column = commands
        .spawn((
            ChildOf(middle),
            Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                row_gap: px(measures.pick(8.0, 2.0)),
                ..default()
            },
        ))
        .id();
    add_map(&mut commands, column, &measures, view.castle);
    commands.spawn((
        ChildOf(column),
        centred(
            "gallery-row",
            TextStyle::CAPTION
                .sized(measures.pick(17.0, 14.5))
                .growing(1.2),
            palette::INK_PALE,
        ),
        Node {
            max_width: px(measures.map),
            ..default()
        },
    ));
    add_foot(&mut commands, sheet, &measures, *view);
}

/// The heading and the way back.
fn add_head(commands: &mut Commands, sheet: Entity, measures: &Measures) {
    let head = commands
        .spawn((
            ChildOf(sheet),
            Node {
                justify_content: JustifyContent::SpaceBetween,
                align_items: AlignItems::Center,
                ..default()
            },
        ))
        .id();
    commands.spawn((
        ChildOf(head),
        label(
            "gallery-title",
            TextStyle::HEADING.sized(measures.pick(40.0, 28.0)),
            palette::AZURE_DEEP,
        ),
    ));
    commands
        .spawn((
            ChildOf(head),
            (ActionButton(Action::Back), LeadsBack),
            button(ButtonStyle::Azure, "menu-back", Focusable::MENU),
        ))
        .with_child(key_cap(Action::Back));
}

/// The large card with both its faces.
fn add_card(commands: &mut Commands, middle: Entity, measures: &Measures, view: GalleryView) {
    let names = Names::default();
    let castle = view.castle;
    let card = commands
        .spawn((
            ChildOf(middle),
            GalleryPart::Card,
            (Button, Focusable::MENU.first()),
            card_name(view),
            UiTransform::default(),
            Node {
                width: px(measures.card.x),
                height: px(measures.card.y),
                ..default()
            },
        ))
        .id();
    let face = |face: CardFace| {
        (
            ChildOf(card),
            face,
            visible_if((face == CardFace::Back) == view.back),
            Pickable::IGNORE,
        )
    };
    let whole = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    let front = commands.spawn((face(CardFace::Front), whole.clone())).id();
    let height = measures.card.y - measures.pick(34.0, 24.0);
    let picture = commands
        .spawn((
            ChildOf(front),
            Picture::tall(castle_key(names, castle), height),
            Pickable::IGNORE,
        ))
        .id();
    // The name on the card's ribbon.
    commands.spawn((
        ChildOf(picture),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            top: percent(79.5),
            height: percent(14),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        Pickable::IGNORE,
        children![(
            label(
                castle_name(names, castle),
                TextStyle::SUBHEADING.sized(height * 0.082).growing(1.0),
                palette::INK,
            ),
            TextLayout::no_wrap(),
            Pickable::IGNORE,
        )],
    ));
    let remark = TextStyle::CAPTION
        .sized(measures.pick(18.0, 15.0))
        .growing(1.2);
    commands.spawn((
        ChildOf(front),
        centred("gallery-turn", remark, palette::INK_PALE),
        Pickable::IGNORE,
    ));
    let back = commands
        .spawn((
            face(CardFace::Back),
            Picture::new(picture_names::CASTLE_BACK),
            Node {
                padding: UiRect::axes(px(measures.pick(44.0, 34.0)), px(measures.pick(30.0, 16.0))),
                row_gap: px(measures.pick(10.0, 3.0)),
                align_items: AlignItems::Stretch,
                ..whole
            },
        ))
        .id();
    let text = TextStyle::SMALL
        .sized(measures.pick(20.0, 16.0))
        .growing(measures.pick(1.2, 1.1));
    commands.spawn((
        ChildOf(back),
        centred(
            castle_name(names, castle),
            TextStyle::SUBHEADING.sized(measures.pick(30.0, 21.0)),
            palette::AZURE_DEEP,
        ),
        Pickable::IGNORE,
    ));
    for (message, color) in [
        (words::about_castle(names, castle), palette::INK),
        (more_about(castle), palette::INK_PALE),
    ] {
        commands.spawn((ChildOf(back), label(message, text, color), Pickable::IGNORE));
    }
}

/// The name of the card for screen readers: with its facts once it is turned.
fn card_name(view: GalleryView) -> LocalizedText {
    let names = Names::default();
    let name = castle_name(names, view.castle);
    if view.back {
        LocalizedText::new("gallery-back-spoken")
            .with("castle", name)
            .with("about", words::about_castle(names, view.castle))
            .with("more", more_about(view.castle))
    } else {
        LocalizedText::new("gallery-front-spoken").with("castle", name)
    }
}

/// What stands of a castle today, and what is told of it.
fn more_about(castle: Castle) -> LocalizedText {
    LocalizedText::new(format!("{}-more", castle_key(Names::default(), castle)))
}

/// The map, with names and a ring around the castle that is shown.
fn add_map(commands: &mut Commands, column: Entity, measures: &Measures, shown: Castle) {
    let unit = measures.map / MAP_SIZE.x;
    let map = commands
        .spawn((
            ChildOf(column),
            Picture::new(picture_names::MAP),
            Node {
                width: px(measures.map),
                height: px(MAP_SIZE.y * unit),
                flex_shrink: 0.0,
                ..default()
            },
        ))
        .id();
    // A node of no size, from which the name extends.
    let anchor = |x: f32, y: f32, justify| Node {
        position_type: PositionType::Absolute,
        left: px(x),
        top: px(y),
        width: px(0),
        height: px(0),
        justify_content: justify,
        align_items: AlignItems::Center,
        ..default()
    };
    let mut name = |x: f32, y: f32, justify, message: LocalizedText, style, color| {
        let at = commands
            .spawn((ChildOf(map), anchor(x * unit, y * unit, justify)))
            .id();
        commands.spawn((
            ChildOf(at),
            label(message, style, color),
            TextLayout::no_wrap(),
        ));
    };
    let middle = JustifyContent::Center;
    let small = measures.pick(16.0, 13.0);
    for (key, x, y) in LANDS {
        let style = TextStyle::SUBHEADING
            .sized(measures.pick(25.0, 18.0))
            .growing(1.0);
        let message = LocalizedText::new(key);
        name(
            x,
            y,
            middle,
            message,
            style,
            palette::INK_PALE.with_alpha(0.62),
        );
    }
    for (text, x, y) in NAMES {
        let style = TextStyle::CAPTION.sized(small).growing(1.1);
        let message = LocalizedText::verbatim(text);
        name(x, y, middle, message, style, palette::AZURE_DEEP);
    }
    for castle in Castle::ALL {
        let place = place_of(castle);
        let (x, y) = (place.at.x * MAP_SIZE.x, place.at.y * MAP_SIZE.y);
        let (x, y, justify) = match place.name {
            NameSide::West => (x - 15.0, y, JustifyContent::FlexEnd),
            NameSide::East => (x + 15.0, y - 4.0, JustifyContent::FlexStart),
            NameSide::South => (x, y + 20.0, middle),
        };
        let style = TextStyle::NAME
            .sized(measures.pick(18.0, 14.0))
            .growing(1.1);
        let color = if castle == shown {
            palette::GULES_DEEP
        } else {
            palette::INK
        };
        name(
            x,
            y,
            justify,
            castle_name(Names::default(), castle),
            style,
            color,
        );
    }
    let at = place_of(shown).at * MAP_SIZE * unit;
    let ring = 34.0 * unit.max(0.8);
    commands.spawn((
        ChildOf(map),
        Name::new("Ring"),
        Node {
            position_type: PositionType::Absolute,
            left: px(at.x - ring / 2.0),
            top: px(at.y - ring * 0.62),
            width: px(ring),
            height: px(ring),
            border: UiRect::all(px(2.5)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BorderColor::all(palette::GULES),
    ));
}

/// The six castles to choose from, and the link.
fn add_foot(commands: &mut Commands, sheet: Entity, measures: &Measures, view: GalleryView) {
    let names = Names::default();
    let foot = commands
        .spawn((
            ChildOf(sheet),
            Node {
                justify_content: JustifyContent::SpaceBetween,
                align_items: AlignItems::Center,
                column_gap: px(10),
                ..default()
            },
        ))
        .id();
    let row = commands
        .spawn((
            ChildOf(foot),
            Node {
                align_items: AlignItems::Center,
                column_gap: px(measures.pick(10.0, 4.0)),
                ..default()
            },
        ))
        .id();
    for castle in Castle::ALL {
        let shown = castle == view.castle;
        commands
            .spawn((
                ChildOf(row),
                GalleryPart::Castle(castle),
                (Button, Focusable::MENU.zone(1)),
                castle_name(names, castle),
                Node {
                    padding: UiRect::all(px(3)),
                    border: UiRect::all(px(2)),
                    border_radius: BorderRadius::all(px(8)),
                    ..default()
                },
                BorderColor::all(if shown {
                    palette::GULES
                } else {
                    palette::CLEAR
                }),
            ))
            .with_child((
                Picture::tall(castle_key(names, castle), measures.thumb),
                Pickable::IGNORE,
            ));
    }
    let place = place_of(view.castle);
    let column = commands
        .spawn((
            ChildOf(foot),
            Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::FlexEnd,
                ..default()
            },
        ))
        .id();
    let site = format!("{}-site", castle_key(names, view.castle));
    commands.spawn((
        ChildOf(column),
        Link(place.link),
        button(
            ButtonStyle::Parchment,
            LocalizedText::new(site),
            Focusable::MENU.zone(2),
        ),
    ));
    commands.spawn((
        ChildOf(column),
        label(
            LocalizedText::verbatim(shortened(place.link)),
            TextStyle::CAPTION
                .sized(measures.pick(16.0, 13.5))
                .growing(1.1),
            palette::INK_PALE,
        ),
        TextLayout::no_wrap(),
    ));
}

/// An address as it is shown: without what every address begins with.
fn shortened(address: &'static str) -> &'static str {
    let bare = address.trim_end_matches('/');
    bare.split_once("//").map_or(bare, |(_, rest)| rest)
}

/// Turns the large card, or shows another castle.
fn press_part(
    activate: On<Activate>,
    parts: Query<(Entity, &GalleryPart)>,
    turning: Query<&TurningCard>,
    (timings, motion): (Res<TableTimings>, Res<MotionSettings>),
    mut view: ResMut<GalleryView>,
    mut play: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    let Ok((entity, &part)) = parts.get(activate.entity) else {
        return;
    };
    match part {
        GalleryPart::Card => {
            if turning.contains(entity) {
                return;
            }
            view.back = !view.back;
            play.write(PlaySound::now(Sound::CARD_FLIP));
            commands.entity(entity).insert((
                card_name(*view),
                TurningCard {
                    to_back: view.back,
                    since: 0.0,
                    lasts: motion.flies(timings.turn).as_secs_f32(),
                },
            ));
        }
        GalleryPart::Castle(castle) => {
            *view = GalleryView {
                castle,
                back: false,
            };
        }
    }
}
