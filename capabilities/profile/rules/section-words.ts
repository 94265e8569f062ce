import type { Preferences } from '#capabilities/preferences/contract.ts';
import { otherTrigger } from '#capabilities/preferences/rules/choices.ts';
import { deliveryChoices } from './delivery-services.ts';
import { type Edits, type Question, shownText } from './profile-edits.ts';

/** '1 kid', '3 kids'. Empty for zero and for anything that isn't a number. */
function counted(text: string, one: string, many: string) {
  const count = Number(text);
  return count > 0 && `${count} ${count === 1 ? one : many}`;
}

/** An answer that is clear by itself has no label. */
export interface Answer {
  label?: string;
  text: string;
}

const given = (answers: readonly Answer[]) => answers.filter(({ text }) => text !== '');

/** '2 adults · 1 kid' */
export const countWords = ([adults = '', kids = '', pets = '']: readonly string[]) =>
  [counted(adults, 'adult', 'adults'), counted(kids, 'kid', 'kids'), counted(pets, 'pet', 'pets')]
    .filter(Boolean)
    .join(' · ');

/** What each folded section of the profile shows: its answers, including unsaved ones. */
export function sectionWords(stored: Preferences, edits: Edits) {
  const shown = (question: Question) => shownText(stored, edits, question).trim();
  const trigger = shown('biggestStressTrigger');
  const delivery = deliveryChoices.find(({ value }) => value === shown('deliveryServicePreference'));
  return {
    personal: given([
      { label: 'Name', text: shown('name') },
      { label: 'Category', text: shown('momCategory') },
      { label: 'Tech', text: shown('techSavvyLevel') },
    ]),
    household: given([{ text: countWords([shown('familyAdults'), shown('familyKids'), shown('familyPets')]) }]),
    interests: given([
      { label: 'Stress', text: (trigger === otherTrigger && shown('stressTriggerOther')) || trigger },
      { label: 'Wish', text: shown('wishForApp') },
    ]),
    favorites: given([
      { label: 'Your stores', text: shown('favoriteStoresForSelf') },
      { label: "Kids' stores", text: shown('favoriteStoresForKids') },
      { label: 'Holiday', text: shown('favoriteHoliday') },
      { label: 'Delivery', text: delivery?.label ?? '' },
      { label: 'Influencers', text: shown('favoriteInfluencers') },
    ]),
  };
}
