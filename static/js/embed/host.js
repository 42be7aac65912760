/** What the page around a board may do: hear it, and ask it for something. */
const board = /** @type {any} */ (document.getElementById('board'));
const heard = /** @type {HTMLElement} */ (document.getElementById('heard'));

for (const type of ['ready', 'move', 'end', 'error']) {
  board.addEventListener(`regolo-${type}`, (/** @type {CustomEvent} */ { detail }) => {
    const line = document.createElement('li');
    line.textContent = `${type} ${JSON.stringify(detail)}`.slice(0, 120);
    heard.append(line);
  });
}
document.getElementById('dark')?.addEventListener('click', () => board.setAttribute('theme', 'dark'));
document.getElementById('back')?.addEventListener('click', () => board.step(-1));
