/** Whose Ship is whose: the colours of the seats, for the sheets of style. */
const SHIPS = ['aurora', 'meridian', 'halcyon', 'vesper'];

/** `1-3 2-1`: the first seat has the third colour. @param {{ships?: string[]}} view */
export const colours = ({ ships }) =>
  (Array.isArray(ships) ? ships : []).map((ship, i) => `${i + 1}-${SHIPS.indexOf(ship) + 1}`).join(' ');
