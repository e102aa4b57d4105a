//! Tests of the layout for many windows.

use bevy::math::{Rect, Vec2};

use super::*;
use guyenne_rules::Side;

mod overlays;
mod solids;
mod stages;

use solids::Fullness;

const NAMED: [(f32, f32); 15] = [
    (844.0, 390.0),
    (932.0, 430.0),
    (667.0, 375.0),
    (640.0, 360.0),
    (854.0, 480.0),
    (896.0, 504.0),
    (900.0, 506.0),
    (1024.0, 768.0),
    (1280.0, 720.0),
    (1280.0, 800.0),
    (1366.0, 768.0),
    (1600.0, 1200.0),
    (1920.0, 1080.0),
    (2560.0, 1440.0),
    (2560.0, 1600.0),
];

/// Text sizes, as multiples of the designed one.
const LETTERS: [f32; 3] = [1.0, 1.4, 2.0];

/// Aspect ratios from 4:3 to 19.5:9.
const ASPECTS: [f32; 7] = [4.0 / 3.0, 1.5, 1.6, 1.7, 16.0 / 9.0, 2.0, 19.5 / 9.0];

fn windows() -> Vec<Vec2> {
    let swept = ASPECTS.into_iter().flat_map(|aspect| {
        (0..40).map(move |step| {
            let height = 360.0 + step as f32 * 31.0;
            Vec2::new((height * aspect).round(), height)
        })
    });
    NAMED.into_iter().map(Vec2::from).chain(swept).collect()
}

fn unusual_windows() -> Vec<Vec2> {
    [
        (390.0, 844.0),
        (768.0, 1024.0),
        (1080.0, 1920.0),
        (3440.0, 1440.0),
        (320.0, 200.0),
        (1.0, 1.0),
        (3000.0, 200.0),
        (1280.0, 120.0),
        (5000.0, 40.0),
        (40.0, 5000.0),
        (8000.0, 1.0),
        (1.0, 8000.0),
        (8000.0, 8000.0),
    ]
    .into_iter()
    .map(Vec2::from)
    .chain([
        Vec2::ZERO,
        Vec2::NAN,
        Vec2::INFINITY,
        Vec2::new(-5.0, 700.0),
        Vec2::new(1e9, 3.0),
    ])
    .collect()
}

fn overlap(a: Rect, b: Rect) -> bool {
    let common = a.intersect(b);
    common.width() > 0.5 && common.height() > 0.5
}

fn inside(outer: Rect, inner: Rect) -> bool {
    let all = outer.inflate(0.5);
    all.contains(inner.min) && all.contains(inner.max)
}

fn apart(window: Vec2, things: &[(String, Rect)]) {
    for (place, (name, rect)) in things.iter().enumerate() {
        assert!(
            rect.min.is_finite() && rect.max.is_finite(),
            "{window}: {name} is nowhere: {rect:?}"
        );
        assert!(
            rect.width() > 0.0 && rect.height() > 0.0,
            "{window}: {name} has no size: {rect:?}"
        );
        for (other, with) in &things[place + 1..] {
            assert!(
                !overlap(*rect, *with),
                "{window}: {name} {rect:?} lies on {other} {with:?}"
            );
        }
    }
}

fn full_tables() -> Vec<Fullness> {
    let pairs = (0..6)
        .flat_map(|a| (0..6).map(move |b| [a, b]))
        .filter(|[a, b]| a < b);
    pairs
        .flat_map(|pair| [Side::Short, Side::Long].map(|side| Fullness::fullest(pair, side)))
        .collect()
}

/// Partners' hands lie apart from each other and from everything else, however their cards are shared out; and so do
/// their tags, which lie over the hands only.
#[test]
fn the_hands_of_partners_have_room() {
    let all = || windows().into_iter().chain(unusual_windows());
    for (window, letters) in LETTERS
        .into_iter()
        .flat_map(|letters| all().map(move |window| (window, letters)))
    {
        let table = layout_for(window, letters);
        let full = Fullness::fullest([1, 4], Side::Long);
        for first in 0..=6 {
            let hands = vec![(HandPlace::First, first), (HandPlace::Second, 6 - first)];
            let shared = Fullness {
                hands,
                ..full.clone()
            };
            apart(window, &table.solids(&shared));
        }
        let without_hands = Fullness {
            hands: Vec::new(),
            ..full
        };
        let mut things = table.solids(&without_hands);
        for (edge, place) in Edge::BOTH
            .into_iter()
            .flat_map(|edge| HandPlace::PARTNERS.map(|place| (edge, place)))
        {
            let tag = table.hand_tag(edge, place);
            assert!(inside(table.window, tag), "{window}: {edge:?} {place:?}");
            things.push((format!("{edge:?} {place:?} tag"), tag));
        }
        apart(window, &things);
    }
}

