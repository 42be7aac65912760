import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';

const { list, number, say } = await import('../../static/js/words/messages.js');

const speech = (lang, messages) => ({ lang, messages, seatName: (seat) => ['Anna', 'Bruno'][seat] });

test('a sentence is filled with names, seats and numbers', () => {
  const it = speech('it', {
    'log.bought': '{seat, seat} compra {what, name, part.the}',
    'part.lens': 'Lente',
    'part.lens.the': 'la Lente',
  });
  assert.match(say(it, 'log.bought', { seat: 0, what: 'lens' }), /^Anna compra /);
});

test('plurals follow the number, and the number stands where # is', () => {
  const en = speech('en', { n: '{n, plural, one {# point} other {# points}}' });
  assert.deepEqual(
    [-1, 0, 1, 2].map((n) => say(en, 'n', { n })),
    ['−1 point', '0 points', '1 point', '2 points'],
  );
});

test('what an author leaves open is left open in the sentence', () => {
  const en = speech('en', {
    log: '{seat, seat} buys {what, name, part} for {n, plural, one {# cog} other {# cogs}}{why, select, none {} other {!}}',
    'part.lens': 'a lens',
  });
  assert.equal(say(en, 'log', { unsaid: '…' }), '… buys … for … cogs!');
  assert.equal(say(en, 'log', { unsaid: '…', seat: 0, what: 'lens', n: 1 }), 'Anna buys a lens for 1 cog!');
});

test('numbers are written as the language wants', () => {
  assert.equal(number(1234.5, 'it'), '1234,5');
  assert.equal(number(12345, 'it'), '12.345');
  assert.equal(number(12345, 'en'), '12,345');
});

test('lists end with an and', () => {
  assert.equal(list(['a', 'b', 'c'], 'it'), 'a, b e c');
  assert.equal(list(['a', 'b', 'c'], 'en'), 'a, b, and c');
  assert.equal(list(['a'], 'en'), 'a');
});

test('an unknown key is shown as it is', () => assert.equal(say(speech('it', {}), 'no.such.key'), 'no.such.key'));
