import { sql } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { DatabaseAway, isLost } from './away.ts';

const dialect = new PgDialect({ casing: 'snake_case' });

type Transaction = NodePgTransaction<Record<string, never>, Record<string, never>>;

/**
 * What drizzle calls `transaction`, for a database that may go away at any statement: the client always comes back to the
 * pool, where drizzle would keep it for ever after a `begin` that failed, and what went wrong is said, not that nothing
 * could be rolled back afterwards.
 */
export const transactionOn =
  (pool: pg.Pool) =>
  async <Result>(work: (transaction: Transaction) => Promise<Result>, config?: PgTransactionConfig) => {
    const client = await connect(pool);
    const transaction: Transaction = new NodePgTransaction(
      dialect,
      new NodePgSession(client, dialect, undefined),
      undefined,
    );
    let isUsable = false;
    try {
      await transaction.execute(sql`begin`);
      if (config) await transaction.setTransaction(config);
      const result = await work(transaction);
      const { command } = await transaction.execute(sql`commit`);
      // After a failed statement Postgres takes a commit for a rollback, and does not call that an error.
      if (command !== 'COMMIT') throw new Error('A statement failed, so the transaction could not be committed');
      isUsable = true;
      return result;
    } catch (error) {
      isUsable = !isLost(error) && (await isRolledBack(transaction));
      throw error;
    } finally {
      client.release(!isUsable);
    }
  };

/** The pool's own failures are about the connection, whatever they are called. */
async function connect(pool: pg.Pool) {
  try {
    return await pool.connect();
  } catch (cause) {
    throw new DatabaseAway('The database cannot be reached', { cause });
  }
}

const isRolledBack = (transaction: Transaction) =>
  transaction.execute(sql`rollback`).then(
    () => true,
    () => false,
  );
