import type { HouseholdMember } from '#capabilities/household/contract.ts';
import type { MealPreferences } from '#capabilities/meal-preferences/contract.ts';

export interface Row {
  assignedTo: string;
  name: string;
  memberIds: string[];
}

type RowMember = Pick<HouseholdMember, 'id' | 'name' | 'memberType'>;
type GroupingPreferences = Pick<MealPreferences, 'familyGrouping' | 'customGroups'>;

const idsOf = (members: readonly RowMember[]) => members.map(({ id }) => id);

/** All people and groups that can have a plan; no pets. */
function possibleRows({ customGroups }: Pick<GroupingPreferences, 'customGroups'>, household: readonly RowMember[]) {
  const people = household.filter(({ memberType }) => memberType !== 'pet');
  const ofType = (type: RowMember['memberType']) => idsOf(people.filter(({ memberType }) => memberType === type));
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
 * The rows of the grid by grouping: 'individual' has one per person, 'parents-children' Adults and Kids, 'custom' the
 * custom groups, 'family' one row. Falls back to the family row, so that there is always at least one.
 */
export function rowsOf(preferences: GroupingPreferences, household: readonly RowMember[]): Row[] {
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

/** The row of a person or group, even if the current grouping doesn't show it. */
export function rowFor(
  assignedTo: string,
  preferences: Pick<GroupingPreferences, 'customGroups'>,
  household: readonly RowMember[],
): Row | undefined {
  const { family, adults, kids, people, groups } = possibleRows(preferences, household);
  return [family, adults, kids, ...people, ...groups].find((row) => row.assignedTo === assignedTo);
}
