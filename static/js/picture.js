/**
 * The board as a picture that stands by itself: an SVG with its styles written in, or a PNG of it.
 * What is drawn in HTML goes along as foreign content.
 */
const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const SIDE = 1200;

/** What makes up the look of a drawing; positions and sizes in SVG are attributes already. */
const SHAPES = ['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'display', 'visibility',
  'font-family', 'font-size', 'font-weight', 'font-variant-numeric', 'letter-spacing', 'text-anchor', 'dominant-baseline', 'transform', 'transform-origin', 'transform-box', 'paint-order', 'filter', 'color'];
const BOXES = [...SHAPES, 'position', 'inset', 'width', 'height', 'min-width', 'min-height', 'margin', 'padding', 'border', 'border-radius', 'background', 'box-shadow', 'overflow', 'box-sizing',
  'flex', 'flex-direction', 'flex-wrap', 'align-items', 'align-content', 'justify-content', 'gap', 'order', 'grid-template-columns', 'grid-template-rows', 'grid-template-areas', 'grid-area', 'grid-auto-flow', 'justify-items',
  'align-self', 'justify-self', 'line-height', 'text-align', 'text-transform', 'white-space', 'vertical-align', 'list-style', 'aspect-ratio', 'z-index', 'clip-path', 'object-fit', 'font-style'];

/** @param {Element} from @param {Element} to */
function dress(from, to) {
  const style = getComputedStyle(from);
  const wanted = from instanceof SVGElement ? SHAPES : BOXES;
  const words = wanted.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
  to.setAttribute('style', words);
  for (const name of ['class', 'tabindex', 'role', 'data-pattern', 'data-inspect', 'data-id', 'aria-label', 'aria-hidden']) to.removeAttribute(name);
  const copies = to.children;
  [...from.children].forEach((child, i) => dress(child, copies[i]));
}

/** @param {Element} board what the renderer drew @param {string} title @returns {{text: string, width: number, height: number} | null} */
export function boardPicture(board, title) {
  const box = board.getBoundingClientRect();
  if (!box.width || !box.height) return null;
  const scale = SIDE / Math.max(box.width, box.height);
  const width = Math.round(box.width * scale);
  const height = Math.round(box.height * scale);
  const copy = /** @type {Element} */ (board.cloneNode(true));
  dress(board, copy);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('xmlns', SVG);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('viewBox', `0 0 ${box.width} ${box.height}`);
  const name = document.createElementNS(SVG, 'title');
  name.textContent = title;
  svg.append(name, paper(box), holder(copy, box));
  return { text: new XMLSerializer().serializeToString(svg), width, height };
}

/** @param {DOMRect} box */
function paper(box) {
  const rect = document.createElementNS(SVG, 'rect');
  rect.setAttribute('width', String(box.width));
  rect.setAttribute('height', String(box.height));
  rect.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  return rect;
}

/** @param {Element} copy @param {DOMRect} box */
function holder(copy, box) {
  if (copy instanceof SVGElement) {
    copy.setAttribute('width', String(box.width));
    copy.setAttribute('height', String(box.height));
    return copy;
  }
  const foreign = document.createElementNS(SVG, 'foreignObject');
  foreign.setAttribute('width', String(box.width));
  foreign.setAttribute('height', String(box.height));
  const body = document.createElementNS(XHTML, 'div');
  body.append(copy);
  foreign.append(body);
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
