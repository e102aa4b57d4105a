// Keys on the page, with a stub instead of the game: what the browser keeps, what is written in fields of text, and what
// Escape does in full screen.

import assert from 'node:assert/strict';
import { finger, frame, openDoor, until, untilReady } from '../hands.mjs';

const active = (at) => at.evaluate(() => document.activeElement?.id || document.activeElement?.dataset.id || document.activeElement?.tagName);
const keysOf = (at) => at.evaluate(() => window.stub.keys.splice(0));
const downs = async (at) => (await keysOf(at)).filter((key) => key.startsWith('keydown'));
const focused = (at) => at.evaluate(() => window.stub.focused);
const acts = (at) => at.evaluate(() => window.acts.splice(0));
const tell = (at, name, detail) => at.evaluate(([ n, d ]) => window.stub.tell(n, d), [ name, detail ]);
const tree = (at, what) => tell(at, 'guyenne:tree', { json: JSON.stringify({ page: 'Page', modal: false, items: [], focus: null, ...what }) });

// Runs in the page before its scripts: notes of each key whether it was kept from the browser, and what the game is asked.
const watch = () => {
  window.pressed = [];
  window.acts = [];
  for (const kind of [ 'keydown', 'keyup' ]) {
    addEventListener(kind, (event) => {
      if (event.isTrusted) setTimeout(() => window.pressed.push([ kind, event.key, event.defaultPrevented ]));
    }, true);
  }
  document.addEventListener('fullscreenchange', () => { window.full = Boolean(document.fullscreenElement); });
  addEventListener('guyenne:act', ({ detail }) => window.acts.push([ detail.act, detail.id, detail.text ].join(' ').trim()));
};

/// Which of these keys the page has kept from the browser.
async function kept(page, keys) {
  const found = [];
  for (const key of keys) {
    await frame(page);
    await page.evaluate(() => { window.pressed = []; });
    await page.keyboard.press(key);
    await frame(page);
    const events = await page.evaluate(() => window.pressed);
    if (events.some(([ , name, prevented ]) => prevented && ![ 'Control', 'Alt', 'Meta', 'Shift' ].includes(name))) found.push(key);
    const lone = events.filter(([ , name, prevented ]) => prevented && [ 'Control', 'Alt', 'Meta' ].includes(name));
    assert.deepEqual(lone, [], `${key}: a key that only belongs to others was kept from the browser`);
  }
  return found;
}

const BROWSERS = [
  'F1', 'F3', 'F5', 'F7', 'F11', 'F12', 'Shift+F5', 'Control+F5', 'Shift+F10', 'Control+KeyR', 'Control+KeyF', 'Control+KeyP', 'Control+KeyC',
  'Control+Equal', 'Control+Minus', 'Control+Digit0', 'Control+NumpadAdd', 'Alt+ArrowLeft', 'Alt+ArrowRight', 'Alt+Home', 'Alt+KeyD', 'Alt+Enter',
  'Control+PageDown', 'Control+Tab', 'Control+Enter', 'Control+Space', 'Control+ArrowLeft', 'Control+Home', 'Control+Shift+KeyI', 'Meta+KeyR', 'Meta+ArrowLeft',
  'Control+Alt+KeyI', 'ContextMenu', 'AudioVolumeUp', 'CapsLock', 'PrintScreen',
];
const GAMES = [ 'ArrowDown', 'ArrowLeft', 'PageDown', 'Home', 'End', 'KeyL', 'KeyC', 'Digit4', 'Numpad4', 'Equal', 'NumpadAdd', 'Backspace', 'Delete', 'Escape', 'Shift+ArrowDown' ];
const BUTTON = { items: [ { id: 'a', role: 'button', label: 'One' }, { id: 'b', role: 'button', label: 'Two' } ], focus: 'a' };

