import type { Preferences, PreferencesChange } from '#capabilities/preferences/contract.ts';
import { otherTrigger } from '#capabilities/preferences/rules/choices.ts';
import { changedFields } from '#core/changed-fields.ts';
import { joinList, splitList } from '#core/text-list.ts';

/** The fields of the profile form with the type of their answer. */
const questions = {
  name: 'text',
  momCategory: 'text',
  techSavvyLevel: 'text',
  familyAdults: 'count',
  familyKids: 'count',
  familyPets: 'count',
  biggestStressTrigger: 'text',
  stressTriggerOther: 'text',
  favoriteHoliday: 'text',
  favoriteStoresForSelf: 'list',
  favoriteStoresForKids: 'list',
  favoriteInfluencers: 'list',
  deliveryServicePreference: 'text',
  wishForApp: 'text',
} as const;
export type Question = keyof typeof questions;

/** Unsaved input, by field. Fields without an edit show the stored value. */
export type Edits = { [Name in Question]?: string };

function storedText(stored: Preferences, question: Question): string {
  const answer = stored[question];
  return Array.isArray(answer) ? joinList(answer) : String(answer ?? '');
}

export const shownText = (stored: Preferences, edits: Edits, question: Question) =>
  edits[question] ?? storedText(stored, question);

/** Empty text, or zero for a count, clears the answer. The contract refuses invalid counts. */
const parsers = {
  text: (text: string) => text.trim() || null,
  count: (text: string) => wholeNumber(text.trim()) || null,
  list: splitList,
};
const wholeNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/** The request body: only fields that differ from the stored record, so that other devices' changes are kept. */
export function changeOf(stored: Preferences, edits: Edits): PreferencesChange {
  const answers = Object.entries(withoutStrayTrigger(stored, edits)).map(
    ([question, typed]) => [question, parsers[questions[question as Question]](typed)] as const,
  );
  return changedFields(stored, Object.fromEntries(answers));
}

/** Whether saving clears a stored answer. */
export const clearsAnswer = (change: PreferencesChange, question: Question) => {
  const answer = change[question];
  return answer === null || (Array.isArray(answer) && answer.length === 0);
};

/** Clears the person's own words for the stress trigger if the trigger is no longer 'Other'. */
function withoutStrayTrigger(stored: Preferences, edits: Edits): Edits {
  const isOther = shownText(stored, edits, 'biggestStressTrigger') === otherTrigger;
  return edits.biggestStressTrigger === undefined || isOther ? edits : { ...edits, stressTriggerOther: '' };
}
