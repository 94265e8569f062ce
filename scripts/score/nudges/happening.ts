import type { Dinner, Rating, Visit } from '#capabilities/nudges/rules/nudges.ts';
import type { CalendarDate } from '#core/dates.ts';

/** An action of a family in the app. */
export type Happening =
  | { type: 'booked'; visit: Visit }
  | { type: 'listed'; food: string }
  /** A food that is checked off, whether or not it was on the list before. */
  | { type: 'bought'; food: string; date: CalendarDate }
  | { type: 'planned'; dinner: Dinner }
  /** A planned dinner that is swapped or skipped on its day. */
  | { type: 'dropped'; dinner: Dinner }
  | { type: 'rated'; rating: Rating };
