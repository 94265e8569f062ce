import type { Child } from '#capabilities/household/contract.ts';
import { ChildSummaryCard } from '#capabilities/household/web/child-summary-card.tsx';
import { settings } from '#web/settings.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { FamilyDrawing } from '#web/ui/illustrations/family.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';

interface ChildrenListProps {
  items: readonly Child[];
  /** The list is next to another card on wide screens, so there is room for only one column. */
  isNarrow: boolean;
}

/** On a phone, two or more children form a row to swipe through. */
export function ChildrenList({ items, isNarrow }: ChildrenListProps) {
  const isSwipeable = items.length > 1;
  return (
    <section aria-label="Children">
      <SectionHeading title="Children">
        <ExternalLink href={settings().sitterUrl} className="button button-quiet -mr-3 px-3">
          Find a Sitter
        </ExternalLink>
      </SectionHeading>
      {items.length === 0 ? (
        <EmptyState
          drawing={<FamilyDrawing />}
          heading="No children added yet."
          action={<ButtonLink href="/household">Go to Household</ButtonLink>}
        >
          Add them once, and their day, their sizes and their birthdays are at hand.
        </EmptyState>
      ) : (
        <ul
          // A scrollable area must be reachable by keyboard.
          tabIndex={isSwipeable ? 0 : undefined}
          aria-label={isSwipeable ? 'Your children' : undefined}
          className={classNames(
            'grid gap-4',
            isSwipeable &&
              'rounded-card max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:auto-cols-[85%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2',
            isSwipeable && (isNarrow ? 'sm:max-lg:grid-cols-2' : 'sm:grid-cols-2 xl:grid-cols-3'),
          )}
        >
          {items.map((child) => (
            <li key={child.id} className="snap-start">
              <ChildSummaryCard child={child} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
