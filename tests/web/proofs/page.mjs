// The page alone, with a stub instead of the game: bar, start page, keys, pads, sound, full screen, sizes, frames,
// saves as text. Takes seconds and needs no build.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { finger, focus, frame, heard, openDoor, simulatedPad, press, state, until, untilReady } from '../hands.mjs';

const stub = (at) => at.evaluate(() => ({ ...window.stub, sound: window.stub.sound.state, tell: null, module: window.stub.module }));
const active = (at) => at.evaluate(() => document.activeElement?.id);
const text = (at, selector) => at.locator(selector).innerText();

async function bar({ open, server, saw }) {
  const { page } = await open();
  server.rate = 300_000;
  await page.goto(server.url());
  assert.equal(await untilReady(page), 'ready');
  const { stages } = await heard(page);
  const of = (name) => stages.filter((stage) => stage.state === name);
  saw(`stages ${[ ...new Set(stages.map((s) => s.state)) ].join(' > ')}, ${stages.length} steps of the bar`);
  assert.deepEqual([ ...new Set(stages.map((s) => s.state)) ], [ 'download', 'compile', 'start', 'ready' ]);
  assert(of('download').length >= 8, `${of('download').length} steps while downloading`);
  assert(of('start').length >= 8, `${of('start').length} steps while starting`);
  stages.reduce((last, { bar: now }) => {
    assert(now >= last, `the bar went back from ${last} to ${now}`);
    return now;
  }, 0);
  const end = Math.max(...of('download').map((s) => s.bar));
  assert(end > 0.8 && end < 0.83, `the download ends at ${end}`);
  assert.equal(stages.at(-1).bar, 1);
  assert(of('download').some((s) => s.bar > 0.2 && s.bar < 0.6), 'the bar jumped over its middle');
  assert.equal((await stub(page)).module, true);
  assert.equal(await active(page), 'play');
}

async function language({ open, server, saw }) {
  const { page } = await open({ locale: 'fr-FR' });
  await page.goto(server.url());
  await untilReady(page);
  saw(`fr-FR: <html lang="${await page.getAttribute('html', 'lang')}">, ${await text(page, '#play')}`);
  assert.equal(await page.getAttribute('html', 'lang'), 'fr');
  assert.equal(await text(page, '#play'), 'Jouer');
  await page.goto(server.url('?lang=en'));
  await untilReady(page);
  assert.equal(await text(page, '#play'), 'Play');
  // When the game changes to French the page follows.
  await page.evaluate(() => { document.documentElement.lang = 'fr'; });
  await until('French', () => text(page, '#play'), (words) => words === 'Jouer');
  assert.match(await page.getAttribute('#game', 'aria-label'), /table de jeu/);
  const { page: other } = await open({ locale: 'eo' });
  await other.goto(server.url());
  assert.equal(await other.getAttribute('html', 'lang'), 'en');
  const unsaid = await other.evaluate(() => [ ...document.querySelectorAll('[data-say]') ].filter((e) => /^page-|^$/.test(e.textContent)).map((e) => e.dataset.say));
  assert.deepEqual(unsaid, []);
}

async function readers({ open, server, saw }) {
  const { page } = await open();
  await page.goto(server.url());
  await untilReady(page);
  const seen = await page.evaluate(() => {
    const of = (selector, ...names) => [ ...document.querySelectorAll(selector) ].map((e) => names.map((name) => e.getAttribute(name)).join(' '));
    return {
      mains: document.querySelectorAll('main').length,
      canvas: of('#game', 'role', 'tabindex'),
      live: of('#spoken-focus, #spoken-log', 'aria-live'),
      nameless: [ ...document.querySelectorAll('button, textarea, dialog, canvas, section') ].filter((e) => !(e.textContent.trim() || e.getAttribute('aria-label') || e.getAttribute('aria-labelledby'))).map((e) => e.id),
      inert: document.getElementById('game').inert,
    };
  });
  saw(JSON.stringify(seen));
  assert.deepEqual(seen, { mains: 1, canvas: [ 'application 0' ], live: [ 'polite', 'polite' ], nameless: [], inert: true });
  await openDoor(page);
  assert.equal(await page.evaluate(() => document.getElementById('game').inert), false);
  // The texts for screen readers are not visible.
  for (const id of [ 'spoken-focus', 'spoken-log' ]) {
    const { width, height } = await page.locator(`#${id}`).boundingBox();
    assert(width <= 1 && height <= 1, `${id} is ${width}x${height}`);
  }
}

