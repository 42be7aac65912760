/** The stamp of a position as its owner wrote it; what isn't said stands as at the start. */
const HOUSES = ['energy', 'ecosystem', 'water', 'science'];
const NAMES = [...HOUSES, 'construction'];
const BASE = 3;

/** A face-down card is worth nothing. @param {string[]} stack */
function topValue(stack) {
  const top = stack.at(-1);
  if (top === undefined) return BASE;
  return String(top).startsWith('down ') ? 0 : Number(String(top).split('-')[1]);
}

/** @param {any} position */
export function sketch({ row, stacks = {}, seats = [], players = 2 }) {
  if (!Array.isArray(row)) return null;
  const sides = Array.from(
    { length: Math.min(4, Math.max(1, Number(players) || 1)) },
    (_, seat) => seats?.[seat] ?? {},
  );
  const buildings = Object.fromEntries(
    NAMES.map((name) => {
      const stack = Array.isArray(stacks?.[name]) ? stacks[name] : [];
      const [one, two] = ['one', 'two'].map((where) => sides.map((side) => side[where]?.[name] ?? 0));
      return [name, { to_beat: HOUSES.includes(name) ? topValue(stack) : null, stack: [], room: 0, one, two }];
    }),
  );
  return { row, buildings, seats: sides.map(({ hand = [], prep = [] }) => ({ hand, prep })) };
}
