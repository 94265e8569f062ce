import { DrizzleQueryError } from 'drizzle-orm';

/** The database cannot be reached at the moment. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

interface ErrorCause {
  code?: string;
  message?: string;
}

/** Postgres codes: connection failure, access denied, unknown database, out of resources, shutdown, idle timeout. */
const postgresCodes = /^(08|28|3D|53|57P0|25P03)/;
/** System error codes. ENOENT is included because the unix socket of a stopped Postgres doesn't exist. */
const systemCodes = /^(ECONN|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|EHOST|ENET)/;
const driverMessages =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|after calling end on the pool/;
const engineMessages = /The embedded database/;
const diskFullMessages = /No space left on device|ENOSPC|could not extend file|Disk quota exceeded/;

/** Whether an error thrown by the driver or drizzle means that the connection failed or was lost. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = causeOf(error);
  return (
    postgresCodes.test(code) || systemCodes.test(code) || driverMessages.test(message) || engineMessages.test(message)
  );
}

/**
 * Whether an error from anywhere means that the database cannot be reached. A lost connection counts only if drizzle
 * threw the error: otherwise it may be the connection to a browser.
 */
export const isDatabaseUnreachable = (error: unknown) =>
  error instanceof DatabaseUnreachable || (error instanceof DrizzleQueryError && isConnectionLost(error));

export const isDiskFull = (error: unknown) => {
  const { code, message = '' } = causeOf(error);
  return code === '53100' || diskFullMessages.test(message);
};

/** Errors thrown by drizzle and by us have the driver's error as their cause. */
const causeOf = (error: unknown): ErrorCause => (error instanceof Error ? ((error.cause ?? error) as ErrorCause) : {});
