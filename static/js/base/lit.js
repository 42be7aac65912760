/** The one place that knows where lit-html lives. */
export { html, svg, render, nothing } from '../../../lib/lit-html/lit-html.js';
