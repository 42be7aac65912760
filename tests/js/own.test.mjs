/** Own components from a view: whatever a link brings, boards get an object. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trackIn, trackOf } from '../../static/js/boards/automobiles/geometry.js';
import { drawingIn, drawingOf, shapeOf } from '../../static/js/boards/martians/tiles.js';
import { printed, printedIn, readOps } from '../../static/js/boards/pocket-mars/deck.js';
import { ownPart, readOwn } from '../../static/js/kit/ownparts.js';

test('a part is read from the option', () => {
  const view = { options: { own: '{"tiles":{"church":{"items":2}}}' } };
  assert.deepEqual(ownPart(view, 'tiles'), { church: { items: 2 } });
  assert.deepEqual(ownPart(view, 'cards'), {});
});

test('what is no object is nothing replaced', () => {
  for (const own of [undefined, null, 3, '', '{', '[]', 'null', '"x"', '7']) assert.deepEqual(readOwn(own), {});
  assert.deepEqual(ownPart({}, 'tiles'), {});
  assert.deepEqual(ownPart({ options: { own: '{"tiles":3}' } }, 'tiles'), {});
});

test('a card of Pocket Mars shows what its owner has entered, and ours where that is no card', () => {
  const view = (/** @type {unknown} */ cards) => ({ options: { own: JSON.stringify({ cards }) } });
  const tops = (/** @type {unknown} */ top) => printedIn(view({ 'energy-3': { top } }), 'energy-3')?.top;
  assert.deepEqual(tops('pay 2: launch 3'), readOps('pay 2: launch 3'));
  for (const odd of [7, '', '<script>', 'toString', 'fly 3', 'gain 1, '.repeat(99)])
    assert.deepEqual(tops(odd), printed('energy-3')?.top);
  assert.deepEqual(printedIn(view({ 'energy-3': 5 }), 'energy-3'), printed('energy-3'));
  assert.equal(printedIn(view({}), null), null);
});

test('a track is drawn with the lanes that its owner has entered, and ours where they can be none', () => {
  const of = (/** @type {unknown} */ lanes) =>
    trackIn({ track: 'daytona', options: { own: JSON.stringify({ tracks: { daytona: lanes } }) } });
  const lanes = ['WWWWWWWWLLLLLL', 'WWWWLLLLLLLL', 'LLLLDDD', 'DDDDD'];
  const track = of(lanes);
  assert.equal(track.columns, 20);
  assert.deepEqual(track.spaces.get('D3-16')?.colours, ['dark']);
  assert.equal(track.inner.length, 80);
  assert.equal(track.zones.at(-1)?.last, 19);
  for (const odd of [
    5,
    [],
    ['W'],
    ['', '', '', ''],
    lanes.map((lane) => `${lane}W`).with(0, 'W'),
    ['<b>', 'x', 'y', 'z'],
  ])
    assert.equal(of(odd), trackOf('daytona'));
});

test('a tile of Martians!!! has the roads that its owner has drawn, and ours where they can be none', () => {
  const of = (/** @type {unknown} */ drawing) =>
    drawingIn({ options: { own: JSON.stringify({ tiles: { church: { drawing } } }) } }, 'church');
  const lines = ['X R-R', '  | |', 'X B *', '     ', 'X X X'];
  assert.deepEqual([...shapeOf(of(lines), 0).exits], ['N', 'E']);
  assert.deepEqual([...shapeOf(of(lines), 1).exits], ['E', 'S']);
  for (const odd of [
    undefined,
    5,
    'X R X',
    [],
    lines.slice(1),
    lines.with(0, 'X<b>R'),
    lines.with(1, '     X'),
    [...lines, ''],
  ])
    assert.equal(of(odd), drawingOf('church'));
  assert.equal(drawingIn({}, 'church'), drawingOf('church'));
});
