import { type Features, scoreBy } from '#capabilities/wand/rules/helper/rank/scores.ts';
import { trustFeatures } from '#capabilities/wand/rules/helper/rank/trust.ts';
import type { Part } from '#capabilities/wand/rules/helper/read.ts';
import type { Sentence, Write } from '../../score/wand-judge.ts';
import { cardsOf, type Expected, faultsOf, writeOf } from './cards.ts';
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

const isMeant = (expected: Expected, write: Write) =>
  faultsOf({ id: '', kind: '', say: [], expect: { writes: [expected] } }, [write], '').length === 0;

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

/** There are many sentences about the sample family, and people are seldom misunderstood there. */
const weightOfSample = 0.7;

function examplesIn(sentence: Sentence, lesson: Lesson): TrustExample[] {
  const { taught } = lesson;
  const divisions = divisionsFor(sentence, lesson);
  const parts = (divisions[0]?.parts ?? []).filter(isRequest);
  const left = [...(sentence.expect.writes ?? [])];
  const cards = parts.map((part) => JSON.stringify([part.reading?.tool, part.reading?.filled?.cards]));
  const weight = taught.name === sampleName ? weightOfSample : 1;
  return parts
    .filter((_, at) => cards.indexOf(cards[at] ?? '') === at)
    .map((part) => ({
      family: taught.name,
      features: trustFeatures(part, divisions),
      isRight: isExpected(part, left, taught),
      weight,
    }));
}

export const trustExamples = (lessons: readonly Lesson[], ranks: Ranks): TrustExample[] =>
  lessons.flatMap((lesson) => {
    scoreBy(ranks.without(lesson.taught.name));
    return lesson.taught.sentences.flatMap((sentence) => examplesIn(sentence, lesson));
  });
