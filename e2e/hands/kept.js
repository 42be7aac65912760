// Makes the moves of a kept game at the table as a hand does, from the list, until so many are made; runs in any engine.
// Says how often the screen was handed over.
async ([moves, until, patience]) => {
  const CHOICES = 10;
  const one = (selector) => document.querySelector(selector);
  const at = () => Number(one('.table-page')?.dataset.at ?? -1);
  const fits = (pattern, move) => {
    const words = move.split(' ');
    return pattern.split(' ').every((word, place) => word === '*' || word === words[place]);
  };
  async function waited(holds, what) {
    for (const end = performance.now() + patience; !holds(); ) {
      if (performance.now() > end) throw new Error(`${what}, at ${at()} of ${moves.length}`);
      await new Promise((done) => setTimeout(done, 10));
    }
  }
  const asked = () => one('.handover, .table-page[data-state="yours"], .table-page[data-state="over"]');
  let handed = 0;
  for (;;) {
    await waited(asked, 'nobody is asked');
    const take = one('.handover .button-main');
    if (take) {
      if (one('.table-page')) throw new Error('the table can be seen by who is next');
      handed += 1;
      take.click();
      await waited(() => !one('.handover'), 'the screen was not taken over');
      continue;
    }
    const number = at();
    if (one('.table-page').dataset.state === 'over' || number >= until) return handed;
    const move = moves[number];
    if (!one('details.moves[open]')) one('details.moves summary').click();
    for (let word = 0; word < CHOICES && !one('#confirm:enabled'); word += 1) {
      const offered = [...document.querySelectorAll('.choice')];
      const before = offered.map((choice) => choice.dataset.pattern).join();
      const fitting = offered.find((choice) => fits(choice.dataset.pattern, move));
      if (!fitting) throw new Error(`${move} is not among ${before}`);
      fitting.click();
      const now = () => [...document.querySelectorAll('.choice')].map((choice) => choice.dataset.pattern).join();
      await waited(() => one('#confirm:enabled') || now() !== before, `nothing came of ${move}`);
    }
    one('#confirm').click();
    await waited(() => one('.handover') || at() !== number, `${move} was not made`);
  }
};
