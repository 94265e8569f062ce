import { parseIngredient } from 'parse-ingredient';
import type { ParsedLine } from '#food/lines.ts';
import { parseLine } from '#food/server/reader.ts';
import { cpuRatio } from './cpu-ratio.ts';
import { isNear, type LabelledLine, nameWords, readLabelledLines } from './ingredient-label.ts';
import { comparableUnit } from './ingredient-units.ts';

/** Percentage of lines that are right, by field. */
export type IngredientScore = Record<(typeof fields)[number], number>;

const fields = [
  'quantity',
  'unit',
  'name',
  'all three',
  'quantity+unit',
  'amount: any listed',
  'name: contains label',
  'amount any + name contains',
] as const;

export interface IngredientReport {
  lines: number;
  errors: number;
  score: IngredientScore;
  bySource: Record<string, { lines: number; score: IngredientScore }>;
}

export function scoreIngredients(file: string) {
  const lines = readLabelledLines(file);
  const sentences = lines.map(({ sentence }) => sentence);
  return { ...reportOn(lines, parseLine), cpu: cpuRatio(sentences, parseLine, parseIngredient) };
}

export function reportOn(lines: readonly LabelledLine[], parse: (line: string) => ParsedLine): IngredientReport {
  const results = lines.map((line) => ({ source: line.source, ...judge(line, parse) }));
  const sources = Object.groupBy(results, ({ source }) => source);
  return {
    lines: lines.length,
    errors: results.filter(({ hasFailed }) => hasFailed).length,
    score: shares(results),
    bySource: Object.fromEntries(
      Object.entries(sources).map(([source, own = []]) => [source, { lines: own.length, score: shares(own) }]),
    ),
  };
}

type Verdict = Record<(typeof fields)[number], boolean>;

const shares = (results: readonly { verdict: Verdict }[]): IngredientScore =>
  Object.fromEntries(
    fields.map((field) => [field, (100 * results.filter(({ verdict }) => verdict[field]).length) / results.length]),
  ) as IngredientScore;

function judge(line: LabelledLine, parse: (line: string) => ParsedLine): { verdict: Verdict; hasFailed: boolean } {
  try {
    return { verdict: verdictOn(line, parse(line.sentence)), hasFailed: false };
  } catch {
    return { verdict: verdictOn(line, undefined), hasFailed: true };
  }
}

interface LabelledAmount {
  quantity: number | null;
  quantityMax?: number;
  unit: string | null;
}

function verdictOn(line: LabelledLine, parsed: ParsedLine | undefined): Verdict {
  const main = parsed?.amounts[0];
  const unit = comparableUnit(main?.unit ?? parsed?.measure ?? null);
  const ends = [main?.quantity ?? null, main?.quantityMax ?? null];
  const isQuantity = ({ quantity, quantityMax }: LabelledAmount) =>
    isNear(main?.quantity || null, quantity) ||
    (quantityMax !== undefined && ends.some((end) => isNear(end, quantityMax)));
  const isUnit = (amount: LabelledAmount) => unit === comparableUnit(amount.unit);
  const isListed = (amount: LabelledAmount) => isQuantity(amount) && isUnit(amount);
  const wanted = nameWords(line.name);
  const got = nameWords(parsed?.food ?? '');
  const isName = wanted.join(' ') === got.join(' ');
  const containsName = wanted.length > 0 && wanted.every((word) => got.includes(word));
  const isAnyAmount = isListed(line) || (line.amounts ?? []).some(isListed);
  return {
    quantity: isQuantity(line),
    unit: isUnit(line),
    name: isName,
    'all three': isListed(line) && isName,
    'quantity+unit': isListed(line),
    'amount: any listed': isAnyAmount,
    'name: contains label': containsName,
    'amount any + name contains': isAnyAmount && containsName,
  };
}
