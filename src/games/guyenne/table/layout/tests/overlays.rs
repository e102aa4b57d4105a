//! Tests of the overlays: the log and the tooltips.

use super::*;

/// The things with tooltips in the row of castles.
fn hoverable(table: &TableLayout) -> Vec<(String, Rect)> {
    let hud = &table.hud;
    let mut all: Vec<(String, Rect)> = vec![
        ("pillage".to_owned(), table.pillage_panel),
        ("first player".to_owned(), table.first_player.rect()),
        ("phase".to_owned(), hud.phase),
        ("hint button".to_owned(), hud.hint_button),
    ];
    for count in 1..=3 {
        for index in 0..count {
            let rect = hud.buttons.button(index, count);
            all.push((format!("button {index} of {count}"), rect));
        }
    }
    for (index, castle) in table.castles.iter().enumerate() {
        all.push((format!("castle {index}"), castle.card.rect()));
    }
    for edge in Edge::BOTH {
        let camp = table.camp(edge);
        for (name, pile) in [("draw pile", &camp.draw), ("discard pile", &camp.discard)] {
            let rect = pile.card.rect().union(pile.badge.rect());
            all.push((format!("{edge:?} {name}"), rect));
        }
        for index in 0..6 {
            all.push((
                format!("{edge:?} hand {index}"),
                table.hand(edge, HandPlace::Alone, index, 6).rect(),
            ));
            all.push((
                format!("lost card {index}"),
                table.pillage(edge, index, 6).rect(),
            ));
            for side in [Side::Short, Side::Long] {
                let front = table.front(index, edge, side, 4, 5).rect();
                all.push((format!("{edge:?} front {index}"), front));
            }
        }
    }
    all.extend((0..6).map(|index| {
        (
            format!("raised {index}"),
            table.lifted(HandPlace::Alone, index, 6).rect(),
        )
    }));
    all
}

/// The cards with tooltips on the stage of a combat and in the tray of the reserve, with the prompts there.
fn cards_of_scenes(table: &TableLayout) -> Vec<(String, Rect, Vec<Rect>)> {
    let stage = &table.reveal;
    let mut all = Vec::new();
    for edge in Edge::BOTH {
        for side in [Side::Short, Side::Long] {
            all.extend((0..5).map(|index| {
                let name = format!("{edge:?} {side:?} {index} on the stage");
                let card = stage.card(edge, side, index, 5).rect();
                (name, card, vec![stage.prompt, stage.buttons_hint])
            }));
        }
    }
    all.extend((0..21).map(|index| {
        let card = table.reserve.slot(index, 21).rect();
        (
            format!("{index} in the tray"),
            card,
            vec![table.reserve.hint],
        )
    }));
    all
}

#[test]
fn overlays_keep_to_their_rooms() {
    for (window, letters) in LETTERS
        .into_iter()
        .flat_map(|letters| windows().into_iter().map(move |window| (window, letters)))
    {
        let table = layout_for(window, letters);
        let hud = &table.hud;
        for keep_free in [
            hud.scroll,
            hud.buttons.area,
            hud.turn,
            hud.pause_button,
            hud.log_button,
        ] {
            assert!(!overlap(hud.log_panel, keep_free), "{window}");
        }
        for castle in &table.castles {
            let anchor = castle.card.rect();
            let tip = table.tooltip(anchor, table.tooltip_size(), &[hud.scroll, hud.hint]);
            assert!(
                inside(table.window, tip) && !overlap(tip, anchor),
                "{window}: {tip:?}"
            );
        }
        // The place of the tip of a thing: inside the window and on no prompt.
        let readable = |thing: &str, anchor: Rect, prompts: &[Rect]| {
            let size = table.tooltip_size() * if table.compact { 1.0 } else { letters };
            let tip = table.tooltip(anchor, size, prompts);
            assert!(inside(table.window, tip), "{window}: {thing}");
            for &prompt in prompts {
                assert!(
                    !overlap(tip, prompt),
                    "{window} {letters}: the tip of {thing} hides a prompt"
                );
            }
            tip
        };
        for (thing, anchor) in hoverable(&table) {
            let tip = readable(&thing, anchor, &[hud.scroll, hud.hint]);
            // With larger text a castle's tip may not fit beside the castle.
            assert!(
                letters > 1.0 || !overlap(tip, anchor),
                "{window}: the tip of {thing} hides it"
            );
        }
        for (thing, anchor, prompts) in cards_of_scenes(&table) {
            readable(&thing, anchor, &prompts);
        }
        let whole = table.to_ui(table.window, 1.0);
        assert_eq!((whole.left, whole.top), (0.0, 0.0));
        assert_eq!(Vec2::new(whole.width, whole.height), table.window.size());
    }
}

/// The signs of devices are readable, inside the window, and on nothing but the tag, plate or standard of their seat,
/// or the foot of its hand.
#[test]
fn signs_of_devices_have_room() {
    // From the smallest window promised.
    let promised = |window: &Vec2| window.x >= 844.0 && window.y >= 390.0;
    for (window, letters) in LETTERS.into_iter().flat_map(|letters| {
        let windows = windows().into_iter().filter(promised);
        windows.map(move |window| (window, letters))
    }) {
        let table = layout_for(window, letters);
        let mut signs = vec![table.tray_sign()];
        for edge in Edge::BOTH {
            let stage = table.stage_sign(edge);
            let standard = table.reveal.standards[edge as usize];
            assert!(
                inside(standard, stage),
                "{window}: {stage:?} of {standard:?}"
            );
            signs.push(stage);
            for place in HandPlace::PARTNERS {
                let sign = table.hand_sign(edge, place);
                let tag = table.hand_tag(edge, place);
                assert!(overlap(sign, tag), "{window}: {sign:?} of {tag:?}");
                assert!(
                    sign.width() < tag.width() / 2.0,
                    "{window} {letters}: {sign:?} leaves no room in {tag:?}"
                );
                signs.push(sign);
            }
        }
        let plate = table.hand_sign(Edge::Far, HandPlace::Alone);
        assert!(inside(table.hud.opponent, plate), "{window}: {plate:?}");
        let alone = table.hand_sign(Edge::Near, HandPlace::Alone);
        for (name, rect) in table.solids(&Fullness::fullest([1, 4], Side::Long)) {
            let own = name == "Near Alone hand" && alone.max.y < rect.center().y;
            assert!(own || !overlap(alone, rect), "{window} {letters}: {name}");
        }
        for sign in signs.into_iter().chain([plate, alone]) {
            assert!(inside(table.window, sign), "{window}: {sign:?}");
            assert!(sign.width() >= 19.9, "{window}: {sign:?}");
        }
    }
}

#[test]
fn who_looks_is_said_beside_the_cards_of_the_reserve() {
    for (window, letters) in LETTERS
        .into_iter()
        .flat_map(|letters| windows().into_iter().map(move |window| (window, letters)))
    {
        let table = layout_for(window, letters);
        let band = table.reserve_look_band();
        assert!(
            band.width() > 0.0 && band.height() > 0.0,
            "{window}: {band:?}"
        );
        for index in 0..21 {
            let card = table.reserve.slot(index, 21).rect();
            let over = band.intersect(card);
            let high = over.height().max(0.0) * f32::from(u8::from(!over.is_empty()));
            // The number of a card is in its upper quarter.
            assert!(
                high < 0.06 * card.height(),
                "{window}, {letters}: {high} of card {index}"
            );
        }
    }
}
