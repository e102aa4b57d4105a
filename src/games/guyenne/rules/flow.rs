//! The flow of a round: what each move leads to, up to the next decision.

use super::refill::DrawResult;
use super::{Edition, EndReason, Event, EventObserver, Field, Move, Outcome, Position, Stage};
use crate::card::Cards;
use crate::chance::Chance;
use crate::seat::{ByCamp, Camp, Seat};

impl Position {
    /// Plays a legal move, with draws decided by `chance`, and reports its events to `observer`.
    ///
    /// # Errors
    /// [`ChanceExhausted`](super::refill::ChanceExhausted) when `chance` has no card to give; the position is then left
    /// in the middle of a draw.
    #[inline]
    pub(crate) fn follow(
        &mut self,
        m: Move,
        chance: &mut impl Chance,
        observer: &mut impl EventObserver,
    ) -> DrawResult {
        match (self.stage, m) {
            (Stage::Reserve(camp), Move::Reserve(cards)) if self.config.shared(camp) => {
                // Leaflet 2022, Comment jouer en équipe ?, § 7. Ruling: guyenne-rules.md, Three and four players. A
                // proposal is no event: the record, and so the save, has only the five cards agreed on.
                self.memory.proposed[camp] = cards;
                self.stage = Stage::Agree(camp);
                Ok(())
            }
            (Stage::Reserve(camp) | Stage::Agree(camp), Move::Reserve(cards)) => {
                self.memory.proposed[camp] = Cards::NONE;
                self.draw[camp] -= cards;
                self.discard[camp] += cards;
                self.memory.reserve[camp] = cards;
                self.notify(observer, || Event::Reserve {
                    camp,
                    cards: cards.run(),
                });
                if camp == Camp::English {
                    self.stage = Stage::Reserve(Camp::French);
                    return Ok(());
                }
                self.deal(chance, observer)
            }
            (Stage::Give(camp), Move::Give(cards)) => {
                self.give(self.giver(camp), cards, observer);
                self.stage = Stage::Order(camp);
                Ok(())
            }
            (Stage::Order(camp), Move::Order(place)) => {
                self.order[camp] = place;
                self.notify(observer, || Event::Order {
                    first: Seat::new(camp, place),
                });
                if camp == self.first && self.config.shared(camp.enemy()) {
                    self.share(camp.enemy(), observer);
                } else {
                    self.open_round(observer);
                }
                Ok(())
            }
            (Stage::Place(step), Move::Place { castle, cards }) => {
                let at = usize::from(step / 2);
                let (seat, _) = self.placement_decision(step);
                if step == 0 || step == 2 {
                    self.fields[at] = Field {
                        castle,
                        held_by: self.holders[castle.index()],
                        ..Field::EMPTY
                    };
                    self.named += 1;
                }
                self.fields[at].places[seat.camp] = seat.place;
                self.lay(seat, at, cards, observer);
                if step < 3 {
                    self.stage = Stage::Place(step + 1);
                    return Ok(());
                }
                if self.config.edition == Edition::V2021 {
                    return self.fight(0, chance, observer);
                }
                self.reinforce(0, 0, chance, observer)
            }
            (Stage::Reinforce { turn, .. }, Move::Reinforce { castle, cards }) => {
                let (seat, _) = self.reinforcer(turn);
                let at = usize::from(self.fields[0].castle != castle);
                self.lay(seat, at, cards, observer);
                self.reinforce(turn + 1, 0, chance, observer)
            }
            (Stage::Reinforce { turn, passes }, Move::Pass) => {
                let (seat, _) = self.reinforcer(turn);
                self.notify(observer, || Event::Pass { seat });
                self.reinforce(turn + 1, passes + 1, chance, observer)
            }
            (Stage::Answer(at), Move::Show) => {
                self.stage = Stage::Combat(at);
                if let Some(defender) = self.fields[usize::from(at)].held_by {
                    self.reveal(at, defender, observer);
                }
                self.decide(at, chance, observer)
            }
            (Stage::Answer(at), Move::Concede) => {
                self.stage = Stage::Combat(at);
                let field = &mut self.fields[usize::from(at)];
                field.conceded = true;
                if let Some(defender) = field.held_by {
                    let (seat, castle, cards) =
                        (field.seat(defender), field.castle, field.cards[defender]);
                    self.notify(observer, || Event::Concede {
                        seat,
                        castle,
                        cards: cards.run(),
                    });
                }
                self.decide(at, chance, observer)
            }
            (Stage::Lose(at), Move::Lose(cards)) => {
                self.stage = Stage::Combat(at);
                if let Some(winner) = self.fields[usize::from(at)].winner() {
                    self.pillage(at, winner.enemy(), cards, observer);
                }
                self.after_combat(at, chance, observer)
            }
            _ => {
                debug_assert!(
                    false,
                    "{m:?} does not answer the decision at {:?}",
                    self.stage
                );
                Ok(())
            }
        }
    }

