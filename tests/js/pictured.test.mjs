/** Pictures from strangers: looked at, drawn against the clock, and said to be late where they were ended. */
import assert from 'node:assert/strict';
import { register } from 'node:module';
import { test } from 'node:test';

register('./modules.mjs', import.meta.url);

const { svg, within, TooLong } = await import('../../static/js/base/lit.js');
const { pictured } = await import('../../static/js/kit/pictured.js');
const { has, whole } = await import('../../static/js/kit/shape.js');

const shape = has({ tiles: whole(0, 9) });

/** A drawing that never ends by itself; far below the drawing, as a loop in a board would be. */
function endless() {
  const all = [];
  for (;;) all[0] = svg`<g>${all.length}</g>`;
}

test('a drawing that would take for ever is ended after two seconds, and told', () => {
  const since = performance.now();
  assert.deepEqual(pictured(shape, { tiles: 3 }, endless, 'one'), { drawing: null, late: true });
  const took = performance.now() - since;
  assert.ok(took > 1900 && took < 3000, `${took} ms`);
});

test('afterwards there is no clock over anybody', () => {
  assert.throws(() => within(-1, () => svg`<g></g>`), TooLong);
  assert.ok(svg`<g></g>`);
});

test('what does not fit is not drawn, and what throws is left out; neither is late', () => {
  let asked = 0;
  const draw = () => {
    asked += 1;
    throw new RangeError('bent');
  };
  assert.deepEqual(pictured(shape, { tiles: 1e308 }, draw), { drawing: null, late: false });
  assert.equal(asked, 0);
  assert.deepEqual(pictured(shape, { tiles: 3 }, draw), { drawing: null, late: false });
  assert.equal(asked, 1);
});

test('a picture that closed the page once is not begun again', () => {
  const kept = new Map([['regolo.drawing', 'the one']]);
  globalThis.sessionStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
    removeItem: (name) => kept.delete(name),
  };
  const draw = () => 'drawn';
  assert.deepEqual(pictured(shape, { tiles: 3 }, draw, 'the one'), { drawing: null, late: true });
  assert.deepEqual(pictured(shape, { tiles: 3 }, draw, 'another'), { drawing: 'drawn', late: false });
  assert.equal(kept.get('regolo.drawing'), undefined);
  delete globalThis.sessionStorage;
});
