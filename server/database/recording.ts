import { and, eq, getTableName, lt, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../http/errors.ts';
import type { Database } from './database.ts';
import { recordedRows } from './recording-table.ts';
import { acrossFamilies, type Scope, type Sql } from './scope.ts';
import { familyTables, tablesInOrder } from './tenants.ts';

/** Tables whose rows are the assistant's own: what it says and does is not part of what it did. */
export const unrecorded = ['recorded_rows', 'wand_turns', 'wand_proposals'];

/** From now to the end of this transaction the database notes what happens to the family's rows. */
export async function record(scope: Scope, actionId: string) {
  await acrossFamilies(scope).execute(
    sql`select set_config('mothership.action', ${actionId}, true), set_config('mothership.person', ${scope.person.userId}, true)`,
  );
}

/** The images hold what was removed on purpose: nobody takes back what is older, so they go. */
const keptDays = 30;

export async function deleteOldRecordings(database: Database) {
  const isOld = lt(recordedRows.createdAt, sql`now() - make_interval(days => ${keptDays})`);
  await acrossFamilies(database).delete(recordedRows).where(isOld);
}

const tooLongAgo = () => new Refusal(409, 'It is too long ago to be undone');
const changedSince = () => new Refusal(409, 'It was changed in the meantime, so it cannot be undone');
const usedSince = () => new Refusal(409, 'Something else uses it by now, so it cannot be undone');

type Recorded = typeof recordedRows.$inferSelect;
type RowChange = Pick<Recorded, 'tableName' | 'rowId' | 'before' | 'after'>;

/** Puts every row back as it was before the action, all of them or none, and says how many there were. */
export async function takeBack(scope: Scope, actionId: string, doneAt: string) {
  if (Date.now() - Date.parse(doneAt) > keptDays * 24 * 60 * 60 * 1000) throw tooLongAgo();
  const db = acrossFamilies(scope);
  const ofAction = and(eq(recordedRows.familyId, scope.person.familyId), eq(recordedRows.actionId, actionId));
  const changes = byRow(await db.select().from(recordedRows).where(ofAction).orderBy(recordedRows.place));
  if (await isUsedElsewhere(scope, changes)) throw usedSince();
  try {
    for (const change of inOrderOfReturn(changes)) await putBack(scope, change);
  } catch (error) {
    // A row that it needs is gone, or another has taken its place.
    if (/^23/.test(codeOf(error))) throw changedSince();
    throw error;
  }
  await db.delete(recordedRows).where(ofAction);
  return changes.length;
}

/** What became of each row in all, however often it was touched. */
const byRow = (recorded: readonly Recorded[]): RowChange[] =>
  [...Map.groupBy(recorded, ({ rowId }) => rowId).values()].flatMap((images) => {
    const [first, last] = [images[0], images.at(-1)];
    return first && last && (first.before || last.after) ? [{ ...first, after: last.after }] : [];
  });

/**
 * What others refer to comes back before them and goes after them. What was changed last is put back first, as it may stand where
 * another was before.
 */
function inOrderOfReturn(changes: readonly RowChange[]): RowChange[] {
  const place = new Map(tablesInOrder().map((table, index) => [getTableName(table), index]));
  const placeOf = ({ tableName }: RowChange) => place.get(tableName) ?? 0;
  const removed = changes.filter(({ after }) => after === null);
  const changed = changes.filter(({ before, after }) => before !== null && after !== null);
  const made = changes.filter(({ before }) => before === null);
  return [
    ...removed.toSorted((a, b) => placeOf(a) - placeOf(b)),
    ...changed.toReversed(),
    ...made.toSorted((a, b) => placeOf(b) - placeOf(a)),
  ];
}

async function putBack(scope: Scope, { tableName, rowId, before, after }: RowChange) {
  const db = acrossFamilies(scope);
  const table = sql.identifier(tableName);
  const mine = sql`t.id = ${rowId} and t.family_id = ${scope.person.familyId}`;
  const isAsLeft = sql`${mine} and to_jsonb(t) = ${JSON.stringify(after)}::jsonb`;
  const former = sql`jsonb_populate_record(null::${table}, ${JSON.stringify(before)}::jsonb)`;
  let statement: SQL;
  if (before === null) statement = sql`delete from ${table} t where ${isAsLeft} returning t.id`;
  else if (after === null) statement = sql`insert into ${table} select * from ${former} returning id`;
  else {
    const columns = Object.keys(before).map((name) => sql.identifier(name));
    const names = sql.join(columns, sql`, `);
    statement = sql`update ${table} t set (${names}) = (select ${names} from ${former}) where ${isAsLeft} returning t.id`;
  }
  const { rows } = await db.execute(statement);
  if (rows.length === 0) throw changedSince();
}

/** What is kept for undo names nobody who is erased. */
export const forgetPerson = (db: Sql, personId: string, nobody: string) =>
  db.execute(sql`update recorded_rows set
    before = replace(before::text, ${personId}, ${nobody})::jsonb, after = replace(after::text, ${personId}, ${nobody})::jsonb
    where coalesce(after, before) ->> 'user_id' = ${personId}`);

/** Whether other rows refer to what was made. Not by foreign keys alone: ids inside lists and texts have none. */
async function isUsedElsewhere(scope: Scope, changes: readonly RowChange[]): Promise<boolean> {
  const made = changes.filter(({ before }) => before === null).map(({ rowId }) => rowId);
  if (made.length === 0) return false;
  const touched = sql.join(
    changes.map(({ rowId }) => sql`${rowId}::uuid`),
    sql`, `,
  );
  const mentions = sql.join(
    made.map((id) => sql`position(${id} in t::text) > 0`),
    sql` or `,
  );
  const searched = familyTables.map(getTableName).filter((name) => !unrecorded.includes(name));
  const found = searched.map((name) => {
    const others = sql`t.family_id = ${scope.person.familyId} and t.id not in (${touched})`;
    return sql`(select 1 from ${sql.identifier(name)} t where ${others} and (${mentions}) limit 1)`;
  });
  const { rows } = await acrossFamilies(scope).execute(sql.join(found, sql` union all `));
  return rows.length > 0;
}

const codeOf = (error: unknown): string => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : cause ? codeOf(cause) : '';
};
