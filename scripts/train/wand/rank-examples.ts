import type { Features } from '#capabilities/wand/rules/helper/rank/scores.ts';
import type { Intents } from '#capabilities/wand/rules/helper/read.ts';
import { type Division, divisionsOf } from '#capabilities/wand/rules/helper/search.ts';
import { withoutPoliteness } from '#capabilities/wand/rules/helper/words/polite.ts';
import { plainSpelling } from '#capabilities/wand/rules/helper/words/spelling.ts';
import { writerOf } from '../../score/sentence-files.ts';
import { judge, type Sentence } from '../../score/wand-judge.ts';
import type { Names } from '../../score/wand-values.ts';
import { cardsOf, writeOf } from './cards.ts';
import { onlyMessage, sampleFamily, type Taught, trainingFamilies } from './families.ts';
import { foldOf, isLeftOut } from './intent-folds.ts';

/** Messages with their best divisions, each of which does what was meant or doesn't. */

export interface RankExample {
  divisions: readonly { features: Features; isRight: boolean }[];
}

/** Divisions kept per place while searching, and looked at in the end. */
const [beam, most] = [6, 12];
const sampleKinds = ['command', 'several', 'missing', 'nonsense', 'cannot'];

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
  return judge({ ...sentence, expect: expected }, { text, writes: cards, decided: [] }).faults.length === 0;
}

function exampleOf(sentence: Sentence, { family, names }: Taught, intents: Intents): RankExample {
  const said = withoutPoliteness(plainSpelling(onlyMessage(sentence) ?? '', family.household));
  const divisions = divisionsOf(said, { family, intents, topic: [] }, beam).slice(0, most);
  return {
    divisions: divisions.map((division) => ({
      features: division.features,
      isRight: isRight(sentence, division, names),
    })),
  };
}

export async function rankExamples(): Promise<RankExample[]> {
  const sample = await sampleFamily();
  const some = sample.sentences.filter((one) => isLeftOut(writerOf(one)) && sampleKinds.includes(one.kind));
  return [{ ...sample, sentences: some }, ...(await trainingFamilies())].flatMap((taught) => {
    const intents = foldOf(taught.name);
    return taught.sentences
      .filter((one) => onlyMessage(one) !== undefined && one.kind !== 'vague')
      .map((sentence) => exampleOf(sentence, taught, intents));
  });
}