    /// Puts `cards` from a hand face down before a castle. Leaflet 2022, Actions des joueurs, § 1.
    fn lay(&mut self, seat: Seat, at: usize, cards: Cards, observer: &mut impl EventObserver) {
        self.hands[seat.index()] -= cards;
        let field = &mut self.fields[at];
        field.cards[seat.camp] += cards;
        let castle = field.castle;
        self.notify(observer, || Event::Play {
            seat,
            castle,
            cards: cards.run(),
        });
    }

    /// Goes on to the next player who can reinforce; or to the combats, once all in a row have passed or have no card.
    ///
    /// Leaflet 2022, Pose des cartes, § 4. Ruling: guyenne-rules.md, A round (a camp without cards passes
    /// automatically).
    fn reinforce(
        &mut self,
        mut turn: u8,
        mut passes: u8,
        chance: &mut impl Chance,
        observer: &mut impl EventObserver,
    ) -> DrawResult {
        let turns = self.turns();
        while passes < turns {
            turn %= turns;
            let (seat, _) = self.reinforcer(turn);
            if !self.hands[seat.index()].is_empty() {
                self.stage = Stage::Reinforce { turn, passes };
                return Ok(());
            }
            turn += 1;
            passes += 1;
        }
        self.fight(0, chance, observer)
    }

    /// Turns cards at the castle named at index `at`, up to the defender's decision if it is held. At a neutral castle
    /// both camps turn theirs together, in two events, the English first.
    ///
    /// Leaflet 2022, Résolution des combats, § 1. Ruling: guyenne-rules.md, A round (castles in the order named).
    fn fight(
        &mut self,
        at: u8,
        chance: &mut impl Chance,
        observer: &mut impl EventObserver,
    ) -> DrawResult {
        self.stage = Stage::Combat(at);
        match self.fields[usize::from(at)].held_by {
            None => {
                for camp in Camp::ALL {
                    self.reveal(at, camp, observer);
                }
                self.decide(at, chance, observer)
            }
            Some(defender) => {
                self.reveal(at, defender.enemy(), observer);
                self.stage = Stage::Answer(at);
                Ok(())
            }
        }
    }

    fn reveal(&mut self, at: u8, camp: Camp, observer: &mut impl EventObserver) {
        let field = &mut self.fields[usize::from(at)];
        field.shown[camp] = true;
        let (seat, castle, cards) = (field.seat(camp), field.castle, field.cards[camp]);
        self.notify(observer, || Event::Reveal {
            seat,
            castle,
            cards: cards.run(),
        });
    }

