import { integer, text } from 'drizzle-orm/pg-core';
import { appointmentTypes } from '#capabilities/appointments/contract.ts';
import { bookingLinks } from '#capabilities/appointments/server/tables.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { familyTable, foreignKeyTo } from '#server/database/tenants.ts';
import { ways } from '../rules/ways.ts';

export const places = familyTable('places', {
  name: text().notNull(),
  category: text({ enum: appointmentTypes }),
  memberId: foreignKeyTo(() => householdMembers.id, 'set null'),
  phone: text(),
  email: text(),
  website: text(),
  preferredWay: text({ enum: ways }),
  length: integer(),
  location: text(),
  notes: text(),
  // The place keeps the address when the link is deleted.
  bookingLinkId: foreignKeyTo(() => bookingLinks.id, 'set null'),
});
