/**
 * The part of the page's address after the `#`. In a frame it is only remembered: one that may only run scripts may
 * not go anywhere, not even within its own file, and one without a file has no address to go to.
 */
const framed = window.top !== window;
let kept = location.hash;

export const here = () => (framed ? kept : location.hash);

export function push(address) {
  if (!framed) {
    location.hash = address;
    return;
  }
  kept = address;
  dispatchEvent(new HashChangeEvent('hashchange'));
}

export function rename(address) {
  if (framed) kept = address;
  else history.replaceState(history.state, '', address);
}

if (framed) {
  addEventListener('click', (event) => {
    const address = event.target.closest?.('a[href^="#"]')?.getAttribute('href');
    if (!address || event.defaultPrevented) return;
    event.preventDefault();
    push(address);
  });
}
