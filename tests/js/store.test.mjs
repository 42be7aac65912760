import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import './page.mjs';

const { deleteGame, isReadable, listGames, loadGame, restoreGame, saveGame } = await import(
  '../../static/js/storage/games.js'
);
const { readText, storageTrouble } = await import('../../static/js/storage/safestorage.js');

const game = (id = 'g1', at = 1) => ({ id, rev: 0, game: 'suk', record: `regolo 1\n${at}`, seats: [], at, length: at });
const raw = (id, slot) => localStorage.getItem(`regolo.game.${id}.${slot}`);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a saved game is found again', () => {
  assert.equal(saveGame(game()), 'kept');
  assert.equal(loadGame('g1').record, 'regolo 1\n1');
});

test('one spoilt copy costs nothing, two are listed as they lie there', () => {
  saveGame(game());
  saveGame({ ...game('g1', 2), rev: 1 });
  const newest = raw('g1', 'a').includes('"at":2') ? 'a' : 'b';
  localStorage.setItem(`regolo.game.g1.${newest}`, 'scribbled');
  assert.equal(loadGame('g1').game, 'suk');
  localStorage.setItem(`regolo.game.g1.${newest === 'a' ? 'b' : 'a'}`, 'scribbled too');
  assert.equal(loadGame('g1'), null);
  const [damaged] = listGames();
  assert.equal(isReadable(damaged), false);
});

test('what another tab wrote later is not overwritten', () => {
  saveGame(game('g1', 4));
  saveGame({ ...game('g1', 5), rev: 1 });
  assert.equal(saveGame({ ...game('g1', 2), rev: 1 }), 'overtaken');
  assert.equal(loadGame('g1').at, 5);
});

test('a deleted game can be put back', () => {
  saveGame(game());
  const kept = deleteGame('g1');
  assert.equal(loadGame('g1'), null);
  restoreGame('g1', kept);
  assert.equal(loadGame('g1').at, 1);
});

test('a full storage keeps the game in memory and says so', () => {
  localStorage.refuses = 'QuotaExceededError';
  assert.equal(saveGame(game('g2')), 'memory');
  assert.equal(loadGame('g2').at, 1);
  assert.equal(storageTrouble(), 'full');
  assert.ok(readText('regolo.game.g2.a') || readText('regolo.game.g2.b'));
});
