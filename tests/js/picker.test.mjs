import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';

const { Picker } = await import('../../static/js/table/picker.js');

const DOCKS = ['place 7 white a1', 'place 7 white b1', 'place 7 grey a1', 'place 9 grey c2', 'pass'];
const picker = new Picker(DOCKS);
const seventh = picker.pick('place 7 * *');

test('a piece adds its words; the move is whole when one is left', () => {
  assert.equal(picker.only(), null);
  assert.equal(picker.pick('place 9 * *').only(), 'place 9 grey c2');
});

test('a choice makes another picker and leaves the first as it was', () => {
  assert.equal(picker.selection, '');
  assert.equal(seventh.selection, 'place 7 * *');
  assert.throws(() => {
    picker.selection = 'pass';
  });
});

test('words chosen earlier give way to a piece they do not go with', () => {
  assert.equal(picker.pick('place 7 white *').pick('place 9 * *').only(), 'place 9 grey c2');
});

test('another verb begins anew', () => assert.equal(seventh.pick('pass').selection, 'pass'));

test('what no legal move has is not chosen', () => {
  assert.equal(seventh.pick('place 8 * *'), null);
  assert.equal(seventh.with('place 8 * *').selection, seventh.selection);
});

test('a piece can be taken back, and everything can', () => {
  const white = picker.pick('place 7 white *');
  assert.deepEqual(white.drop('place * white *').matching().length, 3);
  assert.equal(white.clear().selection, '');
  assert.equal(seventh.drop('place 7 * *').selection, '', 'a verb alone is no choice');
});

test('a single legal move needs no choice', () => {
  assert.equal(new Picker(['pass']).only(), 'pass');
  assert.equal(new Picker([]).only(), null);
});

test('choices of a place agree with the rest of the selection', () => {
  assert.deepEqual(seventh.choices(2), ['white', 'grey']);
  assert.deepEqual(seventh.pick('place 7 grey *').choices(3), ['a1']);
});

test('a piece is legal beside what is chosen, open when that is let go, and says when it takes a place', () => {
  const grey = seventh.pick('place * grey *');
  assert.ok(!grey.isLegal('place * * b1'));
  assert.ok(grey.isOpen('place * * b1'));
  assert.ok(grey.replaces('place 9 * *'));
  assert.ok(!grey.replaces('place 7 * *'));
  assert.ok(grey.has('place 7 * *') && !grey.has('place 9 * *'));
});

test('a plan of several moves is let go by every other choice', () => {
  const planned = picker.aim('place 7 white a1', 'place 7 white a1;pass');
  assert.equal(planned.plan, 'place 7 white a1;pass');
  for (const act of ['pick', 'drop', 'clear']) assert.equal(planned[act]('place 9 * *').plan, '');
  assert.equal(picker.aim('place 8 * *', 'x;y').plan, '');
});
