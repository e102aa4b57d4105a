// One page at a time keeps games: the one that holds the browser's lock of this name. The game reads
// window.guyenneLock: 'held', 'elsewhere' (another page has the lock) or 'asked' (and has been asked for it). The page
// that has it gives it up when it is asked; if it does not answer, as one that the browser has frozen, it is taken from
// it. Browsers without locks are as before.

const NAME = 'guyenne';
// The page before this one, as at a reload, may hold the lock for a moment longer; one that is asked answers at once.
const LEAVING = 2500;
const ANSWER = 2000;

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : null;
let release = null;

window.guyenneLock = 'held';

function giveUp() {
  window.guyenneLock = 'elsewhere';
  release?.();
  release = null;
}

// Whether the lock was had. Once it is, it is held until it is given up or taken away.
function hold(options) {
  return new Promise((had) => {
    const held = navigator.locks.request(NAME, options, (lock) => {
      had(Boolean(lock));
      if (!lock) return undefined;
      window.guyenneLock = 'held';
      return new Promise((done) => { release = done; });
    });
    held.catch((error) => {
      // The lock was taken away, or was not to be had in time.
      if (release) giveUp();
      had(error?.name === 'SecurityError');
    });
  });
}

async function takeAtStart() {
  if (!navigator.locks?.request) return;
  if (!await hold({ signal: AbortSignal.timeout(LEAVING) })) window.guyenneLock = 'elsewhere';
}

// Resolved when it is known who keeps games.
export const known = takeAtStart();

addEventListener('guyenne:take-over', async () => {
  if (window.guyenneLock !== 'elsewhere') return;
  window.guyenneLock = 'asked';
  channel?.postMessage('wanted');
  if (!await hold({ signal: AbortSignal.timeout(ANSWER) })) await hold({ steal: true });
});

channel?.addEventListener('message', ({ data }) => {
  if (data === 'wanted' && window.guyenneLock === 'held' && release) giveUp();
});

// Whoever comes next need not wait until this page is gone. One that comes back takes the lock again, if it is free.
addEventListener('pagehide', giveUp);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) takeAtStart();
});
