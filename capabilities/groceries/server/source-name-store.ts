import { sql } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import { follow, type Scope } from '#server/database/scope.ts';
import type { NeedSource } from '../rules/needs.ts';
import { itemRows } from './store.ts';
import { groceryItems } from './tables.ts';

/** Items store copies of recipe and people names in their sources; these are updated when the originals are renamed. */

async function renameSources(scope: Scope, id: string, rename: (source: NeedSource) => NeedSource) {
  const mentionsId = sql`strpos(${groceryItems.need}::text, ${id}) > 0`;
  for (const { id: itemId, need } of await itemRows(scope).list({ where: mentionsId }))
    if (need) await itemRows(scope).change(itemId, { need: { ...need, sources: need.sources.map(rename) } });
}

follow(householdMembers, {
  async changed(scope, { id, name }, previous) {
    if (name === previous.name) return;
    await renameSources(scope, id, ({ people, ...source }) => ({
      ...source,
      people: source.memberIds.includes(id) ? people.map((one) => (one === previous.name ? name : one)) : people,
    }));
  },
});

follow(recipes, {
  async changed(scope, { id, name }, previous) {
    if (name === previous.name) return;
    await renameSources(scope, id, (source) => (source.recipeId === id ? { ...source, recipeName: name } : source));
  },
});
