/** What can be read about a thing of the station: what it is, where it stands now, and its rule. */
import { ownPart } from '../../kit/ownparts.js';
import { cardOf, cellsLeft, customsWords, deepSource, deepText } from './deep.js';
import { nameOfGroups } from './words.js';
import { placeWords, whereabouts } from './matrix.js';
import { colourOf, isRare, TRANSPORTS, typeOf } from './parts.js';
import { signed } from './model.js';

/** @typedef {import('./model.js').Model} Model */
/** @typedef {{title?: string, text: string[], rule?: string}} About */

/** @param {string} text */
const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a tile is; at a dock, what may fetch it. @param {Model} m @param {string} tile @returns {About} */
function aboutTile(m, tile) {
  const place = whereabouts(m.view).get(tile);
  const where =
    place?.where === 'dock'
      ? m.t('board.dock.goods', { dock: place.dock, tile, colours: m.view.accepts[place.dock] ?? [] })
      : placeWords(m, tile, place);
  const type = typeOf(tile);
  const face =
    type in ownPart(m.view, 'tiles')
      ? m.t('board.own.tile', { type, colour: colourOf(tile), rare: Number(isRare(tile)) })
      : m.t(`tile.${tile}.text`);
  return { text: [face, `${where}.`] };
}

/** How many everybody has in hand, and how many are docked. @param {Model} m @param {string} colour @returns {About} */
function aboutTransport(m, colour) {
  const docked = m.view.docks.flatMap(({ transport }, dock) => (transport === colour ? [dock] : []));
  return {
    text: [
      m.t('glossary.transport'),
      ...m.view.hands.map(
        (hand, seat) =>
          `${m.names[seat]}, ${m.t('board.hand', { colour, n: hand[/** @type {(typeof TRANSPORTS)[number]} */ (colour)] })}.`,
      ),
      ...(docked.length ? [m.t('board.about.docked', { docks: docked.join(', '), n: docked.length })] : []),
    ],
  };
}

/**
 * A free cell, and what the chosen tile would bring there.
 * @param {Model} m
 * @param {number} seat
 * @param {string} cell
 * @returns {About}
 */
function aboutCell(m, seat, cell) {
  const outcome = seat === m.actor ? m.outcomes.get(cell) : undefined;
  const now = outcome
    ? m.t('board.cell.after', { cell, total: outcome.total, change: signed(outcome.change) })
    : m.t('board.cell.free', { cell });
  return { title: m.t('board.hold', { name: m.names[seat] }), text: [`${now}.`, m.t('glossary.hold')], rule: 'R15' };
}

/** How the parts of the points are named, explained and ruled. @type {Record<string, [string, string, string]>} */
const POINTS = {
  colour: ['board.colour', 'group', 'R31'],
  type: ['board.type', 'group', 'R32'],
  rare: ['board.rares', 'rare', 'R33'],
  deep: ['board.deep', 'deep', 'R40'],
};

/** @param {Model} m @param {number} seat @param {string} part @returns {About} */
function aboutPoints(m, seat, part) {
  const [key, word, rule] = POINTS[part];
  const score = m.view.scores[seat];
  const points = score[/** @type {'colour' | 'type' | 'rare' | 'deep'} */ (part)];
  const found =
    part === 'colour'
      ? nameOfGroups(m.t('board.groups.colour'), score.colour_groups)
      : part === 'type'
        ? nameOfGroups(m.t('board.groups.type'), score.type_groups)
        : '';
  const left = part === 'deep' ? cellsLeft(m, seat) : null;
  const more = left ? ` (${left.words})` : found;
  return {
    title: m.t(key),
    text: [`${m.t('board.track.at', { name: m.names[seat], n: points })}${more}.`, m.t(`glossary.${word}`)],
    rule,
  };
}

/** What a Deep Space card does here. @param {Model} m @param {string} name @returns {About} */
function aboutCard(m, name) {
  const { customs } = m.view;
  const stopped = customs && name === cardOf(m, 'customs') ? [`${customsWords(m)}.`] : [];
  const source = deepSource(m, name);
  const sort = source.length ? [] : [m.t(`card.${name}.sort`)];
  return { text: [...sort, deepText(m, name), ...stopped, ...source], rule: 'R40' };
}

/** A name, texts and a rule for what was asked about. @param {Model} m @param {string} id @returns {About | {}} */
export function about(m, id) {
  const [kind, name, part] = id.split('.');
  const { t, view } = m;
  if (kind === 'tile') return aboutTile(m, name);
  if (kind === 'transport') return aboutTransport(m, name);
  if (kind === 'cell' && part) return aboutCell(m, Number(name), part);
  if (kind === 'points') return aboutPoints(m, Number(name), part);
  if (kind === 'corp') {
    const seat = view.corporations.indexOf(name);
    return {
      text: [
        t(ownPart(view, 'schemes')[name] ? 'board.own.corp' : `corp.${name}.text`),
        ...(seat < 0
          ? []
          : [
              `${m.names[seat]}: ${TRANSPORTS.map((colour) => t('board.hand', { colour, n: view.hands[seat][colour] })).join('; ')}.`,
            ]),
      ],
      rule: 'R3b',
    };
  }
  if (kind === 'open') {
    const docks = view.open[Number(name)] ?? [];
    return {
      title: t('board.open'),
      text: [
        `${m.names[Number(name)]}: ${t('board.open.count', { n: docks.length })}${docks.length ? ` (${docks.join(', ')})` : ''}.`,
        t('board.about.open'),
      ],
      rule: 'R12',
    };
  }
  if (kind === 'series')
    return {
      title: t('board.series', { n: view.totals[Number(name)] }),
      text: [t('board.game_of', { n: view.game_number, games: view.games }), t('board.about.series')],
      rule: 'Q33',
    };
  if (id === 'part.track')
    return {
      title: upper(t('part.track')),
      text: [
        ...view.scores.map(({ total }, seat) => `${t('board.track.at', { name: m.names[seat], n: total })}.`),
        t('glossary.track'),
      ],
      rule: 'Q22',
    };
  if (id === 'part.tile')
    return {
      title: t('board.free'),
      text: [t('board.about.free', { n: view.docks.filter(({ tile }) => tile).length }), t('glossary.tile')],
      rule: 'R11',
    };
  if (kind === 'card' && view.deep.includes(name)) return aboutCard(m, name);
  return {};
}
