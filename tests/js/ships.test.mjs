// Whose colour is whose on the board of Pocket Mars: what was chosen, in signs that the sheet of style reads.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { colours } from '../../static/js/boards/pocket-mars/ships.js';

test('each seat has the colour of its Ship', () => {
  assert.equal(colours({ ships: ['vesper', 'aurora'] }), '1-4 2-1');
  assert.equal(colours({}), '');
  assert.equal(colours({ ships: /** @type {any} */ ('x') }), '');
});

test('the sheet of style knows every pair of seat and colour', () => {
  const sheet = readFileSync(new URL('../../static/css/board-pocket-mars.css', import.meta.url), 'utf8');
  for (const seat of [1, 2, 3, 4])
    for (const ship of [1, 2, 3, 4])
      assert.match(sheet, new RegExp(`colours~='${seat}-${ship}'.*--seat-${seat}: var\\(--ship-${ship}\\)`));
});
