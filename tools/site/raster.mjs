/** Makes PNGs of SVGs: `[{svg, png, fonts}]` on stdin, each written to its place. Needs no browser, asks nobody. */
import { readFileSync, writeFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let asked = '';
for await (const part of process.stdin) asked += part;
await initWasm(readFileSync(new URL('../../node_modules/@resvg/resvg-wasm/index_bg.wasm', import.meta.url)));
for (const { svg, png, fonts } of JSON.parse(asked)) {
  const fontBuffers = fonts.map((/** @type {string} */ path) => new Uint8Array(readFileSync(path)));
  const drawing = new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Jost' } });
  writeFileSync(png, drawing.render().asPng());
}
