import { added, type Features } from '#capabilities/wand/rules/helper/rank/scores.ts';
import type { Division } from '#capabilities/wand/rules/helper/read-after.ts';
import type { Sentence } from '../../score/wand-judge.ts';
import type { Names } from '../../score/wand-values.ts';
import { cardsOf, faultsOf, withoutSame, writeOf } from './cards.ts';
import { divisionsFor, type Lesson } from './lessons.ts';

/** Messages with their best divisions, each of which does what was meant or doesn't. */

export interface RankExample {
  family: string;
  divisions: readonly { features: Features; isRight: boolean }[];
}

/** Divisions kept per place while searching, and looked at in the end. */
const [beam, most] = [6, 12];

function isRight(sentence: Sentence, { parts }: Division, names: Names): boolean {
  const readings = parts.flatMap(({ reading }) => reading ?? []);
  const isQuestion = readings.some(({ intent }) => intent === 'question');
  const { expect, kind } = sentence;
  const { says, writes = [] } = expect;
  if (!says && isQuestion && writes.length > 0) return false;
  if (writes.length > 0 && readings.length < parts.length) return false;
  if ((kind === 'nonsense' || kind === 'cannot') && isQuestion) return false;
  const cards = readings.flatMap((reading) =>
    cardsOf(reading).map((values) => writeOf(reading.tool ?? '', values, names)),
  );
  // The text of an answer is not known here, only that there would be one.
  const expected = { ...expect, says: says && !isQuestion ? ['an answer'] : [], saysNot: [], notUnderstood: false };
  const text = readings.map(({ filled }) => filled?.missing?.question ?? (filled?.choices ? 'Which?' : '')).join('');
  return faultsOf({ ...sentence, expect: expected }, withoutSame(cards), text).length === 0;
}

export const rankExamples = (lessons: readonly Lesson[]): RankExample[] =>
  lessons.flatMap((lesson) =>
    lesson.taught.sentences.map((sentence) => ({
      family: lesson.taught.name,
      divisions: divisionsFor(sentence, lesson, beam)
        .slice(0, most)
        .map((division) => ({
          features: added(...division.terms),
          isRight: isRight(sentence, division, lesson.taught.names),
        })),
    })),
  );
