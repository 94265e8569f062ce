import { withoutSlips } from '#capabilities/wand/rules/helper/find/spelling.ts';
import type { Learned } from '#capabilities/wand/rules/helper/rank/intents.ts';
import type { Division } from '#capabilities/wand/rules/helper/read-after.ts';
import { divisionsOf } from '#capabilities/wand/rules/helper/search.ts';
import { withoutPoliteness } from '#capabilities/wand/rules/helper/words/polite.ts';
import { plainSpelling } from '#capabilities/wand/rules/helper/words/spelling.ts';
import { writerOf } from '../../score/sentence-files.ts';
import type { Sentence } from '../../score/wand-judge.ts';
import { onlyMessage, sampleFamily, type Taught, trainingFamilies } from './families.ts';
import type { Labelled } from './intent-examples.ts';
import { learnedWithout } from './intents.ts';
import { isLeftOut } from './writers.ts';

/** Families with what was learned without them: what they say is as new as what strangers say. */

export interface Lesson {
  taught: Taught;
  learned: Learned;
}

export async function lessonsFrom(sentences: readonly Labelled[]): Promise<Lesson[]> {
  const sample = await sampleFamily();
  const unlearned = sample.sentences.filter((one) => isLeftOut(writerOf(one)));
  // A half of them are as many as all the others.
  const some = unlearned.filter((_, at) => at % 2 === 0);
  const families = [{ ...sample, sentences: some }, ...(await trainingFamilies())];
  return families.map(({ sentences: all, ...family }) => ({
    taught: { ...family, sentences: all.filter((one) => onlyMessage(one) !== undefined && one.kind !== 'vague') },
    learned: learnedWithout(family.name, sentences),
  }));
}

/** What its one message can be divided into, the best first. */
export function divisionsFor(sentence: Sentence, { taught, learned }: Lesson, beam?: number): Division[] {
  const { family } = taught;
  const plain = plainSpelling(onlyMessage(sentence) ?? '', family.household);
  const message = withoutPoliteness(withoutSlips(plain, family, learned.isPlainWord));
  return divisionsOf(message, { family, intents: learned.intentsOf, topic: [] }, beam);
}