async function keys({ open, server, saw }) {
  const { page } = await open();
  await page.goto(server.url());
  await untilReady(page);
  await page.keyboard.down('Enter');
  for (let n = 0; n < 3; n += 1) await page.keyboard.down('Enter'); // Held: it repeats.
  await until('the game', () => state(page), (s) => s === 'playing');
  assert.equal(await active(page), 'game');
  await page.keyboard.up('Enter');
  let { keys: seen } = await stub(page);
  saw(`of the key that opened the door the game saw: ${seen.join(', ') || 'nothing'}`);
  assert(!seen.some((key) => key.startsWith('keydown')), seen.join());
  for (const key of [ 'ArrowDown', 'Space', 'PageDown', 'End', 'Tab', 'Enter' ]) await page.keyboard.press(key);
  ({ keys: seen } = await stub(page));
  const pressed = seen.filter((key) => key.startsWith('keydown')).map((key) => key.slice(8));
  saw(`then it saw ${pressed.join(', ')}; scrolled ${await page.evaluate(() => scrollY)} px; focus on ${await active(page)}`);
  assert.deepEqual(pressed, [ 'ArrowDown', 'Space', 'PageDown', 'End', 'Tab', 'Enter' ]);
  assert.equal(await page.evaluate(() => scrollY + document.body.scrollTop), 0);
  assert.equal(await active(page), 'game');
  await page.keyboard.press('Control+KeyL');
  assert(!(await stub(page)).keys.includes('keydown KeyL'), 'a key of the browser went to the game');
  await page.keyboard.press('F6');
  assert.equal(await active(page), 'back');
  assert(await page.locator('#back').isVisible());
  const box = await page.locator('#back').boundingBox();
  assert(box.y >= 0, 'the way out is not on the screen');
  await page.keyboard.press('Enter');
  assert.equal(await active(page), 'game');
  await page.evaluate(() => document.activeElement.blur());
  await page.mouse.click(300, 200);
  assert.equal(await active(page), 'game');
}

async function doors({ open, server, saw }) {
  for (const [ name, options, act ] of [
    [ 'Space', {}, (page) => page.keyboard.press('Space') ],
    [ 'a click', {}, (page) => page.click('#play') ],
    [ 'a touch', { touch: true, size: [ 844, 390 ] }, async (page) => {
      const { x, y, width, height } = await page.locator('#play').boundingBox();
      await (await finger(page)).tap(x + width / 2, y + height / 2);
    } ],
    [ 'reduced motion', { still: true }, (page) => page.keyboard.press('Enter') ],
  ]) {
    const { page, close } = await open(options);
    await page.goto(server.url());
    await untilReady(page);
    await act(page);
    await until('the game', () => state(page), (s) => s === 'playing', 5000);
    if (options.still) assert.equal(await page.locator('#door').isVisible(), false, 'the door fades though motion is unwanted');
    await until('the door to go', () => page.locator('#door').isVisible(), (seen) => !seen, 5000);
    assert.equal(await active(page), 'game');
    assert.equal((await stub(page)).presses, 0, 'the press at the door went through to the game');
    saw(`${name} opens the door`);
    await close();
  }
}

async function pad({ open, server, saw }) {
  const { page } = await open({ init: [ simulatedPad ] });
  await page.goto(server.url());
  // Held at the start, it counts as released until it is pressed again.
  await page.evaluate(() => window.pad.press(0, false));
  await untilReady(page);
  await frame(page);
  await page.evaluate(() => window.pad.press(0, true));
  await until('the game', () => state(page), (s) => s === 'playing', 5000);
  await page.waitForTimeout(300);
  let { pads } = await stub(page);
  saw(`while the pad's press opens the door, the game sees ${pads.join(' then ')}`);
  assert(!pads.some((seen) => seen.includes('0')), pads.join());
  assert.equal(pads.at(-1), '[[]]', 'the pad is there, at rest');
  await page.evaluate(() => window.pad.press(0, false));
  await page.waitForTimeout(200);
  await frame(page);
  await press(page, 'south');
  ({ pads } = await stub(page));
  assert(pads.includes('[[0]]'), pads.join());
  const rumble = (detail) => page.evaluate((what) => window.stub.tell('guyenne:rumble', what), detail);
  await rumble({ pad: 0, strength: 0.5, millis: 80 });
  await rumble({ pad: 1, strength: 0.5, millis: 80 });
  await rumble({ pad: 0, strength: 0, millis: 0 });
  assert.deepEqual(await page.evaluate(() => window.felt), [ [ 0, 'dual-rumble', 80, 0.5 ], [ 0, 'rest' ] ]);
  await page.evaluate(() => window.stub.tell('guyenne:ask-text'));
  await press(page, 'east');
  ({ pads } = await stub(page));
  assert(!pads.includes('[[1]]'), 'a press over a dialog went to the game');

  // A pad is told by the browser's own index, whichever came first and whichever are there.
  const { page: other } = await open({ init: [ simulatedPad ] });
  await other.goto(server.url());
  await openDoor(other);
  await press(other, 'south', other, 'otherPad');
  const pulse = (index) => other.evaluate((n) => {
    window.stub.tell('guyenne:rumble', { pad: n, strength: 0.5, millis: 80 });
    return window.felt.splice(0).map(([ by ]) => by);
  }, index);
  const alone = [ await pulse(0), await pulse(1) ];
  await press(other, 'south', other, 'pad');
  const together = [ await pulse(0), await pulse(1) ];
  saw(`pulses for pads 0 and 1: felt by ${JSON.stringify(alone)} where 1 is alone, else by ${JSON.stringify(together)}`);
  assert.deepEqual([ alone, together ], [ [ [], [ 1 ] ], [ [ 0 ], [ 1 ] ] ]);

  // The game learns which pad is which from the frame in which one is new: two at once come one after the other.
  const { page: both } = await open({ init: [ simulatedPad ] });
  await both.goto(server.url());
  await openDoor(both);
  const seen = await both.evaluate(() => {
    window.otherPad.press(0, false);
    window.pad.press(0, false);
    const now = () => navigator.getGamepads().filter(Boolean).map(({ index }) => index);
    return [ now(), now() ];
  });
  assert.deepEqual(seen.map((shown) => shown.length), [ 1, 1 ]);
  await frame(both);
  await until('both pads', () => both.evaluate(() => navigator.getGamepads().filter(Boolean).length), (n) => n === 2);
}

