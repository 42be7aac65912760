import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';

const { findRules, stem } = await import('../../static/js/words/rulesearch.js');

const RULES = {
  R1: { text: 'From two to four players.' },
  R2: { text: 'Each ship unloads its crates at a dock of the same number.' },
  R3: { text: 'Scores: the most valuable dock counts double.', index: 'win winner points' },
  Q1: { text: 'May a ship stay?\nNo: a ship that has unloaded its crates leaves the dock.' },
};

test('an empty question shows all rules in their order', () => {
  assert.deepEqual(findRules(RULES, '  '), ['R1', 'R2', 'R3', 'Q1']);
});

test('a rule is found by its number', () => assert.equal(findRules(RULES, 'q1')[0], 'Q1'));

test('words are found in any form, with any accents', () => {
  assert.equal(findRules(RULES, 'SCORING')[0], 'R3');
  assert.equal(stem('crates'), stem('crate'));
  assert.deepEqual(findRules({ R1: { text: 'Il giocatore più vecchio.' } }, 'piu vecchi'), ['R1']);
});

test('the words people ask with find a rule that says it otherwise', () => {
  assert.equal(findRules(RULES, 'who wins')[0], 'R3');
});

test('a rule comes before a ruling that says the same', () => assert.equal(findRules(RULES, 'crates')[0], 'R2'));

test('what stands nowhere finds nothing', () => assert.deepEqual(findRules(RULES, 'zebra'), []));
