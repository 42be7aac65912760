// What axe does not see, asked of the page: names of shapes, sizes of targets, texts and pieces to be measured.
globalThis.looks = (() => {
  const INTERACTIVE =
    'a[href], button, input, select, textarea, summary, [tabindex], [role="button"], [data-pattern], [data-inspect]';
  const MAIN = '.button, .tool, .choice, [role="tab"], .segment, select, input[type="text"], input[type="search"]';
  const FIGURES = '.pawn, .cube, .seat-badge, .coin, .tile, .die-picture, .mover, [data-motion]';
  const TEXTLESS = new Set(['', 'none', 'transparent']);

  const visible = (one) => {
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height || one.closest('[aria-hidden="true"], [inert], .visually-hidden')) return false;
    return one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const say = (one) =>
    `${one.tagName.toLowerCase()}${one.id ? `#${one.id}` : ''}.${(one.getAttribute('class') ?? '').trim().split(/\s+/).join('.')}` +
    `[${one.dataset.id ?? one.dataset.pattern ?? one.dataset.inspect ?? ''}] «${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}»`;
  const byId = (ids) =>
    ids
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const nameOf = (one) =>
    [
      one.getAttribute('aria-label'),
      byId(one.getAttribute('aria-labelledby') ?? ''),
      ...[...(one.labels ?? [])].map((label) => label.textContent),
      one.textContent,
      one.getAttribute('title'),
      one.getAttribute('alt'),
    ].find((name) => name?.trim()) ?? '';
  const NATIVE = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary', 'details']);

  /** Things that can be pressed and are not said to be. */
  function unnamed() {
    return [...document.querySelectorAll(INTERACTIVE)]
      .filter(visible)
      .filter((one) => {
        if (one.matches('[tabindex="-1"]:not([role], button, a, .piece), .viewport-scroll')) return false; // places for the focus
        if (one.matches('[data-inspect]:not([role], [data-pattern])') && !document.querySelector('.is-inspecting'))
          return false; // has both when one asks what things are
        const role = one.getAttribute('role') || (NATIVE.has(one.tagName.toLowerCase()) ? 'native' : '');
        const inside = one.parentElement?.closest('[role="button"], button, a');
        return !(role || inside) || !(nameOf(one).trim() || inside);
      })
      .map(say);
  }

  /** The box that takes a press: a shape drawn for it, else the thing itself. */
  function hitBox(one) {
    const hit = one.querySelector(':scope > .hit, :scope > * > .hit') ?? one;
    const label = one.matches('input') ? one.closest('label') : null;
    return (label ?? hit).getBoundingClientRect();
  }

  /** Targets too small for a finger. @param {number} least @param {number} main */
  function small(least, main) {
    const room = 0.6; // a pixel's fraction is no finger's difference
    return [...document.querySelectorAll(INTERACTIVE)].filter(visible).flatMap((one) => {
      if (one.matches('[tabindex]:not([role], button, a, .piece), .viewport-scroll, [tabindex="0"]:not([role])'))
        return [];
      if (one.matches('[data-inspect]:not(button, [role="button"])')) return []; // only to be read about, and elsewhere too
      if (one.matches('p a, li a, dd a, dt a, .origin a') && !one.matches('.button')) return []; // in a line of text
      const box = hitBox(one);
      const size = Math.min(box.width, box.height);
      const wanted = one.matches(MAIN) && !one.matches('.small, .tabs button') ? main : least;
      if (size >= wanted - room) return [];
      return [`${Math.round(box.width)}x${Math.round(box.height)} < ${wanted} ${say(one)}`];
    });
  }

  const opaque = (one) => {
    let left = 1;
    for (let up = one; up; up = up.parentElement) left *= Number(getComputedStyle(up).opacity);
    return left;
  };

  /** Every text that is drawn, with its colour and size, inside the window. */
  function texts(root = document.body) {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (
        !parent ||
        !node.data.trim() ||
        parent.closest(
          'script, style, option, .visually-hidden, noscript, title, desc, [aria-disabled="true"], :disabled, .is-none',
        )
      )
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (!boxes.length) continue;
      const style = getComputedStyle(parent);
      const svg = parent instanceof SVGElement;
      const colour = svg ? style.fill : style.color;
      if (TEXTLESS.has(colour)) continue;
      const scale = svg ? Math.hypot(parent.getScreenCTM?.()?.a ?? 1, parent.getScreenCTM?.()?.b ?? 0) : 1;
      const size = parseFloat(style.fontSize) * scale;
      const bold = Number(style.fontWeight) >= 600;
      if (!onTop(parent, boxes[0])) continue;
      const halo =
        svg &&
        style.stroke !== 'none' &&
        style.paintOrder.startsWith('stroke') &&
        parseFloat(style.strokeWidth) * scale >= 2
          ? style.stroke
          : '';
      found.push({
        what: `«${node.data.trim().slice(0, 30)}» ${say(parent).slice(0, 120)}`,
        colour,
        halo,
        alpha: opaque(parent) * (svg ? Number(style.fillOpacity) : 1),
        need: size >= 24 || (bold && size >= 18.66) ? 3 : 4.5,
        size,
        boxes: boxes.map(({ left, top, width, height }) => [left, top, width, height]),
      });
    }
    return found;
  }

  /** Is it really to be seen there, not scrolled away under something. */
  function onTop(one, { left, top, width, height }) {
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    for (let up = one; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const box = up.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    }
    const upper = document.elementFromPoint(x, y);
    const whole = (/** @type {Element} */ part) => part.closest('.piece, button, a, svg, dialog') ?? part;
    return (
      Boolean(upper) &&
      (upper.contains(one) || one.contains(upper) || whole(upper).contains(one) || whole(one).contains(upper))
    );
  }

  /** Figures and pieces that can be played, in layers: what lies on another comes later. */
  function pieces() {
    const all = [
      ...document.querySelectorAll(`${FIGURES}, .piece.is-legal, .piece.is-selected, .piece.is-last`),
    ].filter((one) => one.closest('#app') && visible2(one) && !one.closest('.is-off, .is-none'));
    return all.map((one, at) => {
      one.dataset.look = String(at);
      const { left, top, width, height } = one.getBoundingClientRect();
      const under = all.filter((other) => other !== one && other.contains(one)).length;
      return {
        what: say(one),
        at,
        layer: under,
        box: [left, top, width, height],
        shown: onTop(one, { left, top, width, height }),
      };
    });
  }
  const visible2 = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 3 && box.height > 3 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };

  /** Figures that differ in colour, by kind: what is drawn on each, the colour left aside. */
  function signs() {
    const found = {};
    for (const kind of ['pawn', 'seat-badge', 'seat-mark', 'cube', 'tile', 'martian']) {
      for (const one of document.querySelectorAll(`.${kind}`)) {
        const names = [...one.classList, ...(one.querySelector('[class*="seat-"]')?.classList ?? [])];
        const colour = one.dataset.seat ?? names.find((name) => /^(hue-\w+|seat-\d)$/.test(name));
        if (!colour) continue;
        const parts = [...one.querySelectorAll('*')];
        const shapes = parts.map((part) =>
          ['d', 'points', 'href', 'r', 'cx'].map((key) => part.getAttribute(key) ?? '').join(),
        );
        const kinds = parts
          .map((part) => part.getAttribute('class') ?? '')
          .join(' ')
          .replaceAll(colour, '');
        found[kind] ??= {};
        found[kind][colour] ??= [one.textContent.trim(), ...shapes, kinds].join('|');
      }
    }
    return found;
  }

  /**
   * Everything that must be told apart from its like, and is to be seen: its kind, which one it is, and where it lies.
   * @param {{name: string, selector: string, which: string}[]} kinds `which`: the class, its own or one around or inside it, that says which one
   */
  function kin(kinds) {
    return kinds.flatMap(({ name, selector, which }) => {
      const told = new RegExp(`^(?:${which})$`);
      const named = (/** @type {Element | null} */ one) => [...(one?.classList ?? [])].find((word) => told.test(word));
      const upwards = (/** @type {Element | null} */ one) => one && (named(one) ?? upwards(one.parentElement));
      return [...document.querySelectorAll(selector)].flatMap((one) => {
        const key = upwards(one) ?? [...one.querySelectorAll('*')].map(named).find(Boolean);
        const { left, top, width, height } = one.getBoundingClientRect();
        if (!key || !visible2(one) || opaque(one) < 1 || !onTop(one, { left, top, width, height })) return [];
        one.dataset.kin = name;
        return [{ kind: name, key, box: [left, top, width, height] }];
      });
    });
  }

  /** On paper nothing can be scrolled: what reaches over its edge, or is cut off within it. */
  function clipped() {
    const room = 3; // hanging letters, hairlines
    return [...document.querySelectorAll('body *')].flatMap((one) => {
      if (one instanceof SVGElement && !(one instanceof SVGSVGElement)) return [];
      if (one.closest('.visually-hidden') || !visible2(one)) return [];
      const { left, right } = one.getBoundingClientRect();
      if (right > innerWidth + 1 || left < -1)
        return [`over the edge ${Math.round(left)} to ${Math.round(right)} ${say(one)}`];
      if (one instanceof SVGElement || one.matches('h1, .table-head *') || getComputedStyle(one).overflow === 'visible')
        return [];
      const wide = one.scrollWidth - one.clientWidth;
      const high = one.scrollHeight - one.clientHeight;
      return wide > room || high > room ? [`cut off ${wide} x ${high} ${say(one)}`] : [];
    });
  }

  const sheet = new CSSStyleSheet();
  /** Takes texts or pieces out of the picture; '' brings everything back. @param {string} rules */
  function hide(rules) {
    if (!document.adoptedStyleSheets.includes(sheet))
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    sheet.replaceSync(rules);
  }

  /** Another dress for as long as the page stands. @param {string} rules */
  function wear(rules) {
    const more = new CSSStyleSheet();
    more.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, more];
  }

  return { kin, signs, clipped, unnamed, small, texts, pieces, hide, wear, say };
})();
