/** The Order Line with its prices, the market, and the cards one may see, as one still drawing. */
import { svg } from '../../base/lit.js';
import { around, below, framed, label, row } from '../../kit/diagram.js';
import { cardAt, engravingAt } from './faces.js';

const WIDTH = 760;
const STEP = 104;
const USUAL = 10;
const UNIT = 22;

/** The train, front on the right: above each wagon its price, below it its place. @param {any} view */
function train(view) {
  const rail = Math.max(USUAL, ...Object.values(view.prices)) * UNIT + 40;
  /** @type {Record<string, import('../../kit/diagram.js').Box>} */
  const places = {};
  const wagons = [...view.line].reverse().map((/** @type {string} */ type, /** @type {number} */ i) => {
    const x = 68 + i * STEP;
    const price = view.prices?.[type] ?? 0;
    places[`wagon-${type}`] = around(x, rail + 52, 96, 96);
    places[`price-${type}`] = around(x, rail - price * UNIT - 18, 44, 40);
    return svg`<g class=${`part-${type}`}><path class="mk-stamp-column"
      d=${`M${x - 26} ${rail}V${rail - price * UNIT}H${x + 26}V${rail}Z`} />
      <path class="wagon-load" d=${`M${x - 44} ${rail + 12}H${x + 44}V${rail + 92}H${x - 44}Z`} />
      <circle class="wagon-wheel" cx=${x - 24} cy=${rail + 110} r="15" /><circle class="wagon-wheel"
        cx=${x + 24} cy=${rail + 110} r="15" />
      <path class="wagon-bed" d=${`M${x - 46} ${rail + 92}H${x + 46}V${rail + 102}H${x - 46}Z`} />
        ${engravingAt(type, x, rail + 52, 1.5)}</g>
      ${label(price, x, rail - price * UNIT - 18, 32)}${label(view.line.length - i, x, rail + 146, 24)}`;
  });
  const body = svg`<path class="mk-stamp-rail" d=${`M0 ${rail + 124}H${WIDTH}`} />${wagons}`;
  return framed({ left: 0, top: 0, width: WIDTH, height: rail + 164 }, body, places);
}

/** @param {string} id @param {string} type @param {number} [n] */
const card = (id, type, n) => ({
  id,
  w: 66,
  h: 90,
  body: svg`<g transform="translate(-33 -45) scale(1.1)">${cardAt(type, 0)}</g>`,
  ...(n === undefined ? {} : { n }),
});

/** What a seat holds, as far as it is seen; built mechanisms last. @param {any} seat @param {number} at */
function held({ hand, open = {}, built = [] }, at) {
  const cards = Object.entries(hand ?? open ?? {}).map(([type, n]) => card(`hand-${type}`, type, Number(n)));
  const works = built.map((/** @type {any} */ one) => {
    const id = String(one.id ?? one);
    return {
      id: `built-${at}-${id}`,
      w: 76,
      h: 76,
      body: svg`<g class="engraved">${engravingAt(id, 0, 0, 1.4)}</g>`,
    };
  });
  return row([...cards, ...works], WIDTH, at);
}

/** @param {any} view @returns {import('../../kit/diagram.js').Block} */
export function diagram(view) {
  const market = (view.market ?? []).flatMap((/** @type {string | null} */ type, /** @type {number} */ i) =>
    type ? [card(`market-${i}`, type)] : [],
  );
  return below([train(view), row(market, WIDTH), ...(view.seats ?? []).map(held)]);
}

export const ground = 'mech';
