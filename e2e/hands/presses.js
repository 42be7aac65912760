// Presses everything that can be pressed at a table, one thing after the other, and tells how long the page took to look different.
// With `back`, while the table looks back at an earlier moment. While something is told step by step everything is pressed
// too, and once more when the steps are over; whatever ends them early, they are begun again.
async ({ patience, most, back }) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const app = document.getElementById('app');
  const table = () => document.querySelector('.table-page');
  const stepping = () => table()?.dataset.state === 'steps';
  const WANTED =
    '.table-page button, .table-page summary, .table-page .piece[role=button], .teach button, dialog[open] button';
  // The way out of the page, the camera of the browser, files.
  const LEFT_OUT =
    'dialog *, :disabled, [aria-selected=true], [data-state=replay] [aria-current=step], .viewport-act[aria-disabled=true]';
  const hidden = / (?:tabindex|aria-label|aria-description|title)="[^"]*"|<!--.*?-->/g;
  const scrolled = () =>
    [...document.querySelectorAll('.sheet-body, .viewport-scroll, .stage, .board-window, .side-play')]
      .map((one) => `${one.scrollLeft},${one.scrollTop}`)
      .join(';');
  const look = () =>
    `${app.innerHTML.replace(hidden, '')}|${scrolled()}|${scrollY}|${[...document.querySelectorAll('input')].map((one) => one.value)}`;
  const shown = (one) => one.checkVisibility?.({ visibilityProperty: true }) && one.getClientRects().length > 0;
  const told = [];
  const done = new Set();
  const many = {};
  let begins = ''; // what was pressed to have it told
  const name = (one) =>
    [
      stepping() ? 'steps' : 'table',
      one.tagName.toLowerCase(),
      one.getAttribute('class') ?? '',
      one.dataset.id ?? '',
      one.dataset.pattern ?? '',
      one.id,
      (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 60),
    ]
      .join('|')
      .replace(/ is-\w+/g, '');
  const all = () => [...document.querySelectorAll(WANTED)].filter((one) => shown(one) && !one.matches(LEFT_OUT));
  const kind = (key) => key.split('|').slice(0, 3).join();
  const unpressed = () => all().find((one) => !done.has(name(one)) && (many[kind(name(one))] ?? 0) < most);
  const inSight = (one) => {
    const box = one.getBoundingClientRect();
    const port = one.closest('.sheet-body')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    return box.bottom > port.top && box.top + Math.min(box.height, 20) <= Math.min(port.bottom, innerHeight);
  };

  async function settle(...also) {
    await pause(30); // what was pressed has begun
    for (let i = 0; i < 100; i += 1) {
      await frame();
      if (document.querySelector('.handover .button-main')) document.querySelector('.handover .button-main').click();
      else if (['yours', 'over', ...also].includes(table()?.dataset.state)) break;
      else if (!stepping()) await pause(20);
      else if (unpressed()) break;
      else document.querySelector('#step-next').click();
    }
  }

  async function restore() {
    document.querySelector('dialog[open]')?.close();
    if (document.querySelector('.toast')) document.querySelector('.toast .button:last-of-type').click();
    document.querySelector('.hint .icon-button')?.click();
    await frame();
    for (let i = 0; i < 3 && document.querySelector('.is-inspecting, .refusal, .is-selected'); i += 1) {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      await frame();
    }
    for (let i = 0; i < 4 && (document.querySelector('.band-branch') || table().dataset.state === 'replay'); i += 1) {
      document.querySelector('#tab-log')?.click();
      await frame();
      (document.querySelector('.band-branch .button') ?? document.querySelector('.replay-acts .button-main'))?.click();
      await settle('replay');
    }
    document.querySelector('#tab-play')?.click();
    await settle();
    if (back) await lookBack();
  }

  async function lookBack() {
    document.querySelector('#tab-log')?.click();
    await frame();
    document.querySelector('.replay .icon-button:nth-child(2):enabled')?.click();
    for (let i = 0; i < 100 && table().dataset.state !== 'replay'; i += 1) await frame();
  }

  await settle();
  if (back) await lookBack();
  for (;;) {
    const next = unpressed();
    if (!next || told.length > 150) break;
    const key = name(next);
    done.add(key);
    many[kind(key)] = (many[kind(key)] ?? 0) + 1;
    const during = stepping();
    const before = look();
    const start = performance.now();
    next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    let took = null;
    while (performance.now() - start < patience) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
      });
      if (look() !== before) {
        took = Math.round(performance.now() - start);
        break;
      }
      await pause(4);
    }
    await frame();
    const refusal = document.querySelector('.refusal');
    if (refusal) await frame();
    told.push({ key, took, unseen: Boolean(refusal && !inSight(refusal)) });
    if (!table()) break;
    await restore();
    if (!during && stepping()) begins = key;
    if (during && !stepping()) {
      done.delete(begins);
      many[kind(begins)] -= 1;
    }
  }
  return told;
};
