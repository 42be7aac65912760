/** What the others have done since one's own turn: a sentence for each of their turns instead of one for every cube. */
import { nameOf } from './model.js';
import { pileWords } from './words.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {{seat: number, cards: string[], bought: import('./model.js').Pile, events: Record<string, any>}} Turn */

/** @param {any[]} entries @returns {Turn[]} */
function turnsOf(entries) {
  /** @type {Turn[]} */
  const turns = [];
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (typeof event.seat !== 'number' || event.kind === 'turn' || event.kind === 'rolled') continue;
    let turn = turns.findLast((one) => one.seat === event.seat);
    if (!turn || (turn.events.drew && event.kind !== 'refilled' && event.kind !== 'drew')) {
      turn = { seat: event.seat, cards: [], bought: {}, events: {} };
      turns.push(turn);
    }
    if (event.kind === 'used') turn.cards.push(event.card);
    else if (event.kind === 'bought') turn.bought[event.colour] = (turn.bought[event.colour] ?? 0) + 1;
    else if (event.kind !== 'drew' || event.reason === 'hand') turn.events[event.kind] = event;
  }
  return turns.filter(({ events }) => events.drove || events.stood || events.pitted || events.ready);
}

/** @param {Model} m @param {Turn} turn */
function sentence(m, { seat, cards, bought, events }) {
  const name = nameOf(m, seat);
  const { drove, pitted, decline, drafted, spared, lap, finished, ready } = events;
  const parts = [];
  if (ready) parts.push(m.t('board.recap.ready'));
  else if (pitted) parts.push(m.t('board.recap.pit', { n: pitted.n }));
  else if (drove) parts.push(m.t('board.recap.drove', { n: drove.columns, where: drove.space }));
  else parts.push(m.t('board.recap.stood'));
  if (cards.length) parts.push(m.t('board.recap.cards', { cards: [...new Set(cards)] }));
  if (decline?.n) parts.push(m.t('board.wear.short', { n: decline.n }));
  if (drafted) parts.push(m.t('board.wear.slip', { name: nameOf(m, drafted.rival) }));
  if (spared) parts.push(m.t('board.wear.short', { n: 0 }));
  if (lap) parts.push(m.t('board.recap.lap', { left: lap.left }));
  if (Object.keys(bought).length) parts.push(m.t('board.recap.bought', { cubes: pileWords(m, bought) }));
  if (finished) parts.push(m.t('board.recap.finished'));
  return `${name}: ${parts.join('; ')}.`;
}

/** @param {Model} m @param {any[]} entries of the log, since one's own last turn */
export const recap = (m, entries) =>
  turnsOf(entries)
    .filter(({ seat }) => seat !== m.own)
    .map((turn) => sentence(m, turn));
