import type { HouseholdMember } from '../contract.ts';

/** The text of the confirmation before deleting a member: what is deleted with them and what stays. */
export function removalWarning(memberType: HouseholdMember['memberType'], name = '') {
  const removal = {
    adult: `${name} will be removed from your household, with planned meals. ${name}'s appointments stay.`,
    child: `${name} will be removed everywhere, with wishlists, milestones and planned meals. ${name}'s appointments stay.`,
    pet: `${name} will be removed from your household.`,
  };
  return `${removal[memberType]} This can't be undone.`;
}
