import type { Preferences } from '#capabilities/preferences/contract.ts';
import { otherTrigger } from '#capabilities/preferences/rules/choices.ts';
import { deliveryChoices } from './delivery-services.ts';
import { type Edits, type Question, shownText } from './profile-edits.ts';

/** '1 kid', '3 kids'. Empty for zero and for anything that isn't a number. */
function counted(text: string, one: string, many: string) {
  const count = Number(text);
  return count > 0 && `${count} ${count === 1 ? one : many}`;
}

const joinAnswers = (...answers: (string | false | undefined)[]) => answers.filter(Boolean).join(' · ');

/** '2 adults · 1 kid' */
export const countWords = ([adults = '', kids = '', pets = '']: readonly string[]) =>
  joinAnswers(counted(adults, 'adult', 'adults'), counted(kids, 'kid', 'kids'), counted(pets, 'pet', 'pets'));

/** The summary that each folded section of the profile shows: its answers, including unsaved ones. */
export function sectionWords(stored: Preferences, edits: Edits) {
  const shown = (question: Question) => shownText(stored, edits, question).trim();
  const trigger = shown('biggestStressTrigger');
  const level = shown('techSavvyLevel');
  const delivery = deliveryChoices.find(({ value }) => value === shown('deliveryServicePreference'))?.label;
  return {
    personal: joinAnswers(shown('name'), shown('momCategory'), level && `${level} with tech`),
    household: countWords([shown('familyAdults'), shown('familyKids'), shown('familyPets')]),
    interests: joinAnswers((trigger === otherTrigger && shown('stressTriggerOther')) || trigger, shown('wishForApp')),
    favorites: joinAnswers(
      shown('favoriteHoliday'),
      shown('favoriteStoresForSelf'),
      shown('favoriteStoresForKids'),
      shown('favoriteInfluencers'),
      delivery,
    ),
  };
}
