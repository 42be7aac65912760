/** Where the site's files are when the page carries them within itself. */
export const siteUrl = (path) => globalThis.regolo.address(path);
