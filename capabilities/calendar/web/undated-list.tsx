import { ChevronDown } from 'lucide-react';
import { Link } from 'wouter';
import type { CalendarEntry } from '../contract.ts';
import { pathOf } from '../rules/entry-words.ts';
import { EntryBadge } from './entry-badge-card.tsx';

/** Planner items without a date, which the calendar grid can't show. */
export function UndatedList({ entries }: { entries: readonly CalendarEntry[] }) {
  return (
    <details className="group border-line border-t px-4 sm:px-6 lg:max-h-56 lg:overflow-y-auto">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2">
        <h3 className="font-sans text-sm font-semibold tracking-normal">Items Without Dates</h3>
        <span className="text-sm text-ink-soft">{entries.length}</span>
        <ChevronDown
          aria-hidden
          size={18}
          className="ml-auto text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="text-sm text-ink-soft">These items have no date, so they cannot be displayed on the calendar.</p>
      <ul className="mt-3 mb-4 grid gap-2 sm:max-lg:grid-cols-2">
        {entries.map((entry) => (
          <li key={`${entry.type} ${entry.id}`}>
            <Link
              href={pathOf(entry)}
              className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-4 py-2 text-sm hover:underline"
            >
              <span className="min-w-0 flex-1 font-semibold">{entry.title}</span>
              <EntryBadge type={entry.type} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
