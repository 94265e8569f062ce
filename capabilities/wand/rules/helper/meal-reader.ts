import { clauseOf } from './clause.ts';
import { clearedMeal } from './meal-clear.ts';
import { eachDayOf } from './meal-days.ts';
import { movedMeal } from './meal-move.ts';
import { isAside, isRemark, partsOf } from './meal-parts.ts';
import { plannedMeal, replacedMeal } from './meal-plan.ts';
import { wholeWeek } from './meal-week.ts';
import { withPlainMeals } from './meal-words.ts';
import { request } from './phrases.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { whenIn } from './when.ts';

const otherTopic =
  /\b(?:remind|remember|forget(?! about)|grocery|groceries|shopping|recipes?|favou?rite|party|birthday|reservation|meeting|appointment|invite|money|pay|allerg\w{0,20}|packing|wish ?list|gift|list)\b|\bover for\b/;

/** What is asked of the plan as a whole, or of what stands in it: no other reader may take that for a question or a task. */
export const mealPlanReader: Reader = async (said, context) => {
  const clause = plainly(said);
  if (isOther(clause) || clause.when.time !== undefined) return undefined;
  const week = asks.test(clause.lower) ? undefined : wholeWeek(clause, context);
  if (week) return week;
  const read =
    (await clearedMeal(clause, context)) ?? (await replacedMeal(clause, context)) ?? (await movedMeal(clause, context));
  return read?.every(({ kind }) => kind === 'propose') ? read : undefined;
};

const asks =
  /^(?:do|did|does|is|are|have|has|what|whats|what's|when|who|how|which|show|tell) (?!the meal|the week|the menu|my |our |a )/;

/** Reads what is to be eaten on which day. */
export const mealReader: Reader = async (said, context) => {
  const clause = plainly(said);
  const week = isOther(clause) ? undefined : wholeWeek(clause, context);
  if (week) return week;
  const days = isOther(clause) ? undefined : eachDayOf(clause, context.asked.today);
  if (days) return (await Promise.all(days.map((day) => plannedMeal(day, context)))).flatMap((meals) => meals ?? []);
  return (await clearedFor(clause, context)) ?? (await fromParts(clause, context)) ?? oneMeal(clause, context);
};

const plainly = (clause: Clause): Clause => ({
  ...clause,
  lower: withPlainMeals(clause.lower),
  untimed: withPlainMeals(clause.untimed),
});
const isOther = ({ lower }: Clause) => otherTopic.test(lower);

/** 'we are eating out on Wednesday, so clear the dinner': the day stands in one half, the wish in the other. */
async function clearedFor({ text }: Clause, context: Context): Promise<Reading[] | undefined> {
  const { asked, household } = context;
  const whole = clauseOf(asked.message, household, asked);
  if (whole.text === text || !whole.when.date) return undefined;
  const [why, wish, ...others] = partsOf(whole, context).map(plainly);
  if (!why || !wish || others.length > 0 || whenIn(wish.text, asked).when.date) return undefined;
  const isHalf = [why, wish].some((part) => part.text.includes(text) || text.includes(part.text));
  return isHalf && !isOther(wish) ? clearedMeal(wish, context) : undefined;
}

/** 'I'm on shift on Thursday, so David makes grilled cheese': one part says it, the others only why. */
async function fromParts(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const parts = partsOf(clause, context).map(plainly);
  if (parts.length < 2) return undefined;
  const cleared = (
    await Promise.all(parts.map((part) => (isOther(part) ? undefined : clearedMeal(part, context))))
  ).find((one) => one);
  if (cleared) return cleared;
  const read = await Promise.all(parts.map((part) => (isAside(part.text) ? undefined : oneMeal(part, context))));
  if (!parts.every((part, index) => read[index] !== undefined || isRemark(part.text))) return undefined;
  const found = read.filter((one) => one !== undefined);
  // 'Mia wants soup, so plan chicken soup'
  const told = read.filter((one, index) => one && command.test(request(parts[index]?.text ?? '')));
  return found.length === 1 ? found[0] : told.length === 1 ? told[0] : undefined;
}

const command = /^(?:plan|put|add|make|schedule|pencil|set|change|switch|swap|replace)\b/i;

const oneMeal = async (clause: Clause, context: Context) =>
  isOther(clause)
    ? undefined
    : ((await clearedMeal(clause, context)) ??
      (await movedMeal(clause, context)) ??
      (await plannedMeal(clause, context)));