// A pad has no way around a dialog but its own buttons.
async function padInDialogs({ open, server, saw, picture }) {
  const { page, context } = await open({ size: [ 844, 390 ], init: [ simulatedPad ] });
  await context.grantPermissions([ 'clipboard-read', 'clipboard-write' ]);
  await page.goto(server.url());
  await openDoor(page);
  const tell = (name, detail) => page.evaluate(([ n, d ]) => window.stub.tell(n, d), [ name, detail ]);
  const hold = async (n, down) => {
    await page.evaluate(([ button, is ]) => window.pad.press(button, is), [ n, down ]);
    await frame(page);
    await frame(page);
  };
  const push = async (x, y) => {
    await page.evaluate(([ a, b ]) => window.pad.push(a, b), [ x, y ]);
    await frame(page);
  };
  const shown = () => page.evaluate(() => document.querySelector('dialog[open]')?.id ?? null);
  const outlined = () => page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  const inFocus = () => page.evaluate(() => document.activeElement.id || document.activeElement.dataset.say);
  const copied = () => text(page, '#save-text .status');

  await frame(page);

  // What opened the dialog, and is still held, does nothing in it.
  await hold(0, true);
  assert.equal((await stub(page)).pads.at(-1), '[[0]]');
  await tell('guyenne:copy-text', { text: 'a result' });
  await hold(0, true);
  assert.equal(await copied(), '');
  await hold(0, false);
  assert.deepEqual([ await shown(), await copied() ], [ 'save-text', '' ]);
  // From the text the first button is pressed.
  await press(page, 'south');
  await until('the copy', copied, (words) => words === 'Copied.');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'a result');

  // The focus is seen after a mouse was used, too. The hidden button is passed over, and after the last place comes the
  // first.
  await page.click('#save-title');
  await page.focus('#saved');
  const walked = [];
  for (const step of [ 'right', 'down', 'down', 'up', 'left' ]) {
    await press(page, step);
    walked.push(await inFocus());
    assert.equal(await outlined(), 'solid', `the focus on ${walked.at(-1)} is not seen`);
  }
  assert.deepEqual(walked, [ 'copy', 'page-close', 'saved', 'page-close', 'copy' ]);
  await page.screenshot({ path: picture('page-pad-copy') });

  // The press that closes the dialog is not the game's, however long it is held, nor are others that come with it.
  let from = (await stub(page)).pads.length;
  await hold(1, true);
  assert.equal(await shown(), null);
  await hold(3, true);
  await hold(1, false);
  await hold(3, false);
  const { pads: unseen } = await stub(page);
  assert.deepEqual(unseen.slice(from), [], 'the game saw a press that was the dialog\'s');
  await press(page, 'east');
  assert.deepEqual((await stub(page)).pads.slice(from), [ '[[1]]', '[[]]' ]);

  // The stick moves the focus once each time it is pushed, however it trembles.
  await tell('guyenne:ask-text');
  const pushed = [];
  for (const [ x, y ] of [ [ 0, 0.9 ], [ 0, 0.5 ], [ 0, 0.9 ], [ 0, 0 ], [ 0.9, 0.1 ], [ 0, 0 ], [ -0.9, 0 ], [ 0, 0.4 ] ]) {
    await push(x, y);
    pushed.push(await inFocus());
  }
  await push(0, 0);
  assert.deepEqual(pushed, [ 'load', 'load', 'load', 'load', 'choose', 'choose', 'load', 'load' ]);
  await page.screenshot({ path: picture('page-pad-load') });
  await page.fill('#pasted', 'a code');
  from = (await stub(page)).pads.length;
  await hold(0, true);
  const { loaded } = await stub(page);
  assert.deepEqual([ await shown(), loaded ], [ null, [ 'a code' ] ]);
  await hold(0, false);
  assert.deepEqual((await stub(page)).pads.slice(from), []);

  // The other pad as well, from the button that is in the focus.
  await press(page, 'south', page, 'otherPad');
  await tell('guyenne:ask-text');
  await press(page, 'left', page, 'otherPad');
  assert.equal(await inFocus(), 'page-cancel');
  await press(page, 'south', page, 'otherPad');
  assert.deepEqual([ await shown(), (await stub(page)).loaded.length ], [ null, 1 ]);
  await until('the canvas', () => active(page), (id) => id === 'game');
  saw(`a pad copies, brings in and closes; it walks over ${walked.join(', ')}`);
}

