import { type Recipe, recipesApi } from '#capabilities/recipes/contract.ts';
import { dayDate } from '#core/dates.ts';
import type { Values } from '../tools/tool.ts';
import { type Planned, placesOf } from './meal-words.ts';
import { request } from './phrases.ts';
import type { Clause, Context, Reader, Reading } from './reader.ts';
import { newRecipe } from './recipe-new.ts';
import { wishIn } from './recipe-wishes.ts';
import { recipesCalled, recipesIn, recipesNamed } from './recipe-words.ts';
import { listed } from './words.ts';

/** Reads what is to be kept, changed or thrown out of the recipes. */
export const recipeReader: Reader = async (clause, context) => {
  const said = request(clause.text);
  if (otherTopic.test(said)) return undefined;
  return fromLink(said) ?? newRecipe(said, clause) ?? (await changed(said, clause, context));
};

const otherTopic = /\b(?:grocery|groceries|shopping|remind|birthday|meal ?plan|colou?rs?)\b/i;

const link = /\bhttps?:\/\/\S/i;

function fromLink(said: string): Reading[] | undefined {
  if (!link.test(said) || !/\b(?:recipe|cook|save|import|add)\b/i.test(said)) return undefined;
  return [
    {
      kind: 'answer',
      text: 'I cannot open links myself. On the Recipes page (/recipes) you can paste this one, and the recipe is read from it.',
    },
  ];
}

async function changed(said: string, clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const wish = wishIn(said);
  // 'we never make the wraps, bin the recipe'
  const isSpokenOf = wish !== undefined && (pronoun.test(wish.name) || (wish.name === '' && wish.isPlain));
  if (!wish || (wish.name === '' && !isSpokenOf)) return undefined;
  const recipes = await context.asked.look(recipesApi.list);
  const called = wish.isPlain ? recipesCalled : recipesNamed;
  const found = isSpokenOf ? recipesIn(recipes, said) : called(recipes, wish.name);
  if (found.length === 0)
    return wish.isPlain && !isSpokenOf
      ? [{ kind: 'answer', text: `There is no recipe called '${wish.name}'.` }]
      : undefined;
  const { tool } = wish;
  const valuesOf = ({ id }: Recipe): Values => ({ id, ...wish.values });
  const [recipe, ...others] = found;
  const planned = wish.isPlain || tool !== 'remove_recipe' ? [] : await placesOf(wish.name, context);
  if (recipe && planned.length > 0) return [recipeOrMeal(recipe, planned, clause)];
  if (recipe && others.length === 0) return [{ kind: 'propose', tool, values: valuesOf(recipe), quote: clause.text }];
  const choices = found.map((one) => ({ label: one.name, tool, values: valuesOf(one) }));
  const names = found.map(({ name }) => name);
  const question = `Which recipe do you mean: ${listed(names, 'or')}?`;
  return [{ kind: 'ask', question, waiting: { kind: 'choice', choices, quote: clause.text } }];
}

/** 'remove tacos' may mean the recipe, or the dinner for which it is planned. */
function recipeOrMeal({ id, name }: Recipe, planned: readonly Planned[], { text }: Clause): Reading {
  const choices = [
    ...planned.map(({ date, mealType }) => ({
      label: `${mealType} on ${dayDate(date)}`,
      tool: 'clear_meal',
      values: { date, mealType },
    })),
    { label: 'the recipe', tool: 'remove_recipe', values: { id } },
  ];
  const question = `Should ${name} go from ${listed(
    choices.map(({ label }) => label),
    'or',
  )}?`;
  return { kind: 'ask', question, waiting: { kind: 'choice', choices, quote: text } };
}

const pronoun = /^(?:it|them|that|those|this|that one|this one|(?:the )?recipe)$/i;
