// Two pictures of a page, with and without its texts or pieces: how well do they stand out from what lies under them?
globalThis.contrast = (() => {
  const PICK = 0.1; // the worst tenth of a text decides, not its worst pixel

  async function pixels(base64) {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext('2d', { willReadFrequently: true });
    drawing.drawImage(image, 0, 0);
    return drawing.getImageData(0, 0, image.width, image.height);
  }

  const lifted = Float64Array.from({ length: 256 }, (_, value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const light = ([r, g, b]) => 0.2126 * lifted[r] + 0.7152 * lifted[g] + 0.0722 * lifted[b];
  const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  const over = ([r, g, b], alpha, under) =>
    [r, g, b].map((value, at) => Math.round(value * alpha + under[at] * (1 - alpha)));

  function parsed(colour) {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return { rgb: [r, g, b], alpha: a / 255 };
  }

  /** Calls `see(with, without)` for each pixel of a box that the thing itself has coloured. */
  function each(full, bare, [left, top, width, height], scale, least, see) {
    const x1 = Math.min(full.width, Math.ceil((left + width) * scale));
    const y1 = Math.min(full.height, Math.ceil((top + height) * scale));
    for (let y = Math.max(0, Math.floor(top * scale)); y < y1; y += 1) {
      for (let x = Math.max(0, Math.floor(left * scale)); x < x1; x += 1) {
        const at = (y * full.width + x) * 4;
        const one = [full.data[at], full.data[at + 1], full.data[at + 2]];
        const two = [bare.data[at], bare.data[at + 1], bare.data[at + 2]];
        if (Math.abs(one[0] - two[0]) + Math.abs(one[1] - two[1]) + Math.abs(one[2] - two[2]) > least)
          see(one, two, x, y);
      }
    }
  }

  /** Texts below what they need. */
  async function texts({ full, bare, found, scale }) {
    const [one, two] = [await pixels(full), await pixels(bare)];
    return found.flatMap(({ what, colour, halo, alpha, need, size, boxes }) => {
      const ink = parsed(colour);
      const ratios = [];
      for (const box of boxes) {
        each(one, two, box, scale, 24, (mine, under) => {
          if (apart(mine, ink.rgb) > apart(under, ink.rgb)) return; // another text that lies in the same box
          const ground = halo ? parsed(halo).rgb : under;
          ratios.push(ratio(light(over(ink.rgb, ink.alpha * alpha, ground)), light(ground)));
        });
      }
      if (ratios.length < 8) return [];
      ratios.sort((a, b) => a - b);
      const worst = ratios[Math.floor(ratios.length * PICK)];
      return worst >= need - 0.03 ? [] : [`${worst.toFixed(2)} < ${need} (${size.toFixed(0)} px, ${colour}) ${what}`];
    });
  }

  /** Pieces of which too little stands out: what does must span most of them. */
  async function pieces({ full, bare, found, scale }) {
    const [one, two] = [await pixels(full), await pixels(bare)];
    return found.flatMap(({ what, box }) => {
      const all = span();
      const clear = span();
      let best = 0;
      each(one, two, box, scale, 12, (mine, under, x, y) => {
        const stands = ratio(light(mine), light(under));
        best = Math.max(best, stands);
        all.add(x, y);
        if (stands >= 2.9) clear.add(x, y);
      });
      if (all.n < 20) return [];
      const wide = clear.width / all.width;
      const high = clear.height / all.height;
      return wide >= 0.6 && high >= 0.6 && clear.n >= 0.04 * all.n
        ? []
        : [`3:1 spans only ${Math.round(wide * 100)} x ${Math.round(high * 100)} % (best ${best.toFixed(1)}) ${what}`];
    });
  }

  function span() {
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    return {
      n: 0,
      add(x, y) {
        this.n += 1;
        [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
      },
      get width() {
        return this.n ? x1 - x0 + 1 : 0;
      },
      get height() {
        return this.n ? y1 - y0 + 1 : 0;
      },
    };
  }

  return { texts, pieces };
})();
