/** The board in words: the text twin for screen readers and the short names of choices. */
import { cellsLeft, customsWords } from './deep.js';
import { cellsOf, readChoice, signed } from './model.js';
import { isRare, TRANSPORTS } from './parts.js';
import { composedWords, pointsLine } from './earlier.js';
import { placeWords, whereabouts } from './matrix.js';
import { stepWords } from './seat.js';
import { inOrder } from './parts.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {{heading: string, columns?: string[], rows?: string[][], items?: string[]}} Part */

/** @param {Model} m @returns {Part} */
function docks(m) {
  return {
    heading: m.t('board.ring'),
    items: m.docks.map((dock) => {
      if (dock.transport) return m.t('board.dock.taken', { dock: dock.n, colour: dock.transport });
      const text = m.t('board.dock.goods', { dock: dock.n, tile: dock.tile, colours: dock.accepts });
      return isRare(dock.tile ?? '') ? `${text}, ${m.t('board.rare')}` : text;
    }),
  };
}

/** @param {Model} m @param {number} seat @returns {Part[]} */
function captain(m, seat) {
  const name = m.names[seat];
  const { view, t } = m;
  const score = view.scores[seat];
  const left = cellsLeft(m, seat);
  const points = [
    t('board.track.at', { name, n: score.total }),
    `${t('board.colour')}: ${score.colour}${nameOfGroups(t('board.groups.colour'), score.colour_groups)}`,
    `${t('board.type')}: ${score.type}${nameOfGroups(t('board.groups.type'), score.type_groups)}`,
    `${t('board.rares')}: ${score.rare}`,
    ...(view.deep.length ? [`${t('board.deep')}: ${score.deep}${left ? ` (${left.words})` : ''}`] : []),
    ...(view.turn === null
      ? (score.deep_steps ?? []).map((step) => `${t(`card.${step.card}`)}: ${stepWords(m, step)}`)
      : []),
    ...(typeof score.other_order === 'number' ? [t('board.deep.reverse', { total: score.other_order })] : []),
    t('board.open.count', { n: (view.open[seat] ?? []).length }),
    ...TRANSPORTS.map((colour) => t('board.hand', { colour, n: view.hands[seat][colour] })),
  ];
  const cells = cellsOf(view.mask).map((cell) => {
    const tile = view.holds[seat][cell];
    return tile ? t('board.cell.tile', { cell, tile }) : t('board.cell.free', { cell });
  });
  return [
    { heading: `${name}, ${t(`corp.${view.corporations[seat]}`)}`, items: points },
    { heading: t('board.hold', { name }), items: cells },
  ];
}

/** @param {string} label @param {string[][]} found */
export const nameOfGroups = (label, found) =>
  found.length ? ` (${label}: ${found.map((cells) => cells.join(' ')).join('; ')})` : '';

/** @param {Model} m @returns {Part[]} */
export function twinParts(m) {
  const places = whereabouts(m.view);
  const notes = composedWords(m);
  const parts = [
    ...(notes.length ? [{ heading: m.t('part.station'), items: notes }] : []),
    docks(m),
    ...m.view.hands.flatMap((_, seat) => captain(m, seat)),
  ];
  if (m.view.deep.length) {
    const items = m.view.deep.map((id) => `${m.t(`card.${id}`)}: ${m.t(`card.${id}.text`)}`);
    if (m.view.customs) items.push(customsWords(m));
    parts.push({ heading: m.t('board.deep'), items });
  }
  parts.push({
    heading: m.t('board.matrix'),
    items: inOrder([...places.keys()]).map((tile) => placeWords(m, tile, places.get(tile))),
  });
  return [...parts, ...(m.view.earlier ?? []).map((game) => earlierPart(m, game))];
}

/**
 * An earlier game of the match: points, and every hold as it was counted.
 * @param {Model} m
 * @param {import('./model.js').Earlier} game
 * @returns {Part}
 */
function earlierPart(m, game) {
  const { table } = game;
  const items = game.points.flatMap((_, seat) => [
    pointsLine(m, game, seat),
    ...(table ? Object.entries(table.holds[seat]).map(([cell, tile]) => m.t('board.cell.tile', { cell, tile })) : []),
  ]);
  return {
    heading: m.t('board.earlier', { n: game.game_number }),
    items: table ? items : [...items, m.t('board.earlier.unknown')],
  };
}

/** A move or a part of one, in a few words. @param {Model} m @param {string} pattern */
export function describeChoice(m, pattern) {
  if (pattern.startsWith('first ')) return m.t('board.first', { card: pattern.slice('first '.length) });
  const { dock, colour, cell } = readChoice(pattern);
  const { t, view } = m;
  const tile = dock === null ? null : (view.docks[dock]?.tile ?? null);
  if (tile && colour && cell) return t('board.move', { tile, dock, colour, cell });
  const words = [];
  if (dock !== null) words.push(t('board.dock', { dock }));
  if (tile) words.push(t(`tile.${tile}`));
  if (colour) words.push(t(`transport.${colour}`));
  if (cell) words.push(t('board.cell', { cell }));
  const outcome = cell && !tile ? m.outcomes.get(cell) : undefined;
  return words.join(', ') + (outcome ? ` (${signed(outcome.change)})` : '');
}
