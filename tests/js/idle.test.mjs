/** Which questions of a table of Martians!!! are passed unasked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { idlePass, stopAt, vowOf } = await import('../../static/js/boards/martians/idle.js');
const { idleSkip, stopAt: stopInPrep } = await import('../../static/js/boards/pocket-mars/idle.js');

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
const wish = (asks, vow = null, stops = {}) => ({ asks, vow, stops });

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
  const vow = vowOf('pass turn', asked());
  assert.equal(idlePass(CARD, asked(), wish('always', vow)), 'pass now');
  assert.equal(idlePass(CARD, asked({ fight: { seat: 0 } }), wish('mine', vow)), 'pass now');
  assert.equal(idlePass(CARD, asked({ number: 8, turn: 0 }), wish('always', vow)), '');
  assert.equal(idlePass(CARD, asked({ pending: { step: 'react', seat: 0 } }), wish('always', vow)), '');
  assert.equal(idlePass(CARD, asked({ pending: { step: 'window', seat: 1 } }), wish('always', vow)), '');
});

test('a pass until one’s own turn holds through the turns of the others', () => {
  const vow = vowOf('pass round', asked());
  assert.equal(idlePass(CARD, asked({ number: 8, turn: 1 }), wish('always', vow)), 'pass now');
  assert.equal(idlePass(CARD, asked({ number: 8, turn: 0 }), wish('always', vow)), '');
  assert.equal(idlePass(CARD, asked({ number: 9, turn: 1 }), wish('always', vow)), '');
});

test('a pass for now, or a card, is nothing that stands', () => {
  assert.equal(vowOf('pass now', asked()), null);
  assert.equal(vowOf('play wait', asked()), null);
});

const plain = { items: [], life: 3, bullets: 5, pawn: '1,1' };
const bare = (facts = {}) =>
  asked({ seats: [plain, plain], signs: [], martians: [], supply: 40, options: {}, ...facts });
const holding = (...cards) => ['pass now', 'pass turn', ...cards.map((card) => `play ${card}`)];

test('who wants to be asked where a card of his does something is left alone where the table says it does nothing', () => {
  for (const [card, does] of [
    ['get_off_my_land', { martians: ['2,2'] }],
    ['presidential', { martians: ['2,2'] }],
    ['bright_lights', { signs: [{ at: '2,2', up: false }] }],
    ['faked_crop_circles', { signs: [{ up: true }, { up: true }] }],
    ['agent_xxxx', { seats: [plain, { ...plain, bullets: 4 }] }],
    ['memory_drain', { seats: [plain, { ...plain, items: ['fuel'] }] }],
    ['how_to_cook', { seats: [plain, { ...plain, items: ['fuel'] }] }],
    ['video_game', { seats: [plain, { ...plain, life: 4 }] }],
    ['shotgun', { fight: { seat: 0 } }],
    ['mp3_player', { turn: 0 }],
  ]) {
    const nothing =
      card === 'video_game'
        ? {
            seats: [
              { ...plain, bullets: 3 },
              { ...plain, bullets: 2 },
            ],
          }
        : {};
    const table = bare(nothing);
    assert.equal(idlePass(holding(card), table, wish('useful')), 'pass now', card);
    assert.equal(idlePass(holding(card), bare({ ...nothing, ...does }), wish('useful')), '', card);
    assert.equal(idlePass(holding(card), table, wish('always')), '', card);
  }
  assert.equal(idlePass(holding('pod_people'), bare({ martians: ['1,1'] }), wish('useful')), 'pass now');
  assert.equal(idlePass(holding('pod_people'), bare(), wish('useful')), '');
  assert.equal(idlePass(holding('mass_hysteria'), bare({ supply: 0 }), wish('useful')), 'pass now');
  assert.equal(idlePass(holding('mass_hysteria'), bare(), wish('useful')), '');
});

test('a card of which nothing can be read from the table is always asked about, and so is a weapon in play', () => {
  assert.equal(idlePass(holding('wait'), bare(), wish('useful')), '');
  assert.equal(idlePass(holding('agent_xxxx', 'wait'), bare(), wish('useful')), '');
  assert.equal(idlePass(['pass now', 'use searchlight'], bare(), wish('useful')), '');
});

test('a card said to be asked about always is, and one declined never', () => {
  const [always, never] = [{ wait: 'always' }, { wait: 'never' }];
  assert.equal(idlePass(CARD, asked(), wish('mine', null, always)), '');
  assert.equal(idlePass(CARD, asked({ fight: { seat: 0 } }), wish('mine', null, never)), 'pass now');
  assert.equal(idlePass(CARD, asked(), wish('always', null, never)), 'pass now');
  assert.equal(idlePass([...CARD, 'play candy'], asked(), wish('always', null, never)), '');
  assert.equal(idlePass(CARD, asked({ pending: { step: 'react', seat: 0 } }), wish('mine', null, never)), '');
});

test('one says so of a card one holds, or of a weapon before one', () => {
  const seats = [
    { hand: ['wait'], weapons: [{ card: 'searchlight' }] },
    { hand: null, weapons: [{ card: 'signal_jammer' }] },
  ];
  assert.deepEqual(stopAt('card.wait', { seats }, 0), { card: 'wait', ways: ['always', 'never'] });
  assert.equal(stopAt('card.searchlight', { seats }, 0).card, 'searchlight');
  assert.equal(stopAt('card.signal_jammer', { seats }, 0), null);
  assert.equal(stopAt('part.life', { seats }, 0), null);
  assert.equal(stopAt('card.wait', { seats: seats.slice(0, 1) }, 0), null);
});

test('in Pocket Mars an own card that others play is declined for who said so, and no question of the own turn', () => {
  const view = (turn) => ({ pending: { seat: 0, card: 'water-3' }, turn });
  const never = { asks: 'mine', stops: { 'water-3': 'never' } };
  assert.equal(idleSkip(['pay', 'skip'], view(1), never), 'skip');
  assert.equal(idleSkip(['pay', 'skip'], view(0), never), '');
  assert.equal(idleSkip(['pay', 'skip'], view(1), { asks: 'mine', stops: {} }), '');
  assert.equal(idleSkip(['use'], view(1), never), '');
  const seats = [{ prep: ['water-3', null] }, { prep: ['water', null] }];
  assert.deepEqual(stopInPrep('card.water-3', { seats }, 0), { card: 'water-3', ways: ['never'] });
  assert.equal(stopInPrep('card.water-4', { seats }, 0), null);
});

test('where nothing can be passed nothing is made for anybody', () => {
  assert.equal(
    idlePass(['step 1,1', 'stop'], asked({ turn: 0, pending: { step: 'walk', seat: 0 } }), wish('mine')),
    '',
  );
});
