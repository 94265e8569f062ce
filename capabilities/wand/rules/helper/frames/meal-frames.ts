import { addDays } from '#core/dates.ts';
import { meaningOf } from '../records/find-record.ts';
import { mondayOf } from '../when/calendar.ts';
import type { Values } from '../../tools/tool.ts';
import { type Thing, thingsOf } from '../family.ts';
import { oneOf } from './calendar-frames.ts';
import { clausesOf, takeVerbs } from './clauses.ts';
import {
  asValues,
  type Draft,
  has,
  take,
  takeMeanings,
  takePeople,
  takePlace,
  takeThings,
  takeWhen,
  takeWords,
  valueSaid,
} from './draft.ts';
import { card, type Frame, missing } from './frame.ts';
import { takePastDay } from './past-day.ts';
import { takeRest, withoutFillers } from './titles.ts';

/** The Mondays of the weeks that are said, in their order: 'next week', 'the week of the 12th'. */
function weeksSaid(draft: Draft): string[] {
  const { when, words } = draft.found;
  const isWeekOf = (first: number) =>
    words.slice(Math.max(0, first - 3), first + 3).some(({ word }) => /^weeks?$/.test(word));
  const weeks = when.flatMap((one) =>
    (one.kind === 'week' || (one.kind === 'day' && isWeekOf(one.first))) && 'date' in one ? [mondayOf(one.date)] : [],
  );
  const { date } = takeWhen(draft);
  for (const one of when) take(draft, one);
  return weeks.length > 0 ? weeks : date ? [mondayOf(date)] : [];
}

const takeWeekWords = (draft: Draft, ...meanings: string[]) => {
  takeMeanings(draft, ...meanings, 'week', 'meal', 'groceries', 'plan', 'fill', 'copy', 'recipe', 'add', 'chatter');
  takePeople(draft);
  takeWords(draft, 'empty meals dinners rest blank slots everything last');
};

const weekFrame = (tool: string): Frame => ({
  tool,
  fill(draft) {
    const weekStartDate = weeksSaid(draft).at(-1) ?? mondayOf(draft.family.clock.today);
    takeWeekWords(draft);
    return card({ weekStartDate });
  },
});

/** The week that is filled is the later one of those said; "this week's meals" alone are for the next. */
const copyWeek: Frame = {
  tool: 'copy_week',
  fill(draft) {
    const present = mondayOf(draft.family.clock.today);
    const weeks = weeksSaid(draft).filter((week) => week >= present);
    const isNext = has(draft, /\bthe (?:following|next) (?:one|week)\b/i);
    const latest = weeks.toSorted().at(-1) ?? present;
    const isSource =
      isNext ||
      (latest === present &&
        has(draft, /\bthis week'?s (?:meals|dinners|menu|plan|meal plan)\b/i) &&
        !has(draft, /\b(?:last week|gaps|holes)\b/i));
    takeWeekWords(draft);
    return card({ weekStartDate: isSource ? addDays(present, 7) : latest });
  },
};

/** 'instead of the fish cakes', 'replace the soup with': what isn't wanted says nothing of what is. */
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

/** A recipe of which most is said, or of which nothing else is: 'fish and chips' are no fish finger wraps. */
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
    const { today } = draft.family.clock;
    takeInstead(draft);
    takeMeanings(draft, 'meal', 'move', 'change', 'chatter');
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
    const note = noteLeft(draft) ?? (isLeftover ? 'Leftovers' : undefined);
    if (!note) return undefined;
    const values = asValues({ date: day ?? (isLeftover ? today : undefined), mealType: kind, note });
    return values.date ? card(values) : missing('date', `Which day should I plan ${note}?`, values);
  },
};

/** What is eaten in words, and where: 'Pizza at Tony's'. */
function noteLeft(draft: Draft): string | undefined {
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
    takeMeanings(draft, 'remove', 'callOff', 'meal', 'skip', 'plan', 'not');
    const { date } = takeWhen(draft);
    const named = takeThings(draft, { kinds: ['recipe'] });
    const { meals } = draft.family;
    const planned = meals
      .filter(
        (meal) => meal.date >= today && (!date || meal.date === date) && (!mealType || meal.mealType === mealType),
      )
      .filter((meal) => named.length === 0 || named.some(({ id }) => id === meal.recipeId));
    const noted = planned.filter((meal) => meal.recipeId === null && meansAny(draft, meal.name));
    takePeople(draft);
    takeWords(draft, 'eating out going cooking home menu plan');
    const [meal] = noted.length > 0 ? noted : named.length > 0 ? planned : [];
    const day = date ?? meal?.date;
    const kind = mealType ?? meal?.mealType ?? 'dinner';
    return day ? card({ date: day, mealType: kind }) : missing('date', 'Which day should I clear?', { mealType: kind });
  },
};

/** Takes the words of a note that stands in the plan. */
function meansAny(draft: Draft, name: string): boolean {
  const stems = meaningOf(name);
  const at = draft.found.words.flatMap(({ stem }, index) =>
    stems.includes(stem) && !draft.used.has(index) ? [index] : [],
  );
  for (const one of at) draft.used.add(one);
  return at.length > 0;
}

/** The harshest word counts: 'loved it, but not again'. */
const ratingSaid = ({ found }: Draft) =>
  ['not again', 'all right', 'liked'].find((rating) =>
    found.meanings.some(({ meaning }) => meaning === `rating.${rating}`),
  );

const rateMeal: Frame = {
  tool: 'rate_meal',
  needs: ['recipe'],
  fill(draft) {
    const rating = ratingSaid(draft);
    if (!rating) return undefined;
    const { family } = draft;
    const said = takePastDay(draft);
    const recipes = takeThings(draft, { kinds: ['recipe'] });
    const day = said ?? family.clock.today;
    const eaten = family.meals.find((meal) => meal.date === day && meal.mealType === 'dinner' && meal.recipeId);
    const [recipe, ...others] =
      recipes.length > 0 ? recipes : thingsOf(family, 'recipe').filter(({ id }) => id === eaten?.recipeId);
    const people = takePeople(draft);
    takeMeanings(draft, 'rate', `rating.${rating}`, 'not', 'meal', 'chatter', 'noteWords');
    takeWords(draft, 'kids everyone everybody family dinner ate all again never make made making huge big');
    if (!recipe || others.length > 0) return undefined;
    const date = said ?? lastEaten(draft, recipe);
    const makers: Values[] = people.length > 0 && people.length < 4 ? people.map(({ id }) => ({ memberId: id })) : [{}];
    return { cards: makers.map((who) => asValues({ recipeId: recipe.id, rating, date, ...who })) };
  },
};

/** The last time it was planned, as far as that is known. */
const lastEaten = ({ family }: Draft, recipe: Thing) =>
  family.meals
    .filter(({ recipeId, date }) => recipeId === recipe.id && date <= family.clock.today)
    .map(({ date }) => date)
    .toSorted()
    .at(-1);

export const mealFrames: readonly Frame[] = [
  weekFrame('make_grocery_list'),
  weekFrame('plan_week'),
  copyWeek,
  planMeal,
  clearMeal,
  rateMeal,
];
