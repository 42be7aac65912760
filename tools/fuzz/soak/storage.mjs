/** Fuzzes static/js/storage/games.js: `node storage.mjs NUMBER SEED` prints {tried, troubles}. */

/** @type {Map<string, string>} */
const kept = new Map();
/** @type {string | null} how the storage misbehaves now */
let mood = null;
const refuse = (/** @type {string} */ name) => {
  throw Object.assign(new Error(name), { name });
};
Object.defineProperty(globalThis, 'localStorage', {
  get: () => (mood === 'gone' ? refuse('SecurityError') : storage),
});
const storage = {
  get length() {
    return kept.size;
  },
  key: (/** @type {number} */ i) => [...kept.keys()][i] ?? null,
  getItem: (/** @type {string} */ key) => (mood === 'deaf' ? refuse('InvalidStateError') : (kept.get(key) ?? null)),
  setItem: (/** @type {string} */ key, /** @type {string} */ text) =>
    mood === 'full' ? refuse('QuotaExceededError') : void kept.set(key, text),
  removeItem: (/** @type {string} */ key) => void kept.delete(key),
};
const { listGames, loadGame, saveGame } = await import('../../../static/js/storage/games.js');

const [number, seed] = process.argv.slice(2).map(Number);
let chance = seed >>> 0;
const below = (/** @type {number} */ faces) => {
  chance = (Math.imul(chance ^ (chance >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
  return ((chance ^ (chance >>> 13)) >>> 0) % faces;
};
/** @type {string[]} */
const troubles = [];
const game = (/** @type {string} */ id) => ({
  id,
  rev: 0,
  game: 'suk',
  record: '',
  seats: [],
  at: 0,
  length: 0,
  to_act: 0,
  viewer: null,
  view: {},
  last: [],
  result: null,
  created: 0,
  updated: 0,
  build: '',
});
/** @param {string} text */
function bent(text) {
  const at = below(text.length + 1);
  return [
    () => text.slice(0, at),
    () => text.slice(at),
    () => text.slice(0, at) + String.fromCharCode(below(1000)) + text.slice(at + 1),
    () => '',
    () => text + text,
    () => text.replace(/"rev":\d+/, '"rev":99'),
    () => 'null',
    () => text.slice(text.indexOf(' ') + 1),
  ][below(8)]();
}

for (let i = 0; i < number; i += 1) {
  kept.clear();
  mood = null;
  const id = `g${i}`;
  let saved = /** @type {any} */ (game(id));
  const moves = 2 + below(5);
  for (let move = 1; move <= moves; move += 1) {
    saved = { ...saved, at: move, record: `record ${move} ${'·'.repeat(below(40))}` };
    if (saveGame(saved) !== 'kept') troubles.push(`${i}: not kept`);
  }
  const keys = [...kept.keys()];
  const hurt = keys[below(keys.length)];
  const before = kept.get(hurt) ?? '';
  const after = bent(before);
  kept.set(hurt, after);
  kept.set(`regolo.game.${bent(id)}`, bent(before));
  const which = ['', '', '', 'full', 'deaf', 'gone'][below(6)];
  try {
    const found = loadGame(id);
    if (!found || found.at < moves) troubles.push(`${i}: ${after.slice(0, 80)} lost more than a copy`);
    if (found && found.record !== (found.at === moves ? saved.record : found.record))
      troubles.push(`${i}: another record`);
    mood = which || null;
    listGames();
    saveGame({ ...saved, at: moves + 1, record: 'next' });
    mood = null;
    const now = loadGame(id);
    if (!now || now.at < moves - 1) troubles.push(`${i}: lost after ${which || 'saving'}`);
    if (!which && now?.at !== moves + 1) troubles.push(`${i}: the next move is not there`);
  } catch (reason) {
    troubles.push(`${i}: threw ${reason} over ${after.slice(0, 80)}`);
  }
}
console.log(JSON.stringify({ tried: number, troubles: troubles.slice(0, 5) }));
