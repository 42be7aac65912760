import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';

const { people, viewerAfter } = await import('../../static/js/table/viewer.js');

const seats = (kinds) => [...kinds].map((kind) => ({ name: '', kind: kind === 'p' ? 'person' : 'computer' }));

test('people at this screen are the persons who do not play elsewhere', () => {
  assert.deepEqual(people(seats('pcp')), [0, 2]);
  assert.deepEqual(people(seats('ppp'), [1]), [0, 2]);
});

test('the person to act looks', () => assert.equal(viewerAfter(seats('pcp'), 2, 0), 2));
test('while a computer acts, whoever looked goes on looking', () => assert.equal(viewerAfter(seats('pcp'), 1, 2), 2));
test('while somebody elsewhere acts, whoever looked goes on looking', () =>
  assert.equal(viewerAfter(seats('pp'), 1, 0, [1]), 0));
test('at first the first person looks', () => assert.equal(viewerAfter(seats('cp'), 0, null), 1));
test('where computers play alone, a spectator looks', () => assert.equal(viewerAfter(seats('cc'), 0, null), null));
