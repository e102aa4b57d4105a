// Two tabs of one browser: one keeps games, the other is told and can take over. An address that names a game keeps the
// one in progress.

import assert from 'node:assert/strict';
import { heard, openDoor, until, untilReady } from '../hands.mjs';
import { Keys, begin, decide } from './play.mjs';

const lock = (page) => page.evaluate(() => window.guyenneLock);

const untilLock = (page, state) => until(`the lock ${state}`, () => lock(page), (now) => now === state, 10_000);

async function second(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await untilReady(page);
  return page;
}

async function lockOfTabs({ open, server, saw }) {
  const { page: one, context } = await open();
  await one.goto(server.url());
  await untilReady(one);
  assert.equal(await lock(one), 'held');
  const two = await second(context, server.url());
  assert.equal(await lock(two), 'elsewhere');
  // A page that is reloaded keeps its lock.
  for (let n = 0; n < 5; n += 1) {
    await one.reload();
    await untilReady(one);
    assert.equal(await lock(one), 'held', `reload ${n}`);
  }
  await two.evaluate(() => dispatchEvent(new CustomEvent('guyenne:take-over')));
  await untilLock(two, 'held');
  await untilLock(one, 'elsewhere');
  saw('the second tab took over, and the first one knows');
  // One that does not answer has the lock taken away.
  await two.evaluate(() => BroadcastChannel.prototype.postMessage = () => {});
  await one.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
    dispatchEvent(new CustomEvent('guyenne:take-over'));
  });
  await untilLock(one, 'held');
  await untilLock(two, 'elsewhere');
  await one.close();
  const three = await second(context, server.url());
  assert.equal(await lock(three), 'held');
}

async function withoutLocks({ open, server }) {
  const { page } = await open({ init: [ () => Object.defineProperty(navigator, 'locks', { value: undefined }) ] });
  await page.goto(server.url());
  await untilReady(page);
  assert.equal(await lock(page), 'held');
}

const stored = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

async function secondTab({ open, server, saw, picture }) {
  const { page: one, context } = await open();
  await one.goto(server.url('?speed=instant'));
  await openDoor(one);
  await begin(one, new Keys(one));
  const hands = new Keys(one);
  for (let turns = 0; turns < 20 && !(await decide(one, hands, turns)); turns += 1);
  const two = await second(context, server.url('?speed=instant'));
  await openDoor(two);
  await until('the sentence', async () => (await heard(two)).log.join('\n'), (log) => /another window/.test(log), 20_000);
  await two.screenshot({ path: picture('second-tab') });
  const before = await stored(one);
  // Play without keeping: nothing that is stored changes.
  await two.keyboard.press('Enter');
  await two.waitForTimeout(1500);
  await two.keyboard.press('Enter');
  await two.waitForTimeout(4000);
  const after = await stored(one);
  assert.equal(after['guyenne/guyenne.jsonl'], before['guyenne/guyenne.jsonl']);
  saw('the second tab stores nothing');
}

async function addressKeepsGame({ open, server, saw }) {
  const { page } = await open();
  await page.goto(server.url('?speed=instant'));
  await openDoor(page);
  await begin(page, new Keys(page));
  const hands = new Keys(page);
  for (let turns = 0; turns < 20 && !(await decide(page, hands, turns)); turns += 1);
  const mine = (await stored(page))['guyenne/guyenne.jsonl'];
  assert.ok(mine);
  // Another deal stands beside it; the same address again, or a reload, goes on with that one.
  for (const again of [ false, true ]) {
    if (again) await page.reload();
    else await page.goto(server.url('?speed=instant&game=guyenne&seed=99'));
    await openDoor(page);
    await until('the other game', () => stored(page), (all) => 'guyenne/guyenne-2.jsonl' in all, 30_000);
    await page.waitForTimeout(2000);
    const all = await stored(page);
    assert.equal(all['guyenne/guyenne.jsonl'], mine);
    assert.ok(!('guyenne/guyenne-3.jsonl' in all));
  }
  saw('an address with another deal keeps the game in progress, and a reload goes on');
}

export const tabs = [
  { name: 'lock-of-tabs', on: 'stub', run: lockOfTabs },
  { name: 'without-locks', on: 'stub', run: withoutLocks },
  { name: 'second-tab', on: 'dist', run: secondTab },
  { name: 'address-keeps-game', on: 'dist', run: addressKeepsGame },
];
