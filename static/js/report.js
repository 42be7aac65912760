/** The report of a fault: enough to play it again, nothing about the players. */
import { catalog } from './catalog.js';

/** @param {string} record @param {import('./types.js').Seat[]} seats */
export function withoutNames(record, seats) {
  const names = seats.map((seat, i) => ({ name: seat.name, stand: `seat-${i + 1}` })).filter(({ name }) => name.length > 0);
  names.sort((a, b) => b.name.length - a.name.length);
  return names.reduce((text, { name, stand }) => text.replaceAll(name, stand), record);
}

/** @param {import('./session.js').Session} session */
export function faultReport(session) {
  const fault = session.fault;
  const record = session.table?.record ?? session.saved?.record ?? '';
  const request = { ...fault?.request, record: undefined, seats: undefined };
  return [
    `Regolo ${catalog.build}`,
    `browser: ${navigator.userAgent}`,
    `request: ${JSON.stringify(request)}`,
    '',
    withoutNames(record, session.seats),
    '',
    withoutNames(fault?.trace ?? '', session.seats),
  ].join('\n');
}
