import { sql } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { DatabaseUnreachable, isConnectionLost } from './database-errors.ts';

/** As drizzle's own, for statements that it doesn't build. */
export const dialect = new PgDialect({ casing: 'snake_case' });

type Transaction = NodePgTransaction<Record<string, never>, Record<string, never>>;

/**
 * Replaces drizzle's `transaction`, for a database whose connection may be lost at any statement. It always releases
 * the client, which drizzle leaks after a failed `begin`, and it throws the original error and not that of the failed
 * rollback.
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
      // After a failed statement Postgres treats a commit as a rollback without reporting an error.
      if (command !== 'COMMIT') throw new Error('A statement failed, so the transaction could not be committed');
      isUsable = true;
      return result;
    } catch (error) {
      isUsable = !isConnectionLost(error) && (await isRolledBack(transaction));
      throw error;
    } finally {
      client.release(!isUsable);
    }
  };

/** Any failure to get a client from the pool means that the database is unreachable. */
async function connect(pool: pg.Pool) {
  try {
    return await pool.connect();
  } catch (cause) {
    throw new DatabaseUnreachable('The database cannot be reached', { cause });
  }
}

const isRolledBack = (transaction: Transaction) =>
  transaction.execute(sql`rollback`).then(
    () => true,
    () => false,
  );
