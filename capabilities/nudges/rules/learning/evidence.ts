import type { CalendarDate } from '#core/dates.ts';

/** What a family did, as plain values: everything that nudges are computed from. */

/** One occurrence of an appointment. */
export interface Visit {
  id: string;
  type: string;
  title: string;
  memberId: string | null;
  memberName: string | null;
  date: CalendarDate;
}

export interface Purchase {
  foodKey: string;
  food: string;
  date: CalendarDate;
}

/** A dinner that was eaten: planned, past, and neither swapped nor skipped. */
export interface Dinner {
  recipeId: string;
  name: string;
  date: CalendarDate;
}

export interface Rating {
  recipeId: string;
  date: CalendarDate;
  rating: 'liked' | 'all right' | 'not again';
}

export interface Child {
  id: string;
  name: string;
  birthdate: CalendarDate | null;
}

export interface Evidence {
  /** Past. */
  visits: readonly Visit[];
  /** Today and later. */
  booked: readonly Visit[];
  purchases: readonly Purchase[];
  /** Food keys on the current list that aren't checked yet. */
  listed: readonly string[];
  /** Past. */
  dinners: readonly Dinner[];
  /** Today and later. */
  planned: readonly Dinner[];
  ratings: readonly Rating[];
  children: readonly Child[];
}

export const kinds = ['visit', 'purchase', 'dinner', 'checkup'] as const;

export interface Nudge {
  /** 'visit:Dental:<memberId>', 'purchase:<foodKey>', 'dinner:<recipeId>', 'checkup:<childId>:<months>' */
  key: string;
  kind: (typeof kinds)[number];
  /** The key without its kind: food key, recipe id, or visit type and member. */
  subject: string;
  /** Its subject in words: 'Milk', "Mia's dentist visit". */
  label: string;
  /** 0 to 1: rises with evidence, fades with time. */
  strength: number;
  /** "Mia's last dentist visit was in May. Time to book?" */
  sentence: string;
  /** 'You usually go about every 6 months.' */
  reason: string;
  /** The days that count, oldest first. */
  evidence: readonly CalendarDate[];
  dueSince: CalendarDate;
  /** Days; 0 for a checkup. */
  period: number;
}

/** A nudge with the facts that decide whether it's shown. */
export interface LearnedHabit extends Nudge {
  dueUntil: CalendarDate;
  /** Whether it is already arranged: booked, on the list or planned. */
  isSettled: boolean;
}
