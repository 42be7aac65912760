/** What people copy: addresses of games and figures, frames and elements of a page, next to texts of games and JSON. */
import { linkIn, unpacked } from '../share/gamelink.js';

/**
 * The link, or the figure as JSON, that an address or a line for a page carries; else the text as it is.
 * @param {string} text
 */
export async function pastedText(text) {
  if (text.trimStart().startsWith('{')) return text;
  const link = linkIn(text) || /\blink=["']?([\w.-]+)/.exec(text)?.[1];
  if (link) return link;
  const packed = (/#\/figure\/[\w-]+\/([\w-]+)/.exec(text) ?? /\bfigure=["']?([\w-]+)/.exec(text))?.[1];
  return packed ? unpacked(packed).then(JSON.stringify, () => text) : text;
}

/** Texts, marks and questions of a figure; nothing, if it is no figure. @param {string} text */
export function figureIn(text) {
  try {
    const data = JSON.parse(text);
    return typeof data === 'object' && ('figure' in data || 'steps' in data || 'position' in data) ? data : null;
  } catch {
    return null;
  }
}
