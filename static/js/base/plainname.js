/** Of a name, as of every text that strangers may write. */
const LONGEST = 24;

/**
 * A name as it may stand on the screen, as in a record: one line, no sign that can't be seen or turns a line round.
 * @param {unknown} name
 */
export const plainName = (name) =>
  [
    ...String(name ?? '')
      .replace(/[\p{C}\p{Z}#]+/gu, ' ')
      .trim(),
  ]
    .slice(0, LONGEST)
    .join('')
    .trimEnd();
