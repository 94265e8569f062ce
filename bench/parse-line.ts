import { parseArgs } from 'node:util';
import { parseIngredient } from 'parse-ingredient';
import { parseLine } from '#food/server/reader.ts';
import { cpuRatio } from '#scripts/score/cpu-ratio.ts';
import { readLabelledLines } from '#scripts/score/ingredient-label.ts';

/** CPU time to parse ingredient lines, compared with parse-ingredient, on a file of lines or a built-in sample. */
const { values } = parseArgs({ options: { ingredients: { type: 'string' } } });

const sampleLines = [
  '2 cups',
  '1 (14 oz) can',
  '3 tbsp finely chopped',
  '150g/5oz',
  'handful of',
  '1½ teaspoons',
  '4 large',
].flatMap((amount) =>
  [
    'plain flour, sifted',
    'fresh basil leaves (or parsley), torn',
    'ripe tomatoes, cut into quarters',
    'salt, to taste',
  ].map((food) => `${amount} ${food}`),
);
const lines = values.ingredients
  ? readLabelledLines(values.ingredients).map(({ sentence }) => sentence)
  : Array.from({ length: 100 }, () => sampleLines).flat();

const { ours, theirs, ratio } = cpuRatio(lines, parseLine, parseIngredient);
console.log(
  `parse-line: ${ours.toFixed(0)} ms of CPU for 10,000 lines, parse-ingredient ${theirs.toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
);
