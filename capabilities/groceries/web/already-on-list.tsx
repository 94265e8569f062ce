import type { GroceryItem } from '../item-contract.ts';
import { alreadyOnText } from '../rules/already-on.ts';

interface AlreadyOnListProps {
  items: readonly GroceryItem[];
  typed: string;
}

/** Hint while typing that a food is already on the list. Loaded lazily, because the table of food names is large. */
export function AlreadyOnList({ items, typed }: AlreadyOnListProps) {
  const existingItems = alreadyOnText(items, typed);
  if (existingItems === '') return null;
  return (
    <p className="px-3 pt-1.5 pb-0.5 text-sm text-ink-soft">
      Already on the list: <span className="font-semibold text-ink">{existingItems}</span>. Adding it again buys both.
    </p>
  );
}
