import { intentsOf } from '#capabilities/wand/rules/helper/rank/intents.ts';
import type { Features } from '#capabilities/wand/rules/helper/rank/scores.ts';
import { type Division, divisionsOf } from '#capabilities/wand/rules/helper/search.ts';
import { withoutPoliteness } from '#capabilities/wand/rules/helper/words/polite.ts';
import { plainSpelling } from '#capabilities/wand/rules/helper/words/spelling.ts';
import { judge, type Sentence } from '../../score/wand-judge.ts';
import type { Names } from '../../score/wand-values.ts';
import { cardsOf, writeOf } from './cards.ts';
import { onlyMessage, sampleFamily, type Taught, trainingFamilies } from './families.ts';

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
  // What an answer would say is not known here, only that there would be one.
  const expected = { ...expect, says: says && !isQuestion ? ['an answer'] : [], saysNot: [], notUnderstood: false };
  const text = readings.map(({ filled }) => filled?.missing?.question ?? (filled?.choices ? 'Which?' : '')).join('');
  return judge({ ...sentence, expect: expected }, { text, writes: cards, decided: [] }).faults.length === 0;
}

function exampleOf(sentence: Sentence, { family, names }: Taught): RankExample {
  const said = withoutPoliteness(plainSpelling(onlyMessage(sentence) ?? '', family.household));
  const divisions = divisionsOf(said, { family, intents: intentsOf, topic: [] }, beam).slice(0, most);
  return {
    divisions: divisions.map((division) => ({
      features: division.features,
      isRight: isRight(sentence, division, names),
    })),
  };
}

/** Every fifth sentence of the sample family, and all of the others. */
export async function rankExamples(): Promise<RankExample[]> {
  const sample = await sampleFamily();
  const some = sample.sentences
    .filter((sentence) => onlyMessage(sentence) !== undefined && sampleKinds.includes(sentence.kind))
    .filter((_, at) => at % 5 === 0);
  return [{ ...sample, sentences: some }, ...(await trainingFamilies())].flatMap((taught) =>
    taught.sentences.filter((one) => onlyMessage(one) !== undefined).map((sentence) => exampleOf(sentence, taught)),
  );
}
