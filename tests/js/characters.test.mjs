import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './page.mjs';

const { say } = await import('../../static/js/words/messages.js');
const { computerName } = await import('../../static/js/words/characters.js');

const words = JSON.parse(readFileSync(new URL('../../static/locale/en.json', import.meta.url), 'utf8'));
const LEVELS = Object.keys(words).flatMap((key) => key.match(/^level\.(\w+)\.character$/)?.[1] ?? []);
const SIX = [1, 2, 3, 4, 5, 6];

/** A table of six computers of one level, as the sheet fills it. @param {string} level */
function company(level) {
  /** @type {import('../../static/js/base/types.js').Seat[]} */
  const seats = [];
  for (const _ of SIX) seats.push({ kind: 'computer', level, name: computerName(seats, level) });
  return seats.map((seat) => seat.name);
}

test('six computers of a level have six names, and no level shares one with another', () => {
  const names = LEVELS.flatMap(company);
  assert.equal(LEVELS.length, 4);
  assert.equal(new Set(names).size, 6 * LEVELS.length);
});

test('a person who is called like a character keeps the name to themselves', () => {
  const [first, second] = company('easy');
  assert.equal(computerName([{ kind: 'person', name: first }], 'easy'), second);
});

test('who plays well imagines only where something is hidden', () => {
  for (const lang of ['it', 'en']) {
    const url = new URL(`../../static/locale/${lang}.json`, import.meta.url);
    const messages = JSON.parse(readFileSync(url, 'utf8'));
    const said = (secrets) => say({ lang, messages }, 'level.hard.character', { names: 'Ada', secrets });
    assert.match(said('yes'), /imagined|immaginato/);
    assert.doesNotMatch(said('no'), /imagined|immaginato/);
    assert.match(said('no'), /\. (The best|Le mosse)/);
  }
});