#[test]
fn nothing_solid_overlaps_on_a_full_table() {
    let all = || windows().into_iter().chain(unusual_windows());
    for (window, letters) in LETTERS
        .into_iter()
        .flat_map(|letters| all().map(move |window| (window, letters)))
    {
        let table = layout_for(window, letters);
        for mut full in full_tables() {
            for buttons in 1..=3 {
                full.buttons = buttons;
                apart(window, &table.solids(&full));
            }
            // The same with the far camp defending.
            for front in &mut full.fronts {
                front.2 = if front.2 == Side::Long {
                    Side::Short
                } else {
                    Side::Long
                };
            }
            apart(window, &table.solids(&full));
        }
    }
}

#[test]
fn all_but_the_hands_lies_inside_the_window() {
    for (window, letters) in LETTERS
        .into_iter()
        .flat_map(|letters| windows().into_iter().map(move |window| (window, letters)))
    {
        let table = layout_for(window, letters);
        for (name, rect) in table.solids(&Fullness::fullest([0, 5], Side::Long)) {
            if name.ends_with("hand") {
                let seen = rect.intersect(table.window);
                assert!(
                    seen.width() >= rect.width() - 0.5,
                    "{window}: {name} leaves sideways"
                );
                let least = if name.starts_with("Near") { 0.86 } else { 0.55 };
                assert!(
                    seen.height() >= least * rect.height(),
                    "{window}: {name} is seen too little of"
                );
            } else {
                assert!(
                    inside(table.window, rect),
                    "{window}: {name} leaves the window: {rect:?}"
                );
            }
        }
        for panel in [
            table.hud.log_panel,
            table.hud.refusal,
            table.hud.hint_note,
            table.reveal.hint_note,
            table.reserve.hint_note,
            table.reserve.panel,
            table.losses.panel,
        ] {
            assert!(
                inside(table.window, panel),
                "{window}: a panel leaves the window: {panel:?}"
            );
        }
    }
}

#[test]
fn castles_stand_apart_on_the_strip() {
    for window in windows() {
        let table = layout(window);
        let castles: Vec<_> = table
            .castles
            .iter()
            .enumerate()
            .map(|(i, castle)| (format!("castle {i}"), castle.card.rect()))
            .collect();
        apart(window, &castles);
        for castle in &table.castles {
            assert!(inside(table.strip, castle.card.rect()), "{window}");
            assert!(inside(castle.card.rect(), castle.arrow.rect()), "{window}");
            assert!(
                !overlap(castle.arrow.rect(), castle.pennons[0].rect()),
                "{window}"
            );
            assert!(
                castle.name.rect().min.y >= castle.card.rect().min.y,
                "{window}"
            );
        }
        for edge in Edge::BOTH {
            for (first, last) in [(0, 1), (1, 3), (0, 5), (4, 5), (2, 2)] {
                let bracket = table.bracket(edge, first..=last);
                let points = bracket.points.rect();
                for castle in 0..6 {
                    let front = table.front_area(castle, edge);
                    assert!(!overlap(points, front), "{window}: points on a front");
                    let mark = table.mark(edge, castle).rect();
                    assert!(!overlap(points, mark), "{window}: points on a mark");
                    let pennon = table.castles[castle].pennons[edge as usize].rect();
                    assert!(!overlap(points, pennon), "{window}: points on a pennon");
                }
                assert!(
                    !overlap(points, table.strip),
                    "{window}: points on the strip"
                );
            }
        }
    }
}

