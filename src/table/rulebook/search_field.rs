//! The field of search, and what is typed into it.

use bevy::prelude::*;

use crate::flow::PageSystems;
use crate::keys;
use crate::menu::Menu;
use crate::rules_topics::BookPage;
use kit_input::{Focusable, Layer, Presses};
use kit_theme::text_field::{FieldText, text_field};

/// The width of the field of search, in design units.
const FIELD: f32 = 210.0;
/// The longest text that is searched for, in letters.
const LONGEST: usize = 40;

/// The field of search.
#[derive(Component)]
pub(super) struct SearchField;

/// Writes into the field.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        write_search
            .in_set(PageSystems)
            .run_if(in_state(Menu::Rulebook)),
    );
}

/// The field of search.
pub(super) fn search_field(focusable: Focusable) -> impl Bundle {
    (SearchField, text_field(keys::BOOK_SEARCH, FIELD, focusable))
}

/// Writes what is typed into the field.
pub(super) fn write_search(
    presses: Res<Presses>,
    mut fields: Query<&mut FieldText, With<SearchField>>,
    mut page: ResMut<BookPage>,
) {
    let mut text = page.search.clone();
    for typed in presses.typed(Layer::Menu) {
        typed.write(&mut text, LONGEST);
    }
    if text != page.search {
        page.index = false;
        page.search.clone_from(&text);
    }
    for mut field in &mut fields {
        if field.text != text {
            field.text.clone_from(&text);
        }
    }
}
