//! The fixed buttons: the large one commits, below it back and orders, at the foot the end of the activation.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

use super::places::{Absent, node, set_absent};
use super::{FillSystems, hud_inputs_changed};
use crate::keys;
use crate::layout::TableLayout;
use crate::map_view::MapView;
use crate::plan::Deed;
use crate::selectable::zone;
use crate::session::{TABLE, TABLE_UPDATE};
use crate::{CurrentHint, DisplayedView, Rules, Selection, Turn};
use guesclin_rules::{Board, Stage};
use kit_i18n::LocalizedText;
use kit_input::{Action, ActionButton, Device, Focusable, Make, Signs};
use kit_rules::message_key::MessageKey;
use kit_table::aside::Tip;
use kit_table::{AccessibleName, AidSettings, printed_key};
use kit_theme::widget::{ButtonWords, button, set_checked};
use kit_theme::{ButtonStyle, CaptionFit, Picture, TextStyle, key_cap};

/// A fixed button.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// Commits what is planned.
    Commit,
    /// Cancels the plan, or takes a move back.
    Back,
    /// Offers the orders.
    Orders,
    /// Ends the activation.
    Finish,
    /// Shows the enemies' threat.
    Threat,
    /// Shows the whole map.
    Map,
    /// Asks for a hint.
    Hint,
}

/// What a narrow button has no room for: the key.
#[derive(Component)]
struct WideOnly;

/// A button for a hint narrower than this has its picture alone.
const NARROW: f32 = 60.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(TABLE), spawn).add_systems(
        TABLE_UPDATE,
        (
            (caption, able)
                .chain()
                .run_if(hud_inputs_changed.or_else(hint_has_changed)),
            tell_zoom,
        )
            .in_set(FillSystems),
    );
}

/// Whether there is another hint, or hints are offered no more or again.
fn hint_has_changed(hint: Res<CurrentHint>, aids: Res<AidSettings>) -> bool {
    hint.is_changed() || aids.is_changed()
}

/// A button: what it is, its key, its style, its tip, its place.
type Button = (
    Act,
    Action,
    ButtonStyle,
    MessageKey,
    fn(&TableLayout) -> Rect,
);

fn spawn(mut commands: Commands) {
    let all: [Button; 7] = [
        (
            Act::Commit,
            Action::Commit,
            ButtonStyle::Azure,
            keys::GUESCLIN_TIP_COMMIT,
            |t| t.commit,
        ),
        (
            Act::Back,
            Action::Back,
            ButtonStyle::Parchment,
            keys::GUESCLIN_TIP_BACK,
            |t| t.pair[0],
        ),
        (
            Act::Orders,
            Action::Details,
            ButtonStyle::Parchment,
            keys::GUESCLIN_TIP_ORDERS,
            |t| t.pair[1],
        ),
        (
            Act::Finish,
            Action::Decline,
            ButtonStyle::Parchment,
            keys::GUESCLIN_TIP_FINISH,
            |t| t.finish,
        ),
        (
            Act::Threat,
            Action::Threat,
            ButtonStyle::Option,
            keys::GUESCLIN_TIP_THREAT,
            |t| t.aids[0],
        ),
        (
            Act::Map,
            Action::Look,
            ButtonStyle::Option,
            keys::GUESCLIN_TIP_MAP,
            |t| t.aids[1],
        ),
        (
            Act::Hint,
            Action::Hint,
            ButtonStyle::Parchment,
            keys::GUESCLIN_TIP_HINT,
            |t| t.hint_button,
        ),
    ];
    for (n, (act, action, style, tip, at)) in (1_u8..).zip(all) {
        let aids = matches!(act, Act::Threat | Act::Map | Act::Hint);
        let part = if aids { zone::AIDS } else { zone::ACTIONS };
        let focusable = Focusable::PAGE.zone(part).order(n);
        let mut entity = commands.spawn((
            act,
            ActionButton(action),
            Tip::new(tip),
            CaptionFit(TextStyle::SMALL_STRONG),
            button(style, LocalizedText::verbatim(""), focusable),
        ));
        entity
            .insert(node("Button", at))
            .insert(Pickable::default());
        if act == Act::Hint {
            entity.insert(AccessibleName(LocalizedText::new(Action::Hint.message())));
            let hand = (Picture::tall("icon-hint", 30.0), Pickable::IGNORE);
            let hand = entity.commands_mut().spawn(hand).id();
            entity.insert_children(0, &[hand]);
            let cap = (
                WideOnly,
                Node::default(),
                Pickable::IGNORE,
                children![key_cap(action)],
            );
            entity.with_child(cap);
        } else {
            entity.with_child(key_cap(action));
        }
        entity.entry::<Node>().and_modify(|mut node| {
            node.padding = UiRect::horizontal(px(5));
            node.column_gap = px(5);
            node.min_width = px(0);
            node.min_height = px(0);
        });
    }
}

/// The tip of the map's button names the keys that zoom, or the buttons of a pad.
fn tell_zoom(
    signs: Signs,
    (device, make): (Res<Device>, Res<Make>),
    mut tips: Query<(Ref<Act>, &mut Tip)>,
) {
    let same = !signs.are_changed() && !device.is_changed() && !make.is_changed();
    let sign = |action| {
        let here = signs.of(action, *device, *make);
        let keys = || signs.of(action, Device::Keyboard, *make);
        printed_key(here.or_else(keys).unwrap_or_default().into_owned())
    };
    for (act, mut tip) in &mut tips {
        if *act == Act::Map && (!same || act.is_added()) {
            let told = LocalizedText::new(keys::GUESCLIN_TIP_MAP)
                .with("in", sign(Action::ZoomIn))
                .with("out", sign(Action::ZoomOut));
            tip.set_if_neq(Tip(told));
        }
    }
}

