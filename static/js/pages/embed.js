/** The first page inside a frame: makes the game that the address asks for, and goes to its table. */
import { html } from '../base/lit.js';
import { catalog, gameCard } from '../base/catalog.js';
import { gameTranslator, loadGameWords, t, told } from '../words/i18n.js';
import { settings } from '../storage/settings.js';
import { adopt, forget, handOver, recognise } from '../share/takein.js';
import { ask, Refused } from '../engine/client.js';
import { tell } from '../base/hostpage.js';
import { loadFigure } from '../learn/material.js';
import { packed, readLink, unpacked } from '../share/gamelink.js';
import { movesOf, shortFigure } from '../share/shortfigure.js';
import { go, href } from '../base/router.js';
import { prepareGame } from '../table/prepared.js';
import { newId, saveGame } from '../storage/games.js';
import { update } from '../base/update.js';

/** @typedef {import('../base/types.js').Seat} Seat */
/** @typedef {import('../base/types.js').Table} Table */

/** Said to the reader as it is. */
class Told extends Error {}

let trouble = '';

/**
 * A position as a record that begins with it.
 * @param {string} text
 * @param {string} slug the game, where the position does not say it
 */
function recordOf(text, slug) {
  let position;
  try {
    position = JSON.parse(text);
  } catch {
    throw new Told(t('embed.position.json'));
  }
  const game = String(position?.game ?? slug).replace(/[^a-z-]/g, '');
  if (!gameCard(game))
    throw new Told(t('embed.position.game', { games: catalog.games.map((one) => one.slug).join(', ') }));
  return `regolo 1\ngame: ${game}\nposition: ${JSON.stringify(position)}\n`;
}

/**
 * The seat that is asked for; null: a looker-on, undefined: nobody said.
 * @param {URLSearchParams} asked
 * @param {number} players
 */
function viewOf(asked, players) {
  const said = asked.get('view') ?? '';
  if (said === 'none') return null;
  return /^\d$/.test(said) && Number(said) < players ? Number(said) : undefined;
}

/** @param {string} kind @returns {Seat} */
const sitting = (kind) =>
  kind === 'person' ? { name: '', kind: 'person' } : { name: '', kind: 'computer', level: kind };

/** `person,hard`, as far as the game knows them. @param {URLSearchParams} asked @param {string} slug */
const kindsOf = (asked, slug) =>
  (asked.get('seats') ?? '').split(',').filter((kind) => kind === 'person' || gameCard(slug)?.levels.includes(kind));

/** @param {string} slug @param {URLSearchParams} asked */
function fresh(slug, asked) {
  const card = gameCard(slug);
  if (!card) throw new Told(t('embed.position.game', { games: catalog.games.map((one) => one.slug).join(', ') }));
  const kinds = kindsOf(asked, slug);
  const players = card.players.includes(kinds.length) ? kinds.length : card.players.includes(2) ? 2 : card.players[0];
  const options = Object.fromEntries(Object.entries(card.options).map(([name, option]) => [name, option.default]));
  const view = viewOf(asked, players);
  const own = view === undefined ? 0 : view;
  const seats = Array.from({ length: players }, (_, at) => sitting(kinds[at] ?? (at === own ? 'person' : 'normal')));
  return prepareGame({ game: slug, players, seed: '', options, seats });
}

/**
 * Who sits where at a table that was given: as `seats` says. To a position that says nothing of it one person sits
 * down, so that no hand is covered; people of a record or a link who do not look play elsewhere.
 * @param {Table} table @param {URLSearchParams} asked @returns {{seats: Seat[] | null, away: number[]}}
 */
function seated(table, asked) {
  const kinds = kindsOf(asked, table.game);
  const view = viewOf(asked, table.players);
  const given = table.seats.map((seat, at) =>
    kinds[at]
      ? { ...sitting(kinds[at]), name: kinds[at] === 'person' && seat.kind === 'person' ? seat.name : '' }
      : seat,
  );
  const alone = asked.has('pos') && !kinds.length && (view !== undefined || gameCard(table.game)?.secrets);
  const own = view === undefined ? (table.to_act ?? 0) : view;
  const seats = alone && own !== null ? table.seats.map((_, at) => sitting(at === own ? 'person' : 'normal')) : given;
  const away =
    view === undefined ? [] : seats.flatMap((seat, at) => (seat.kind === 'person' && at !== view ? [at] : []));
  return { seats: seats === table.seats ? null : seats, away };
}

