import { type CalendarDate, shortDate } from '#core/dates.ts';
import type { Nudge } from './nudges.ts';

/** The heading above the days a nudge was learned from. */
export const evidenceHeadings: Record<Nudge['kind'], string> = {
  visit: 'You went on',
  purchase: 'You bought it on',
  dinner: 'You had it on',
  checkup: '',
};

const daysShown = 6;

/** The latest days in words, newest first. */
export const evidenceDays = (evidence: readonly CalendarDate[]) =>
  evidence.slice(-daysShown).toReversed().map(shortDate);
