import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { rowCount } from '#food/line/features.ts';
import { lineParser } from '#food/line/parse-line.ts';
import { taggerOf } from '#food/line/tagger.ts';
import { tagCount } from '#food/line/tags.ts';
import { packWeights, type TaggerWeights } from '#food/line/weights.ts';
import { type LabelledLine, readLabelledLines } from '../score/ingredient-label.ts';
import { type IngredientScore, reportOn } from '../score/ingredients.ts';
import { withAdditions } from './line-additions.ts';
import { train } from './line-crf.ts';
import { exampleOf, withoutRareRows } from './line-examples.ts';
import { splitByHash } from './line-split.ts';
import { quantize } from './line-weights.ts';

/**
 * Trains the tagger for ingredient lines and writes its weights. `--evaluate` writes nothing and prints the scores on
 * unseen lines: two splits by hash, and each source held out as a whole.
 */
const { values } = parseArgs({
  options: { ingredients: { type: 'string' }, evaluate: { type: 'boolean', default: false } },
});
if (values.ingredients === undefined) throw new Error('Pass the labelled lines: --ingredients FILE');
const lines = readLabelledLines(values.ingredients);
if (values.evaluate) evaluate();
else write(trainOn(lines));

function trainOn(learned: readonly LabelledLine[]): TaggerWeights {
  const examples = withAdditions(learned).flatMap((line) => exampleOf(line) ?? []);
  return quantize(train(withoutRareRows(examples, rowCount), 1));
}

function write(weights: TaggerWeights) {
  const file = packWeights(weights, tagCount);
  writeFileSync(new URL('../../food/facts/line-tagger.bin', import.meta.url), file);
  console.log(`line tagger: ${lines.length} lines, ${file.length} bytes, ${gzipSync(file).length} gzipped`);
}

function evaluate() {
  for (const fold of [0, 1]) {
    const { learned, heldOut } = splitByHash(lines, fold);
    test(`split ${fold + 1}`, learned, heldOut);
  }
  for (const source of new Set(lines.map((line) => line.source))) {
    const isOwn = (line: LabelledLine) => line.source === source;
    test(
      `without ${source}`,
      lines.filter((line) => !isOwn(line)),
      lines.filter(isOwn),
    );
  }
}

function test(name: string, learned: readonly LabelledLine[], heldOut: readonly LabelledLine[]) {
  const { score, bySource } = reportOn(heldOut, lineParser(taggerOf(trainOn(learned))));
  const sources = Object.entries(bySource);
  console.log(`${name}: ${heldOut.length} lines, ${format(score)}`);
  if (sources.length > 1)
    for (const [source, sourceReport] of sources) console.log(`  ${source}: ${format(sourceReport.score)}`);
}

function format(score: IngredientScore): string {
  const fields = ['quantity', 'unit', 'name', 'all three'] as const;
  return fields.map((field) => `${field} ${score[field].toFixed(1)}`).join(', ');
}
