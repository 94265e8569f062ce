import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { likelihoodsWith, parseWeights } from '#capabilities/wand/rules/helper/rank/likelihood.ts';
import { type Labelled, labelledSentences } from './intent-examples.ts';
import { learn } from './intent-learning.ts';

/**
 * Learns what sentences ask for and writes the weights. `--evaluate` writes nothing: it leaves out one family and some
 * writers and prints how often their sentences are understood.
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

/** Of these, remarks and talk aren't requests, and a new family is understood as well as there are others to learn from. */
const alwaysLearned = ['talk', 'remarks', 'lake', 'mesa'];

function leftOut(): string[] {
  const writers = [...new Set(sentences.map(({ writer }) => writer))].filter((one) => !alwaysLearned.includes(one));
  return writers.filter((writer, at) => at % 6 === 3 || writer === 'downs');
}

function evaluate() {
  const writers = leftOut();
  const weights = parseWeights(learnFrom(sentences.filter(({ writer }) => !writers.includes(writer))));
  const judged = sentences.map(({ writer, intent, examples: [example] }) => {
    const likelihoods = writers.includes(writer) ? likelihoodsWith(weights, intents, example?.features ?? []) : [];
    const [[likeliest, likelihood] = ['', 0]] = [...likelihoods].toSorted(([, a], [, b]) => b - a);
    return { writer, isRight: likeliest === intent, isSure: likelihood > 0.85 };
  });
  for (const writer of [...writers, 'all of them']) {
    const own = judged.filter((one) =>
      writers.includes(writer) ? one.writer === writer : writers.includes(one.writer),
    );
    console.log(`${writer}: right ${share(own)}; where it is sure ${share(own.filter(({ isSure }) => isSure))}`);
  }
}

const share = (judged: readonly { isRight: boolean }[]) =>
  `${((100 * judged.filter(({ isRight }) => isRight).length) / judged.length).toFixed(1)} % of ${judged.length}`;

if (isEvaluating) evaluate();
else write();
