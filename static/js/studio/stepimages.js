/** The steps of a figure as pictures that need nothing else: SVG that the rules frame with its words, and PNG of it. */
import { html, render } from '../base/lit.js';
import { ask } from '../engine/client.js';
import { frameOf, sheet } from '../kit/diagram.js';
import { hatches } from '../kit/hatch.js';
import { markLayer, placeOf } from '../kit/marks.js';
import { asPng, fontFace } from '../share/boardpicture.js';
import { styleFor } from '../share/ownstyle.js';
import { settings } from '../storage/settings.js';

/**
 * @typedef {import('./deskboard.js').Diagram} Diagram
 * @typedef {import('../base/answers.js').Paged} Paged
 * @typedef {import('../base/answers.js').Still} Still
 * @typedef {{theme: 'light' | 'dark', transparent: boolean, onPaper?: boolean}} Look  onPaper: as printed, without
 *   the words below
 */

const SVG = 'http://www.w3.org/2000/svg';
const SIDE = 1200; // pixels of the longer side of a small picture

/** Every step as its picture shows it. @param {string} figure @returns {Promise<Paged>} */
export const pagesOf = async (figure) => /** @type {Paged} */ (await ask({ do: 'pages', figure }));

/**
 * One step as a picture.
 * @param {{slug: string, figure: string, pages: Paged, diagram: Diagram}} given
 * @param {number} step
 * @param {Look} look
 * @returns {Promise<Still>}
 */
export async function stillOf({ slug, figure, pages, diagram }, step, look) {
  const block = diagram.draw(pages.pages[step].view);
  const marks = /** @type {import('../kit/marks.js').Mark[]} */ (pages.figure.steps[step]?.marks ?? []);
  const find = (/** @type {string} */ name) => placeOf(block.places, name);
  const drawn = elementsOf(html`${hatches}${sheet(block, diagram.ground, (unit) => markLayer(marks, find, unit))}`);
  const body = drawn.map((one) => new XMLSerializer().serializeToString(one)).join('');
  const { width, height } = frameOf(block);
  const made = await ask({
    do: 'still',
    figure,
    step,
    language: settings.lang,
    theme: look.theme,
    transparent: look.transparent,
    wordless: Boolean(look.onPaper),
    body,
    width,
    height,
    style: await styleOf(drawn, slug, look),
    unknown: marks.flatMap(({ at, to }) => [at, to ?? at]).filter((name) => !find(name)),
    places: Object.keys(block.places),
  });
  return /** @type {Still} */ (made);
}

/** What a template draws, without the signs it leaves between its parts. @param {unknown} template */
function elementsOf(template) {
  const holder = document.createElement('div');
  render(template, holder);
  const signs = document.createTreeWalker(holder, NodeFilter.SHOW_COMMENT);
  const found = [];
  while (signs.nextNode()) found.push(/** @type {Comment} */ (signs.currentNode));
  for (const sign of found) sign.remove();
  const [patterns, board] = holder.children;
  return board.outerHTML.includes('url(#hatch-') ? [patterns, board] : [board];
}

/**
 * The rules that a drawing needs away from the page.
 * @param {Element[]} drawn
 * @param {string} slug
 * @param {Look} look
 */
function styleOf(drawn, slug, { theme, onPaper }) {
  const picture = document.implementation.createDocument(SVG, 'svg', null);
  const root = picture.documentElement;
  root.setAttribute('data-game', slug);
  root.setAttribute('data-theme', theme);
  root.append(...drawn.map((one) => picture.importNode(one, true)));
  return styleFor(picture, onPaper);
}

/** @param {Still} still */
export const svgBlob = ({ svg }) => new Blob([svg], { type: 'image/svg+xml' });

/** The address of a picture by itself. @param {Still} still */
export const dataUrl = ({ svg }) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** @param {Still} still @param {number} times 1: the longer side has 1200 pixels @returns {Promise<Blob | null>} */
export async function pngBlob({ svg, width, height }, times) {
  const scale = (SIDE * times) / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const sized = svg
    .replace(`width="${width}" height="${height}"`, `width="${size.width}" height="${size.height}"`)
    .replace('<style>', `<style>${await fontFace()}`);
  return asPng({ text: sized, ...size });
}
