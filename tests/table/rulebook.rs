//! The rulebook: opened from the list, the card of rules, a refusal, a tip; read, searched and left by keys and by pad.

use crate::harness::{Device, Hands, Press, against};
use crate::rules_summary::{BOTH, at_table, press_rules};
use crate::text_size::faults_in_every_size;
use bevy::prelude::*;
use bevy::ui::CalculatedClip;
use guyenne::app::Menu;
use guyenne::games::guyenne::rules::rulebook::{CHAPTERS, paragraph};
use guyenne::games::guyenne::table::{DisplayedView, Turn};
use guyenne::i18n::{Language, LocalizedText};
use guyenne::input::Focusable;
use guyenne::rules::message_key::MessageKey;
use guyenne::table::rulebook::{BookBlock, BookPane, IndexWord};
use guyenne::table::rules_topics::{BookPage, RulesTopics};
use guyenne::theme::SpriteAtlases;
use guyenne::theme::text_field::FieldText;
use guyenne::theme::widget::TurnedPicture;

/// Opens the book at the beginning, as the list of what there is to learn does.
pub fn open_book(hands: &mut Hands) {
    let world = hands.app.world_mut();
    world.resource_mut::<NextState<Menu>>().set(Menu::Rulebook);
    hands.update(5);
    assert_eq!(hands.menu(), Menu::Rulebook);
}

/// The ids of the paragraphs on the page.
fn shown(hands: &mut Hands) -> Vec<&'static str> {
    let world = hands.app.world_mut();
    let mut blocks = world.query::<(&BookBlock, &Focusable)>();
    let mut all: Vec<_> = blocks.iter(world).map(|(b, f)| (f.order, b.0)).collect();
    all.sort_unstable();
    let mut ids: Vec<_> = all.into_iter().map(|(_, id)| id.id()).collect();
    ids.dedup();
    ids
}

/// The paragraph that has the focus.
pub fn read(hands: &Hands) -> Option<MessageKey> {
    let focused = hands.focused()?;
    hands
        .app
        .world()
        .get::<BookBlock>(focused)
        .map(|block| block.0)
}

/// Moves the focus to the button with these words, and presses it.
fn press_button(hands: &mut Hands, words: &str) {
    let world = hands.app.world_mut();
    let mut buttons = world.query_filtered::<Entity, With<Focusable>>();
    let all: Vec<Entity> = buttons.iter(world).collect();
    let found = all
        .into_iter()
        .find(|&button| hands.words_of(button).contains(words));
    let button = found.unwrap_or_else(|| panic!("no button says {words}"));
    hands.focus_on(button);
    hands.press(Press::Confirm);
}

fn standing(hands: &Hands) -> (String, Option<DisplayedView>) {
    let view = hands.app.world().get_resource::<DisplayedView>().cloned();
    (hands.record(), view)
}

#[test]
fn the_card_of_rules_leads_to_the_book_and_back_to_the_game() {
    for device in BOTH {
        let mut hands = at_table(device, "advanced");
        let before = standing(&hands);
        press_rules(&mut hands);
        assert_eq!(hands.menu(), Menu::RulesSummary);
        hands.press(Press::Confirm);
        hands.update(5);
        assert_eq!(hands.menu(), Menu::Rulebook, "{device:?}");
        assert_eq!(read(&hands).map(MessageKey::id), Some("rule-loss-attack"));
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(hands.menu(), Menu::RulesSummary);
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(hands.menu(), Menu::None);
        assert_eq!(standing(&hands), before);
    }
}

