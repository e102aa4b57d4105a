// Gamepads whose buttons the browser does not know by their places: most of them tell of their cross as of axes. Here
// it becomes the buttons of the cross that the game knows. This comes before all else that asks for gamepads.

// The buttons up, down, left and right, as the standard numbers them.
const CROSS = [ 12, 13, 14, 15 ];
// The axes of the cross, where it has two.
const SIDEWAYS = 6, UPRIGHT = 7;
// The axis of the cross, where it has one, and the two ways of its places: from up clockwise, in equal steps.
const ROUND = 9;
const PLACES = [ [ 0, -1 ], [ 1, -1 ], [ 1, 0 ], [ 1, 1 ], [ 0, 1 ], [ -1, 1 ], [ -1, 0 ], [ -1, -1 ] ];
const NEAR = 0.05;

const isNear = (value, place) => Math.abs(value - place) < NEAR;

// A pair of axes is taken for a cross when it has been at rest once: triggers at rest lie at their ends.
export function crossOf(axes, known) {
  if (axes.length > ROUND) {
    const place = PLACES.findIndex((_, n) => isNear(axes[ROUND], -1 + n * 2 / 7));
    // Beyond 1 nothing is pressed. Before the first press some browsers say 0, which is no place.
    return PLACES[place] ?? [ 0, 0 ];
  }
  if (axes.length <= UPRIGHT) return [ 0, 0 ];
  const ways = [ axes[SIDEWAYS], axes[UPRIGHT] ];
  if (ways.every((way) => isNear(way, 0))) known.rested = true;
  const isCross = known.rested && ways.every((way) => [ -1, 0, 1 ].some((place) => isNear(way, place)));
  return isCross ? ways.map(Math.round) : [ 0, 0 ];
}

export function withCross(pad, known) {
  if (!pad || pad.mapping === 'standard') return pad;
  const [ x, y ] = crossOf(pad.axes, known);
  const isHeld = [ y < 0, y > 0, x < 0, x > 0 ];
  const buttons = Array.from(pad.buttons, ({ pressed, touched, value }) => ({ pressed, touched, value }));
  while (buttons.length <= CROSS.at(-1)) buttons.push({ pressed: false, touched: false, value: 0 });
  CROSS.forEach((button, n) => {
    if (isHeld[n]) buttons[button] = { pressed: true, touched: true, value: 1 };
  });
  const { id, index, connected, mapping, timestamp, axes } = pad;
  return { id, index, connected, mapping, timestamp, axes, buttons, vibrationActuator: pad.vibrationActuator };
}

const own = globalThis.navigator?.getGamepads?.bind(navigator);
const knownPads = new Map();

function padsWithCrosses() {
  return Array.from(own(), (pad) => {
    if (!pad) return pad;
    const known = knownPads.get(pad.index);
    if (known?.id !== pad.id) knownPads.set(pad.index, { id: pad.id, rested: false });
    return withCross(pad, knownPads.get(pad.index));
  });
}

if (own) {
  try {
    Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: padsWithCrosses });
  } catch { /* Then the game sees no cross of such a pad. */ }
}
