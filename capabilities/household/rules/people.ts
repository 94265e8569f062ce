import { type HouseholdMember, memberTypes } from '../contract.ts';

/** Adults, children, then pets. Children are sorted from eldest to youngest; the others keep the order of entry. */
export function inFamilyOrder<Member extends Pick<HouseholdMember, 'memberType' | 'birthdate'>>(members: Member[]) {
  const rank = (member: Member) => memberTypes.indexOf(member.memberType);
  const birth = (member: Member) => (member.memberType === 'child' ? (member.birthdate ?? '') : '');
  return members.toSorted((a, b) => rank(a) - rank(b) || birth(a).localeCompare(birth(b)));
}

/** Whether a record is up to this adult: theirs, or everybody's. Without an adult, all are. */
export const isUpTo =
  (adultId: string | null | undefined) =>
  ({ assigneeId }: { assigneeId: string | null }) =>
    !adultId || assigneeId === null || assigneeId === adultId;

/** What a record that nobody in particular takes care of says where its adult is chosen. */
export const nobodyLabel = (adultCount: number) => (adultCount === 2 ? 'Either of us' : 'Any of us');
