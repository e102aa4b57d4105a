//! The plate at the right: the figure that is looked at with all its numbers, or the odds of the blow that is planned.

use bevy::prelude::*;

use super::FillSystems;
use super::places::node;
use crate::games::guesclin::rules::{Board, Direction, Fighter, Hex, Obstacle};
use crate::games::guesclin::table::blow_odds::{self, Odds};
use crate::games::guesclin::table::cursor::Cursor;
use crate::games::guesclin::table::{
    DisplayedView, Selection, TABLE, Turn, counters, hex_words, odds_words, picture_names, words,
};
use crate::i18n::{LiveRegion, LocalizedText};
use crate::theme::text_style::FontFace;
use crate::theme::widget::label;
use crate::theme::{Picture, Scale, TextStyle, palette};

/// The plate.
#[derive(Component)]
struct Plate;

/// What it shows.
#[derive(Debug, Clone, PartialEq)]
enum Content {
    Nothing,
    Ground(Ground),
    Figure(Figure),
    Odds(Odds),
}

/// A hex without a figure.
#[derive(Debug, Clone, PartialEq)]
struct Ground {
    signs: Vec<&'static str>,
    lines: Vec<LocalizedText>,
}

/// A figure in words and numbers.
#[derive(Debug, Clone, PartialEq)]
struct Figure {
    counter: String,
    stunned: bool,
    name: LocalizedText,
    banner: LocalizedText,
    arms: [&'static str; 2],
    /// Caption, number, and whether an order changes it.
    numbers: Vec<(&'static str, String, bool)>,
    lines: Vec<LocalizedText>,
}

/// What the plate shows now.
#[derive(Resource)]
struct Shown(Content);

impl Default for Shown {
    fn default() -> Self {
        Self(Content::Nothing)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(Update, fill.in_set(FillSystems))
        .add_systems(OnExit(TABLE), |mut shown: ResMut<Shown>| {
            *shown = Shown::default()
        });
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Plate,
        node("Plate", |t| t.plate),
        Picture::new("panel-parchment"),
        Node {
            flex_direction: FlexDirection::Column,
            padding: UiRect::new(px(14), px(12), px(9), px(10)),
            row_gap: px(2),
            overflow: Overflow::clip(),
            ..default()
        },
    ));
}

/// The figure in words.
fn figure(
    board: &Board,
    who: Fighter,
    ordered: Option<crate::games::guesclin::rules::Order>,
) -> Figure {
    let mut changed = board.clone();
    if let Some(order) = ordered {
        changed.set_order(who, Some(order));
    }
    let (state, stats) = (changed.fighter(who), changed.stats(who));
    let now = changed.numbers(who);
    let traits = changed.counter(who).traits;
    let mut numbers = vec![
        (
            "guesclin-stat-move",
            now.moves.to_string(),
            now.moves != stats.moves,
        ),
        (
            "guesclin-stat-melee",
            now.melee.to_string(),
            now.melee != stats.melee,
        ),
        (
            "guesclin-stat-defence",
            now.defence.to_string(),
            now.defence != stats.defence as i8,
        ),
    ];
    if let Some(shot) = stats.shot {
        numbers.push(("guesclin-stat-shot", shot.to_string(), false));
    }
    let mut lines = Vec::new();
    let shown = [
        (traits.commander, "guesclin-trait-commander"),
        (
            traits.initiative && !state.stunned,
            "guesclin-trait-initiative",
        ),
        (traits.skirmisher, "guesclin-trait-skirmisher"),
    ];
    lines.extend(
        shown
            .iter()
            .filter(|(has, _)| *has)
            .map(|&(_, key)| LocalizedText::new(key)),
    );
    if state.stunned {
        lines.push(LocalizedText::new("guesclin-stunned"));
    }
    if let Some(order) = state.order {
        lines.push(
            LocalizedText::new("guesclin-plate-order")
                .with("order", words::order(order))
                .with("effects", words::order_effects(order)),
        );
    }
    if let Some(object) = state.bears {
        let what = words::object_object(board.scenario(), object);
        lines.push(LocalizedText::new("guesclin-bears").with("object", what));
    }
    if board.surprised(board.banner(who)) {
        lines.push(LocalizedText::new("guesclin-plate-surprised"));
    }
    if state.acted && board.active() == Some(board.banner(who)) {
        lines.push(LocalizedText::new("guesclin-acted"));
    }
    Figure {
        counter: board.scenario().fighters[who.index()].counter_id.clone(),
        stunned: state.stunned,
        name: words::fighter(board.scenario(), who),
        banner: words::banner(board.banner(who)),
        arms: [
            picture_names::arms(board.banner(who)),
            picture_names::camp(board.camp(who)),
        ],
        numbers,
        lines,
    }
}

fn content(board: &Board, selection: &Selection, turn: Turn, cursor: Cursor) -> Content {
    let plan = &selection.plan;
    let pointed = cursor.0.and_then(|at| board.on(at));
    if let Some(odds) = blow_odds::of_plan(board, plan, pointed, turn) {
        return Content::Odds(odds);
    }
    match plan.fighter.or(pointed) {
        Some(who) => Content::Figure(figure(board, who, plan.order)),
        None => match cursor.0 {
            Some(at) => Content::Ground(ground(board, at)),
            None => Content::Nothing,
        },
    }
}

/// A hex in words, with what lies around it.
fn ground(board: &Board, at: Hex) -> Ground {
    let map = &board.scenario().map;
    let mut signs = vec![picture_names::terrain(map.terrain(at))];
    for kind in [Obstacle::Bank, Obstacle::Wall] {
        let bars = |way: &Direction| map.obstacle(at, *way) == Some(kind);
        if Direction::ALL.iter().any(bars) {
            signs.push(picture_names::obstacle(kind));
        }
    }
    let lines = vec![hex_words::hex(board, at)];
    Ground { signs, lines }
}

fn fill(
    displayed: Res<DisplayedView>,
    (selection, turn, cursor): (Res<Selection>, Res<Turn>, Res<Cursor>),
    scale: Res<Scale>,
    mut shown: ResMut<Shown>,
    plates: Query<(Entity, Ref<Plate>)>,
    mut commands: Commands,
) {
    let fresh = content(displayed.board(), &selection, *turn, *cursor);
    let anew = plates.iter().any(|(_, plate)| plate.is_added());
    if shown.0 == fresh && !anew && !scale.is_changed() {
        return;
    }
    shown.0 = fresh;
    let low = scale.page().y < 560.0;
    for (plate, _) in &plates {
        commands.entity(plate).despawn_children();
        match &shown.0 {
            Content::Nothing => {}
            Content::Ground(ground) => draw_ground(&mut commands, plate, ground, low),
            Content::Figure(figure) => draw_figure(&mut commands, plate, figure, low),
            Content::Odds(odds) => draw_odds(&mut commands, plate, odds, low),
        }
    }
}

fn line(
    commands: &mut Commands,
    parent: Entity,
    text: LocalizedText,
    style: TextStyle,
    color: Color,
) -> Entity {
    commands
        .spawn((
            ChildOf(parent),
            label(text, style.growing(1.0), color),
            Pickable::IGNORE,
        ))
        .id()
}

fn across(commands: &mut Commands, parent: Entity, gap: f32) -> Entity {
    commands
        .spawn((
            ChildOf(parent),
            Node {
                align_items: AlignItems::Center,
                column_gap: px(gap),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id()
}

fn down(commands: &mut Commands, parent: Entity) -> Entity {
    commands
        .spawn((
            ChildOf(parent),
            Node {
                flex_direction: FlexDirection::Column,
                flex_basis: px(0),
                flex_grow: 1.0,
                min_width: px(0),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .id()
}

fn draw_ground(commands: &mut Commands, plate: Entity, ground: &Ground, low: bool) {
    let signs = across(commands, plate, 6.0);
    for sign in &ground.signs {
        commands.spawn((
            ChildOf(signs),
            Picture::tall(*sign, if low { 26.0 } else { 34.0 }),
            Pickable::IGNORE,
        ));
    }
    let most = if low { 3 } else { 7 };
    for (n, text) in ground.lines.iter().take(most).enumerate() {
        let size = if low { 13.0 } else { 15.0 };
        let (style, color) = if n == 0 {
            (TextStyle::SMALL_STRONG.sized(size), palette::INK)
        } else {
            (TextStyle::SMALL.sized(size - 1.0), palette::INK_PALE)
        };
        line(commands, plate, text.clone(), style, color);
    }
}

fn draw_figure(commands: &mut Commands, plate: Entity, figure: &Figure, low: bool) {
    let head = across(commands, plate, 6.0);
    let large = if low { 38.0 } else { 70.0 };
    commands.spawn((
        ChildOf(head),
        Picture::new(counters::figure(&figure.counter, figure.stunned)),
        Node {
            width: px(large),
            height: px(large),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    ));
    let names = down(commands, head);
    let name = TextStyle::new(FontFace::Gothic, if low { 14.0 } else { 19.0 });
    line(
        commands,
        names,
        figure.name.clone(),
        name,
        palette::AZURE_DEEP,
    );
    let banner = across(commands, names, 4.0);
    for sign in figure.arms {
        commands.spawn((
            ChildOf(banner),
            Picture::tall(sign, if low { 17.0 } else { 22.0 }),
            Pickable::IGNORE,
        ));
    }
    let small = TextStyle::CAPTION.sized(14.0);
    line(
        commands,
        banner,
        figure.banner.clone(),
        small,
        palette::INK_PALE,
    );
    for (caption, number, changed) in &figure.numbers {
        let row = across(commands, plate, 7.0);
        let color = if *changed {
            palette::GULES_DEEP
        } else {
            palette::INK
        };
        let large = TextStyle::new(FontFace::GothicBold, if low { 17.0 } else { 24.0 });
        let column = commands
            .spawn((
                ChildOf(row),
                Node {
                    width: px(if low { 20 } else { 28 }),
                    justify_content: JustifyContent::FlexEnd,
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .id();
        let number = LocalizedText::verbatim(number.clone());
        line(commands, column, number, large, color);
        let small = TextStyle::SMALL.sized(if low { 12.5 } else { 14.0 });
        line(
            commands,
            row,
            LocalizedText::new(*caption),
            small,
            palette::INK_PALE,
        );
    }
    let style = TextStyle::SMALL.sized(if low { 13.0 } else { 15.5 });
    for text in &figure.lines {
        line(commands, plate, text.clone(), style, palette::INK);
    }
}

fn draw_odds(commands: &mut Commands, plate: Entity, odds: &Odds, low: bool) {
    let title = TextStyle::new(FontFace::Gothic, if low { 16.0 } else { 19.0 });
    if !low {
        line(
            commands,
            plate,
            odds.title.clone(),
            title,
            palette::AZURE_DEEP,
        );
    }
    let style = TextStyle::SMALL.sized(if low { 13.0 } else { 15.0 });
    for (n, throw) in odds.throws.iter().enumerate() {
        let head = across(commands, plate, 8.0);
        let number = TextStyle::new(FontFace::GothicBold, if low { 24.0 } else { 32.0 });
        let color = if n == 0 {
            palette::GULES_DEEP
        } else {
            palette::AZURE_DEEP
        };
        let chance = odds_words::chance(throw.chance);
        let shown = line(commands, head, chance, number, color);
        if n == 0 {
            commands.entity(shown).insert(LiveRegion);
        }
        let beside = down(commands, head);
        let caption = if n == 0 {
            throw.needs.clone()
        } else {
            odds_words::strike_back()
        };
        line(commands, beside, caption, style, palette::INK);
        let dice = across(commands, plate, 3.0);
        for at in 0..throw.dice {
            let kept = if throw.best {
                at < 2
            } else {
                at + 2 >= throw.dice
            };
            commands.spawn((
                ChildOf(dice),
                Picture::tall(picture_names::die(0), if low { 16.0 } else { 22.0 }),
                ImageNode {
                    color: palette::dimmed(if kept { 1.0 } else { 0.55 }),
                    ..default()
                },
                Pickable::IGNORE,
            ));
        }
        line(
            commands,
            dice,
            throw.pool.clone(),
            TextStyle::CAPTION.sized(13.0),
            palette::INK_PALE,
        );
        line(
            commands,
            plate,
            if low {
                throw.short.clone()
            } else {
                throw.sum.clone()
            },
            style,
            palette::INK_PALE,
        );
    }
    let lines = odds.lines.iter().filter(|_| !low || odds.throws.len() == 1);
    for text in lines {
        line(commands, plate, text.clone(), style, palette::INK);
    }
}
