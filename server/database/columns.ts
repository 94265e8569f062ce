import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** A moment, as ISO text in UTC on our side and timestamptz in the database. */
export const moment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

export const now = sql`now()`;
