import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import './page.mjs';

const { addressOf, linkIn, pictureIn, readLink } = await import('../../static/js/share/gamelink.js');

const packed = (value) => deflateRawSync(JSON.stringify(value)).toString('base64url');
const HEAD = { seats: ['person Anna', 'computer hard Ada'], moves: 3 };

test('a link says its game, its seats and how far it is', async () => {
  const link = await readLink(`1.suk.${packed(HEAD)}.moves.`);
  assert.equal(link.game, 'suk');
  assert.equal(link.moves, 3);
  assert.deepEqual(
    link.seats.map(({ kind, name }) => [kind, name]),
    [
      ['person', 'Anna'],
      ['computer', 'Ada'],
    ],
  );
  assert.equal(link.picture, null);
});

test('what is no link, too long, or unfolds to too much is null', async () => {
  for (const text of [
    '',
    '1.suk',
    `2.suk.${packed(HEAD)}.m.`,
    '1.suk.%%%.m.',
    `1.suk.${packed({ seats: [], moves: 'x' })}.m.`,
    `1.suk.${'a'.repeat(70_000)}..`,
  ]) {
    assert.equal(await readLink(text), null, text.slice(0, 20));
  }
  assert.equal(await readLink(`1.suk.${packed({ ...HEAD, more: ' '.repeat(300_000) })}.m.`), null);
});

test('a picture by itself, as frames are given it, unfolds within the same limits', async () => {
  const picture = { view: { ring: [] }, to_act: 1, result: null };
  assert.deepEqual(await pictureIn(packed(picture)), { ...picture, alt: {} });
  const told = { ...picture, alt: { it: 'Un anello', en: 'A ring' } };
  assert.deepEqual(await pictureIn(packed(told)), told);
  for (const text of [
    packed({ ...picture, more: ' '.repeat(300_000) }),
    packed({ ...picture, more: ' '.repeat(45_000_000) }),
    'a'.repeat(70_000),
    packed({ view: 'x' }),
    packed([]),
    '%%%',
    '',
  ])
    assert.equal(await pictureIn(text), null, text.slice(0, 20));
});

test('a link is found in any text, and has an address', () => {
  assert.equal(linkIn('look: https://example.org/x/#/link/1.suk.a.b.c please'), '1.suk.a.b.c');
  assert.equal(addressOf('1.suk.a.b.c'), 'http://localhost/#/link/1.suk.a.b.c');
});
