/** What the board of Automobiles tells of a step and of a bag: by the options of the race, and alike to eyes and ears. */
import assert from 'node:assert/strict';
import { register } from 'node:module';
import { test } from 'node:test';

register('./modules.mjs', import.meta.url);

const { seesBag } = await import('../../static/js/boards/automobiles/model.js');
const { targetWords } = await import('../../static/js/boards/automobiles/words.js');

/** A race whose path has got to section 3 of a space that begins in a column; `aim` is the space beside it. */
function race({ weaving, from = 20, to = 20, section }) {
  const spaces = new Map([
    ['D1-22', { start: from, colours: ['dark'] }],
    ['D0-22', { start: to, colours: ['light'] }],
  ]);
  const view = { seats: [], options: { weaving }, columns: 60, drive: { head: { space: 'D1-22', section: 3 } } };
  const m = { view, track: { spaces }, t: (key) => key, forecast: false };
  const aim = { space: 'D0-22', section, colour: 'light', steps: 1, plan: 'use light', wear: 0, drafting: null };
  return targetWords(m, { ...aim, position: 1, crosses: false }).includes('board.behind');
}

test('v4: a step that ends further back than the last cube is told so, where weaving allows it', () => {
  assert.equal(race({ weaving: true, section: 1 }), true);
  assert.equal(race({ weaving: true, section: 3 }), false, 'beside it');
  assert.equal(race({ weaving: true, section: 5 }), false, 'in front of it');
  assert.equal(race({ weaving: false, section: 1 }), false);
});

test('v4: behind is behind across the line, too', () => {
  assert.equal(race({ weaving: true, from: 58, to: 58, section: 1 }), true, 'the last cube has crossed it');
  assert.equal(race({ weaving: true, from: 55, to: 0, section: 1 }), false, 'the step crosses it');
});

test('v6: one’s own bag is told, that of others where bags are open', () => {
  const m = (open_bags, seat) => ({ ctx: { seat }, view: { options: { open_bags } } });
  assert.deepEqual(
    [seesBag(m(false, 0), 0), seesBag(m(false, 0), 1), seesBag(m(true, 0), 1), seesBag(m(false, null), 0)],
    [true, false, true, false],
  );
});
