import type { CalendarDate } from '#core/dates.ts';
import { learnedCheckups } from './learning/checkups.ts';
import { learnedDinners } from './learning/dinners.ts';
import type { Evidence, LearnedHabit, Nudge } from './learning/evidence.ts';
import { learnedPurchases } from './learning/purchases.ts';
import { learnedVisits } from './learning/visits.ts';

export type { Child, Dinner, Evidence, LearnedHabit, Nudge, Purchase, Rating, Visit } from './learning/evidence.ts';

/** A weaker habit is not shown. */
export const minStrength = 0.5;

/** Finds habits with pure functions of what the family did: no model is used, and nothing leaves the server. */
const everythingIn = (today: CalendarDate, evidence: Evidence): LearnedHabit[] => [
  ...learnedVisits(today, evidence),
  ...learnedPurchases(today, evidence),
  ...learnedDinners(today, evidence),
  ...learnedCheckups(today, evidence),
];

const strongestFirst = (a: Nudge, b: Nudge) => b.strength - a.strength || a.key.localeCompare(b.key);

/** Every nudge that is due on a day and strong enough, strongest first. */
export const nudgesOn = (today: CalendarDate, evidence: Evidence): Nudge[] =>
  everythingIn(today, evidence)
    .filter(({ strength, isSettled }) => strength >= minStrength && !isSettled)
    .filter(({ dueSince, dueUntil }) => dueSince <= today && today <= dueUntil)
    .toSorted(strongestFirst);

/** Every habit that the evidence shows, due or not, for 'What we've learned'. */
export const learnedFrom = (today: CalendarDate, evidence: Evidence): LearnedHabit[] =>
  everythingIn(today, evidence)
    .filter(({ kind, strength, dueUntil }) => strength > 0 && (kind !== 'checkup' || today <= dueUntil))
    .toSorted(strongestFirst);
