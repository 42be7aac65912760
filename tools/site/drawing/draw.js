/** Draws what it is asked for on stdin with the page's own scripts, and answers with texts of SVG on stdout. */
import { written } from './lib/lit-html/lit-html.js';
import { hatches } from './static/js/kit/hatch.js';

const compact = (text) => text.replace(/\s+/g, ' ').replace(/> </g, '><').replace(/ ?\/>/g, '/>').trim();

let asked = '';
for await (const part of process.stdin) asked += part;

const drawn = {};
for (const [slug, { parts, stamps }] of Object.entries(JSON.parse(asked))) {
  const { picture } = await import(`./static/js/boards/${slug}/pictures.js`);
  const { stamp } = await import(`./static/js/boards/${slug}/stamp.js`);
  drawn[slug] = {
    hatches: { all: compact(written(hatches)) },
    ...Object.fromEntries(
      Object.entries(parts).map(([lang, named]) => [
        lang,
        Object.fromEntries(named.map(([id, name, letter]) => [id, compact(written(picture(id, name, letter)))])),
      ]),
    ),
    stamps: Object.fromEntries(Object.entries(stamps).map(([id, view]) => [id, compact(written(stamp(view)))])),
  };
}
process.stdout.write(JSON.stringify(drawn));
