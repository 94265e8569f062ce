import { Link } from 'wouter';
import type { FamilyNow } from '#capabilities/calendar/rules/is-passed.ts';
import { ChildSummaryCard } from '#capabilities/household/web/child-summary-card.tsx';
import { settings } from '#web/settings.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { FamilyDrawing } from '#web/ui/illustrations/family.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import type { DashboardChild } from '../contract.ts';
import { nextWords } from '../rules/day.ts';
import { EmptyCard } from './empty-card.tsx';

interface ChildrenListProps {
  items: readonly DashboardChild[];
  now: FamilyNow;
}

/** On a phone, two or more children are in one row to swipe through. */
export function ChildrenList({ items, now }: ChildrenListProps) {
  const isSwipeable = items.length > 1;
  return (
    <section aria-label="Children" className={classNames('flex min-w-0 flex-col', !isSwipeable && 'grow')}>
      <SectionHeading title="Children">
        <span className="-mr-3 flex">
          {items.length > 0 && (
            <ButtonLink href="/sitter" variant="quiet" className="px-3">
              Sitter sheet
            </ButtonLink>
          )}
          <ExternalLink href={settings().sitterUrl} className="button button-quiet px-3">
            Find a Sitter
          </ExternalLink>
        </span>
      </SectionHeading>
      {items.length === 0 ? (
        <EmptyCard
          drawing={
            <span className="max-sm:hidden">
              <FamilyDrawing />
            </span>
          }
          action={
            <ButtonLink href="/household?tab=child" variant="outline">
              Go to Household
            </ButtonLink>
          }
        >
          <span className="block font-semibold text-ink">No children added yet.</span>
          Add them once and you'll always have their schedules, sizes and birthdays handy.
        </EmptyCard>
      ) : (
        <ul
          // A scrollable area must be reachable by keyboard.
          tabIndex={isSwipeable ? 0 : undefined}
          aria-label={isSwipeable ? 'Your children' : undefined}
          className={classNames(
            // Positioned, so that its screen reader texts scroll with it and don't widen the page.
            'relative grid grow grid-cols-1 gap-2.5 min-[1100px]:flex min-[1100px]:flex-col',
            isSwipeable &&
              'rounded-card max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:auto-cols-[85%] max-sm:grid-flow-col max-sm:grid-cols-none max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:max-[1100px]:grid-cols-2',
          )}
        >
          {items.map((child) => (
            <li key={child.id} className="grid min-w-0 snap-start grid-cols-1">
              <ChildSummaryCard child={child} next={nextWords(child.upcoming, now)} time={now.time} />
            </li>
          ))}
          {!isSwipeable && (
            <li className="grid grow max-[1099px]:hidden">
              <Link href="/household" className="invite-tile">
                <FamilyDrawing />
                <span className="text-ink-soft">Who else is at home?</span>
                <span className="row-step">Add them to your household</span>
              </Link>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