#[test]
fn the_contents_and_the_neighbours_lead_through_the_book() {
    for device in BOTH {
        let mut hands = at_table(device, "base");
        open_book(&mut hands);
        assert_eq!(
            read(&hands).map(MessageKey::id),
            Some("rule-aim"),
            "{device:?}"
        );
        hands.press(Press::Down);
        hands.update(2);
        assert_eq!(read(&hands).map(MessageKey::id), Some("rule-castles"));
        // Down the contents, as a reader goes.
        hands.press(Press::Left);
        for _ in 0..24 {
            if hands.focused_words().contains("5 Combat") {
                break;
            }
            let above = "1234".chars().any(|n| hands.focused_words().starts_with(n));
            hands.press(if above { Press::Down } else { Press::Up });
        }
        hands.press(Press::Confirm);
        hands.update(4);
        assert!(shown(&mut hands).contains(&"rule-tie"), "{device:?}");
        // Down the chapter to its end, as a reader goes.
        hands.press(Press::Right);
        for _ in 0..80 {
            if hands.focused_words().contains("Next: 6") {
                break;
            }
            hands.press(Press::Down);
        }
        hands.press(Press::Confirm);
        hands.update(4);
        assert_eq!(shown(&mut hands), ["rule-no-loss"], "at base level");
        assert_eq!(read(&hands).map(MessageKey::id), Some("rule-no-loss"));
        press_button(&mut hands, "What I play now");
        hands.update(4);
        let all = CHAPTERS[5].paragraphs;
        assert_eq!(shown(&mut hands).len(), all.len());
    }
}

#[test]
fn what_is_typed_is_found_without_accents() {
    let mut hands = at_table(Device::Keys, "expert");
    hands.speak(Language::Fr);
    open_book(&mut hands);
    hands.type_text("egalite heros");
    hands.update(4);
    assert_eq!(shown(&mut hands), ["rule-heroes"]);
    hands.press(Press::Confirm);
    hands.update(3);
    assert_eq!(
        read(&hands).map(MessageKey::id),
        Some("rule-heroes"),
        "the first one found"
    );
    hands.press(Press::Confirm);
    hands.update(5);
    assert_eq!(
        read(&hands).map(MessageKey::id),
        Some("rule-heroes"),
        "in its chapter"
    );
    assert!(shown(&mut hands).contains(&"rule-tie"));
    assert!(hands.app.world().resource::<BookPage>().search.is_empty());
    hands.type_text("xyz");
    hands.update(4);
    assert!(shown(&mut hands).is_empty());
    assert!(hands.focused().is_some());
    hands.key(KeyCode::Escape);
    hands.update(3);
    assert_eq!(hands.menu(), Menu::None);
}

#[test]
fn a_refusal_leads_to_its_paragraph_and_back_to_the_game() {
    for device in BOTH {
        let mut hands = at_table(device, "base");
        let before = standing(&hands);
        // Nothing is chosen.
        hands.press(Press::Commit);
        hands.update(3);
        let topics = *hands.app.world().resource::<RulesTopics>();
        let about = topics.urgent.expect("a refusal is about a rule");
        press_rules(&mut hands);
        assert_eq!(hands.menu(), Menu::Rulebook, "{device:?}");
        assert_eq!(read(&hands), Some(about));
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(hands.menu(), Menu::None);
        assert_eq!(standing(&hands), before);
        // Once it is gone, the same press opens the rules in short.
        hands.update(400);
        press_rules(&mut hands);
        assert_eq!(hands.menu(), Menu::RulesSummary);
    }
}

#[test]
fn a_tip_and_a_prompt_lead_to_their_paragraphs() {
    for device in BOTH {
        let mut hands = at_table(device, "base");
        let topics = |hands: &Hands| *hands.app.world().resource::<RulesTopics>();
        assert_eq!(topics(&hands).urgent, None);
        let now = topics(&hands).now.expect("a prompt is about a rule");
        press_rules(&mut hands);
        hands.press_words("What is asked now");
        hands.update(5);
        assert_eq!((hands.menu(), read(&hands)), (Menu::Rulebook, Some(now)));
        for _ in 0..2 {
            hands.press(Press::Back);
            hands.update(3);
        }
        assert_eq!(hands.menu(), Menu::None);
        hands.press(Press::Details);
        hands.update(3);
        let about = topics(&hands).urgent.expect("a tip is about a rule");
        press_rules(&mut hands);
        assert_eq!((hands.menu(), read(&hands)), (Menu::Rulebook, Some(about)));
    }
}

