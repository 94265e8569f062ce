import { useState } from 'react';
import { HiddenNote, ShowEveryoneButton } from '#capabilities/household/web/hidden-note-card.tsx';
import { useWhose } from '#capabilities/household/web/whose-card.tsx';
import { useOpenSteps } from '#capabilities/plans/web/hooks.ts';
import { today } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChecklistDrawing } from '#web/ui/illustrations/checklist.tsx';
import { useAskedRecord } from '#web/ui/record/asked-record.ts';
import type { Category, PlannerItem } from '../contract.ts';
import { activeOf, groupByCategory, recentlyDismissed, soonestFirst } from '../rules/lists.ts';
import { categoryLabels } from '../rules/words.ts';
import { DismissedList } from './dismissed-list.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { TripCard } from './trip-card.tsx';
import { WeekAheadCard } from './week-ahead-card.tsx';

export interface ItemActions {
  onDone: (item: PlannerItem) => void;
  onSkip: (item: PlannerItem) => void;
  onDismiss: (item: PlannerItem) => void;
  onRestore: (item: PlannerItem) => void;
  onEdit: (item: PlannerItem) => void;
  onDelete: (item: PlannerItem) => void;
}

interface PlannerListProps extends ItemActions {
  items: readonly PlannerItem[];
  /** Undefined shows all categories. */
  category: Category | undefined;
  onAdd: () => void;
}

const emptyStates: Record<Category | 'any', { heading: string; text: string }> = {
  any: {
    heading: 'A clear head starts here',
    text: 'Sign the form, book the vet, swap the filters: put it here and stop carrying it.',
  },
  trip: { heading: 'No trips yet', text: 'Where to next? Add a trip and its packing list is half written.' },
  seasonal: { heading: 'Nothing for this season yet', text: 'Take a suggestion, or add your own.' },
  health: {
    heading: 'Nothing about health yet',
    text: 'Checkups, vaccinations, refills: let them wait here instead of in your head.',
  },
  milestone: {
    heading: 'No milestones yet',
    text: 'First steps, lost teeth, monthly photos: moments worth planning for.',
  },
  recurring: {
    heading: 'Nothing recurring yet',
    text: 'Filters, refills, library books: add whatever keeps coming back.',
  },
  task: { heading: 'No to-dos right now', text: 'Call the plumber, return the books: park it here and let it go.' },
};

/** One tab of the planner. */
export function PlannerList({ items: all, category, onAdd, ...actions }: PlannerListProps) {
  const { isShown } = useWhose();
  const askedId = useAskedRecord();
  const steps = useOpenSteps();
  const now = today();
  // Otherwise the list would move down when the steps of the week arrive.
  if (steps.isLoading) return <CardSkeletons />;
  const items = soonestFirst(all, now).filter((item) => isShown(item) || item.id === askedId);
  const isOthersOnly = activeOf(items, category).length === 0 && activeOf(all, category).length > 0;
  const groups = category
    ? [{ category, items: activeOf(items, category) }].filter((group) => group.items.length > 0)
    : groupByCategory(items, now);
  const { heading, text } = emptyStates[category ?? 'any'];
  return (
    <div className="beside-list">
      <div className="min-w-0 space-y-4 self-start">
        {!category && <WeekAheadCard items={items} steps={steps.data?.filter(isShown) ?? []} onDone={actions.onDone} />}
        {isOthersOnly && (
          <EmptyState
            drawing={<ChecklistDrawing />}
            heading="Nothing of yours right now"
            action={<ShowEveryoneButton />}
          >
            Everything here is in someone else's hands.
          </EmptyState>
        )}
        {groups.length === 0 && !isOthersOnly && (
          <EmptyState
            drawing={<ChecklistDrawing />}
            heading={heading}
            action={<Button onClick={onAdd}>{category === 'trip' ? 'Add Trip' : 'Add Item'}</Button>}
          >
            {text}
          </EmptyState>
        )}
        {groups.length > 0 && (
          <div className="card divide-y divide-line">
            {groups.map((group) => (
              <Group key={group.category} {...group} isOnlyGroup={category !== undefined} {...actions} />
            ))}
          </div>
        )}
        {groups.length > 0 && <HiddenNote count={activeOf(all, category).length - activeOf(items, category).length} />}
      </div>
      <div className="min-w-0 space-y-6 empty:hidden">
        {(!category || category === 'seasonal') && <SuggestionList />}
        <DismissedList
          items={recentlyDismissed(items, category)}
          onRestore={actions.onRestore}
          onDelete={actions.onDelete}
        />
      </div>
    </div>
  );
}

/** Rows shown of a collapsed group. If only one more is left it shows too, because a button would take as much space. */
const collapsedCount = 2;

interface GroupProps extends ItemActions {
  category: Category;
  items: readonly PlannerItem[];
  isOnlyGroup: boolean;
}

/** Next to other groups, a long group is collapsed: a baby adds twelve milestones at once. */
function Group({ category, items, isOnlyGroup, ...actions }: GroupProps) {
  const [isExpanded, setIsExpanded] = useState(isOnlyGroup);
  const askedId = useAskedRecord();
  const isWhole = isExpanded || items.length === collapsedCount + 1 || items.some(({ id }) => id === askedId);
  const shown = isWhole ? items : items.slice(0, collapsedCount);
  const Row = category === 'trip' ? TripCard : ReminderCard;
  return (
    <section>
      {/* Each row says its category, so that a group of one needs no line of its own. */}
      <h2 className="sr-only">{categoryLabels[category]}</h2>
      <ul className="rows">
        {shown.map((item) => (
          <li key={item.id} data-record={item.id}>
            <Row
              item={item}
              showsCategory={!isOnlyGroup}
              onDone={() => actions.onDone(item)}
              onSkip={() => actions.onSkip(item)}
              onDismiss={() => actions.onDismiss(item)}
              onEdit={() => actions.onEdit(item)}
              onDelete={() => actions.onDelete(item)}
            />
          </li>
        ))}
        {shown.length < items.length && (
          <li className="px-2 py-1">
            <Button variant="quiet" onClick={() => setIsExpanded(true)}>
              {items.length - shown.length} more
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
