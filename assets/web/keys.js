// Keys: which are the game's and which the browser's. The game gets what it uses, alone or with Shift, and none of it
// scrolls the page. With Ctrl, Alt or the system's key, and all other keys, the browser does what it always does.

import { leavesFullScreen } from './full-screen.js';

const root = document.documentElement;
const canvas = document.getElementById('game');
const isPlaying = () => root.dataset.state === 'playing';

// The keys without a letter that the game uses.
const USED = new Set([
  'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End',
  'Enter', 'Escape', 'Tab', 'Backspace', 'Delete', 'Insert', 'Shift', 'Dead',
]);
const SCROLLING = new Set([ 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'PageUp', 'PageDown', 'Home', 'End' ]);

// The function keys that the player has bound, or any while the game listens for one.
let bound = new Set();
addEventListener('guyenne:keys', ({ detail }) => { bound = new Set(String(detail?.codes ?? '').split(' ')); });

/// Whether a key writes a letter or another sign.
export const isLetter = ({ key }) => [ ...key ].length === 1;

/// Whether a key is held with one that makes it a command, or with the right Alt key, which writes other letters.
export const isCommand = (event) => event.ctrlKey || event.altKey || event.metaKey || event.getModifierState('AltGraph');

/// Whether the browser keeps a key for itself. F6 leads out of the game.
export function isBrowsers(event) {
  const { key, code } = event;
  if (isCommand(event) || key === 'F6') return true;
  return !(isLetter(event) || USED.has(key) || bound.has(code) || /^Numpad(\d|Decimal)$/.test(code));
}

/// Passes a key on to the game. Keys of a screen have no place on a keyboard, but a name.
export function toGame(event) {
  if (event.type === 'keydown') event.preventDefault();
  const { key, code, location, repeat, shiftKey } = event;
  canvas.dispatchEvent(new KeyboardEvent(event.type, {
    key, code: code || key, location, repeat, shiftKey, bubbles: true, cancelable: true,
  }));
}

// What was pressed before the game was entered, and what the browser has got: the game does not hear of its release.
const held = new Set();
const withheld = new Set();

addEventListener('keydown', (event) => {
  if (!isPlaying()) {
    // A key that starts the game must not reach the game.
    held.add(event.code);
    return;
  }
  const onGame = event.target === canvas;
  withheld.delete(event.code);
  if (leavesFullScreen(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    withheld.add(event.code);
  } else if (isBrowsers(event)) {
    if (!onGame) return;
    // The field of text may still take it.
    event.stopPropagation();
    withheld.add(event.code);
    if (event.key === 'F6') document.getElementById('back').focus();
  } else if (onGame && event.repeat && held.has(event.code)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (SCROLLING.has(event.code) && (onGame || event.target === document.body)) {
    event.preventDefault();
    if (!onGame) canvas.focus({ preventScroll: true });
  } else if (onGame && event.code === 'Tab') {
    event.preventDefault();
  }
}, true);

addEventListener('keyup', (event) => {
  held.delete(event.code);
  if (withheld.delete(event.code) && isPlaying()) event.stopImmediatePropagation();
}, true);

// The focus of a field or of a reader beside the canvas is the game's as well: it hears of it only when it leaves the
// stage, and when it comes from elsewhere.
const stage = document.getElementById('stage');

for (const [ kind, from ] of [ [ 'blur', 'focusout' ], [ 'focus', 'focusin' ] ]) {
  canvas.addEventListener(kind, (event) => {
    if (event.isTrusted && stage.contains(event.relatedTarget)) event.stopImmediatePropagation();
  }, true);
  stage.addEventListener(from, (event) => {
    if (event.target !== canvas && !stage.contains(event.relatedTarget)) canvas.dispatchEvent(new FocusEvent(kind));
  });
}
