// Input and output of the tests: presses keys, touches and pad buttons, and reads the page's state.

export const state = (at) => at.evaluate(() => document.documentElement.dataset.state);

/// Waits until the game can be started, or the page shows an error.
export async function untilReady(at, timeout = 240_000) {
  await at.waitForFunction(() => [ 'ready', 'playing', 'failed' ].includes(document.documentElement.dataset.state), null, { timeout });
  return state(at);
}

/// The error that is shown instead of the game.
export const why = (at) => at.locator('#why').innerText();

export const focus = (at) => at.evaluate(() => document.getElementById('spoken-focus').textContent);
export const news = (at) => at.evaluate(() => document.getElementById('spoken-log').textContent);
export const heard = (at) => at.evaluate(() => window.heard);

/// Whether a record, in one line or with a line for each event, has the end of its game.
export function isOver(record) {
  const lines = record.split('\n').filter((line) => line.trim() !== '').map((line) => JSON.parse(line));
  return lines.flatMap((line) => [ line, ...(line.events ?? []) ]).some(({ e }) => e === 'end');
}

/// Waits until `test` (run here) accepts what `look` returns.
export async function until(what, look, test, timeout = 60_000) {
  const end = Date.now() + timeout;
  let last;
  for (;;) {
    last = await look();
    if (test(last)) return last;
    if (Date.now() > end) throw new Error(`still waiting for ${what}: ${JSON.stringify(last)}`);
    await new Promise((done) => setTimeout(done, 60));
  }
}

/// Starts the game with a key and waits until it has the focus.
export async function openDoor(page, at = page) {
  const now = await untilReady(at);
  if (now === 'failed') throw new Error(`the game did not start: ${await why(at)}`);
  if (now === 'ready') await page.keyboard.press('Enter');
  await until('the game', () => state(at), (s) => s === 'playing');
}

/// How much of the canvas differs from one colour, and its average.
export async function look(page, clip) {
  const { createHash } = await import('node:crypto');
  const png = await page.screenshot({ clip });
  const seen = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const pad = document.createElement('canvas');
    pad.width = image.width;
    pad.height = image.height;
    const pen = pad.getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data: px } = pen.getImageData(0, 0, pad.width, pad.height);
    const colours = new Map();
    for (let at = 0; at < px.length; at += 4 * 7) {
      const colour = (px[at] >> 4 << 8) | (px[at + 1] >> 4 << 4) | px[at + 2] >> 4;
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
    const total = [ ...colours.values() ].reduce((a, b) => a + b, 0);
    return { colours: colours.size, most: Math.max(...colours.values()) / total };
  }, png.toString('base64'));
  return { ...seen, png, hash: createHash('sha1').update(png).digest('hex') };
}

/// One finger on the touchscreen, through Chromium's DevTools protocol.
export async function finger(page) {
  const wire = await page.context().newCDPSession(page);
  const send = (type, points) => wire.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([ x, y ]) => ({ x, y })) });
  return {
    async tap(x, y) {
      await send('touchStart', [ [ x, y ] ]);
      await page.waitForTimeout(90);
      await send('touchEnd', []);
    },
    async drag(from, to, steps = 8) {
      await send('touchStart', [ from ]);
      for (let n = 1; n <= steps; n += 1) {
        await page.waitForTimeout(40);
        await send('touchMove', [ [ from[0] + (to[0] - from[0]) * n / steps, from[1] + (to[1] - from[1]) * n / steps ] ]);
      }
      await page.waitForTimeout(90);
      await send('touchEnd', []);
    },
  };
}

/// Runs in the page before its scripts: two gamepads that the tests can press, `window.pad` and `window.otherPad`.
export function simulatedPad() {
  window.felt = [];
  const pads = [ 0, 1 ].map((index) => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = {
      id: 'Xbox 360 Controller (STANDARD GAMEPAD Vendor: 045e Product: 028e)', index, connected: true, mapping: 'standard',
      axes: [ 0, 0, 0, 0 ], buttons, timestamp: 0,
      vibrationActuator: {
        playEffect: async (effect, { duration, strongMagnitude }) => window.felt.push([ index, effect, duration, strongMagnitude ]),
        reset: async () => window.felt.push([ index, 'rest' ]),
      },
    };
    return { pad, buttons, plugged: false };
  });
  const hands = (one) => ({
    // Browsers report a pad only after a button has been pressed.
    press(n, down) {
      if (!one.plugged) {
        one.plugged = true;
        const event = new Event('gamepadconnected');
        event.gamepad = one.pad;
        dispatchEvent(event);
      }
      one.buttons[n] = { pressed: down, touched: down, value: down ? 1 : 0 };
      one.pad.timestamp = performance.now();
    },
    // Pushes the left stick.
    push(x, y) {
      one.pad.axes = [ x, y, 0, 0 ];
      one.pad.timestamp = performance.now();
    },
  });
  [ window.pad, window.otherPad ] = pads.map(hands);
  const seen = () => [ ...pads.map(({ plugged, pad }) => (plugged ? pad : null)), null, null ];
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: seen });
}

/// The numbers of the pad's buttons in the standard mapping.
export const PAD = { south: 0, east: 1, west: 2, north: 3, lb: 4, rb: 5, lt: 6, rt: 7, select: 8, start: 9, up: 12, down: 13, left: 14, right: 15 };

/// Waits until the page has drawn two frames.
export const frame = (at) => at.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/// Presses a pad button for two frames, so that the game sees it.
export async function press(page, button, at = page, pad = 'pad') {
  await at.evaluate(([ name, n ]) => window[name].press(n, true), [ pad, PAD[button] ]);
  await frame(at);
  await at.evaluate(([ name, n ]) => window[name].press(n, false), [ pad, PAD[button] ]);
  await frame(at);
}
