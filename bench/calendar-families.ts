import { randomUUID } from 'node:crypto';
import { personFor } from '#capabilities/account/server/store.ts';
import { appointments } from '#capabilities/appointments/server/tables.ts';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
// Everyone gets a row of this table at the first sign-in, if it is loaded.
import '#capabilities/preferences/server/tables.ts';
import { addDays, addMonths, today } from '#core/dates.ts';
import type { Database } from '#server/database/database.ts';
import { acrossFamilies } from '#server/database/scope.ts';

/** A new family, and one with years of appointments. */
const families = { small: { appointments: 50, birthdays: 5 }, big: { appointments: 5_000, birthdays: 500 } };
export type Size = keyof typeof families;

export const now = today('UTC');

/** Creates a family with appointments of a child, spread over the ten years around today. Returns a member. */
export async function addFamily(database: Database, size: Size) {
  const count = families[size];
  const account = { issuer: 'https://bench.example', subject: randomUUID(), lastName: 'Lopez' };
  const person = await personFor(database, account);
  const db = acrossFamilies(database);
  const first = addMonths(now, -60);
  const days = Math.floor(3_650 / count.appointments) || 1;
  const rows = Array.from({ length: count.appointments }, (_, n) => ({
    ...person,
    title: `Appointment ${n}`,
    type: 'Other',
    date: addDays(first, (n * days) % 3_650),
    time: '09:30',
    childName: 'Mia',
    notes: 'Bring the yellow booklet',
    // One in fifty is a weekly class for half a year.
    ...(n % 50 === 0 && {
      isRecurring: true,
      recurringFrequency: 'weekly' as const,
      recurringUntil: addDays(first, ((n * days) % 3_650) + 182),
    }),
  }));
  for (let n = 0; n < rows.length; n += 1_000) await db.insert(appointments).values(rows.slice(n, n + 1_000));
  const birthdayRows = Array.from({ length: count.birthdays }, (_, n) => ({
    ...person,
    name: `Friend ${n}`,
    date: addDays('1985-01-01', n * 37),
    relationship: 'friend' as const,
  }));
  await db.insert(birthdays).values(birthdayRows);
  return person;
}
