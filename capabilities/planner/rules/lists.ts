import { type Category, categories, type PlannerItem } from '../contract.ts';
import type { PackingItem } from '../packing-contract.ts';

/** Only active items are shown, in the order of the list. */
export const activeOf = (items: readonly PlannerItem[], category?: Category) =>
  items.filter((item) => !item.dismissed && (!category || item.category === category));

/** The active ones by category, without empty groups. */
export const groupsOf = (items: readonly PlannerItem[]) =>
  categories
    .map((category) => ({ category, items: activeOf(items, category) }))
    .filter((group) => group.items.length > 0);

const recently = 20;

/** The last ones to be dismissed come first; older ones are history. */
export const recentlyDismissed = (items: readonly PlannerItem[], category?: Category) =>
  items
    .filter((item) => item.dismissed && (!category || item.category === category))
    .toSorted((a, b) => (b.dismissedAt ?? '').localeCompare(a.dismissedAt ?? ''))
    .slice(0, recently);

/** The bags of a packing list, in the order of the list, and those of travelers for whom there is nothing yet. */
export function bagsOf(list: readonly PackingItem[], travelers: readonly string[]) {
  const owners = new Set<string | null>([null, ...travelers, ...list.map(({ traveler }) => traveler)]);
  return [...owners].map((traveler) => ({ traveler, items: list.filter((item) => item.traveler === traveler) }));
}
