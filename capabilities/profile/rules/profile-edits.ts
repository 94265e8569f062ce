import type { Preferences, PreferencesChange } from '#capabilities/preferences/contract.ts';
import { otherTrigger } from '#capabilities/preferences/rules/choices.ts';
import { changedFields } from '#core/changed-fields.ts';
import { joinList, splitList } from '#core/text-list.ts';

/** The questions of the profile, each with the kind of its answer. */
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

/** What she has typed and not saved yet, over what is stored. */
export type Edits = { [Name in Question]?: string };

function storedText(stored: Preferences, question: Question): string {
  const answer = stored[question];
  return Array.isArray(answer) ? joinList(answer) : String(answer ?? '');
}

export const shownText = (stored: Preferences, edits: Edits, question: Question) =>
  edits[question] ?? storedText(stored, question);

/** What a typed text says. Empty, and zero for a count, takes the answer away; what is no count is left to the contract to refuse. */
const meanings = {
  text: (text: string) => text.trim() || null,
  count: (text: string) => wholeNumber(text.trim()) || null,
  list: splitList,
};
const wholeNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/** What saving sends: only what differs from the stored record, so that another device's changes stay. */
export function changeOf(stored: Preferences, edits: Edits): PreferencesChange {
  const said = Object.entries(withoutStrayReason(stored, edits)).map(
    ([question, typed]) => [question, meanings[questions[question as Question]](typed)] as const,
  );
  return changedFields(stored, Object.fromEntries(said));
}

/** Whether saving takes a stored answer away. */
export const clears = (change: PreferencesChange, question: Question) => {
  const answer = change[question];
  return answer === null || (Array.isArray(answer) && answer.length === 0);
};

/** Her own words for what stresses her belong to 'Other' and go with it. */
function withoutStrayReason(stored: Preferences, edits: Edits): Edits {
  const isOther = shownText(stored, edits, 'biggestStressTrigger') === otherTrigger;
  return edits.biggestStressTrigger === undefined || isOther ? edits : { ...edits, stressTriggerOther: '' };
}
