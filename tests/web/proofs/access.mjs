// The game by ear: what a screen reader finds on the page, and a whole game played with nothing else. The player reads
// the accessibility tree that chromium hands to screen readers, and acts on its nodes alone.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heard, isOver, openDoor, until, untilReady } from '../hands.mjs';

/// A screen reader: the accessibility tree through the DevTools protocol.
class Reader {
  constructor(page, wire) {
    this.page = page;
    this.wire = wire;
    this.transcript = [];
    this.last = '';
  }

  static async open(page) {
    const wire = await page.context().newCDPSession(page);
    await wire.send('Accessibility.enable');
    await wire.send('DOM.enable');
    return new Reader(page, wire);
  }

  /// The nodes with a name, in reading order: role, name, whether pressed, whether disabled, the node of the page.
  async nodes() {
    const { nodes } = await this.wire.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [ node.nodeId, node ]));
    const told = [];
    const walk = (node) => {
      const property = (name) => node.properties?.find((one) => one.name === name)?.value.value;
      if (!node.ignored) {
        told.push({
          role: node.role?.value, name: node.name?.value ?? '', pressed: property('pressed'), focused: property('focused'),
          disabled: property('disabled') ?? false, element: node.backendDOMNodeId,
        });
      }
      for (const id of node.childIds ?? []) if (byId.has(id)) walk(byId.get(id));
    };
    walk(nodes[0]);
    return told;
  }

  /// What can be pressed.
  async buttons() {
    return (await this.nodes()).filter((node) => node.role === 'button' && !node.disabled && node.name);
  }

  async #call(node, functionDeclaration) {
    const { object } = await this.wire.send('DOM.resolveNode', { backendNodeId: node.element }).catch(() => ({}));
    if (object) await this.wire.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration });
  }

  focus = (node) => this.#call(node, 'function () { this.focus(); }');

  /// Presses a node, as a screen reader's own press does.
  async press(node) {
    this.transcript.push(`> ${node.name}`);
    await this.#call(node, 'function () { this.focus(); this.click(); }');
    await this.page.waitForTimeout(120);
    await this.listen();
  }

  async pressNamed(name) {
    const node = await until(`"${name}"`, () => this.buttons(), (all) => all.some((one) => one.name === name));
    await this.press(node.find((one) => one.name === name));
  }

  /// Writes down what has been spoken by itself.
  async listen() {
    const { log } = await heard(this.page);
    for (const line of log.slice(this.spoken ?? 0)) this.transcript.push(...line.split('\n').map((words) => `    “${words}”`));
    this.spoken = log.length;
  }
}

async function mirror({ open, server, saw }) {
  const { page } = await open();
  await page.goto(server.url());
  await untilReady(page);
  const item = (id, role, label, more = {}) => ({ id, role, label, checked: null, value: null, disabled: false, ...more });
  const tell = (tree) => page.evaluate((json) => dispatchEvent(new CustomEvent('guyenne:tree', { detail: { json } })), JSON.stringify(tree));
  const tree = {
    page: 'Settings', modal: true, focus: 'b',
    items: [ item('h', 'heading', 'Settings'), item('t', 'text', 'Music'), item('a', 'button', 'On', { checked: true }),
      item('b', 'button', 'Off', { checked: false }), item('c', 'button', 'Later', { disabled: true }), item('f', 'field', 'Name', { value: 'Ada' }) ],
  };
  await tell(tree);
  const reader = await Reader.open(page);
  assert(!(await reader.nodes()).some((node) => node.name === 'Off'), 'before the game is entered its tree is out of reach');
  await openDoor(page);
  const inside = (await reader.nodes()).filter((node) => [ 'heading', 'button', 'textbox' ].includes(node.role));
  const seen = inside.filter((node) => [ 'Settings', 'On', 'Off', 'Later', 'Name' ].includes(node.name));
  saw(seen.map((node) => `${node.role} ${node.name}`).join(', '));
  assert.deepEqual(seen.map((node) => node.role), [ 'heading', 'button', 'button', 'button', 'textbox' ]);
  assert.deepEqual(seen.map((node) => node.disabled), [ false, false, false, true, false ]);
  assert.deepEqual([ seen[1].pressed, seen[2].pressed ].map(String), [ 'true', 'false' ]);

  await page.evaluate(() => { window.acts = []; addEventListener('guyenne:act', ({ detail }) => window.acts.push([ detail.act, detail.id, detail.text ].join(' ').trim())); });
  const acts = () => page.evaluate(() => window.acts.splice(0));
  await reader.press(seen[1]);
  assert.deepEqual(await acts(), [ 'focus a', 'press a' ]);
  await page.keyboard.press('Enter');
  assert.deepEqual(await acts(), [ 'press a' ], 'Enter presses what has the focus');
  await page.keyboard.press('Tab');
  assert.deepEqual(await acts(), [], 'the game has it in the focus already');
  // Other keys go on to the game.
  await page.keyboard.press('KeyL');
  const { keys } = await page.evaluate(() => ({ keys: window.stub.keys }));
  assert(keys.includes('keydown KeyL') && keys.includes('keyup KeyL'), keys.join());
  assert(!keys.includes('keydown Tab'), 'Tab is the browser\'s');

  // What has the focus goes away: the reader's place follows the game's focus, and is never lost.
  await tell({ ...tree, focus: 'f', items: tree.items.filter(({ id }) => id !== 'a' && id !== 'b') });
  assert.equal(await page.evaluate(() => document.activeElement.dataset.id), 'f');
  await page.keyboard.type('!');
  assert.deepEqual(await acts(), [ 'write f Ada!' ]);
  await tell({ ...tree, focus: null, items: [] });
  assert.equal(await page.evaluate(() => document.activeElement.id), 'game');
  const { width, height } = await page.locator('#mirror').boundingBox();
  assert(width <= 1 && height <= 1, 'the mirror can be seen');
}

