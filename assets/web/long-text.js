// Texts that are too long to be laid out: a field shows only how they begin, and the whole is kept beside it. A browser
// lays out 30 MB for ten seconds, in which nothing moves.

// The longest text that is shown whole, and how much of a longer one is, in characters.
const LONGEST = 100_000;
const SHOWN = 10_000;

// By the fields that do not show all of their texts: these.
const kept = new WeakMap();
// By the fields: what is called with how many characters are kept beside what is shown.
const tellers = new WeakMap();

// Whole lines, unless the first one is longer; no half of a letter.
function beginning(text) {
  const start = text.slice(0, SHOWN);
  const end = start.lastIndexOf('\n');
  return end > 0 ? start.slice(0, end) : start.replace(/[\uD800-\uDBFF]$/u, '');
}

/// The whole text of a field.
export const textOf = (field) => kept.get(field) ?? field.value;

/// Gives a field a text.
export function setText(field, text) {
  const isLong = text.length > LONGEST;
  const shown = isLong ? beginning(text) : text;
  if (isLong) kept.set(field, text);
  else kept.delete(field);
  field.value = shown;
  tellers.get(field)?.(text.length - shown.length);
}

// A long text that is pasted or dropped must not come into the field.
function take(event, data) {
  const field = event.target;
  if (field.readOnly) return;
  const more = data?.getData('text/plain') ?? '';
  const { value, selectionStart, selectionEnd } = field;
  const whole = kept.has(field) ? more : value.slice(0, selectionStart) + more + value.slice(selectionEnd);
  if (more === '' || (!kept.has(field) && whole.length <= LONGEST)) return;
  event.preventDefault();
  setText(field, whole);
}

// A beginning cannot be changed, only removed, and the whole with it.
function edit({ target: field }) {
  if (kept.has(field) && field.value !== '') setText(field, kept.get(field));
  else if (kept.has(field) || field.value.length > LONGEST) setText(field, field.value);
}

// Whoever copies or cuts out all that is shown gets the whole.
function copy(event) {
  const field = event.target;
  const isAll = field.selectionStart === 0 && field.selectionEnd === field.value.length;
  if (!kept.has(field) || !isAll) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', kept.get(field));
  if (event.type === 'cut' && !field.readOnly) setText(field, '');
}

/// Keeps long texts out of a field; `tell` is called with how many characters of its text are not shown.
export function holdLongTexts(field, tell) {
  tellers.set(field, tell);
  field.addEventListener('paste', (event) => take(event, event.clipboardData));
  field.addEventListener('drop', (event) => take(event, event.dataTransfer));
  field.addEventListener('input', edit);
  field.addEventListener('copy', copy);
  field.addEventListener('cut', copy);
}
