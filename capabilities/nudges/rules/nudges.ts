import type { CalendarDate } from '#core/dates.ts';
import { learnedCheckups } from './learning/checkups.ts';
import { learnedDinners } from './learning/dinners.ts';
import type { Evidence, Learned, Nudge } from './learning/evidence.ts';
import { learnedPurchases } from './learning/purchases.ts';
import { learnedVisits } from './learning/visits.ts';

export type { Child, Dinner, Evidence, Learned, Nudge, Purchase, Rating, Visit } from './learning/evidence.ts';

/** Below this strength nothing is claimed. */
export const threshold = 0.5;

/** What the family does, by pure functions of what it did: no model, and nothing leaves the server. */
const everythingIn = (today: CalendarDate, evidence: Evidence): Learned[] => [
  ...learnedVisits(today, evidence),
  ...learnedPurchases(today, evidence),
  ...learnedDinners(today, evidence),
  ...learnedCheckups(today, evidence),
];

const strongestFirst = (a: Nudge, b: Nudge) => b.strength - a.strength || a.key.localeCompare(b.key);

/** Everything that is due on a day and strong enough, the strongest first. */
export const nudgesOn = (today: CalendarDate, evidence: Evidence): Nudge[] =>
  everythingIn(today, evidence)
    .filter(({ strength, isSettled }) => strength >= threshold && !isSettled)
    .filter(({ dueSince, dueUntil }) => dueSince <= today && today <= dueUntil)
    .toSorted(strongestFirst);

/** Everything the evidence shows, due or not, for 'What we've learned'. */
export const learnedFrom = (today: CalendarDate, evidence: Evidence): Learned[] =>
  everythingIn(today, evidence)
    .filter(({ kind, strength, dueUntil }) => strength > 0 && (kind !== 'checkup' || today <= dueUntil))
    .toSorted(strongestFirst);
