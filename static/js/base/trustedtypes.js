/**
 * Trusted Types, where a browser knows them: no text becomes HTML or script by way of the page's own code.
 * lit-html brings its own policy; what is left is the address of the worker, which must be ours.
 */
/** @type {any} */ (window).trustedTypes?.createPolicy('default', {
  /** @param {string} address */
  createScriptURL(address) {
    const { origin } = new URL(address, location.href); // of a blob: the origin that made it
    if (origin === location.origin) return address;
    throw new TypeError(`no script from ${origin}`);
  },
});
