/** How much a guest may ask: what comes faster, larger or more often wrong than any page of ours is not a player's. */
export const LONGEST_ASKED = 12_000; // letters of a question: eighty moves
const BURST = 120; // questions at once
const PACE = 30; // a second, for ever
const MOST_OPEN = 24; // not answered yet
const MOST_WRONG = 8; // that no page of ours would send

export class Manners {
  /** @param {() => number} [now] milliseconds */
  constructor(now = () => performance.now()) {
    this.now = now;
    this.credit = BURST;
    this.since = now();
    this.open = 0;
    this.wrong = 0;
  }

  /** Another question. @returns {boolean} is it to be borne? */
  asks() {
    const time = this.now();
    this.credit = Math.min(BURST, this.credit + ((time - this.since) * PACE) / 1000) - 1;
    this.since = time;
    this.open += 1;
    return this.credit >= 0 && this.open <= MOST_OPEN;
  }

  answered() {
    this.open -= 1;
  }

  /** Something that nobody should send. @returns {boolean} is it to be borne? */
  errs() {
    this.wrong += 1;
    return this.wrong <= MOST_WRONG;
  }
}
