//! The deeds that the fighter could do beside blows, as buttons; in a placement the fighters who wait. An exit that is
//! barred says why. The banderoles of the orders say what each would change.

use bevy::prelude::*;

use super::places::node;
use super::{FillSystems, hud_inputs_changed};
use crate::input::InputButton;
use crate::keys;
use crate::plan::{Deed, Plan};
use crate::selectable::zone;
use crate::selection::TableInput;
use crate::session::{TABLE, TABLE_UPDATE};
use crate::{DisplayedView, Selection, Turn, odds_words, picture_names, refusal_words, words};
use guesclin_rules::{Board, Fighter, Move, Refusal, Stage};
use kit_i18n::LocalizedText;
use kit_input::Focusable;
use kit_table::AccessibleName;
use kit_table::aside::Tip;
use kit_theme::widget::{ButtonWords, button, set_checked};
use kit_theme::{ButtonStyle, Picture, Scale, TextStyle};

/// The column of buttons.
#[derive(Component)]
struct Column;

/// A button of the column.
#[derive(Debug, Clone, PartialEq)]
struct ChoiceButton {
    input: TableInput,
    caption: LocalizedText,
    /// The picture in place of the caption.
    picture: Option<&'static str>,
    checked: bool,
    /// Why it is refused: it is told beforehand, and again when it is pressed.
    refused: Option<LocalizedText>,
}

/// The buttons that are in the column.
#[derive(Resource, Default, PartialEq)]
struct InColumn(Vec<ChoiceButton>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InColumn>()
        .add_systems(OnEnter(TABLE), spawn)
        .add_systems(
            TABLE_UPDATE,
            (
                fill.run_if(hud_inputs_changed),
                size_captions,
                tell_orders.run_if(resource_exists::<DisplayedView>),
            )
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
        Deed::Attack(_) => keys::GUESCLIN_DEED_STRIKE.into(),
        Deed::Shoot(_) => keys::GUESCLIN_DEED_SHOOT.into(),
        Deed::Take(object) => LocalizedText::new(keys::GUESCLIN_DEED_TAKE)
            .with("what", words::object_object(board.scenario(), object)),
        Deed::Put => keys::GUESCLIN_DEED_PUT.into(),
        Deed::Give(to) => LocalizedText::new(keys::GUESCLIN_DEED_GIVE).with("who", name(to)),
        Deed::Break(_) => keys::GUESCLIN_DEED_BREAK.into(),
        Deed::Bridge if board.raised() => keys::GUESCLIN_DEED_LOWER.into(),
        Deed::Bridge => keys::GUESCLIN_DEED_RAISE.into(),
        Deed::Leave(exit) => LocalizedText::new(keys::GUESCLIN_DEED_LEAVE).with(
            "by",
            words::exit(&board.scenario().exits[usize::from(exit)]),
        ),
    }
}

/// The exits of the fighter's camp where the plan leads, by which they may not leave: for what they do not bear, or for
/// one point.
fn barred_exits(board: &Board, plan: &Plan) -> Vec<(Deed, Refusal)> {
    let Some((who, at)) = plan.actor(board).zip(plan.stand(board)) else {
        return Vec::new();
    };
    let exits = (0_u8..).zip(&board.scenario().exits);
    let here = exits.filter(|(_, exit)| exit.camp == board.camp(who) && exit.hexes.contains(&at));
    let barred = here.filter_map(|(n, _)| {
        let exit = Some(n);
        let why = board.check(Move::March { who, to: at, exit }).err()?;
        let told = matches!(why, Refusal::ExitWithout | Refusal::NoPointToLeave);
        told.then_some((Deed::Leave(n), why))
    });
    barred.collect()
}

/// The buttons of a decision.
fn wanted(board: &Board, selection: &Selection, turn: Turn) -> Vec<ChoiceButton> {
    let Turn::Person(banner) = turn else {
        return Vec::new();
    };
    let plan = &selection.plan;
    match board.stage() {
        Stage::Place(_) => {
            let waits = |who: &Fighter| board.at(*who).is_none() && plan.placed(*who).is_none();
            let waiting: Vec<Fighter> = board.of_banner(banner).filter(waits).collect();
            let due = plan.fighter.filter(|who| waiting.contains(who));
            let due = due.or(waiting.first().copied());
            let choice = |&who: &Fighter| ChoiceButton {
                input: TableInput::Fighter(who),
                caption: words::fighter(board.scenario(), who),
                picture: Some(picture_names::figure(
                    &board.scenario().fighters[who.index()].counter_id,
                    false,
                )),
                checked: Some(who) == due,
                refused: None,
            };
            waiting.iter().map(choice).collect()
        }
        Stage::Act(_) => {
            let choice = |(one, refused): (Deed, Option<Refusal>)| ChoiceButton {
                input: TableInput::Deed(one),
                caption: deed(board, one),
                picture: None,
                checked: plan.deed == Some(one),
                refused: refused.map(refusal_words::rule),
            };
            let deeds = plan.deeds(board).into_iter().map(|one| (one, None));
            let barred = barred_exits(board, plan).into_iter();
            let barred = barred.map(|(one, why)| (one, Some(why)));
            deeds.chain(barred).map(choice).collect()
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
                Tip(choice.refused.as_ref().unwrap_or(&choice.caption).clone()),
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
    let size = if scale.is_low() { 12.5 } else { 14.0 };
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

/// A banderole says what its order would change, where one can be given.
fn tell_orders(
    displayed: Res<DisplayedView>,
    selection: Res<Selection>,
    buttons: Query<(Entity, &InputButton), Added<InputButton>>,
    mut commands: Commands,
) {
    let board = displayed.board();
    let fresh: Vec<_> = (buttons.iter())
        .filter_map(|(entity, button)| match button.0 {
            TableInput::Order(order) => Some((entity, order)),
            _ => None,
        })
        .collect();
    let to = selection.plan.may_order(board).ok();
    let Some(to) = to.filter(|_| !fresh.is_empty()) else {
        return;
    };
    for effect in board.order_effects(to) {
        let said = words::commas(odds_words::order(board, &effect));
        let banderoles = fresh.iter().filter(|(_, order)| *order == effect.order);
        for ((entity, _), said) in banderoles.zip(said) {
            commands.entity(*entity).insert(Tip(said));
        }
    }
}