async function sound({ open, server, saw }) {
  const { page } = await open({ flags: [ '--autoplay-policy=no-user-gesture-required' ] });
  await page.goto(server.url());
  await untilReady(page);
  const is = async () => (await stub(page)).sound;
  await until('silence', is, (s) => s === 'suspended', 3000);
  await page.evaluate(() => window.stub.sound.resume());
  assert.equal(await is(), 'suspended', 'the game woke its sound before the first press');
  await page.keyboard.press('Enter');
  await until('sound', is, (s) => s === 'running', 5000);
  const hide = (hidden) => page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
  await hide(true);
  await until('silence', is, (s) => s === 'suspended', 3000);
  await page.evaluate(() => { window.later = new AudioContext(); });
  await until('silence of a new context', () => page.evaluate(() => window.later.state), (s) => s === 'suspended', 3000);
  await hide(false);
  await until('sound', is, (s) => s === 'running', 3000);
  await until('sound of a new context', () => page.evaluate(() => window.later.state), (s) => s === 'running', 3000);
  await page.evaluate(() => window.stub.sound.suspend());
  await hide(true);
  await hide(false);
  await page.waitForTimeout(400);
  assert.equal(await is(), 'suspended', 'what the game silenced itself stays silent');
  saw('silent before the first press and while hidden, sounds after');
}

// The game reads its address when it starts; a game that comes into it later is brought to it.
async function address({ open, server, saw }) {
  // The last that the game reads itself comes so late that the page hears of it only afterwards.
  const { page } = await open({ init: [ () => {
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...all) => {
      const made = await instantiate(...all);
      addEventListener('hashchange', () => { window.hasChanged = true; });
      location.hash = '#g=second';
      return made;
    };
  } ] });
  await page.goto(server.url('#g=first'));
  await page.waitForFunction(() => document.documentElement.dataset.state === 'start' && window.hasChanged && (location.hash = '#g=third'));
  await untilReady(page);
  const loaded = async () => (await stub(page)).loaded;
  assert.deepEqual(await loaded(), [ 'third' ]);
  await page.goto(server.url('#seed=7&g=fourth'));
  await until('the fourth', loaded, (all) => all.at(-1) === 'fourth', 5000);
  assert.equal(await state(page), 'ready');
  await openDoor(page);
  // What the player has asked for lies behind no dialog.
  await page.evaluate(() => window.stub.tell('guyenne:ask-text'));
  for (const hash of [ '#g=fifth', '#lang=en', '#g=fifth' ]) {
    await page.goto(server.url(hash));
    await frame(page);
  }
  assert.deepEqual(await loaded(), [ 'third', 'fourth', 'fifth', 'fifth' ]);
  assert.equal(await page.locator('dialog[open]').count(), 0);
  assert.equal(await active(page), 'game');
  saw(`of the addresses first to fifth the page brought ${(await loaded()).join(', ')}`);
}

