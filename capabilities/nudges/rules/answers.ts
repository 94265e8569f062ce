import { addDays, type CalendarDate, daysBetween } from '#core/dates.ts';
import type { answers } from '../contract.ts';
import { dinnerKey } from './learning/dinners.ts';
import { purchaseKey } from './learning/purchases.ts';
import { visitKey } from './learning/visits.ts';
import { type Evidence, type LearnedHabit, minStrength } from './nudges.ts';

/** A family's answer to a nudge. */
export interface GivenAnswer {
  key: string;
  answer: (typeof answers)[number] | null;
  /** The last day on which the nudge is hidden; null for 'never'. */
  restsUntil: CalendarDate | null;
  /** Evidence up to this day never counts again. */
  forgottenOn: CalendarDate | null;
}

const clamp = (days: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(days)));

/** Days to hide a nudge that has no period, such as a checkup. */
const checkupRestDays = 14;

/**
 * The last day on which an answered nudge is hidden: a quarter of its period after 'not now', half of it if the
 * suggestion was taken.
 */
export function restsUntil(today: CalendarDate, answer: GivenAnswer['answer'], period: number): CalendarDate | null {
  if (answer === 'never') return null;
  if (period === 0) return addDays(today, checkupRestDays);
  return addDays(today, answer === 'taken' ? clamp(period / 2, 3, 90) : clamp(period / 4, 2, 30));
}

/**
 * Whether it's shown on a day: due, strong enough, not yet arranged, and not hidden by an answer. After 'not now' it is
 * shown once more.
 */
export function isShown(thing: LearnedHabit, given: GivenAnswer | undefined, today: CalendarDate): boolean {
  const { strength, isSettled, dueSince, dueUntil } = thing;
  const rest = given?.restsUntil ?? '';
  if (isSettled || given?.answer === 'never' || today < dueSince || today <= rest) return false;
  const wasPutOff = given?.answer === 'not now' && rest >= dueSince;
  if (wasPutOff) return strength > 0 && today <= addDays(rest, daysBetween(dueSince, dueUntil));
  return strength >= minStrength && today <= dueUntil;
}

/** The evidence, without anything from before its subject was forgotten. */
export function withoutForgotten(evidence: Evidence, given: readonly GivenAnswer[]): Evidence {
  const days = new Map(given.map(({ key, forgottenOn }) => [key, forgottenOn ?? '']));
  const counts = (key: string, date: CalendarDate) => date > (days.get(key) ?? '');
  return {
    ...evidence,
    visits: evidence.visits.filter((visit) => counts(visitKey(visit), visit.date)),
    purchases: evidence.purchases.filter((purchase) => counts(purchaseKey(purchase), purchase.date)),
    dinners: evidence.dinners.filter((dinner) => counts(dinnerKey(dinner), dinner.date)),
  };
}
