/** What the form at `embed/` has put together, as parameters and as lines of HTML. */
import { catalog } from '../base/catalog.js';
import { linkIn, packed } from '../share/gamelink.js';
import { saidEverywhere } from './builderwords.js';

/**
 * @typedef {import('./builderwords.js').Language} Language
 * @typedef {{it: string, en: string, seen?: 'before' | 'after'}} Value  seen: when, where that differs
 * @typedef {object} Parameter  a line of embed/parameters.json
 * @property {string} name
 * @property {string} kind how it is set
 * @property {'before' | 'after'} seen whether it shows before the click
 * @property {string[]} [with] what the table must begin with for it to mean something
 * @property {Record<string, Value>} [words] the values there are, the default first
 * @property {string} [example]
 * @property {Record<Language, string>} label
 * @property {Record<Language, string>} meaning
 * @typedef {'new' | 'given' | 'example' | 'puzzle'} Origin
 * @typedef {{name: string, said: Record<string, string>}} Problem  the parameter that is wrong, and why
 * @typedef {{game: string, name: string, value: string}} Given  what somebody pasted: the game, and as which parameter
 */
const ROOT = new URL('../../../', import.meta.url);
const FIGURE = ['figure', 'steps', 'marks', 'text', 'ask', 'caption', 'position', 'record', 'link'];

/** A text that cannot be shown, said in every language. */
export class Unread extends Error {
  /** @param {string} key */
  constructor(key) {
    super(key);
    this.said = saidEverywhere(key, { known: catalog.games.map(({ slug }) => slug).join(', ') });
  }
}

/** @type {{parameters: Parameter[], puzzles: Record<string, string[]>}} */
export const table = JSON.parse(document.getElementById('parameters')?.textContent ?? '');

/** What somebody pasted. @param {string} text @param {string} game the chosen one @returns {Promise<Given>} */
export async function recognised(text, game) {
  const given = text.trim();
  const [, ofFigure, figure] = /#\/figure\/([a-z-]+)\/([\w-]+)/.exec(given) ?? [];
  if (figure) return { game: ofFigure, name: 'figure', value: figure };
  const link = linkIn(given) || (/^1\.[a-z-]+(\.[\w-]*){3}$/.test(given) ? given : '');
  if (link) return { game: link.split('.')[1], name: 'link', value: link };
  if (given.startsWith('regolo '))
    return { game: /^game:\s*([\w-]+)/m.exec(given)?.[1] ?? game, name: 'record', value: given };
  if (given.startsWith('{')) return ofJson(given, game);
  const [slug] = given.split(/\s/);
  if (!catalog.games.some((one) => one.slug === slug)) throw new Unread('paste.unread');
  return { game: slug, name: 'position', value: given };
}

/** @param {string} text @param {string} game @returns {Promise<Given>} */
async function ofJson(text, game) {
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Unread('json');
  }
  const { position } = data;
  const line = typeof position === 'string' ? position.split(' ')[0] : position?.game;
  if (FIGURE.some((name) => name in data))
    return { game: String(data.game ?? line ?? game), name: 'figure', value: await packed({ game, ...data }) };
  return { game: String(data.game ?? game), name: 'pos', value: JSON.stringify(data) };
}

/** @param {string} text */
const quoted = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The address of the frame, and the lines that bring it.
 * @param {[string, string][]} said @param {string} name what the game is called
 */
export function linesOf(said, name) {
  const address = new URL(`embed/v1/?${new URLSearchParams(said)}`, ROOT).href;
  const attributes = said.map(([key, value]) => ` ${key}="${quoted(value)}"`).join('');
  return {
    frame: `<iframe src="${quoted(address)}" title="${quoted(name)}" loading="lazy"
    style="width:100%;aspect-ratio:4/3;border:0" allow="fullscreen"></iframe>`,
    element: `<script src="${new URL('embed/v1/board.js', ROOT).href}" defer></script>
<regolo-board${attributes}
    style="display:block;aspect-ratio:4/3;overflow:hidden"></regolo-board>`,
  };
}

/** The frame as the preview shows it. @param {[string, string][]} said @param {'before' | 'after'} when */
export function previewOf(said, when) {
  const query = new URLSearchParams(said);
  if (when === 'before') query.delete('start');
  else if (query.get('start') !== 'visible') query.set('start', 'auto');
  return new URL(`embed/v1/?${query}`, ROOT).href;
}
