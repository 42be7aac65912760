/** Names of places, for readers: which tile, how far from the House, which of its nine squares. */
import { cellOf, coords, spot } from './model.js';
import { sortOf } from './tiles.js';

/** @typedef {import('./model.js').Model} Model */

const SIDES = ['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'];

/** A tile's own name. @param {Model} m @param {string} tile */
export const tileName = (m, tile) => m.t(`tile.${tile}`);

/** "2 nord, 1 est" of the House. @param {Model} m @param {string} cell */
export function offset(m, cell) {
  const [r, c] = coords(cell);
  const parts = [
    r ? m.t(`board.way.${r < 0 ? 'n' : 's'}`, { n: Math.abs(r) }) : '',
    c ? m.t(`board.way.${c < 0 ? 'w' : 'e'}`, { n: Math.abs(c) }) : '',
  ];
  return parts.filter(Boolean).join(' ') || m.t('board.way.0');
}

/** A place for a tile: what lies there, or an empty place. @param {Model} m @param {string} cell */
export function cellName(m, cell) {
  const placed = m.tiles.get(cell);
  if (!placed) return offset(m, cell);
  return cell === '0,0'
    ? tileName(m, placed.tile)
    : m.t('board.at', { tile: tileName(m, placed.tile), offset: offset(m, cell) });
}

/** A square: "Chiesa (2 N, 1 O), a sud". @param {Model} m @param {string} square */
export function squareName(m, square) {
  const here = spot(m, square);
  if (!here) return square;
  return m.t('board.square', {
    tile: cellName(m, cellOf(square)),
    side: m.t(`board.side.${SIDES[here.r * 3 + here.c]}`),
  });
}

/** @param {Model} m @param {string} square */
export function groundOf(m, square) {
  const here = spot(m, square);
  const sort = here ? sortOf(here.placed.tile) : '';
  return sort;
}

/** All that stands and lies on a square, in words. @param {Model} m @param {string} square @returns {string[]} */
export function contents(m, square) {
  const { view } = m;
  const sign = view.signs.find(({ at }) => at === square);
  return [
    ...(m.hordes.has(square) ? [m.t('board.martian')] : []),
    ...view.seats.flatMap(({ pawn }, seat) => (pawn === square ? [m.t('board.pawn', { name: m.names[seat] })] : [])),
    ...view.tokens.filter(({ at }) => at === square).map((token) => tokenName(m, token)),
    ...(sign ? [signName(m, sign)] : []),
  ];
}

/** @param {Model} m @param {import('./model.js').Token} token */
export function tokenName(m, { kind, item, open }) {
  if (kind !== 'item') return m.t(`board.token.${kind}`);
  return item ? m.t(open ? 'board.token.open' : 'board.token.known', { item }) : m.t('board.token.item');
}

/** @param {Model} m @param {import('./model.js').Sign} sign */
export const signName = (m, { up, face }) =>
  face ? m.t(`board.sign.${face}${up ? '' : '.known'}`) : m.t('board.sign.hidden');
