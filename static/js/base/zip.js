/** Reads a zip, as a wheel is one. */

const [END, ENTRY] = [0x06054b50, 0x02014b50];
const END_LENGTH = 22;
const LARGEST = 20_000_000; // bytes of one file, unpacked

/** @param {Uint8Array} bytes @param {number} method 0: as it is, 8: deflated */
async function unpacked(bytes, method) {
  if (method === 0) return bytes;
  if (method !== 8) throw new Error(`packed in a way that is not known (${method})`);
  const stream = new Blob([/** @type {BlobPart} */ (bytes)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Where the list of files begins, and how many it has. @param {DataView} view */
function listOf(view) {
  for (let at = view.byteLength - END_LENGTH; at >= 0; at--)
    if (view.getUint32(at, true) === END)
      return { at: view.getUint32(at + 16, true), many: view.getUint16(at + 10, true) };
  throw new Error('not a zip');
}

/**
 * All files of a zip that are wanted, by their names.
 * @param {Uint8Array} bytes @param {(name: string) => boolean} wanted
 * @returns {Promise<Map<string, Uint8Array>>}
 */
export async function filesIn(bytes, wanted) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const list = listOf(view);
  const found = new Map();
  let { at } = list;
  for (let n = 0; n < list.many; n++) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('a zip whose list is damaged');
    const [named, extra, said] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const [packed, whole, from] = [20, 24, 42].map((offset) => view.getUint32(at + offset, true));
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + named));
    if (wanted(name)) {
      if (whole > LARGEST) throw new Error(`${name} is too large`);
      const start = from + 30 + view.getUint16(from + 26, true) + view.getUint16(from + 28, true);
      found.set(name, await unpacked(bytes.subarray(start, start + packed), view.getUint16(at + 10, true)));
    }
    at += 46 + named + extra + said;
  }
  return found;
}
