import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { Values } from '../tools/tool.ts';
import { clauseOf } from './clause.ts';
import { isTidyLine } from './grocery-words.ts';
import { clearedMeal } from './meal-clear.ts';
import { eachDayOf } from './meal-days.ts';
import { dishIn, withoutInstead } from './meal-dish.ts';
import { movedMeal } from './meal-move.ts';
import { wholeWeek } from './meal-week.ts';
import { isDish, isFood, mealMeant, mealNamed, placesOf, withPlainMeals } from './meal-words.ts';
import { behind, request, without } from './phrases.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { recipesNamed } from './recipe-words.ts';
import { whenIn } from './when.ts';
import { asTitle, withoutArticle, withoutEnds } from './words.ts';

const otherTopic =
  /\b(?:remind|remember|forget|grocery|groceries|shopping|recipes?|favou?rite|party|birthday|reservation|meeting|appointment|invite|money|pay|allerg\w{0,20}|packing|wish ?list|gift|list)\b|\bover for\b/;

/** Reads what is to be eaten on which day. */
export const mealReader: Reader = async (said, context) => {
  const clause = { ...said, lower: withPlainMeals(said.lower), untimed: withPlainMeals(said.untimed) };
  if (otherTopic.test(clause.lower)) return undefined;
  const week = wholeWeek(clause, context);
  if (week) return week;
  const days = eachDayOf(clause, context.asked.today);
  if (days) return (await Promise.all(days.map((day) => plannedMeal(day, context)))).flatMap((meals) => meals ?? []);
  const wish = behind(clause.untimed, soThen);
  return (
    (await oneMeal(clause, context)) ??
    (wish === undefined ? undefined : await oneMeal({ ...clause, untimed: wish }, context))
  );
};

/** 'I'm on shift on Thursday, so David makes grilled cheese' */
const soThen = /,? so (?!that |much |many |good |far )/i;

const oneMeal = async (clause: Clause, context: Context) =>
  (await clearedMeal(clause, context)) ?? (await movedMeal(clause, context)) ?? (await plannedMeal(clause, context));

const forWhom = / for (?:\p{L}{1,30}|the (?:kids|children|family|baby|whole family)|all of us)$/iu;

async function plannedMeal(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const { lower, when, text } = clause;
  const { asked, household } = context;
  const [wanted, unwanted] = withoutInstead(text);
  const untimed = unwanted ? withPlainMeals(clauseOf(wanted, household, asked).untimed) : clause.untimed;
  const { words, isMeal, isEaten, instead } = dishIn(request(untimed), lower);
  const dish = withoutArticle(withoutEnds(without(without(words, forWhom), / (?:night|instead)$/i)));
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
  const found = recipesNamed(await asked.look(recipesApi.list), dish);
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
