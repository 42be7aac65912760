/** The report of a fault: enough to play it again, nothing about the players. */
import { catalog } from '../base/catalog.js';

/**
 * Names stand in the header's seat lines; a trace might quote one.
 * @param {string} record
 * @param {import('../base/types.js').Seat[]} seats
 */
export function withoutNames(record, seats) {
  const headed = record.replace(/^(seat \d+: (?:person|computer \w+)).*$/gm, '$1');
  const names = seats.map((seat) => seat.name).filter((name) => name.length > 2);
  names.sort((a, b) => b.length - a.length);
  return names.reduce((text, name) => text.replaceAll(name, '…'), headed);
}

/** @param {import('../table/session.js').Session} session */
export function faultReport(session) {
  const fault = session.state.fault;
  const record = session.state.table?.record ?? session.state.saved?.record ?? '';
  const request = { ...fault?.request, record: undefined, seats: undefined };
  return [
    `Regolo ${catalog.build}`,
    `browser: ${navigator.userAgent}`,
    `request: ${JSON.stringify(request)}`,
    '',
    withoutNames(record, session.state.seats),
    '',
    withoutNames(fault?.trace ?? '', session.state.seats),
  ].join('\n');
}
