import type Fraction from 'fraction.js';
import { type Ends, type ExactAmount, endsOf } from './exact.ts';
import { decimalText, isClose, kitchenParts, kitchenText, nearestPart, significant } from './kitchen-number.ts';
import { type Ladder, ladders, type Rung, systemOf } from './ladders.ts';
import { plural } from './plural.ts';
import { measureOf, unitOf } from './units.ts';

const mapEnds = ([low, high]: Ends, change: (end: Fraction) => Fraction): Ends => [change(low), change(high)];

/** '1½–2'; metric units use decimals. */
function endsText([low, high]: Ends, unit: string): string {
  const text = systemOf(unit) === 'metric' ? decimalText : kitchenText;
  return low.equals(high) ? text(low) : `${text(low)}–${text(high)}`;
}

const isWithin = ({ from, upTo }: Rung, [low, high]: Ends) => {
  const size = (low.equals(0) ? high : low).abs();
  return size.gte(from) && (upTo === undefined || size.lt(upTo));
};

const bothEndsPass = (rounded: Ends, ends: Ends, test: (rounded: Fraction, value: Fraction) => boolean) =>
  test(rounded[0], ends[0]) && test(rounded[1], ends[1]);

/** 'cups' for more than one, 'g' always; unknown units stay as written on the page. */
function unitText(word: string, isMany: boolean): string {
  const unit = unitOf(word);
  if (unit === undefined) return word;
  return unit.short ?? (isMany ? plural(unit.name) : unit.name);
}

export interface DisplayAmount {
  number: string;
  /** Unit name, the page's word for an unknown unit, or ''. */
  unit: string;
  /** Whether a noun after the number is in the plural. */
  isMany: boolean;
}

const withUnit = (ends: Ends, unit: string): DisplayAmount => ({
  number: endsText(ends, unit),
  unit,
  isMany: ends[1].gt(1),
});

/** Rounds to a kitchen fraction if one is close enough; otherwise, and for metric units, to two significant digits. */
const countRounder = (unit: string) => (value: Fraction) => {
  if (value.d === 1n) return value;
  const near = nearestPart(value, kitchenParts);
  return systemOf(unit) !== 'metric' && isClose(near, value) ? near : significant(value, 2);
};

/** Uses the largest unit that is exact, else the largest that is close, else decimals. */
function roundOnLadder(ends: Ends, ladder: readonly Rung[]): DisplayAmount {
  const options = ladder
    .map((rung) => ({ rung, inUnit: mapEnds(ends, (end) => end.div(unitOf(rung.unit)?.factor ?? 1)) }))
    .filter(({ rung, inUnit }) => isWithin(rung, inUnit))
    .map(({ rung, inUnit }) => ({ unit: rung.unit, inUnit, rounded: mapEnds(inUnit, rung.round) }));
  const option =
    options.find(({ inUnit, rounded }) => bothEndsPass(rounded, inUnit, (it, value) => it.equals(value))) ??
    options.find(({ inUnit, rounded }) => bothEndsPass(rounded, inUnit, isClose));
  if (option) return withUnit(option.rounded, option.unit);
  const [largest] = options;
  return withUnit(mapEnds(largest?.inUnit ?? ends, countRounder('')), largest?.unit ?? '');
}

/**
 * Rounds an amount to something that can be bought or measured: by at most 5 percent and never to zero. Units that
 * aren't display units ('2 dl', '1 pint') are kept unless a system is given.
 */
export function roundForDisplay(amount: ExactAmount, system?: Ladder): DisplayAmount {
  const ends = endsOf(amount);
  const measure = measureOf(amount.unit);
  const name = measure?.name ?? amount.unit;
  const ladder = measure ? ladders[system ?? systemOf(name) ?? 'US'][measure.dimension] : [];
  if (!measure || (system === undefined && ladder.every(({ unit }) => unit !== name)))
    return withUnit(mapEnds(ends, countRounder(name)), name);
  return roundOnLadder(
    mapEnds(ends, (end) => end.mul(measure.factor)),
    ladder,
  );
}

/** '1½ cups', '800–900 g', '2 cloves', '½'. */
export function amountText(amount: ExactAmount, system?: Ladder): string {
  const { number, unit, isMany } = roundForDisplay(amount, system);
  return `${number} ${unitText(unit, isMany)}`.trimEnd();
}