/// What the button that commits says.
fn commit(board: &Board, selection: &Selection) -> MessageKey {
    let plan = &selection.plan;
    match (plan.order, plan.deed, plan.goal) {
        _ if plan.fall.is_some() => keys::GUESCLIN_COMMIT_FALL,
        _ if plan.place.is_some() => keys::GUESCLIN_COMMIT_PLACEMENT,
        (Some(_), ..) => keys::GUESCLIN_COMMIT_ORDER,
        (None, Some(Deed::Attack(_)), Some(_)) => keys::GUESCLIN_COMMIT_MOVE_STRIKE,
        (None, Some(Deed::Attack(_)), None) => keys::GUESCLIN_COMMIT_STRIKE,
        (None, Some(Deed::Shoot(_)), _) => keys::GUESCLIN_COMMIT_SHOOT,
        (None, Some(Deed::Leave(_)), _) => keys::GUESCLIN_COMMIT_LEAVE,
        (None, Some(_), Some(_)) => keys::GUESCLIN_COMMIT_MOVE_DEED,
        (None, Some(_), None) => keys::GUESCLIN_COMMIT_DEED,
        (None, None, Some(_)) => keys::GUESCLIN_COMMIT_MOVE,
        _ if matches!(board.stage(), Stage::Place(_)) => keys::GUESCLIN_COMMIT_PLACE,
        _ => keys::GUESCLIN_BUTTON_COMMIT,
    }
}

fn caption(
    displayed: Res<DisplayedView>,
    (selection, turn, layout): (Res<Selection>, Res<Turn>, Res<TableLayout>),
    mut caps: Query<&mut Node, With<WideOnly>>,
    mut buttons: Query<(Ref<Act>, &mut CaptionFit, &Children)>,
    mut words: Query<&mut LocalizedText, With<ButtonWords>>,
) {
    let board = displayed.board();
    let narrow = layout.hint_button.width() < NARROW;
    for mut cap in &mut caps {
        let display = if narrow { Display::None } else { Display::Flex };
        if cap.display != display {
            cap.display = display;
        }
    }
    for (act, mut fit, children) in &mut buttons {
        let message = match *act {
            Act::Commit => LocalizedText::new(commit(board, &selection)),
            Act::Back if selection.plan.is_made() => keys::GUESCLIN_BUTTON_CANCEL.into(),
            Act::Back => keys::GUESCLIN_BUTTON_BACK.into(),
            Act::Orders => keys::GUESCLIN_BUTTON_ORDERS.into(),
            Act::Threat => keys::GUESCLIN_BUTTON_THREAT.into(),
            Act::Map => keys::GUESCLIN_BUTTON_MAP.into(),
            Act::Hint if narrow => LocalizedText::verbatim(""),
            Act::Hint => Action::Hint.message().into(),
            Act::Finish => match (board.stage(), turn.person()) {
                (Stage::Place(_), _) => keys::GUESCLIN_BUTTON_ARRANGE.into(),
                (_, Some(banner)) => {
                    let ready = board
                        .of_banner(banner)
                        .filter(|&who| board.check_acts(who).is_ok());
                    LocalizedText::new(keys::GUESCLIN_BUTTON_FINISH_OF).with("n", ready.count())
                }
                _ => keys::GUESCLIN_BUTTON_FINISH.into(),
            },
        };
        let size = match *act {
            Act::Commit => 20.0,
            Act::Finish => 17.0,
            Act::Back | Act::Orders | Act::Threat | Act::Map | Act::Hint => 15.5,
        };
        fit.set_if_neq(CaptionFit(
            TextStyle::SMALL_STRONG.sized(size).growing(1.05),
        ));
        for &child in children {
            if let Ok(mut text) = words.get_mut(child) {
                text.set_if_neq(message.clone());
            }
        }
    }
}

/// Which buttons can be pressed; while nobody at the screen decides they are away.
fn able(
    displayed: Res<DisplayedView>,
    rules: Res<Rules>,
    (selection, turn, view): (Res<Selection>, Res<Turn>, Res<MapView>),
    (aids, hint): (Res<AidSettings>, Res<CurrentHint>),
    buttons: Query<(Entity, &Act, Has<InteractionDisabled>, Has<Absent>)>,
    mut commands: Commands,
) {
    let board = displayed.board();
    let plan = &selection.plan;
    let person = turn.person().is_some();
    for (entity, act, disabled, absent) in &buttons {
        let ready = match act {
            Act::Commit => !plan.moves(board).is_empty(),
            Act::Back => plan.is_made() || plan.fighter.is_some() || rules.can_take_back(),
            Act::Orders => plan.may_see_orders(board).is_ok(),
            Act::Finish => !matches!(board.stage(), Stage::Drop(_)) && plan.place.is_none(),
            Act::Threat | Act::Map | Act::Hint => true,
        };
        let always = matches!(act, Act::Threat | Act::Map);
        let offered = *act != Act::Hint || aids.hints;
        let shown = offered && (person || always);
        set_absent(entity, !shown, absent, &mut commands);
        match act {
            Act::Threat => set_checked(&mut commands.entity(entity), selection.threat),
            Act::Map => set_checked(&mut commands.entity(entity), view.is_whole()),
            Act::Hint => {
                let asked = hint.is_awaited() || hint.is_shown();
                set_checked(&mut commands.entity(entity), asked);
            }
            _ => {}
        }
        if ready == disabled {
            if ready {
                commands.entity(entity).remove::<InteractionDisabled>();
            } else {
                commands.entity(entity).insert(InteractionDisabled);
            }
        }
    }
}
