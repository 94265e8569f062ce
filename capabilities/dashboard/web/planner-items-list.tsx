import { ListChecks } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { AssigneeBadge } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { type PlannerItem, plannerApi } from '#capabilities/planner/contract.ts';
import { itemToHandOver } from '#capabilities/planner/rules/rhythm.ts';
import { categoryLabels, dueWords } from '#capabilities/planner/rules/words.ts';
import { CategoryIcon } from '#capabilities/planner/web/category-icon-card.tsx';
import { today } from '#core/dates.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { DottedFacts } from '#web/ui/rows/dotted-facts.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { TickButton } from '#web/ui/tick-button.tsx';
import { NothingCard } from './nothing-card.tsx';

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
    <section ref={section} tabIndex={-1} aria-label="Planner Items" className="flex min-w-0 flex-col outline-none">
      <SectionHeading title="Planner Items">
        {count > 0 && (
          <ButtonLink href="/planner" variant="quiet" className="-mr-3 px-3">
            {count > items.length ? `See all ${count}` : 'Open planner'}
          </ButtonLink>
        )}
      </SectionHeading>
      {items.length === 0 ? (
        <NothingCard
          Icon={ListChecks}
          action={
            <ButtonLink href="/planner" variant="quiet" className="-mr-3 shrink-0 px-3">
              Open planner
            </ButtonLink>
          }
        >
          No active reminders. Create your first reminder to stay organized!
        </NothingCard>
      ) : (
        <ul className="card flex grow flex-col divide-y divide-line overflow-hidden *:grow">
          {items.map((item) => (
            <Row key={item.id} item={item} onDismiss={() => dismiss(item)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ item, onDismiss }: { item: PlannerItem; onDismiss: () => void }) {
  const { title, category } = item;
  const record = { ...item, ...itemToHandOver(item, today()), change: plannerApi.change };
  return (
    <li className="relative flex items-center gap-3 py-1 pr-2 pl-4 transition-colors has-[a:hover]:bg-sunken">
      <CategoryIcon category={category} />
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
          <Link href="/planner" className="stretched">
            {title}
          </Link>
        </h3>
        <DottedFacts
          className="tabular text-sm text-ink-soft max-sm:[&>span>:nth-child(2)]:sr-only"
          facts={[dueWords(item, today()) ?? 'Whenever you like', categoryLabels[category]]}
        />
        <HandOverLine thing={record} />
      </div>
      {item.assigneeId && <AssigneeBadge record={record} />}
      <span className="relative">
        <TickButton label={`Dismiss ${title}`} onClick={onDismiss} />
      </span>
    </li>
  );
}
