/** The stamp of a position as its owner wrote it. */
const TRANSPORTS = /** @type {Record<string, string>} */ ({ W: 'white', G: 'grey', K: 'black' });
const COLOURS = /** @type {Record<string, string>} */ ({
  Y: 'yellow',
  P: 'purple',
  R: 'red',
  B: 'blue',
  T: 'turquoise',
  O: 'orange',
});

const HOLD = ['....', '....', '....'];
const FULL = { white: 4, grey: 4, black: 4 };

/** `engine-Y` is `engine-yellow`. @param {unknown} name */
function tileOf(name) {
  const [type, colour, ...sort] = String(name ?? '').split('-');
  return name ? [type, COLOURS[colour] ?? colour, ...sort].join('-') : undefined;
}

/** Tiles that nobody named stay away: they are drawn by lot. @param {any} position */
export function sketch({ ring, goods = {}, players = 2, holds, hands }) {
  if (typeof ring !== 'string' || ring.length !== 24) return null;
  const docks = [...ring].map((sign, n) =>
    TRANSPORTS[sign] ? { transport: TRANSPORTS[sign] } : { tile: tileOf(goods?.[n]) },
  );
  const view = { players, docks, accepts: docks.map(() => []), scores: [] };
  if (!Array.isArray(holds)) return view;
  const seats = Array.from({ length: players === 3 ? 3 : 2 }, (_, seat) => seat);
  return {
    ...view,
    holds: seats.map((seat) =>
      Object.fromEntries(Object.entries(holds[seat] ?? {}).map(([cell, tile]) => [cell, tileOf(tile)])),
    ),
    mask: players === 3 ? HOLD.slice(1) : HOLD,
    hands: seats.map((seat) => ({ ...FULL, ...hands?.[seat] })),
  };
}
