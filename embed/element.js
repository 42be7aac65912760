/**
 * <regolo-board game="suk" link="1.suk..." lang="it">what shows before a click</regolo-board>
 * A board of Regolo in any page. Its child is the facade; the frame comes with the first click, or as `start` says.
 * Messages of the frame arrive as events: regolo-ready, regolo-move, regolo-end, regolo-error.
 */
// No module: those are only lent to other sites by servers that say so.
{
  const HERE = new URL('.', document.currentScript.src);
  const SAID = ['game', 'link', 'record', 'pos', 'example', 'move', 'seats', 'lang', 'theme', 'accent', 'controls'];
  const LIVE = new Set(['lang', 'theme', 'link']);

  class RegoloBoard extends HTMLElement {
    static observedAttributes = [...LIVE];

    connectedCallback() {
      this.style.display ||= 'block';
      this.heard ??= (event) => this.hear(event);
      addEventListener('message', this.heard);
      if (this.frame) return;
      if (!this.firstElementChild) this.begin('click');
      else if (this.getAttribute('start') === 'auto') this.begin('auto');
      else if (this.getAttribute('start') === 'visible') this.watch();
      else this.addEventListener('click', () => this.begin('auto'), { once: true });
    }

    disconnectedCallback() {
      removeEventListener('message', this.heard);
    }

    attributeChangedCallback(name, _before, value) {
      if (name === 'link') this.send({ type: 'position', link: value ?? '' });
      else this.send({ type: 'set', [name]: value ?? '' });
    }

    watch() {
      const watcher = new IntersectionObserver((seen) => {
        if (!seen.some((one) => one.isIntersecting)) return;
        watcher.disconnect();
        this.begin('auto');
      });
      watcher.observe(this);
    }

    /** @param {string} start */
    begin(start) {
      const said = new URLSearchParams({ start });
      for (const name of SAID) if (this.hasAttribute(name)) said.set(name, this.getAttribute(name));
      const frame = document.createElement('iframe');
      frame.title = this.title || 'Regolo';
      frame.src = new URL(`embed.html#${said}`, HERE).href;
      frame.allow = 'fullscreen';
      frame.style.cssText = 'display:block;width:100%;border:0;aspect-ratio:var(--regolo-ratio,4/3);min-height:var(--regolo-height,0)';
      this.frame = frame;
      this.replaceChildren(frame);
    }

    /** @param {object} message */
    send(message) {
      this.frame?.contentWindow?.postMessage({ regolo: 1, ...message }, HERE.origin);
    }

    /** A step back or forward in the replay. @param {number} by */
    step(by) {
      this.send({ type: 'step', by });
    }

    hear({ source, origin, data }) {
      if (!this.frame || source !== this.frame.contentWindow || origin !== HERE.origin || data?.regolo !== 1) return;
      if (data.type === 'resize' && Number.isFinite(data.height)) this.style.setProperty('--regolo-height', `${Math.round(data.height)}px`);
      this.dispatchEvent(new CustomEvent(`regolo-${data.type}`, { detail: data, bubbles: true }));
    }
  }

  customElements.define('regolo-board', RegoloBoard);
}