async function saves({ open, server, saw, picture }) {
  const { page, context } = await open({ size: [ 844, 390 ] });
  await context.grantPermissions([ 'clipboard-read', 'clipboard-write' ]);
  await page.goto(server.url());
  await openDoor(page);
  const line = `{"format":"guyenne-record","events":[${'1,'.repeat(400)}1]}`;
  const tell = (name, detail) => page.evaluate(([ n, d ]) => window.stub.tell(n, d), [ name, detail ]);
  await tell('guyenne:save-text', { text: line });
  await page.waitForTimeout(900);
  await page.screenshot({ path: picture('page-save') });
  assert.equal(await page.inputValue('#saved'), line);
  assert.equal(await page.evaluate(() => document.getElementById('saved').selectionEnd), line.length, 'the text is selected');
  const before = (await stub(page)).keys.length;
  await page.keyboard.press('ArrowLeft');
  assert.equal((await stub(page)).keys.length, before, 'a key in the dialog went to the game');
  await page.click('#copy');
  await until('the copy', () => text(page, '#save-text .status'), (words) => words === 'Copied.');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), line);
  await page.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new Error('refused')); });
  await page.evaluate(() => { document.execCommand = () => false; });
  await page.click('#copy');
  await until('the refusal', () => text(page, '#save-text .status'), (words) => /refused/.test(words));
  const [ file ] = await Promise.all([ page.waitForEvent('download'), page.click('#keep') ]);
  assert.equal(readFileSync(await file.path(), 'utf8').trim(), line);
  assert.match(await text(page, '#save-text .status'), /asked for a file/);
  assert.equal(file.suggestedFilename(), 'guyenne.jsonl');
  saw(`shown, copied, kept as ${file.suggestedFilename()}`);
  await page.keyboard.press('Escape');
  await until('the canvas', () => active(page), (id) => id === 'game');

  // Games of the list have a file of their own, and a heading by how many they are.
  for (const [ detail, title, name ] of [
    [ { text: `${line}\n`, file: 'guyenne-game-2026-11-28.jsonl', games: 1 }, 'Your game as text', 'guyenne-game-2026-11-28.jsonl' ],
    [ { text: `${line}\n${line}\n`, file: 'guyenne-games-2026-11-28.jsonl', games: 2 }, 'Your games as text', 'guyenne-games-2026-11-28.jsonl' ],
    [ { text: 'id,kept_at\n', file: 'guyenne-2026-11-28.csv', games: 1 }, 'Your games as a table', 'guyenne-2026-11-28.csv' ],
    [ { text: line }, 'Your game as text', 'guyenne.jsonl' ],
  ]) {
    await tell('guyenne:save-text', detail);
    assert.equal(await text(page, '#save-title'), title);
    assert.equal(await page.getAttribute('#saved', 'aria-label'), title);
    const [ kept ] = await Promise.all([ page.waitForEvent('download'), page.click('#keep') ]);
    assert.equal(kept.suggestedFilename(), name);
    assert.equal(readFileSync(await kept.path(), 'utf8'), `${detail.text.trim()}\n`);
    await page.keyboard.press('Escape');
    await until('the canvas', () => active(page), (id) => id === 'game');
  }

  await tell('guyenne:copy-text', { text: '1G00' });
  assert.equal(await text(page, '#save-title'), 'Text to copy');
  assert.equal(await page.getAttribute('#saved', 'aria-label'), 'Text to copy');
  assert.equal(await page.locator('#keep').isVisible(), false);
  await page.keyboard.press('Escape');
  await until('the canvas', () => active(page), (id) => id === 'game');

  await page.evaluate(() => document.activeElement.blur());
  await tell('guyenne:ask-text');
  assert.match(await text(page, '#load-text'), /^Bring games in\s+Paste the text of a game, a code or a challenge, or choose a file\./);
  await page.click('#load');
  assert.match(await text(page, '#load-text .status'), /no text/);
  await page.fill('#pasted', `  ${line}\n`);
  await page.click('#load');
  await until('the canvas', () => active(page), (id) => id === 'game');
  assert.deepEqual((await stub(page)).loaded, [ line ]);
  await tell('guyenne:ask-text');
  assert.equal(await page.inputValue('#pasted'), '', 'the last text is still there');
  await page.setInputFiles('#file', { name: 'guyenne.jsonl', mimeType: 'text/plain', buffer: Buffer.from(line) });
  await until('the file', () => page.inputValue('#pasted'), (words) => words === line);
  await page.screenshot({ path: picture('page-load') });
  // A file of some hundred games is read, too; one that is larger than all libraries is not.
  const choose = (size) => page.setInputFiles('#file', { name: 'guyenne.jsonl', mimeType: 'text/plain', buffer: Buffer.alloc(size, `${line}\n`) });
  await choose(2e6);
  const rest = () => text(page, '#load-text .rest');
  await until('the large file', rest, (words) => /^… and 1,99\d,\d{3} more characters are kept\.$/u.test(words));
  assert.equal(await text(page, '#load-text .status'), '');
  await choose(33e6);
  await until('the refusal', () => text(page, '#load-text .status'), (words) => /too large.* 32\u00a0MB/u.test(words));
  assert.match(await rest(), /1,99\d,\d{3} more/u);
  await page.click('#load-text [data-close]');
  assert.equal((await stub(page)).loaded.length, 1, 'what was cancelled was loaded');
  await until('the canvas', () => active(page), (id) => id === 'game');
}

