/**
 * The browser's storage, made harmless: when it is refused or full, everything goes on in memory
 * and one listener hears why.
 *
 * @typedef {'refused' | 'full'} Trouble
 */

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

/** @param {string} key @param {string} text @returns {boolean} true when the browser kept it */
export function writeText(key, text) {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch (reason) {
    memory.set(key, text);
    report(kindOf(reason));
    return false;
  }
}

/** @param {string} key */
export function dropText(key) {
  memory.delete(key);
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
