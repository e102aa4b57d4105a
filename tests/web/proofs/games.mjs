// The other games of the list in the browser: each is opened by the page's address, played on by keys and by a pad, and
// goes on after a reload. Guyenne's whole games are in play.mjs.

import assert from 'node:assert/strict';
import { focus, heard, look, openDoor, simulatedPad, until } from '../hands.mjs';
import { Keys, Pad } from './play.mjs';

const GAMES = [
  { game: 'fayance', address: 'north=apprentice&south=human&seed=6', moves: 6 },
  { game: 'guesclin', address: 'scenario=1&french=human&english=squire&seed=6', moves: 6 },
];

const saved = (page) => page.evaluate(() => window.heard.saved ?? '');
const events = (record) => (record ? JSON.parse(record).events : []);

/// Plays until the record has grown so many times: goes from card to card or hex to hex, chooses, confirms.
async function playOn(page, hands, moves, minutes = 6) {
  const end = Date.now() + minutes * 60_000;
  let grown = 0;
  let last = await saved(page);
  for (let turn = 0; grown < moves; turn += 1) {
    assert(Date.now() < end, `no more than ${grown} moves in ${minutes} minutes; focus on "${await focus(page)}"`);
    await hands.next();
    await hands.confirm();
    await hands.commit();
    if (turn % 3 === 2) await hands.zone();
    if (turn % 4 === 3) await hands.decline();
    const now = await saved(page);
    if (events(now).length > events(last).length) grown += 1;
    last = now;
  }
}

const opened = ({ game, address, moves }, Hands) => async ({ open, server, saw, picture }) => {
  const { page } = await open({ init: [ simulatedPad ] });
  await page.goto(server.url(`?game=${game}&${address}&speed=instant`));
  await openDoor(page);
  const hands = new Hands(page);
  await until('the table', () => focus(page), (words) => words !== '' && words !== 'New game', 90_000);
  await playOn(page, hands, moves);
  const seen = await look(page);
  assert(seen.colours > 100 && seen.most < 0.6, `${game} is blank: ${seen.colours} colours`);
  await page.screenshot({ path: picture(`${game}-played`) });
  await page.waitForTimeout(2500);
  const kept = await page.evaluate((name) => localStorage.getItem(`guyenne/${name}.jsonl`), game);
  assert(kept, `no save of ${game}`);
  assert.equal(JSON.parse(kept).format, `${game}-record`);
  await page.goto(server.url('?speed=instant'));
  await openDoor(page);
  const first = await until('the title', () => focus(page), (words) => words !== '');
  assert.match(first, /^Continue/);
  await hands.confirm();
  await until('the table', () => focus(page), (words) => !/^Continue/.test(words), 90_000);
  await playOn(page, hands, 1);
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
