import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { familyTables } from './tenants.ts';

/** The family tables, each after the tables it references: insert rows in this order, delete them in reverse. */
export function tablesInReferenceOrder(): PgTable[] {
  const ordered = new Set<PgTable>();
  const visit = (table: PgTable) => {
    if (ordered.has(table)) return;
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference();
      if (foreignTable !== table && familyTables.includes(foreignTable)) visit(foreignTable);
    }
    ordered.add(table);
  };
  familyTables.forEach(visit);
  return [...ordered];
}
