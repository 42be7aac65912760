/**
 * The browser's storage, made harmless: when it is refused or full, everything goes on in memory, and as long as this
 * tab lives also through a reload; one listener hears why.
 *
 * @typedef {'refused' | 'full'} Trouble
 */

const HELD = 'regolo.held.'; // in the tab's own storage: texts that found no room, each after a mark of what it was to replace

/** @type {Map<string, string>} texts that the browser would not take */
const memory = new Map();
/** @type {Set<(trouble: Trouble) => void>} */
const listeners = new Set();
/** @type {Trouble | null} */
let trouble = null;

/** @param {unknown} reason @returns {Trouble} */
function kindOf(reason) {
  const name = /** @type {any} */ (reason)?.name ?? '';
  return /quota/i.test(name) ? 'full' : 'refused';
}

/** Told once: what hears it draws the page again, and drawing may read again. @param {Trouble} kind */
function report(kind) {
  if (trouble === kind) return;
  trouble = kind;
  for (const listener of listeners) listener(kind);
}

export const storageTrouble = () => trouble;

/** @param {(trouble: Trouble) => void} listener */
export function onStorageTrouble(listener) {
  listeners.add(listener);
}

/** @param {string} key @returns {string | null} */
export function readText(key) {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch (reason) {
    report(kindOf(reason));
    return null;
  }
}

/** Enough of what lies in the storage to see that another tab has written there. @param {string} key */
const mark = (key) => (localStorage.getItem(key) ?? '').slice(0, 16).padEnd(16);

/** @param {string} key @param {string} text */
function hold(key, text) {
  memory.set(key, text);
  try {
    sessionStorage.setItem(HELD + key, mark(key) + text);
  } catch {
    // then only until the page goes
  }
}

/** @param {string} key */
function letGo(key) {
  if (!memory.delete(key)) return;
  try {
    sessionStorage.removeItem(HELD + key);
  } catch {
    // it was not there either
  }
}

/** What found no room before a reload tries again, unless another tab has written since. */
function takeUp() {
  try {
    for (const held of Object.keys(sessionStorage).filter((key) => key.startsWith(HELD))) {
      const [key, text] = [held.slice(HELD.length), sessionStorage.getItem(held) ?? ''];
      if (mark(key) === text.slice(0, 16)) {
        memory.set(key, text.slice(16));
        writeText(key, text.slice(16));
      } else {
        sessionStorage.removeItem(held);
      }
    }
  } catch {
    // no storage of any kind
  }
}

/** @param {string} key @param {string} text @returns {boolean} true when the browser kept it */
export function writeText(key, text) {
  try {
    localStorage.setItem(key, text);
    letGo(key);
    if (!memory.size) trouble = null; // there is room again
    return true;
  } catch (reason) {
    hold(key, text);
    report(kindOf(reason));
    return false;
  }
}

/** @param {string} key */
export function dropText(key) {
  letGo(key);
  try {
    localStorage.removeItem(key);
  } catch (reason) {
    report(kindOf(reason));
  }
}

/** @param {string} prefix @returns {string[]} */
export function keysFrom(prefix) {
  const found = new Set([...memory.keys()].filter((key) => key.startsWith(prefix)));
  try {
    for (let i = 0; i < localStorage.length; i += 1) {
      const key = localStorage.key(i);
      if (key?.startsWith(prefix)) found.add(key);
    }
  } catch (reason) {
    report(kindOf(reason));
  }
  return [...found];
}

takeUp();
// What another tab has written is newer than what found no room here.
globalThis.addEventListener?.('storage', ({ key }) => key && letGo(key));
