import { type Recipe, recipesApi } from '#capabilities/recipes/contract.ts';
import { dayDate } from '#core/dates.ts';
import type { Values } from '../../tools/tool.ts';
import { type Planned, placesOf } from '../meals/words.ts';
import { choosing } from '../question-back.ts';
import type { Clause, Context, Reader, Reading } from '../reader.ts';
import { whenIn } from '../when/when.ts';
import { after, request } from '../words/phrases.ts';
import { listed, withoutArticle } from '../words/words.ts';
import { ingredientChange } from './ingredients.ts';
import { newRecipe } from './new.ts';
import { wishIn } from './wishes.ts';
import { recipesCalled, recipesIn, recipesListed, recipesNamed } from './words.ts';

/** Reads what is to be kept, changed or thrown out of the recipes. */
export const recipeReader: Reader = async (clause, context) => {
  const said = request(clause.text);
  if (otherTopic.test(said)) return undefined;
  return (
    (await ingredientChange(said, clause, context)) ??
    newRecipe(said, clause) ??
    (await scaled(said, context)) ??
    (await changed(said, clause, context))
  );
};

const scales = /^(?:double|triple|halve|scale(?: up| down)?) /i;

/** 'double the tacos': for how many it is shown is chosen where it is shown. */
async function scaled(said: string, { asked }: Context): Promise<Reading[] | undefined> {
  const name = after(said, scales)?.replace(/ recipe$/i, '');
  const [recipe, ...others] = name ? recipesCalled(await asked.look(recipesApi.list), withoutArticle(name)) : [];
  return recipe && others.length === 0
    ? [{ kind: 'answer', text: `You can choose for how many it is on the page of ${recipe.name}, under Recipes.` }]
    : undefined;
}

const otherTopic = /https?:|\b(?:grocery|groceries|shopping|remind|birthday|meal ?plan|colou?rs?)\b/i;

async function changed(said: string, clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const wish = wishIn(said);
  // 'we never make the wraps, bin the recipe'
  const isSpokenOf = wish !== undefined && (pronoun.test(wish.name) || (wish.name === '' && wish.isPlain));
  // 'I almost deleted the taco recipe'
  if (!wish || (wish.name === '' && !isSpokenOf) || /\b(?:almost|nearly) \p{L}{2,20}ed\b/iu.test(context.asked.message))
    return undefined;
  const recipes = await context.asked.look(recipesApi.list);
  const called = wish.isPlain ? recipesCalled : recipesNamed;
  const found = isSpokenOf ? recipesIn(recipes, said) : called(recipes, wish.name);
  const { tool } = wish;
  const valuesOf = ({ id }: Recipe): Values => ({ id, ...wish.values });
  const listed =
    found.length === 0 && (wish.isPlain || tool === 'change_recipe') ? recipesListed(recipes, wish.name) : [];
  if (listed.length > 0)
    return listed.map((one) => ({ kind: 'propose', tool, values: valuesOf(one), quote: clause.text }));
  if (found.length === 0)
    return wish.isPlain && !isSpokenOf
      ? [{ kind: 'answer', text: `There is no recipe called '${wish.name}'.` }]
      : undefined;
  const [recipe, ...others] = found;
  const planned = wish.isPlain || tool !== 'remove_recipe' ? [] : await placesOf(wish.name, context);
  // 'nobody's home on Wednesday, scrap the pasta'
  if (planned.length > 0 && whenIn(context.asked.message, context.asked).when.date) return undefined;
  if (recipe && planned.length > 0) return recipeOrMeal(recipe, planned, clause);
  if (recipe && others.length === 0) return [{ kind: 'propose', tool, values: valuesOf(recipe), quote: clause.text }];
  const choices = found.map((one) => ({ label: one.name, tool, values: valuesOf(one) }));
  return choosing(`Which recipe do you mean: ${orOf(choices)}?`, choices, clause.text);
}

function orOf(choices: readonly { label: string }[]): string {
  const labels = choices.map(({ label }) => label);
  return listed(labels, 'or');
}

/** 'remove tacos' may mean the recipe, or the dinner for which it is planned. */
function recipeOrMeal({ id, name }: Recipe, planned: readonly Planned[], { text }: Clause): Reading[] {
  const places = planned.map(({ date, mealType }) => {
    return { label: `${mealType} on ${dayDate(date)}`, tool: 'clear_meal', values: { date, mealType } };
  });
  const choices = [...places, { label: 'the recipe', tool: 'remove_recipe', values: { id } }];
  return choosing(`Should ${name} go from ${orOf(choices)}?`, choices, text);
}

const pronoun = /^(?:it|them|that|those|this|that one|this one|(?:the )?recipe)$/i;
