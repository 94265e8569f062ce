import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { weekRange } from '#capabilities/meals/rules/week-words.ts';
import { Card } from '#web/ui/card.tsx';
import type { GroceryListSummary } from '../contract.ts';

/** Every other list, each to be opened. */
export function PreviousList({ lists }: { lists: readonly GroceryListSummary[] }) {
  if (lists.length === 0) return <Card className="text-center text-ink-soft">No previous lists yet</Card>;
  return (
    <ul className="card divide-y divide-line overflow-hidden">
      {lists.map((list) => (
        <li key={list.id}>
          <Link
            href={`/grocery-lists?list=${list.id}`}
            className="flex min-h-16 items-center gap-4 px-5 py-3 -outline-offset-2 hover:bg-sunken"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{weekRange(list.weekStartDate)}</span>
              <span className="block text-sm text-ink-soft">Status: {list.status}</span>
            </span>
            <span className="tabular text-sm whitespace-nowrap text-ink-soft">
              {list.itemCount === 1 ? '1 item' : `${list.itemCount} items`}
            </span>
            <ChevronRight aria-hidden size={18} className="text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
