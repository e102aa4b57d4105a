// The game's messages in other languages than English, which the program carries: one file for each language, in the
// folder words. The game reads them from window.guyenneWords, by their languages, when it starts and at the event
// guyenne:words. As long as it has none it speaks English.

const CARRIED = 'en';
// How long the game waits for them when everything else is there, and between two tries, in milliseconds.
const PATIENCE = 3000;
const [ SOONEST, LATEST ] = [ 3000, 60_000 ];

const all = window.guyenneWords = {};
// By the languages that are being fetched, whether the first try had them.
const firstTries = new Map();
let spoken = CARRIED;

const pause = (time) => new Promise((done) => { setTimeout(done, time); });

// Whether the messages are there now.
async function fetchWords(language, cache) {
  try {
    const reply = await fetch(new URL(`words/${language}.txt`, import.meta.url), { cache });
    // Some hosts answer with a page when a file is missing.
    if (!reply.ok || /html/.test(reply.headers.get('content-type'))) return false;
    all[language] = await reply.text();
  } catch {
    return false; // No network, or a part of the file only.
  }
  dispatchEvent(new CustomEvent('guyenne:words'));
  return true;
}

// Tries until they are there or nobody speaks the language any more.
async function tryAgain(language) {
  for (let wait = SOONEST; language === spoken; wait = Math.min(2 * wait, LATEST)) {
    await pause(wait);
    if (language === spoken && await fetchWords(language, 'reload')) return;
  }
}

// Fetches what is missing to speak a language.
export function speak(language) {
  spoken = language;
  if (language === CARRIED || language in all || firstTries.has(language)) return;
  const first = fetchWords(language, history.state?.fresh ? 'reload' : 'default');
  firstTries.set(language, first);
  first.then((had) => had || tryAgain(language)).finally(() => firstTries.delete(language));
}

// Resolved when the messages of the language that is spoken are there, or are not to be waited for.
export async function wordsKnown() {
  await Promise.race([ firstTries.get(spoken), pause(PATIENCE) ]);
}
