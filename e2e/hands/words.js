// Words at a table that nobody can read well: cut off, one upon the other, or smaller than `least` pixels.
// With `whole`, a board that should be seen whole and has to be scrolled is told of too.
// A town or a track may be pushed about in its frame: there what is small is told of, not what lies beyond the frame.
// What a frame scrolls or lets one push about may be cut at its edge; all that lies inside it is looked at all the same.
({ least, whole, rounded = false }) => {
  const NEAR = 1; // pixels that writing keeps from a line beside it
  const TAIL = rounded ? 1.5 : 0.5; // pixels that may be missing below; WebKit's letters are as high as whole pixels
  const RIM = 0.75; // of a pixel that a badge or a button may lack above or below
  const MOST_PLATE = 64; // pixels; what is higher is a panel
  const EDGE = 2; // pixels that a letter may reach over
  const SIGNS =
    '.seat-badge, .seat-hex, .pawn, .figure, .cube, .cube-picture, .tile, .swatch, .coin, .coin-inline, .au-car, .die, .icon-inline'; // numbers that are part of a figure are no writing
  const FREE = '.visually-hidden, .flight, .moment, dialog:not([open]), option, title, desc, [inert]';
  const page = document.querySelector('.table-page');
  const found = new Set();

  const say = (one) => {
    const named = one.closest('[class]');
    const text = one.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${named?.tagName.toLowerCase()}.${named?.getAttribute('class').trim().split(/\s+/).join('.')} «${text}»`;
  };
  const scaleOf = (one) => {
    const matrix = one instanceof SVGElement && one.getScreenCTM?.();
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  };
  const isTurned = (one) => one instanceof SVGElement && Math.abs(one.getScreenCTM?.()?.b ?? 0) > 0.01;
  /** For whom listens, not for whom looks. */
  function unseen(one) {
    for (let up = one; up && up !== page; up = up.parentElement)
      if (getComputedStyle(up).clipPath.startsWith('inset(50%')) return true;
    return false;
  }
  const both = (a, b) => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const empty = ({ left, right, top, bottom }) => right - left < 1 || bottom - top < 1;

  const hides = (way) => ['hidden', 'clip'].includes(way);

  /** What is left of a box inside all that has an edge, and inside what cuts it without a way to scroll there. */
  function seen(parent, box) {
    let [shown, kept] = [box, box];
    let [acrossX, acrossY] = [false, false]; // it can be scrolled to, whatever lies further out
    for (let up = parent; up && up !== page && !empty(shown); up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (up instanceof SVGElement && up.tagName !== 'svg') continue;
      const port = up.getBoundingClientRect();
      const cuts = {
        left: hides(overflowX) && !acrossX ? port.left : -Infinity,
        right: hides(overflowX) && !acrossX ? port.right : Infinity,
        top: (hides(overflowY) || up.scrollTop === 0) && !acrossY ? port.top : -Infinity, // nothing scrolls above the first line
        bottom: hides(overflowY) && !acrossY ? port.bottom : Infinity,
      };
      acrossX ||= !hides(overflowX) && up.scrollWidth > up.clientWidth + EDGE;
      acrossY ||= !hides(overflowY) && up.scrollHeight > up.clientHeight + EDGE;
      kept = both(kept, cuts);
      shown = both(shown, port);
    }
    return { shown, kept };
  }

  /** The letters themselves, without the room a line has above and below them. */
  const letters = ({ left, right, top, bottom }, size) => {
    const spare = Math.max(0, bottom - top - size * 0.8) / 2;
    return { left: left + 1, right: right - 1, top: top + spare, bottom: bottom - spare };
  };

  const pen = document.createElement('canvas').getContext('2d');
  /** Where the tails of letters such as g and p end. */
  function tails({ fontStyle, fontWeight, fontSize, fontFamily }, text, bottom) {
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const { fontBoundingBoxDescent, actualBoundingBoxDescent } = pen.measureText(text);
    return bottom - fontBoundingBoxDescent + actualBoundingBoxDescent;
  }

  /** Does writing reach the line around what it stands in? */
  function touches(parent, { left, right }) {
    for (let up = parent; up && up !== page; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (!hides(style.overflowX) && up.scrollWidth > up.clientWidth + EDGE) return false; // pushed along, it goes past every line further out
      const { left: start, right: end } = up.getBoundingClientRect();
      const drawn = (side) =>
        style[`border${side}Style`] === 'solid' && Number.parseFloat(style[`border${side}Width`]) >= 1;
      const width = (side) => Number.parseFloat(style[`border${side}Width`]);
      if (drawn('Left') && drawn('Right'))
        return left - start - width('Left') < NEAR || end - right - width('Right') < NEAR;
    }
    return false;
  }

  /** The plate that writing stands on, such as a badge or a button: is a part of its rim cut off? */
  function rimCut(parent) {
    let plate = parent;
    while (plate !== page && !(plate instanceof HTMLElement && hidesBehind(plate))) plate = plate.parentElement;
    const box = plate.getBoundingClientRect();
    if (plate === page || box.height > MOST_PLATE) return false;
    const { shown, kept } = seen(plate.parentElement, box);
    const cut = Math.max(kept.top - box.top, box.bottom - kept.bottom);
    return !empty(shown) && cut > RIM && cut < box.height / 2;
  }

  const texts = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(FREE)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || unseen(parent)) continue;
    range.selectNodeContents(node);
    const style = getComputedStyle(parent);
    const size = Number.parseFloat(style.fontSize) * scaleOf(parent);
    if (size < 2) continue;
    const pushed = parent.closest('.viewport-sheet');
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 1 || bottom - top < 1) continue;
      const box = { left, right, top, bottom };
      const { shown, kept } = seen(parent, box);
      const clipped = letters(box, size);
      const gone = (before, after) => Math.max(0, before) - Math.max(0, after) > EDGE;
      const rest = both(clipped, kept);
      if (
        !pushed &&
        (gone(clipped.right - clipped.left, rest.right - rest.left) ||
          gone(clipped.bottom - clipped.top, rest.bottom - rest.top))
      )
        found.add(`cut: ${say(parent)}`);
      if (!pushed && !(parent instanceof SVGElement) && tails(style, node.data, bottom) - kept.bottom > TAIL)
        found.add(`tails cut: ${say(parent)}`);
      if (!pushed && !empty(shown) && rimCut(parent)) found.add(`rim cut: ${say(parent)}`);
      if (!pushed && !empty(shown) && touches(parent, box)) found.add(`touches its edge: ${say(parent)}`);
      if (!empty(shown)) texts.push({ parent, size, box: both(clipped, shown), turned: isTurned(parent) });
    }
    const box = parent.closest(':not(span, b, i, em, small, strong)');
    if (style.textOverflow === 'ellipsis' || getComputedStyle(box).textOverflow === 'ellipsis')
      if (box.scrollWidth > box.clientWidth + EDGE) found.add(`shortened: ${say(box)}`);
    if (size < least - 0.1 && /[\p{L}\p{N}]/u.test(node.data) && !parent.closest(SIGNS))
      found.add(`small ${size.toFixed(1)}: ${say(parent)}`);
  }

  /** Does it hide what is behind it? */
  function hidesBehind(one) {
    const style = getComputedStyle(one);
    if (one instanceof SVGElement && one.tagName !== 'svg')
      return style.fill !== 'none' && !['text', 'tspan'].includes(one.tagName);
    return style.backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);
  }
  const inFront = (one, x, y) => {
    for (const top of document.elementsFromPoint(x, y)) {
      if (top === one || one.contains(top) || top.contains(one)) return true;
      if (hidesBehind(top)) return false;
    }
    return true;
  };
  texts.sort((a, b) => a.box.left - b.box.left);
  texts.forEach((a, i) => {
    for (const b of texts.slice(i + 1)) {
      if (b.box.left > a.box.right - EDGE) break;
      if (a.parent === b.parent || a.turned || b.turned) continue;
      const shared = both(a.box, b.box);
      if (shared.right - shared.left <= EDGE || shared.bottom - shared.top <= EDGE) continue;
      const [x, y] = [(shared.left + shared.right) / 2, (shared.top + shared.bottom) / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue; // nobody sees it before it is scrolled to
      if (inFront(a.parent, x, y) && inFront(b.parent, x, y)) found.add(`overlap: ${say(a.parent)} / ${say(b.parent)}`);
    }
  });
  for (const one of page.querySelectorAll('.sheet-body'))
    if (one.scrollWidth > one.clientWidth + 1)
      found.add(`${one.scrollWidth - one.clientWidth} pixels lie beside the sheet`);
  const board = page.querySelector('.board-window[data-zoom="1"]');
  if (whole && page.matches('.is-wide') && board && board.scrollHeight > board.clientHeight + EDGE)
    found.add(`the board needs ${board.scrollHeight - board.clientHeight} pixels more`);
  return [...found];
};
