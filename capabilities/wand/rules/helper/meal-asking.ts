import type { Values } from '../tools/tool.ts';
import { mealNamed } from './meal-words.ts';
import type { Clause, Reading } from './reader.ts';

/** What has to be asked before a meal can be planned. */

export const whichDay = (values: Values, name: string, quote: string): Reading => ({
  kind: 'ask',
  question: `Which day should ${name} be on?`,
  waiting: { kind: 'missing', tool: 'plan_meal', values, field: 'date', quote },
});

export const whichRecipe = (
  recipes: readonly { id: string; name: string }[],
  values: Values,
  quote: string,
): Reading => ({
  kind: 'ask',
  question: `Which one do you mean: ${recipes.map(({ name }) => name).join(' or ')}?`,
  waiting: {
    kind: 'choice',
    choices: recipes.map(({ id, name }) => ({ label: name, tool: 'plan_meal', values: { ...values, recipeId: id } })),
    quote,
  },
});

/** 'plan dinner for friday' */
export function missingDish({ lower, when, text }: Clause): Reading[] | undefined {
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
