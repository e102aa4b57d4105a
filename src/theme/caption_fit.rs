//! Captions that keep to their buttons: words that do not fit beside the key cap get smaller, and where they would be
//! too small the key cap goes.

use super::key_cap::{CapRoom, KeyCap, key_cap_width};
use super::scale::{Scale, ThemeSystems};
use super::text_fit::{LEAST, TextMeasure, edges};
use super::text_style::{TextStyle, set_fonts};
use super::widget::ButtonWords;
use bevy::prelude::*;
use kit_i18n::{LocalizedText, Localizer};
use kit_input::{Device, Make, Signs};

/// Keeps the words of a button within its width, beside its pictures and its key cap. It holds the style that they have
/// where there is room enough; the width of the button's [`Node`] is in design units.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct CaptionFit(pub TextStyle);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        fit_captions.in_set(ThemeSystems).before(set_fonts),
    );
}

/// Sets the size of words whose button, key cap or text has changed.
fn fit_captions(
    (scale, localizer): (Res<Scale>, Res<Localizer>),
    (device, make, signs): (Res<Device>, Res<Make>, Signs),
    buttons: Query<(Ref<CaptionFit>, Ref<Node>, &Children)>,
    mut words: Query<(Ref<LocalizedText>, &mut TextStyle), With<ButtonWords>>,
    mut caps: Query<(&KeyCap, &mut CapRoom)>,
    beside: Query<(Ref<Node>, Option<&Children>), (Without<CaptionFit>, Without<ButtonWords>)>,
    mut measure: TextMeasure,
) {
    let all = scale.is_changed()
        || localizer.is_changed()
        || device.is_changed()
        || make.is_changed()
        || signs.are_changed();
    for (fit, button, children) in &buttons {
        let (Val::Px(width), Val::Px(gap)) = (button.width, button.column_gap) else {
            continue;
        };
        let mut changed = all || fit.is_changed() || button.is_changed();
        let mut room = width - edges(&button);
        let (mut text, mut cap) = (None, None);
        for &child in children {
            if words.contains(child) {
                text = Some(child);
                continue;
            }
            if caps.contains(child) {
                cap = Some(child);
                continue;
            }
            let Ok((node, inside)) = beside.get(child) else {
                continue;
            };
            changed |= node.is_changed();
            if node.display == Display::None || node.position_type != PositionType::Relative {
                continue;
            }
            // A key cap may stand in a node that is shown or not.
            let first = inside.and_then(|inside| inside.first().copied());
            let held = first.filter(|&inside| caps.contains(inside));
            if held.is_some() {
                cap = held;
            } else if let Val::Px(width) = node.width {
                room -= width + gap;
            }
        }
        let Some((message, mut style)) = text.and_then(|text| words.get_mut(text).ok()) else {
            continue;
        };
        if !changed && !message.is_changed() {
            continue;
        }
        let mut cap = cap.and_then(|cap| caps.get_mut(cap).ok());
        let sign = cap
            .as_ref()
            .and_then(|(cap, _)| signs.of(cap.0, *device, *make));
        let of_cap = sign.map_or(0.0, |sign| {
            gap + key_cap_width(&sign, *device, &scale, &mut measure)
        });
        let Some(mut measured) = measure.words(&localizer.localize(&message), fit.0.face) else {
            continue;
        };
        let most = scale.text_size_up_to(fit.0.size, fit.0.grows) / scale.ui;
        let least = most.min(scale.least_text(LEAST) / scale.ui);
        let narrow = measured.fitting(room - of_cap, 1, most);
        let has_room = of_cap == 0.0 || narrow >= least;
        let size = if has_room {
            narrow
        } else {
            measured.fitting(room, 1, most)
        };
        if let Some((_, cap_room)) = &mut cap {
            cap_room.set_if_neq(CapRoom(has_room));
        }
        style.set_if_neq(fit.0.sized(size.max(least)).growing(1.0));
    }
}
