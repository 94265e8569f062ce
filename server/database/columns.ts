import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** A moment, as ISO text in UTC on our side and timestamptz in the database. */
export const moment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** Bytes, as base64 text on our side, which an archive can hold too. */
export const base64 = customType<{ data: string; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value, 'base64'),
  fromDriver: (value) => value.toString('base64'),
});

export const now = sql`now()`;
