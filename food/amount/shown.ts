import type Fraction from 'fraction.js';
import { type Ends, type ExactAmount, endsOf } from './exact.ts';
import { decimalText, isClose, kitchenParts, kitchenText, nearestPart, significant } from './kitchen-number.ts';
import { ladders, type Rung, type System, systemOf } from './ladders.ts';
import { plural } from './plural.ts';
import { measureOf, unitOf } from './units.ts';

const both = ([low, high]: Ends, change: (end: Fraction) => Fraction): Ends => [change(low), change(high)];

/** '1½–2'; metric units are said in decimals. */
function endsText([low, high]: Ends, unit: string): string {
  const text = systemOf(unit) === 'metric' ? decimalText : kitchenText;
  return low.equals(high) ? text(low) : `${text(low)}–${text(high)}`;
}

const isWithin = ({ from, upTo }: Rung, [low, high]: Ends) => {
  const size = (low.equals(0) ? high : low).abs();
  return size.gte(from) && (upTo === undefined || size.lt(upTo));
};

const isRight = (rounded: Ends, ends: Ends, enough: (rounded: Fraction, value: Fraction) => boolean) =>
  enough(rounded[0], ends[0]) && enough(rounded[1], ends[1]);

/** 'cups' after more than one, 'g' always; a word that is not a unit of ours stays as the page has it. */
function unitText(word: string, isMany: boolean): string {
  const unit = unitOf(word);
  if (unit === undefined) return word;
  return unit.short ?? (isMany ? plural(unit.name) : unit.name);
}

export interface ShownAmount {
  number: string;
  /** The name of a unit, the page's own word, or ''. */
  unit: string;
  /** More than one, so that a noun after it is in the plural. */
  isMany: boolean;
}

const withUnit = (ends: Ends, unit: string): ShownAmount => ({
  number: endsText(ends, unit),
  unit,
  isMany: ends[1].gt(1),
});

/** A number as it is counted or, where no kitchen part is close enough and for metric units, in decimals. */
const counted = (unit: string) => (value: Fraction) => {
  if (value.d === 1n) return value;
  const near = nearestPart(value, kitchenParts);
  return systemOf(unit) !== 'metric' && isClose(near, value) ? near : significant(value, 2);
};

/** In the largest unit that says it exactly, else in the largest that comes close, else in decimals. */
function measured(ends: Ends, ladder: readonly Rung[]): ShownAmount {
  const options = ladder
    .map((rung) => ({ rung, inUnit: both(ends, (end) => end.div(unitOf(rung.unit)?.factor ?? 1)) }))
    .filter(({ rung, inUnit }) => isWithin(rung, inUnit))
    .map(({ rung, inUnit }) => ({ unit: rung.unit, inUnit, rounded: both(inUnit, rung.round) }));
  const right =
    options.find(({ inUnit, rounded }) => isRight(rounded, inUnit, (it, value) => it.equals(value))) ??
    options.find(({ inUnit, rounded }) => isRight(rounded, inUnit, isClose));
  if (right) return withUnit(right.rounded, right.unit);
  const [largest] = options;
  return withUnit(both(largest?.inUnit ?? ends, counted('')), largest?.unit ?? '');
}

/**
 * One amount as one can buy or measure it: rounded by a twentieth at most, and never to nothing. A unit that we do not convert to
 * ('2 dl', '1 pint') stays unless a system is asked for.
 */
export function asMeasured(amount: ExactAmount, system?: System): ShownAmount {
  const ends = endsOf(amount);
  const measure = measureOf(amount.unit);
  const name = measure?.name ?? amount.unit;
  const ladder = measure ? ladders[system ?? systemOf(name) ?? 'US'][measure.dimension] : [];
  if (!measure || (system === undefined && ladder.every(({ unit }) => unit !== name)))
    return withUnit(both(ends, counted(name)), name);
  return measured(
    both(ends, (end) => end.mul(measure.factor)),
    ladder,
  );
}

/** '1½ cups', '800–900 g', '2 cloves', '½'. */
export function shownAmount(amount: ExactAmount, system?: System): string {
  const { number, unit, isMany } = asMeasured(amount, system);
  return `${number} ${unitText(unit, isMany)}`.trimEnd();
}
