import { foodAmountText, merge } from '#food/amounts.ts';
import type { ParsedLine } from '#food/lines.ts';

const foods =
  'flour|unsalted butter|large eggs|whole milk|yellow onions|garlic cloves|olive oil|fresh basil leaves|chopped tomatoes|sugar|ground cumin|chicken breasts|spring onions|rice|lemon juice'.split(
    '|',
  );
const units = ['cup', 'gram', 'tablespoon', '', 'teaspoon', 'milliliter', 'ounce', 'can'];

const lineOf = (recipe: number, line: number): ParsedLine => ({
  amounts: [
    {
      quantity: ((recipe * 7 + line) % 12) / 4 + 0.25,
      quantityMax: null,
      unit: units[(recipe + line) % units.length] ?? '',
    },
  ],
  food: foods[(recipe * 3 + line) % foods.length] ?? '',
  preparation: '',
  comment: '',
  optional: false,
});

const itemsOf = (recipes: number) =>
  Array.from({ length: recipes * 15 }, (_, n) => ({
    parsed: lineOf(Math.floor(n / 15), n % 15),
    source: { recipeId: Math.floor(n / 15), line: n % 15 },
  }));

function millisecondsFor(recipes: number): number {
  const items = itemsOf(recipes);
  const rounds = Array.from({ length: 15 }, () => {
    const start = performance.now();
    for (const food of merge(items)) foodAmountText(food);
    return performance.now() - start;
  });
  return rounds.toSorted((a, b) => a - b)[7] ?? 0;
}

millisecondsFor(120);
const small = millisecondsFor(12);
const large = millisecondsFor(120);
console.log(`merging  12 recipes of 15 lines: ${small.toFixed(2)} ms`);
console.log(
  `merging 120 recipes of 15 lines: ${large.toFixed(2)} ms, ${(large / small).toFixed(1)} times as long for 10 times as many`,
);
