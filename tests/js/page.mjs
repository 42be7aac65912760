/**
 * A page without a browser, for the scripts that draw nothing: storages, an address, a list of games, and the real rules behind
 * the door. Every test file imports this first.
 */
import { spawn } from 'node:child_process';
import { register } from 'node:module';
import { createInterface } from 'node:readline';

register('./modules.mjs', import.meta.url);

class Storage {
  #texts = new Map();
  /** Set to a name such as `QuotaExceededError` to refuse what is written from now on. */
  refuses = '';

  get length() {
    return this.#texts.size;
  }

  key(index) {
    return [...this.#texts.keys()][index] ?? null;
  }

  getItem(key) {
    return this.#texts.get(key) ?? null;
  }

  setItem(key, text) {
    if (this.refuses) throw Object.assign(new Error('no room'), { name: this.refuses });
    this.#texts.set(key, String(text));
  }

  removeItem(key) {
    this.#texts.delete(key);
  }

  clear() {
    this.#texts.clear();
    this.refuses = '';
  }
}

const SECRETS = { suk: false, automobiles: false, martians: true, mechanics: true, 'pocket-mars': true };
const GAMES = Object.entries(SECRETS).map(([slug, secrets]) => ({ slug, secrets }));
const element = () => ({
  textContent: '',
  style: {},
  hasAttribute: () => false,
  addEventListener() {},
  focus() {},
  scrollTo() {},
});
const catalog = { ...element(), textContent: JSON.stringify({ build: 'test', games: GAMES }) };

Object.assign(globalThis, {
  localStorage: new Storage(),
  sessionStorage: new Storage(),
  location: new URL('http://localhost/'),
  history: { state: null, replaceState() {} },
  ...(globalThis.navigator ? {} : { navigator: { languages: ['it'], language: 'it' } }),
  matchMedia: () => ({ matches: true, addEventListener() {} }),
  addEventListener() {},
  removeEventListener() {},
  document: {
    createTreeWalker: () => ({}),
    documentElement: { ...element(), dataset: {} },
    body: element(),
    activeElement: null,
    addEventListener() {},
    getElementById: (id) => (id === 'catalog' ? catalog : null),
    querySelector: () => null,
    querySelectorAll: () => [],
  },
});

let python = null;
const waiting = new Map();
let count = 0;

/** Asks `pyapp.bridge`, as the worker does in the page. @param {Record<string, any>} request */
function askRules(request) {
  if (!python) {
    python = spawn(process.env.REGOLO_PYTHON ?? 'python3', ['-m', 'tests.js.engine'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    createInterface(python.stdout).on('line', (line) => {
      const { id, answer } = JSON.parse(line);
      waiting.get(id)(JSON.parse(answer));
      waiting.delete(id);
    });
  }
  count += 1;
  const id = count;
  engine.asked.push(request);
  return new Promise((answered) => {
    waiting.set(id, answered);
    python.stdin.write(`${JSON.stringify({ id, request: JSON.stringify(request) })}\n`);
  });
}

/** What the page asked of the rules, in order; `answer` may be replaced by a test. */
export const engine = {
  asked: [],
  answer: askRules,
  ask: (request) => engine.answer(request),
  /** @param {string} verb */
  count: (verb) => engine.asked.filter((request) => request.do === verb).length,
  forget() {
    engine.asked = [];
  },
};
globalThis.testEngine = engine;

/** How often each saved game was written while something was done; a save writes both copies. @param {() => Promise<unknown>} act */
export async function savesDuring(act) {
  const write = localStorage.setItem;
  let copies = 0;
  localStorage.setItem = function (key, text) {
    if (key.startsWith('regolo.game.')) copies += 1;
    return write.call(this, key, text);
  };
  await act().finally(() => {
    delete localStorage.setItem;
  });
  return copies / 2;
}

/** Ends the Python behind the door, or the test run would wait for it. */
export function closeEngine() {
  python?.stdin.end();
  python = null;
}

/** Until something holds, looked at every few milliseconds. @param {() => unknown} holds @param {number} [patience] */
export async function until(holds, patience = 20_000) {
  const end = Date.now() + patience;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`still not so: ${holds}`);
    await new Promise((done) => setTimeout(done, 5));
  }
}
