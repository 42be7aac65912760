/** The game in two pictures at its end: the seven prices, and everybody's cogs. */
import { html } from '../../base/lit.js';
import { lineChart } from '../../kit/chart.js';
import { PARTS } from './icons.js';
import { nameOf } from './model.js';
import { TYPES } from './shape.js';

/** @typedef {import('./model.js').Model} Model */

/** @param {Model} m */
export function charts(m) {
  const { history, final, players } = m.view;
  const rounds = history.map(({ round }) => (round ? String(round) : m.t('board.chart.start')));
  const bonus = final?.some((one) => one.bonus) ?? false;
  const prices = TYPES.map((type) => ({
    name: m.t(`component.${type}`),
    values: history.map((one) => one.prices[type]),
    kind: `part-${type}`,
    icon: PARTS[type],
  }));
  const cogs = Array.from({ length: players }, (_, seat) => ({
    name: nameOf(m, seat),
    values: [...history.map((one) => one.cogs[seat]), ...(bonus && final ? [final[seat].cogs] : [])],
    kind: `seat-${seat + 1}`,
  }));
  const numbers = m.t('board.chart.numbers');
  return html`<div class="mk-charts">
    ${lineChart({
      title: m.t('board.chart.prices'),
      series: prices,
      columns: rounds,
      numbers,
      low: m.view.price_limits[0],
      high: m.view.price_limits[1],
      kind: 'is-prices',
    })}
    ${lineChart({
      title: m.t('board.chart.cogs'),
      series: cogs,
      columns: bonus ? [...rounds, m.t('board.chart.bonus')] : rounds,
      numbers,
      low: 0,
      kind: 'is-cogs',
    })}
  </div>`;
}
