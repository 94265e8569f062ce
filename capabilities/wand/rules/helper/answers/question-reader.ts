import { isFailing } from '../guards/understood.ts';
import { clauseOf } from '../message/clause.ts';
import { isCommand } from '../message/requests.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { likelyTold, surelyTold } from '../told/likely-told.ts';
import { spanAsked } from '../when/span.ts';
import { agenda } from './agenda.ts';
import { birthdays } from './birthdays.ts';
import { freeTime } from './free.ts';
import { gifts, isSought } from './gifts.ts';
import { groceries } from './groceries.ts';
import { household } from './household.ts';
import { foodForPeople, plannedForPeople } from './meal-concerns.ts';
import { missingForMeal } from './meal-ingredients.ts';
import { meals } from './meals.ts';
import { dayAndTime, whatWasDone, whetherDone } from './moment.ts';
import { noted } from './noted.ts';
import { planner } from './planner.ts';
import { type Question, questionOf, type Topic } from './question.ts';
import { besideQuestion, coresOf } from './question-core.ts';
import { followedUp } from './question-follow-up.ts';
import { asAsked, isQuestion } from './question-shape.ts';
import { contentWords, plainWords } from './question-words.ts';
import { recipes } from './recipes.ts';
import { records } from './records.ts';
import { subscriptions } from './subscriptions.ts';
import { trips } from './trips.ts';

/** From what is asked for by its own words to what is merely on some day. */
const byWords: Topic[] = [
  dayAndTime,
  whatWasDone,
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
];
const topics: readonly Topic[] = [...byWords, noted, planner, household, freeTime, records, agenda, whetherDone];

async function answered(question: Question): Promise<readonly Reading[] | undefined> {
  for (const topic of topics) {
    const text = await topic(question);
    if (text) return [{ kind: 'answer', text }];
    // What else there may be on Christmas is not what she asks.
    if (topic === gifts && isSought(question)) return undefined;
  }
  return undefined;
}

/** What is longer is a pasted text. */
const longest = 400;

/** 'could you bring it forward?' asks for a deed, as does '..., so make it 6:30'. */
const toYou = /\b(?:can|could|would|will) (?:you|u)\b/i;
const wishBehind =
  /[,;.!] (?:so |and |then )?(?:please )?(?:make|book|bring|push|shift|move|change|call off) (?:it|that|the|him|her|them)\b/i;

/** 'Schedule for Thu?', 'suggest a dinner' ask for it. */
const overview =
  /^(?:suggest|recommend) |^schedule (?:for|of|on|this|next|today|tomorrow)\b.{0,30}\?$|^(?:add|tot|total|sum) up (?:what|how|all|our|the|my)\b/i;

/** 'next Friday I have a haircut at 3' */
const tellsOfDay =
  /^(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: at [\d:]{1,5}(?: ?[ap]m)?)?,? (?:i|we|i'm|we're|i've|we've|he|she|they|he's|she's)\b(?!.{0,80}(?:\?|\bwhat\b|\bwho\b))/;

/** Answers questions about the family's own data. */
export const questionReader: Reader = async (clause, context) => {
  if (
    clause.text.length > longest ||
    (isCommand(clause.text) && !overview.test(clause.text)) ||
    wishBehind.test(clause.text) ||
    tellsOfDay.test(clause.lower)
  )
    return undefined;
  if (isOnlyWhen(clause, context)) return answered(questionOf(clause, context));
  let unknown: readonly Reading[] | undefined;
  const onward = await followedUp(clause, context);
  for (const question of onward) {
    const answers = await answered(question);
    if (answers && !answers.some(saysUnknown)) return answers;
    unknown ??= answers;
  }
  if (onward.length > 0) return unknown;
  for (const core of coresOf(clause.text, await toldIn(clause, context))) {
    const asked = core === clause.text ? clause : clauseOf(core, context.household, context.asked);
    const isAsked = isQuestion(
      asAsked(plainWords(asked.lower).join(' ')),
      asked.text.trimEnd().endsWith('?') && !toYou.test(asked.text),
    );
    const answers = isAsked ? await answered(questionOf(asked, context)) : undefined;
    if (answers && !answers.some(saysUnknown)) return answers;
    unknown ??= answers;
  }
  return unknown;
};

/** 'thurs', 'this week': what is on then, if it is all that she says, and not the rest of what was not understood before. */
const isOnlyWhen = ({ text, untimed, when }: Clause, { asked, ownWords = asked.message }: Context) =>
  plainWords(text).length >= plainWords(ownWords).length &&
  !isFailing(asked.past.at(-1)?.answer ?? '') &&
  asked.past.every(({ proposals }) => proposals.every(({ status }) => status !== 'open')) &&
  !when.time &&
  plainWords(untimed).length < 4 &&
  contentWords(plainWords(untimed).join(' '), []).length === 0 &&
  spanAsked(text, asked) !== undefined;

/** The parts of a question that only tell why she asks. */
async function toldIn({ text }: Clause, context: Context): Promise<ReadonlySet<string>> {
  const parts = besideQuestion(text);
  const likely = await Promise.all(parts.map((part) => likelyTold(part, context)));
  return new Set(parts.filter((_, index) => (likely[index] ?? 0) > surelyTold));
}

const saysUnknown = (reading: Reading) => reading.kind === 'answer' && reading.text.startsWith('I do not know ');
