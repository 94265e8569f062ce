import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { type Draft, says, takeMeanings } from './draft.ts';
import { isPet, takePeople } from './people-said.ts';
import type { TripRecord } from './trip-days.ts';

/** Who travels, and how a change affects that. */

const peopleOf = ({ household }: Draft['family']) => household.filter((one) => !isPet(one));

/** The travelers: named people, the user, everyone, or everyone except some. */
export function takeTravelers(draft: Draft): string[] | undefined {
  const isAll = says(draft, 'everyone');
  const isBut = isAll && says(draft, 'except');
  if (isAll) takeMeanings(draft, 'everyone except');
  const people = takePeople(draft, (one) => !isPet(one));
  if (isAll) return peopleOf(draft.family).flatMap((one) => (isBut && people.includes(one) ? [] : [one.name]));
  const self = draft.found.self?.who;
  const isSelf = self !== undefined && says(draft, 'goesHerself');
  takeMeanings(draft, 'goesHerself');
  const all = isSelf && !people.includes(self) ? [self, ...people] : people;
  return all.length > 0 ? all.map(({ name }) => name) : undefined;
}

/** The travelers after a change: 'Nora isn't coming', 'Grandma comes too'. */
export function travelersAfter(
  draft: Draft,
  { travelers }: TripRecord,
  people: readonly HouseholdMember[],
): string[] | undefined {
  const names = people.map(({ name }) => name);
  if (names.length === 0 || !says(draft, 'traveler', 'leavesOut')) return undefined;
  const isOut = says(draft, 'leavesOut');
  takeMeanings(draft, 'traveler leavesOut');
  return isOut
    ? travelers.filter((name) => !names.includes(name))
    : [...travelers, ...names.filter((name) => !travelers.includes(name))];
}
