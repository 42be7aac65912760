/** The stamp of a position as its owner wrote it; what isn't said stands as at the start. */
const HOUSE = { tile: 'house', cell: '0,0', rotation: 0 };
const HOME = '1,1';

/** @param {any} position */
export function sketch({ options = {}, town = [HOUSE], martians = [], seats = [], players = 1 }) {
  const pawns = Array.from({ length: Math.min(6, Math.max(1, Number(players) || 1)) }, (_, seat) => ({
    pawn: seats?.[seat]?.pawn ?? HOME,
    ...(Array.isArray(seats?.[seat]?.hand) ? { hand: seats[seat].hand } : {}),
  }));
  return {
    options,
    town: town.map?.((/** @type {any} */ laid) => ({ cell: '0,0', rotation: 0, ...laid })),
    martians,
    seats: pawns,
  };
}
