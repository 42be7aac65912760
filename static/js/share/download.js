/** Records as files, and texts on the clipboard. */

/** @param {string} name @param {string} text */
export const downloadText = (name, text) => download(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));

/** @param {string} name @param {Blob} blob */
export function download(name, blob) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @param {{game: string, updated?: number}} game @param {string} ending */
export function fileName(game, ending) {
  const day = new Date(game.updated ?? Date.now()).toISOString().slice(0, 10);
  return `regolo-${game.game}-${day}.${ending}`;
}

/** @param {{game: string, updated?: number}} game */
export const recordName = (game) => fileName(game, 'txt');

/** @param {string} text @returns {Promise<boolean>} */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
