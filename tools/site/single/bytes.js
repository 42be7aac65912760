'use strict';

/** Four bytes in five signs: a sixteenth less than with base 64. Written by `base85` in tools/site/singlefile.py. */
// biome-ignore lint/correctness/noUnusedVariables: the scripts that this one is put before read it
const bytes = (() => {
  const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;,=>?@^_`{|}~';
  const values = new Uint8Array(128);
  for (let value = 0; value < SIGNS.length; value += 1) values[SIGNS.charCodeAt(value)] = value;
  return (text) => {
    const missing = (5 - (text.length % 5)) % 5;
    const whole = text + '~'.repeat(missing);
    const read = new DataView(new ArrayBuffer((whole.length / 5) * 4));
    for (let from = 0, to = 0; from < whole.length; to += 4) {
      let number = 0;
      for (let left = 5; left > 0; left -= 1, from += 1) number = number * 85 + values[whole.charCodeAt(from)];
      read.setUint32(to, number);
    }
    return new Uint8Array(read.buffer, 0, read.byteLength - missing);
  };
})();
