//! How both camps bluffed, and what they kept.

use guyenne_rules::Position;
use guyenne_rules::card::{Card, Cards};
use guyenne_rules::record::Record;
use guyenne_rules::seat::{ByCamp, Camp};
use kit_rules::review::{ReviewFact, ToldWords};

use super::fight::Fight;
use super::kinds::FactKind;

/// The facts of both camps.
pub(super) fn facts(record: &Record, end: &Position) -> Vec<ReviewFact> {
    let kept = Camp::ALL.map(|camp| kept(end, camp));
    let pack = record.config.equipment.pack;
    of_fights(&Fight::all(record), ByCamp(kept), pack)
}

/// The facts of a game of these fights, in which these cards were kept. `pack` is what each camp began with.
fn of_fights(fights: &[Fight], kept: ByCamp<Cards>, pack: Cards) -> Vec<ReviewFact> {
    let of = |camp: Camp| {
        let count = |which: &dyn Fn(&&Fight) -> bool| fights.iter().filter(which).count() as i64;
        let bluffs = |fight: &Fight| is_bluff(fight, camp, pack);
        let taken =
            |by: Camp| count(&|fight| is_bluff(fight, by, pack) && fight.holder == Some(by));
        let believed = count(&|fight| bluffs(fight) && fight.conceded.is_some());
        let concedes = |fight: &Fight| fight.conceded == Some(camp);
        let would_hold = |fight: &&Fight| concedes(fight) && fight.shown(fight.cards) == Some(camp);
        let hero = |fight: &Fight| fight.cards[camp].has_hero();
        let kept = kept[camp];
        let words = [
            ToldWords::new(FactKind::Bluffs.name())
                .number("n", count(&|fight| bluffs(fight)))
                .number("believed", believed),
            ToldWords::new(FactKind::Paid.name())
                .number("n", taken(camp))
                .number("other", taken(camp.enemy())),
            ToldWords::new(FactKind::Concessions.name())
                .number("n", count(&|fight| concedes(fight)))
                .number("held", count(&would_hold)),
            ToldWords::new(FactKind::Heroes.name())
                .number("n", count(&|fight| hero(fight)))
                .number("idle", count(&|fight| hero(fight) && is_idle(fight, camp))),
            ToldWords::new(FactKind::Kept.name())
                .number("n", kept.count())
                .number("sum", kept.sum()),
        ];
        let side = camp.index();
        words.map(|words| ReviewFact { side, words })
    };
    Camp::ALL.into_iter().flat_map(of).collect()
}

/// Whether `camp` attacks a castle of the enemy, without a hero, with a smaller sum than the enemy's cards there are
/// worth on average: as many cards as lie there, each worth the mean of the value cards of a pack.
fn is_bluff(fight: &Fight, camp: Camp, pack: Cards) -> bool {
    let [mine, theirs] = [fight.cards[camp], fight.cards[camp.enemy()]];
    let values = u32::from(pack.count() - pack.of_kind(Card::Hero));
    let expected = u32::from(theirs.count()) * u32::from(pack.sum());
    fight.held_by == Some(camp.enemy())
        && !mine.has_hero()
        && u32::from(mine.sum()) * values < expected
}

/// Whether the hero of `camp` met nothing to decide: no other hero, and the castle would be whose it is even without
/// it; so too where the enemy conceded to it with less than the other cards came to, and where `camp` itself conceded.
fn is_idle(fight: &Fight, camp: Camp) -> bool {
    if fight.conceded == Some(camp) {
        return true;
    }
    let hero = Cards::one(Card::Hero);
    let mut without: ByCamp<Cards> = fight.cards;
    without[camp] = without[camp].without(hero).unwrap_or(without[camp]);
    !fight.cards[camp.enemy()].has_hero() && fight.shown(without) == fight.holder
}

/// The cards that `camp` has in its hands and its draw pile.
fn kept(position: &Position, camp: Camp) -> Cards {
    let piles = position.piles(camp);
    let [one, other] = piles.hands;
    one + other + piles.draw
}

