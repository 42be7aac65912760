/** What a phone needs: an interpreter that goes when nobody looks for long, a screen that stays lit while computers think. */
import assert from 'node:assert/strict';
import test, { mock } from 'node:test';
import './page.mjs';

/** @type {Record<string, () => void>} */
const heard = {};
const sight = { hidden: false };
const before = globalThis.document;
globalThis.document = new Proxy(before ?? {}, {
  get: (one, name) =>
    name === 'hidden'
      ? sight.hidden
      : name === 'addEventListener'
        ? (kind, run) => {
            heard[kind] = run;
          }
        : one[name],
});
const { LONG, Nap } = await import('../../static/js/engine/nap.js');
const { stayAwake } = await import('../../static/js/table/awake.js');

/** @param {boolean} hidden */
function look(hidden) {
  sight.hidden = hidden;
  heard.visibilitychange();
}

function napping(mayGo = () => true) {
  const told = [];
  const nap = new Nap(
    () => told.push('sleeps'),
    () => told.push('wakes'),
    mayGo,
  );
  return { nap, told };
}

test('out of sight for long, the interpreter goes; in sight again, the next is on its way', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { nap, told } = napping();
  look(true);
  mock.timers.tick(LONG - 1);
  assert.deepEqual(told, []);
  mock.timers.tick(1);
  assert.deepEqual([told, nap.asleep], [['sleeps'], true]);
  look(false);
  assert.deepEqual(told, ['sleeps', 'wakes']);
  mock.timers.reset();
});

test('a short absence, a question under way, a table that could not be laid again: it stays', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { nap, told } = napping();
  look(true);
  mock.timers.tick(LONG / 2);
  look(false);
  mock.timers.tick(LONG);
  assert.deepEqual(told, []);
  nap.begin();
  look(true);
  mock.timers.tick(2 * LONG);
  assert.deepEqual(told, []);
  nap.done(); // from here on it waits anew
  mock.timers.tick(LONG);
  assert.deepEqual(told, ['sleeps']);

  look(false);
  const other = napping(() => false);
  look(true);
  mock.timers.tick(2 * LONG);
  assert.deepEqual(other.told, []);
  mock.timers.reset();
});

/** A browser's wake lock, and how often it was asked for and let go. */
function lamp() {
  const told = { asked: 0, released: 0 };
  const release = async () => {
    told.released += 1;
  };
  const request = async () => {
    told.asked += 1;
    return { release };
  };
  Object.defineProperty(globalThis.navigator, 'wakeLock', { value: { request }, configurable: true });
  return told;
}

const settled = () => new Promise((done) => setImmediate(done));

test('the screen stays lit while the others take long, and no longer', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const told = lamp();
  stayAwake(true);
  stayAwake(false);
  mock.timers.tick(10_000);
  assert.equal(told.asked, 0, 'a quick answer needs none');
  stayAwake(true);
  stayAwake(true);
  mock.timers.tick(10_000);
  assert.equal(told.asked, 1);
  stayAwake(false);
  await settled();
  assert.equal(told.released, 1);
  mock.timers.reset();
});

test('a browser that refuses is no trouble', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  Object.defineProperty(globalThis.navigator, 'wakeLock', {
    value: { request: () => Promise.reject(new Error('no')) },
    configurable: true,
  });
  stayAwake(true);
  mock.timers.tick(10_000);
  stayAwake(false);
  await settled();
  mock.timers.reset();
});
