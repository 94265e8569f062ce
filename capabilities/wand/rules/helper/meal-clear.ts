import { dayDate } from '#core/dates.ts';
import { mealNamed, type Planned, placesOf, plannedMeals, speaksOfPlan } from './meal-words.ts';
import { after, before, parted, request, without } from './phrases.ts';
import type { Clause, Context, Reading, Waiting } from './reader.ts';
import { listed, withoutArticle } from './words.ts';

const clears =
  /^(?:(?:so |then |please |actually )?(?:clear(?: out| off)?|cancel|remove|delete|scrap|skip|drop|empty|scratch|nix|ditch|take off|take|leave|get rid(?: of)?|wipe|erase|forget(?: about)?|nothing|no|unplan|lose|bin)|(?:we|i|nobody|no one)(?:'re|'m| are| am)? ?(?:won't|wont|will not|will|not|isn't) be (?:home|here|in|around|eating)|(?:don't|dont|do not) (?:make|cook|do|have)|(?:we|i) (?:don't|dont|do not|won't|wont) (?:need|want|have|be having|be needing|fancy)|(?:(?:we're|we are|were|i'm|im) )?(?:not (?:having|eating|making|cooking|doing)|no longer (?:having|making|cooking|doing)|skipping))(?: |$)/i;
const planEnding =
  /,? ?(?:off|from|out of|off of)(?:(?:'s)? (?:(?:the|our|my)(?: family)? )?(?:meal ?plan|plan|menu|planner|mealplan|week))?$| (?:from|blank|empty|free|open|needed|after all|any ?more)$/i;
/** 'dinner is cancelled', 'the soup isn't happening' */
const isOff =
  /(?:'s| is| are| has been| got)?(?: all)? (?:cancell?ed|off|not happening|not on|no longer happening|no longer needed|not needed)(?: any ?more| after all)?$| (?:isn't|isnt|aren't|arent|won't be|wont be) (?:happening|on|needed|going to happen)(?: any ?more| after all)?$| (?:can|should|could|has to|have to) (?:go|be (?:cleared|removed|deleted))$/i;
const cooks = /\b(?:cooking|making dinner)\b/;
const mealWord = /\b(?:for )?(?:the )?(?:breakfast|brunch|lunch|dinner|supper|snack)s?(?:'s)?\b/i;
const feasts = /\b(?:thanksgiving|christmas|easter|new year'?s?|birthday|with)\b/;

/** 'clear friday dinner', 'scrap the soup on tuesday', 'no tacos tonight' */
export async function clearedMeal(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const [first = ''] = parted(request(clause.untimed)).main.split(', ');
  const told = after(first, clears) ?? before(first, isOff);
  if (told === undefined || clause.when.time !== undefined || feasts.test(clause.lower)) return undefined;
  const object = withoutEndings(told).replace(mealWord, ' ').replaceAll(/\s+/g, ' ');
  const dish = withoutArticle(object.replace(/^'?s(?: |$)/, '')).replace(
    /^(?:that|the|it|for|on|cooking|everything|all|anything)(?: for)?$/i,
    '',
  );
  return dish ? clearedDish(dish, clause, context) : clearedCell(clause, context);
}

const withoutEndings = (text: string): string => {
  const rest = without(text, planEnding);
  return rest === text ? rest : withoutEndings(rest);
};

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
  const mealType = mealNamed(lower) ?? (cooks.test(lower) ? 'dinner' : undefined);
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