#[cfg(test)]
mod tests {
    use super::*;
    use guyenne_rules::record::{RecordEntry, RecordedEvent};
    use guyenne_rules::seat::Seat;
    use guyenne_rules::{Castle, Edition, Level, Setup};
    use kit_rules::review::Detail;
    use kit_rules::seed::Seed;

    /// What happens at a castle: the number of the castle, what both lay there, whether the defender concedes, and
    /// whose it is then.
    type Made<'a> = (usize, [&'a str; 2], bool, Option<Camp>);

    /// A game of these fights, two a round.
    fn made(fights: &[Made]) -> Record {
        let setup = Setup::duel(Edition::V2022, Level::Base, Seed(1));
        let mut record = Record::new(setup, Vec::new());
        let mut row = [None; 6];
        let mut add = |event: RecordedEvent| record.events.push(RecordEntry::from(event));
        for (n, round) in (1..).zip(fights.chunks(2)) {
            let first = Camp::English;
            add(RecordedEvent::Round { n, first });
            for &(at, cards, ..) in round {
                for (camp, word) in Camp::ALL.into_iter().zip(cards) {
                    let cards: Cards = word.parse().expect("cards");
                    add(RecordedEvent::Play {
                        seat: Seat::of(camp),
                        castle: Castle::ALL[at],
                        cards: cards.iter().collect(),
                    });
                }
            }
            for &(at, cards, conceded, holder) in round {
                let castle = Castle::ALL[at];
                let defender: Option<Camp> = row[at];
                let attacker = defender.map_or(Camp::English, Camp::enemy);
                let [seat, other] = [attacker, attacker.enemy()].map(Seat::of);
                add(RecordedEvent::Reveal { seat, castle });
                add(if conceded {
                    RecordedEvent::Concede {
                        seat: other,
                        castle,
                    }
                } else {
                    RecordedEvent::Reveal {
                        seat: other,
                        castle,
                    }
                });
                let sums = cards.map(|word| word.parse::<Cards>().expect("cards").sum());
                let winner = if holder == row[at] && attacker == Camp::English {
                    holder
                } else {
                    holder.filter(|_| holder != row[at])
                };
                add(RecordedEvent::Combat {
                    castle,
                    sums: ByCamp(sums),
                    winner,
                    holder,
                });
                row[at] = holder;
            }
        }
        record
    }

    /// The number `name` of a fact of a camp.
    fn number(record: &Record, camp: Camp, kind: FactKind, name: &str) -> i64 {
        let kept = ByCamp(["5+2", "2"].map(|word| word.parse().expect("cards")));
        let facts = of_fights(&Fight::all(record), kept, record.config.equipment.pack);
        let mut own = facts.iter().filter(|fact| fact.side == camp.index());
        let fact = own.find(|fact| fact.words.kind == kind.name());
        match fact.expect("a fact").words.details[name] {
            Detail::Number(n) => n,
            Detail::Name(_) => panic!("{name} is a name"),
        }
    }

    const ENGLISH: Option<Camp> = Some(Camp::English);
    const FRENCH: Option<Camp> = Some(Camp::French);

    #[test]
    fn an_attack_below_the_mean_of_their_cards_is_a_bluff() {
        // The mean of a value card is 58/21: three cards are worth 8.3, two 5.5, one 2.8.
        let record = made(&[
            (0, ["2", "3"], false, FRENCH),
            (1, ["2", "3"], false, FRENCH),
            // Eight against three cards is a bluff, believed; nine is none.
            (0, ["4+4", "2+2+2"], true, ENGLISH),
            (1, ["5+4", "2+2+2"], false, ENGLISH),
            // A bluff that is not believed; and a hero, which never is one.
            (0, ["5+5", "2"], false, ENGLISH),
            (1, ["2+2", "hero"], false, FRENCH),
            // At a neutral castle nobody concedes: none.
            (2, ["2", "3+3"], false, FRENCH),
            (3, ["2", "3+3"], false, FRENCH),
        ]);
        let of = |camp, name| number(&record, camp, FactKind::Bluffs, name);
        assert_eq!(
            [of(Camp::English, "n"), of(Camp::English, "believed")],
            [1, 1]
        );
        assert_eq!(
            [of(Camp::French, "n"), of(Camp::French, "believed")],
            [1, 0]
        );
    }

    #[test]
    fn a_bluff_pays_if_it_takes_the_castle_believed_or_not() {
        let record = made(&[
            (0, ["2", "3"], false, FRENCH),
            (1, ["2", "3"], false, FRENCH),
            // Three cards are worth 8.3: one bluff is believed, one is more than lies there, one is not enough.
            (0, ["4+4", "5+5+4"], true, ENGLISH),
            (1, ["4+4", "2+2+2"], false, ENGLISH),
            (0, ["5+5+4", "4+4"], false, ENGLISH),
            (1, ["2+2+2", "4+4"], false, FRENCH),
            // A castle taken with more than is to be expected is no pay of a bluff.
            (1, ["5+5", "2+2+2"], false, ENGLISH),
        ]);
        let of = |camp, name| number(&record, camp, FactKind::Paid, name);
        assert_eq!([of(Camp::English, "n"), of(Camp::English, "other")], [2, 1]);
        assert_eq!([of(Camp::French, "n"), of(Camp::French, "other")], [1, 2]);
        let bluffs = |camp| number(&record, camp, FactKind::Bluffs, "n");
        assert_eq!([bluffs(Camp::English), bluffs(Camp::French)], [2, 2]);
    }

    #[test]
    fn a_concession_would_have_held_if_showing_kept_the_castle() {
        let record = made(&[
            (0, ["2", "3"], false, FRENCH),
            (1, ["2", "3"], false, FRENCH),
            // Equal sums hold; less does not.
            (0, ["4", "2+2"], true, ENGLISH),
            (1, ["5", "2+2"], true, ENGLISH),
            // A hero would have held, and against a hero nothing does.
            (0, ["hero", "5"], true, FRENCH),
            (1, ["5+5", "hero"], true, FRENCH),
        ]);
        let of = |camp, name| number(&record, camp, FactKind::Concessions, name);
        assert_eq!([of(Camp::French, "n"), of(Camp::French, "held")], [2, 1]);
        assert_eq!([of(Camp::English, "n"), of(Camp::English, "held")], [2, 1]);
    }

    #[test]
    fn a_hero_met_nothing_where_the_other_cards_were_enough() {
        let record = made(&[
            // It decides alone; and beside a five against a three it does not.
            (0, ["hero+2", "3"], false, ENGLISH),
            (1, ["hero+5", "3"], false, ENGLISH),
            // Two heroes met each other.
            (0, ["hero+2", "hero+5"], false, ENGLISH),
            (1, ["2", "5"], false, FRENCH),
        ]);
        let of = |camp, name| number(&record, camp, FactKind::Heroes, name);
        assert_eq!([of(Camp::English, "n"), of(Camp::English, "idle")], [3, 1]);
        assert_eq!([of(Camp::French, "n"), of(Camp::French, "idle")], [1, 0]);
    }

    #[test]
    fn a_hero_whose_camp_concedes_decides_nothing() {
        let record = made(&[
            (0, ["2", "3"], false, FRENCH),
            (1, ["2", "3"], false, FRENCH),
            // Conceded by its own camp, whose five alone would have held; and to it.
            (0, ["2", "hero+5"], true, ENGLISH),
            (1, ["hero", "3"], true, ENGLISH),
        ]);
        let of = |camp, name| number(&record, camp, FactKind::Heroes, name);
        assert_eq!([of(Camp::French, "n"), of(Camp::French, "idle")], [1, 1]);
        assert_eq!([of(Camp::English, "n"), of(Camp::English, "idle")], [1, 0]);
    }

    #[test]
    fn what_is_kept_is_counted() {
        let record = made(&[]);
        let of = |camp, name| number(&record, camp, FactKind::Kept, name);
        assert_eq!([of(Camp::English, "n"), of(Camp::English, "sum")], [2, 7]);
        assert_eq!([of(Camp::French, "n"), of(Camp::French, "sum")], [1, 2]);
    }
}
