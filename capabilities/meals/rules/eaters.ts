import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Guest, MealCell } from '../cell-contract.ts';

/** Whose allergies and diets count: a person of the household, a guest, or the whole family with its diets. */
export interface Eater {
  memberId: string | null;
  name: string;
  allergies: readonly string[];
  dietaryRestrictions: readonly string[];
}

type Person = Pick<HouseholdMember, 'id' | 'name' | 'allergies' | 'dietaryRestrictions'>;

/** The people of a row, and the family's own diets if it has any. */
export function eatersOf(
  memberIds: readonly string[],
  people: readonly Person[],
  familyDiets: readonly string[],
): Eater[] {
  const members = people
    .filter(({ id }) => memberIds.includes(id))
    .map(({ id, name, allergies, dietaryRestrictions }) => ({ memberId: id, name, allergies, dietaryRestrictions }));
  const family = { memberId: null, name: 'Family', allergies: [], dietaryRestrictions: familyDiets };
  return familyDiets.length > 0 ? [...members, family] : members;
}

/** Whoever eats along at one meal. */
export const guestEaters = (guests: MealCell['guests']): Eater[] =>
  guests.map((guest) => ({ memberId: null, ...guest }));

/** A guest of whom nothing is known eats everything. */
export const guestsFrom = (guests: readonly Guest[]): MealCell['guests'] =>
  guests.map(({ name, allergies, dietaryRestrictions }) => ({
    name,
    allergies: allergies ?? [],
    dietaryRestrictions: dietaryRestrictions ?? [],
  }));
