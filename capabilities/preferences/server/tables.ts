import { boolean, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { WeekNightMeal } from '#capabilities/preferences/contract.ts';
import { moment } from '#server/database/columns.ts';
import { onePerPersonTable } from '#server/database/tenants.ts';
import { deliveryServices } from '../rules/choices.ts';

const textList = () => text().array().notNull().default([]);
const mealsColumn = () => jsonb().$type<WeekNightMeal[]>().notNull().default([]);

/** Columns shared by the preferences and the record of a completed onboarding. */
const answerColumns = () => ({
  name: text(),
  momCategory: text(),
  techSavvyLevel: text(),
  familyAdults: integer(),
  familyKids: integer(),
  familyPets: integer(),
  biggestStressTrigger: text(),
  stressTriggerOther: text(),
  favoriteHoliday: text(),
  favoriteStoresForSelf: textList(),
  favoriteStoresForKids: textList(),
  favoriteInfluencers: textList(),
  favoriteWeekNightMeals: mealsColumn(),
  invitePartner: boolean().notNull().default(false),
  partnerEmail: text(),
  wishForApp: text(),
});

/** One per person, created at the first sign-in. Several fields have no screen yet. */
export const userPreferences = onePerPersonTable(
  'user_preferences',
  {
    ...answerColumns(),
    stylePersonality: text(),
    budgetPreference: text(),
    favoriteRetailers: textList(),
    colorPreferences: textList(),
    influencerNotes: text(),
    defaultDashboard: text().notNull().default('home'),
    enabledDashboards: text().array().notNull().default(['home', 'kids']),
    householdSize: integer(),
    workSchedule: text(),
    aiProvider: text().notNull().default('openai'),
    deliveryServicePreference: text({ enum: deliveryServices }),
    onboardingCompleted: boolean().notNull().default(false),
  },
  { fromFirstSignIn: true },
);

/** A person's answers at the time they completed the onboarding. */
export const userSignups = onePerPersonTable('user_signups', {
  email: text(),
  ...answerColumns(),
  lastActiveAt: moment(),
  isActive: boolean().notNull().default(true),
  fullResponse: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});
