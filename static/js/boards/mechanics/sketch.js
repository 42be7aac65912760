/** The stamp of a position as its owner wrote it: nothing without the Order Line, which is drawn by lot otherwise. */
const USUAL = 5;

/** @param {any} position */
export function sketch({ line, prices = {}, market, seats }) {
  if (!Array.isArray(line)) return null;
  return {
    line,
    prices: Object.fromEntries(line.map((type) => [type, prices?.[type] ?? USUAL])),
    market: Array.isArray(market) ? market : [],
    seats: Array.isArray(seats) ? seats.map((seat) => ({ hand: seat?.hand ?? {}, built: seat?.built ?? [] })) : [],
  };
}
