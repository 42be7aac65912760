/** Bends views as strangers might, draws them as the page draws the picture of a link, and tells what should not have happened. */
const FOREIGN = /(?:href|src|xlink:href)="(?!#)|url\(\s*['"]?(?!#)|javascript:|https?:/i;
const MALFORMED = / (?!class|data-|aria-)[\w-]+="[^"]*NaN/; // in an SVG a browser complains of it
const ODD = [
  null,
  true,
  false,
  -1,
  0,
  1,
  7,
  90,
  400,
  9999,
  1e6,
  2 ** 31,
  -(2 ** 53),
  0.5,
  1e308,
  -1e308,
  '',
  'x',
  'constructor',
  '__proto__',
  'toString',
  'https://evil.example/a.svg',
  '//evil.example',
  'javascript:alert(1)',
  'url(https://evil.example)',
  '<img src=x onerror=alert(1)>',
  '"><script>1</script>',
  '\u202egnp',
  '0,0',
  '-1,1',
  '999999999,-999999999',
  'A'.repeat(5000),
  [],
  {},
  [[]],
  [null],
  Array(500).fill(0),
  { a: { b: {} } },
];

let state = 1;
const below = (n) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};
const pick = (list) => list[below(list.length)];
const odd = () => structuredClone(pick(ODD));

/** Every place in a value: [holder, key]. */
function places(value, found = []) {
  for (const key of Object.keys(value ?? {})) {
    found.push([value, key]);
    if (typeof value[key] === 'object') places(value[key], found);
  }
  return found;
}

/** A few entries, at any depth, made odd, swapped, taken away, multiplied. */
function bent(view) {
  const copy = structuredClone(view);
  for (let times = 1 + below(3); times > 0; times -= 1) {
    const all = places(copy);
    if (!all.length) return copy;
    const [holder, key] = pick(all);
    const [other, name] = pick(all);
    const value = holder[key];
    const ways = [
      () => {
        holder[key] = odd();
      },
      () => {
        holder[key] = structuredClone(other[name]);
      },
      () => {
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete holder[key];
      },
      () => {
        holder[key] =
          typeof value === 'number'
            ? pick([-value, value + 1, value * 1000, value / 3, 1 / (value || 1)])
            : Array.isArray(value)
              ? Array.from({ length: 300 }, () => value[0] ?? null)
              : odd();
      },
      () => {
        if (typeof value === 'object' && value && !Array.isArray(value))
          value[pick(['constructor', 'https://evil.example', 'x'])] = odd();
        else holder[key] = [value, value];
      },
    ];
    pick(ways)();
  }
  return copy;
}

const nobody = {
  selection: '',
  moves: [],
  plan: '',
  has: () => false,
  isOpen: () => false,
  isLegal: () => false,
  only: () => null,
  choices: () => [],
  matching: () => [],
  merge: (pattern) => pattern,
};
nobody.with = () => nobody;
const say = Object.assign((key) => key, { has: () => true, lang: 'it' });

const contextOf = (view) => ({
  view,
  seat: 0,
  toAct: null,
  picker: nobody,
  previews: new Map(),
  hover: '',
  last: [],
  t: say,
  names: ['A', 'B', 'C', 'D', 'E', 'F'],
  seats: [],
  phone: Boolean(below(2)),
  forecast: false,
  setForecast: () => undefined,
  mode: 'replay',
  result: null,
  ask: () => undefined,
});

/** A title's drawings: what must fit, and how it is drawn. @param {string} slug */
async function waysOf(slug) {
  const { STAMP, VIEW } = await import(`./static/js/boards/${slug}/shape.js`);
  const { stamp } = await import(`./static/js/boards/${slug}/stamp.js`);
  const { default: board } = await import(`./static/js/boards/${slug}.js`);
  return {
    draw: [VIEW, (view) => board.draw(contextOf(view))],
    stamp: [STAMP, (view) => stamp(view)],
    sketch: [STAMP, (view) => stamp(view)],
  };
}

/**
 * @param {string} slug
 * @param {{views: any[], positions: any[], count: number, seed: number, ways?: string[]}} asked
 * @param {{shown: (drawing: any) => string, took: (draw: () => void) => number, slow: number}} here what is drawn as text, and milliseconds, on this machine
 */
export async function tried(slug, { views, positions, count, seed, ways = ['draw', 'stamp', 'sketch'] }, here) {
  state = seed;
  const { sketched } = await import('./static/js/embed/still/show.js');
  const { pictured } = await import('./static/js/kit/pictured.js');
  const { sketch } = await import(`./static/js/boards/${slug}/sketch.js`);
  const all = await waysOf(slug);
  const wrong = [];
  const found = {};
  for (const way of ways) {
    const [shape, draw] = all[way];
    const seen = way === 'sketch' ? positions : views;
    const told = { drawn: 0, slowest: 0 };
    const one = (given, what) => {
      const view = way === 'sketch' ? sketched(sketch, JSON.stringify(given)) : given;
      let drawing = null;
      const took = here.took(() => {
        drawing = pictured(shape, view, () => here.shown(draw(view))).drawing;
      });
      told.slowest = Math.max(told.slowest, took);
      if (took > here.slow) wrong.push(`${way} took ${Math.round(took)} ms: ${what}`);
      if (drawing !== null && FOREIGN.test(drawing))
        wrong.push(`${way} names an address (${FOREIGN.exec(drawing)[0]}): ${what}`);
      if (drawing !== null && MALFORMED.test(drawing))
        wrong.push(`${way} draws what is no number (${MALFORMED.exec(drawing)[0].slice(-90)}): ${what}`);
      return drawing !== null;
    };
    for (const [at, view] of seen.entries())
      if (!one(view, `view ${at}`)) wrong.push(`${way} refuses the honest view ${at}`);
    for (let n = 0; n < count; n += 1) {
      const view = bent(pick(seen));
      if (one(view, JSON.stringify(view).slice(0, 300))) told.drawn += 1;
    }
    found[way] = told;
  }
  return { ...found, wrong: wrong.slice(0, 12) };
}
