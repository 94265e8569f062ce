import { categoryWords, matchesIn } from '#food/shelves.ts';
import { meaningOf } from '../records/find-record.ts';
import type { Thing } from '../things.ts';
import { clausesOf, takeVerbs } from './clauses.ts';
import { asValues, type Draft, has, says, take, takeMeanings, takeWhen, takeWords, valueSaid } from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { takeThings } from './matching-records.ts';
import { rateMeal } from './meal-ratings.ts';
import { copyWeek, swappedMeals, weekFrame } from './meal-weeks.ts';
import { takePeople } from './people-said.ts';
import { oneOf } from './records.ts';
import { takeRest, withoutFillers } from './titles.ts';
import { takePlace } from './where-said.ts';

/** 'instead of the fish cakes', 'replace the soup with': the rejected dish doesn't describe the new one. */
function takeInstead(draft: Draft) {
  const { when, words, meanings } = draft.found;
  for (const instead of meanings.filter(({ meaning }) => meaning === 'insteadOf')) {
    if (/^(?:why|if|or)$/.test(words[instead.first - 1]?.word ?? '')) continue;
    const clause = clausesOf(draft).find(({ first, next }) => first <= instead.first && instead.first < next);
    const end = words.findIndex(({ word }, at) => at > instead.next && word === 'with');
    const day = when.find(({ kind, first }) => kind !== 'other' && first > instead.next);
    const ends = [clause?.next, end < 0 ? undefined : end, day?.first].filter((one) => one !== undefined);
    take(draft, { first: instead.first, next: Math.min(...ends) });
  }
}

/**
 * A recipe is meant if most of its title was named, or if there are no other words: 'fish and chips' doesn't mean fish
 * finger wraps.
 */
function takeRecipes(draft: Draft): Thing[] {
  const before = new Set(draft.used);
  const recipes = takeThings(draft, { kinds: ['recipe'] });
  const [recipe] = recipes;
  if (!recipe) return [];
  const title = meaningOf(recipe.title);
  const { words } = draft.found;
  const hits = words.flatMap(({ stem }, at) => (title.includes(stem) && !before.has(at) ? [at] : []));
  const isContent = (at: number) =>
    words[at] !== undefined &&
    !words[at]?.isSmall &&
    /^\p{L}/u.test(words[at]?.word ?? '') &&
    !draft.used.has(at) &&
    !draft.found.when.some(({ first, next }) => first <= at && at < next);
  const isBeside = (at: number) =>
    isContent(at - 1) || isContent(/^(?:&|and|n)$/.test(words[at + 1]?.word ?? '') ? at + 2 : at + 1);
  const isOther = hits.length / title.length <= 0.5 && hits.some(isBeside);
  if (!isOther) return recipes;
  draft.used.clear();
  for (const at of before) draft.used.add(at);
  return [];
}

const usualMeal = ({ record }: Thing) => {
  const { mealType } = record as { mealType?: string };
  return mealType === 'breakfast' || mealType === 'lunch' ? mealType : 'dinner';
};

const planMeal: Frame = {
  tool: 'plan_meal',
  fill(draft) {
    const mealType = valueSaid(draft, 'mealType');
    const swapped = swappedMeals(draft, mealType);
    if (swapped) return swapped;
    const { today } = draft.family.clock;
    takeInstead(draft);
    const isOfMeal = mealType !== undefined || says(draft, 'meal', 'plan', 'insteadOf');
    takeMeanings(draft, 'meal move change chatter');
    takeVerbs(draft, 'add');
    takeWords(draft, 'plan planning cook cooking make making have having eat eating serve menu do leftover meal');
    const { date } = takeWhen(draft);
    const [recipe, ...others] = takeRecipes(draft);
    takePeople(draft);
    const kind = mealType ?? (recipe ? usualMeal(recipe) : 'dinner');
    const day = date ?? (has(draft, /\btonight\b/i) ? today : undefined);
    const isLeftover = has(draft, /\bleft ?overs?\b/i);
    if (recipe && !isLeftover) {
      const values = ({ id }: Thing) => asValues({ date: day, mealType: kind, recipeId: id });
      if (others.length > 0) return oneOf([recipe, ...others], values);
      return day ? card(values(recipe)) : missing('date', `Which day should I plan ${recipe.title}?`, values(recipe));
    }
    const note = noteFromRest(draft) ?? (isLeftover ? 'Leftovers' : undefined);
    if (!note || !(isOfMeal || isLeftover || isFood(note))) return undefined;
    const values = asValues({ date: day ?? (isLeftover ? today : undefined), mealType: kind, note });
    return values.date ? card(values) : missing('date', `Which day should I plan ${note}?`, values);
  },
};

const isFood = (text: string) => matchesIn(categoryWords(text)).length > 0;

/** A meal without a recipe, and where: 'Pizza at Tony's'. */
function noteFromRest(draft: Draft): string | undefined {
  const place = takePlace(draft);
  const named = takeRest(draft);
  const note = named && place ? `${named} at ${place}` : (named ?? (place && `At ${place}`));
  return note && (withoutFillers(note) || note);
}

const clearMeal: Frame = {
  tool: 'clear_meal',
  fill(draft) {
    const mealType = valueSaid(draft, 'mealType');
    const { today } = draft.family.clock;
    takeMeanings(draft, 'remove callOff meal skip plan not');
    const { date } = takeWhen(draft);
    const named = takeThings(draft, { kinds: ['recipe'] });
    if (!mealType && named.length === 0 && !says(draft, 'meal', 'remove', 'cooking')) return undefined;
    const { meals } = draft.family;
    const planned = meals
      .filter(
        (meal) => meal.date >= today && (!date || meal.date === date) && (!mealType || meal.mealType === mealType),
      )
      .filter((meal) => named.length === 0 || named.some(({ id }) => id === meal.recipeId));
    takePeople(draft);
    takeWords(draft, 'eating out going cooking home menu plan');
    const [meal] = named.length > 0 ? planned : [];
    const day = date ?? meal?.date;
    const kind = mealType ?? meal?.mealType ?? 'dinner';
    return day ? card({ date: day, mealType: kind }) : missing('date', 'Which day should I clear?', { mealType: kind });
  },
};

export const mealFrames: readonly Frame[] = [
  weekFrame('make_grocery_list'),
  weekFrame('plan_week'),
  copyWeek,
  planMeal,
  clearMeal,
  rateMeal,
];
