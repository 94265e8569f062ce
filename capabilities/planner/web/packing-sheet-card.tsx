import { today } from '#core/dates.ts';
import { PrintOnly } from '#web/ui/overlays/print-only.tsx';
import type { PlannerItem } from '../contract.ts';
import type { bagsOf } from '../rules/lists.ts';
import { dueWords } from '../rules/words.ts';

interface PackingSheetProps {
  trip: PlannerItem;
  bags: ReturnType<typeof bagsOf>;
}

/** The packing list on paper, with boxes to tick. */
export function PackingSheet({ trip, bags }: PackingSheetProps) {
  return (
    <PrintOnly>
      <div className="paper-head">
        <p className="paper-title">{trip.title}</p>
        <p>{[trip.destination, dueWords(trip, today())].filter(Boolean).join(', ')}</p>
      </div>
      <div className="packing-sheet">
        {bags
          .filter(({ items }) => items.length > 0)
          .map(({ traveler, items }) => (
            <section key={traveler ?? ''}>
              <h2>{traveler ?? 'Shared'}</h2>
              <ul>
                {items.map(({ id, name, isPacked }) => (
                  <li key={id} data-packed={isPacked || undefined}>
                    {name}
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </PrintOnly>
  );
}
