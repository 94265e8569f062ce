import { otherTrigger } from '#capabilities/preferences/rules/choices.ts';
import { splitList } from '#core/text-list.ts';
import type { OnboardingAnswers } from '../contract.ts';

const you = {
  name: '',
  momCategory: '',
  favoriteStoresForSelf: ['', '', ''],
  favoriteStoresForKids: ['', '', ''],
  favoriteInfluencers: '',
  favoriteHoliday: '',
};
const home = {
  familyAdults: '',
  familyKids: '',
  familyPets: '',
  biggestStressTrigger: '',
  stressTriggerOther: '',
  techSavvyLevel: '',
  invitePartner: false,
  partnerEmail: '',
};
const noMeal = { mealName: '', recipeUrl: '' };
const meals = { favoriteWeekNightMeals: [noMeal, noMeal, noMeal], deliveryServicePreference: '' };
const wish = { wishForApp: '' };

/** What each step asks for. */
const steps = [you, home, meals, wish];
export const lastStep = steps.length;
export const stepOf = (field: string) => steps.findIndex((step) => (field.split('.')[0] ?? '') in step) + 1;

/** `isReady`: she pressed the last button and is on her way to sign in; it is saved as soon as she is back. */
export const emptyDraft = { ...you, ...home, ...meals, ...wish, isReady: false };

/** What she has typed so far, as she typed it. */
export type Draft = typeof emptyDraft;

const hasShapeOf = (model: unknown, value: unknown): boolean => {
  if (typeof model !== 'object' || model === null) return typeof value === typeof model;
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(model)) return false;
  return Object.entries(model).every(([key, part]) => hasShapeOf(part, (value as Record<string, unknown>)[key]));
};

/** A draft as the browser kept it. One from an older version, or that somebody meddled with, is none. */
export function draftFrom(kept: string | null | undefined): Draft {
  try {
    const draft = JSON.parse(kept ?? '');
    return hasShapeOf(emptyDraft, draft) ? draft : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

const isGiven = (typed: string | typeof noMeal) => (typeof typed === 'string' ? typed : typed.mealName).trim() !== '';

const count = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text.trim());

/** What is sent at the end: nothing blank, and nothing that belongs to a choice she took back. */
export function answersFrom(draft: Draft): OnboardingAnswers {
  // What is no whole number, or no word of its list, is left to the contract to refuse.
  const answers = {
    name: draft.name.trim(),
    momCategory: draft.momCategory,
    techSavvyLevel: draft.techSavvyLevel,
    familyAdults: count(draft.familyAdults),
    familyKids: count(draft.familyKids),
    familyPets: count(draft.familyPets),
    biggestStressTrigger: draft.biggestStressTrigger,
    stressTriggerOther: draft.biggestStressTrigger === otherTrigger ? draft.stressTriggerOther.trim() : '',
    favoriteHoliday: draft.favoriteHoliday,
    favoriteStoresForSelf: draft.favoriteStoresForSelf.filter(isGiven).map((store) => store.trim()),
    favoriteStoresForKids: draft.favoriteStoresForKids.filter(isGiven).map((store) => store.trim()),
    favoriteInfluencers: draft.favoriteInfluencers.split('\n').flatMap(splitList),
    favoriteWeekNightMeals: draft.favoriteWeekNightMeals
      .filter(isGiven)
      .map(({ mealName, recipeUrl }) => withoutBlanks({ mealName: mealName.trim(), recipeUrl: recipeUrl.trim() })),
    deliveryServicePreference: draft.deliveryServicePreference,
    wishForApp: draft.wishForApp.trim(),
    partnerEmail: draft.invitePartner ? draft.partnerEmail.trim() : '',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  } as OnboardingAnswers;
  return { ...withoutBlanks(answers), invitePartner: draft.invitePartner, onboardingCompleted: true };
}

const withoutBlanks = <Whole extends object>(whole: Whole) =>
  Object.fromEntries(Object.entries(whole).filter(([, part]) => part !== undefined && part.length !== 0)) as Whole;

/**
 * The name of the field in which a part of the answers was typed. Blanks are left out of the answers, so that the first of
 * her stores may stand in the third field: 'favoriteStoresForSelf.2'.
 */
export function fieldOf(draft: Draft, [answer, place, part]: readonly PropertyKey[]): string {
  const typed = draft[answer as keyof Draft];
  if (!Array.isArray(typed) || place === undefined) return String(answer);
  const field = [...typed.keys()].filter((key) => isGiven(typed[key] ?? ''))[Number(place)];
  return [answer, field, part].filter((name) => name !== undefined).join('.');
}
