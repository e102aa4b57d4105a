// Gamepads: what the game sees of them, and how they rumble. None where access is refused; buttons held at the start or
// over a dialog count as released, until all have been let go.

const root = document.documentElement;
const isPlaying = () => root.dataset.state === 'playing';
const ownPads = navigator.getGamepads?.bind(navigator);
let resting = true;

export function pads() {
  try {
    return Array.from(ownPads?.() ?? []);
  } catch {
    return [];
  }
}

export const isPressed = (pad) => pad?.buttons.some((button) => button.pressed);

/// Shows the game all pads at rest while a dialog is open, and until their buttons are let go then.
export function rest() {
  resting = true;
}

function atRest(pad) {
  if (!pad) return pad;
  const { id, index, connected, mapping, timestamp } = pad;
  const buttons = pad.buttons.map(() => ({ pressed: false, touched: false, value: 0 }));
  return { id, index, connected, mapping, timestamp, buttons, axes: pad.axes.map(() => 0) };
}

// The game sees one new pad a frame: so it knows which is which (src/app/web/rumble.rs).
const shown = new Set();
let isOneNew = false;

function isShown({ index }) {
  if (shown.has(index)) return true;
  if (isOneNew) return false;
  isOneNew = true;
  requestAnimationFrame(() => { isOneNew = false; });
  shown.add(index);
  return true;
}

function padsForGame() {
  const now = pads().map((pad) => (pad && isShown(pad) ? pad : null));
  if (resting && isPlaying() && !document.querySelector('dialog[open]') && !now.some(isPressed)) resting = false;
  return resting ? now.map(atRest) : now;
}

try {
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: padsForGame });
} catch { /* Then the game asks the browser itself. */ }

// The game says which pad, by the browser's own index, how strongly (0 to 1) and for how many milliseconds; 0
// milliseconds stop it. Browsers and pads without a motor do nothing.
addEventListener('guyenne:rumble', ({ detail: { pad: index, strength, millis } }) => {
  const motor = pads().find((pad) => pad?.connected && pad.index === index)?.vibrationActuator;
  if (!motor) return;
  const felt = millis > 0
    ? motor.playEffect?.('dual-rumble', { duration: millis, strongMagnitude: strength, weakMagnitude: strength / 2 })
    : motor.reset?.();
  // A newer rumble ends an older one: that is no mistake.
  felt?.catch?.(() => {});
});
