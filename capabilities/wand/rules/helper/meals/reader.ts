import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import { clauseOf } from '../message/clause.ts';
import { isQuestionLike } from '../message/requests.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { request } from '../words/phrases.ts';
import { besideMeal } from './beside.ts';
import { clearedMeal } from './clear.ts';
import { eachMeal } from './each.ts';
import { movedMeal } from './move.ts';
import { isAside, isRemark, partsOf } from './parts.ts';
import { plannedMeal } from './plan.ts';
import { planOfWeek } from './plan-of-week.ts';
import { eachDayOf } from './week.ts';
import { isDish, mealNamed, withPlainMeals } from './words.ts';

const otherTopic =
  /\b(?:remind|remember|forget(?! about)|grocery|groceries|shopping|recipes?|favou?rite|party|birthday|reservation|meeting|appointment|invite|money|pay|allerg\w{0,20}|packing|wish ?list|gift|list)\b|\bover for\b/;

/** What is asked of the plan as a whole, or of what stands in it: no other reader may take that for a question or a task. */
export const mealPlanReader: Reader = async (said, context) => {
  const clause = plainly(said);
  if (isOther(clause) || clause.when.time !== undefined || insteadLast.test(context.asked.message)) return undefined;
  const week = asks.test(clause.lower) ? undefined : await planOfWeek(clause, context);
  if (week) return week;
  const read =
    (await besideMeal(clause, context)) ?? (await clearedMeal(clause, context)) ?? (await movedMeal(clause, context));
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
  const days = isOther(clause) ? undefined : eachDayOf(clause, context.asked.today);
  if (days) return (await Promise.all(days.map((day) => plannedMeal(day, context)))).flatMap((meals) => meals ?? []);
  return (
    (await fromMessage(clause, context)) ??
    (isOther(clause) ? undefined : await eachMeal(clause, context)) ??
    (await fromParts(clause, context)) ??
    oneMeal(clause, context)
  );
}

const plainly = (clause: Clause): Clause => ({
  ...clause,
  lower: withPlainMeals(clause.lower),
  untimed: withPlainMeals(clause.untimed),
});
const isOther = ({ lower }: Clause) => otherTopic.test(lower);

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

/** 'I'm on shift on Thursday, so David makes grilled cheese': one part says it, the others only why. */
async function fromParts(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const parts = partsOf(clause, context).map(plainly);
  if (parts.length < 2) return undefined;
  const cleared = (
    await Promise.all(parts.map((part) => (isOther(part) ? undefined : clearedMeal(part, context))))
  ).find((one) => one);
  const read = await Promise.all(parts.map((part) => (isAside(part.text) ? undefined : oneMeal(part, context))));
  // 'the pizza is off, let's do tacos instead', 'no cooking on friday, just write eating out'
  const isTold = ({ text }: Clause) => / instead[.!]?$/i.test(text) || command.test(request(text));
  const another = read.find((one, index) => one?.every(isPlan) && parts.slice(index, index + 1).every(isTold));
  // 'no dinner on Friday, we're eating out', where nothing stands there yet.
  const away = cleared?.every(({ kind }) => kind === 'answer') ? read.find((one) => one?.every(isPlan)) : undefined;
  if (another || cleared) return another ?? away ?? cleared;
  const isOnlyDay = ({ text }: Clause) => /^(?:night)?$/i.test(request(whenIn(text, context.asked).untimed));
  if (!parts.every((part, index) => read[index] !== undefined || isRemark(part.text) || isOnlyDay(part)))
    return undefined;
  const found = read.filter((one) => one !== undefined);
  // 'Mia wants soup, so plan chicken soup'
  const told = read.filter((one, index) => one && command.test(request(parts[index]?.text ?? '')));
  const one = found.length === 1 ? found[0] : told.length === 1 ? told[0] : undefined;
  // '..., so put that in for lunch'
  const meals = parts
    .filter((part, index) => read[index] === one || isAside(part.text))
    .map(({ lower }) => mealNamed(lower));
  const meal = meals.find((named) => named);
  return one?.map((each) =>
    each.kind === 'propose' && each.tool === 'plan_meal' && meal
      ? { ...each, values: { ...each.values, mealType: meal } }
      : each,
  );
}

const isPlan = (one: Reading) => one.kind === 'propose' && one.tool === 'plan_meal';
const command = /^(?:just )?(?:plan|put|write|add|make|schedule|pencil|set|change|switch|swap|replace)\b/i;

const oneMeal = async (clause: Clause, context: Context) =>
  isOther(clause)
    ? undefined
    : ((await besideMeal(clause, context)) ??
      (await clearedMeal(clause, context)) ??
      (await movedMeal(clause, context)) ??
      (await plannedMeal(clause, context)));
