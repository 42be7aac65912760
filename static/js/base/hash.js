/**
 * The part of the page's address after the `#`, which says what is shown. A page in a frame may have to keep its own.
 */
export const here = () => location.hash;

/** Goes there, and can come back. @param {string} address */
export function push(address) {
  location.hash = address;
}

/** Says where the page is, without going anywhere. @param {string} address */
export function rename(address) {
  history.replaceState(history.state, '', address);
}
