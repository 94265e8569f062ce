import { randomUUID } from 'node:crypto';
import { ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { uniqueWords } from '#core/unique-words.ts';
import { diets } from '#food/diets.ts';
import { mealTypes } from '#food/meals.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import { type CustomGroup, defaultMealTypes, type MealPreferences, type MealPreferencesChange } from '../contract.ts';
import { mergeGroups } from '../rules/groups.ts';
import { mealPlanningPreferences } from './tables.ts';

const defaults: MealPreferences = {
  id: null,
  userId: null,
  createdAt: null,
  updatedAt: null,
  familyGrouping: 'family',
  customGroups: [],
  enabledMealTypes: [...defaultMealTypes],
  preferAISuggestions: false,
  allowManualEntry: true,
  dietaryRestrictions: [],
  cookingTimePreference: null,
  budgetPerWeek: null,
};

const preferenceRows = (scope: Scope) => familyRows(scope, mealPlanningPreferences);

/** The family's meal preferences. Deleted people are removed from groups. */
export async function mealPreferencesOf(scope: Scope): Promise<MealPreferences> {
  const [stored] = await preferenceRows(scope).list();
  if (!stored) return defaults;
  const personIdSet = await personIds(scope);
  const customGroups = stored.customGroups.map(({ memberIds, ...group }) => ({
    ...group,
    memberIds: memberIds.filter((id) => personIdSet.has(id)),
  }));
  // Old rows may contain other upper and lower case.
  const dietaryRestrictions = uniqueWords(stored.dietaryRestrictions, diets);
  return { ...stored, customGroups, dietaryRestrictions };
}

async function personIds(scope: Scope): Promise<Set<string>> {
  const people = await familyRows(scope, householdMembers).list({ where: ne(householdMembers.memberType, 'pet') });
  return new Set(people.map(({ id }) => id));
}

/** Keeps the fields not sent. Two concurrent first saves still create only one row. */
export async function saveMealPreferences(scope: Scope, change: z.output<typeof MealPreferencesChange>) {
  const [added] = await preferenceRows(scope).addMissing([{}]);
  const [first] = added ? [added] : await preferenceRows(scope).list();
  const stored = await preferenceRows(scope).hold((first as NonNullable<typeof first>).id);
  const { familyGrouping, enabledMealTypes, customGroups, ...others } = change;
  await preferenceRows(scope).change(stored.id, {
    ...others,
    ...(familyGrouping !== undefined && { familyGrouping: familyGrouping ?? defaults.familyGrouping }),
    ...(enabledMealTypes && { enabledMealTypes: mealTypes.filter((type) => enabledMealTypes.includes(type)) }),
    ...(customGroups && { customGroups: await mergedGroups(scope, stored.customGroups, customGroups) }),
  });
  return mealPreferencesOf(scope);
}

/** Merges and validates custom groups. Pets can't be members. */
async function mergedGroups(scope: Scope, stored: CustomGroup[], input: Parameters<typeof mergeGroups>[1]) {
  const people = await personIds(scope);
  // Drop people who were deleted while the form was open instead of refusing the save.
  const deletedIds = new Set(stored.flatMap(({ memberIds }) => memberIds).filter((id) => !people.has(id)));
  const groups = mergeGroups(stored, input, deletedIds, randomUUID);
  if (groups.some(({ memberIds }) => memberIds.some((id) => !people.has(id))))
    throw new Refusal(422, "There's no such person");
  return groups;
}
