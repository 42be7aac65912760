/** The engine's worker when the page is one file: Pyodide without PyScript, behind the same door. */
export async function pyWorker(_script, _interpreter, onWorker) {
  const worker = new Worker(globalThis.regolo.worker());
  const waiting = new Map();
  let asked = 0;
  const question = (message) =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      worker.postMessage({ ...message, n: asked });
    });
  worker.addEventListener('message', ({ data }) => {
    const asker = waiting.get(data?.n);
    if (!asker) return;
    waiting.delete(data.n);
    if ('trouble' in data) asker.reject(new Error(data.trouble));
    else asker.resolve(data.answer);
  });
  onWorker(worker);
  await question({ parts: await globalThis.regolo.runtime() });
  return { sync: { handle: (text) => question({ text }) } };
}
