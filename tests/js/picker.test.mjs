import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.mjs';

const { createPicker } = await import('../../static/js/table/picker.js');

const DOCKS = ['place 7 white a1', 'place 7 white b1', 'place 7 grey a1', 'place 9 grey c2', 'pass'];

test('a piece adds its words; the move is whole when one is left', () => {
  const picker = createPicker(DOCKS);
  assert.equal(picker.only(), null);
  assert.ok(picker.pick('place 9 * *'));
  assert.equal(picker.only(), 'place 9 grey c2');
});

test('words chosen earlier give way to a piece they do not go with', () => {
  const picker = createPicker(DOCKS);
  picker.pick('place 7 white *');
  assert.ok(picker.pick('place 9 * *'));
  assert.equal(picker.only(), 'place 9 grey c2');
});

test('what no legal move has is not chosen, and nothing changes', () => {
  const picker = createPicker(DOCKS);
  picker.pick('place 7 * *');
  assert.equal(picker.pick('place 8 * *'), false);
  assert.equal(picker.selection, 'place 7 * *');
});

test('a piece can be taken back, and everything can', () => {
  const picker = createPicker(DOCKS);
  picker.pick('place 7 white *');
  picker.drop('place * white *');
  assert.deepEqual(picker.matching().length, 3);
  picker.clear();
  assert.equal(picker.selection, '');
});

test('a single legal move needs no choice', () => {
  assert.equal(createPicker(['pass']).only(), 'pass');
  assert.equal(createPicker([]).only(), null);
});

test('choices of a place agree with the rest of the selection', () => {
  const picker = createPicker(DOCKS);
  picker.pick('place 7 * *');
  assert.deepEqual(picker.choices(2), ['white', 'grey']);
  picker.pick('place 7 grey *');
  assert.deepEqual(picker.choices(3), ['a1']);
});

test('trying a piece leaves the picker as it was', () => {
  const picker = createPicker(DOCKS);
  picker.pick('place 7 * *');
  assert.equal(picker.with('place 7 grey *').only(), 'place 7 grey a1');
  assert.equal(picker.selection, 'place 7 * *');
});

test('a plan of several moves is let go by every other choice', () => {
  for (const act of ['pick', 'drop', 'clear']) {
    const picker = createPicker(DOCKS);
    picker.plan = 'place 7 white a1;pass';
    picker[act]('place 9 * *');
    assert.equal(picker.plan, '');
  }
});
