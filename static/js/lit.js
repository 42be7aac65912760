/** The one place that knows where lit-html lives. */
export { html, svg, render, nothing } from '../../lib/lit-html/lit-html.js';
export { repeat } from '../../lib/lit-html/directives/repeat.js';
export { ref, createRef } from '../../lib/lit-html/directives/ref.js';
export { ifDefined } from '../../lib/lit-html/directives/if-defined.js';
export { live } from '../../lib/lit-html/directives/live.js';
export { classMap } from '../../lib/lit-html/directives/class-map.js';
export { keyed } from '../../lib/lit-html/directives/keyed.js';
