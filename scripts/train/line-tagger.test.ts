import { expect, test } from 'vitest';
import { rowCount } from '#food/line/features.ts';
import { lineParser } from '#food/line/parse-line.ts';
import { taggerOf } from '#food/line/tagger.ts';
import { tag, tagCount } from '#food/line/tags.ts';
import { tokenize } from '#food/line/tokens.ts';
import { packWeights, unpackWeights } from '#food/line/weights.ts';
import type { LabelledLine } from '../score/ingredient-label.ts';
import { train } from './line-crf.ts';
import { exampleOf, withoutRareRows } from './line-examples.ts';
import { tagsOf } from './line-labels.ts';
import { splitByHash } from './line-split.ts';
import { quantize } from './line-weights.ts';

const foods = ['plums', 'red plums', 'figs', 'green figs', 'dates', 'soft dates', 'pears', 'ripe pears'];
const lines: LabelledLine[] = foods.flatMap((name) =>
  ['chopped', 'finely sliced', 'stoned and halved'].map((preparation) => ({
    id: '',
    source: 'ours',
    sentence: `2 cups ${name}, ${preparation}`,
    quantity: 2,
    unit: 'cup',
    name,
    preparation,
  })),
);
const weightsOf = (seed: number) =>
  quantize(
    train(
      withoutRareRows(
        lines.flatMap((line) => exampleOf(line) ?? []),
        rowCount,
      ),
      seed,
    ),
  );

test('training learns the pattern of its lines, is repeatable, and its weights survive packing', () => {
  const weights = weightsOf(1);
  expect(weightsOf(1)).toEqual(weights);
  const file = packWeights(weights, tagCount);
  expect(unpackWeights(file, rowCount, tagCount)).toEqual(weights);
  expect(lineParser(taggerOf(weights))('5 cups green plums, finely chopped')).toMatchObject({
    amounts: [{ quantity: 5, unit: 'cup' }],
    food: 'green plums',
    preparation: 'finely chopped',
  });
});

test('tagsOf maps a label to the tokens of its line', () => {
  const sentence = '1 (14 oz) can fresh chopped mint, drained';
  const label = { quantity: 1, unit: 'can', name: 'fresh mint', preparation: 'chopped drained' };
  const amounts = [
    { quantity: 1, unit: 'can' },
    { quantity: 14, unit: 'oz' },
  ];
  expect(tagsOf({ id: '', source: '', sentence, ...label, amounts }, tokenize(sentence))).toEqual([
    tag.quantity,
    tag.amountBefore,
    tag.amountBefore,
    tag.unitBefore,
    tag.food,
    tag.inside,
    tag.food,
    tag.preparationAfter,
  ]);
});

test('lines that differ only in numbers and plurals stay on one side of the split', () => {
  const near = ['1 cup plum', '2 cups plums', '1/2 cup plum'].map((sentence) => ({
    ...(lines[0] as LabelledLine),
    sentence,
  }));
  const sides = [0, 1, 2, 3, 4, 5].map((fold) => splitByHash(near, fold).heldOut.length);
  expect(new Set(sides)).toEqual(new Set([0, 3]));
});
