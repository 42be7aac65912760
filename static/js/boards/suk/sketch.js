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

/** `engine-Y` is `engine-yellow`. @param {unknown} name */
function tileOf(name) {
  const [type, colour] = String(name ?? '').split('-');
  return name ? `${type}-${COLOURS[colour] ?? colour}` : undefined;
}

/** Tiles that nobody named stay away: they are drawn by lot. @param {any} position */
export function sketch({ ring, goods = {}, players = 2 }) {
  if (typeof ring !== 'string' || ring.length !== 24) return null;
  const docks = [...ring].map((sign, n) =>
    TRANSPORTS[sign] ? { transport: TRANSPORTS[sign] } : { tile: tileOf(goods?.[n]) },
  );
  return { players, docks, accepts: docks.map(() => []), scores: [] };
}
