/**
 * `node scripts/train/categories.ts FILE` trains the weights for guessing shop categories of unknown names. FILE has
 * lines of {name, category} from USDA FoodData Central (public domain). The same input gives the same weights.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { foods } from '#food/facts/category-foods.ts';
import { forms, vagueWords } from '#food/facts/shop-categories.ts';
import { categoryWords, type ShopCategory } from '#food/shelves.ts';
import { featureCount, featuresOf, guessable, probabilities, zeroWeight } from '#food/shop/category-guess.ts';
import { categoryByTable } from '#food/shop/category-table.ts';

interface Example {
  features: number[];
  category: number;
}

const passes = 12;
/** Largest absolute weight that fits into one printable character. */
const maxWeight = 25;
const target = new URL('../../food/facts/category-weights.ts', import.meta.url);

const exampleOf = (name: string, category: ShopCategory | undefined): Example => ({
  features: featuresOf(categoryWords(name)),
  category: category ? guessable.indexOf(category) : -1,
});

/** Our own table overrides USDA's groups, which follow nutrition and not the store ('Vinegar' is a spice there). */
function usdaExamples(file: string): Example[] {
  const distinct = new Map<string, Example>();
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { name, category }: { name: string; category: ShopCategory } = JSON.parse(line);
    const start = name.split(',').slice(0, 2).join(',');
    distinct.set(start, exampleOf(start, categoryByTable(categoryWords(start)) ?? category));
  }
  return [...distinct.values()];
}

function tableExamples(): Example[] {
  const phrases = [foods, forms, vagueWords].flatMap((lists) =>
    Object.values(lists).flatMap((list) => list.split(',')),
  );
  return phrases.map((phrase) => exampleOf(phrase, categoryByTable(categoryWords(phrase))));
}

/** Deterministic shuffle, so that training is repeatable. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  return items
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Logistic regression by stochastic gradient descent with weight decay. */
function learn(examples: readonly Example[]): Float64Array[] {
  const weights = guessable.map(() => new Float64Array(featureCount));
  const weightOf = (category: number, feature: number) => weights[category]?.[feature] ?? 0;
  for (let pass = 1; pass <= passes; pass++) {
    const step = 6 / Math.sqrt(pass);
    for (const { features, category } of shuffled(examples, pass)) {
      const share = step / Math.sqrt(Math.max(1, features.length));
      probabilities(features, weightOf).forEach((probability, at) => {
        const row = weights[at];
        const change = ((at === category ? 1 : 0) - probability) * share;
        if (row) for (const feature of features) row[feature] = (row[feature] ?? 0) + change;
      });
    }
    for (const row of weights) row.set(row.map((weight) => weight * 0.97));
  }
  return weights;
}

const pack = (row: Float64Array) =>
  Array.from(row, (weight) =>
    String.fromCharCode(zeroWeight + Math.max(-maxWeight, Math.min(maxWeight, Math.round(weight)))),
  ).join('');

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file of USDA names to learn from.');
const examples = [...usdaExamples(file), ...tableExamples()].filter(({ category }) => category >= 0);
const rows = learn(examples).map((row) => `  '${pack(row)}',\n`);
writeFileSync(
  target,
  `/** Made by scripts/train/categories.ts: for each guessable category, in order, one character for each feature. */
export const categoryWeights: readonly string[] = [\n${rows.join('')}];\n`,
);
console.log(`Learned from ${examples.length} names.`);
