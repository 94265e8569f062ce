import type { Values } from '#capabilities/wand/rules/tools/tool.ts';

/** A proposal in the words of the sentences: people and records by their names, fields as one says them. */

/** What is known about every record by its id. */
export type Names = Map<string, { name: string; of?: string | undefined; values: Record<string, unknown> }>;

const spoken: Record<string, string> = {
  childId: 'who',
  recurringFrequency: 'repeats',
  recurringUntil: 'until',
  affectedChildren: 'children',
  triggerDate: 'date',
  startDate: 'start',
  endDate: 'end',
  memberType: 'kind',
  preferences: 'interests',
  lines: 'items',
  mealType: 'meal',
  recipeId: 'recipe',
  subscriptionCost: 'cost',
  billingFrequency: 'frequency',
  nextBillingDate: 'nextBilling',
  serviceName: 'name',
  isFavorite: 'favorite',
  weekStartDate: 'week',
};

/** Lists of which a change names the whole; the sentences name what is new. */
const growing = ['allergies', 'dietaryRestrictions', 'preferences', 'favoriteColors', 'giftIdeas'];

/** In these tools another record is meant than the one that `id` names, or a field has another name. */
const special: Record<string, (values: Values, nameOf: (id: unknown) => unknown) => Record<string, unknown>> = {
  add_packing: ({ name }) => ({ item: name }),
  make_gift_ideas: ({ childId }, nameOf) => ({ record: nameOf(childId) }),
  add_gift_idea: ({ childId, title }, nameOf) => ({ record: nameOf(childId), idea: title }),
  change_grocery: ({ itemId }, nameOf) => ({ record: nameOf(itemId) }),
};

export const spokenTool = (tool: string) => (tool === 'change_child' ? 'change_member' : tool);

/** What a record says that is changed; the values of another are all its own. */
export function keptValues(tool: string, { id }: Values, names: Names): Record<string, unknown> {
  const kept = tool.startsWith('change_') && typeof id === 'string' ? (names.get(id)?.values ?? {}) : {};
  return Object.fromEntries(Object.entries(kept).map(([field, value]) => [spoken[field] ?? field, value]));
}

export function spokenValues(tool: string, values: Values, names: Names): Record<string, unknown> {
  const nameOf = (id: unknown) => (typeof id === 'string' ? (names.get(id)?.name ?? id) : id);
  const record = typeof values.id === 'string' ? names.get(values.id) : undefined;
  const said = Object.entries(values).map(([field, value]) => {
    const former = record?.values[field];
    const isAdded = (one: string) => !(Array.isArray(former) && former.includes(one));
    const list = Array.isArray(value)
      ? value.filter((one) => !growing.includes(field) || isAdded(one)).map(nameOf)
      : nameOf(value);
    return [spoken[field] ?? field, list];
  });
  return {
    ...Object.fromEntries(said),
    ...(record && { record: record.name, of: record.of }),
    ...special[tool]?.(values, nameOf),
  };
}
