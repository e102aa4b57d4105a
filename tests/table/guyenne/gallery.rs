//! The gallery of the castles: its cards turn, its links open on a press alone, its texts stay in their places.

use bevy::prelude::*;
use guyenne::app::{LaunchOptions, Menu};
use guyenne::games::guyenne::rules::Castle;
use guyenne::games::guyenne::table::gallery::{GalleryPart, GalleryView, PLACES};
use guyenne::i18n::{Language, LocalizedText};
use guyenne::table::{Link, OpenLink};

use crate::harness::{Device, Hands, Press};
use crate::text_size::faults_in_every_size;

fn gallery(device: Device) -> Hands {
    let mut hands = Hands::open(LaunchOptions::default(), device);
    hands
        .app
        .init_resource::<Opened>()
        .add_systems(Last, keep_opened);
    hands.speak(Language::En);
    hands.press_words("Learn to play");
    hands.update(3);
    assert_eq!(hands.menu(), Menu::Learn);
    hands.press_words("The castles");
    hands.update(3);
    assert_eq!(hands.menu(), Menu::Gallery);
    hands
}

fn part(hands: &mut Hands, wanted: GalleryPart) -> Entity {
    let mut parts = hands.app.world_mut().query::<(Entity, &GalleryPart)>();
    let mut parts = parts.iter(hands.app.world());
    let (entity, _) = parts.find(|(_, part)| **part == wanted).expect("a part");
    entity
}

/// What a screen reader says of an entity.
fn spoken(hands: &Hands, entity: Entity) -> String {
    let world = hands.app.world();
    let message = world.get::<LocalizedText>(entity).expect("a name");
    world
        .resource::<guyenne::i18n::Localizer>()
        .localize(message)
}

/// The addresses that were asked for since the last call.
fn opened(hands: &mut Hands) -> Vec<OpenLink> {
    core::mem::take(&mut hands.app.world_mut().resource_mut::<Opened>().0)
}

/// The links that were opened since the last look.
#[derive(Resource, Default)]
struct Opened(Vec<OpenLink>);

fn keep_opened(mut asked: MessageReader<OpenLink>, mut opened: ResMut<Opened>) {
    opened.0.extend(asked.read().copied());
}

#[test]
fn cards_turn_and_castles_are_chosen_by_keys_and_by_pad() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = gallery(device);
        let card = part(&mut hands, GalleryPart::Card);
        assert_eq!(hands.focused(), Some(card), "{device:?}");
        assert!(spoken(&hands, card).starts_with("Chauvigny: its picture"));
        hands.press(Press::Confirm);
        hands.update(3);
        assert!(hands.app.world().resource::<GalleryView>().back);
        assert!(spoken(&hands, card).contains("five castles"), "{device:?}");
        let sarzay = Castle::ALL[4];
        let small = part(&mut hands, GalleryPart::Castle(sarzay));
        hands.focus_on(small);
        hands.press(Press::Confirm);
        hands.update(3);
        let view = *hands.app.world().resource::<GalleryView>();
        assert_eq!(
            view,
            GalleryView {
                castle: sarzay,
                back: false
            }
        );
        assert!(hands.focused().is_some(), "{device:?}");
        hands.press(Press::Back);
        hands.update(3);
        assert_eq!(hands.menu(), Menu::Learn, "{device:?}");
        assert_eq!(opened(&mut hands), [], "{device:?}");
    }
}

#[test]
fn a_link_opens_on_a_press_and_only_then() {
    for device in [Device::Keys, Device::Pad] {
        let mut hands = gallery(device);
        for castle in Castle::ALL {
            let small = part(&mut hands, GalleryPart::Castle(castle));
            hands.focus_on(small);
            hands.press(Press::Confirm);
            hands.update(2);
            let mut links = hands.app.world_mut().query::<(Entity, &Link)>();
            let (link, Link(address)) = links.single(hands.app.world()).expect("one link");
            assert_eq!(*address, PLACES[castle.index()].link);
            hands.focus_on(link);
            assert_eq!(opened(&mut hands), [], "{castle}");
            hands.press(Press::Confirm);
            let asked = opened(&mut hands);
            assert_eq!(asked, [OpenLink(PLACES[castle.index()].link)], "{device:?}");
        }
    }
}

/// Whether neither an entity nor one of its ancestors is hidden.
fn seen(hands: &Hands, entity: Entity) -> bool {
    let visibility = hands.app.world().get::<InheritedVisibility>(entity);
    visibility.is_some_and(|seen| seen.get())
}

#[test]
fn texts_stay_on_their_card_and_in_the_window_in_every_size_and_language() {
    let mut hands = gallery(Device::Keys);
    let mut faults = Vec::new();
    for castle in Castle::ALL {
        hands
            .app
            .world_mut()
            .insert_resource(GalleryView { castle, back: true });
        hands.update(3);
        let windows = if castle == Castle::ALL[0] {
            vec![(844.0, 390.0), (1280.0, 720.0), (1920.0, 1080.0)]
        } else {
            vec![(844.0, 390.0), (1280.0, 720.0)]
        };
        faults.extend(faults_in_every_size(
            &mut hands,
            &windows,
            |hands, window| {
                let card = part(hands, GalleryPart::Card);
                let place = hands.area(card).expect("a place");
                let mut texts = hands
                    .app
                    .world_mut()
                    .query::<(Entity, &Text, &ComputedNode)>();
                let texts: Vec<(Entity, String)> = texts
                    .iter(hands.app.world())
                    .filter(|(_, text, _)| !text.0.is_empty())
                    .map(|(entity, text, _)| (entity, text.0.clone()))
                    .collect();
                let mut found = Vec::new();
                for (entity, text) in texts {
                    if !seen(hands, entity) {
                        continue;
                    }
                    let Some(area) = hands.area(entity) else {
                        continue;
                    };
                    let mut above = hands
                        .app
                        .world()
                        .get::<ChildOf>(entity)
                        .map(ChildOf::parent);
                    let mut page = None;
                    let mut on_card = false;
                    while let Some(parent) = above {
                        on_card |= parent == card;
                        page = Some(parent);
                        above = hands
                            .app
                            .world()
                            .get::<ChildOf>(parent)
                            .map(ChildOf::parent);
                    }
                    let name = page.and_then(|page| hands.app.world().get::<Name>(page));
                    if name.is_none_or(|name| name.as_str() != "Gallery") {
                        continue;
                    }
                    let frame = if on_card {
                        place
                    } else {
                        Rect::from_corners(Vec2::ZERO, window)
                    };
                    let slack = frame.inflate(1.0);
                    if !slack.contains(area.min) || !slack.contains(area.max) {
                        found.push(format!("{castle}: {text:.30} at {area:?} leaves {frame:?}"));
                    }
                }
                found
            },
        ));
    }
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}
