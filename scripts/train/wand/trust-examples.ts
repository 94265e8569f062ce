import { type Features, scoreBy } from '#capabilities/wand/rules/helper/rank/scores.ts';
import { trustFeatures } from '#capabilities/wand/rules/helper/rank/trust.ts';
import type { Part } from '#capabilities/wand/rules/helper/read.ts';
import { judge, type Sentence, type Write } from '../../score/wand-judge.ts';
import { cardsOf, writeOf } from './cards.ts';
import type { Taught } from './families.ts';
import { divisionsFor, type Lesson } from './lessons.ts';
import type { Ranks } from './ranks.ts';
import { sampleName } from './writers.ts';

/** Requests as they are understood in a family that nothing was learned from, each of which is what was meant or isn't. */

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

/** There are many sentences about the sample family, and people are seldom misunderstood there. */
const weightOfSample = 0.35;

function examplesIn(sentence: Sentence, lesson: Lesson): TrustExample[] {
  const { taught } = lesson;
  const parts = divisionsFor(sentence, lesson)[0]?.parts ?? [];
  const left = [...(sentence.expect.writes ?? [])];
  const weight = taught.name === sampleName ? weightOfSample : 1;
  return parts.filter(isRequest).map((part) => ({
    family: taught.name,
    features: trustFeatures(part, parts),
    isRight: isExpected(part, left, taught),
    weight,
  }));
}

export const trustExamples = (lessons: readonly Lesson[], ranks: Ranks): TrustExample[] =>
  lessons.flatMap((lesson) => {
    scoreBy(ranks.without(lesson.taught.name));
    return lesson.taught.sentences.flatMap((sentence) => examplesIn(sentence, lesson));
  });
