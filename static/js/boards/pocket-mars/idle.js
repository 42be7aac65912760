/** The one question of others' turns: a card of the own prep was played, and its effect is its owner's. */

/** @typedef {import('./view.js').View} View */

/** A card of the own prep. @param {string} id @param {View} view @param {number} seat */
export function stopAt(id, { seats }, seat) {
  const card = id.replace('card.', '');
  return seats.length > 1 && seats[seat].prep.includes(card) ? { card, ways: ['never'] } : null;
}

/**
 * Declined unasked, for the cards of which their owner has said so.
 * @param {string[]} moves
 * @param {View} view
 * @param {import('../board.js').Wish} [wish]
 */
export function idleSkip(moves, { pending, turn }, wish) {
  const theirs = pending && turn !== pending.seat && wish?.stops?.[pending.card ?? ''] === 'never';
  return theirs && moves.includes('skip') ? 'skip' : '';
}
