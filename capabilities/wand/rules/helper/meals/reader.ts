import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import { clauseOf } from '../message/clause.ts';
import { isQuestionLike } from '../message/requests.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { request } from '../words/phrases.ts';
import { besideMeal } from './beside.ts';
import { clearedMeal } from './clear.ts';
import { whoCooks } from './cook.ts';
import { eachMeal } from './each.ts';
import { movedMeal } from './move.ts';
import { fromParts, isOther, oneMeal, plainly } from './one-meal.ts';
import { isRemark } from './parts.ts';
import { plannedMeal } from './plan.ts';
import { planOfWeek } from './plan-of-week.ts';
import { schoolLunch, speaksOfLunchBox } from './school-lunch.ts';
import { otherThanUnwanted } from './unwanted.ts';
import { eachDayOf } from './week.ts';
import { isDish } from './words.ts';

/** What is asked of the plan as a whole, or of what stands in it: no other reader may take that for a question or a task. */
export const mealPlanReader: Reader = async (said, context) => {
  const clause = plainly(said);
  if (isOther(clause) || clause.when.time !== undefined || insteadLast.test(context.asked.message)) return undefined;
  const week = asks.test(clause.lower) ? undefined : await planOfWeek(clause, context);
  if (week) return week;
  const other = await otherThanUnwanted(clause, context);
  if (other) return other;
  const cleared = await clearedMeal(clause, context);
  // 'no cooking on friday, pizza night'
  const instead = cleared && /[,;] /.test(clause.text) ? await fromParts(clause, context) : undefined;
  const read = (await besideMeal(clause, context)) ?? instead ?? cleared ?? (await movedMeal(clause, context));
  return read?.every(({ kind }) => kind === 'propose') ? read : undefined;
};

const insteadLast = /, .{3,60} instead[.!]?$/i;
const asks =
  /^(?:do|did|does|is|are|have|has|what|whats|what's|when|who|how|which|show|tell) (?!the meal|the week|the menu|my |our |a )/;

const ofNextWeek = /^(?:for )?next week\b|\bnext week[.!]?$/i;

/** Reads what is to be eaten on which day; 'next week' behind a list of days is said of all of them. */
export const mealReader: Reader = async (said, context) => {
  const { message, today } = context.asked;
  const readings = await eaten(plainly(said), context);
  const monday = addDays(mondayOf(today), 7);
  return ofNextWeek.test(message) ? readings?.map((one) => notBefore(monday, one)) : readings;
};

const notBefore = (monday: CalendarDate, one: Reading): Reading =>
  one.kind === 'propose' && typeof one.values.date === 'string' && one.values.date < monday
    ? { ...one, values: { ...one.values, date: addDays(one.values.date, 7) } }
    : one;

async function eaten(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  // 'what did we plan for friday, pizza?'
  const isAsked = isQuestionLike(context.asked.message) && context.asked.message.trimEnd().endsWith('?');
  if (isAsked && isDish(request(clause.untimed))) return undefined;
  const week = isOther(clause) ? undefined : await planOfWeek(clause, context);
  if (week) return week;
  const told = isOther(clause) ? undefined : ((await lunchBox(clause, context)) ?? (await whoCooks(clause, context)));
  if (told && told.length > 0) return told;
  const days = isOther(clause) ? undefined : eachDayOf(clause, context.asked.today);
  if (days) return (await Promise.all(days.map((day) => plannedMeal(day, context)))).flatMap((meals) => meals ?? []);
  return (
    (await fromMessage(clause, context)) ??
    (isOther(clause) ? undefined : await eachMeal(clause, context)) ??
    (await fromParts(clause, context)) ??
    oneMeal(clause, context)
  );
}

/** 'Leo has a packed lunch tomorrow, ham sandwich and an apple': what is in it stands in another part. */
const lunchBox = (clause: Clause, context: Context) =>
  schoolLunch(
    speaksOfLunchBox(context.asked.message)
      ? clauseOf(context.asked.message, context.household, context.asked)
      : clause,
    context,
  );

/** 'Saturday is takeout' is no mere reason. */
const dayIs = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night| evening)? (?:is|will be) /i;

/** 'we are eating out on Wednesday, so clear the dinner': the day stands in one part, the wish in another. */
async function fromMessage(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { text } = clause;
  const { asked, household } = context;
  const whole = clauseOf(asked.message, household, asked);
  if (whole.text === text || !whole.when.date || asked.message.trimEnd().endsWith('?')) return undefined;
  const { date } = whenIn(text, asked).when;
  const isOwn = date && (dayIs.test(text) || !isRemark(text)) && (await oneMeal(clause, context));
  const read = isOwn || isOther(whole) ? undefined : await fromParts(whole, context);
  // 'scrap the soup tomorrow, we're having leftovers on Thursday': another day is another meal.
  const isSameDay = (one: Reading) => !date || (one.kind === 'propose' && one.values.date === date);
  const isMeant = (one: Reading) =>
    one.kind === 'propose' && (text.includes(one.quote) || (isRemark(text) && isSameDay(one)));
  return read?.every(isMeant) ? read : undefined;
}
