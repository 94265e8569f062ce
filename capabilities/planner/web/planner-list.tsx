import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CalendarDrawing } from '#web/ui/illustrations/calendar.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import type { Category, PlannerItem } from '../contract.ts';
import { activeOf, groupsOf, recentlyDismissed } from '../rules/lists.ts';
import { categoryLabels } from '../rules/words.ts';
import { DismissedList } from './dismissed-list.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { TripCard } from './trip-card.tsx';

export interface ItemActions {
  onDismiss: (item: PlannerItem) => void;
  onRestore: (item: PlannerItem) => void;
  onEdit: (item: PlannerItem) => void;
  onDelete: (item: PlannerItem) => void;
}

interface PlannerListProps extends ItemActions {
  items: readonly PlannerItem[];
  /** Without one: all of them, by category. */
  category: Category | undefined;
  onAdd: () => void;
}

const nothing: Record<Category | 'any', { heading: string; words: string }> = {
  any: {
    heading: 'A clear head starts here',
    words: 'No active reminders. Create your first reminder to stay organized!',
  },
  trip: { heading: 'No trips yet', words: 'Where to next? Add a trip, and its packing list is half written.' },
  seasonal: { heading: 'Nothing for this season yet', words: 'Take a suggestion, or add what your own year asks for.' },
  health: {
    heading: 'Nothing about health yet',
    words: 'Checkups, vaccinations, refills: let them wait here instead of in your head.',
  },
  milestone: {
    heading: 'No milestones yet',
    words: 'First steps, lost teeth, monthly photos: moments worth planning for.',
  },
  recurring: {
    heading: 'Nothing that comes again yet',
    words: 'Filters, tablets, library books: what returns belongs here.',
  },
};

/** One tab of the planner. */
export function PlannerList({ items, category, onAdd, ...actions }: PlannerListProps) {
  const groups = category
    ? [{ category, items: activeOf(items, category) }].filter((group) => group.items.length > 0)
    : groupsOf(items);
  const { heading, words } = nothing[category ?? 'any'];
  return (
    <>
      {groups.length === 0 && (
        <EmptyState
          drawing={<CalendarDrawing />}
          heading={heading}
          action={<Button onClick={onAdd}>{category === 'trip' ? 'Add Trip' : 'Add Item'}</Button>}
        >
          {words}
        </EmptyState>
      )}
      <div className="space-y-6">
        {groups.map((group) => (
          <Group key={group.category} {...group} isAlone={category !== undefined} {...actions} />
        ))}
      </div>
      {(!category || category === 'seasonal') && <SuggestionList />}
      <DismissedList
        items={recentlyDismissed(items, category)}
        onRestore={actions.onRestore}
        onDelete={actions.onDelete}
      />
    </>
  );
}

const shownAtFirst = 3;

interface GroupProps extends ItemActions {
  category: Category;
  items: readonly PlannerItem[];
  isAlone: boolean;
}

/** A baby brings twelve milestones at once: among others, a long group shows its beginning. */
function Group({ category, items, isAlone, onDismiss, onEdit, onDelete }: GroupProps) {
  const [isWhole, setIsWhole] = useState(isAlone);
  const shown = isWhole ? items : items.slice(0, shownAtFirst);
  const actionsFor = (item: PlannerItem) => ({
    onDismiss: () => onDismiss(item),
    onEdit: () => onEdit(item),
    onDelete: () => onDelete(item),
  });
  return (
    <section>
      <SectionHeading title={categoryLabels[category]}>
        {shown.length < items.length && (
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            Show all {items.length}
          </Button>
        )}
      </SectionHeading>
      <ul className={category === 'trip' ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'}>
        {shown.map((item) => (
          <li key={item.id} className="min-w-0">
            {category === 'trip' ? (
              <TripCard trip={item} {...actionsFor(item)} />
            ) : (
              <ReminderCard item={item} {...actionsFor(item)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