// Runs in the page: a text of this many games, and does something with it, of which it gives how many milliseconds the
// page stood still at most.
const withLongText = (page, deed, games = 5000) => page.evaluate(async ([ source, n ]) => {
  window.long = Array.from({ length: n }, (_, at) => `{"format":"guyenne-record","seed":"${at}","name":"${'é'.repeat(6000)}"}`).join('\n');
  const frames = [ performance.now() ];
  let goesOn = true;
  const draw = () => {
    frames.push(performance.now());
    if (goesOn) requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
  await new Function(`return (${source})()`)();
  await new Promise((done) => { setTimeout(done, 300); });
  goesOn = false;
  return Math.max(...frames.slice(1).map((now, at) => now - frames[at]));
}, [ deed.toString(), games ]);

// A text of 30 MB is shown by its beginning alone: to lay it out the browser would need ten seconds, in which nothing
// moves. All of it is copied, kept as a file, and brought.
async function longTexts({ open, server, saw, picture }) {
  const { page, context } = await open({ size: [ 844, 390 ] });
  await context.grantPermissions([ 'clipboard-read', 'clipboard-write' ]);
  await page.goto(server.url());
  await openDoor(page);
  const REST = /^… and 30,\d{3},\d{3} more characters are kept\.$/u;
  const value = (id) => page.evaluate((name) => document.getElementById(name).value, id);
  const isLong = (what) => page.evaluate((expression) => window.long === new Function(`return ${expression}`)(), what);
  const stood = {};

  stood.shown = await withLongText(page, () => window.stub.tell('guyenne:save-text', { text: window.long, file: 'games.jsonl', games: 5000 }));
  assert.match(await text(page, '#save-text .rest'), REST);
  const shown = await value('saved');
  assert(shown.length <= 10_000 && shown.endsWith('}'), 'whole lines are shown');
  await page.screenshot({ path: picture('page-long-text') });
  stood.copied = await withLongText(page, () => document.getElementById('copy').click());
  await until('the copy', () => text(page, '#save-text .status'), (words) => words === 'Copied.');
  await page.evaluate(async () => { window.copied = await navigator.clipboard.readText(); });
  assert(await isLong('window.copied'), 'not all was copied by the button');
  // By keys all of it is copied if all that is shown is selected, and else what is selected.
  await page.evaluate(() => navigator.clipboard.writeText('nothing'));
  await page.focus('#saved');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+C');
  await page.evaluate(async () => { window.copied = await navigator.clipboard.readText(); });
  assert(await isLong('window.copied'), 'not all was copied by keys');
  await page.evaluate(() => document.getElementById('saved').setSelectionRange(2, 8));
  await page.keyboard.press('Control+C');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'format');
  const [ file ] = await Promise.all([ page.waitForEvent('download'), page.click('#keep') ]);
  const kept = readFileSync(await file.path(), 'utf8');
  assert(await page.evaluate((length) => window.long.length === length, kept.length - 1), 'not all was kept');
  // The sentence follows the language.
  await page.evaluate(() => { document.documentElement.lang = 'fr'; });
  await until('French', () => text(page, '#save-text .rest'), (words) => /^… et 30\P{L}\d{3}\P{L}\d{3} caractères/u.test(words));
  await page.evaluate(() => { document.documentElement.lang = 'en'; });
  await page.keyboard.press('Escape');
  await until('the canvas', () => active(page), (id) => id === 'game');
  assert.equal(await value('saved'), '');

  // It is pasted; what is written into its beginning is not taken.
  await page.evaluate(() => navigator.clipboard.writeText(window.long));
  await page.evaluate(() => window.stub.tell('guyenne:ask-text'));
  assert.equal(await page.locator('#load-text .rest').isVisible(), false);
  stood.pasted = await withLongText(page, () => navigator.clipboard.readText().then((words) => {
    const data = new DataTransfer();
    data.setData('text/plain', words);
    document.getElementById('pasted').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }));
  assert.match(await text(page, '#load-text .rest'), REST);
  const begins = await value('pasted');
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  assert.equal(await value('pasted'), begins);
  await page.screenshot({ path: picture('page-long-paste') });
  stood.brought = await withLongText(page, () => document.getElementById('load').click());
  assert(await isLong('window.stub.loaded.at(-1)'), 'not all was brought');

  // Removed, it is gone, and what is pasted then stands there as ever.
  await page.evaluate(() => window.stub.tell('guyenne:ask-text'));
  assert.equal(await value('pasted'), '');
  await page.keyboard.press('Control+V');
  await until('the text', () => text(page, '#load-text .rest'), (words) => REST.test(words));
  // Cut out, it is gone as well, and all of it can be pasted again.
  await page.evaluate(() => navigator.clipboard.writeText('nothing'));
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+X');
  await page.evaluate(async () => { window.copied = await navigator.clipboard.readText(); });
  assert(await isLong('window.copied'), 'not all was cut out');
  assert.equal(await value('pasted'), '');
  assert.equal(await page.locator('#load-text .rest').isVisible(), false);
  await page.keyboard.press('Control+V');
  await until('the text again', () => value('pasted'), (words) => words !== '');
  assert.match(await text(page, '#load-text .rest'), REST);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  assert.equal(await value('pasted'), '');
  assert.equal(await page.locator('#load-text .rest').isVisible(), false);
  await page.evaluate(() => navigator.clipboard.writeText('a code'));
  await page.keyboard.press('Control+V');
  await until('the code', () => value('pasted'), (words) => words === 'a code');
  await page.click('#load');
  assert.equal(await page.evaluate(() => window.stub.loaded.at(-1)), 'a code');
  for (const [ what, millis ] of Object.entries(stood)) assert(millis < 1500, `${what}: the page stood still for ${millis} ms`);
  saw(`shown, copied, pasted and brought, the page stood still for ${Object.values(stood).map(Math.round).join(', ')} ms at most`);
}

