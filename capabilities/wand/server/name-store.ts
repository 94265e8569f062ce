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
import { acrossFamilies, type Scope, type Sql } from '#server/database/scope.ts';
import type { NamedThing } from '../contract.ts';

const nobody = sql`'{}'::text[]`;
const nowhere = sql`''`;

interface Source {
  table: PgTable & { id: PgColumn; familyId: PgColumn };
  kind: SQL;
  title: PgColumn | SQL;
  people?: SQL | PgColumn;
  beside?: PgColumn;
  only?: SQL;
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
    only: sql`not ${plannerItems.dismissed}`,
  },
  { table: connectedServices, kind: sql`'subscription'`, title: connectedServices.serviceName },
  { table: recipes, kind: sql`'recipe'`, title: recipes.name },
  {
    table: groceryItems,
    kind: sql`'line'`,
    title: sql`coalesce(${groceryItems.ownName}, ${groceryItems.need} ->> 'food')`,
    only: sql`not ${groceryItems.isRemoved} and exists (select from ${groceryLists} where ${groceryLists.id} = ${groceryItems.listId} and ${groceryLists.status} = 'pending')`,
  },
];

const each = sources.map(
  ({ table, kind, title, people = nobody, beside, only = sql`true` }) =>
    sql`select ${kind} as kind, ${table.id} as id, ${title} as title, ${people} as people, ${beside ? sql`coalesce(${beside}, '')` : nowhere} as beside from ${table} where ${table.familyId} = ${sql.raw('$1')} and ${only}`,
);
const { sql: text } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(sql.join(each, sql` union all `));

/** What everything is called, in one statement: whoever answers begins with it, and need not read all there is to know what is meant. */
export async function namesOf(scope: Scope): Promise<NamedThing[]> {
  // By its name it is planned once for each connection, which takes longer than the rest of it.
  const { $client } = acrossFamilies(scope) as Sql & { $client: Pool };
  const { rows } = await $client.query<NamedThing>({ name: 'wand_names', text, values: [scope.person.familyId] });
  return rows;
}
