import { sql } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import { follow, type Scope } from '#server/database/scope.ts';
import type { NeedSource } from '../rules/needs.ts';
import { itemRows } from './store.ts';
import { groceryItems } from './tables.ts';

/** A line of a list says for which meal it is bought, and for whom, by their names: these follow. */

async function renameSources(scope: Scope, id: string, renamed: (source: NeedSource) => NeedSource) {
  const namesIt = sql`strpos(${groceryItems.need}::text, ${id}) > 0`;
  for (const { id: itemId, need } of await itemRows(scope).list({ where: namesIt }))
    if (need) await itemRows(scope).change(itemId, { need: { ...need, sources: need.sources.map(renamed) } });
}

follow(householdMembers, {
  async changed(scope, { id, name }, former) {
    if (name === former.name) return;
    await renameSources(scope, id, ({ people, ...source }) => ({
      ...source,
      people: source.memberIds.includes(id) ? people.map((one) => (one === former.name ? name : one)) : people,
    }));
  },
});

follow(recipes, {
  async changed(scope, { id, name }, former) {
    if (name === former.name) return;
    await renameSources(scope, id, (source) => (source.recipeId === id ? { ...source, recipeName: name } : source));
  },
});
