/** A turn in one sentence: what is told of it, what is put together, where it begins. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';

const { say } = await import('../../static/js/words/messages.js');
const { deeds, latestTurn, sentence } = await import('../../static/js/words/tale.js');

const MESSAGES = {
  'tale.bought': 'buys {colour, name, cube, a}',
  'tale.many.bought': 'buys {colour_each, list, cube}',
  'tale.drove': 'drives {columns, plural, one {# column} other {# columns}}',
  'tale.settled': 'lands in {where}',
  'tale.beaten': 'beats a Martian',
  'tale.many.beaten': 'beats {times} Martians',
  'cube.green': 'green',
  'cube.blue': 'blue',
  'cube.blue.a': 'a blue cube',
};
const words = Object.assign((key, params) => say({ lang: 'en', messages: MESSAGES }, key, params), {
  has: (key) => key in MESSAGES,
  lang: 'en',
});
const [ANNA, ADA, BRUNO] = [0, 1, 2];
const entry = (n, seat, ...events) => ({ n, seat, move: 'x', events: events.map((event) => ({ seat, ...event })) });
const bought = (colour) => ({ kind: 'bought', colour });
const drove = (columns) => ({ kind: 'drove', columns });

test('a whole turn is one sentence, in the order in which it was done', () => {
  const log = [entry(1, ADA, bought('green')), entry(2, ADA, bought('blue')), entry(3, ADA, drove(12))];
  const told = deeds(log, ADA, words);
  assert.equal(sentence('Ada', told, false), 'Ada buys green and blue, drives 12 columns.');
  assert.equal(sentence('Ada', told, true), 'Ada buys green and blue, drives 12 columns…');
});

test('of a long turn the last deeds are told', () => {
  assert.equal(sentence('Ada', ['a', 'b', 'c', 'd'], false), 'Ada a, b, c, d.');
  assert.equal(sentence('Ada', ['a', 'b', 'c', 'd', 'e', 'f'], true), 'Ada … c, d, e, f…');
});

test('what was done once is told as once', () => {
  assert.deepEqual(deeds([entry(1, ADA, bought('blue'))], ADA, words), ['buys a blue cube']);
});

test('what has no words for many times is told each time', () => {
  const log = [entry(1, ADA, { kind: 'settled', where: 'A' }, { kind: 'beaten' }, { kind: 'settled', where: 'B' })];
  assert.deepEqual(deeds(log, ADA, words), ['lands in A', 'beats a Martian', 'lands in B']);
});

test('many of a kind are counted where the first of them was', () => {
  const log = [entry(1, ADA, { kind: 'beaten' }, drove(1)), entry(2, ADA, { kind: 'beaten' }, { kind: 'beaten' })];
  assert.deepEqual(deeds(log, ADA, words), ['beats 3 Martians', 'drives 1 column']);
});

test('nothing is told of what has no words, or of another seat', () => {
  const log = [entry(1, ADA, { kind: 'shuffled' }, { kind: 'bought', colour: 'green', seat: ANNA })];
  assert.equal(sentence('Ada', deeds(log, ADA, words), true), '');
});

test('a turn begins after the last deed of another seat', () => {
  const log = [entry(1, BRUNO, drove(3)), entry(2, ANNA, drove(1)), entry(3, ADA, drove(2)), entry(4, ADA, drove(5))];
  const turn = latestTurn(log, words);
  assert.equal(turn.seat, ADA);
  assert.deepEqual(
    turn.entries.map(({ n }) => n),
    [3, 4],
  );
});

test('who was asked in between and did nothing does not end it', () => {
  const log = [entry(1, BRUNO, drove(3)), entry(2, ADA, drove(2)), entry(3, ANNA, { kind: 'passed' }), entry(4, ADA)];
  assert.deepEqual(
    latestTurn(log, words).entries.map(({ n }) => n),
    [2],
  );
});

test('before anything was done there is no turn to tell', () => {
  assert.equal(latestTurn([entry(0, null, { kind: 'dealt' })], words), null);
  assert.equal(latestTurn([], words), null);
});
