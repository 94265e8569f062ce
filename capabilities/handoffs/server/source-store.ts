import { recurs } from '#capabilities/appointments/rules/recurring.ts';
import { changeAppointment, withOccurrences } from '#capabilities/appointments/server/store.ts';
import { appointments } from '#capabilities/appointments/server/tables.ts';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
import { events } from '#capabilities/calendar/server/tables.ts';
import { groceryLists } from '#capabilities/groceries/server/tables.ts';
import { repeats } from '#capabilities/planner/rules/rhythm.ts';
import { changeItem, finishItem } from '#capabilities/planner/server/store.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { withDueDate } from '#capabilities/plans/server/store.ts';
import { planSteps } from '#capabilities/plans/server/tables.ts';
import { upcomingBillingDate } from '#capabilities/subscriptions/rules/billing.ts';
import { fullName } from '#capabilities/subscriptions/rules/service.ts';
import { connectedServices } from '#capabilities/subscriptions/server/tables.ts';
import { birthdayWishlists } from '#capabilities/wishlists/server/tables.ts';
import { type CalendarDate, nextBirthday, shortDate } from '#core/dates.ts';
import { parseTypedTime } from '#core/typed-time.ts';
import { type FamilyTable, familyRows, type Scope } from '#server/database/scope.ts';
import type { HandedType } from '../contract.ts';
import { appointmentThing, itemThing, newThing, partyThing, type Thing } from '../rules/things.ts';
import type { handoffs } from './tables.ts';

/** The tables whose records can be handed over: how to describe a record, and how an answer changes it. */

export type StoredHandoff = typeof handoffs.$inferSelect;

type ThingName = Pick<StoredHandoff, 'type' | 'day'>;
type Move = { date?: CalendarDate; time?: string };

/** A table whose records can be handed over. */
export interface ThingSource<Row> {
  table: FamilyTable;
  /** Whether a single date of a record can be handed over. */
  hasOccurrences?(row: Row): boolean;
  describe(scope: Scope, row: Row, name: ThingName, today: CalendarDate): Promise<Thing> | Thing;
  assign?(scope: Scope, row: Row, day: CalendarDate | null, assigneeId: string | null): Promise<unknown>;
  move?(scope: Scope, row: Row, day: CalendarDate | null, change: Move): Promise<unknown>;
  finish?(scope: Scope, row: Row, day: CalendarDate | null): Promise<unknown>;
}

const thingSource = <Table extends FamilyTable>(
  table: Table,
  rest: Omit<ThingSource<Table['$inferSelect']>, 'table'>,
) => ({ table, ...rest }) as unknown as ThingSource<never>;

/** Sets the assignee of a record that has no occurrences. */
const assignIn =
  <Table extends FamilyTable & { assigneeId: unknown }>(table: Table) =>
  (scope: Scope, { id }: { id: string }, _day: CalendarDate | null, assigneeId: string | null) =>
    familyRows(scope, table).change(id, { assigneeId } as never);

/** For a series, changes only that occurrence. */
const changeOccurrence = (
  scope: Scope,
  row: typeof appointments.$inferSelect,
  day: CalendarDate | null,
  change: object,
) => changeAppointment(scope, row.id, { ...change, ...(day && recurs(row) && { reach: 'this' as const, day }) });

/**
 * The sources by column of the hand-offs table. A repeating task has one assignee, so all its dates are handed over
 * together.
 */
export const thingSources = {
  appointmentId: thingSource(appointments, {
    hasOccurrences: recurs,
    describe: async (scope, row, { day }, today) => appointmentThing(await withOccurrences(scope, row), day, today),
    assign: (scope, row, day, assigneeId) => changeOccurrence(scope, row, day, { assigneeId }),
    move: (scope, row, day, change) => changeOccurrence(scope, row, day, change),
  }),
  eventId: thingSource(events, {
    describe: (_scope, { title, date, time, location, notes: details, assigneeId, affectedChildren: childNames }) => {
      const when = { date, time: parseTypedTime(time) ?? null, lastDay: date };
      return newThing({ title, ...when, location, details, assigneeId, childNames, movable: ['date', 'time'] });
    },
    assign: assignIn(events),
    move: (scope, { id }, _day, change) => familyRows(scope, events).change(id, change),
  }),
  plannerItemId: thingSource(plannerItems, {
    hasOccurrences: repeats,
    describe: (_scope, item, { day }, today) => itemThing(item, day, today),
    assign: (scope, { id }, _day, assigneeId) => changeItem(scope, id, { assigneeId }),
    move: (scope, { id }, _day, { date: triggerDate }) =>
      changeItem(scope, id, { ...(triggerDate && { triggerDate }) }),
    finish: async (scope, item, date) =>
      item.category !== 'trip' && (await finishItem(scope, item.id, { ...(date && repeats(item) && { date }) })),
  }),
  planStepId: thingSource(planSteps, {
    describe: async (scope, step) => {
      const { title, subjectTitle, date, assigneeId, isDone } = await withDueDate(scope, step);
      return newThing({ title: `${title} (${subjectTitle})`, date, assigneeId, isDone });
    },
    assign: assignIn(planSteps),
    finish: (scope, { id }) => familyRows(scope, planSteps).change(id, { isDone: true }),
  }),
  birthdayId: thingSource(birthdays, {
    describe: (_scope, row, { type }, today) =>
      type === 'party'
        ? partyThing({ ...row, date: row.partyDate })
        : newThing({
            title: `A present for ${row.name}`,
            date: nextBirthday(row.date, today),
            details: row.giftIdeas.join(', ') || null,
            assigneeId: row.assigneeId,
            isSeries: true,
          }),
    assign: assignIn(birthdays),
  }),
  wishlistId: thingSource(birthdayWishlists, {
    describe: (_scope, row) => ({
      ...partyThing({ ...row, name: row.childName, date: row.partyDate ?? row.birthdayDate }),
      details: row.partyNotes,
      childId: row.childId,
    }),
    assign: assignIn(birthdayWishlists),
  }),
  subscriptionId: thingSource(connectedServices, {
    describe: (_scope, row, _name, today) => {
      const date = upcomingBillingDate(row, today);
      return newThing({
        title: fullName(row),
        date,
        assigneeId: row.assigneeId,
        isSeries: true,
        isGone: !row.isActive,
      });
    },
    assign: assignIn(connectedServices),
  }),
  groceryListId: thingSource(groceryLists, {
    describe: (_scope, { weekStartDate, weekEndDate: lastDay, status }) => {
      const title = `Groceries for the week of ${shortDate(weekStartDate)}`;
      return newThing({ title, date: null, assigneeId: undefined, lastDay, isDone: status === 'delivered' });
    },
  }),
} satisfies Partial<Record<keyof StoredHandoff, ThingSource<never>>>;
export type Reference = keyof typeof thingSources;

/** The columns that can refer to a record of this type. */
export const columnsOf: Record<HandedType, readonly Reference[]> = {
  appointment: ['appointmentId'],
  event: ['eventId'],
  birthday: ['birthdayId'],
  party: ['birthdayId', 'wishlistId'],
  trip: ['plannerItemId'],
  reminder: ['plannerItemId'],
  step: ['planStepId'],
  subscription: ['subscriptionId'],
  groceries: ['groceryListId'],
  cooking: [],
};
