/**
 * Own components as a view carries them: the JSON text of the option `own`, read with care (a link may bring anything).
 */

/** @param {unknown} text @returns {Record<string, any>} empty if it is no JSON object */
export function readOwn(text) {
  try {
    const found = JSON.parse(typeof text === 'string' ? text : '');
    return found && typeof found === 'object' && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

/**
 * One part of the own components, such as `tiles`.
 * @param {{options?: Record<string, unknown>}} view
 * @param {string} part
 * @returns {Record<string, any>}
 */
export function ownPart(view, part) {
  const found = readOwn(view.options?.own)[part];
  return found && typeof found === 'object' ? found : {};
}