const CARD = /\(\d\)|Black Prince|Guesclin/;
const CASTLE = /, (held by|neutral)/;
const CONFIRM = [ 'Place', 'Answer', 'Reinforce', 'Give these up' ];

/// Plays to the result by names alone; returns how many moves were confirmed.
async function playByEar(reader) {
  let moves = 0;
  for (let idle = 0; idle < 300;) {
    const all = await reader.buttons();
    const named = (name) => all.find((node) => node.name === name);
    if (named('The same deal again')) return moves;
    const chosen = ({ name }) => name.endsWith(', chosen');
    const castles = all.filter(({ name }) => CASTLE.test(name));
    const cards = all.filter(({ name }) => CARD.test(name) && !CASTLE.test(name));
    const strength = ({ name }) => Number(/\((\d)\)/.exec(name)?.[1] ?? 9);
    const free = cards.filter((card) => !chosen(card)).sort((a, b) => strength(a) - strength(b));
    const confirm = CONFIRM.map(named).find(Boolean);
    let next;
    if (named('Show')) {
      moves += 1;
      next = moves % 3 === 0 ? named('Concede') : named('Show');
    } else if (castles.length && !castles.some(chosen)) next = castles[moves % castles.length];
    else if (named('Pass') && (moves % 4 !== 1 || !cards.length)) {
      moves += 1;
      next = named('Pass');
    } else if (confirm && cards.length === free.length && free.length) {
      next = confirm.name === 'Give these up' ? free.at(-1) : free[0];
    } else if (confirm) {
      moves += 1;
      next = confirm;
    }
    if (!next) {
      idle += 1;
      await reader.page.waitForTimeout(200);
      await reader.listen();
      continue;
    }
    idle = 0;
    await reader.press(next);
    await reader.page.waitForTimeout(250);
  }
  throw new Error(`nothing can be done any more: ${(await reader.buttons()).map(({ name }) => name).join(' | ')}`);
}

async function byEar({ open, server, saw, out }) {
  const { page } = await open();
  await page.goto(server.url('?speed=instant'));
  await openDoor(page);
  const reader = await Reader.open(page);
  await reader.pressNamed('New game');
  await reader.pressNamed('Guyenne');
  await reader.pressNamed('To the table');
  const moves = await playByEar(reader);
  await reader.listen();
  reader.transcript.push('--- the result page', ...(await reader.nodes()).filter(({ name }) => name).map(({ role, name }) => `    ${role}: ${name}`));
  const file = join(out, 'by-ear.txt');
  writeFileSync(file, `${reader.transcript.join('\n')}\n`);
  saw(`${moves} moves by ear; the transcript has ${reader.transcript.length} lines: ${file}`);
  assert(moves >= 8, 'that is no game');
  const { records } = await heard(page);
  assert(records.some((record) => isOver(record)), 'the game is not over');
}

export const access = [
  { name: 'mirror', on: 'stub', run: mirror },
  { name: 'game-by-ear', on: 'dist', slow: true, run: byEar },
];
