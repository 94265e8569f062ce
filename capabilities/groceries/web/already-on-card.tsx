import type { GroceryItem } from '../item-contract.ts';
import { alreadyOn } from '../rules/already-on.ts';

interface AlreadyOnCardProps {
  items: readonly GroceryItem[];
  typed: string;
}

/** Tells while she types; the names of foods are a large table, so this comes with the first letter. */
export function AlreadyOnCard({ items, typed }: AlreadyOnCardProps) {
  const same = alreadyOn(items, typed);
  if (same === '') return null;
  return (
    <p className="px-3 pt-1.5 pb-0.5 text-sm text-ink-soft">
      Already on the list: <span className="font-semibold text-ink">{same}</span>. Adding it makes another line.
    </p>
  );
}
