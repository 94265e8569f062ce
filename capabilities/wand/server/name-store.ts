import { type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { appointments } from '#capabilities/appointments/server/tables.ts';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
import { events } from '#capabilities/calendar/server/tables.ts';
import { groceryItems, groceryLists } from '#capabilities/groceries/server/tables.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import { connectedServices } from '#capabilities/subscriptions/server/tables.ts';
import { acrossFamilies, type Db, type Scope } from '#server/database/scope.ts';
import type { NamedThing } from '../contract.ts';

const noPeople = sql`'{}'::text[]`;
const emptyText = sql`''`;

interface Source {
  table: PgTable & { id: PgColumn; familyId: PgColumn };
  kind: SQL;
  title: PgColumn | SQL;
  people?: SQL | PgColumn;
  beside?: PgColumn;
  where?: SQL;
}

const sources: Source[] = [
  {
    table: appointments,
    kind: sql`'appointment'`,
    title: appointments.title,
    people: sql`array_remove(array[${appointments.childName}], null)`,
    beside: appointments.location,
  },
  { table: events, kind: sql`'event'`, title: events.title, people: events.affectedChildren, beside: events.location },
  { table: birthdays, kind: sql`'birthday'`, title: birthdays.name, beside: birthdays.partyLocation },
  {
    table: plannerItems,
    kind: sql`case ${plannerItems.category} when 'trip' then 'trip' else 'task' end`,
    title: plannerItems.title,
    beside: plannerItems.destination,
    where: sql`not ${plannerItems.dismissed}`,
  },
  { table: connectedServices, kind: sql`'subscription'`, title: connectedServices.serviceName },
  { table: recipes, kind: sql`'recipe'`, title: recipes.name },
  {
    table: groceryItems,
    kind: sql`'line'`,
    title: sql`coalesce(${groceryItems.ownName}, ${groceryItems.need} ->> 'food')`,
    where: sql`not ${groceryItems.isRemoved} and exists (select from ${groceryLists} where ${groceryLists.id} = ${groceryItems.listId} and ${groceryLists.status} = 'pending')`,
  },
];

const selects = sources.map(
  ({ table, kind, title, people = noPeople, beside, where = sql`true` }) =>
    sql`select ${kind} as kind, ${table.id} as id, ${title} as title, ${people} as people, ${beside ? sql`coalesce(${beside}, '')` : emptyText} as beside from ${table} where ${table.familyId} = ${sql.raw('$1')} and ${where}`,
);
const { sql: text } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(sql.join(selects, sql` union all `));

/** Lists the names of all records in one statement, so that a brain can match names without loading every list. */
export async function namesOf(scope: Scope): Promise<NamedThing[]> {
  // A named statement is planned once per connection; planning takes longer than running it.
  const { $client } = acrossFamilies(scope) as Db & { $client: Pool };
  const { rows } = await $client.query<NamedThing>({ name: 'wand_names', text, values: [scope.person.familyId] });
  return rows;
}
