import { dayDate } from '#core/dates.ts';
import { mealNamed, type Planned, placesOf, plannedMeals, speaksOfPlan } from './meal-words.ts';
import { after, before, parted, request, without } from './phrases.ts';
import type { Clause, Context, Reading, Waiting } from './reader.ts';
import { listed, withoutArticle } from './words.ts';

const clears =
  /^(?:clear(?: out)?|cancel|remove|delete|scrap|skip|drop|empty|scratch|nix|ditch|take off|take|get rid(?: of)?|wipe|erase|forget(?: about)?|nothing|no|(?:we|i) (?:won't|wont|will not) be (?:home|here|in|around|eating)|(?:we|i) (?:don't|dont|do not|won't|wont) (?:need|want|have|be having)|(?:(?:we're|we are|were|i'm|im) )?(?:not (?:having|eating|making|cooking)|skipping)|unplan) /i;
const planEnding =
  /,? (?:off|from|out of|off of)(?: (?:the|our|my)(?: family)?(?: meal)? ?(?:plan|menu|planner|mealplan|week))?$| from$/i;
/** 'dinner is cancelled' */
const isOff = /(?:'s| is| are| has been)(?: all)? (?:cancell?ed|off|not happening)$/i;
const mealWord = /\b(?:for )?(?:the )?(?:breakfast|brunch|lunch|dinner|supper|snack)s?(?:'s)?\b/i;
const feasts = /\b(?:thanksgiving|christmas|easter|new year'?s?|birthday|with)\b/;

/** 'clear friday dinner', 'scrap the soup on tuesday', 'no tacos tonight' */
export async function clearedMeal(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const [first = ''] = parted(request(clause.untimed)).main.split(', ');
  const told = after(first, clears) ?? before(first, isOff);
  if (told === undefined || clause.when.time !== undefined || feasts.test(clause.lower)) return undefined;
  const object = without(told, planEnding).replace(mealWord, ' ').replaceAll(/\s+/g, ' ');
  const dish = withoutArticle(object.replace(/^'?s /, ''));
  return dish ? clearedDish(dish, clause, context) : clearedCell(clause, context);
}

type Place = Pick<Planned, 'date' | 'mealType'>;
const propose = ({ date, mealType }: Place, quote: string): Reading[] => [
  { kind: 'propose', tool: 'clear_meal', values: { date, mealType }, quote },
];

async function clearedDish(
  dish: string,
  { lower, when, text }: Clause,
  context: Context,
): Promise<Reading[] | undefined> {
  const named = mealNamed(lower);
  // A dish without a day may be a recipe, or a line of the grocery list.
  if (!when.date && !named && !speaksOfPlan(lower)) return undefined;
  const places = await placesOf(dish, context, when.date);
  const [place, ...others] = places.filter(({ mealType }) => !named || mealType === named);
  if (!place || others.length === 0) return place && propose(place, text);
  const choices = [place, ...others].map(({ date, mealType }) => ({
    label: dayDate(date),
    tool: 'clear_meal',
    values: { date, mealType },
  }));
  const days = listed(choices.map(({ label }) => label));
  const question = `${place.name} is planned for ${days}. Which one should go?`;
  return [{ kind: 'ask', question, waiting: { kind: 'choice', choices, quote: text } }];
}

async function clearedCell({ lower, when, text }: Clause, context: Context): Promise<Reading[] | undefined> {
  const mealType = mealNamed(lower);
  if (!mealType) return undefined;
  const { date } = when;
  if (!date) {
    const waiting: Waiting = { kind: 'missing', tool: 'clear_meal', values: { mealType }, field: 'date', quote: text };
    return [{ kind: 'ask', question: `Which day should I clear ${mealType} on?`, waiting }];
  }
  const planned = await plannedMeals(context, date);
  return planned.some((meal) => meal.date === date && meal.mealType === mealType)
    ? propose({ date, mealType }, text)
    : [{ kind: 'answer', text: `Nothing is planned for ${mealType} on ${dayDate(date)}.` }];
}
