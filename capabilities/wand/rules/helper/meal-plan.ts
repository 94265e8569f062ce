import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { Values } from '../tools/tool.ts';
import { clauseOf } from './clause.ts';
import { isTidyLine } from './grocery-words.ts';
import { dishIn, withoutInstead } from './meal-dish.ts';
import { isDish, isFood, mealMeant, mealNamed, placesOf, withPlainMeals } from './meal-words.ts';
import { request, without } from './phrases.ts';
import type { Clause, Context, Reading } from './reader.ts';
import { recipesCalled, recipesNamed } from './recipe-words.ts';
import { whenIn } from './when.ts';
import { asTitle, withoutArticle, withoutEnds } from './words.ts';

const forWhom =
  / for (?:\d{1,2}(?: people| of us)?|\p{L}{1,30}|the (?:kids|children|family|baby|whole family)|all of us)$/iu;

/** A dish that is to stand on a day. */
export async function plannedMeal(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { lower, when, text } = clause;
  const { asked, household } = context;
  const [wanted, unwanted] = withoutInstead(text);
  const untimed = unwanted ? withPlainMeals(clauseOf(wanted, household, asked).untimed) : clause.untimed;
  const { words, isMeal, isEaten, instead } = dishIn(request(untimed), lower);
  const dish = withoutArticle(
    withoutEnds(
      without(
        without(without(withoutEnds(words), / at home$/i), forWhom),
        / (?:night|instead|again|too|as well|then)$/i,
      ),
    ),
  );
  if (!dish || /^something\b/i.test(dish) || mealNamed(dish.toLowerCase()) === dish.toLowerCase())
    return missingDish(clause);
  const replaced = unwanted ? whenIn(unwanted, asked).untimed : instead;
  const [place, ...others] =
    replaced && !mealNamed(replaced.toLowerCase()) ? await placesOf(withoutArticle(replaced), context, when.date) : [];
  if (instead && !isMeal && (!place || others.length > 0)) return undefined;
  // 'put veggie wraps for dinner instead' is about today.
  const date = when.date ?? place?.date ?? (isMeal && / instead\b/.test(lower) ? asked.today : undefined);
  const isSpokenOf = isMeal || isEaten || place !== undefined || (date !== undefined && mayBeEaten(dish, when));
  if (!isSpokenOf) return undefined;
  const recipes = await asked.look(recipesApi.list);
  // 'the soup' is one that she has.
  const found = /^the /i.test(words) ? recipesCalled(recipes, dish) : recipesNamed(recipes, dish);
  const [recipe] = found;
  const isDated = date !== undefined && (recipe !== undefined || isEaten || isDish(dish));
  const isClear = isMeal || isDated || place !== undefined || (isEaten && recipe !== undefined);
  if (!isClear || (!recipe && (when.time !== undefined || !isNote(dish, context)))) return undefined;
  const values: Values = {
    ...(recipe ? { recipeId: recipe.id } : { note: noteOf(dish) }),
    mealType: mealMeant(lower) ?? place?.mealType ?? recipe?.mealType ?? 'dinner',
    ...(await eaters(clause, context, date)),
  };
  if (date === undefined) return [whichDay(values, recipe?.name ?? asTitle(dish), text)];
  if (found.length > 1) return [whichRecipe(found, { ...values, date }, text)];
  return [{ kind: 'propose', tool: 'plan_meal', values: { ...values, date }, quote: text }];
}

/** What has an hour of its own and is no food is somewhere to be, so no recipe is looked for. */
const mayBeEaten = (dish: string, { time }: Clause['when']) => time === undefined || isFood(dish);

const noDish =
  /^(?:it|that|this|no|not|to|nothing|none|cancell?ed|off|swap|switch|change|skip|clear)\b| over$|\b(?:every|each)\b/i;

/** 'with the Millers' is company, 'spaghetti with meatballs' a dish; "thursday's" is none. */
function isNote(dish: string, { asked }: Context): boolean {
  const isCompany = /(?:^| )with /i.test(dish) && !isFood(dish);
  return !isCompany && !noDish.test(dish) && isTidyLine(dish) && whenIn(dish, asked).when.date === undefined;
}

function noteOf(dish: string): string {
  if (/^in$/i.test(dish)) return 'Ordering in';
  if (/^out (?:at|with) /i.test(dish)) return `Eating ${dish}`;
  return /^out\b/i.test(dish) ? 'Eating out' : asTitle(dish);
}

/** Rows of the plan, where those who are named have their own. */
async function eaters(clause: Clause, { asked }: Context, date: CalendarDate | undefined): Promise<Values> {
  // 'I'm making tacos' does not mean that she eats alone.
  const people = clause.people.filter(({ relationship }) => relationship !== 'self');
  if (people.length === 0) return {};
  const weekStartDate = mondayOf(date ?? asked.today);
  const { rows } = await asked.look(mealPlansApi.week, { query: { weekStartDate } });
  const isOwn = people.every(({ id }) => rows.some(({ assignedTo }) => assignedTo === id));
  return isOwn ? { assignedTo: people.map(({ id }) => id) } : {};
}

const whichDay = (values: Values, name: string, quote: string): Reading => ({
  kind: 'ask',
  question: `Which day should ${name} be on?`,
  waiting: { kind: 'missing', tool: 'plan_meal', values, field: 'date', quote },
});

const whichRecipe = (recipes: readonly { id: string; name: string }[], values: Values, quote: string): Reading => ({
  kind: 'ask',
  question: `Which one do you mean: ${recipes.map(({ name }) => name).join(' or ')}?`,
  waiting: {
    kind: 'choice',
    choices: recipes.map(({ id, name }) => ({ label: name, tool: 'plan_meal', values: { ...values, recipeId: id } })),
    quote,
  },
});

/** 'plan dinner for friday' */
function missingDish({ lower, when, text }: Clause): Reading[] | undefined {
  const mealType = mealNamed(lower);
  if (!mealType || !when.date || when.time || !/^(?:plan|add|put|make|set)\b/.test(lower)) return undefined;
  const waiting = {
    kind: 'missing' as const,
    tool: 'plan_meal',
    values: { date: when.date, mealType },
    field: 'note',
    quote: text,
  };
  return [{ kind: 'ask', question: `What should be for ${mealType}?`, waiting }];
}
