// The pen: a field of the browser's own that lies, unseen, on the field of text that has the focus in the game. It
// calls up a phone's keyboard; dead keys, input methods, the clipboard and corrections write in it as in any field. What
// is written goes to the game, which draws it, and what the game keeps of it comes back.

import { isBrowsers, isCommand, isLetter, toGame } from './keys.js';

const canvas = document.getElementById('game');
const pen = document.getElementById('pen');
const spoken = document.getElementById('spoken-focus');
const KINDS = {
  name: { inputmode: 'text', autocapitalize: 'words', enterkeyhint: 'done' },
  search: { inputmode: 'search', autocapitalize: 'none', enterkeyhint: 'search' },
  number: { inputmode: 'numeric', autocapitalize: 'none', enterkeyhint: 'done' },
};

// The fields of text on the highest layer of the screen, those and the buttons of numbers, the one that the pen lies on,
// and the focus of the game.
let fields = [];
let all = [];
let here = null;
let focus = null;
// How often the game was written to.
let sent = 0;
let composing = false;
// Whether the last press was a finger's: it must touch the field before a keyboard covers half of the screen.
let touched = false;
let pressed = null;

const isHeld = () => document.activeElement === pen;

function act(id, what, text = '') {
  dispatchEvent(new CustomEvent('guyenne:act', { detail: { id, act: what, text } }));
}

/// What the game has done with so many writings.
export const isAnswered = (written) => written === undefined || written >= sent;

/// Writes into a field of the game.
export function write(id, text) {
  sent += 1;
  act(id, 'write', text);
}

function place({ area, label, kind }) {
  const { left, top } = canvas.getBoundingClientRect();
  const [ x, y, width, height ] = area ?? [ 0, 0, 1, 1 ];
  Object.assign(pen.style, { left: `${left + x}px`, top: `${top + y}px`, width: `${width}px`, height: `${height}px` });
  pen.setAttribute('aria-label', label);
  for (const [ name, value ] of Object.entries(KINDS[kind] ?? KINDS.search)) pen.setAttribute(name, value);
}

function toEnd() {
  pen.setSelectionRange(pen.value.length, pen.value.length);
}

/// Takes the pen to a field.
function take(field) {
  const isNew = here?.id !== field.id;
  here = field;
  place(field);
  if (isNew) pen.value = field.value ?? '';
  pen.removeAttribute('aria-hidden');
  // A reader reads it by itself.
  spoken.setAttribute('aria-live', 'off');
  if (isHeld()) return;
  pen.focus({ preventScroll: true });
  toEnd();
}

function lay() {
  here = null;
  composing = false;
  pen.value = '';
  pen.setAttribute('aria-hidden', 'true');
  spoken.setAttribute('aria-live', 'polite');
}

/// Follows the game: its items, its focus, and how often it has been written to.
export function follow({ items, focus: now, written }) {
  fields = items.filter(({ role, disabled }) => role === 'field' && !disabled);
  all = items.filter((item) => (item.kind === 'number' || fields.includes(item)) && !item.disabled);
  const moved = now !== focus;
  focus = now;
  const next = fields.find(({ id }) => id === focus);
  if (isHeld()) {
    const same = all.find(({ id }) => id === here?.id);
    if (next && (moved || !same)) take(next);
    else if (!same || moved && focus !== same.id) canvas.focus({ preventScroll: true });
    else {
      take(same);
      if (same.role === 'field' && !composing && isAnswered(written) && pen.value !== same.value) {
        pen.value = same.value;
        toEnd();
      }
    }
  } else if (next && document.activeElement === canvas && !touched) take(next);
}

pen.addEventListener('focus', () => { if (here && here.id !== focus) act(here.id, 'focus'); });
// Where the whole window has lost the focus, the pen stays where it is.
pen.addEventListener('blur', () => { if (!isHeld()) lay(); });
pen.addEventListener('input', () => { if (here) write(here.id, pen.value); });
pen.addEventListener('compositionstart', () => { composing = true; });
pen.addEventListener('compositionend', () => {
  composing = false;
  if (here) write(here.id, pen.value);
});

for (const kind of [ 'keydown', 'keyup' ]) {
  pen.addEventListener(kind, (event) => {
    // Keys that an input method takes are its own.
    if (!here || event.isComposing || event.keyCode === 229 || isBrowsers(event)) return;
    const { key } = event;
    // What was pressed before the pen came is let go.
    if (kind === 'keyup') toGame(event);
    else if (key === 'Enter') {
      event.preventDefault();
      if (here.kind === 'number') canvas.focus({ preventScroll: true });
      else if (!event.repeat) act(here.id, 'press');
    } else if (key === 'Delete') {
      // In the game it clears the field, whose end is always the place to write.
      event.preventDefault();
      if (pen.value) {
        pen.value = '';
        write(here.id, '');
      }
    } else if (!isLetter(event) && ![ 'Backspace', 'Dead', 'Insert' ].includes(key)) toGame(event);
  });
}

// The first letter takes the pen to the field, and is written there. A space has another meaning.
addEventListener('keydown', (event) => {
  // A key that comes from the mirror is not typed by the browser: the game writes it.
  if (event.target !== canvas || !event.isTrusted) return;
  touched = false;
  const [ field ] = fields;
  const writes = (isLetter(event) && event.key !== ' ') || event.key === 'Dead' || event.keyCode === 229;
  const command = isCommand(event) && !(isLetter(event) && event.getModifierState('AltGraph'));
  if (!field || !writes || command) return;
  event.stopPropagation();
  take(field);
}, true);

// A press on the field takes the pen there at once: only within the press does a phone show its keyboard.
function at(event) {
  const point = event.changedTouches?.[0] ?? event;
  const { left, top } = canvas.getBoundingClientRect();
  return all.find(({ area: [ x, y, width, height ] = [ 0, 0, 0, 0 ] }) => {
    const [ dx, dy ] = [ point.clientX - left - x, point.clientY - top - y ];
    return dx >= 0 && dy >= 0 && dx <= width && dy <= height;
  });
}

canvas.addEventListener('pointerdown', (event) => {
  touched = event.pointerType === 'touch';
  pressed = event.button === 0 ? at(event)?.id : null;
  if (!pressed || !isHeld()) return;
  // The press gives the focus to the game: a phone would put its keyboard away and bring it back.
  canvas.focus = () => {};
  setTimeout(() => { delete canvas.focus; });
}, true);
for (const name of [ 'pointerup', 'touchend' ]) {
  canvas.addEventListener(name, (event) => {
    const field = at(event);
    if (field && field.id === pressed && (touched || field.role === 'field')) take(field);
  });
}

lay();