async function browsersKeys({ open, server, saw }) {
  const { page } = await open({ init: [ watch ] });
  await page.goto(server.url());
  await openDoor(page);
  const at = {
    'the canvas': () => page.focus('#game'),
    'the reader\'s place': () => page.focus('#mirror [data-id=a]'),
    'no place': () => page.evaluate(() => document.activeElement.blur()),
  };
  await tree(page, BUTTON);
  for (const [ name, go ] of Object.entries(at)) {
    await go();
    await keysOf(page);
    const swallowed = [];
    for (const key of BROWSERS) {
      await go();
      swallowed.push(...await kept(page, [ key ]));
    }
    assert.deepEqual(swallowed, [], `kept from the browser at ${name}`);
    assert.deepEqual(await keysOf(page).then((keys) => keys.filter((key) => !/Shift/.test(key))), [], `the game got keys of the browser at ${name}`);
    await go();
    if (name === 'no place') continue;
    const games = await kept(page, GAMES);
    assert.deepEqual(games, GAMES, `of the game's keys at ${name}`);
    const heard = await keysOf(page);
    for (const key of GAMES) assert(heard.includes(`keydown ${key.split('+').at(-1)}`), `${key} at ${name}: ${heard.join()}`);
  }
  saw(`${BROWSERS.length} keys of the browser stay its own, ${GAMES.length} are the game's`);
  // What writes letters with the right Alt key presses nothing.
  await page.focus('#game');
  await page.evaluate(() => document.getElementById('game').dispatchEvent(new KeyboardEvent('keydown', { key: '@', code: 'KeyQ', modifierAltGraph: true, bubbles: true, cancelable: true })));
  assert.deepEqual(await keysOf(page), []);
  // A function key that the player has bound is the game's.
  await tell(page, 'guyenne:keys', { codes: 'F2 F5' });
  assert.deepEqual(await kept(page, [ 'F2', 'F3', 'F5', 'Control+F5' ]), [ 'F2', 'F5' ]);
  await tell(page, 'guyenne:keys', { codes: '' });
  assert.deepEqual(await kept(page, [ 'F2', 'F5' ]), []);
  // The context menu of the keyboard is kept from nobody but the canvas.
  const menu = await page.evaluate(() => document.querySelector('#mirror [data-id=a]').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })));
  assert(menu, 'the context menu at the reader\'s place');
}

const FIELD = { id: 'f', role: 'field', label: 'Name', value: '', kind: 'name', area: [ 100, 200, 300, 42 ] };
const CLOSE = { id: 'c', role: 'button', label: 'Done' };

