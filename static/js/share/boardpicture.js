/**
 * The board as a picture that stands by itself: an SVG with its style sheet inside, or a PNG of it.
 * Boards are SVG and HTML, so they go in as foreign content.
 */
import { siteUrl } from '../base/catalog.js';

const SVG = 'http://www.w3.org/2000/svg';
const SIDE = 1200;
const FACE = 'Jost';
/** Of the page, not of the picture. */
const BUTTONS = '.viewport-acts';

/** What makes up the look of a drawing; positions and sizes in SVG are attributes already. */
const SHAPES = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'display',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'transform',
  'transform-origin',
  'transform-box',
  'paint-order',
  'filter',
  'color',
  'stop-color',
  'stop-opacity',
];
const BOXES = [
  ...SHAPES,
  'position',
  'inset',
  'width',
  'height',
  'min-width',
  'min-height',
  'margin',
  'padding',
  'border',
  'border-radius',
  'background',
  'box-shadow',
  'overflow',
  'box-sizing',
  'flex',
  'flex-direction',
  'flex-wrap',
  'align-items',
  'align-content',
  'justify-content',
  'gap',
  'order',
  'grid-template-columns',
  'grid-template-rows',
  'grid-template-areas',
  'grid-area',
  'grid-auto-flow',
  'justify-items',
  'align-self',
  'justify-self',
  'line-height',
  'text-align',
  'text-transform',
  'white-space',
  'vertical-align',
  'list-style',
  'aspect-ratio',
  'z-index',
  'clip-path',
  'object-fit',
  'font-style',
];

const DROPPED = ['style', 'tabindex', 'role', 'data-pattern', 'data-inspect', 'data-id', 'aria-label', 'aria-hidden'];

/**
 * Gives the copy of every element a class for its present look.
 * @param {Element} from
 * @param {Element} to
 * @param {Map<string, string>} looks
 */
function dress(from, to, looks) {
  const style = getComputedStyle(from);
  const inside = from instanceof SVGElement && from.ownerSVGElement; // of a drawing: places are attributes already
  const wanted = inside ? SHAPES : BOXES;
  const look = wanted
    .map((name) => `${name}:${style.getPropertyValue(name).replace(/url\([^)]*#([^)"]+)"?\)/g, 'url(#$1)')}`)
    .join(';');
  if (!looks.has(look)) looks.set(look, `s${looks.size}`);
  for (const name of DROPPED) to.removeAttribute(name);
  to.setAttribute('class', /** @type {string} */ (looks.get(look)));
  [...from.children].forEach((child, i) => dress(child, to.children[i], looks));
}

/**
 * The looks as a style sheet; it is only ever text, since the page itself forbids styles of this kind.
 * @param {Map<string, string>} looks
 * @param {string} font
 */
const sheetOf = (looks, font) =>
  `<style>${font}${[...looks].map(([look, name]) => `.${name}{${look.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}}`).join('\n')}</style>`;

/**
 * @param {Element} board what the renderer drew
 * @param {string} title
 * @returns {Promise<{text: string, width: number, height: number} | null>}
 */
export async function boardPicture(board, title) {
  const box = board.getBoundingClientRect();
  if (!box.width || !box.height) return null;
  const scale = SIDE / Math.max(box.width, box.height);
  const width = Math.round(box.width * scale);
  const height = Math.round(box.height * scale);
  /** @type {Map<string, string>} */
  const looks = new Map();
  const copy = /** @type {Element} */ (board.cloneNode(true));
  const buttons = copy.querySelectorAll(BUTTONS);
  dress(board, copy, looks);
  for (const button of buttons) button.remove();
  const svg = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({ xmlns: SVG, width, height, viewBox: `0 0 ${box.width} ${box.height}` }))
    svg.setAttribute(name, String(value));
  const name = document.createElementNS(SVG, 'title');
  name.textContent = title;
  svg.append(name, holder(copy, box));
  const text = new XMLSerializer().serializeToString(svg);
  return { text: text.replace('</title>', `</title>${sheetOf(looks, await fontFace())}`), width, height };
}

/** The display face, so that the picture looks the same where the font isn't. */
export async function fontFace() {
  try {
    const answer = await fetch(siteUrl('fonts/jost-latin-600-normal.woff2'));
    const signs = Array.from(new Uint8Array(await answer.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('');
    return `@font-face{font-family:${FACE};font-weight:600;src:url(data:font/woff2;base64,${btoa(signs)})}`;
  } catch {
    return '';
  }
}

/** @param {Element} copy @param {DOMRect} box */
function holder(copy, box) {
  const foreign = document.createElementNS(SVG, 'foreignObject');
  foreign.setAttribute('width', String(box.width));
  foreign.setAttribute('height', String(box.height));
  foreign.append(copy);
  return foreign;
}

/** @param {{text: string, width: number, height: number}} picture @returns {Promise<Blob | null>} */
export async function asPng({ text, width, height }) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
