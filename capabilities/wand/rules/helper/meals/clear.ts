import { addDays, type CalendarDate, dayDate } from '#core/dates.ts';
import { currentGroceries } from '../../tools/current-groceries.ts';
import { itemsCalled } from '../groceries/list.ts';
import { wordSet } from '../guards/left-over.ts';
import { isCommand } from '../message/requests.ts';
import { choosing, missing } from '../question-back.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { findRecords } from '../records/find-record.ts';
import { titlesOf } from '../records/titles.ts';
import { after, before, parted, request } from '../words/phrases.ts';
import { listed } from '../words/words.ts';
import { hasFood, isDish, mealNamed, type Planned, placesOf, plannedMeals, speaksOfPlan } from './words.ts';

const clears =
  /^(?:(?:so |then |please |actually )?(?:clear(?: out| off)?|free up|cancel|remove|delete|scrap|skip|drop|empty|scratch|strike|discard|cross out|nix|ditch|take off|take|leave|get rid(?: of)?|wipe|erase|forget(?: about)?|nothing|no need (?:for|to (?:cook|make|plan))|(?:don't|dont|do not) bother with|no|unplan|lose|bin)|(?:we|i|nobody|no one)(?:'re|'m| are| am)? ?(?:won't|wont|will not|will|not|isn't) be (?:home|here|in|around|eating)|(?:don't|dont|do not|(?:let's |lets )?not) (?:make|cook|do|have)|(?:(?:we|i) )?(?:can't|cant|cannot|couldn't) (?:do|make|cook|have|eat)|(?:we|i) (?:don't|dont|do not|won't|wont) (?:need|want|have|do|make|cook|eat|be having|be needing|be making|be cooking|fancy)|(?:(?:we're|we are|were|i'm|im) )?(?:not (?:having|eating|making|cooking|doing)|no longer (?:having|making|cooking|doing)|skipping))(?: |$)/i;
/** 'dinner is cancelled', 'the soup isn't happening' */
const isOff =
  /(?:'s| is| are| has been| got)?(?: all)? (?:cancell?ed|off|not happening|not on|no longer happening|no longer needed|not needed)(?: any ?more| after all)?$| (?:isn't|isnt|aren't|arent|won't be|wont be) (?:happening|on|needed|going to happen)(?: any ?more| after all)?$| (?:can|should|could|has to|have to) (?:go|be (?:cleared|removed|deleted))$/i;
const cooks = /\b(?:cooking|making dinner)\b/;
/** Dinners that are events of their own. */
const feasts = /\b(?:thanksgiving|christmas|easter|new year'?s?|birthday|with)\b/;

/** 'clear friday dinner', 'scrap the soup on tuesday', 'no tacos tonight' */
export async function clearedMeal(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const [first = ''] = parted(request(clause.untimed)).main.split(', ');
  const told = after(first, clears) ?? before(first, isOff);
  if (told === undefined || clause.when.time !== undefined || feasts.test(clause.lower)) return undefined;
  if (/^(?:take|leave)\b/i.test(request(first)) && !isAway.test(told)) return undefined;
  if (allMeals.test(told)) return clearedWeek(clause, context);
  const dish = told
    .split(/[^\p{L}'-]/u)
    .filter((word) => !ofPlan.has(word.toLowerCase().replace(/'?s?$/, '')) && !ofPlan.has(word.toLowerCase()))
    .join(' ');
  return dish ? clearedDish(dish, clause, context) : clearedCell(clause, context);
}

const allMeals =
  /^(?:all|every|everything)(?: of)?(?: the| our| my)?(?: planned)? ?(?:meals?|dinners?|lunch(?:es)?|breakfasts?)(?: plan(?:ned)?)?(?: (?:for |of |from )?(?:this|next|the) week)?$/i;
/** 'cancel all meals this week': each that is still to come. */
async function clearedWeek({ lower, text }: Clause, context: Context): Promise<Reading[]> {
  const { today } = context.asked;
  const isNext = /\bnext week\b/.test(lower);
  const named = mealNamed(lower);
  const planned = (await plannedMeals(context, addDays(today, isNext ? 7 : 0))).filter(
    ({ date, mealType }) => date >= today && (!named || mealType === named),
  );
  return planned.length > 0
    ? planned.flatMap((meal) => propose(meal, text))
    : [{ kind: 'answer', text: `Nothing is planned ${isNext ? 'next' : 'this'} week.` }];
}

/** 'take the chicken out' clears nothing. */
const isAway = /\b(?:off|from|out of|blank|empty|free|open|unplanned)\b/i;
/** All that may be said of a place in the plan besides the dish. */
const ofPlan = wordSet(
  `the a an for from on off of our my in at to it that this those s slot spot entry box plan meal menu planner mealplan planned breakfast brunch lunch lunche dinner supper snack night evening
  any more anymore after all please everything anything what whatever is there thing day week up out blank empty free open needed again family dish cooking now just then entirely completely altogether unplanned`,
).union(new Set(['']));

type Place = Pick<Planned, 'date' | 'mealType'>;
const propose = ({ date, mealType }: Place, quote: string): Reading[] => [
  { kind: 'propose', tool: 'clear_meal', values: { date, mealType }, quote },
];

/** 'off the plan', 'no more soup this week' */
const ofWeek = /\bthe plan$|\bthis week$/;

/** A meal is skipped, a recipe is not. */
const ofMeal = /^(?:skip|cancel|forget|nix|no|not|free up)\b/;

/** 'scrap the curry': a dish without a day may be a recipe, or a line of the grocery list. */
async function isOnlyPlanned(
  dish: string,
  places: readonly Planned[],
  lower: string,
  { asked }: Context,
): Promise<boolean> {
  const mayBeRecipe = places.some(({ recipeId }) => recipeId) && !ofMeal.test(lower);
  if (places.length !== 1 || mayBeRecipe) return false;
  return itemsCalled((await currentGroceries(asked))?.items ?? [], dish).length === 0;
}

async function clearedDish(
  dish: string,
  { lower, when, text }: Clause,
  context: Context,
): Promise<Reading[] | undefined> {
  const named = mealNamed(lower);
  const isOfPlan = when.date || named || speaksOfPlan(lower) || ofWeek.test(lower);
  if (!isOfPlan && !hasFood(dish)) return undefined;
  const places = await placesOf(dish, context, when.date);
  if (!isOfPlan && !(await isOnlyPlanned(dish, places, lower, context))) return undefined;
  const [place, ...others] = places.filter(({ mealType }) => !named || mealType === named);
  if (!place) return isCommand(text) ? undefined : notPlanned(dish, when.date, context);
  // 'the spaghetti is off on thursday': what stands there on that day is meant.
  if (others.length === 0) return propose(place, text).map((one) => ({ ...one, isSaidOutright: Boolean(when.date) }));
  const choices = [place, ...others].map(({ date, mealType }) => {
    return { label: dayDate(date), tool: 'clear_meal', values: { date, mealType } };
  });
  const days = listed(choices.map(({ label }) => label));
  return choosing(`${place.name} is planned for ${days}. Which one should go?`, choices, text);
}

/** 'we can't make the lasagna tonight', where none is planned; what is kept by that name is no meal. */
async function notPlanned(
  dish: string,
  date: CalendarDate | undefined,
  context: Context,
): Promise<Reading[] | undefined> {
  if (!date || !isDish(dish)) return undefined;
  const titles = [...(await titlesOf(context)).values()].filter(({ kind }) => kind !== 'recipe' && kind !== 'line');
  const isKept = findRecords(titles, dish).length > 0;
  return isKept ? undefined : [{ kind: 'answer', text: `I find no ${dish} planned for ${dayDate(date)}.` }];
}

/** 'wipe Tuesday from the meal plan' */
async function onlyMealOf(date: CalendarDate, text: string, context: Context): Promise<Reading[] | undefined> {
  const [meal, ...others] = (await plannedMeals(context, date)).filter((one) => one.date === date);
  return meal && others.length === 0 ? propose(meal, text) : undefined;
}

async function clearedCell({ lower, when, text }: Clause, context: Context): Promise<Reading[] | undefined> {
  const mealType = mealNamed(lower) ?? (cooks.test(lower) ? 'dinner' : undefined);
  const { date } = when;
  if (!mealType) return date && speaksOfPlan(lower) ? onlyMealOf(date, text, context) : undefined;
  if (!date) return missing(`Which day should I clear ${mealType} on?`, 'clear_meal', { mealType }, 'date', text);
  const planned = await plannedMeals(context, date);
  return planned.some((meal) => meal.date === date && meal.mealType === mealType)
    ? propose({ date, mealType }, text)
    : [{ kind: 'answer', text: `Nothing is planned for ${mealType} on ${dayDate(date)}.` }];
}
