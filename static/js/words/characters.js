/** The characters behind the levels of the computer: who they are called, seat by seat. */

/** @typedef {import('../base/types.js').Seat} Seat */

/** Who plays at each level: one name a seat of the largest table. @type {Record<string, string[]>} */
const CHARACTERS = {
  easy: ['Nina', 'Teo', 'Pia', 'Leo', 'Gaia', 'Ivo'],
  normal: ['Ada', 'Galileo', 'Marie', 'Otto', 'Livia', 'Enea'],
  hard: ['Emmy', 'Blaise', 'Sofia', 'Tito', 'Grace', 'Luca'],
  master: ['Ipazia', 'Sirio', 'Vega', 'Altair', 'Mira', 'Orione'],
};

/** A character of that level whom nobody at the table is called after. @param {Seat[]} seats @param {string} [level] */
export function computerName(seats, level = 'normal') {
  const names = CHARACTERS[level] ?? CHARACTERS.normal;
  return names.find((name) => seats.every((seat) => seat.name !== name)) ?? names[0];
}

/** Is it a name that the page gave? @param {string} name */
export const isCharacter = (name) => Object.values(CHARACTERS).some((names) => names.includes(name));
