export { amountOf, type ExactAmount, endsOf, exactAmount } from './amount/exact.ts';
export { type MergedFood, merge, summed } from './amount/merge.ts';
export { scaledLine } from './amount/scaled-line.ts';
export { shownFood, totals } from './amount/totals.ts';
export { type Measure, measureOf, unitOf } from './amount/units.ts';
