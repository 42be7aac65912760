/**
 * "R" on the board turns the tile in the hand, like the button; elsewhere the key keeps its meaning.
 * @param {KeyboardEvent} event
 */
export function turnKey(event) {
  if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
  const button = /** @type {HTMLElement | null} */ (document.querySelector('[data-id="rotate"]'));
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  button.click();
}
