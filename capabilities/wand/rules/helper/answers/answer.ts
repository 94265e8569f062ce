import type { BrainRequest } from '../../tools/brain.ts';
import type { Family } from '../family.ts';
import { agenda } from './agenda.ts';
import { attention, toThinkOf } from './attention.ts';
import { birthdays } from './birthdays.ts';
import { clauseOf } from './clause.ts';
import { freeTime } from './free.ts';
import { gifts } from './gifts.ts';
import { groceries } from './groceries.ts';
import { household } from './household.ts';
import { foodForPeople, plannedForPeople } from './meal-concerns.ts';
import { missingForMeal } from './meal-ingredients.ts';
import { meals } from './meals.ts';
import { dayAndTime, whatWasDone, whetherDone } from './moment.ts';
import { noted } from './noted.ts';
import { places } from './places.ts';
import { planner } from './planner.ts';
import { questionOf, type Topic } from './question.ts';
import { recipes } from './recipes.ts';
import { records } from './records.ts';
import { subscriptions } from './subscriptions.ts';
import { trips } from './trips.ts';

/** Topics that are named by unambiguous words. */
const sureTopics: readonly Topic[] = [attention, toThinkOf, whatWasDone];

/** Ordered from the most specific question to the most general one: what is on some day. */
const topics: readonly Topic[] = [
  attention,
  toThinkOf,
  dayAndTime,
  whatWasDone,
  places,
  gifts,
  missingForMeal,
  meals,
  recipes,
  plannedForPeople,
  foodForPeople,
  subscriptions,
  groceries,
  trips,
  birthdays,
  noted,
  planner,
  household,
  freeTime,
  records,
  agenda,
  whetherDone,
];

/** Answers a question from the family's records; undefined if no topic matches. */
export const answerTo = (text: string, asked: BrainRequest, family: Family) => firstAnswer(topics, text, asked, family);
export const sureAnswerTo = (text: string, asked: BrainRequest, family: Family) =>
  firstAnswer(sureTopics, text, asked, family);

async function firstAnswer(
  some: readonly Topic[],
  text: string,
  asked: BrainRequest,
  family: Family,
): Promise<string | undefined> {
  const said = { ...asked, message: text };
  const clause = clauseOf(text, family.household, asked);
  const question = questionOf(clause, { asked: said, household: [...family.household] });
  for (const topic of some) {
    const answer = await topic(question);
    if (answer) return answer;
  }
  return undefined;
}
