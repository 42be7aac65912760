/**
 * What a board from elsewhere may use (docs/packs.md): lit-html as this page has it, and the parts all boards are
 * made of. What is taken away from here, or changes its meaning, makes another version of the contract.
 */
export * from '../base/directives.js';
export { html, nothing, svg } from '../base/lit.js';
export * from './badge.js';
export * from './bag.js';
export * from './card.js';
export * from './chart.js';
export * from './coin.js';
export * from './cube.js';
export { around, below, beside, framed, label, row, sized } from './diagram.js';
export * from './die.js';
export * from './gauge.js';
export * from './geometry.js';
export * from './hatch.js';
export * from './icon.js';
export * from './moment.js';
export * from './motion.js';
export * from './ownparts.js';
export * from './name.js';
export * from './pawn.js';
export * from './piece.js';
export * from './pile.js';
export * from './reading.js';
export * from './shape.js';
export * from './tile.js';
export * from './track.js';
export { viewport } from './viewport.js';
