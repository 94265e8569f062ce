import { otherTrigger } from '#capabilities/preferences/rules/choices.ts';
import { splitList } from '#core/text-list.ts';
import { maxNamedKids, type OnboardingAnswers } from '../contract.ts';

const youFields = {
  name: '',
  momCategory: '',
  favoriteStoresForSelf: ['', '', ''],
  favoriteStoresForKids: ['', '', ''],
  favoriteInfluencers: '',
  favoriteHoliday: '',
};
const noKid = { name: '', birthdate: '' };
const homeFields = {
  familyAdults: '',
  familyKids: '',
  /** Always the same number, so that a kid's row keeps its input while the count goes down and up again. */
  kids: Array.from({ length: maxNamedKids }, () => noKid),
  familyPets: '',
  biggestStressTrigger: '',
  stressTriggerOther: '',
  techSavvyLevel: '',
  invitePartner: false,
  partnerEmail: '',
};
/** `usesCookbook`: 'yes' or 'no' for our recipe. Empty if the question wasn't asked; visitors don't get it. */
export const noMeal = { mealName: '', recipeUrl: '', usesCookbook: '' };
const mealsFields = { favoriteWeekNightMeals: [noMeal, noMeal, noMeal], deliveryServicePreference: '' };
const wishFields = { wishForApp: '' };

/** The fields of each step. */
const steps = [youFields, homeFields, mealsFields, wishFields];
export const lastStep = steps.length;
export const stepOf = (field: string) => steps.findIndex((step) => (field.split('.')[0] ?? '') in step) + 1;

/** `isReady`: the visitor completed the form and is signing in; it is saved when they return. */
export const emptyDraft = { ...youFields, ...homeFields, ...mealsFields, ...wishFields, isReady: false };

/** The unsaved input of the onboarding form, as typed. */
export type Draft = typeof emptyDraft;

const hasShapeOf = (model: unknown, value: unknown): boolean => {
  if (typeof model !== 'object' || model === null) return typeof value === typeof model;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(model)) return false;
  return Object.entries(model).every(([key, part]) => hasShapeOf(part, (value as Record<string, unknown>)[key]));
};

/** Parses a draft from browser storage. One that is from an older version or invalid becomes an empty draft. */
export function draftFrom(stored: string | null | undefined): Draft {
  try {
    const draft = JSON.parse(stored ?? '');
    return hasShapeOf(emptyDraft, draft) ? draft : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

type ListItem = string | typeof noMeal | typeof noKid;

const textOf = (typed: ListItem) => {
  if (typeof typed === 'string') return typed;
  return 'mealName' in typed ? typed.mealName : typed.name + typed.birthdate;
};
const isFilled = (typed: ListItem) => textOf(typed).trim() !== '';

const parseCount = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text.trim());

/** The kids that have a row: as many as the number in the field above. */
export function shownKids({ familyKids, kids }: Draft) {
  const count = parseCount(familyKids);
  return kids.slice(0, typeof count === 'number' ? count : 0);
}

/** The request body at the end: without blank values and without fields of a deselected choice. */
export function answersFrom(draft: Draft): OnboardingAnswers {
  // Invalid numbers and choices are passed on; the contract refuses them.
  const answers = {
    name: draft.name.trim(),
    momCategory: draft.momCategory,
    techSavvyLevel: draft.techSavvyLevel,
    familyAdults: parseCount(draft.familyAdults),
    familyKids: parseCount(draft.familyKids),
    familyPets: parseCount(draft.familyPets),
    kids: shownKids(draft)
      .filter(isFilled)
      .map(({ name, birthdate }) => ({ name: name.trim(), ...(birthdate && { birthdate }) })),
    biggestStressTrigger: draft.biggestStressTrigger,
    stressTriggerOther: draft.biggestStressTrigger === otherTrigger ? draft.stressTriggerOther.trim() : '',
    favoriteHoliday: draft.favoriteHoliday,
    favoriteStoresForSelf: draft.favoriteStoresForSelf.filter(isFilled).map((store) => store.trim()),
    favoriteStoresForKids: draft.favoriteStoresForKids.filter(isFilled).map((store) => store.trim()),
    favoriteInfluencers: draft.favoriteInfluencers.split('\n').flatMap(splitList),
    favoriteWeekNightMeals: draft.favoriteWeekNightMeals
      .filter(isFilled)
      .map(({ mealName, recipeUrl, usesCookbook }) => ({
        ...withoutBlanks({ mealName: mealName.trim(), recipeUrl: recipeUrl.trim() }),
        ...(usesCookbook && { usesCookbook: usesCookbook === 'yes' }),
      })),
    deliveryServicePreference: draft.deliveryServicePreference,
    wishForApp: draft.wishForApp.trim(),
    partnerEmail: draft.invitePartner ? draft.partnerEmail.trim() : '',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  } as OnboardingAnswers;
  return { ...withoutBlanks(answers), invitePartner: draft.invitePartner, onboardingCompleted: true };
}

const withoutBlanks = <Item extends object>(item: Item) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined && value.length !== 0)) as Item;

/**
 * The form field of a validation path. Blank fields are left out of the answers, so the first store sent may be in the
 * third field: 'favoriteStoresForSelf.2'.
 */
export function fieldOf(draft: Draft, [answer, index, part]: readonly PropertyKey[]): string {
  const typed = draft[answer as keyof Draft];
  if (!Array.isArray(typed) || index === undefined) return String(answer);
  const field = [...typed.keys()].filter((key) => isFilled(typed[key] ?? ''))[Number(index)];
  return [answer, field, part].filter((name) => name !== undefined).join('.');
}

/** The draft without the input of these fields, for someone who skips instead of correcting them. */
export function withoutFields(draft: Draft, fields: readonly string[]): Draft {
  let rest = draft;
  for (const field of fields) rest = withoutField(rest, field);
  return rest;
}

function withoutField(draft: Draft, field: string): Draft {
  const [name = '', index, part] = field.split('.');
  const [typed, blank] = [draft[name as keyof Draft], emptyDraft[name as keyof Draft]];
  if (!Array.isArray(typed) || !Array.isArray(blank)) return { ...draft, [name]: blank };
  // A meal is saved without its link, but a kid not without the name.
  const clear = (one: ListItem) => (part === 'recipeUrl' ? { ...(one as typeof noMeal), [part]: '' } : blank[0]);
  return { ...draft, [name]: typed.map((one, place) => (String(place) === index ? clear(one) : one)) };
}
