import type { Clause, Context, Reading } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { request } from '../words/phrases.ts';
import { besideMeal } from './beside.ts';
import { clearedMeal } from './clear.ts';
import { movedMeal } from './move.ts';
import { isAside, isRemark, partsOf } from './parts.ts';
import { plannedMeal } from './plan.ts';
import { mealNamed, withPlainMeals } from './words.ts';

/** One meal, said in one part or with the reasons for it. */

const otherTopic =
  /\b(?:remind|remember|(?<!^(?:just |ok )?)forget(?! about)|grocery|groceries|shopping|recipes?|favou?rite|party|birthday|reservation|meeting|appointment|invite|money|pay|allerg\w{0,20}|packing|wish ?list|gift|list)\b|\bover for\b/;

export const plainly = (clause: Clause): Clause => ({
  ...clause,
  lower: withPlainMeals(clause.lower),
  untimed: withPlainMeals(clause.untimed),
});
export const isOther = ({ lower }: Clause) => otherTopic.test(lower);

/** 'I'm on shift on Thursday, so David makes grilled cheese': one part says it, the others only why. */
export async function fromParts(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const parts = partsOf(clause, context).map(plainly);
  if (parts.length < 2) return undefined;
  const cleared = (
    await Promise.all(parts.map((part) => (isOther(part) ? undefined : clearedMeal(part, context))))
  ).find((one) => one);
  const read = await Promise.all(parts.map((part) => (isAside(part.text) ? undefined : oneMeal(part, context))));
  // 'the pizza is off, let's do tacos instead', 'no cooking on friday, just write eating out'
  const isTold = ({ text }: Clause) => / instead[.!]?$/i.test(text) || command.test(request(text));
  // 'no cooking friday, pizza night', 'no tacos tomorrow, we'll do chili': what there is instead, on the same day.
  const dates = new Set(cleared?.map((one) => (one.kind === 'propose' ? one.values.date : undefined)));
  const isOfSameDay = (one: Reading) => one.kind === 'propose' && dates.has(one.values.date);
  const another = read.find((one, index) => {
    const part = parts[index];
    if (!part || !one?.every(isPlan)) return false;
    return isTold(part) || (one.every(isOfSameDay) && (willHave.test(part.text) || !isRemark(part.text)));
  });
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

const willHave =
  /^(?:(?:so|and|but) )?(?:we'll|we will|i'll|let's|lets|we're|we are|i'm) (?:just )?(?:do|doing|have|having|make|making|cook|cooking|order|ordering|get|getting|grab) (?!it\b|in\b|out\b|that\b|dinner\b|lunch\b)/i;
const isPlan = (one: Reading) => one.kind === 'propose' && one.tool === 'plan_meal';
const command = /^(?:just )?(?:plan|put|write|add|make|schedule|pencil|set|change|switch|swap|replace)\b/i;

export const oneMeal = async (clause: Clause, context: Context) =>
  isOther(clause)
    ? undefined
    : ((await besideMeal(clause, context)) ??
      (await clearedMeal(clause, context)) ??
      (await movedMeal(clause, context)) ??
      (await plannedMeal(clause, context)));