/// Blocks that are higher or wider than their pane: keys and pads could not show all of them.
fn too_large(hands: &mut Hands, _: Vec2) -> Vec<String> {
    let world = hands.app.world_mut();
    let mut panes = world.query_filtered::<&ComputedNode, With<BookPane>>();
    let room = panes.iter(world).next().map(ComputedNode::size);
    let room = room.unwrap_or_default();
    let mut blocks = world.query::<(&BookBlock, &ComputedNode)>();
    let mut faults = Vec::new();
    for (block, node) in blocks.iter(world) {
        let size = node.size();
        if size.x > room.x + 1.0 || size.y > room.y + 1.0 || size.min_element() < 1.0 {
            faults.push(format!("{} is {size} in {room}", block.0));
        }
    }
    faults
}

/// Opens the book and asserts that everything in so many chapters fits.
pub fn assert_every_page_fits(hands: &mut Hands, chapters: usize) {
    open_book(hands);
    hands.app.world_mut().resource_mut::<BookPage>().only_here = false;
    for chapter in 0..chapters {
        hands.app.world_mut().resource_mut::<BookPage>().chapter = chapter;
        hands.update(3);
        let faults = faults_in_every_size(hands, &[(844.0, 390.0), (1280.0, 720.0)], too_large);
        assert!(faults.is_empty(), "{chapter}: {faults:#?}");
    }
}

#[test]
fn every_paragraph_and_figure_fits_its_pane_in_every_language_and_size() {
    let mut hands = Hands::open(against("squire"), Device::Keys);
    hands.until(3000, |hands| matches!(hands.turn(), Turn::Person(_)));
    assert_every_page_fits(&mut hands, CHAPTERS.len());
}

/// Of every turned picture that the pane cuts, what is inside: where it is drawn, how much of it, and where that is.
struct CutPicture {
    drawn: Rect,
    inside: Rect,
    /// Which part of the picture is drawn, across and along.
    part: Vec2,
}

/// The turned pictures that the pane cuts now.
fn cut_pictures(hands: &mut Hands) -> Vec<CutPicture> {
    let world = hands.app.world_mut();
    let mut turned = world.query_filtered::<(
        Entity,
        &ChildOf,
        &CalculatedClip,
        &UiTransform,
        &ImageNode,
        &InheritedVisibility,
    ), With<TurnedPicture>>();
    let whole = |image: &ImageNode, world: &World| {
        let atlases = world.resource::<SpriteAtlases>();
        let around = |name: &&str| {
            let node = atlases.node(name);
            let rect = node.rect.zip(image.rect);
            node.image == image.image
                && rect.is_some_and(|(whole, part)| {
                    // What is cut is reckoned in fractions of a pixel.
                    let whole = whole.inflate(0.1);
                    whole.union(part) == whole
                })
        };
        let name = atlases.names().find(around).expect("a part of a picture");
        atlases.node(name).rect.expect("a part of an atlas")
    };
    let mut found = Vec::new();
    let world = hands.app.world();
    for (entity, parent, clip, turn, image, visible) in turned.iter(world) {
        // What holds it is as large as what is turned, and is not cut.
        let area = hands.area(parent.parent()).expect("laid out");
        let inside = area.intersect(clip.clip);
        let cut = (area.size() - inside.size()).max_element();
        if inside.height() < 2.0 || cut < 2.0 {
            continue;
        }
        assert!(visible.get(), "{inside:?} of {area:?} is seen");
        let drawn = hands.area(entity).expect("laid out");
        let upright = turn.rotation.as_radians().cos().abs() > 0.5;
        let size = if upright {
            drawn.size()
        } else {
            drawn.size().yx()
        };
        let part = image.rect.expect("a part").size() / whole(image, world).size();
        found.push(CutPicture {
            drawn: Rect::from_center_size(drawn.center(), size),
            inside,
            part: if upright { part } else { part.yx() },
        });
    }
    found
}

