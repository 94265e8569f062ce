import { addDays, addMonths, type CalendarDate, daysBetween } from '#core/dates.ts';
import { checkupAges, checkupSource } from '../../catalogue/checkup-ages.ts';
import type { Child, Evidence, LearnedHabit } from './evidence.ts';

/** Usual ages of well-child visits: facts for children about whose visits nothing is known yet, not habits. */

/** The nudge is shown from this many days before the age until this many after, and fades in between. */
const daysBefore = 10;
const daysAfter = 21;
/** Weaker than a family's own habits, so that these come first. */
const checkupCertainty = 0.6;
const pediatrician = 'Medical - Pediatrician';

const ageWords = (months: number) => {
  if (months === 0) return 'is a few days old';
  if (months === 1) return 'is about 1 month old';
  return months >= 24 && months % 12 === 0 ? `is about ${months / 12}` : `is about ${months} months old`;
};

function checkupOf(today: CalendarDate, { id, name, birthdate }: Child): LearnedHabit | undefined {
  if (!birthdate) return undefined;
  // The first one is 3 to 5 days after birth.
  const dayOf = (months: number) => (months === 0 ? addDays(birthdate, 4) : addMonths(birthdate, months));
  const reached = (months: number) => addDays(dayOf(months), -daysBefore) <= today && birthdate <= today;
  const months = checkupAges.findLast(reached);
  if (months === undefined) return undefined;
  const [dueSince, dueUntil] = [addDays(dayOf(months), -daysBefore), addDays(dayOf(months), daysAfter)];
  const late = Math.max(0, daysBetween(dayOf(months), today));
  return {
    key: `checkup:${id}:${months}`,
    kind: 'checkup',
    subject: `${id}:${months}`,
    label: `${name}'s check-up`,
    strength: checkupCertainty * Math.max(0, 1 - late / (4 * daysAfter)),
    sentence: `${name} ${ageWords(months)}. Many families book a check-up around now; ask your pediatrician.`,
    reason: checkupSource,
    evidence: [],
    dueSince,
    dueUntil,
    period: 0,
    isSettled: false,
  };
}

export function learnedCheckups(today: CalendarDate, { children, visits, booked }: Evidence): LearnedHabit[] {
  const seen = new Set(
    [...visits, ...booked].filter(({ type }) => type === pediatrician).map(({ memberId }) => memberId),
  );
  return children
    .filter(({ id }) => !seen.has(id))
    .map((child) => checkupOf(today, child))
    .filter((checkup) => checkup !== undefined);
}
