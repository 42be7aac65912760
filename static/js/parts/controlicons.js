/** Line icons of the page's own controls, on a grid of 24. */
import { html, svg } from '../base/lit.js';

/** @type {Record<string, string>} */
const paths = {
  home: 'M4 11 12 4l8 7M6 10v9h4v-5h4v5h4v-9',
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8 5.5v13l10-6.5z',
  pause: 'M8.5 5v14M15.5 5v14',
  first: 'M6 5v14M18 6l-8 6 8 6z',
  last: 'M18 5v14M6 6l8 6-8 6z',
  back: 'M16 6l-8 6 8 6z',
  next: 'M8 6l8 6-8 6z',
  branch: 'M6 4v16M6 12c7 0 11-2 11-7M14 7.5 17 4l3 3.5',
  hint: 'M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.5.5-.7 1-.7 1.5H9.2c0-.5-.2-1-.7-1.5z',
  log: 'M5 6h2M10 6h9M5 12h2M10 12h9M5 18h2M10 18h9',
  book: 'M12 6c-2-1.5-5-2-8-1.5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5v-13c-3-.5-6 0-8 1.5zM12 6v13',
  text: 'M5 6h14M12 6v13M9 19h6',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  hand: 'M5 20h14M7 16l3-10 9 3-3 9z',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  upload: 'M12 16V5M7 9l5-5 5 5M5 20h14',
  trash: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  seats: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3 2-5 5-5s5 2 5 5M16 11.5a2.5 2.5 0 1 0 0-5M15.5 14c3 0 5 2 5 5',
  person: 'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c0-4 3-6 7-6s7 2 7 6',
  screens: 'M3 5h13v9H3zM7 18h5M14 10h7v10h-7zM17 17.5h1',
  computer: 'M5 5h14v10H5zM9 19h6M12 15v4M9 9h.01M15 9h.01',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  copy: 'M9 9h10v11H9zM15 9V5H5v11h4',
  warn: 'M12 4 21 19H3zM12 10v4M12 16.5v.5',
  out: 'M10 5H5v14h14v-5M14 5h5v5M19 5l-8 8',
  print: 'M7 9V4h10v5M8 17H5V9h14v8h-3M8 14h8v6H8z',
  share: 'M12 4v11M8 7.5 12 4l4 3.5M6 11v9h12v-9',
  check: 'M5 12.5 10 17 19 7',
  search: 'M10.5 16a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM15 15l5 5',
};

/** @param {string} name */
export const icon = (
  name,
) => html`<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"
  fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${svg`<path
    d=${paths[name] ?? ''}></path>`}</svg>`;
