/**
 * Shapes that several modules share. What the engines answer is typed there: `answers.d.ts` is written from
 * `pyapp/core/answers.py`.
 *
 * @typedef {{name: string, kind: 'person' | 'computer', level?: string}} Seat  as the page keeps it
 * @typedef {import('./answers.js').Sentence} Sentence
 * @typedef {import('./answers.js').Event} Event
 * @typedef {import('./answers.js').Result} Result
 * @typedef {import('./answers.js').Table & Partial<import('./answers.js').Opened>} Table  with `picture` where a link
 *   was opened
 * @typedef {import('./answers.js').Proof} Proof
 * @typedef {import('./answers.js').LogEntry} LogEntry
 * @typedef {import('./answers.js').Preview} Preview
 * @typedef {import('./answers.js').Shown} Shown
 * @typedef {import('./answers.js').Step} Step
 * @typedef {import('./answers.js').Problem} Refusal
 * @typedef {import('./answers.js').Seen} Seen
 * @typedef {{game: string, players: number, seed: string, options: Record<string, unknown>, seats: Seat[],
 *   away?: number[]}} StartSpec  away: seats of people at other screens
 */
export {};
