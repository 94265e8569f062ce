import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { MealPreferences } from '#capabilities/meal-preferences/contract.ts';

export interface Row {
  assignedTo: string;
  name: string;
  memberIds: string[];
}

type Eating = Pick<HouseholdMember, 'id' | 'name' | 'memberType'>;
type Grouped = Pick<MealPreferences, 'familyGrouping' | 'customGroups'>;

const idsOf = (members: readonly Eating[]) => members.map(({ id }) => id);

/** Everybody and every group for whom a plan can be made. Pets are not planned for. */
function possibleRows({ customGroups }: Pick<Grouped, 'customGroups'>, household: readonly Eating[]) {
  const people = household.filter(({ memberType }) => memberType !== 'pet');
  const ofType = (type: Eating['memberType']) => idsOf(people.filter(({ memberType }) => memberType === type));
  return {
    family: { assignedTo: 'family', name: 'Family', memberIds: idsOf(people) },
    adults: { assignedTo: 'adults', name: 'Adults', memberIds: ofType('adult') },
    kids: { assignedTo: 'kids', name: 'Kids', memberIds: ofType('child') },
    people: people.map(({ id, name }) => ({ assignedTo: id, name, memberIds: [id] })),
    groups: customGroups.map(({ id, name, memberIds }) => ({
      assignedTo: id,
      name,
      memberIds: idsOf(people.filter((person) => memberIds.includes(person.id))),
    })),
  };
}

/**
 * For whom the family plans: 'individual' lists its people, 'parents-children' gives Adults and Kids (falls back to Family),
 * 'custom' its own groups, 'family' one row. Whoever has no row of their own kind still gets to eat: there is always one.
 */
export function rowsOf(preferences: Grouped, household: readonly Eating[]): Row[] {
  const { family, adults, kids, people, groups } = possibleRows(preferences, household);
  const orFamily = (rows: Row[]) => (rows.length > 0 ? rows : [family]);
  switch (preferences.familyGrouping) {
    case 'individual':
      return orFamily(people);
    case 'parents-children':
      return adults.memberIds.length > 0 && kids.memberIds.length > 0 ? [adults, kids] : [family];
    case 'custom':
      return orFamily(groups);
    case 'family':
      return [family];
  }
}

/** The row of somebody or some group, whether or not the family plans by such rows at present. */
export function rowFor(
  assignedTo: string,
  preferences: Pick<Grouped, 'customGroups'>,
  household: readonly Eating[],
): Row | undefined {
  const { family, adults, kids, people, groups } = possibleRows(preferences, household);
  return [family, adults, kids, ...people, ...groups].find((row) => row.assignedTo === assignedTo);
}
