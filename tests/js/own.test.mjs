/** Own components from a view: whatever a link brings, boards get an object. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownPart, readOwn } from '../../static/js/kit/own.js';

test('a part is read from the option', () => {
  const view = { options: { own: '{"tiles":{"church":{"items":2}}}' } };
  assert.deepEqual(ownPart(view, 'tiles'), { church: { items: 2 } });
  assert.deepEqual(ownPart(view, 'cards'), {});
});

test('what is no object is nothing replaced', () => {
  for (const own of [undefined, null, 3, '', '{', '[]', 'null', '"x"', '7']) assert.deepEqual(readOwn(own), {});
  assert.deepEqual(ownPart({}, 'tiles'), {});
  assert.deepEqual(ownPart({ options: { own: '{"tiles":3}' } }, 'tiles'), {});
});
