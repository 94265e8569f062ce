import { boughtFood } from '../foods/bought-food.ts';
import { foodKey } from '../foods/food-key.ts';
import type { ParsedLine } from '../line/parse-line.ts';
import { chosenAmount } from './choose-amount.ts';
import { amountOf, type Ends, type ExactAmount, endsOf, type Factor, scaled } from './exact.ts';
import { measureOf } from './units.ts';

export interface MergeItem<Source> {
  parsed: ParsedLine;
  /** How many times the recipe is cooked; once where it is not said. */
  factor?: Factor;
  /** Where the line comes from; any plain JSON. */
  source: Source;
}

/** How many lines said a word; in the order of the words. */
export type Tally = (readonly [word: string, lines: number])[];

export interface MergedFood<Source> {
  key: string;
  /** The name to show: the one most lines use. */
  food: string;
  names: Tally;
  /** Sums: at most one in grams, one in milliliters, and one for every unit of count. `totals` joins them where a density is known. */
  amounts: ExactAmount[];
  /** The units of the lines, for the system to show it in. */
  units: Tally;
  /** A line named no amount ('salt'). */
  isUncounted: boolean;
  /** Every line was optional. */
  optional: boolean;
  sources: Source[];
}

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function tallied(tallies: Tally[]): Tally {
  const lines = new Map<string, number>();
  for (const [word, count] of tallies.flat()) lines.set(word, (lines.get(word) ?? 0) + count);
  return [...lines].toSorted(([a], [b]) => inOrder(a, b));
}

function mostUsed(names: Tally): string {
  const [best] = names.toSorted(([a, linesOfA], [b, linesOfB]) => linesOfB - linesOfA || a.length - b.length);
  return best?.[0] ?? '';
}

/** Grams and milliliters for what is measured; any other unit is only counted. */
function inBaseUnit(amount: ExactAmount): ExactAmount {
  const measure = measureOf(amount.unit);
  if (!measure) return amount;
  return { ...scaled(amount, measure.factor), unit: measure.dimension === 'mass' ? 'gram' : 'milliliter' };
}

/** One sum for each unit; a range has both ends added up. */
export function summed(amounts: ExactAmount[]): ExactAmount[] {
  const sums = new Map<string, Ends>();
  for (const amount of amounts) {
    const [low, high] = endsOf(amount);
    const [lowSum, highSum] = sums.get(amount.unit) ?? [0, 0];
    sums.set(amount.unit, [low.add(lowSum), high.add(highSum)]);
  }
  return [...sums].toSorted(([a], [b]) => inOrder(a, b)).map(([unit, ends]) => amountOf(ends, unit));
}

function ofOneLine<Source>({ parsed, factor = 1, source }: MergeItem<Source>): MergedFood<Source> {
  const food = boughtFood(parsed);
  const key = foodKey(food);
  const amount = chosenAmount(parsed, key);
  return {
    key,
    food,
    names: [[food, 1]],
    amounts: amount ? summed([inBaseUnit(scaled(amount, factor))]) : [],
    units: amount ? [[amount.unit, 1]] : [],
    isUncounted: amount === undefined,
    optional: parsed.optional,
    sources: [source],
  };
}

/** Merged lists are merged again by putting them one behind the other; the order does not matter. */
export function mergeFoods<Source>(foods: MergedFood<Source>[]): MergedFood<Source>[] {
  return [...Map.groupBy(foods, ({ key }) => key)]
    .toSorted(([a], [b]) => inOrder(a, b))
    .map(([key, same]) => {
      const names = tallied(same.map((it) => it.names));
      return {
        key,
        food: mostUsed(names),
        names,
        amounts: summed(same.flatMap(({ amounts }) => amounts)),
        units: tallied(same.map(({ units }) => units)),
        isUncounted: same.some(({ isUncounted }) => isUncounted),
        optional: same.every(({ optional }) => optional),
        sources: same
          .flatMap(({ sources }) => sources)
          .map((source) => [JSON.stringify(source), source] as const)
          .toSorted(([a], [b]) => inOrder(a, b))
          .map(([, source]) => source),
      };
    });
}

/** One entry per food, with all that the lines say of it; conserves every quantity exactly. */
export const merge = <Source>(items: MergeItem<Source>[]): MergedFood<Source>[] => mergeFoods(items.map(ofOneLine));
