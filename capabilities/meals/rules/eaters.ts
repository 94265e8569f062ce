import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { Guest, MealCell } from '../cell-contract.ts';

/** Someone whose allergies and diets count: a household member, a guest, or the whole family with its diets. */
export interface Eater {
  memberId: string | null;
  name: string;
  allergies: readonly string[];
  dietaryRestrictions: readonly string[];
}

type Person = Pick<HouseholdMember, 'id' | 'name' | 'allergies' | 'dietaryRestrictions'>;

/** The people of a row, plus an entry for the family's diets if it has any. */
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

/** The guests of a meal as eaters. */
export const guestEaters = (guests: MealCell['guests']): Eater[] =>
  guests.map((guest) => ({ memberId: null, ...guest }));

/** Guests from a request; missing allergies and diets become empty lists. */
export const guestsFrom = (guests: readonly Guest[]): MealCell['guests'] =>
  guests.map(({ name, allergies, dietaryRestrictions }) => ({
    name,
    allergies: allergies ?? [],
    dietaryRestrictions: dietaryRestrictions ?? [],
  }));
