import { leftoversFrom } from '../leftovers.ts';
import { likedWords } from '../ratings.ts';
import { isUnchecked, likesAt } from './limits.ts';
import type { Slot, SlotGroup } from './slots.ts';
import type { PlanEater, PlanRecipe } from './week-input.ts';
import type { Week } from './week-state.ts';

/** Texts that say why a recipe was chosen. They never call a recipe safe: we check ingredient names, not labels. */

interface Reason {
  isFavorite: boolean;
  /** 'You liked it twice' */
  liked: string | undefined;
  minutes: number | null;
  daysSince: number | undefined;
  /** Whether the same people eat it on another day of the week. */
  isRepeated: boolean;
  /** Eaters who avoid something that other candidates contain. */
  protectedEaters: readonly PlanEater[];
  /** Eaters for whom the recipe couldn't be checked. */
  unchecked: readonly PlanEater[];
}

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 23 -> 'three weeks' */
function durationText(days: number): string {
  const weeks = Math.floor(days / 7);
  return weeks <= 8 ? `${numbers[weeks]} weeks` : `${numbers[Math.min(12, Math.floor(days / 30))]} months`;
}

const minWaitDays = 14;

function mainReason({ isFavorite, liked, daysSince, isRepeated }: Reason): string {
  if (isRepeated) return 'Again this week, since little else fits here';
  const wait = daysSince !== undefined && daysSince >= minWaitDays ? durationText(daysSince) : undefined;
  if (liked) return wait ? `${liked}, and you haven't had it in ${wait}` : liked;
  if (wait) return isFavorite ? `A favorite you haven't had in ${wait}` : `You haven't had this in ${wait}`;
  if (daysSince === undefined) return isFavorite ? "A favorite that's new to your plan" : 'New to your plan';
  return isFavorite ? 'One of your favorites' : 'Goes well with the rest of your week';
}

/** 'Mia', 'Mia and Leo', 'Mia, Leo and Ben' */
export const joinNames = (names: readonly string[], word = 'and') =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

const maxNamesListed = 3;

/** 'Mia (Peanuts) and Leo (Vegan, Kosher)' */
export const whoAvoids = (eaters: readonly PlanEater[]) => {
  const parts = eaters.flatMap(({ name, allergies, dietaryRestrictions }) => {
    const words = unique([...allergies, ...dietaryRestrictions]);
    return words.length > 0 ? [`${name} (${words.join(', ')})`] : [];
  });
  return joinNames(unique(parts));
};

const notChecked = (eaters: readonly PlanEater[]) => `Not checked for ${whoAvoids(eaters)}: no ingredients yet`;

const unique = (words: readonly string[]) => [...new Set(words)];

/** 'with', [['Peanuts'], ['milk']] -> 'with Peanuts or milk' */
const avoidedPhrase = (word: string, avoided: readonly (readonly string[])[]) =>
  avoided.flat().length > 0 ? [`${word} ${joinNames(unique(avoided.flat()), 'or')}`] : [];

/** 'Fits Mia and Leo too: we found nothing with Peanuts or against Vegan' */
function fitsText(protectedEaters: readonly PlanEater[]): string {
  if (protectedEaters.length > maxNamesListed) return 'Fits all of you: we found nothing anyone avoids';
  const avoided = [
    ...avoidedPhrase(
      'with',
      protectedEaters.map(({ allergies }) => allergies),
    ),
    ...avoidedPhrase(
      'against',
      protectedEaters.map(({ dietaryRestrictions }) => dietaryRestrictions),
    ),
  ];
  return `Fits ${joinNames(protectedEaters.map(({ name }) => name))} too: we found nothing ${avoided.join(' or ')}`;
}

function reasonText(reason: Reason): string {
  const { minutes, protectedEaters, unchecked } = reason;
  const quick = minutes !== null && minutes <= 30 ? `, ready in ${minutes} minutes` : '';
  const main = mainReason(reason) + quick;
  if (unchecked.length > 0) return `${main}. ${notChecked(unchecked)}`;
  return protectedEaters.length > 0 ? `${main}. ${fitsText(protectedEaters)}` : main;
}

/** The eaters who avoid something that at least one candidate contains, so that checking made a difference. */
function protectedEatersAt(group: readonly Slot[], candidates: readonly PlanRecipe[]): PlanEater[] {
  const isFound = (word: string) => candidates.some(({ conflicts }) => conflicts.has(word));
  const protectedEaters = group
    .flatMap(({ eaters }) => eaters)
    .map(({ name, allergies, dietaryRestrictions }) => ({
      name,
      allergies: allergies.filter(isFound),
      dietaryRestrictions: dietaryRestrictions.filter(isFound),
    }))
    .filter(({ allergies, dietaryRestrictions }) => allergies.length + dietaryRestrictions.length > 0);
  // Remove duplicates: the entry for the family's diets is in every row.
  return [...new Map(protectedEaters.map((eater) => [JSON.stringify(eater), eater])).values()];
}

/** Must be called before the recipe is placed in the week. */
export const reasonFor = (
  week: Week,
  group: Readonly<SlotGroup>,
  recipe: PlanRecipe,
  candidates: readonly PlanRecipe[],
): string =>
  reasonText({
    isFavorite: recipe.isFavorite,
    liked: likedWords(likesAt(recipe, group)),
    minutes: recipe.minutes,
    daysSince: week.daysSince(recipe, group[0].date),
    isRepeated: week.around(group).distances.has(recipe.id),
    protectedEaters: protectedEatersAt(group, candidates),
    unchecked: uncheckedAt(group, recipe),
  });

const uncheckedAt = (group: readonly Slot[], recipe: PlanRecipe) =>
  group.filter((slot) => isUnchecked(recipe, slot)).flatMap(({ eaters }) => eaters);

/** The reason for a recipe that another row already has at this meal. */
export function sharedReason(name: string, slot: Slot, recipe: PlanRecipe): string {
  const main = `Same as for ${name}, so you only cook once`;
  return isUnchecked(recipe, slot) ? `${main}. ${notChecked(slot.eaters)}` : main;
}

/** 'Leftovers from Tuesday' */
export function leftoversReason(cookedAt: Slot, group: Readonly<SlotGroup>, recipe: PlanRecipe): string {
  const unchecked = uncheckedAt(group, recipe);
  const main = leftoversFrom(cookedAt.day);
  return unchecked.length > 0 ? `${main}. ${notChecked(unchecked)}` : main;
}
