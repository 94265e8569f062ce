import { changedFields } from '#core/changed-fields.ts';
import { joinList, splitList } from '#core/text-list.ts';
import { otherTrigger, type Preferences, type PreferencesChange } from '../contract.ts';

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

/** What she has changed and not saved yet, over what is stored: the text of a field, or null where she cleared it. */
export type Edits = { [Name in Question]?: string | null };

export function storedText(stored: Preferences, question: Question): string {
  const answer = stored[question];
  return Array.isArray(answer) ? joinList(answer) : String(answer ?? '');
}

export function shownText(stored: Preferences, edits: Edits, question: Question): string {
  const typed = edits[question];
  return typed === undefined ? storedText(stored, question) : (typed ?? '');
}

/** What a typed text says. Empty, and zero for a count, says nothing; what is no count is left to the contract to refuse. */
const meanings = {
  text: (text: string) => text.trim() || undefined,
  count: (text: string) => (text.trim() === '' ? undefined : wholeNumber(text.trim()) || undefined),
  list: (text: string) => (splitList(text).length > 0 ? splitList(text) : undefined),
};
const wholeNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

const cleared = { text: null, count: null, list: [] };

function meaning(question: Question, typed: string | null) {
  const kind = questions[question];
  return typed === null ? cleared[kind] : meanings[kind](typed);
}

/** Whether saving would leave the stored answer as it is although the field shows none. */
export const keepsStored = (stored: Preferences, edits: Edits, question: Question) => {
  const typed = edits[question];
  return typed !== undefined && meaning(question, typed) === undefined && storedText(stored, question) !== '';
};

/** What saving sends: only what differs from the stored record, so that another device's changes stay. */
export function changeOf(stored: Preferences, edits: Edits): PreferencesChange {
  const said = Object.entries(withoutStrayReason(stored, edits))
    .map(([question, typed]) => [question, meaning(question as Question, typed)] as const)
    .filter(([, answer]) => answer !== undefined);
  return changedFields(stored, Object.fromEntries(said));
}

/** Her own words for what stresses her belong to 'Other' and go with it. */
function withoutStrayReason(stored: Preferences, edits: Edits): Edits {
  const isOther = shownText(stored, edits, 'biggestStressTrigger') === otherTrigger;
  return edits.biggestStressTrigger === undefined || isOther ? edits : { ...edits, stressTriggerOther: null };
}
