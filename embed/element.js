/**
 * <regolo-board game="suk" lang="it" style="display:block;aspect-ratio:4/3;overflow:hidden">shown before a click</regolo-board>
 * A board in any page: its frame takes the child's place and size at a click or as `start` says.
 * Messages become events: regolo-ready, -move, -end, -step, -answer, -error.
 */
// No module: few servers lend those to other sites. Loaded twice, it is there once.
if (!customElements.get('regolo-board')) {
  const HERE = new URL('.', document.currentScript.src);
  const SAID = ['game', 'link', 'record', 'pos', 'position', 'example', 'figure', 'puzzle', 'picture', 'marks', 'ask', 'answer', 'hint', 'caption', 'move', 'seats', 'view', 'lang', 'theme', 'accent', 'controls'];
  const PRESSED = 'button, a[href], input, select, summary, [tabindex]';

  customElements.define('regolo-board', class extends HTMLElement {
    static observedAttributes = ['lang', 'theme', 'link'];

    connectedCallback() {
      this.style.display ||= 'block';
      if (getComputedStyle(this).aspectRatio === 'auto') this.style.aspectRatio = 'var(--regolo-ratio, 4/3)';
      this.heard ??= (event) => this.hear(event);
      addEventListener('message', this.heard);
      if (this.frame) return;
      const start = this.getAttribute('start');
      if (start === 'auto' || !this.firstElementChild) this.begin(start || 'click');
      else this.face();
    }

    disconnectedCallback() {
      removeEventListener('message', this.heard);
    }

    attributeChangedCallback(name, _before, value) {
      this.send({ type: name === 'link' ? 'position' : 'set', [name]: value ?? '' });
    }

    /** The owner's picture: a button, unless it brings one. */
    face() {
      const press = () => this.begin('auto', true);
      for (const child of this.children) if (!child.matches(PRESSED)) child.style.cssText = `display:block;width:100%;height:100%;object-fit:contain;${child.style.cssText}`;
      if (!this.querySelector(PRESSED)) {
        this.tabIndex = 0;
        this.setAttribute('role', 'button');
        if (!this.title && !this.textContent.trim()) this.setAttribute('aria-label', this.querySelector('[alt]')?.getAttribute('alt') || 'Regolo');
        this.addEventListener('keydown', (event) => {
          if (this.frame || (event.key !== 'Enter' && event.key !== ' ')) return;
          event.preventDefault();
          press();
        });
      }
      this.addEventListener('click', press, { once: true });
      if (this.getAttribute('start') !== 'visible') return;
      const watcher = new IntersectionObserver((seen) => {
        if (!seen.some((one) => one.isIntersecting)) return;
        watcher.disconnect();
        this.begin('auto');
      }, { threshold: 0.5 });
      watcher.observe(this);
    }

    /** @param {string} start @param {boolean} [pressed] by somebody: the frame gets the focus */
    begin(start, pressed = false) {
      if (this.frame) return;
      const said = new URLSearchParams({ start });
      for (const name of SAID) if (this.hasAttribute(name)) said.set(name, this.getAttribute(name));
      const frame = document.createElement('iframe');
      frame.title = this.title || 'Regolo';
      frame.src = new URL(`embed.html#${said}`, HERE).href;
      frame.allow = 'fullscreen';
      frame.style.cssText = 'display:block;width:100%;height:100%;border:0';
      this.frame = frame;
      this.unsaid = [];
      for (const name of ['role', 'tabindex', 'aria-label']) this.removeAttribute(name);
      this.replaceChildren(frame);
      if (pressed) frame.focus({ preventScroll: true });
    }

    /** What is said before the frame can hear waits. */
    send(message) {
      if (this.unsaid) this.unsaid.push(message);
      else this.frame?.contentWindow?.postMessage({ regolo: 1, ...message }, HERE.origin);
    }

    /** A step in the replay. @param {number} by */
    step(by) {
      this.send({ type: 'step', by });
    }

    hear({ source, origin, data }) {
      if (!this.frame || source !== this.frame.contentWindow || origin !== HERE.origin || data?.regolo !== 1) return;
      const unsaid = this.unsaid ?? [];
      this.unsaid = null;
      for (const message of unsaid) this.send(message);
      this.dispatchEvent(new CustomEvent(`regolo-${data.type}`, { detail: data, bubbles: true }));
    }
  });
}
