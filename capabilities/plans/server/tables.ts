import type { InferSelectModel, SQL } from 'drizzle-orm';
import { boolean, integer, text } from 'drizzle-orm/pg-core';
import type { CalendarDate } from '#core/dates.ts';
import type { FamilyTable } from '#server/database/scope.ts';
import { familyTable, refersTo } from '#server/database/tenants.ts';
import type { PlanKind } from '../catalogue/suggested-steps.ts';
import type { Subject } from '../contract.ts';

/** What a plan leads to. */
interface Planned {
  title: string;
  day: CalendarDate | null;
  kind: PlanKind;
  isDismissed?: boolean;
}

interface PlanSubject<Table extends FamilyTable = FamilyTable> {
  table: Table;
  planned(row: InferSelectModel<Table>, today: CalendarDate): Planned;
  /** Where only some of the rows can have a plan. */
  where?: SQL;
}

const registered = new Map<Subject, PlanSubject>();

/** Whoever has things that can have a plan says so, beside their table. */
export function canHavePlan<Table extends FamilyTable>(subject: Subject, about: PlanSubject<Table>) {
  registered.set(subject, about as unknown as PlanSubject);
}

export function planSubject(subject: Subject): PlanSubject {
  const about = registered.get(subject);
  if (!about) throw new Error(`Nobody has registered ${subject} as something that can have a plan`);
  return about;
}

const goesWith = (subject: Subject) => refersTo(() => planSubject(subject).table.id, 'cascade');

/** One of the four references is set: a step goes with what it is for. */
export const planSteps = familyTable('plan_steps', {
  eventId: goesWith('event'),
  birthdayId: goesWith('birthday'),
  wishlistId: goesWith('wishlist'),
  tripId: goesWith('trip'),
  title: text().notNull(),
  daysBefore: integer(),
  isDone: boolean().notNull().default(false),
  /** The order in which steps without a distance were written. */
  position: integer().notNull().default(0),
});
