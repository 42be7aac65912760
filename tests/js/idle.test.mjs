/** Which questions of a table of Martians!!! are passed unasked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { idlePass } = await import('../../static/js/boards/martians/idle.js');

const CARD = ['pass now', 'pass turn', 'play wait'];
const seat = (items = []) => ({ items });
const asked = (facts = {}) => ({
  pending: { step: 'window', seat: 0 },
  fight: null,
  turn: 1,
  number: 7,
  cooperative: false,
  seats: [seat(), seat()],
  ...facts,
});
const wish = (asks, said = null) => ({ asks, said });

test('asked for form only, one passes', () => {
  assert.equal(idlePass(['pass now', 'pass turn'], asked(), wish('always')), 'pass now');
});

test('who wants every question is asked with a card in hand', () => {
  assert.equal(idlePass(CARD, asked(), wish('always')), '');
});

test('who wants only what touches him is left alone in others’ turns and before his own steps', () => {
  assert.equal(idlePass(CARD, asked(), wish('mine')), 'pass now');
  assert.equal(idlePass(CARD, asked({ turn: 0 }), wish('mine')), 'pass now');
});

test('a card against him, his own fight and somebody with all three items are asked about', () => {
  assert.equal(idlePass(CARD, asked({ pending: { step: 'react', seat: 0 } }), wish('mine')), '');
  assert.equal(idlePass(CARD, asked({ turn: 0, fight: { seat: 0 } }), wish('mine')), '');
  const racing = { seats: [seat(), seat(['fuel', 'fertilizer', 'dynamite'])] };
  assert.equal(idlePass(CARD, asked(racing), wish('mine')), '');
  assert.equal(idlePass(CARD, asked({ ...racing, cooperative: true }), wish('mine')), 'pass now');
});

test('a fight of somebody else is none of his business', () => {
  assert.equal(idlePass(CARD, asked({ fight: { seat: 1 } }), wish('mine')), 'pass now');
});

test('a pass for the turn holds, whatever is played in it, and no longer', () => {
  const said = { move: 'pass turn', view: asked() };
  assert.equal(idlePass(CARD, asked(), wish('always', said)), 'pass now');
  assert.equal(idlePass(CARD, asked({ number: 8, turn: 0 }), wish('always', said)), '');
  assert.equal(idlePass(CARD, asked({ pending: { step: 'react', seat: 0 } }), wish('always', said)), '');
});

test('a pass until one’s own turn holds through the turns of the others', () => {
  const said = { move: 'pass round', view: asked() };
  assert.equal(idlePass(CARD, asked({ number: 8, turn: 1 }), wish('always', said)), 'pass now');
  assert.equal(idlePass(CARD, asked({ number: 8, turn: 0 }), wish('always', said)), '');
});

test('where nothing can be passed nothing is made for anybody', () => {
  assert.equal(
    idlePass(['step 1,1', 'stop'], asked({ turn: 0, pending: { step: 'walk', seat: 0 } }), wish('mine')),
    '',
  );
});
