import type { InferSelectModel, SQL } from 'drizzle-orm';
import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { assignee } from '#capabilities/household/server/tables.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { FamilyTable } from '#server/database/scope.ts';
import { familyTable, foreignKeyTo } from '#server/database/tenants.ts';
import type { PlanKind } from '../catalogue/suggested-steps.ts';
import type { SubjectKind } from '../contract.ts';

/** The event, birthday, wishlist or trip that a plan is for. */
interface PlanSubject {
  title: string;
  day: CalendarDate | null;
  kind: PlanKind;
  isDismissed?: boolean;
}

interface SubjectRegistration<Table extends FamilyTable = FamilyTable> {
  table: Table;
  /** Converts a row to the properties that plans need. */
  planned(row: InferSelectModel<Table>, today: CalendarDate): PlanSubject;
  /** Restricts which rows can have a plan. */
  where?: SQL;
}

const registeredSubjects = new Map<SubjectKind, SubjectRegistration>();

/** Registers a table whose records can have a plan. Called next to the table definition. */
export function canHavePlan<Table extends FamilyTable>(subject: SubjectKind, registration: SubjectRegistration<Table>) {
  registeredSubjects.set(subject, registration as unknown as SubjectRegistration);
}

export function registrationOf(subject: SubjectKind): SubjectRegistration {
  const registration = registeredSubjects.get(subject);
  if (!registration)
    throw new Error(`No table is registered for plans of ${subject}: call canHavePlan() next to its table`);
  return registration;
}

const subjectReference = (subject: SubjectKind) => foreignKeyTo(() => registrationOf(subject).table.id, 'cascade');

/** Exactly one of the four references is set. Deleting the subject deletes its steps. */
export const planSteps = familyTable('plan_steps', {
  eventId: subjectReference('event'),
  birthdayId: subjectReference('birthday'),
  wishlistId: subjectReference('wishlist'),
  tripId: subjectReference('trip'),
  title: text().notNull(),
  daysBefore: integer(),
  isDone: boolean().notNull().default(false),
  assigneeId: assignee(),
  /** Orders the steps without `daysBefore`. */
  position: integer().notNull().default(0),
});
