/**
 * Draws bent views in Node, as text, and tells on stdout what should not have happened.
 * Asked on stdin: {slug: {views, positions, count, seed}}.
 */
import { tried } from './bend.js';
import { written } from './lib/lit-html/lit-html.js';

Object.assign(globalThis, { HTMLElement: class {}, customElements: { define: () => undefined, get: () => undefined } });

/** Of this processor: other programs on the machine don't count. */
function took(draw) {
  const since = process.cpuUsage();
  draw();
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

let asked = '';
for await (const part of process.stdin) asked += part;
const told = {};
for (const [slug, how] of Object.entries(JSON.parse(asked)))
  told[slug] = await tried(slug, how, { shown: written, took, slow: 200 });
process.stdout.write(JSON.stringify(told));
