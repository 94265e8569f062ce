import Fraction from 'fraction.js';
import type { Habits } from '#core/habits.ts';
import { amountText } from '../amount/display-amount.ts';
import { type ExactAmount, endsOf, scaled } from '../amount/exact.ts';
import type { MergedFood } from '../amount/merge.ts';
import { plural } from '../amount/plural.ts';
import { measureOf, unitOf } from '../amount/units.ts';
import { gramsPerMilliliter } from '../foods/density.ts';
import { type Package, parsePackage } from './package.ts';
import { soldAs } from './package-table.ts';

/** Packages of the same food differ by a few percent: a can holds 14, 14.5 or 15 ounces. */
const tolerance = '1.05';

interface Food {
  /** Grams per milliliter. */
  density: string | undefined;
  /** Lists of amounts that are the same quantity of the food. */
  equivalents: readonly (readonly ExactAmount[])[];
}

/** How many times `part` goes into `amount`, or undefined if they can't be compared. */
function times(amount: ExactAmount, part: ExactAmount, density?: string): Fraction | undefined {
  const count = endsOf(amount)[1].div(part.quantity);
  if (amount.unit === part.unit) return count;
  const [from, to] = [measureOf(amount.unit), measureOf(part.unit)];
  if (!from || !to) return undefined;
  const inBase = count.mul(from.factor).div(to.factor);
  if (from.dimension === to.dimension) return inBase;
  if (!density) return undefined;
  return from.dimension === 'volume' ? inBase.mul(density) : inBase.div(density);
}

/** `times` of the first of several parts that can be compared; the density is the last resort. */
const timesAny = (amount: ExactAmount, parts: readonly ExactAmount[], density?: string) =>
  [undefined, density].flatMap((known) => parts.map((part) => times(amount, part, known))).find(Boolean);

/** How many packages an amount fills. */
function fills(amount: ExactAmount, { name, contents }: Package, { density, equivalents }: Food): Fraction | undefined {
  if (contents.length === 0) return new Fraction(0);
  if (unitOf(name.split(' ').at(-1) ?? '')?.name === amount.unit) return endsOf(amount)[1];
  const direct = timesAny(amount, contents, density);
  if (direct) return direct;
  for (const same of equivalents) {
    const inList = timesAny(amount, same, density);
    const inPackage = same.map((it) => timesAny(it, contents, density)).find(Boolean);
    if (inList && inPackage) return inList.mul(inPackage);
  }
  return undefined;
}

/** How many packages to buy for all amounts; at least one. */
function packagesFor(amounts: readonly ExactAmount[], size: Package, food: Food): number | undefined {
  let sum = new Fraction(0);
  for (const amount of amounts) {
    const filled = fills(amount, size, food);
    if (!filled) return undefined;
    sum = sum.add(measureOf(amount.unit) ? filled.div(tolerance) : filled);
  }
  return Math.max(1, sum.ceil().valueOf());
}

function packageText(count: number, { name, contents: [content] }: Package): string {
  if (name === '' && content) return amountText(scaled(content, count));
  return `${count} ${count > 1 ? plural(name) : name}`;
}

export interface ToBuy {
  /** '2 cans', '1½ lb', '3'; '' if it is unknown how many of the family's own size hold the amounts. */
  text: string;
  /** The size: 'can of 15.5 oz'; '' for what is sold loose. */
  size: string;
}

/**
 * What to take off the shelf for an amount of food, rounded up to what is sold: in the family's own size, or else in
 * the fewest packages, and the smallest of these. Undefined if we know no size that holds all amounts.
 */
export function toBuy(
  { key, food: name, amounts, isUncounted }: Pick<MergedFood<unknown>, 'key' | 'food' | 'amounts' | 'isUncounted'>,
  units: Habits['units'],
  ownSize?: string,
): ToBuy | undefined {
  if (amounts.length === 0 && !isUncounted) return undefined;
  const sold = soldAs({ key, food: name });
  const known = sold?.[units] ?? [];
  const own = ownSize === undefined ? undefined : parsePackage(ownSize);
  const food = {
    density: gramsPerMilliliter(sold?.key ?? key),
    equivalents: known.map(({ contents }) => contents),
  };
  const options = (own ? [own] : known)
    // An unknown amount of what is sold loose stays unknown.
    .filter(({ name }) => amounts.length > 0 || name !== '')
    .flatMap((size) => {
      const count = packagesFor(amounts, size, food);
      return count === undefined ? [] : [{ count, size }];
    });
  const [best] = options.toSorted((a, b) => a.count - b.count);
  const text = best ? packageText(best.count, best.size) : '';
  if (ownSize !== undefined) return { text, size: ownSize };
  return best && { text, size: best.size.name && best.size.text };
}
