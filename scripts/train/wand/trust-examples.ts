import { withoutSlips } from '#capabilities/wand/rules/helper/find/spelling.ts';
import { intentsOf, isPlainWord } from '#capabilities/wand/rules/helper/rank/intents.ts';
import type { Features } from '#capabilities/wand/rules/helper/rank/scores.ts';
import { trustFeatures } from '#capabilities/wand/rules/helper/rank/trust.ts';
import type { Part } from '#capabilities/wand/rules/helper/read.ts';
import { divided } from '#capabilities/wand/rules/helper/search.ts';
import { withoutPoliteness } from '#capabilities/wand/rules/helper/words/polite.ts';
import { plainSpelling } from '#capabilities/wand/rules/helper/words/spelling.ts';
import { judge, type Sentence, type Write } from '../../score/wand-judge.ts';
import { cardsOf, writeOf } from './cards.ts';
import { onlyMessage, openHouseholds, sampleFamily, type Taught, trainingFamilies } from './families.ts';

/** Requests as they are understood now, each of which is what was meant or isn't. */

export interface TrustExample {
  family: string;
  features: Features;
  isRight: boolean;
  /** How much it counts. */
  weight: number;
}

type Expected = NonNullable<Sentence['expect']['writes']>[number];

function isMeant(expected: Expected, write: Write): boolean {
  const sentence = { id: '', kind: '', say: [], expect: { writes: [expected] } };
  return judge(sentence, { text: '', writes: [write], decided: [] }).faults.length === 0;
}

/** Takes what its cards do from what is still expected, and tells whether all of them were expected. */
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

function examplesIn(sentence: Sentence, taught: Taught, weight: number): TrustExample[] {
  const message = onlyMessage(sentence);
  if (message === undefined || sentence.kind === 'vague') return [];
  const { family, name } = taught;
  const said = withoutPoliteness(withoutSlips(plainSpelling(message, family.household), family, isPlainWord));
  const parts = divided(said, { family, intents: intentsOf, topic: [] });
  const left = [...(sentence.expect.writes ?? [])];
  return parts.filter(isRequest).map((part) => {
    const features = trustFeatures(part, parts);
    return { family: name, features, isRight: isExpected(part, left, taught), weight };
  });
}

/**
 * The intents and ranks were learned from the first families, so that these know less of how often people are
 * misunderstood than the open households do.
 */
export async function trustExamples(): Promise<TrustExample[]> {
  const sample = await sampleFamily();
  const some = sample.sentences.filter(({ kind }) => kind !== 'followup').filter((_, at) => at % 6 === 1);
  const weighed: [Taught, number][] = [
    [{ ...sample, sentences: some }, 0.35],
    ...(await trainingFamilies()).map((taught): [Taught, number] => [taught, 1]),
    ...(await openHouseholds()).map((taught): [Taught, number] => [taught, 2]),
  ];
  return weighed.flatMap(([taught, weight]) =>
    taught.sentences.flatMap((sentence) => examplesIn(sentence, taught, weight)),
  );
}
