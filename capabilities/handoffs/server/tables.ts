import { boolean, date, jsonb, text } from 'drizzle-orm/pg-core';
import { appointments } from '#capabilities/appointments/server/tables.ts';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
import { events } from '#capabilities/calendar/server/tables.ts';
import { groceryLists } from '#capabilities/groceries/server/tables.ts';
import { assignee } from '#capabilities/household/server/tables.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { planSteps } from '#capabilities/plans/server/tables.ts';
import { connectedServices } from '#capabilities/subscriptions/server/tables.ts';
import { birthdayWishlists } from '#capabilities/wishlists/server/tables.ts';
import { moment } from '#server/database/columns.ts';
import { familyTable, foreignKeyTo } from '#server/database/tenants.ts';
import { guestLinkColumns } from '#server/guest-links.ts';
import { handedTypes, type Proposal } from '../contract.ts';
import { handoffEvents, handoffStates } from '../rules/events.ts';

/**
 * `userId` is the giver. At most one of the first eight references is set: none for a day's cooking, or once the record
 * is gone. They don't cascade, because the taker still has to get a notice. Only one hand-off per thing and day can be
 * pending.
 */
export const handoffs = familyTable('handoffs', {
  appointmentId: foreignKeyTo(() => appointments.id, 'set null'),
  eventId: foreignKeyTo(() => events.id, 'set null'),
  plannerItemId: foreignKeyTo(() => plannerItems.id, 'set null'),
  planStepId: foreignKeyTo(() => planSteps.id, 'set null'),
  birthdayId: foreignKeyTo(() => birthdays.id, 'set null'),
  wishlistId: foreignKeyTo(() => birthdayWishlists.id, 'set null'),
  subscriptionId: foreignKeyTo(() => connectedServices.id, 'set null'),
  groceryListId: foreignKeyTo(() => groceryLists.id, 'set null'),
  type: text({ enum: handedTypes }).notNull(),
  day: date({ mode: 'string' }),

  giverId: assignee(),
  takerId: assignee(),
  /** The name of a taker without an account. */
  guestName: text(),
  showsAllergies: boolean().notNull().default(false),
  word: text(),
  answerWord: text(),
  proposal: jsonb().$type<Proposal>(),
  answerBy: moment().notNull(),

  state: text({ enum: handoffStates }).notNull(),
  /** The last event, and when it happened. There is one notice about each. */
  event: text({ enum: handoffEvents }).notNull(),
  stateAt: moment().notNull(),
  /** The thing's values when the hand-off was last saved. If they differ now, someone else has changed the thing. */
  seenTitle: text().notNull(),
  seenWhen: text().notNull(),
  seenAssigneeId: assignee(),
  ...guestLinkColumns(),
});
