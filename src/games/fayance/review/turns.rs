//! Where a game may have turned: the deal, who leads, what the pile bares, the turn of a territory, each combat, and
//! each choice of armies.

use super::moments::decided;
use fayance_rules::record::Record;
use fayance_rules::{BySide, Card, Event, Move, Side, Test};
use kit_rules::luck::{Actor, LuckLine};
use kit_rules::review::{ToldWords, TurningPoint};

/// The value before and after a moment, in points of north.
type Change = [f64; 2];

/// Every moment at which the game may have turned, in order. Where the value was only reckoned anew nothing turned.
///
/// # Errors
/// The line is not that of the record.
pub(crate) fn turns(record: &Record, line: &LuckLine) -> Result<Vec<TurningPoint>, String> {
    let events: Vec<Event> = record.events.iter().map(|entry| entry.event).collect();
    let mut decisions = decided(record);
    let mut turns = Vec::new();
    let mut last: Option<(usize, Move)> = None;
    // The value before the first choice of a pair of which the second is due.
    let mut half: Option<f64> = None;
    let mut lot = false;
    let mut before = line.start;
    for step in &line.steps {
        let change = [before, step.value];
        before = step.value;
        match step.actor {
            Actor::Chance(_) => {
                let Some(mean) = step.mean().filter(|_| step.outcomes.len() > 1) else {
                    continue;
                };
                // That the mean is another value than before is no luck.
                let change = [mean, step.value];
                let (event, words) = match last {
                    None => (2, Some(ToldWords::new("deal"))),
                    Some((event, _)) => {
                        let drawn = events.iter().enumerate().skip(event);
                        let drawn = drawn
                            .take_while(|(_, event)| !matches!(event, Event::Lay { .. }))
                            .find(|(_, event)| matches!(event, Event::Lot { .. }));
                        match drawn.filter(|_| !lot) {
                            Some((at, &Event::Lot { winner })) => {
                                lot = true;
                                (
                                    at,
                                    Some(ToldWords::new("lot").name("leader", winner.name())),
                                )
                            }
                            _ => (event, bared(record, &events, event)),
                        }
                    }
                };
                turns.extend(words.map(|words| turn(&events, event, change, words)));
            }
            Actor::Side(_) => {
                let (event, side, m) = decisions.next().ok_or("a step without a decision")?;
                last = Some((event, m));
                let is_pair = !matches!(m, Move::Lay(_));
                if is_pair && half.is_none() {
                    half = Some(change[0]);
                    continue;
                }
                let change = [half.take().unwrap_or(change[0]), change[1]];
                let words = match m {
                    Move::Muster(_) => Some(ToldWords::new("muster")),
                    Move::Refill(_) => Some(ToldWords::new("refill")),
                    Move::Call(_) => duel(&events, event),
                    Move::Lay(_) => lay(&events, event, side),
                    Move::Choose(_) => fought(&events, event),
                };
                turns.extend(words.map(|words| turn(&events, event, change, words)));
            }
        }
    }
    match decisions.next() {
        Some(_) => Err("a decision without a step".to_owned()),
        None => Ok(turns),
    }
}

/// A turning point, with the chances of the side that gains.
fn turn(events: &[Event], event: usize, change: Change, words: ToldWords) -> TurningPoint {
    let captured = |event: &&Event| matches!(event, Event::Capture { .. });
    let captured = events[..event].iter().filter(captured).count();
    let laid = |event: &&Event| matches!(event, Event::Lay { .. });
    let laid = events[..=event].iter().filter(laid).count();
    let gainer = if change[1] >= change[0] {
        Side::North
    } else {
        Side::South
    };
    let [before, after] = change.map(|points| match gainer {
        Side::North => points,
        Side::South => 100.0 - points,
    });
    let round = laid.max(captured);
    TurningPoint {
        event,
        round: round.max(1),
        change: change[1] - change[0],
        words: words
            .number("n", round as i64)
            .name("side", gainer.name())
            .number("before", before.round() as i64)
            .number("after", after.round() as i64),
    }
}

/// The territory that lies open after the second refill or the duel: the second of those still to be laid.
fn bared(record: &Record, events: &[Event], event: usize) -> Option<ToldWords> {
    let laid = |event: &&Event| matches!(event, Event::Lay { .. });
    let laid = events[..event].iter().filter(laid).count();
    let pile = record.deal().pile;
    let top = pile.get(laid + 1)?;
    Some(ToldWords::new("bared").number("land", top.index() as i64))
}

fn duel(events: &[Event], event: usize) -> Option<ToldWords> {
    match events.get(event + 1)? {
        Event::Duel {
            winner: Some(winner),
            ..
        } => Some(ToldWords::new("duel").name("leader", winner.name())),
        _ => None,
    }
}

