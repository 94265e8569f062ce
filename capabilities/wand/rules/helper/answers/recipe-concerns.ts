import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Recipe } from '#capabilities/recipes/contract.ts';
import { capital } from '#core/capital.ts';
import { concernSentences, concernsOf, isSearched } from '#food/diets.ts';
import { meaningOf } from '../records/find-record.ts';
import { listed } from '../words/words.ts';
import type { Question } from './question.ts';

/** What was found in a recipe for somebody, or of a food. Nothing found is never called safe: we know names, not labels. */

export const check = 'I only know ingredients by their names, so please check the labels.';
const asksForFood = /\b(contain|contains|have|has|any|there|in|free|vegetarian|vegan|nuts?|dairy|gluten)\b/;
const asksForPeople = /\b(eat|have|safe|ok|okay|fine|good|allerg\w{0,20}|can|suitable|alright)\b/;
const idle =
  /^(contains?|everything|enough|stuff|recipe|eat|safe|any|free|suitable|good|alright|serves?|serve|long|ingredients?|make|cook|allerg\w{0,20}|servings|portions|instructions|steps|minutes|buy|buying|shop)$/;

export function recipeForPeople({ plain, words, others, household }: Question, recipe: Recipe): string | undefined {
  const { name, concerns } = recipe;
  const isForAll = /\b(everyone|everybody|us|all of us|anyone|family|kids|allerg\w{0,20})\b/.test(plain);
  if ((others.length > 0 || isForAll) && asksForPeople.test(plain)) {
    if (!isSearched(recipe)) return notSearched(recipe);
    const whom = others.length > 0 ? others : household;
    const met = concerns.filter(({ memberId }) => whom.some(({ id }) => id === memberId));
    if (met.length > 0) return `${allergies(whom, met)}${name}: ${concernSentences(met).join('. ')}.`;
    return `I found nothing in ${name} that meets what is noted for ${isForAll && others.length === 0 ? 'the family' : listed(others.map((person) => `${person.name}${noted(person)}`))}. ${check}`;
  }
  const said = new Set(meaningOf(name));
  const food = words.filter((word) => !idle.test(word) && !meaningOf(word).some((part) => said.has(part)));
  const diet = /\b(vegetarian|vegan|kosher|halal)\b/.exec(plain)?.[0];
  if (diet) return against(recipe, diet);
  return food.length > 0 && asksForFood.test(plain) ? foodIn(recipe, food.join(' ')) : undefined;
}

/** 'Mia is allergic to Peanuts. ' */
export const allergies = (whom: readonly HouseholdMember[], met: Recipe['concerns']) =>
  whom
    .filter((person) => person.allergies.length > 0 && met.some(({ memberId }) => memberId === person.id))
    .map((person) => `${person.name} is allergic to ${listed(person.allergies)}. `)
    .join('');

export const noted = ({
  allergies,
  dietaryRestrictions,
}: {
  allergies: readonly string[];
  dietaryRestrictions: readonly string[];
}) => {
  const all = [...allergies, ...dietaryRestrictions];
  return all.length > 0 ? ` (${listed(all)})` : '';
};

const notSearched = ({ name }: Recipe) => `I could not look through the ingredients of ${name}. ${check}`;

/** The lines that hold it, or that break the diet of this name. */
export function linesWith({ ingredients }: Recipe, wish: string): string[] {
  const person = { id: '', name: '', allergies: [wish], dietaryRestrictions: [] };
  return [...new Set(concernsOf([person], ingredients).map(({ ingredient }) => `"${ingredient}"`))];
}

function foodIn(recipe: Recipe, food: string): string {
  if (!isSearched(recipe)) return notSearched(recipe);
  const all = linesWith(recipe, food);
  return all.length > 0
    ? `${capital(food)} in ${recipe.name}: ${listed(all)}.`
    : `I found no ${food} in ${recipe.name}. ${check}`;
}

function against(recipe: Recipe, diet: string): string {
  if (!isSearched(recipe)) return notSearched(recipe);
  const all = linesWith(recipe, diet);
  if (all.length > 0) return `${recipe.name} is not ${diet}: ${listed(all)}.`;
  return `I found nothing in ${recipe.name} that is not ${diet}. ${check}`;
}
