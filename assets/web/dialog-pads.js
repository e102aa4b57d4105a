// Gamepads in a dialog: the cross or the left stick moves its focus, the lowest of the four buttons presses, the right
// one closes. What was held when it opened counts once it has been let go.

import { pads, rest } from './pads.js';

// What the buttons do, by their numbers in the standard.
const DEEDS = { 0: 'press', 1: 'close', 12: 'back', 13: 'on', 14: 'back', 15: 'on' };
// How far the stick is pushed to count, and how far at least while it still counts.
const PUSHED = 0.6;
const STILL_PUSHED = 0.3;

let held = [];
let isLooking = false;

function heldBy(pad, before) {
  const deeds = new Set(Object.keys(DEEDS).filter((n) => pad?.buttons[n]?.pressed).map((n) => DEEDS[n]));
  const [ x = 0, y = 0 ] = pad?.axes ?? [];
  const way = Math.abs(x) > Math.abs(y) ? x : y;
  const deed = way > 0 ? 'on' : 'back';
  if (Math.abs(way) > (before?.has(deed) ? STILL_PUSHED : PUSHED)) deeds.add(deed);
  return deeds;
}

function act(dialog, deed) {
  if (!dialog.open) return;
  // A browser that was last used with a mouse shows no focus by itself.
  dialog.classList.add('by-pad');
  const places = [ ...dialog.querySelectorAll('textarea, button') ].filter((place) => !place.hidden);
  const at = places.indexOf(document.activeElement);
  if (deed === 'close') dialog.close();
  else if (deed === 'on') places[(at + 1) % places.length].focus();
  else if (deed === 'back') places.at(Math.max(at, 0) - 1).focus();
  else [ places[at], ...places ].find((place) => place?.matches('button')).click();
}

function look() {
  const dialog = document.querySelector('dialog[open]');
  isLooking = Boolean(dialog);
  if (!dialog) return;
  requestAnimationFrame(look);
  const before = held;
  held = pads().map((pad, n) => heldBy(pad, before[n]));
  held.forEach((deeds, n) => deeds.forEach((deed) => {
    if (!before[n]?.has(deed)) act(dialog, deed);
  }));
}

/// Lets gamepads act in the dialog that has just been opened; the game sees them at rest.
export function padsInDialog() {
  rest();
  held = pads().map((pad) => heldBy(pad));
  if (!isLooking) requestAnimationFrame(look);
  isLooking = true;
}
