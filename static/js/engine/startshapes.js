/**
 * Shapes shared by the two sides of the engine's start.
 *
 * @typedef {'script' | 'runtime' | 'image' | 'library' | 'rules' | 'ready'} StageName
 * @typedef {{stage: StageName, state: 'start' | 'done' | 'late' | 'failed', ms: number, total: number,
 *   detail?: string}} Stage
 * @typedef {{regolo: 'stage', stage: StageName, state: 'start' | 'done', detail?: string} | {regolo: 'kept',
 *   image: string}} Report what the worker tells the page while it starts
 * @typedef {{pyodide: string, early: string, late: string, lock: any, library: {file: string, bytes: number},
 *   image: {file: string, bytes: number, size: number, body: number, still: number}}} Build
 *   what the site's build says of itself (runtime/build.js)
 */
export {};
