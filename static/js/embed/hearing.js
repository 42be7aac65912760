/**
 * What the page around a frame says before the game is there; afterwards the game hears it itself (`base/hostpage.js`).
 * Fetched with the first message, so that frames to which nobody speaks stay light.
 */

/** @type {Record<string, Record<string, RegExp>>} */
const HEARD = {
  set: { lang: /^(it|en)$/, theme: /^(auto|light|dark)$/ },
  position: { link: /^[\w.-]{1,60000}$/ },
};
/** What stays when another game is to be shown. */
const LASTING = ['lang', 'theme', 'accent', 'controls', 'start'];

/**
 * Says the frame's address anew and has it drawn again; what says nothing new changes nothing.
 * @param {any} data a message of the page around it @param {URLSearchParams} asked what the frame was asked for
 */
export function hear(data, asked) {
  const fitting = Object.hasOwn(HEARD, data.type) ? HEARD[data.type] : {};
  const page = document.documentElement;
  /** @type {Record<string, string | null | undefined>} */
  const now = { lang: page.lang, theme: page.dataset.theme, link: asked.get('link') };
  const said = Object.keys(fitting).filter(
    (name) => typeof data[name] === 'string' && fitting[name].test(data[name]) && data[name] !== now[name],
  );
  if (!said.length) return;
  if (data.type === 'position') for (const name of [...asked.keys()]) if (!LASTING.includes(name)) asked.delete(name);
  for (const name of said) asked.set(name, data[name]);
  history.replaceState(null, '', `${location.pathname}#${asked}`);
  if (String(said) === 'theme' && asked.get('start') !== 'auto') colour(data.theme);
  else location.reload();
}

/** Other colours need no other picture. @param {string} theme */
function colour(theme) {
  document.documentElement.dataset.theme = theme;
  const play = /** @type {HTMLAnchorElement} */ (document.getElementById('play'));
  const address = new URL(play.href);
  address.searchParams.set('theme', theme);
  play.href = address.href;
}
