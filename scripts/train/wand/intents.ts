import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { likelihoodsWith, parseWeights } from '#capabilities/wand/rules/helper/rank/likelihood.ts';
import { inventedFamilies } from './families.ts';
import { type Labelled, labelledSentences } from './intent-examples.ts';
import { isLeftOut, keepFold, sampleFold } from './intent-folds.ts';
import { learn } from './intent-learning.ts';

/**
 * Learns what sentences ask for and writes the weights; also without each family in turn, for what is learned next, and prints
 * how often that family is understood then. `--evaluate` does only the latter.
 */
const { evaluate: isEvaluating } = parseArgs({ options: { evaluate: { type: 'boolean', default: false } } }).values;

const sentences = await labelledSentences();
const intents = [...new Set(sentences.map(({ intent }) => intent))].toSorted();
const learnFrom = (some: readonly Labelled[]) =>
  learn(
    some.flatMap(({ examples }) => examples),
    intents,
  );

function write() {
  const text = learnFrom(sentences);
  const list = intents.map((intent) => `  '${intent}',\n`).join('');
  const file = `/** Written by \`npm run train -- --wand\`. */\n\nexport const intents = [\n${list}];\n\nexport const intentWeights = \`${text}\`;\n`;
  writeFileSync(new URL('../../../capabilities/wand/catalogue/intent-weights.ts', import.meta.url), file);
  const features = text.split(/[\t\n]/).length / 2;
  console.log(`intents: ${sentences.length} sentences, ${intents.length} intents, ${features} features`);
}

function leaveOut(fold: string) {
  const isOut = ({ writer }: Labelled) => (fold === sampleFold ? isLeftOut(writer) : writer === fold);
  const text = learnFrom(sentences.filter((one) => !isOut(one)));
  keepFold(fold, intents, text);
  const weights = parseWeights(text);
  const judged = sentences.filter(isOut).map(({ intent, examples: [example] }) => {
    const likelihoods = likelihoodsWith(weights, intents, example?.features ?? []);
    const [[likeliest, likelihood] = ['', 0]] = [...likelihoods].toSorted(([, a], [, b]) => b - a);
    return { isRight: likeliest === intent, isSure: likelihood > 0.85 };
  });
  console.log(`${fold}: right ${share(judged)}; where it is sure ${share(judged.filter(({ isSure }) => isSure))}`);
}

const share = (judged: readonly { isRight: boolean }[]) =>
  `${((100 * judged.filter(({ isRight }) => isRight).length) / judged.length).toFixed(1)} % of ${judged.length}`;

for (const fold of [sampleFold, ...inventedFamilies.map(({ name }) => name)]) leaveOut(fold);
if (!isEvaluating) write();
