import { Plus } from 'lucide-react';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { today } from '#core/dates.ts';
import { useAddNeededFood, useUsuallyNeeded } from './hooks.ts';

/** A quiet line above this week's list: what the family usually needs by now, each one tap away. */
export function UsuallyNeededCard({ week }: { week: string }) {
  return week === mondayOf(today()) ? <NeededNow /> : null;
}

function NeededNow() {
  const { data: needed = [] } = useUsuallyNeeded();
  const add = useAddNeededFood();
  if (needed.length === 0) return null;
  return (
    <section
      aria-label="Usually needed"
      className="flex flex-wrap items-center gap-2 text-sm text-ink-soft print:hidden"
    >
      <p>Usually needed by now</p>
      {needed.map((nudge) => (
        <button
          key={nudge.key}
          type="button"
          aria-label={`Add ${nudge.label}`}
          className="chip text-ink"
          onClick={() => void add(nudge)}
        >
          <Plus aria-hidden size={16} />
          {nudge.label}
        </button>
      ))}
    </section>
  );
}
