import type { Values } from '#capabilities/wand/rules/tools/tool.ts';

/** Translates proposals into the terms of the test sentences: names instead of ids, and spoken field names. */

/** Records by id. `of` is the name of the child that the record belongs to. */
export type Names = Map<string, { name: string; of?: string | undefined; values: Record<string, unknown> }>;

const spokenNames: Record<string, string> = {
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

/** List fields that a change replaces as a whole, while the sentences name only the new items. */
const appendedLists = ['allergies', 'dietaryRestrictions', 'preferences', 'favoriteColors', 'giftIdeas'];

/** Tools whose record is not identified by `id`, or whose field has another name in the sentences. */
const toolValues: Record<string, (values: Values, nameOf: (id: unknown) => unknown) => Record<string, unknown>> = {
  add_packing: ({ name }) => ({ item: name }),
  make_gift_ideas: ({ childId }, nameOf) => ({ record: nameOf(childId) }),
  add_gift_idea: ({ childId, title }, nameOf) => ({ record: nameOf(childId), idea: title }),
  change_grocery: ({ itemId }, nameOf) => ({ record: nameOf(itemId), item: nameOf(itemId) }),
  change_packing: ({ itemId }, nameOf) => ({ item: nameOf(itemId) }),
  remove_packing: ({ itemId }, nameOf) => ({ item: nameOf(itemId) }),
};

export const spokenTool = (tool: string) => (tool === 'change_child' ? 'change_member' : tool);

/** Current values of the record that a tool changes; empty for other tools. */
export function currentValues(tool: string, { id }: Values, names: Names): Record<string, unknown> {
  const values = tool.startsWith('change_') && typeof id === 'string' ? (names.get(id)?.values ?? {}) : {};
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [spokenNames[field] ?? field, value]));
}

export function spokenValues(tool: string, values: Values, names: Names): Record<string, unknown> {
  const nameOf = (id: unknown) => (typeof id === 'string' ? (names.get(id)?.name ?? id) : id);
  // A reminder or a hand-off names its record beside its type.
  const id = values.id ?? values.recordId;
  const record = typeof id === 'string' ? names.get(id) : undefined;
  const spoken = Object.entries(values).map(([field, value]) => {
    const current = record?.values[field];
    const isAdded = (item: string) => !(Array.isArray(current) && current.includes(item));
    const list = Array.isArray(value)
      ? value.filter((item) => !appendedLists.includes(field) || isAdded(item)).map(nameOf)
      : nameOf(value);
    return [spokenNames[field] ?? field, list];
  });
  return {
    ...Object.fromEntries(spoken),
    ...(record && { record: record.name, of: record.of }),
    ...toolValues[tool]?.(values, nameOf),
  };
}
