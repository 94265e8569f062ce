import { and, eq, getTableName, lt, max, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../http/errors.ts';
import type { Database } from './database.ts';
import { recordedRows } from './recording-table.ts';
import { tablesInReferenceOrder } from './reference-order.ts';
import { acrossFamilies, type Db, type Scope } from './scope.ts';
import { familyTables } from './tenants.ts';

/**
 * Tables that are not recorded: the assistant's own, the ledger of what people were told, and the ids of changes.
 * Undoing an action leaves them alone.
 */
export const unrecordedTables = ['recorded_rows', 'wand_turns', 'wand_proposals', 'notices', 'intents'];

/** Makes the triggers record all changes to family rows until the end of this transaction. */
export async function startRecording(scope: Scope, actionId: string) {
  await acrossFamilies(scope).execute(
    sql`select set_config('mothership.action', ${actionId}, true), set_config('mothership.person', ${scope.person.userId}, true)`,
  );
}

/** Images contain data that was deleted on purpose, so they are kept only this long. Older actions can't be undone. */
const retentionDays = 30;

export async function deleteOldRecordings(database: Database) {
  const isOld = lt(recordedRows.createdAt, sql`now() - make_interval(days => ${retentionDays})`);
  await acrossFamilies(database).delete(recordedRows).where(isOld);
}

const tooLateError = () => new Refusal(409, "It's too late to undo this");
const changedSinceError = () => new Refusal(409, "It has changed since, so it can't be undone");
const usedSinceError = () => new Refusal(409, "Something else uses it now, so it can't be undone");

type Recorded = typeof recordedRows.$inferSelect;
type RowChange = Pick<Recorded, 'tableName' | 'rowId' | 'before' | 'after'>;

/** Restores every row to its state before the action, all or none. Returns the number of rows. */
export async function undoAction(scope: Scope, actionId: string, doneAt: string) {
  if (Date.now() - Date.parse(doneAt) > retentionDays * 24 * 60 * 60 * 1000) throw tooLateError();
  const db = acrossFamilies(scope);
  const ofAction = and(eq(recordedRows.familyId, scope.person.familyId), eq(recordedRows.actionId, actionId));
  const changes = mergeByRow(await db.select().from(recordedRows).where(ofAction).orderBy(recordedRows.place));
  if (await isUsedElsewhere(scope, changes)) throw usedSinceError();
  try {
    for (const change of inUndoOrder(changes)) await restoreRow(scope, change);
  } catch (error) {
    // A referenced row is gone, or another row now has the same unique values.
    if (/^23/.test(errorCodeOf(error))) throw changedSinceError();
    throw error;
  }
  await db.delete(recordedRows).where(ofAction);
  return changes.length;
}

/** When a row was last changed by an action that can be undone. */
export async function lastUndoableChange(scope: Scope, rowId: string): Promise<string | null> {
  const ofRow = and(eq(recordedRows.familyId, scope.person.familyId), eq(recordedRows.rowId, rowId));
  const [found] = await acrossFamilies(scope)
    .select({ at: max(recordedRows.createdAt) })
    .from(recordedRows)
    .where(ofRow);
  return found?.at ?? null;
}

/** Merges the changes of each row into one, from its first image to its last. */
const mergeByRow = (recorded: readonly Recorded[]): RowChange[] =>
  [...Map.groupBy(recorded, ({ rowId }) => rowId).values()].flatMap((images) => {
    const [first, last] = [images[0], images.at(-1)];
    return first && last && (first.before || last.after) ? [{ ...first, after: last.after }] : [];
  });

/**
 * Deleted rows are restored first, referenced rows before the rows that reference them. Changed rows follow, last
 * change first, because a row may now have unique values that another had before. Added rows are deleted last, in
 * reverse reference order.
 */
function inUndoOrder(changes: readonly RowChange[]): RowChange[] {
  const place = new Map(tablesInReferenceOrder().map((table, index) => [getTableName(table), index]));
  const placeOf = ({ tableName }: RowChange) => place.get(tableName) ?? 0;
  const removed = changes.filter(({ after }) => after === null);
  const changed = changes.filter(({ before, after }) => before !== null && after !== null);
  const added = changes.filter(({ before }) => before === null);
  return [
    ...removed.toSorted((a, b) => placeOf(a) - placeOf(b)),
    ...changed.toReversed(),
    ...added.toSorted((a, b) => placeOf(b) - placeOf(a)),
  ];
}

async function restoreRow(scope: Scope, { tableName, rowId, before, after }: RowChange) {
  const db = acrossFamilies(scope);
  const table = sql.identifier(tableName);
  const inScope = sql`t.id = ${rowId} and t.family_id = ${scope.person.familyId}`;
  const isUnchanged = sql`${inScope} and to_jsonb(t) = ${JSON.stringify(after)}::jsonb`;
  const previous = sql`jsonb_populate_record(null::${table}, ${JSON.stringify(before)}::jsonb)`;
  let statement: SQL;
  if (before === null) statement = sql`delete from ${table} t where ${isUnchanged} returning t.id`;
  else if (after === null) statement = sql`insert into ${table} select * from ${previous} returning id`;
  else {
    const columns = Object.keys(before).map((name) => sql.identifier(name));
    const names = sql.join(columns, sql`, `);
    statement = sql`update ${table} t set (${names}) = (select ${names} from ${previous}) where ${isUnchanged} returning t.id`;
  }
  const { rows } = await db.execute(statement);
  if (rows.length === 0) throw changedSinceError();
}

/**
 * Replaces the id of an erased person in the recorded images of their own rows, and in those of others in their
 * families.
 */
export async function replacePersonInRecordings(db: Db, personId: string, placeholderId: string) {
  const isInFamilies = sql`family_id in (select family_id from family_members where user_id = ${personId})`;
  const conditions = [
    sql`coalesce(after, before) ->> 'user_id' = ${personId}`,
    sql`${isInFamilies} and position(${personId} in concat(before, after)) > 0`,
  ];
  // Two statements, because the first has an index of its own.
  for (const condition of conditions)
    await db.execute(sql`update recorded_rows set
      before = replace(before::text, ${personId}, ${placeholderId})::jsonb, after = replace(after::text, ${personId}, ${placeholderId})::jsonb
      where ${condition}`);
}

/** Whether other rows mention the added rows. Searches text, because ids in lists and texts have no foreign keys. */
async function isUsedElsewhere(scope: Scope, changes: readonly RowChange[]): Promise<boolean> {
  const added = changes.filter(({ before }) => before === null).map(({ rowId }) => rowId);
  if (added.length === 0) return false;
  const touched = sql.join(
    changes.map(({ rowId }) => sql`${rowId}::uuid`),
    sql`, `,
  );
  const mentions = sql.join(
    added.map((id) => sql`position(${id} in t::text) > 0`),
    sql` or `,
  );
  const searched = familyTables.map(getTableName).filter((name) => !unrecordedTables.includes(name));
  const found = searched.map((name) => {
    const others = sql`t.family_id = ${scope.person.familyId} and t.id not in (${touched})`;
    return sql`(select 1 from ${sql.identifier(name)} t where ${others} and (${mentions}) limit 1)`;
  });
  const { rows } = await acrossFamilies(scope).execute(sql.join(found, sql` union all `));
  return rows.length > 0;
}

const errorCodeOf = (error: unknown): string => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : cause ? errorCodeOf(cause) : '';
};
