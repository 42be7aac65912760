// What counts listeners for `quality --leaks`: one that stays is told, one that is taken away in any of three ways is not.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import vm from 'node:vm';

const counter = readFileSync(new URL('../../tools/quality/leaks.js', import.meta.url), 'utf8');

test('only listeners that stay are counted, each once', () => {
  const nobody = class Node {};
  const page = { EventTarget: class extends EventTarget {}, Node: nobody, document: { documentElement: {}, body: {} } };
  Object.defineProperties(page.EventTarget.prototype, {
    addEventListener: { value: EventTarget.prototype.addEventListener, writable: true },
    removeEventListener: { value: EventTarget.prototype.removeEventListener, writable: true },
  });
  vm.runInNewContext(counter, page);
  class Cable extends page.EventTarget {}
  const cable = new Cable();
  const run = () => undefined;
  const held = () => ({ ...page.regoloHeld() });
  cable.addEventListener('open', run);
  cable.addEventListener('open', run);
  assert.deepEqual(held(), { 'Cable open': 1 });
  cable.removeEventListener('open', run);
  cable.addEventListener('close', run, { once: true });
  const ends = new AbortController();
  cable.addEventListener('data', run, { signal: ends.signal });
  assert.deepEqual(held(), { 'Cable data': 1 });
  ends.abort();
  assert.deepEqual(held(), {});
});
