import * as z from 'zod/mini';
import { aiProviders } from '#core/ai-providers.ts';
import { endpoint } from '#core/endpoint.ts';
import {
  oneOf,
  optionalCount,
  optionalFlag,
  optionalOneOf,
  optionalText,
  optionalWebAddress,
  recordFields,
  requiredText,
} from '#core/fields.ts';
import { optionalList, optionalUniqueWords } from '#core/list-fields.ts';
import { deliveryServices, holidays, momCategories, stressTriggers, techSavvyLevels } from './rules/choices.ts';

/** A person's answers from the onboarding, which they can edit on their profile. */

/** Maximum number of stores per list and of weeknight meals in the onboarding. */
export const onboardingListLimit = 3;

const WeekNightMeal = z.object({
  mealName: requiredText('Meal name'),
  recipeUrl: optionalWebAddress('Recipe link'),
  /** Whether to take the ingredients from our cookbook. Without an answer, only a close match is used. */
  usesCookbook: optionalFlag('Use our recipe'),
});
export type WeekNightMeal = z.output<typeof WeekNightMeal>;

const text = z.nullable(z.string());
const count = z.nullable(z.int());
const textList = z.array(z.string());

export const Preferences = z.object({
  ...recordFields,
  name: text,
  momCategory: text,
  techSavvyLevel: text,
  familyAdults: count,
  familyKids: count,
  familyPets: count,
  biggestStressTrigger: text,
  stressTriggerOther: text,
  favoriteHoliday: text,
  favoriteStoresForSelf: textList,
  favoriteStoresForKids: textList,
  favoriteInfluencers: textList,
  favoriteWeekNightMeals: z.array(
    z.object({ mealName: z.string(), recipeUrl: z.nullish(z.string()), usesCookbook: z.optional(z.boolean()) }),
  ),
  deliveryServicePreference: z.nullable(z.enum(deliveryServices)),
  wishForApp: text,
  invitePartner: z.boolean(),
  partnerEmail: text,
  onboardingCompleted: z.boolean(),
  aiProvider: z.string(),
  stylePersonality: text,
  budgetPreference: text,
  favoriteRetailers: textList,
  colorPreferences: textList,
  influencerNotes: text,
  defaultDashboard: z.string(),
  enabledDashboards: textList,
  householdSize: count,
  workSchedule: text,
});
export type Preferences = z.output<typeof Preferences>;

const longText = 10_000;

/** The fields of the profile form, plus a few that have no screen yet. */
export const PreferencesChange = z.object({
  name: optionalText('Name'),
  momCategory: optionalOneOf('Category', momCategories),
  techSavvyLevel: optionalOneOf('Tech savvy level', techSavvyLevels),
  familyAdults: optionalCount('Adults'),
  familyKids: optionalCount('Kids'),
  familyPets: optionalCount('Pets'),
  biggestStressTrigger: optionalOneOf('Biggest stress trigger', stressTriggers),
  stressTriggerOther: optionalText('Other stress trigger', 1000),
  favoriteHoliday: optionalOneOf('Favorite holiday', holidays),
  favoriteStoresForSelf: optionalUniqueWords('Favorite stores for yourself'),
  favoriteStoresForKids: optionalUniqueWords('Favorite stores for kids'),
  favoriteInfluencers: optionalUniqueWords('Favorite influencers'),
  favoriteWeekNightMeals: optionalList('Weeknight meals', WeekNightMeal, 'meals with a name', onboardingListLimit),
  deliveryServicePreference: optionalOneOf('Delivery service', deliveryServices),
  wishForApp: optionalText('Your wish', longText),
  stylePersonality: optionalText('Style personality'),
  budgetPreference: optionalText('Budget preference'),
  favoriteRetailers: optionalUniqueWords('Favorite retailers'),
  colorPreferences: optionalUniqueWords('Color preferences'),
  influencerNotes: optionalText('Influencer notes', longText),
  defaultDashboard: z.optional(requiredText('Default dashboard')),
  enabledDashboards: optionalUniqueWords('Enabled dashboards'),
  householdSize: optionalCount('Household size'),
  workSchedule: optionalText('Work schedule', 1000),
  aiProvider: z.optional(oneOf('AI provider', aiProviders)),
});
export type PreferencesChange = z.input<typeof PreferencesChange>;

const resources = ['preferences'];
/** Resources changed by saving preferences: weeknight meals become recipes. */
export const writtenResources = [...resources, 'recipes'];

export const preferencesApi = {
  mine: endpoint('GET', '/api/preferences', {
    summary: "The person's preferences. The record always exists and is empty at first.",
    isKept: true,
    resources,
    access: 'person',
    answer: Preferences,
  }),
  change: endpoint('PATCH', '/api/preferences/:id', {
    summary: 'Change some of the answers',
    resources: writtenResources,
    body: PreferencesChange,
    answer: Preferences,
  }),
};
