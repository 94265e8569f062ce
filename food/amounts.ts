export { amountOf, type ExactAmount, endsOf, exactAmount } from './amount/exact.ts';
export { listedName } from './amount/inflect.ts';
export { type MergedFood, merge, sumByUnit } from './amount/merge.ts';
export { lineInFamilyUnits, scaledLine } from './amount/scaled-line.ts';
export { foodAmountText, totals } from './amount/totals.ts';
export { type Measure, measureOf, unitOf } from './amount/units.ts';
