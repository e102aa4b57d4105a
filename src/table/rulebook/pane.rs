//! The paragraphs on the page: those of a chapter, or those that are found; or the words of the index.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button};

use super::book::{Book, BookParagraph};
use super::links::{OpensParagraph, ShowsChapter};
use super::search::matches;
use super::search_field::{SearchField, write_search};
use crate::keys;
use crate::menu::Menu;
use crate::rules_topics::BookPage;
use crate::takes_focus::TakesFocus;
use bevy::input_focus::{FocusCause, InputFocus};
use kit_i18n::{LocalizedText, Localizer};
use kit_input::{Device, Focusable};
use kit_rules::message_key::MessageKey;
use kit_theme::scroll_pane::{PaneDragged, ShowFirst};
use kit_theme::widget::{beside, button, label};
use kit_theme::{ButtonStyle, FontFace, TextStyle, palette};

/// The focus zone of the paragraphs.
const ZONE: u8 = 2;
/// The headings on the page.
const HEADING: TextStyle = TextStyle::new(FontFace::GothicBold, 27.0).growing(1.4);
/// The numbers of paragraphs.
const NUMBER: TextStyle = TextStyle::new(FontFace::GothicBold, 20.0).growing(1.6);

/// The pane with the paragraphs.
#[derive(Component, Clone, Copy, Debug)]
pub struct BookPane;

/// A paragraph or a figure on the page, which can be focused: the id of the paragraph.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookBlock(pub MessageKey);

/// Fills the page.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(enter_results)
        .add_observer(search_word)
        .add_systems(
            Update,
            fill_page
                .after(write_search)
                .run_if(in_state(Menu::Rulebook))
                .run_if(resource_exists::<Book>)
                .run_if(
                    resource_changed::<BookPage>
                        .or_eager(resource_changed::<Localizer>)
                        .or_eager(|added: Query<(), Added<BookPane>>| !added.is_empty()),
                ),
        );
}

/// A word of the index: a button that searches for it.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct IndexWord(pub LocalizedText);

/// Adds blocks to the pane, in reading order.
struct BookPaneBuilder<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    pane: Entity,
    count: u8,
    target: Option<MessageKey>,
    enters: bool,
}

impl BookPaneBuilder<'_, '_, '_> {
    /// The place of the next thing in reading order.
    fn next(&mut self) -> Focusable {
        self.count = self.count.saturating_add(1);
        Focusable::MENU.zone(ZONE).order(self.count)
    }

    /// Adds a block of a paragraph.
    fn block(&mut self, id: MessageKey, is_text: bool) -> Entity {
        let focusable = self.next();
        let is_target = is_text && self.target == Some(id);
        let first = match self.target {
            Some(_) => is_target,
            None => self.count == 1,
        };
        let focusable = if first { focusable.first() } else { focusable };
        let block = self
            .commands
            .spawn((
                ChildOf(self.pane),
                Button,
                BookBlock(id),
                Hovered::default(),
                focusable,
                Node {
                    flex_shrink: 0.0,
                    column_gap: px(12),
                    padding: UiRect::axes(px(10), px(5)),
                    border_radius: BorderRadius::all(px(6)),
                    ..default()
                },
            ))
            .id();
        if first && self.enters {
            self.commands.entity(block).insert(TakesFocus);
        }
        if is_target {
            self.commands.entity(block).insert((
                ShowFirst::default(),
                BackgroundColor(palette::PARCHMENT_DEEP),
            ));
        }
        block
    }

    fn heading(&mut self, message: LocalizedText) {
        self.commands.spawn((
            ChildOf(self.pane),
            Pickable::IGNORE,
            Node {
                flex_shrink: 0.0,
                margin: UiRect::horizontal(px(10)),
                ..default()
            },
            label(message, HEADING, palette::GULES_DEEP),
        ));
    }

    fn paragraph(&mut self, book: &Book, paragraph: &BookParagraph, links: bool) {
        let block = self.block(paragraph.id, true);
        if links {
            self.commands
                .entity(block)
                .insert(OpensParagraph(paragraph.id));
        }
        self.commands.spawn((
            ChildOf(block),
            Pickable::IGNORE,
            Node {
                min_width: px(36),
                flex_shrink: 0.0,
                ..default()
            },
            label(
                LocalizedText::verbatim(book.number(paragraph.id.id())),
                NUMBER,
                palette::GULES_DEEP,
            ),
            TextLayout::no_wrap(),
        ));
        let texts = self
            .commands
            .spawn((ChildOf(block), Pickable::IGNORE, beside()))
            .id();
        let lines = [
            (
                Some(paragraph.text.clone()),
                TextStyle::SMALL.sized(19.0),
                palette::INK,
            ),
            (
                paragraph
                    .why
                    .clone()
                    .map(|why| LocalizedText::new(keys::BOOK_RULING).with("why", why)),
                TextStyle::CAPTION.sized(17.5),
                palette::AZURE_DEEP,
            ),
            (
                (!paragraph.scope.is_empty()).then(|| {
                    LocalizedText::new(keys::BOOK_SCOPE).with("rules", paragraph.scope.clone())
                }),
                TextStyle::CAPTION.sized(16.5),
                palette::INK_PALE,
            ),
        ];
        for (message, style, ink) in lines {
            if let Some(message) = message {
                self.commands
                    .spawn((ChildOf(texts), Pickable::IGNORE, label(message, style, ink)));
            }
        }
        if let Some(figure) = paragraph.figure.filter(|_| !links) {
            let block = self.block(paragraph.id, false);
            figure(self.commands, block, paragraph.id);
        }
    }

    /// A row of buttons that wraps.
    fn row(&mut self) -> Entity {
        self.commands
            .spawn((
                ChildOf(self.pane),
                Node {
                    column_gap: px(12),
                    row_gap: px(8),
                    margin: UiRect::vertical(px(8)),
                    flex_wrap: FlexWrap::Wrap,
                    flex_shrink: 0.0,
                    ..default()
                },
            ))
            .id()
    }

    /// The words of the index.
    fn index(&mut self, words: impl Iterator<Item = LocalizedText>) {
        self.heading(LocalizedText::new(keys::BOOK_INDEX));
        let row = self.row();
        for (n, word) in words.enumerate() {
            let focusable = self.next();
            let shown = button(ButtonStyle::Option, word.clone(), focusable);
            let mut button = self.commands.spawn((ChildOf(row), IndexWord(word), shown));
            if n == 0 && self.enters {
                button.insert(TakesFocus);
            }
        }
    }

    /// Buttons for the chapters before and after.
    fn neighbours(&mut self, book: &Book, chapter: usize) {
        let row = self.row();
        let next = (chapter + 1 < book.chapters.len()).then_some((chapter + 1, keys::BOOK_NEXT));
        let before = chapter
            .checked_sub(1)
            .map(|chapter| (chapter, keys::BOOK_PREVIOUS));
        for (chapter, key) in [before, next].into_iter().flatten() {
            let focusable = self.next();
            let name = LocalizedText::new(key).with("chapter", book.chapter_name(chapter));
            let shows = ShowsChapter {
                chapter,
                is_content: false,
            };
            self.commands.spawn((
                ChildOf(row),
                shows,
                button(ButtonStyle::Option, name, focusable),
            ));
        }
    }
}

