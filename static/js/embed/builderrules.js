/** What the rules say of what an author has put together: its picture, or which word does not fit and what would. */
import { Refused, ask } from '../engine/client.js';
import { placeOf, readMarks } from '../kit/marks.js';
import { packed, unpacked } from '../share/gamelink.js';
import { shortFigure } from '../share/shortfigure.js';
import { saidEverywhere } from './builderwords.js';

/**
 * @typedef {import('./builderline.js').Problem} Problem
 * @typedef {object} Verdict
 * @property {string} picture packed; empty: none
 * @property {number} players
 * @property {string[]} moves legal ones, where somebody has to move
 * @property {string} right an answer that is right
 * @property {Problem | null} problem
 */
const MOST_TOLD = 4;
let asked = 0;
/** Entries of a figure that have another name in the address; what is in none of them is of the position. */
const NAMES = { moves: 'move', marks: 'marks', ask: 'ask', answer: 'answer', hint: 'hint', caption: 'caption' };

/** What is said in single words is a figure of one step, and its position the whole. */
const OWN = /^(steps\[0\]|position)\./;

/** @type {Verdict} */
export const SILENT = { picture: '', players: 0, moves: [], right: '', problem: null };

/** The figure of what is said. @param {Record<string, string>} said @param {string} shown the link of an example */
async function figureOf(said, shown) {
  if (said.figure) return unpacked(said.figure);
  return shortFigure((name) => said[name] ?? '', said.game ?? '', shown);
}

/** The parameter that an entry of a figure came from. @param {string} field @param {string} origin */
function parameterOf(field, origin) {
  if (origin === 'figure') return origin;
  const [entry = ''] = /^\w+/.exec(field.replace(OWN, '')) ?? [];
  return Object.hasOwn(NAMES, entry) ? NAMES[/** @type {keyof typeof NAMES} */ (entry)] : origin;
}

/**
 * @param {Record<string, string>} said the parameters
 * @param {{origin: string, shown: string, places: string[], language: string}} about  places: that can be marked, as
 *   far as they are known
 * @returns {Promise<Verdict>} raises what is no fault of the author's
 */
export async function verdictOn(said, { origin, shown, places, language }) {
  const table = `builder-${++asked}`; // what is asked meanwhile has its own
  try {
    const made = await figureOf(said, shown);
    const figure = JSON.stringify(made);
    const { pages } = await ask({ do: 'pages', figure, language });
    const [{ view, moves }] = pages;
    const { players } = await ask({ do: 'figure', table, known: -1, figure });
    const lost = strays(said.marks ?? '', places);
    if (lost.length) await tellStrays({ figure, language, lost, places });
    const { right, problem } = asks(said) ? await solved(table, moves) : { right: '', problem: null };
    await ask({ do: 'close', table });
    return { picture: await packed({ view }), players, moves, right, problem };
  } catch (reason) {
    if (!(reason instanceof Refused)) throw reason;
    const name = parameterOf(String(reason.problem.params?.field ?? ''), origin);
    const sentences = Object.entries(reason.problem.said ?? {}).map(([language, sentence]) => [
      language,
      name === 'figure' ? sentence : sentence.replace(OWN, ''),
    ]);
    return { ...SILENT, problem: { name, said: Object.fromEntries(sentences) } };
  }
}

/** @param {Record<string, string>} said */
const asks = (said) => Boolean(said.ask || said.answer);

/** @param {string} marks @param {string[]} places */
function strays(marks, places) {
  const known = Object.fromEntries(places.map((place) => [place, { x: 0, y: 0, w: 0, h: 0 }]));
  return readMarks(marks)
    .flatMap(({ at, to }) => [at, to ?? at])
    .filter((place) => places.length && !placeOf(known, place));
}

/**
 * The rules say it of a picture; none is wanted.
 * @param {{figure: string, language: string, lost: string[], places: string[]}} given
 */
const tellStrays = ({ figure, language, lost, places }) =>
  ask({
    do: 'still',
    figure,
    step: 0,
    language,
    theme: 'auto',
    transparent: true,
    wordless: true,
    body: '',
    width: 1,
    height: 1,
    style: '',
    unknown: lost,
    places,
  });

/**
 * A right answer to the question; that there is none is wrong, too.
 * @param {string} table
 * @param {string[]} moves
 * @returns {Promise<{right: string, problem: Problem | null}>}
 */
async function solved(table, moves) {
  const { answer } = await ask({ do: 'solve', table, step: 0 });
  if (answer) return { right: String(answer), problem: null };
  const said = moves.length
    ? saidEverywhere('no.answer', { known: moves.slice(0, MOST_TOLD).join(', ') })
    : saidEverywhere('no.moves');
  return { right: '', problem: { name: 'answer', said } };
}