/// Scrolls through a chapter: turned pictures are cut at the edges of the pane, and as far as they are inside they are
/// seen. So many are cut at least.
pub fn assert_turned_pictures_are_cut(hands: &mut Hands, chapter: usize, least: usize) {
    open_book(hands);
    let mut page = hands.app.world_mut().resource_mut::<BookPage>();
    page.only_here = false;
    page.chapter = chapter;
    hands.update(4);
    let mut cut = 0;
    for step in 0..80 {
        let world = hands.app.world_mut();
        let mut panes = world.query_filtered::<&mut ScrollPosition, With<BookPane>>();
        for mut position in panes.iter_mut(world) {
            position.y = 17.0 * step as f32;
        }
        hands.update(2);
        for picture in cut_pictures(hands) {
            let CutPicture {
                drawn,
                inside,
                part,
            } = picture;
            assert!(
                drawn.center().distance(inside.center()) < 1.5
                    && (drawn.size() - inside.size()).abs().max_element() < 1.5,
                "{drawn:?} instead of {inside:?}"
            );
            assert!(part.max_element() < 1.01, "{part}");
            assert!(part.min_element() < 0.99, "{part} of it");
            cut += 1;
        }
    }
    assert!(cut >= least, "{cut} are cut");
}

#[test]
fn cards_on_their_long_side_are_cut_at_the_edge_of_the_pane() {
    let mut hands = at_table(Device::Keys, "expert");
    assert_turned_pictures_are_cut(&mut hands, 4, 6);
}

#[test]
fn the_focus_is_always_on_the_page() {
    for device in BOTH {
        let mut hands = at_table(device, "expert");
        hands.resize((844.0, 390.0));
        open_book(&mut hands);
        hands
            .app
            .world_mut()
            .resource_mut::<BookPage>()
            .go_to(paragraph("rule-combat-order").expect("a paragraph").id);
        hands.update(5);
        let window = Rect::new(0.0, 0.0, 844.0, 390.0);
        let press = [
            Press::Right,
            Press::Down,
            Press::Down,
            Press::Down,
            Press::Down,
            Press::Up,
        ];
        for (n, &press) in press.iter().cycle().take(40).enumerate() {
            hands.press(press);
            hands.update(2);
            let focused = hands.focused().expect("a focus");
            let area = hands.area(focused).expect("a node");
            assert!(
                !window.intersect(area).is_empty(),
                "{device:?} {n}: {area:?}"
            );
        }
        let says = |hands: &mut Hands, text: &str| {
            let world = hands.app.world_mut();
            let mut texts = world.query::<(&LocalizedText, &Text)>();
            texts.iter(world).any(|(_, shown)| shown.0.contains(text))
        };
        assert!(says(&mut hands, "Our ruling."));
    }
}

/// A pad cannot type: the field of search opens the index, whose words are searched for by a press.
#[test]
fn a_pad_searches_by_the_index() {
    for device in BOTH {
        let mut hands = at_table(device, "advanced");
        hands.speak(Language::En);
        open_book(&mut hands);
        let world = hands.app.world_mut();
        let mut fields = world.query_filtered::<Entity, With<FieldText>>();
        let field = fields.single(world).expect("one field of search");
        hands.focus_on(field);
        hands.press(Press::Confirm);
        hands.update(5);
        assert!(hands.says("book-index"), "{device:?}");
        let world = hands.app.world_mut();
        let mut words = world.query::<(Entity, &IndexWord)>();
        let all: Vec<_> = words.iter(world).map(|(e, w)| (e, w.0.clone())).collect();
        let focused = hands.focused();
        assert!(
            all.iter().any(|(entity, _)| Some(*entity) == focused),
            "the focus goes in"
        );
        let (tie, _) = all
            .iter()
            .find(|(_, word)| word.key() == "index-tie")
            .expect("ties");
        hands.focus_on(*tie);
        hands.press(Press::Confirm);
        hands.update(5);
        assert_eq!(hands.app.world().resource::<BookPage>().search, "tie");
        assert!(shown(&mut hands).contains(&"rule-tie"), "{device:?}");
        assert!(read(&hands).is_some(), "the focus is on what is found");
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(hands.menu(), Menu::None);
    }
}
