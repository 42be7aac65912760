/** Sounds: off by default, one voice for what has happened, a chime when it is one's turn; small. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import './page.mjs';

const { settings } = await import('../../static/js/storage/settings.js');
const { sound, voiceOf } = await import('../../static/js/table/sound.js');

const entry = (seat, ...kinds) => ({ n: 1, seat, move: null, events: kinds.map((kind) => ({ kind, seat })) });

test('nothing sounds and nothing shakes before somebody has switched it on', () => {
  assert.equal(settings.sound, 'off');
  assert.equal(settings.shake, false);
  globalThis.AudioContext = class {
    constructor() {
      throw new Error('no room for sounds was asked for');
    }
  };
  sound('chime');
  delete globalThis.AudioContext;
});

test('a turn that comes round chimes; one’s own moves sound like what they did', () => {
  assert.equal(voiceOf([entry(1, 'bought')], 0, true), 'chime');
  assert.equal(voiceOf([entry(0, 'bought')], 0, true), 'coin');
  assert.equal(voiceOf([entry(0, 'placed', 'rolled')], 0, false), 'die');
  assert.equal(voiceOf([entry(0, 'placed')], 0, false), 'click');
  assert.equal(voiceOf([], 0, true), null);
});

test('all of it is less than ten kilobytes', () => {
  assert.ok(readFileSync(new URL('../../static/js/table/sound.js', import.meta.url)).length < 10_000);
});
