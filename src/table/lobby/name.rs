//! The name of a person in a seat of a new game: what can be typed, and the row with the field for it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::sheet::ClosesSheet;
use crate::AccessibleName;
use crate::keys;
use kit_i18n::LocalizedText;
use kit_input::{Action, Device, Focusable, Focused, TextField, Typed};
use kit_rules::shown_text::LONGEST_NAME;
use kit_theme::text_field::{FieldKind, FieldText, text_field};
use kit_theme::widget::{LeadsBack, button, label};
use kit_theme::{ButtonStyle, KeyCap, TextStyle, key_cap, palette};

/// The width of the field, in design units.
const FIELD: f32 = 300.0;

/// Adds a letter to a name, or erases. What does not fit is left out: see [`LONGEST_NAME`].
pub fn type_name(name: &mut String, typed: Typed) {
    typed.write(name, LONGEST_NAME);
}

/// The key cap on the button that closes the sheet.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct ClosingCap;

/// Adds the row with the field for a name. Returns the row.
pub fn name_row(commands: &mut Commands, column: Entity, focusable: Focusable) -> Entity {
    let row = Node {
        align_items: AlignItems::Center,
        column_gap: px(14),
        ..default()
    };
    let row = commands.spawn((ChildOf(column), row)).id();
    commands.spawn((
        ChildOf(row),
        label(
            keys::SEAT_NAME,
            TextStyle::STRONG.growing(1.5),
            palette::INK,
        ),
    ));
    commands.spawn((
        ChildOf(row),
        text_field(keys::SEAT_NAME_HINT, FIELD, focusable),
        FieldKind::Name,
        LocalizedText::verbatim(""),
    ));
    row
}

/// Adds the button that closes the sheet, at its foot.
pub fn closing_button(commands: &mut Commands, column: Entity, focusable: Focusable) {
    let foot = Node {
        justify_content: JustifyContent::FlexEnd,
        ..default()
    };
    let foot = commands.spawn((ChildOf(column), foot)).id();
    commands
        .spawn((
            ChildOf(foot),
            (ClosesSheet, LeadsBack),
            button(ButtonStyle::Azure, keys::SEAT_DONE, focusable),
        ))
        .with_child((key_cap(Action::Back), ClosingCap));
}

/// The field for a name on screen.
#[derive(SystemParam)]
pub struct NameField<'w, 's> {
    fields: Query<'w, 's, (Entity, &'static mut FieldText, &'static mut LocalizedText)>,
    commands: Commands<'w, 's>,
}

impl NameField<'_, '_> {
    /// Shows the name in the field, and tells it to screen readers.
    pub fn show(&mut self, name: &str) {
        for (field, mut shown, mut spoken) in &mut self.fields {
            if shown.text != name {
                name.clone_into(&mut shown.text);
            }
            let message = LocalizedText::new(keys::SPOKEN_NAME);
            let message = if name.is_empty() {
                message.with("name", LocalizedText::new(keys::SEAT_NAME_HINT))
            } else {
                message.with("name", name.to_owned())
            };
            if *spoken != message {
                *spoken = message.clone();
                (self.commands.entity(field)).insert(AccessibleName(message));
            }
        }
    }
}

/// Shows the key that closes the sheet: in the field the back key erases, and the confirm key closes.
pub(super) fn show_closing_key(
    device: Res<Device>,
    in_field: Query<(), (With<TextField>, With<Focused>)>,
    mut caps: Query<&mut KeyCap, With<ClosingCap>>,
) {
    let erases = *device == Device::Keyboard && !in_field.is_empty();
    let action = if erases {
        Action::Confirm
    } else {
        Action::Back
    };
    for mut cap in &mut caps {
        cap.set_if_neq(KeyCap(action));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit_rules::shown_text;

    #[test]
    fn a_name_is_short_and_has_letters_that_are_drawn() {
        let mut name = String::new();
        for letter in " Éléonore d’Aquitaine".chars() {
            type_name(&mut name, Typed::Letter(letter));
        }
        assert_eq!(name, "Éléonore d’Aquit");
        type_name(&mut name, Typed::Erase);
        type_name(&mut name, Typed::Letter('猫'));
        assert_eq!(name, "Éléonore d’Aqui");
        type_name(&mut name, Typed::Clear);
        assert_eq!(name, "");
        // A blank after a blank is none, and an accent joins its letter.
        for letter in "Le  Re\u{301}".chars() {
            type_name(&mut name, Typed::Letter(letter));
        }
        assert_eq!(name, "Le Ré");
        assert_eq!(shown_text::name(&name), name, "what was typed is read so");
    }
}