/// Writes the chapter or what is found.
pub(super) fn fill_page(
    book: Res<Book>,
    localizer: Res<Localizer>,
    mut page: ResMut<BookPage>,
    mut panes: Query<(Entity, &mut ScrollPosition), With<BookPane>>,
    mut commands: Commands,
) {
    let target = page.target.and_then(|id| book.find(id.id()));
    let (mut chapter, mut only_here) = (page.chapter, page.only_here);
    if let Some((at, paragraph)) = target {
        chapter = at;
        only_here &= paragraph.here;
    }
    let chapter = chapter.min(book.chapters.len().saturating_sub(1));
    // The page is where it leads to; that is no reason to write it again.
    let shown = page.bypass_change_detection();
    (shown.chapter, shown.only_here) = (chapter, only_here);
    let linked = shown.target.take();
    let enters = core::mem::take(&mut shown.enters);
    for (pane, mut position) in &mut panes {
        position.y = 0.0;
        commands.entity(pane).despawn_children();
        let mut builder = BookPaneBuilder {
            commands: &mut commands,
            pane,
            count: 0,
            target: linked.filter(|_| target.is_some()),
            enters,
        };
        let shows = |paragraph: &&BookParagraph| paragraph.here || !only_here;
        let text = |paragraph: &BookParagraph| {
            let mut text = localizer.localize(&paragraph.text);
            if let Some(why) = &paragraph.why {
                text.push(' ');
                text.push_str(&localizer.localize(why));
            }
            text
        };
        let all = || book.chapters.iter().flat_map(|chapter| &chapter.paragraphs);
        if shown.search.trim().is_empty() && shown.index {
            // Only words that something is found for.
            let texts: Vec<String> = all().filter(shows).map(text).collect();
            let words = book.index.iter().filter(|word| {
                let word = localizer.localize(word);
                texts.iter().any(|text| matches(text, &word))
            });
            builder.index(words.cloned());
        } else if shown.search.trim().is_empty() {
            builder.heading(book.chapter_name(chapter));
            let all = book.chapters.get(chapter);
            let all = all.into_iter().flat_map(|chapter| &chapter.paragraphs);
            for paragraph in all.filter(shows) {
                builder.paragraph(&book, paragraph, false);
            }
            builder.neighbours(&book, chapter);
        } else {
            let found = |paragraph: &&BookParagraph| matches(&text(paragraph), &shown.search);
            let found: Vec<_> = all().filter(shows).filter(found).collect();
            builder.heading(LocalizedText::new(keys::BOOK_FOUND).with("n", found.len()));
            for paragraph in found {
                builder.paragraph(&book, paragraph, true);
            }
        }
    }
}

/// A press on the field of search leads to what is found first; to the index where nothing is searched for, and always
/// with a pad, which cannot type.
fn enter_results(
    activate: On<Activate>,
    fields: Query<(), With<SearchField>>,
    blocks: Query<(Entity, &Focusable), With<BookBlock>>,
    device: Res<Device>,
    mut page: ResMut<BookPage>,
    mut focus: ResMut<InputFocus>,
) {
    if !fields.contains(activate.entity) {
        return;
    }
    if page.search.is_empty() || *device == Device::Pad {
        page.search.clear();
        page.index = true;
        page.enters = true;
        return;
    }
    let first = blocks.iter().min_by_key(|(_, focusable)| focusable.order);
    if let Some((first, _)) = first {
        focus.set(first, FocusCause::Navigated);
    }
}

/// Searches for a word of the index.
fn search_word(
    activate: On<Activate>,
    words: Query<&IndexWord>,
    localizer: Res<Localizer>,
    dragged: Res<PaneDragged>,
    mut page: ResMut<BookPage>,
) {
    if let Ok(IndexWord(word)) = words.get(activate.entity)
        && !dragged.0
    {
        page.search = localizer.localize(word);
        page.index = false;
        page.enters = true;
    }
}