#[test]
fn every_played_card_keeps_its_numeral_free() {
    for window in windows() {
        let table = layout(window);
        for (side, count) in [
            (Side::Short, 5),
            (Side::Long, 5),
            (Side::Long, 2),
            (Side::Short, 3),
        ] {
            for edge in Edge::BOTH {
                for index in 1..count {
                    let [below, above] =
                        [index - 1, index].map(|i| table.front(2, edge, side, i, count));
                    let corner = below.size.x * TableLayout::FREE_CORNER;
                    let [below, above] = [below.rect(), above.rect()];
                    let free = above.min.x - below.min.x;
                    assert!(free >= corner - 0.5, "{window} {side:?}: {free}");
                    assert!(
                        inside(table.front_area(2, edge), below),
                        "{window} {side:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_pillage_holds_every_lost_card() {
    for window in windows() {
        let table = layout(window);
        for edge in Edge::BOTH {
            assert!(
                inside(table.pillage_panel, table.pillage_zones[edge as usize]),
                "{window}"
            );
            for count in 1..=24 {
                let slots: Vec<_> = (0..count)
                    .map(|index| table.pillage(edge, index, count))
                    .collect();
                for (index, slot) in slots.iter().enumerate() {
                    assert!(
                        inside(table.pillage_zones[edge as usize], slot.rect()),
                        "{window}: {index} of {count}"
                    );
                    let corner = slot.size.x * 0.22;
                    for later in &slots[index + 1..] {
                        let away = (later.center - slot.center).abs();
                        assert!(
                            away.x >= corner || away.y >= corner,
                            "{window}: {index} of {count} is hidden"
                        );
                    }
                }
            }
        }
        assert!(
            !overlap(table.pillage_zones[0], table.pillage_zones[1]),
            "{window}"
        );
    }
}

#[test]
fn things_are_large_enough_for_eyes_and_fingers() {
    let phone = layout(Vec2::new(844.0, 390.0));
    assert!(phone.compact && !phone.captions);
    assert!(phone.hand_card.x >= 60.0);
    assert!(phone.hud.scroll.height() >= 28.0);
    for window in windows()
        .into_iter()
        .filter(|window| window.x >= 844.0 && window.y >= 390.0)
    {
        let table = layout(window);
        assert!(
            table.hand_card.x >= 60.0
                && table.reveal.card.x >= 58.0
                && table.reserve.card.x >= 60.0,
            "{window}"
        );
        assert!(
            table.hud.scroll.height() >= 28.0 && table.reveal.prompt.height() >= 26.0,
            "{window}"
        );
        assert!(table.hud.refusal.height() >= 14.0, "{window}");
        for index in 0..6 {
            let hand =
                [index, index + 1].map(|i| table.hand(Edge::Near, HandPlace::Alone, i, 6).center.x);
            assert!(
                index == 5 || hand[1] - hand[0] >= 0.5 * table.hand_card.x,
                "{window}: hand is too tight"
            );
        }
        for count in 1..=3 {
            let least = if table.compact { 40.0 } else { 29.0 };
            assert!(
                table.hud.buttons.button(0, count).height() >= least,
                "{window}: {count} buttons"
            );
        }
        if table.compact {
            for button in [
                table.hud.log_button,
                table.hud.pause_button,
                table.reveal.buttons.button(1, 2),
            ] {
                assert!(
                    button.height() >= 39.9 && button.width() >= 39.9,
                    "{window}"
                );
            }
        }
        let ratio = table.hand_card.x / table.hand_card.y - 108.0 / 150.0;
        assert!(ratio.abs() < 1e-3, "{window}");
    }
}

#[test]
fn castles_and_laid_cards_are_a_quarter_larger_where_the_window_allows() {
    for (window, larger) in [
        ((1280.0, 720.0), 1.24),
        ((1920.0, 1080.0), 1.24),
        ((1280.0, 800.0), 1.24),
        ((1366.0, 768.0), 1.24),
        ((2560.0, 1440.0), 1.24),
        ((844.0, 390.0), 1.0),
    ] {
        let table = layout(Vec2::from(window));
        // The designed widths in the reference window.
        let (castle, card, reference) = if table.compact {
            (88.0, 36.0, Vec2::new(844.0, 390.0))
        } else {
            (135.0, 62.0, Vec2::new(1280.0, 720.0))
        };
        let unit = (Vec2::from(window) / reference).min_element() * larger;
        assert!(
            table.castle_card.x >= castle * unit,
            "{window:?}: {}",
            table.castle_card.x / castle / unit
        );
        assert!(
            table.played_card.x >= card * unit,
            "{window:?}: {}",
            table.played_card.x / card / unit
        );
    }
}

#[test]
fn a_larger_window_never_makes_cards_smaller() {
    // In windows wider than 16:9 the compact composition has the larger cards: compared only within a composition.
    for aspect in ASPECTS {
        let mut before: Option<TableLayout> = None;
        for step in 0..400 {
            let height = 300.0 + step as f32 * 3.0;
            let table = layout(Vec2::new(height * aspect, height));
            if let Some(smaller) =
                before.filter(|smaller| aspect < 1.78 || smaller.compact == table.compact)
            {
                for (now, then) in [
                    (table.hand_card, smaller.hand_card),
                    (table.castle_card, smaller.castle_card),
                    (table.played_card, smaller.played_card),
                    (table.reveal.card, smaller.reveal.card),
                    (table.reveal.castle.size, smaller.reveal.castle.size),
                ] {
                    assert!(
                        now.x >= then.x - 0.01 && now.y >= then.y - 0.01,
                        "{aspect} at {height}: {then} to {now}"
                    );
                }
            }
            before = Some(table);
        }
    }
}
