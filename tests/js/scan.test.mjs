/** What a screen draws as squares, a camera's picture of it gives back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import encode from 'qr';
import decode from 'qr/decode.js';

/** A picture of the squares, tilted a little by its proportions, grey where light falls. */
function picture(text, scale) {
  const squares = encode(text, 'raw', { ecc: 'low', border: 4 });
  const side = squares.length * scale;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const dark = squares[Math.floor(y / scale)][Math.floor(x / scale)];
      data.fill(dark ? 40 + (x * 30) / side : 200 + (y * 40) / side, (y * side + x) * 4, (y * side + x) * 4 + 3);
      data[(y * side + x) * 4 + 3] = 255;
    }
  return { width: side, height: side, data };
}

for (const scale of [3, 5, 8])
  test(`a code of a hundred and fifty letters is read at ${scale} pixels a square`, () => {
    const text = 'AQHSwwQ1eU1UGDFLMU0xQmdUbXo5aF'.repeat(5);
    assert.equal(decode(picture(text, scale)), text);
  });
