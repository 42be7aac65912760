// Pictures of a table as different eyes see it: can things that must be told apart still be told apart?
globalThis.sight = (() => {
  const GRID = 40; // every thing is looked at in so many points a side
  const OWN = 24; // what changes by more than this when the thing is taken away is the thing's own
  const SEEN = 0.1; // OKLab: a difference nobody overlooks

  async function picture(base64) {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  }

  function cut(image, [left, top, width, height], scale) {
    const drawing = new OffscreenCanvas(GRID, GRID).getContext('2d', { willReadFrequently: true });
    drawing.drawImage(image, left * scale, top * scale, width * scale, height * scale, 0, 0, GRID, GRID);
    return drawing.getImageData(0, 0, GRID, GRID).data;
  }

  const lifted = Float64Array.from({ length: 256 }, (_, value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  function oklab(data, at) {
    const [r, g, b] = [lifted[data[at]], lifted[data[at + 1]], lifted[data[at + 2]]];
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  }
  const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

  /** Which points of its box are the thing's own. */
  function own(full, bare, box, scale) {
    const [one, two] = [cut(full, box, scale), cut(bare, box, scale)];
    return Array.from(
      { length: GRID * GRID },
      (_, at) => [0, 1, 2].reduce((sum, part) => sum + Math.abs(one[at * 4 + part] - two[at * 4 + part]), 0) > OWN,
    );
  }

  function mean(points, mask) {
    const mine = points.filter((_, at) => mask[at]);
    return [0, 1, 2].map((part) => mine.reduce((sum, point) => sum + point[part], 0) / Math.max(1, mine.length));
  }

  /** Two things as somebody sees them: how far their colours lie apart, and how much of them differs. */
  function compared(one, other) {
    let union = 0;
    let differs = 0;
    for (let at = 0; at < GRID * GRID; at += 1) {
      const [mine, its] = [one.mask[at], other.mask[at]];
      if (!mine && !its) continue;
      union += 1;
      if (mine !== its || apart(one.points[at], other.points[at]) >= SEEN) differs += 1;
    }
    return {
      colour: apart(mean(one.points, one.mask), mean(other.points, other.mask)),
      sign: differs / Math.max(1, union),
    };
  }

  /** How unlike in size; those of one size are the ones that are mixed up. */
  const odd = ([, , w, h], [, , v, k]) => Math.abs(Math.log(w / v)) + Math.abs(Math.log(h / k));

  /** For every two of a kind the pair nearest in size. */
  function pairs(found) {
    const nearest = new Map();
    found.forEach((one, at) =>
      found.slice(at + 1).forEach((other) => {
        if (one.kind !== other.kind || one.key === other.key) return;
        const [first, second] = one.key < other.key ? [one, other] : [other, one];
        const name = `${one.kind} ${first.key} ${second.key}`;
        const kept = nearest.get(name);
        if (!kept || odd(first.box, second.box) < odd(kept[0].box, kept[1].box)) nearest.set(name, [first, second]);
      }),
    );
    return [...nearest];
  }

  /**
   * @param {{found: any[], plain: string, bare: Record<string, string>, seen: Record<string, string>, scale: number}} given `bare`: without one kind; `seen`: by eyes
   * @returns {Promise<{eyes: string, pair: string, colour: number, sign: number}[]>}
   */
  async function look({ found, plain, bare, seen, scale }) {
    const whole = await picture(plain);
    const without = new Map(
      await Promise.all(Object.entries(bare).map(async ([kind, image]) => [kind, await picture(image)])),
    );
    const chosen = pairs(found);
    const masks = new Map(
      [...new Set(chosen.flatMap(([, both]) => both))].map((one) => [
        one,
        own(whole, without.get(one.kind), one.box, scale),
      ]),
    );
    const told = [];
    for (const [eyes, image] of Object.entries(seen)) {
      const view = await picture(image);
      const as = new Map(
        [...masks].map(([one, mask]) => {
          const data = cut(view, one.box, scale);
          return [one, { mask, points: Array.from({ length: GRID * GRID }, (_, at) => oklab(data, at * 4)) }];
        }),
      );
      for (const [pair, [one, other]] of chosen) told.push({ eyes, pair, ...compared(as.get(one), as.get(other)) });
    }
    return told;
  }

  return { look };
})();