fn lay(events: &[Event], event: usize, leader: Side) -> Option<ToldWords> {
    let Event::Lay {
        territory,
        terrains,
        ..
    } = events.get(event)?
    else {
        return None;
    };
    let words = ToldWords::new("lay").name("leader", leader.name());
    let words = words.name("terrain", terrains[leader].name());
    Some(words.number("land", territory.index() as i64))
}

/// The combat after the second choice at `event`, with the fourth that may follow it without a choice.
fn fought(events: &[Event], event: usize) -> Option<ToldWords> {
    let mut combats = events[event + 1..].iter().map_while(|event| match *event {
        Event::Combat {
            n,
            cards,
            winner,
            by,
        } => Some((n, cards, winner, by)),
        _ => None,
    });
    let first = combats.next()?;
    let (n, cards, winner, by) = combats.next().unwrap_or(first);
    let land = events[..event].iter().rev().find_map(|event| match event {
        Event::Lay { territory, .. } => Some(*territory),
        _ => None,
    })?;
    let mut after = events[event + 1..].iter();
    let captured =
        after.find(|event| matches!(event, Event::Capture { .. } | Event::Choose { .. }));
    let crowned = captured.is_some() && matches!(after.next(), Some(Event::End(_)));
    let kind = kind(n, cards, by, crowned);
    let words = ToldWords::new(kind).number("land", land.index() as i64);
    let words = words.number("combat", n);
    let first = winner.unwrap_or(Side::North);
    let card = |side: Side| cards[side].to_string();
    let words = words
        .name("card", card(first))
        .name("other", card(first.other()));
    Some(match winner {
        Some(winner) => words.name("winner", winner.name()).name("test", by.name()),
        None => words,
    })
}

/// The kind of sentence about a combat.
fn kind(n: u8, cards: BySide<Card>, by: Test, crowned: bool) -> &'static str {
    let twins = cards[Side::North] == cards[Side::South];
    match by {
        // Of two equal cards, and of two that decided nothing, none beat the other.
        Test::Undecided if twins => "twins",
        Test::Undecided => "undecided",
        Test::Fourth if crowned => "crown-fourth",
        Test::Fourth => "fourth",
        _ if crowned && twins => "crown-mirrored",
        _ if crowned => "crown",
        _ if n == 4 && twins => "last-mirrored",
        _ if n == 4 => "last",
        _ if twins => "mirrored",
        Test::Troop => "troop",
        Test::Terrain => "terrain",
        Test::Halfling => "halfling",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fayance_rules::{Outcome, Terrain, Territory};

    /// What is told of the combat between these cards, of north and of south, which north wins if anybody does: the
    /// last one of its territory, with which the game goes on or ends.
    fn told(n: u8, cards: [&str; 2], by: Test, ends: bool) -> ToldWords {
        let cards = BySide(cards.map(|card| card.parse::<Card>().expect("a card")));
        let winner = (by != Test::Undecided).then_some(Side::North);
        let territory = Territory::ALL[0];
        let mut events = vec![
            Event::Lay {
                side: Side::South,
                territory,
                turn: 0,
                terrains: BySide::new(Terrain::Forest, Terrain::Plain),
            },
            Event::Choose {
                side: Side::North,
                card: cards[Side::North],
            },
            Event::Combat {
                n,
                cards,
                winner,
                by,
            },
        ];
        events.extend(winner.map(|side| Event::Capture {
            side,
            territory,
            held: BySide::new(5, 3),
        }));
        if ends {
            let outcome = Outcome {
                winner: Side::North,
                held: BySide::new(5, 3),
            };
            events.push(Event::End(outcome));
        }
        fought(&events, 1).expect("a combat")
    }

    #[test]
    fn no_card_is_said_to_have_beaten_another_where_none_has() {
        let others = ["rider-elf", "archer-dwarf"];
        let twins = ["rider-elf"; 2];
        for (n, cards, by, ends, kind) in [
            (1, others, Test::Troop, true, "crown"),
            (4, others, Test::Terrain, true, "crown"),
            (1, twins, Test::Terrain, true, "crown-mirrored"),
            (4, twins, Test::Terrain, true, "crown-mirrored"),
            (4, others, Test::Fourth, true, "crown-fourth"),
            (4, twins, Test::Fourth, true, "crown-fourth"),
            (4, others, Test::Troop, false, "last"),
            (4, twins, Test::Terrain, false, "last-mirrored"),
            (4, twins, Test::Fourth, false, "fourth"),
            (2, twins, Test::Terrain, false, "mirrored"),
            (2, twins, Test::Undecided, false, "twins"),
            (2, others, Test::Undecided, false, "undecided"),
        ] {
            assert_eq!(told(n, cards, by, ends).kind, kind, "{n} {cards:?} {by:?}");
        }
    }
}
