/** A figure as one line for a page: a frame, an element with its picture, Markdown. */
import { gameCard, siteUrl } from '../base/catalog.js';
import { settings } from '../storage/settings.js';

/**
 * @typedef {object} Given
 * @property {string} slug
 * @property {string} figure packed
 * @property {string} picture the table of its first step, packed
 * @property {string} address of the figure in the app
 * @property {string} alt its first picture in words
 * @property {{width: number, height: number}} frame
 */

/** As text of HTML. @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** @param {string} path */
const onSite = (path) => new URL(path, siteUrl('')).href;

/** @param {Given} given */
const nameOf = ({ slug }) => escaped(gameCard(slug)?.name[settings.lang] ?? slug);

export const lineFor = {
  /** @param {Given} given */
  frame(given) {
    const { slug: game, figure, picture } = given;
    const params = new URLSearchParams({ game, figure, ...(picture && { picture }), lang: settings.lang });
    return `<iframe src="${escaped(onSite(`embed/v1/?${params}`))}" title="${nameOf(given)}"
    loading="lazy" style="width:100%;aspect-ratio:4/3;border:0" allow="fullscreen"></iframe>`;
  },

  /** The picture inside is what readers without scripts see. @param {Given} given @param {string} file */
  element({ slug, figure, picture, alt, frame }, file) {
    const shape = `display:block;aspect-ratio:${frame.width}/${frame.height};overflow:hidden`;
    return `<script src="${escaped(onSite('embed/v1/board.js'))}" defer></script>
<regolo-board game="${slug}" figure="${figure}"${picture && ` picture="${picture}"`}
    lang="${settings.lang}" style="${shape}"><img src="${file}"
    alt="${escaped(alt)}" style="max-width:100%;height:auto"></regolo-board>`;
  },

  /** A picture that leads to the board. @param {Given} given @param {string} file */
  markdown({ alt, address }, file) {
    const words = alt.replaceAll('[', '(').replaceAll(']', ')').replaceAll('\n', ' ');
    return `[![${words}](${file})](${address})`;
  },
};