async function fields({ open, server, saw }) {
  const { page } = await open({ init: [ watch ] });
  await page.goto(server.url());
  await openDoor(page);
  await keysOf(page);
  let written = 0;
  const show = (value, more = {}) => tree(page, { items: [ { ...FIELD, value }, CLOSE ], focus: 'f', written, ...more });
  // The game's focus calls the pen, over the field.
  await show('');
  assert.equal(await active(page), 'pen');
  const { x, y, width, height } = await page.locator('#pen').boundingBox();
  assert.deepEqual([ x, y, width, height ], [ 100, 200, 300, 42 ]);
  assert.deepEqual(await page.evaluate(() => [ 'inputmode', 'autocapitalize', 'enterkeyhint', 'aria-label', 'aria-hidden' ].map((name) => document.getElementById('pen').getAttribute(name))), [ 'text', 'words', 'done', 'Name', null ]);
  assert.equal(await page.evaluate(() => scrollY + document.body.scrollTop), 0);
  // What is written goes to the game as a whole, however fast it is typed; no letter is lost to an older answer.
  await page.keyboard.type('Zo');
  await show('Z');
  await page.keyboard.type('é L');
  assert.deepEqual(await acts(page), [ 'write f Z', 'write f Zo', 'write f Zoé', 'write f Zoé', 'write f Zoé L' ]);
  assert.deepEqual(await downs(page), [], 'letters went to the game as keys');
  assert.equal(await focused(page), true, 'the game thinks that its window has lost the focus');
  written = 5;
  await show('Zoé L');
  // What the game does not keep comes back.
  await page.keyboard.type('猫');
  written = 6;
  await show('Zoé L');
  assert.equal(await page.inputValue('#pen'), 'Zoé L');
  await page.keyboard.press('Backspace');
  assert.equal((await acts(page)).at(-1), 'write f Zoé');
  await page.keyboard.press('Delete');
  assert.equal((await acts(page)).at(-1), 'write f');
  // Keys that mean something to the game go on, with Shift; the browser's stay.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  const heard = await keysOf(page);
  for (const key of [ 'ShiftLeft', 'Tab', 'ArrowDown', 'Escape' ]) assert(heard.includes(`keydown ${key}`), heard.join());
  assert.deepEqual(await kept(page, [ 'F5', 'Control+KeyA', 'Control+KeyV', 'Control+ArrowLeft', 'Alt+ArrowLeft' ]), []);
  await page.keyboard.press('Enter');
  assert.equal((await acts(page)).at(-1), 'press f');
  // An input method: what it composes is shown by the game, and its keys are its own.
  const wire = await page.context().newCDPSession(page);
  written = 8;
  await show('');
  await wire.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
  await show('´');
  await wire.send('Input.imeSetComposition', { text: 'é', selectionStart: 1, selectionEnd: 1 });
  await wire.send('Input.insertText', { text: 'é' });
  assert.equal((await acts(page)).at(-1), 'write f é');
  assert.equal(await page.inputValue('#pen'), 'é');
  // The focus goes on, and the keyboard with it.
  await show('é', { focus: 'c', written: undefined });
  assert.equal(await active(page), 'game');
  assert.equal(await page.getAttribute('#pen', 'aria-hidden'), 'true');
  // The first letter brings it back and is written; a space and a command are not.
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+KeyB');
  assert.equal(await active(page), 'game');
  await page.keyboard.press('KeyB');
  assert.equal(await active(page), 'pen');
  assert.deepEqual(await acts(page), [ 'focus f', 'write f éb' ]);
  await show('éb', { written: undefined });
  await tree(page, { items: [ CLOSE ], focus: 'c' });
  assert.equal(await active(page), 'game', 'the field is gone, and the focus with it');
  // A reader at the field stays there.
  await show('x', { focus: 'c', written: undefined });
  await page.focus('#mirror [data-id=f]');
  await show('x', { written: undefined });
  assert.equal(await active(page), 'f');
  await acts(page);
  await keysOf(page);
  await page.keyboard.type('y');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  assert.deepEqual([ await acts(page), await downs(page) ], [ [ 'write f xy', 'press f' ], [] ]);
  assert.equal(await focused(page), true);
  // A key that was pressed before the focus moved is let go. The focus is lost when it leaves the game.
  await page.focus('#game');
  await page.keyboard.down('ArrowUp');
  await show('x', { focus: 'c', written: undefined });
  await show('x', { written: undefined });
  await page.keyboard.up('ArrowUp');
  assert.deepEqual(await keysOf(page), [ 'keydown ArrowUp', 'keyup ArrowUp' ]);
  assert.equal(await active(page), 'pen');
  await page.evaluate(() => document.activeElement.blur());
  assert.equal(await focused(page), false);
  await page.focus('#mirror [data-id=f]');
  assert.equal(await focused(page), true);
  await page.focus('#back');
  assert.equal(await focused(page), false);
  await page.focus('#game');
  assert.equal(await focused(page), true);
  saw('letters, dead keys and input methods write; keys of the game and of the browser go where they belong');
}

