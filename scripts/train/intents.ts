import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { titlesOf } from '#capabilities/wand/rules/helper/records/titles.ts';
import { plainSpelling } from '#capabilities/wand/rules/helper/words/spelling.ts';
import { featuresOf, wordKindsOf } from '#capabilities/wand/rules/intent/features.ts';
import { likelihoodsWith, parseWeights } from '#capabilities/wand/rules/intent/likelihood.ts';
import { sampleDay, sampleHousehold, sampleLook } from '#testing/wand-sample-look.ts';
import { sentencesOf } from '../score/wand.ts';
import type { Sentence } from '../score/wand-judge.ts';
import { type Example, learn } from './intent-learning.ts';

/**
 * Trains the intent classifier on the open sentences, the strangers' sentences and the remarks, and writes its weights.
 * `--evaluate` writes nothing and prints the accuracy on each writer's sentences after training on those of the others.
 */
const { values } = parseArgs({ options: { evaluate: { type: 'boolean', default: false } } });

interface Labelled {
  id: string;
  rightIntents: readonly string[];
  /** One with the family's own words recognized, and one with none of them known. */
  examples: readonly Example[];
}

const forbidden = () => Promise.reject(new Error('Training must not write'));
const asked = {
  ...sampleDay,
  look: sampleLook,
  message: '',
  past: [],
  propose: forbidden,
  revise: forbidden,
  drop: forbidden,
};
const kinds = wordKindsOf(await titlesOf({ asked, household: sampleHousehold }));

/** Acceptable intents of a sentence; empty if it has none or several requests. */
function intentsIn({ kind, expect: { writes = [] } }: Sentence): string[] {
  if (kind === 'question') return ['question'];
  if (kind === 'nonsense' || kind === 'cannot') return ['none'];
  const [only, ...others] = writes;
  return only && others.length === 0 && kind === 'command' ? [only.tool].flat() : [];
}

function exampleOf(id: string, sentence: string, rightIntents: readonly string[]): Labelled {
  const text = plainSpelling(sentence, sampleHousehold);
  const known = { household: sampleHousehold, clock: sampleDay };
  const [intent = ''] = rightIntents;
  const examples = [kinds, new Map()].map((own) => ({ features: featuresOf(text, { ...known, kinds: own }), intent }));
  return { id, rightIntents, examples };
}

/** Remarks that accompany requests have the intent 'none'. */
const remarks: string[] = JSON.parse(
  readFileSync(new URL('../../capabilities/wand/sentences/remarks.json', import.meta.url), 'utf8'),
);

const labelled = [
  ...[...sentencesOf('open'), ...sentencesOf('strangers')].flatMap((sentence): Labelled[] => {
    const [message, ...later] = sentence.say;
    const rightIntents = intentsIn(sentence);
    return typeof message === 'string' && later.length === 0 && rightIntents.length > 0
      ? [exampleOf(sentence.id, message, rightIntents)]
      : [];
  }),
  ...remarks.map((remark, index) => exampleOf(`remark${index}`, remark, ['none'])),
];
const intents = [...new Set(labelled.map(({ rightIntents: [intent = ''] }) => intent))].toSorted();
const trainOn = (subset: readonly Labelled[]) =>
  learn(
    subset.flatMap(({ examples }) => examples),
    intents,
  );

if (values.evaluate) evaluate();
else {
  const text = trainOn(labelled);
  const list = intents.map((intent) => `  '${intent}',\n`).join('');
  const file = `/** Written by \`npm run train -- --wand\`. */\n\nexport const intents = [\n${list}];\n\nexport const intentWeights = \`${text}\`;\n`;
  writeFileSync(new URL('../../capabilities/wand/catalogue/intent-weights.ts', import.meta.url), file);
  console.log(
    `intents: ${labelled.length} sentences, ${text.split(/[\t\n]/).length / 2} features, ${file.length} bytes`,
  );
}

function evaluate() {
  const writerOf = ({ id }: Labelled) => id.replace(/\d+$/, '');
  for (const writer of new Set(labelled.map(writerOf))) {
    const weights = parseWeights(trainOn(labelled.filter((one) => writerOf(one) !== writer)));
    const heldOut = labelled.filter((one) => writerOf(one) === writer);
    const found = heldOut.map(({ examples: [example], rightIntents }) => {
      const [[intent, likelihood] = ['', 0]] = [...likelihoodsWith(weights, intents, example?.features ?? [])].toSorted(
        ([, a], [, b]) => b - a,
      );
      return { isRight: rightIntents.includes(intent), isSure: likelihood > 0.85 };
    });
    const share = (subset: typeof found) =>
      `${((100 * subset.filter(({ isRight }) => isRight).length) / subset.length).toFixed(1)} % of ${subset.length}`;
    console.log(`${writer}: right ${share(found)}; where it is sure ${share(found.filter(({ isSure }) => isSure))}`);
  }
}
