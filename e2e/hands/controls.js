// Controls of the page, not of the drawings, that are cut off inside, out of the page, or one upon the other.
() => {
  const all = [
    ...document.querySelectorAll('button, summary, label, select, [role=tab], a.button, .chip, .status-where'),
  ].filter(
    (one) =>
      !one.closest('.board-window, .piece, .visually-hidden, dialog:not([open])') &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  const name = (one) =>
    `${one.tagName.toLowerCase()}.${one.className || one.id}: ${one.textContent.trim().replace(/\s+/g, ' ').slice(0, 50)}`;
  const boxes = all
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && box.height > 2);
  const found = [];
  for (const { one, box } of boxes) {
    const style = getComputedStyle(one);
    const hides = style.overflowX !== 'visible' || style.textOverflow === 'ellipsis';
    if (one.tagName !== 'SELECT' && hides && one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${name(one)}`);
    if (box.left < -1 || box.right > innerWidth + 1) if (!scrolls(one)) found.push(`out: ${name(one)}`);
    const text = document.createRange();
    text.selectNodeContents(one);
    const words = text.getBoundingClientRect();
    if (
      !one.matches('select, :has(select, input)') &&
      words.width &&
      (words.right > box.right + 3 || words.bottom > box.bottom + 4)
    )
      found.push(`spills: ${name(one)}`);
  }
  function scrolls(one) {
    for (let up = one.parentElement; up; up = up.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX)) return true;
    return false;
  }
  const pressed = boxes.filter(({ one }) => one.matches('button, summary, a.button, select'));
  for (let i = 0; i < pressed.length; i += 1) {
    for (let k = i + 1; k < pressed.length; k += 1) {
      const [a, b] = [pressed[i], pressed[k]];
      if (a.one.contains(b.one) || b.one.contains(a.one) || fixed(a.one) !== fixed(b.one)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 3 && down > 3 && same(a.one, b.one)) found.push(`overlap: ${name(a.one)} / ${name(b.one)}`);
    }
  }
  function fixed(one) {
    for (let up = one; up; up = up.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return up;
    return null;
  }
  function same(a, b) {
    // of what scrolls away under something else only the part in sight counts
    const port = (one) => {
      for (let up = one.parentElement; up; up = up.parentElement)
        if (getComputedStyle(up).overflowY !== 'visible') return up;
      return document.body;
    };
    return port(a) === port(b);
  }
  return found;
};
