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
import { groupsAfter } from '../rules/groups.ts';
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

const rows = (scope: Scope) => familyRows(scope, mealPlanningPreferences);

/** How the family eats. Somebody who is not there any more is in no group. */
export async function mealPreferencesOf(scope: Scope): Promise<MealPreferences> {
  const [stored] = await rows(scope).list();
  if (!stored) return defaults;
  const present = await peopleOf(scope);
  const customGroups = stored.customGroups.map(({ memberIds, ...group }) => ({
    ...group,
    memberIds: memberIds.filter((id) => present.has(id)),
  }));
  // Stored in any letters before the contract united them.
  const dietaryRestrictions = uniqueWords(stored.dietaryRestrictions, diets);
  return { ...stored, customGroups, dietaryRestrictions };
}

async function peopleOf(scope: Scope): Promise<Set<string>> {
  const people = await familyRows(scope, householdMembers).list({ where: ne(householdMembers.memberType, 'pet') });
  return new Set(people.map(({ id }) => id));
}

/** What is left out stays. The first two who save at once still share one record. */
export async function saveMealPreferences(scope: Scope, change: z.output<typeof MealPreferencesChange>) {
  const [added] = await rows(scope).addMissing([{}]);
  const [first] = added ? [added] : await rows(scope).list();
  const stored = await rows(scope).hold((first as NonNullable<typeof first>).id);
  const { familyGrouping, enabledMealTypes, customGroups, ...others } = change;
  await rows(scope).change(stored.id, {
    ...others,
    ...(familyGrouping !== undefined && { familyGrouping: familyGrouping ?? defaults.familyGrouping }),
    ...(enabledMealTypes && { enabledMealTypes: mealTypes.filter((type) => enabledMealTypes.includes(type)) }),
    ...(customGroups && { customGroups: await groupsFor(scope, stored.customGroups, customGroups) }),
  });
  return mealPreferencesOf(scope);
}

/** Pets eat from another plan. */
async function groupsFor(scope: Scope, stored: CustomGroup[], wanted: Parameters<typeof groupsAfter>[1]) {
  const people = await peopleOf(scope);
  // Whoever has left while the form was open is let go, not held against her.
  const left = new Set(stored.flatMap(({ memberIds }) => memberIds).filter((id) => !people.has(id)));
  const groups = groupsAfter(stored, wanted, left, randomUUID);
  if (groups.some(({ memberIds }) => memberIds.some((id) => !people.has(id))))
    throw new Refusal(422, 'There is no such person');
  return groups;
}
