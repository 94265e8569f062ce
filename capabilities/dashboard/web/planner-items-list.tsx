import { useRef } from 'react';
import type { PlannerItem } from '#capabilities/planner/contract.ts';
import { ReminderCard } from '#capabilities/planner/web/reminder-card.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { HouseDrawing } from '#web/ui/illustrations/house.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';

interface PlannerItemsListProps {
  items: readonly PlannerItem[];
  /** Number of all active items. */
  count: number;
  onDismiss: (item: PlannerItem) => void;
}

/** The soonest few planner items. */
export function PlannerItemsList({ items, count, onDismiss }: PlannerItemsListProps) {
  const section = useRef<HTMLElement>(null);
  const dismiss = (item: PlannerItem) => {
    // The pressed button disappears with its card, so the focus moves to the section.
    section.current?.focus({ preventScroll: true });
    onDismiss(item);
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="Planner Items" className="min-w-0 outline-none">
      <SectionHeading title="Planner Items">
        {count > 0 && (
          <ButtonLink href="/planner" variant="quiet" className="-mr-3 px-3">
            {count > items.length ? `See all ${count}` : 'Open planner'}
          </ButtonLink>
        )}
      </SectionHeading>
      {items.length === 0 ? (
        <div className="card flex flex-col items-center px-6 py-8 text-center">
          <HouseDrawing />
          <p className="mt-3 max-w-[34ch] text-balance text-ink-soft">
            No active reminders. Create your first reminder to stay organized!
          </p>
          <ButtonLink href="/planner" className="mt-5">
            Open planner
          </ButtonLink>
        </div>
      ) : (
        <ul className="space-y-3">
          {items.map((item) => (
            <li key={item.id}>
              <ReminderCard item={item} onDismiss={() => dismiss(item)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
