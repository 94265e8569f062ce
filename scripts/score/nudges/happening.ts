import type { Dinner, Rating, Visit } from '#capabilities/nudges/rules/nudges.ts';
import type { CalendarDate } from '#core/dates.ts';

/** What a family does in the app on one day. */
export type Happening =
  | { type: 'booked'; visit: Visit }
  | { type: 'listed'; food: string }
  /** Checked off, whether it was on the list before or not. */
  | { type: 'bought'; food: string; date: CalendarDate }
  | { type: 'planned'; dinner: Dinner }
  /** A planned dinner that is swapped or skipped on its day. */
  | { type: 'dropped'; dinner: Dinner }
  | { type: 'rated'; rating: Rating };
