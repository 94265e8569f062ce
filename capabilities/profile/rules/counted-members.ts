import type { HouseholdMember } from '#capabilities/household/contract.ts';

const countedTypes = [
  { question: 'familyAdults', memberType: 'adult' },
  { question: 'familyKids', memberType: 'child' },
  { question: 'familyPets', memberType: 'pet' },
] as const;

/** Counts the adults, kids and pets of the household. */
export const countedMembers = (members: readonly Pick<HouseholdMember, 'memberType'>[]) =>
  countedTypes.map(({ question, memberType }) => ({
    question,
    count: members.filter((member) => member.memberType === memberType).length,
  }));
