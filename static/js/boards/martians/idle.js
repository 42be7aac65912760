/** Questions that need no answer by hand: what one could only pass, and as the reader wishes what is not about him. */

/** @typedef {import('./view.js').View} View */
/** @typedef {{asks: 'always' | 'mine', said: {move: string, view: any} | null}} Wish */

const ALL_ITEMS = 3;

/**
 * A pass for the turn, or until one's own, stands although somebody has played a card since.
 * @param {View} view @param {Wish['said']} said
 */
function stillSilent({ turn, number, pending }, said) {
  if (!said || pending?.step !== 'window') return false;
  if (said.move === 'pass turn') return said.view.number === number && said.view.turn === turn;
  return said.move === 'pass round' && turn !== pending.seat && number - said.view.number < said.view.seats.length;
}

/** Is it about whoever is asked: a card at him, his own fight, somebody about to win? @param {View} view */
function touches({ pending, fight, turn, seats, cooperative }) {
  if (pending?.step !== 'window') return true;
  const racing = !cooperative && turn !== pending.seat && (seats[turn ?? 0]?.items?.length ?? 0) >= ALL_ITEMS;
  return fight?.seat === pending.seat || racing;
}

/** The pass that is made unasked. @param {string[]} moves @param {View} view @param {Wish} [wish] */
export function idlePass(moves, view, { asks, said } = { asks: 'always', said: null }) {
  if (!moves.includes('pass now')) return '';
  const onlyPasses = moves.every((move) => move.startsWith('pass '));
  return onlyPasses || stillSilent(view, said) || (asks === 'mine' && !touches(view)) ? 'pass now' : '';
}
