import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
import { events } from '#capabilities/calendar/server/tables.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { birthdayWishlists } from '#capabilities/wishlists/server/tables.ts';
import { familyTable, refersTo } from '#server/database/tenants.ts';

/** One of the four references is set: a step goes with what it is for. */
export const planSteps = familyTable('plan_steps', {
  eventId: refersTo(() => events.id, 'cascade'),
  birthdayId: refersTo(() => birthdays.id, 'cascade'),
  wishlistId: refersTo(() => birthdayWishlists.id, 'cascade'),
  tripId: refersTo(() => plannerItems.id, 'cascade'),
  title: text().notNull(),
  daysBefore: integer(),
  isDone: boolean().notNull().default(false),
  /** The order in which steps without a distance were written. */
  position: integer().notNull().default(0),
});