async function phoneKeyboard({ open, server, saw }) {
  const { page } = await open({ size: [ 844, 390 ], touch: true, init: [ watch ] });
  await page.goto(server.url());
  await untilReady(page);
  const hand = await finger(page);
  const play = await page.locator('#play').boundingBox();
  await hand.tap(play.x + play.width / 2, play.y + play.height / 2);
  await until('the canvas', () => active(page), (id) => id === 'game');
  await page.waitForTimeout(900);
  const show = (focus, items = [ FIELD, CLOSE ]) => tree(page, { items, focus, written: undefined });
  await show('c');
  await hand.tap(700, 300);
  await show('f');
  assert.equal(await active(page), 'game', 'a keyboard without a press on the field');
  await hand.tap(250, 221);
  assert.equal(await active(page), 'pen');
  // A second press leaves the keyboard where it is.
  await page.evaluate(() => { window.lost = 0; document.getElementById('pen').addEventListener('blur', () => { window.lost += 1; }); });
  await hand.tap(250, 221);
  assert.deepEqual([ await active(page), await page.evaluate(() => window.lost) ], [ 'pen', 0 ]);
  await page.keyboard.insertText('Ada');
  assert.equal((await acts(page)).at(-1), 'write f Ada');
  // Its Enter has a name, but no place on a keyboard.
  await page.evaluate(() => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: '', bubbles: true, cancelable: true })));
  assert.equal((await acts(page)).at(-1), 'press f');
  await hand.tap(700, 300);
  assert.equal(await active(page), 'game', 'a press beside the field puts the keyboard away');
  await hand.drag([ 700, 300 ], [ 250, 221 ]);
  assert.equal(await active(page), 'game', 'a finger that only ends on the field');
  // A number is typed with digits; what is in the game already is replaced.
  const NUMBER = { id: 'n', role: 'button', label: 'number 7', kind: 'number', area: [ 500, 100, 120, 44 ] };
  await show('c', [ NUMBER, CLOSE ]);
  assert.equal(await active(page), 'game');
  await hand.tap(560, 120);
  await show('n', [ NUMBER, CLOSE ]);
  assert.deepEqual([ await active(page), await page.getAttribute('#pen', 'inputmode') ], [ 'pen', 'numeric' ]);
  await acts(page);
  await page.keyboard.type('42');
  assert.deepEqual(await acts(page), [ 'write n 4', 'write n 42' ]);
  await page.keyboard.press('Enter');
  assert.deepEqual([ await active(page), await acts(page) ], [ 'game', [] ]);
  saw('a press on the field calls the keyboard, one beside it puts it away; a number has digits');
}

async function escape({ open, server, saw }) {
  const { page } = await open({ init: [ watch ] });
  await page.goto(server.url());
  await untilReady(page);
  // As the page hears of it.
  const full = () => page.evaluate(() => window.full);
  const escapes = async () => (await keysOf(page)).filter((key) => /Escape/.test(key));
  await page.click('#play-full');
  await until('full screen', full, Boolean, 5000);
  await until('the canvas', () => active(page), (id) => id === 'game');
  await page.keyboard.press('Escape');
  await until('the window', full, (is) => is === false, 5000);
  assert.deepEqual(await escapes(), [], 'the Escape that left full screen went to the game');
  await page.waitForTimeout(400);
  await page.keyboard.press('Escape');
  assert.deepEqual(await escapes(), [ 'keydown Escape', 'keyup Escape' ], 'outside it is the game\'s');
  // The same where the focus is the reader's, or in a field.
  for (const [ what, id ] of [ [ BUTTON, 'a' ], [ { items: [ FIELD ], focus: 'f' }, 'f' ] ]) {
    await tree(page, what);
    await tell(page, 'guyenne:fullscreen');
    await until('full screen', full, Boolean, 5000);
    if (id === 'a') await page.focus('#mirror [data-id=a]');
    await page.keyboard.press('Escape');
    await until('the window', full, (is) => !is, 5000);
    assert.deepEqual(await escapes(), []);
  }
  // Browsers that leave by themselves may send the key after that, and again while it is held down.
  await page.waitForTimeout(400);
  await page.focus('#game');
  await tell(page, 'guyenne:fullscreen');
  await until('full screen', full, Boolean, 5000);
  await page.evaluate(() => {
    const press = (repeat) => document.getElementById('game').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', repeat, bubbles: true, cancelable: true }));
    document.addEventListener('fullscreenchange', () => { press(false); setTimeout(() => press(true), 400); }, { once: true });
    return document.exitFullscreen();
  });
  await page.waitForTimeout(600);
  assert.deepEqual(await escapes(), [], 'the echo of an Escape went to the game');
  await page.keyboard.press('Escape');
  assert.deepEqual(await escapes(), [ 'keydown Escape', 'keyup Escape' ]);
  saw('Escape leaves full screen and does nothing else; outside it is the game\'s');
}

export const keyboard = [
  { name: 'page-browser-keys', on: 'stub', run: browsersKeys },
  { name: 'page-fields', on: 'stub', run: fields },
  { name: 'page-phone-keyboard', on: 'stub', run: phoneKeyboard },
  { name: 'page-escape', on: 'stub', run: escape },
];
