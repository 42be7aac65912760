/** The directives of lit-html in use; what only draws a picture does without them. */
export { repeat } from '../../../lib/lit-html/directives/repeat.js';
export { ref } from '../../../lib/lit-html/directives/ref.js';
export { live } from '../../../lib/lit-html/directives/live.js';
export { guard } from '../../../lib/lit-html/directives/guard.js';
export { keyed } from '../../../lib/lit-html/directives/keyed.js';
