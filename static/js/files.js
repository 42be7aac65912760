/** Records as files, and texts on the clipboard. */

/** @param {string} name @param {string} text */
export function downloadText(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @param {{game: string, updated?: number}} game */
export function recordName(game) {
  const day = new Date(game.updated ?? Date.now()).toISOString().slice(0, 10);
  return `regolo-${game.game}-${day}.txt`;
}

/** @param {string} text @returns {Promise<boolean>} */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
