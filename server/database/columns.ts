import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** A moment: an ISO string in UTC in code, timestamptz in the database. */
export const moment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** A moment as the database takes it, from milliseconds. */
export const isoMoment = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Bytes: a base64 string in code (so that a JSON archive can hold it), bytea in the database. */
export const base64 = customType<{ data: string; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value, 'base64'),
  fromDriver: (value) => value.toString('base64'),
});

export const now = sql`now()`;
