import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { now } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { acrossFamilies, type Db } from '../../database/scope.ts';
import { oidcPayloads } from './tables.ts';

/** Stores the provider's state in the database, so that all processes share it and it survives a restart. */
export class PayloadAdapter implements Adapter {
  readonly #sql: Db;
  readonly #model: string;

  constructor(database: Database, model: string) {
    this.#sql = acrossFamilies(database);
    this.#model = model;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number) {
    const row = {
      payload,
      grantId: payload.grantId ?? null,
      uid: payload.uid ?? null,
      accountId: payload.accountId ?? null,
      expiresAt: expiresIn === undefined ? null : sql`now() + make_interval(secs => ${expiresIn})`,
    };
    await this.#sql
      .insert(oidcPayloads)
      .values({ model: this.#model, id, ...row })
      .onConflictDoUpdate({ target: [oidcPayloads.model, oidcPayloads.id], set: row });
  }

  find(id: string) {
    return this.#findUnexpired(eq(oidcPayloads.id, id));
  }

  findByUid(uid: string) {
    return this.#findUnexpired(eq(oidcPayloads.uid, uid));
  }

  /** User codes belong to the device flow, which is disabled. */
  async findByUserCode() {
    return undefined;
  }

  async consume(id: string) {
    await this.#sql.update(oidcPayloads).set({ consumedAt: now }).where(this.#with(id));
  }

  async destroy(id: string) {
    await this.#sql.delete(oidcPayloads).where(this.#with(id));
  }

  async revokeByGrantId(grantId: string) {
    await this.#sql.delete(oidcPayloads).where(eq(oidcPayloads.grantId, grantId));
  }

  #with(id: string) {
    return and(eq(oidcPayloads.model, this.#model), eq(oidcPayloads.id, id));
  }

  async #findUnexpired(condition: SQL) {
    const notExpired = or(isNull(oidcPayloads.expiresAt), gt(oidcPayloads.expiresAt, now));
    const [row] = await this.#sql
      .select({ payload: oidcPayloads.payload, consumedAt: oidcPayloads.consumedAt })
      .from(oidcPayloads)
      .where(and(eq(oidcPayloads.model, this.#model), condition, notExpired));
    if (!row) return undefined;
    const { payload, consumedAt } = row;
    return consumedAt === null ? payload : { ...payload, consumed: Math.floor(Date.parse(consumedAt) / 1000) };
  }
}

export async function deleteExpiredPayloads(database: Database) {
  await acrossFamilies(database).delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now));
}
