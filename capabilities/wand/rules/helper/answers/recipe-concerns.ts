import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Recipe } from '#capabilities/recipes/contract.ts';
import { capitalize } from '#core/capitalize.ts';
import { concernSentences, concernsOf, isSearched } from '#food/diets.ts';
import { meaningOf } from '../records/find-record.ts';
import { says } from '../words/says.ts';
import { listed } from '../words/words.ts';
import { isShopped } from './foods.ts';
import type { Question } from './question.ts';

/**
 * Answers what was found in a recipe for someone, or about a food. Finding nothing is never called safe, because we
 * know names, not labels.
 */

export const check = 'I only know ingredients by their names, so please check the labels.';

export function recipeForPeople(
  { plain, words, others, household, isLast }: Question,
  recipe: Recipe,
): string | undefined {
  const { name, concerns } = recipe;
  const isForAll = says(plain, 'ofEveryone');
  if ((others.length > 0 || isForAll) && says(plain, 'asksForPeople')) {
    if (!isSearched(recipe)) return notSearched(recipe);
    const whom = others.length > 0 ? others : household;
    const met = concerns.filter(({ memberId }) => whom.some(({ id }) => id === memberId));
    if (met.length > 0) return `${allergies(whom, met)}${name}: ${concernSentences(met).join('. ')}.`;
    return `I found nothing in ${name} that meets what is noted for ${isForAll && others.length === 0 ? 'the family' : listed(others.map((person) => `${person.name}${noted(person)}`))}. ${check}`;
  }
  const said = new Set(meaningOf(name));
  const food = words.filter((word) => !says(word, 'concernWords') && !meaningOf(word).some((part) => said.has(part)));
  return food.length > 0 && says(plain, 'asksForFood') ? foodIn(recipe, food.join(' '), isLast) : undefined;
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

/** The ingredient lines that contain it. */
export function linesWith({ ingredients }: Recipe, wish: string): string[] {
  const person = { id: '', name: '', allergies: [wish], dietaryRestrictions: [] };
  return [...new Set(concernsOf([person], ingredients).map(({ ingredient }) => `"${ingredient}"`))];
}

function foodIn(recipe: Recipe, food: string, isLast: boolean): string | undefined {
  if (!isSearched(recipe)) return notSearched(recipe);
  const all = linesWith(recipe, food);
  return all.length > 0
    ? `${capitalize(food)} in ${recipe.name}: ${listed(all)}.`
    : isLast || isShopped(food)
      ? `I found no ${food} in ${recipe.name}. ${check}`
      : undefined;
}
