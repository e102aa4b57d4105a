//! Tests of the combat stage and the dialogs, for the same windows.

use super::*;

#[test]
fn nothing_overlaps_on_the_stage_of_a_combat() {
    for (window, letters) in LETTERS
        .into_iter()
        .flat_map(|letters| windows().into_iter().map(move |window| (window, letters)))
    {
        let table = layout_for(window, letters);
        let stage = &table.reveal;
        for side in [Side::Short, Side::Long] {
            for count in 1..=5 {
                let mut things = vec![
                    ("title".to_owned(), stage.title),
                    ("progress".to_owned(), stage.progress),
                    (
                        "castle".to_owned(),
                        stage
                            .pennons
                            .iter()
                            .fold(stage.castle.rect(), |all, it| all.union(it.rect())),
                    ),
                    ("opponent".to_owned(), stage.opponent),
                    ("prompt".to_owned(), stage.prompt),
                    ("refusal".to_owned(), stage.refusal),
                    ("hint".to_owned(), stage.buttons_hint),
                    ("hint button".to_owned(), stage.hint_button),
                ];
                let name = stage.castle.rect().center().x
                    + stage.castle.size.x * CastlePlace::LETTERS / 2.0;
                for pennon in stage.pennons {
                    assert!(pennon.rect().min.x > name, "{window}: pennon on the name");
                }
                things.extend((0..2).map(|i| (format!("button {i}"), stage.buttons.button(i, 2))));
                things.extend((0..2).map(|i| (format!("sum {i}"), stage.sums[i])));
                things.extend((0..2).map(|i| (format!("standard {i}"), stage.standards[i])));
                things.extend((0..2).map(|i| (format!("figures {i}"), stage.figures[i])));
                for edge in Edge::BOTH {
                    let cards = (0..count).map(|index| stage.card(edge, side, index, count).rect());
                    let row = cards
                        .reduce(|all, card| all.union(card))
                        .unwrap_or_default();
                    things.push((format!("{edge:?} {side:?} row of {count}"), row));
                }
                apart(window, &things);
                for (name, rect) in things {
                    assert!(
                        inside(table.window, rect),
                        "{window}: {name} leaves the window: {rect:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn dialogs_hold_their_cards_and_words() {
    let all = || windows().into_iter().chain(unusual_windows());
    for (window, letters) in LETTERS
        .into_iter()
        .flat_map(|letters| all().map(move |window| (window, letters)))
    {
        let table = layout_for(window, letters);
        for (dialog, count) in [(&table.reserve, 21), (&table.losses, 5), (&table.losses, 2)] {
            let mut things: Vec<_> = (0..count)
                .map(|i| {
                    let slot = dialog.slot(i, count);
                    (
                        format!("card {i}"),
                        slot.rect()
                            .union(slot.shifted(Vec2::Y * dialog.lift).rect()),
                    )
                })
                .collect();
            things.extend((0..2).map(|i| (format!("button {i}"), dialog.buttons.button(i, 2))));
            things.extend([
                ("title".to_owned(), dialog.title),
                ("hint".to_owned(), dialog.hint),
                ("hint button".to_owned(), dialog.hint_button),
                ("refusal".to_owned(), dialog.refusal),
            ]);
            apart(window, &things);
            for (name, rect) in things {
                assert!(
                    inside(dialog.panel, rect),
                    "{window}: {name} leaves its dialog: {rect:?} {:?}",
                    dialog.panel
                );
            }
        }
    }
}
