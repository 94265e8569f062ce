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
 * Learns from the open sentences, those of strangers and their remarks what a sentence asks for, and writes the weights; with --evaluate it writes
 * nothing and prints how often it is right about the sentences of each writer when it has seen only those of the others.
 */
const { values } = parseArgs({ options: { evaluate: { type: 'boolean', default: false } } });

interface Labelled {
  id: string;
  rightIntents: readonly string[];
  /** Once as the family's own words tell, and once as if none of them were known. */
  examples: readonly Example[];
}

const never = () => Promise.reject(new Error('Nobody is asked'));
const asked = { ...sampleDay, look: sampleLook, message: '', past: [], propose: never, revise: never, drop: never };
const kinds = wordKindsOf(await titlesOf({ asked, household: sampleHousehold }));

/** What one sentence alone asks for. */
function intentsIn({ kind, expect: { writes = [] } }: Sentence): string[] {
  if (kind === 'question') return ['question'];
  if (kind === 'nonsense' || kind === 'cannot') return ['none'];
  const [only, ...others] = writes;
  return only && others.length === 0 && kind === 'command' ? [only.tool].flat() : [];
}

function exampleOf(id: string, said: string, rightIntents: readonly string[]): Labelled {
  const text = plainSpelling(said, sampleHousehold);
  const known = { household: sampleHousehold, clock: sampleDay };
  const [intent = ''] = rightIntents;
  const examples = [kinds, new Map()].map((own) => ({ features: featuresOf(text, { ...known, kinds: own }), intent }));
  return { id, rightIntents, examples };
}

/** What people say beside their requests asks for nothing. */
const remarks: string[] = JSON.parse(
  readFileSync(new URL('../../capabilities/wand/sentences/remarks.json', import.meta.url), 'utf8'),
);

const labelled = [
  ...[...sentencesOf('open'), ...sentencesOf('strangers')].flatMap((sentence): Labelled[] => {
    const [said, ...later] = sentence.say;
    const rightIntents = intentsIn(sentence);
    return typeof said === 'string' && later.length === 0 && rightIntents.length > 0
      ? [exampleOf(sentence.id, said, rightIntents)]
      : [];
  }),
  ...remarks.map((said, index) => exampleOf(`remark${index}`, said, ['none'])),
];
const intents = [...new Set(labelled.map(({ rightIntents: [intent = ''] }) => intent))].toSorted();
const learnedFrom = (some: readonly Labelled[]) =>
  learn(
    some.flatMap(({ examples }) => examples),
    intents,
  );

if (values.evaluate) evaluate();
else {
  const text = learnedFrom(labelled);
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
    const weights = parseWeights(learnedFrom(labelled.filter((one) => writerOf(one) !== writer)));
    const tried = labelled.filter((one) => writerOf(one) === writer);
    const found = tried.map(({ examples: [example], rightIntents }) => {
      const [[intent, likelihood] = ['', 0]] = [...likelihoodsWith(weights, intents, example?.features ?? [])].toSorted(
        ([, a], [, b]) => b - a,
      );
      return { isRight: rightIntents.includes(intent), isSure: likelihood > 0.85 };
    });
    const share = (some: typeof found) =>
      `${((100 * some.filter(({ isRight }) => isRight).length) / some.length).toFixed(1)} % of ${some.length}`;
    console.log(`${writer}: right ${share(found)}; where it is sure ${share(found.filter(({ isSure }) => isSure))}`);
  }
}
