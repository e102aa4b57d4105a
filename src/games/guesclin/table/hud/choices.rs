//! The deeds that the fighter could do beside blows, as buttons; in a placement the fighters who wait.

use bevy::prelude::*;

use super::aside::Tip;
use super::places::node;
use super::{FillSystems, told_has_changed};
use crate::games::guesclin::rules::{Board, Fighter, Stage};
use crate::games::guesclin::table::plan::Deed;
use crate::games::guesclin::table::selectable::zone;
use crate::games::guesclin::table::selection::{InputButton, TableInput};
use crate::games::guesclin::table::{DisplayedView, Selection, TABLE, Turn, picture_names, words};
use crate::i18n::LocalizedText;
use crate::input::Focusable;
use crate::table::AccessibleName;
use crate::theme::widget::{ButtonWords, button, set_checked};
use crate::theme::{ButtonStyle, Picture, Scale, TextStyle};

/// The column of buttons.
#[derive(Component)]
struct Column;

/// A button of the column.
#[derive(Debug, Clone, PartialEq)]
struct Choice {
    input: TableInput,
    caption: LocalizedText,
    /// The picture in place of the caption.
    picture: Option<&'static str>,
    checked: bool,
}

/// The buttons that are in the column.
#[derive(Resource, Default, PartialEq)]
struct InColumn(Vec<Choice>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InColumn>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(
            Update,
            (fill.run_if(told_has_changed), size_captions)
                .chain()
                .in_set(FillSystems),
        )
        .add_systems(OnExit(TABLE), |mut column: ResMut<InColumn>| {
            column.0.clear();
        });
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        Column,
        node("Choices", |t| t.choices),
        // On a phone the fighters who wait lie over the plate's foot.
        ZIndex(3),
        Node {
            flex_wrap: FlexWrap::Wrap,
            align_content: AlignContent::FlexEnd,
            column_gap: px(6),
            row_gap: px(4),
            ..default()
        },
    ));
}

fn deed(board: &Board, deed: Deed) -> LocalizedText {
    let name = |who: Fighter| words::fighter(board.scenario(), who);
    match deed {
        Deed::Attack(_) => "guesclin-deed-strike".into(),
        Deed::Shoot(_) => "guesclin-deed-shoot".into(),
        Deed::Take(object) => LocalizedText::new("guesclin-deed-take")
            .with("what", words::object_object(board.scenario(), object)),
        Deed::Put => "guesclin-deed-put".into(),
        Deed::Give(to) => LocalizedText::new("guesclin-deed-give").with("who", name(to)),
        Deed::Break(_) => "guesclin-deed-break".into(),
        Deed::Bridge if board.raised() => "guesclin-deed-lower".into(),
        Deed::Bridge => "guesclin-deed-raise".into(),
        Deed::Leave(exit) => LocalizedText::new("guesclin-deed-leave").with(
            "by",
            words::exit(&board.scenario().exits[usize::from(exit)]),
        ),
    }
}

/// The buttons of a decision.
fn wanted(board: &Board, selection: &Selection, turn: Turn) -> Vec<Choice> {
    let Turn::Person(banner) = turn else {
        return Vec::new();
    };
    let plan = &selection.plan;
    match board.stage() {
        Stage::Place(_) => {
            let waits = |who: &Fighter| board.at(*who).is_none();
            let waiting: Vec<Fighter> = board.of_banner(banner).filter(waits).collect();
            let due = plan.fighter.filter(|who| waiting.contains(who));
            let due = due.or(waiting.first().copied());
            let choice = |&who: &Fighter| Choice {
                input: TableInput::Fighter(who),
                caption: words::fighter(board.scenario(), who),
                picture: Some(picture_names::figure(
                    &board.scenario().fighters[who.index()].counter_id,
                    false,
                )),
                checked: Some(who) == due,
            };
            waiting.iter().map(choice).collect()
        }
        Stage::Act(_) => {
            let choice = |one: Deed| Choice {
                input: TableInput::Deed(one),
                caption: deed(board, one),
                picture: None,
                checked: plan.deed == Some(one),
            };
            plan.deeds(board).into_iter().map(choice).collect()
        }
        _ => Vec::new(),
    }
}

fn fill(
    displayed: Res<DisplayedView>,
    (selection, turn): (Res<Selection>, Res<Turn>),
    scale: Res<Scale>,
    mut in_column: ResMut<InColumn>,
    columns: Query<(Entity, Ref<Column>)>,
    mut commands: Commands,
) {
    let fresh = InColumn(wanted(displayed.board(), &selection, *turn));
    let anew = columns.iter().any(|(_, column)| column.is_added());
    if *in_column == fresh && !anew && !scale.is_changed() {
        return;
    }
    *in_column = fresh;
    for (column, _) in &columns {
        commands.entity(column).despawn_children();
        for (at, choice) in (1_u8..).zip(&in_column.0) {
            let place = Focusable::PAGE.zone(zone::CHOICES).order(at);
            let caption = match choice.picture {
                Some(_) => LocalizedText::verbatim(""),
                None => choice.caption.clone(),
            };
            let mut entity = commands.spawn((
                ChildOf(column),
                InputButton(choice.input),
                Tip(choice.caption.clone()),
                AccessibleName(choice.caption.clone()),
                button(ButtonStyle::Option, caption, place),
            ));
            if let Some(picture) = choice.picture {
                entity.with_child((Picture::tall(picture, 48.0), Pickable::IGNORE));
            }
            let pictured = choice.picture.is_some();
            set_checked(&mut entity, choice.checked);
            entity.entry::<Node>().and_modify(move |mut node| {
                node.min_height = px(if pictured { 52 } else { 42 });
                node.min_width = px(0);
                node.column_gap = px(0);
                node.padding = UiRect::horizontal(px(if pictured { 0 } else { 6 }));
                node.width = if pictured { px(55) } else { percent(100) };
                node.overflow = Overflow::clip();
            });
        }
    }
}

/// The captions of deeds fit their column.
fn size_captions(
    scale: Res<Scale>,
    buttons: Query<(&InputButton, &Children)>,
    mut words: Query<&mut TextStyle, With<ButtonWords>>,
) {
    let size = if scale.page().y < 560.0 { 12.5 } else { 14.0 };
    for (button, children) in &buttons {
        if !matches!(button.0, TableInput::Deed(_)) {
            continue;
        }
        for &child in children {
            if let Ok(mut style) = words.get_mut(child) {
                style.set_if_neq(TextStyle::SMALL_STRONG.sized(size).growing(1.0));
            }
        }
    }
}
