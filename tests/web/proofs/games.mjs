// The other games of the list in the browser: each is opened by the page's address, played on by keys and by a pad, and
// goes on after a reload. Guyenne's whole games are in play.mjs.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { focus, heard, look, openDoor, simulatedPad, until } from '../hands.mjs';
import { Keys, Pad } from './play.mjs';

const saved = (page) => page.evaluate(() => window.heard.saved ?? '');
const events = (record) => (record ? JSON.parse(record).events : []);

/// An army card of Fayance: its troop and its people.
const ARMY_CARD = /^the (elven|human|dwarven|halfling) (archer|rider|warrior)$/;

/// One decision at Fayance: goes from card to card this way and that, chooses those that are not chosen, and confirms.
async function fayance(page, hands, random) {
  const before = await saved(page);
  for (let step = 0; step < 40; step += 1) {
    const [ card, ...rest ] = (await focus(page)).split(', ');
    const isCard = ARMY_CARD.test(card);
    if (isCard && !rest.includes('chosen')) {
      await hands.confirm();
      await hands.commit();
      await page.waitForTimeout(400);
      if ((await saved(page)) !== before) return;
    }
    await (isCard ? hands.way(random(4)) : hands.zone());
  }
  await hands.commit();
}

/// One decision at Guesclin: figures are lined up, activations are ended.
async function guesclin(page, hands) {
  await hands.decline();
  await hands.commit();
}

const GAMES = [
  { game: 'fayance', address: 'north=apprentice&south=human&opening=lot&seed=6', decide: fayance },
  { game: 'guesclin', address: 'scenario=1&french=human&english=squire&seed=6', decide: guesclin },
];

/// Decides until the record has grown so many times.
async function playOn(page, hands, decide, moves, minutes = 5) {
  const end = Date.now() + minutes * 60_000;
  let state = 7;
  // A small generator of its own, so that a run can be repeated.
  const random = (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  for (let grown = 0; grown < moves;) {
    assert(Date.now() < end, `no more than ${grown} moves in ${minutes} minutes; focus on "${await focus(page)}"`);
    const before = events(await saved(page)).length;
    await decide(page, hands, random);
    await page.waitForTimeout(700);
    if (events(await saved(page)).length > before) grown += 1;
  }
}

const opened = ({ game, address, decide }, Hands) => async ({ open, server, saw, picture }) => {
  const { page } = await open({ init: [ simulatedPad ] });
  await page.goto(server.url(`?game=${game}&${address}&speed=instant`));
  await openDoor(page);
  const hands = new Hands(page);
  await until('the table', () => focus(page), (words) => words !== '' && !/^(New game|Continue)/.test(words), 120_000);
  await playOn(page, hands, decide, 3);
  const seen = await look(page);
  writeFileSync(picture(`${game}-played`), seen.png);
  assert(seen.colours > 100 && seen.most < 0.6, `${game} is blank: ${seen.colours} colours`);
  await page.waitForTimeout(2500);
  const kept = await page.evaluate((name) => localStorage.getItem(`guyenne/${name}.jsonl`), game);
  assert(kept, `no save of ${game}: ${Object.keys(await page.evaluate(() => ({ ...localStorage })))}`);
  assert.equal(JSON.parse(kept).format, `${game}-record`);
  await page.goto(server.url('?speed=instant'));
  await openDoor(page);
  const first = await until('the title', () => focus(page), (words) => words !== '');
  assert.match(first, /^Continue/);
  // The first press of a pad after a reload only makes it known to the page.
  for (let tries = 0; /^Continue/.test(await focus(page)); tries += 1) {
    assert(tries < 30, 'the pad does not continue the game');
    await hands.confirm();
    await page.waitForTimeout(2000);
  }
  await until('the table', () => focus(page), (words) => words !== '' && !/^Continue/.test(words), 120_000);
  await playOn(page, hands, decide, 1);
  const record = await saved(page);
  assert.deepEqual(events(record).slice(0, events(kept).length), events(kept), 'the game goes on elsewhere');
  const { errors = [] } = await heard(page);
  assert.deepEqual(errors, []);
  saw(`${game}: ${events(kept).length} events, then after reloading ${events(record).length}; ${seen.colours} colours`);
};

export const games = GAMES.flatMap((game) => [
  { name: `${game.game}-by-keys`, on: 'dist', slow: true, run: opened(game, Keys) },
  { name: `${game.game}-by-pad`, on: 'dist', slow: true, run: opened(game, Pad) },
]);
