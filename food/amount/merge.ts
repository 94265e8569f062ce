import { boughtFood } from '../foods/bought-food.ts';
import { foodKey } from '../foods/food-key.ts';
import type { ParsedLine } from '../line/parse-line.ts';
import { chooseAmount } from './choose-amount.ts';
import { amountOf, type Ends, type ExactAmount, endsOf, type Factor, scaled } from './exact.ts';
import { measureOf } from './units.ts';

export interface MergeItem<Source> {
  parsed: ParsedLine;
  /** How many times the recipe is cooked; 1 by default. */
  factor?: Factor;
  /** Where the line comes from, as plain JSON. */
  source: Source;
}

/** Number of lines per word, sorted by word. */
export type Tally = (readonly [word: string, lines: number])[];

export interface MergedFood<Source> {
  key: string;
  /** The display name: the one most lines use. */
  food: string;
  names: Tally;
  /** Sums: at most one in grams, one in milliliters and one per count unit. `totals` combines the first two. */
  amounts: ExactAmount[];
  /** Units of the lines, used to choose metric or US for display. */
  units: Tally;
  /** Whether some line has no amount ('salt'). */
  isUncounted: boolean;
  optional: boolean;
  sources: Source[];
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function mergeTallies(tallies: Tally[]): Tally {
  const lines = new Map<string, number>();
  for (const [word, count] of tallies.flat()) lines.set(word, (lines.get(word) ?? 0) + count);
  return [...lines].toSorted(([a], [b]) => compareText(a, b));
}

function mostUsedName(names: Tally): string {
  const [best] = names.toSorted(([a, linesOfA], [b, linesOfB]) => linesOfB - linesOfA || a.length - b.length);
  return best?.[0] ?? '';
}

/** Converts weights to grams and volumes to milliliters; other units stay as they are. */
function inBaseUnit(amount: ExactAmount): ExactAmount {
  const measure = measureOf(amount.unit);
  if (!measure) return amount;
  return { ...scaled(amount, measure.factor), unit: measure.dimension === 'mass' ? 'gram' : 'milliliter' };
}

/** One sum per unit; for ranges, both ends are added up. */
export function sumByUnit(amounts: ExactAmount[]): ExactAmount[] {
  const sums = new Map<string, Ends>();
  for (const amount of amounts) {
    const [low, high] = endsOf(amount);
    const [lowSum, highSum] = sums.get(amount.unit) ?? [0, 0];
    sums.set(amount.unit, [low.add(lowSum), high.add(highSum)]);
  }
  return [...sums].toSorted(([a], [b]) => compareText(a, b)).map(([unit, ends]) => amountOf(ends, unit));
}

function mergedFromLine<Source>({ parsed, factor = 1, source }: MergeItem<Source>): MergedFood<Source> {
  const food = boughtFood(parsed);
  const key = foodKey(food);
  const amount = chooseAmount(parsed, key);
  return {
    key,
    food,
    names: [[food, 1]],
    amounts: amount ? sumByUnit([inBaseUnit(scaled(amount, factor))]) : [],
    units: amount ? [[amount.unit, 1]] : [],
    isUncounted: amount === undefined,
    optional: parsed.optional,
    sources: [source],
  };
}

/** Merges the entries of concatenated lists by food key; their order doesn't matter. */
export function mergeFoods<Source>(foods: MergedFood<Source>[]): MergedFood<Source>[] {
  return [...Map.groupBy(foods, ({ key }) => key)]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([key, same]) => {
      const names = mergeTallies(same.map((it) => it.names));
      return {
        key,
        food: mostUsedName(names),
        names,
        amounts: sumByUnit(same.flatMap(({ amounts }) => amounts)),
        units: mergeTallies(same.map(({ units }) => units)),
        isUncounted: same.some(({ isUncounted }) => isUncounted),
        optional: same.every(({ optional }) => optional),
        sources: same
          .flatMap(({ sources }) => sources)
          .map((source) => [JSON.stringify(source), source] as const)
          .toSorted(([a], [b]) => compareText(a, b))
          .map(([, source]) => source),
      };
    });
}

/** Merges lines into one entry per food. Quantities are conserved exactly. */
export const merge = <Source>(items: MergeItem<Source>[]): MergedFood<Source>[] =>
  mergeFoods(items.map(mergedFromLine));
