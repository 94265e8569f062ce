import { isUnchecked } from './limits.ts';
import type { Slot, Table } from './slots.ts';
import type { PlanEater, PlanRecipe } from './week-input.ts';
import type { Week } from './week-state.ts';

/** Why something was chosen, in her words. It tells what was found, and nothing more: we know names, not labels. */

interface Reason {
  isFavorite: boolean;
  minutes: number | null;
  daysSince: number | undefined;
  /** Eaten by the same people on another day of this week. */
  isRepeated: boolean;
  /** Who avoids something that other recipes for this meal have. */
  spared: readonly PlanEater[];
  /** For whom nothing could be looked for. */
  unchecked: readonly PlanEater[];
}

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 23 -> 'three weeks' */
function aWhile(days: number): string {
  const weeks = Math.floor(days / 7);
  return weeks <= 8 ? `${numbers[weeks]} weeks` : `${numbers[Math.min(12, Math.floor(days / 30))]} months`;
}

const longAgo = 14;

function mainReason({ isFavorite, daysSince, isRepeated }: Reason): string {
  if (isRepeated) return 'Once more this week, because little else fits here';
  const wait = daysSince !== undefined && daysSince >= longAgo ? aWhile(daysSince) : undefined;
  if (wait) return isFavorite ? `A favorite you have not had for ${wait}` : `You have not had this for ${wait}`;
  if (daysSince === undefined) return isFavorite ? 'A favorite that is new on your plan' : 'New on your plan';
  return isFavorite ? 'One of your favorites' : 'Goes well with the rest of your week';
}

/** 'Mia', 'Mia and Leo', 'Mia, Leo and Ben' */
export const listed = (names: readonly string[], word = 'and') =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

const mostNamed = 3;

/** 'Mia (Peanuts) and Leo (Vegan, Kosher)' */
export const whoAvoids = (eaters: readonly PlanEater[]) => {
  const told = eaters.flatMap(({ name, allergies, dietaryRestrictions }) => {
    const words = unique([...allergies, ...dietaryRestrictions]);
    return words.length > 0 ? [`${name} (${words.join(', ')})`] : [];
  });
  return listed(unique(told));
};

const notChecked = (eaters: readonly PlanEater[]) => `Not checked for ${whoAvoids(eaters)}: no ingredients yet`;

const unique = (words: readonly string[]) => [...new Set(words)];

/** 'with', [['Peanuts'], ['milk']] -> 'with Peanuts or milk' */
const said = (word: string, avoided: readonly (readonly string[])[]) =>
  avoided.flat().length > 0 ? [`${word} ${listed(unique(avoided.flat()), 'or')}`] : [];

/** 'Fits Mia and Leo too: nothing with Peanuts or against Vegan was found' */
function sparing(spared: readonly PlanEater[]): string {
  if (spared.length > mostNamed) return 'Fits all of you: nothing that one of you avoids was found';
  const avoided = [
    ...said(
      'with',
      spared.map(({ allergies }) => allergies),
    ),
    ...said(
      'against',
      spared.map(({ dietaryRestrictions }) => dietaryRestrictions),
    ),
  ];
  return `Fits ${listed(spared.map(({ name }) => name))} too: nothing ${avoided.join(' or ')} was found`;
}

function sentenceOf(reason: Reason): string {
  const { minutes, spared, unchecked } = reason;
  const quick = minutes !== null && minutes <= 30 ? `, ready in ${minutes} minutes` : '';
  const main = mainReason(reason) + quick;
  if (unchecked.length > 0) return `${main}. ${notChecked(unchecked)}`;
  return spared.length > 0 ? `${main}. ${sparing(spared)}` : main;
}

/** Who at the table avoids something that at least one of the candidates has: for them it was worth looking. */
function sparedAt(table: readonly Slot[], candidates: readonly PlanRecipe[]): PlanEater[] {
  const isMet = (word: string) => candidates.some(({ meets }) => meets.has(word));
  const spared = table
    .flatMap(({ eaters }) => eaters)
    .map(({ name, allergies, dietaryRestrictions }) => ({
      name,
      allergies: allergies.filter(isMet),
      dietaryRestrictions: dietaryRestrictions.filter(isMet),
    }))
    .filter(({ allergies, dietaryRestrictions }) => allergies.length + dietaryRestrictions.length > 0);
  // The family with its diets sits in every row.
  return [...new Map(spared.map((eater) => [JSON.stringify(eater), eater])).values()];
}

/** Asked before it is placed. */
export const reasonFor = (
  week: Week,
  table: Readonly<Table>,
  recipe: PlanRecipe,
  candidates: readonly PlanRecipe[],
): string =>
  sentenceOf({
    isFavorite: recipe.isFavorite,
    minutes: recipe.minutes,
    daysSince: week.daysSince(recipe, table[0].date),
    isRepeated: week.around(table).distances.has(recipe.id),
    spared: sparedAt(table, candidates),
    unchecked: uncheckedAt(table, recipe),
  });

const uncheckedAt = (table: readonly Slot[], recipe: PlanRecipe) =>
  table.filter((slot) => isUnchecked(recipe, slot)).flatMap(({ eaters }) => eaters);

/** Because somebody else has it at the same meal. */
export function sharedReason(name: string, slot: Slot, recipe: PlanRecipe): string {
  const main = `The same as for ${name}, so you cook once`;
  return isUnchecked(recipe, slot) ? `${main}. ${notChecked(slot.eaters)}` : main;
}
