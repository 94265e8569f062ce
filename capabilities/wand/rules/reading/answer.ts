import { questionReader } from '../helper/answers/question-reader.ts';
import { clauseOf } from '../helper/message/clause.ts';
import { titlesOf } from '../helper/records/titles.ts';
import type { BrainRequest } from '../tools/brain.ts';
import type { Family } from './family.ts';

/** Answers a question from what is kept; undefined where nobody knows. */
export async function answerTo(question: string, asked: BrainRequest, { household }: Family): Promise<string | undefined> {
  const said = { ...asked, message: question };
  const context = { asked: said, household: [...household], titles: () => titlesOf({ asked: said, household }) };
  const readings = await questionReader(clauseOf(question, household, asked), context);
  const answer = readings?.find((reading) => reading.kind === 'answer');
  return answer?.kind === 'answer' ? answer.text : undefined;
}
