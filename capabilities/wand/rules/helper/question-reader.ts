import { agenda } from './answer-agenda.ts';
import { birthdays } from './answer-birthdays.ts';
import { freeTime } from './answer-free.ts';
import { gifts } from './answer-gifts.ts';
import { groceries } from './answer-groceries.ts';
import { household } from './answer-household.ts';
import { meals } from './answer-meals.ts';
import { dayAndTime, whatWasDone } from './answer-moment.ts';
import { planner } from './answer-planner.ts';
import { recipes } from './answer-recipes.ts';
import { records } from './answer-records.ts';
import { subscriptions } from './answer-subscriptions.ts';
import { trips } from './answer-trips.ts';
import { clauseOf } from './clause.ts';
import { type Question, questionOf, type Topic } from './question.ts';
import { coreOf } from './question-core.ts';
import { followedUp } from './question-follow-up.ts';
import { asAsked, isQuestion } from './question-shape.ts';
import { plainWords } from './question-words.ts';
import type { Reader, Reading } from './reader.ts';
import { isCommand } from './requests.ts';

/** From what is asked for by its own words to what is merely on some day. */
const topics: readonly Topic[] = [
  dayAndTime,
  whatWasDone,
  gifts,
  meals,
  recipes,
  subscriptions,
  groceries,
  trips,
  birthdays,
  planner,
  household,
  freeTime,
  records,
  agenda,
];

async function answered(question: Question): Promise<readonly Reading[] | undefined> {
  for (const topic of topics) {
    const text = await topic(question);
    if (text) return [{ kind: 'answer', text }];
  }
  return undefined;
}

/** What is longer is a pasted text. */
const longest = 400;

/** Answers questions about the family's own data. */
export const questionReader: Reader = async (clause, context) => {
  if (clause.text.length > longest || isCommand(clause.text)) return undefined;
  const whole = followedUp(clause, context);
  if (whole) return answered(whole);
  const core = coreOf(clause.text);
  const asked = core === undefined ? clause : clauseOf(core, context.household, context.asked);
  const isAsked = isQuestion(asAsked(plainWords(asked.lower).join(' ')), asked.text.trimEnd().endsWith('?'));
  return isAsked ? answered(questionOf(asked, context)) : undefined;
};
