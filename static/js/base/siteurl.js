/** Where the site's files are. A page that carries them within itself puts another module in this one's place. */
const root = new URL('../../../', import.meta.url);

/** An address inside the site, wherever it is served from. @param {string} path */
export const siteUrl = (path) => new URL(path, root).href;