// "Keep as a file" and "Copy" in frames that forbid both: the player is told, and the text is selected.
async function savesInFrames({ open, server, saw, picture }) {
  const line = '{"format":"fayance-record","version":1,"events":[]}';
  for (const [ kind, told ] of [ [ 'itch', /allows no files/ ], [ 'strict', /If none arrives, copy/ ] ]) {
    const { page, close } = await open({ size: [ 800, 600 ] });
    await page.goto(server.frameUrl(kind));
    const at = await (await page.waitForSelector('iframe')).contentFrame();
    await untilReady(at);
    await page.frameLocator('iframe').locator('#play').click();
    await until('the game', () => state(at), (s) => s === 'playing');
    await at.evaluate((words) => window.stub.tell('guyenne:save-text', { text: words }), line);
    await at.click('#keep');
    assert.match(await text(at, '#save-text .status'), told);
    await page.screenshot({ path: picture(`page-save-${kind}`) });
    const selected = () => at.evaluate(() => getSelection().toString() || document.getElementById('saved').value.slice(document.getElementById('saved').selectionStart, document.getElementById('saved').selectionEnd));
    assert.equal(await selected(), line);
    await at.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
      document.execCommand = () => { throw new Error('refused'); };
    });
    await at.click('#copy');
    await until('the refusal', () => text(at, '#save-text .status'), (words) => /refused to copy/.test(words));
    assert.equal(await selected(), line);
    saw(`${kind} frame: "${await text(at, '#save-text .status')}"`);
    await close();
  }
}

async function fullScreen({ open, server, saw }) {
  const { page } = await open();
  await page.goto(server.url());
  await untilReady(page);
  const full = () => page.evaluate(() => Boolean(document.fullscreenElement));
  await page.click('#play-full');
  await until('full screen', full, Boolean, 5000);
  assert.equal(await state(page), 'playing');
  await page.keyboard.press('KeyA');
  await page.evaluate(() => window.stub.tell('guyenne:fullscreen'));
  await until('the window', full, (is) => !is, 5000);
  await until('the canvas', () => active(page), (id) => id === 'game', 3000);
  saw('taken at the door, given back at the game\'s wish');
  const { page: without } = await open({ init: [ () => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }) ] });
  await without.goto(server.url());
  await untilReady(without);
  assert.equal(await without.locator('#play-full').isVisible(), false);
  saw('no button where the browser has no full screen');
}

async function sizes({ open, server, saw, picture }) {
  for (const [ width, height ] of [ [ 320, 200 ], [ 844, 390 ], [ 390, 844 ], [ 640, 360 ], [ 1024, 768 ], [ 1280, 720 ], [ 2560, 1440 ] ]) {
    const touch = width < 900 && height < 900 && width !== 640;
    const { page, close } = await open({ size: [ width, height ], touch });
    await page.goto(server.url());
    await untilReady(page);
    await page.screenshot({ path: picture(`page-${width}x${height}`) });
    const seen = await page.evaluate(() => {
      const inside = (e) => {
        const { left, top, right, bottom } = e.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      };
      const doorOf = document.getElementById('door');
      return {
        outside: [ ...document.querySelectorAll('.name, #play, #play-full, .hint, .foot') ].filter((e) => e.checkVisibility() && !inside(e)).map((e) => e.id || e.className.baseVal || e.className),
        scrolls: doorOf.scrollHeight > doorOf.clientHeight || doorOf.scrollWidth > doorOf.clientWidth,
        button: document.getElementById('play').getBoundingClientRect().height,
      };
    });
    assert.deepEqual(seen.outside, [], `${width}x${height}`);
    assert(!seen.scrolls, `the door scrolls at ${width}x${height}`);
    assert(seen.button >= 40, `Play is ${seen.button} px high at ${width}x${height}`);
    await openDoor(page);
    await filled(page, width, height);
    if (width === 390) {
      assert(await page.locator('#turn').isVisible(), 'no hint to turn the phone');
      await page.screenshot({ path: picture('page-turn') });
      await page.setViewportSize({ width: height, height: width });
      await filled(page, height, width);
      assert.equal(await page.locator('#turn').isVisible(), false);
    }
    saw(`${width}x${height}: the canvas fills it, Play is ${Math.round(seen.button)} px high`);
    await close();
  }
}

/// Waits until the canvas has exactly the window's size, and nothing scrolls.
export async function filled(page, width, height, at = page) {
  const size = () => at.evaluate(() => {
    const { left, top, width: w, height: h } = document.getElementById('game').getBoundingClientRect();
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [ left, top, w, h, scrollWidth, scrollHeight ].map(Math.round);
  });
  await until(`a canvas of ${width}x${height}`, size, (s) => s.join() === [ 0, 0, width, height, width, height ].join(), 15_000);
}

async function frames({ open, server, saw, isStub }) {
  for (const kind of [ 'itch', 'strict' ]) {
    const { page, close } = await open({ size: [ 800, 600 ] });
    await page.goto(server.frameUrl(kind));
    const at = await (await page.waitForSelector('iframe')).contentFrame();
    assert.equal(await untilReady(at), 'ready');
    await page.frameLocator('iframe').locator('#play').click();
    await until('the game', () => state(at), (s) => s === 'playing');
    await filled(page, 640, 360, at);
    for (const key of [ 'PageDown', 'Space', 'ArrowDown', 'End' ]) await page.keyboard.press(key);
    // Nor after the focus was lost once.
    await at.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(300);
    const scrolled = await page.evaluate(() => scrollY);
    assert.equal(scrolled, 0, 'a key of the game scrolled the host\'s page');
    if (isStub) assert.equal((await at.evaluate(() => window.stub.keys.filter((k) => k.startsWith('keydown')).length)), 4);
    saw(`${kind} frame: plays, fills 640x360, focus on "${await focus(at)}", keys do not scroll the host`);
    await close();
  }
}

