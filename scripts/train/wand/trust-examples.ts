import { withoutSlips } from '#capabilities/wand/rules/helper/find/spelling.ts';
import { isPlainWord } from '#capabilities/wand/rules/helper/rank/intents.ts';
import type { Features } from '#capabilities/wand/rules/helper/rank/scores.ts';
import { trustFeatures } from '#capabilities/wand/rules/helper/rank/trust.ts';
import type { Intents, Part } from '#capabilities/wand/rules/helper/read.ts';
import { divided } from '#capabilities/wand/rules/helper/search.ts';
import { withoutPoliteness } from '#capabilities/wand/rules/helper/words/polite.ts';
import { plainSpelling } from '#capabilities/wand/rules/helper/words/spelling.ts';
import { writerOf } from '../../score/sentence-files.ts';
import { judge, type Sentence, type Write } from '../../score/wand-judge.ts';
import { cardsOf, writeOf } from './cards.ts';
import { onlyMessage, sampleFamily, type Taught, trainingFamilies } from './families.ts';
import { foldOf, isLeftOut } from './intent-folds.ts';

/** Requests as they are understood now, each of which is what was meant or isn't. */

export interface TrustExample {
  family: string;
  features: Features;
  isRight: boolean;
  /** The weight of the example. */
  weight: number;
}

type Expected = NonNullable<Sentence['expect']['writes']>[number];

function isMeant(expected: Expected, write: Write): boolean {
  const sentence = { id: '', kind: '', say: [], expect: { writes: [expected] } };
  return judge(sentence, { text: '', writes: [write], decided: [] }).faults.length === 0;
}

/** Removes what the cards do from what is still expected, and returns whether all of it was expected. */
function isExpected({ reading }: Part, left: Expected[], { names }: Taught): boolean {
  const cards = reading ? cardsOf(reading) : [];
  const found = cards.map((values) => {
    const write = writeOf(reading?.tool ?? '', values, names);
    const at = left.findIndex((expected) => isMeant(expected, write));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return found.length > 0 && found.every(Boolean);
}

const isRequest = ({ reading }: Part) =>
  Boolean(reading?.tool && reading.filled && !reading.filled.missing && !reading.filled.choices);

function examplesIn(sentence: Sentence, taught: Taught, intents: Intents, weight: number): TrustExample[] {
  const message = onlyMessage(sentence);
  if (message === undefined || sentence.kind === 'vague') return [];
  const { family, name } = taught;
  const said = withoutPoliteness(withoutSlips(plainSpelling(message, family.household), family, isPlainWord));
  const parts = divided(said, { family, intents, topic: [] });
  const left = [...(sentence.expect.writes ?? [])];
  return parts.filter(isRequest).map((part) => {
    const features = trustFeatures(part, parts);
    return { family: name, features, isRight: isExpected(part, left, taught), weight };
  });
}

/** There are many sentences about the sample family, and people are seldom misunderstood there. */
const weightOfSample = 0.35;

export async function trustExamples(): Promise<TrustExample[]> {
  const sample = await sampleFamily();
  const some = sample.sentences.filter((one) => isLeftOut(writerOf(one)) && one.kind !== 'followup');
  return [{ ...sample, sentences: some }, ...(await trainingFamilies())].flatMap((taught) => {
    const intents = foldOf(taught.name);
    const weight = taught.name === sample.name ? weightOfSample : 1;
    return taught.sentences.flatMap((sentence) => examplesIn(sentence, taught, intents, weight));
  });
}
