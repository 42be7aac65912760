import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';

const { lately } = await import('../../static/js/kit/reading.js');

const [placed, passed, drawn] = ['placed', 'passed', 'drawn'].map((kind) => ({ kind }));

test('at the begin of the own turn everything that others did is marked', () =>
  assert.deepEqual(lately({ last: [drawn], since: [placed, passed, drawn] }), [placed, passed, drawn]));
test('at any other time what the last move did is marked', () => {
  assert.deepEqual(lately({ last: [drawn], since: [] }), [drawn]);
  assert.deepEqual(lately({}), []);
});