    /// Decides the combat: the winner takes the castle, then come the losses, which do not change the sums.
    ///
    /// Leaflet 2022, Résolution des combats, § 2; Règles avancées, § 1 and § 2. Leaflet 2021, Solving battles, § 2 to §
    /// 5. Ruling: guyenne-rules.md, Levels (a tie and a concession cost the attacker of an enemy castle too), and The
    /// 2021 edition (a concession does there, too).
    fn decide(
        &mut self,
        at: u8,
        chance: &mut impl Chance,
        observer: &mut impl EventObserver,
    ) -> DrawResult {
        let field = &mut self.fields[usize::from(at)];
        field.decided = true;
        let (castle, held_by, cards) = (field.castle, field.held_by, field.cards);
        let conceded = held_by
            .filter(|_| field.conceded)
            .map(|camp| field.seat(camp));
        let winner = field.winner();
        let holder = winner.or(held_by);
        self.holders[castle.index()] = holder;
        self.notify(observer, || Event::Combat {
            castle,
            sums: cards.map(Cards::sum),
            conceded,
            winner,
            holder,
        });
        let losses = self.config.level.has_losses();
        match (held_by, winner) {
            (None, Some(winner)) if losses => {
                let loser = winner.enemy();
                if cards[loser].count() > 1 {
                    self.stage = Stage::Lose(at);
                    return Ok(());
                }
                self.pillage(at, loser, cards[loser], observer);
            }
            (Some(defender), winner)
                if losses
                    || (self.config.edition == Edition::V2021
                        && winner == Some(defender.enemy())) =>
            {
                let attacker = defender.enemy();
                if let Some(strongest) = cards[attacker].strongest() {
                    self.pillage(at, attacker, Cards::one(strongest), observer);
                }
            }
            _ => {}
        }
        self.after_combat(at, chance, observer)
    }

    /// Lost cards lie face up beside the row for the rest of the game. Leaflet 2022, Règles avancées, § 2.
    fn pillage(&mut self, at: u8, camp: Camp, cards: Cards, observer: &mut impl EventObserver) {
        let field = &mut self.fields[usize::from(at)];
        field.cards[camp] -= cards;
        self.pillage[camp] += cards;
        let (seat, castle) = (field.seat(camp), field.castle);
        self.notify(observer, || Event::Pillage {
            seat,
            castle,
            cards: cards.run(),
        });
    }

    fn after_combat(
        &mut self,
        at: u8,
        chance: &mut impl Chance,
        observer: &mut impl EventObserver,
    ) -> DrawResult {
        if at == 0 {
            return self.fight(1, chance, observer);
        }
        self.end_round(chance, observer)
    }

    /// Ends the round. All castles in one camp win the game. Otherwise all cards played are discarded, the first player
    /// changes and hands are refilled.
    ///
    /// Leaflet 2022, Fin de la partie, § 1; Fin du tour de jeu et début du suivant, § 1.
    fn end_round(
        &mut self,
        chance: &mut impl Chance,
        observer: &mut impl EventObserver,
    ) -> DrawResult {
        let owner = self.holders[0];
        if owner.is_some() && self.row().iter().all(|&holder| holder == owner) {
            self.end(EndReason::SixCastles, observer);
            return Ok(());
        }
        for field in self.fields {
            for camp in Camp::ALL {
                let cards = field.cards[camp];
                self.discard[camp] += cards;
                if field.shown[camp] {
                    self.memory.shown[camp] += cards;
                } else {
                    self.memory.conceded[field.seat(camp).index()] += cards;
                }
            }
        }
        self.named = 0;
        self.memory.given = ByCamp::default();
        self.stage = Stage::Refill;
        self.notify(observer, || Event::Sweep);
        self.first = self.first.enemy();
        self.round += 1;
        self.draw_hands(Camp::English, chance, observer)
    }

    pub(super) fn end(&mut self, reason: EndReason, observer: &mut impl EventObserver) {
        let unspent = ByCamp::new(self.unspent(Camp::English), self.unspent(Camp::French));
        let outcome = Outcome::judge(self.config.edition, reason, self.row(), unspent);
        self.stage = Stage::Over(outcome);
        self.notify(observer, || Event::End {
            reason,
            points: outcome.points(),
            winner: outcome.winner,
        });
    }

    #[inline]
    pub(super) fn notify<W: EventObserver>(&self, observer: &mut W, event: impl FnOnce() -> Event) {
        if W::WATCHES {
            observer.on_event(self, event());
        }
    }
}
