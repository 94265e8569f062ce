import { DrizzleQueryError } from 'drizzle-orm';

/** Nobody answers at the database's address, for now. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

interface Fault {
  code?: string;
  message?: string;
}

/** Classes and codes of Postgres for: no connection, no access, no such database, no resources, shutting down, idle too long. */
const lostInPostgres = /^(08|28|3D|53|57P0|25P03)/;
/** Codes of the operating system. A unix socket of a Postgres that is down is a file that is not there. */
const lostInSystem = /^(ECONN|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|EHOST|ENET)/;
const lostInDriver =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|after calling end on the pool/;
const lostInEngine = /The embedded database/;
const noRoom = /No space left on device|ENOSPC|could not extend file|Disk quota exceeded/;

/** Whether something that the driver or drizzle threw says that there is no connection any more, or never was. */
export function isLost(error: unknown): boolean {
  const { code = '', message = '' } = faultOf(error);
  return (
    lostInPostgres.test(code) || lostInSystem.test(code) || lostInDriver.test(message) || lostInEngine.test(message)
  );
}

/** The same of whatever was thrown: a lost connection to somebody else, a browser for example, says nothing of the database. */
export const isAway = (error: unknown) =>
  error instanceof DatabaseAway || (error instanceof DrizzleQueryError && isLost(error));

export const isDiskFull = (error: unknown) => {
  const { code, message = '' } = faultOf(error);
  return code === '53100' || noRoom.test(message);
};

/** What drizzle and we throw has the driver's own error inside. */
const faultOf = (error: unknown): Fault => (error instanceof Error ? ((error.cause ?? error) as Fault) : {});