/**
 * Opens what was given, seats people, makes the moves, and keeps it.
 * @param {{link: string} | {record: string}} given
 * @param {URLSearchParams} asked
 * @returns {Promise<string>} its id
 */
async function keep(given, asked) {
  const table = newId();
  let now = /** @type {Table} */ (await ask({ do: 'open', table, ...given, seat: null }));
  const { seats, away } = seated(now, asked);
  if (seats) now = await ask({ do: 'seats', table, seats, seat: null });
  for (const move of movesOf(asked.get('move') ?? ''))
    now = await ask({ do: 'play', table, move, seat: null }).catch((reason) => unplayable(reason, now.game, move));
  const { game, record, at, length, to_act, view, last, result } = now;
  const when = Date.now();
  saveGame({
    id: table,
    rev: 0,
    game,
    record,
    seats: now.seats,
    at,
    length,
    to_act,
    viewer: null,
    view,
    last,
    result,
    created: when,
    updated: when,
    build: catalog.build,
    away,
  });
  handOver(table, table);
  return table;
}

/**
 * A move of the address that the rules forbid, in the game's own words.
 * @param {any} reason
 * @param {string} slug
 * @param {string} move
 * @returns {Promise<never>}
 */
async function unplayable(reason, slug, move) {
  if (!(reason instanceof Refused)) throw reason;
  await loadGameWords(slug, settings.lang).catch(() => undefined);
  throw new Told(t('embed.move', { move, why: gameTranslator(slug, [])(reason.problem.key, reason.problem.params) }));
}

/** A figure as it was given: JSON, or packed. @param {string} text */
async function givenFigure(text) {
  try {
    return await (text.trimStart().startsWith('{') ? JSON.parse(text) : unpacked(text));
  } catch {
    throw new Told(t('embed.figure.json'));
  }
}

/**
 * A question about a table that the address names in single words.
 * @param {string} slug
 * @param {URLSearchParams} asked
 */
async function questionOf(slug, asked) {
  const example = asked.get('example');
  const shown = example ? await loadFigure(slug, example).catch(() => null) : null;
  if (example && !shown) throw new Told(t('embed.example', { example }));
  return shortFigure((name) => asked.get(name) ?? '', gameCard(slug) ? slug : '', shown?.link);
}

/** An exercise: its address, if one is asked for. @param {string} slug @param {URLSearchParams} asked */
async function exercise(slug, asked) {
  const puzzle = asked.get('puzzle');
  if (puzzle) return href('puzzle', slug, puzzle);
  const figure = asked.get('figure');
  if (!figure && !asked.has('ask') && !asked.has('answer')) return '';
  return href('figure', slug, await packed(figure ? await givenFigure(figure) : await questionOf(slug, asked)));
}

/** @param {string} slug @param {URLSearchParams} asked @returns {Promise<string>} the address of what is shown */
async function make(slug, asked) {
  const question = await exercise(slug, asked);
  if (question) return question;
  const [link, record, pos, example] = ['link', 'record', 'pos', 'example'].map((name) => asked.get(name) ?? '');
  if (link && (await readLink(link))?.glimpse) return href('link', link); // a diagram, and it stays one
  if (link && !['move', 'seats', 'view'].some((name) => asked.has(name))) {
    const known = await recognise(link);
    const id = adopt(known, null);
    forget(known);
    return href('table', id);
  }
  if (link || record || pos)
    return href('table', await keep(link ? { link } : { record: record || recordOf(pos, slug) }, asked));
  if (!example) return href('table', fresh(slug, asked));
  if (!gameCard(slug) || !(await loadFigure(slug, example).catch(() => null)))
    throw new Told(t('embed.example', { example }));
  return href('example', slug, example);
}

/** @param {unknown} reason */
function sentenceOf(reason) {
  if (reason instanceof Told) return reason.message;
  return reason instanceof Refused ? told(reason.problem) : t('embed.later');
}

export const embedPage = {
  /** @param {string[]} args */
  enter([slug = '', query = '']) {
    trouble = '';
    make(slug, new URLSearchParams(query)).then(
      (address) => go(address, { replace: true }),
      (reason) => {
        trouble = sentenceOf(reason);
        tell('error', { text: trouble });
        update();
      },
    );
  },

  title: () => t('brand'),

  view: () =>
    html`<main class="page" id="main"><h1 tabindex="-1">${t(trouble ? 'embed.failed' : 'link.opening')}</h1>${
      trouble ? html`<p>${trouble}</p>` : ''
    }</main>`,
};
