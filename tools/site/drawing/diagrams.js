/** Draws the figures it is asked for on stdin, and answers with their parts on stdout: [{width, height, body, unknown}]. */
(async () => {
  if (process.argv.includes('--sheets')) {
    process.stdout.write(JSON.stringify(sheets));
    return;
  }
  const compact = (text) => text.replace(/\s+/g, ' ').replace(/> </g, '><').replace(/ ?\/>/g, '/>').trim();
  let asked = '';
  for await (const part of process.stdin) asked += part;
  const answers = JSON.parse(asked).map(({ slug, view, marks }) => {
    const [diagram, ground] = games[slug];
    const block = diagram(view);
    const find = (name) => placeOf(block.places, name);
    const unknown = marks.flatMap(({ at, to }) => [at, to]).filter((name) => name && !find(name));
    const drawn = compact(written(sheet(block, ground, (unit) => markLayer(marks, find, unit))));
    const [, , width, height] = /viewBox="([^"]*)"/.exec(drawn)[1].split(' ').map(Number);
    const body = `${drawn.includes('url(#hatch-') ? compact(written(hatches)) : ''}${drawn}`;
    return { body, width, height, unknown, places: Object.keys(block.places) };
  });
  process.stdout.write(JSON.stringify(answers));
})();
