/**
 * Shapes that several modules share; the answers of the engine as docs/architecture.md tells them.
 *
 * @typedef {{name: string, kind: 'person' | 'computer', level?: string}} Seat
 * @typedef {{key: string, params?: Record<string, any>}} Sentence
 * @typedef {{kind: string} & Record<string, any>} Event
 * @typedef {{ranking: number[][], scores: number[], breakdown: Record<string, number>[], won?: boolean | null, rival?: number | null, rival_breakdown?: Record<string, number> | null, ended?: string | null}} Result
 * @typedef {{table: string, game: string, players: number, options: Record<string, any>, seats: Seat[], seed: any, record: string,
 *   at: number, length: number, analysis: boolean, imagined: boolean, fingerprint: string, proof: Proof | null, to_act: number | null, seat: number | null, view: any, public: any, moves: string[],
 *   entries: LogEntry[], steps: {event: Event, view: any}[], prompt: Sentence | null, events: Event[], last: Event[], undo: {can: boolean, most: number, why: Sentence | null}, redo: {can: boolean},
 *   result: Result | null, picture?: boolean, stopped: null | {line: number, move: string, refusal: any}}} Table
 * @typedef {{promised: string, found: string, replays: boolean, draws: number, rolls: number, holds: boolean}} Proof
 * @typedef {{n: number, seat: number | null, move: string | null, events: Event[]}} LogEntry
 * @typedef {{move: string, reveals: boolean, view: any, events: Event[], ahead?: {moves: string[], view: any, events: Event[]}}} Preview
 * @typedef {{at: number, to_act: number | null, view: any, prompt: Sentence | null, result: Result | null, last: Event[]}} Shown
 * @typedef {{rule: string, key: string, params: Record<string, any>, said?: Record<string, string>}} Refusal
 * @typedef {{game: string, players: number, seed: string, options: Record<string, any>, seats: Seat[]}} StartSpec
 */
export {};
