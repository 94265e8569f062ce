import { Link } from 'wouter';
import type { CalendarEntry } from '../contract.ts';
import { pathOf } from '../rules/entry-words.ts';
import { EntryBadge } from './entry-badge-card.tsx';

/** Planner items without a date, which the calendar grid can't show. */
export function UndatedList({ entries }: { entries: readonly CalendarEntry[] }) {
  return (
    <section className="border-t border-line p-4 sm:p-6">
      <h3 className="text-lg">Items Without Dates</h3>
      <p className="text-sm text-ink-soft">These items have no date, so they cannot be displayed on the calendar.</p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {entries.map((entry) => (
          <li key={`${entry.type} ${entry.id}`}>
            <Link
              href={pathOf(entry) ?? '/planner'}
              className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-4 py-2 text-sm hover:underline"
            >
              <span className="min-w-0 flex-1 font-semibold">{entry.title}</span>
              <EntryBadge type={entry.type} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