async function fingerInFrame({ open, server, saw }) {
  const { page } = await open({ size: [ 800, 600 ], touch: true });
  await page.goto(server.frameUrl('itch'));
  const at = await (await page.waitForSelector('iframe')).contentFrame();
  await untilReady(at);
  await page.frameLocator('iframe').locator('#play').click();
  await until('the game', () => state(at), (s) => s === 'playing');
  await page.waitForTimeout(900);
  const box = await page.locator('iframe').boundingBox();
  const hand = await finger(page);
  const scrolled = () => page.evaluate(() => scrollY);
  const place = (x, y) => [ box.x + box.width * x, box.y + box.height * y ];
  await hand.drag(place(0.5, 0.9), place(0.5, 0.2));
  await page.waitForTimeout(400);
  assert.equal(await scrolled(), 0, 'a finger on the game scrolled the host\'s page');
  // The same drag outside the game scrolls, so the finger works.
  await hand.drag([ 20, 500 ], [ 20, 200 ]);
  await until('the host to scroll', scrolled, (y) => y > 20, 5000);
  saw('a finger on the game scrolls nothing, beside it the host');
}

async function closedFrame({ open, server, saw }) {
  server.shared = false;
  const { page } = await open({ size: [ 800, 600 ] });
  await page.goto(server.frameUrl('strict'));
  const at = page.frameLocator('iframe');
  await at.locator('#too-old').waitFor();
  saw('a host that shares nothing with a frame of no origin: a sentence');
}

// Pads without a standard mapping tell of their cross as of one axis or two; a trigger at rest is no cross.
async function crosses({ saw }) {
  const source = readFileSync(new URL('../../../assets/web/crosses.js', import.meta.url), 'utf8');
  const { crossOf, withCross } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const two = (x, y) => [ 0, 0, -1, 0, 0, -1, x, y ];
  const one = (at) => [ 0, 0, -1, 0, 0, -1, 0, 0, 0, at ];
  const known = {};
  assert.deepEqual([ two(-1, -1), two(0, 0), two(-1, -1), two(1, 0) ].map((axes) => crossOf(axes, known)), [ [ 0, 0 ], [ 0, 0 ], [ -1, -1 ], [ 1, 0 ] ]);
  const round = [ -1, -5 / 7, -3 / 7, -1 / 7, 1 / 7, 3 / 7, 5 / 7, 1, 9 / 7, 0 ].map((at) => crossOf(one(at), {}));
  assert.deepEqual(round, [ [ 0, -1 ], [ 1, -1 ], [ 1, 0 ], [ 1, 1 ], [ 0, 1 ], [ -1, 1 ], [ -1, 0 ], [ -1, -1 ], [ 0, 0 ], [ 0, 0 ] ]);
  const pad = { id: 'a', index: 0, connected: true, mapping: '', timestamp: 0, axes: one(1 / 7), buttons: [ { pressed: true, touched: true, value: 1 } ] };
  const held = (seen) => seen.buttons.map(({ pressed }, n) => (pressed ? n : -1)).filter((n) => n >= 0);
  assert.deepEqual(held(withCross(pad, {})), [ 0, 13 ]);
  assert.deepEqual(held(withCross({ ...pad, mapping: 'standard' }, {})), [ 0 ]);
  saw('a cross that is an axis, two axes, and none');
}

export const page = [
  { name: 'page-crosses', on: 'stub', run: crosses },
  { name: 'page-bar', on: 'stub', run: bar },
  { name: 'page-language', on: 'stub', run: language },
  { name: 'page-readers', on: 'stub', run: readers },
  { name: 'page-keys', on: 'stub', run: keys },
  { name: 'page-doors', on: 'stub', run: doors },
  { name: 'page-pad', on: 'stub', run: pad },
  { name: 'page-pad-dialogs', on: 'stub', run: padInDialogs },
  { name: 'page-sound', on: 'stub', run: sound },
  { name: 'page-address', on: 'stub', run: address },
  { name: 'page-saves', on: 'stub', run: saves },
  { name: 'page-long-texts', on: 'stub', run: longTexts },
  { name: 'page-save-frames', on: 'stub', faulty: true, run: savesInFrames },
  { name: 'page-full-screen', on: 'stub', run: fullScreen },
  { name: 'page-sizes', on: 'stub', run: sizes },
  { name: 'page-finger', on: 'stub', run: fingerInFrame },
  { name: 'page-closed-frame', on: 'stub', faulty: true, run: closedFrame },
  { name: 'frames', on: 'both', run: frames },
];
