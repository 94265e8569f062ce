import { ageInMonths, type CalendarDate } from '#core/dates.ts';
import { type HouseholdMember, memberTypes } from './contract.ts';

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`;

const notBornYet = 'Not born yet';

/** On the household screen: months under two years, then years. Empty without a birthdate. */
export function householdAge(birthdate: CalendarDate | '', today: CalendarDate) {
  if (birthdate === '') return '';
  const months = ageInMonths(birthdate, today);
  if (months < 0) return notBornYet;
  return months < 24 ? `${count(months, 'month')} old` : `${count(Math.floor(months / 12), 'year')} old`;
}

/** On the children screen: months under one year, years and months under two, then years. Empty without a birthdate. */
export function childAge(birthdate: CalendarDate | '', today: CalendarDate) {
  if (birthdate === '') return '';
  const months = ageInMonths(birthdate, today);
  if (months < 0) return notBornYet;
  if (months < 12) return `${count(months, 'month')} old`;
  const years = count(Math.floor(months / 12), 'year');
  return months < 24 && months % 12 > 0 ? `${years} ${count(months % 12, 'month')} old` : `${years} old`;
}

/** Adults, children, then pets. Children are sorted from eldest to youngest; the others keep the order of entry. */
export function inFamilyOrder<Member extends Pick<HouseholdMember, 'memberType' | 'birthdate'>>(members: Member[]) {
  const rank = (member: Member) => memberTypes.indexOf(member.memberType);
  const birth = (member: Member) => (member.memberType === 'child' ? (member.birthdate ?? '') : '');
  return members.toSorted((a, b) => rank(a) - rank(b) || birth(a).localeCompare(birth(b)));
}

/** The text of the confirmation before deleting a member: what is deleted with them and what stays. */
export function removalWarning(memberType: HouseholdMember['memberType'], name = '') {
  const removal = {
    adult: `${name} will be removed from your household, with planned meals. ${name}'s appointments stay.`,
    child: `${name} will be removed everywhere, with wishlists, milestones and planned meals. ${name}'s appointments stay.`,
    pet: `${name} will be removed from your household.`,
  };
  return `${removal[memberType]} This can't be undone.`;
}
