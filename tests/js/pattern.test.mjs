import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';

const { fits } = await import('../../static/js/base/pattern.js');

test('a pattern means whole moves, a star any word', () => {
  assert.ok(fits('place 7 * *', 'place 7 black b3'));
  assert.ok(!fits('place 7 *', 'place 7 black b3'));
  assert.ok(!fits('place 8 * *', 'place 7 black b3'));
});
