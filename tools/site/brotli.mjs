/* Compresses with brotli, several files side by side. Standard input: [[from, to, quality, packed], …]; what is `packed`
 * is unpacked (gzip) first. Python has no brotli of its own, Node has. */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync } from 'node:zlib';

const LARGEST_WINDOW = 24; // that every browser takes
const WORDS = 2; // the low bits of an address in a memory of four byte words: worth 2 % of the image
const compress = promisify(brotliCompress);

async function make([from, to, quality, packed]) {
  const file = await readFile(from);
  const data = packed ? gunzipSync(file) : file;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: LARGEST_WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    ...(packed ? { [constants.BROTLI_PARAM_NPOSTFIX]: WORDS } : {}),
  };
  await writeFile(to, await compress(data, { params }));
}

const jobs = JSON.parse(await text(process.stdin)).values();
const work = async () => {
  for (const job of jobs) await make(job);
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
