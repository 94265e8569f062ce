import type { CalendarDate } from '#core/dates.ts';
import { type Category, categories, type PlannerItem } from '../contract.ts';
import type { PackingItem } from '../packing-contract.ts';
import { dueDate } from './rhythm.ts';

/** The items that are not dismissed, in list order. */
export const activeOf = (items: readonly PlannerItem[], category?: Category) =>
  items.filter((item) => !item.dismissed && (!category || item.category === category));

/** By the date on which they are due; those without one last. */
export const soonestFirst = (items: readonly PlannerItem[], today: CalendarDate) =>
  items
    .map((item) => ({ item, due: dueDate(item, today) ?? 'whenever' }))
    .toSorted((a, b) => a.due.localeCompare(b.due))
    .map(({ item }) => item);

/** Active items by category, without empty groups. */
export const groupByCategory = (items: readonly PlannerItem[]) =>
  categories
    .map((category) => ({ category, items: activeOf(items, category) }))
    .filter((group) => group.items.length > 0);

const maxDismissed = 20;

/** The latest dismissed items, newest first. */
export const recentlyDismissed = (items: readonly PlannerItem[], category?: Category) =>
  items
    .filter((item) => item.dismissed && (!category || item.category === category))
    .toSorted((a, b) => (b.dismissedAt ?? '').localeCompare(a.dismissedAt ?? ''))
    .slice(0, maxDismissed);

/** Groups a packing list by traveler: the shared bag first, then one for each traveler, even if it is empty. */
export function bagsOf(list: readonly PackingItem[], travelers: readonly string[]) {
  const owners = new Set<string | null>([null, ...travelers, ...list.map(({ traveler }) => traveler)]);
  return [...owners].map((traveler) => ({ traveler, items: list.filter((item) => item.traveler === traveler) }));
}
