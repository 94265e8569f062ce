import { useState } from 'react';
import { useHousehold } from '#capabilities/household/web/hooks.ts';
import type { CalendarDate } from '#core/dates.ts';
import { useRead } from '#web/api/hooks.ts';
import { SelectChip } from '#web/ui/select-chip.tsx';
import type { MealCell } from '../cell-contract.ts';
import { mealRatingsApi } from '../rating-contract.ts';
import { ratingWords } from '../rules/ratings.ts';
import { MealRatingCard } from './meal-rating-card.tsx';

interface RatedMealCardProps {
  cell: MealCell;
  date: CalendarDate;
  /** Those who ate it. */
  memberIds: readonly string[];
}

/**
 * Rates a dinner of today or earlier, for the family or for one of the eaters. Saved at once, independent of the form
 * around it.
 */
export function RatedMealCard({ cell: { recipeId, recipeName, leftover }, date, memberIds }: RatedMealCardProps) {
  if (!recipeId || !recipeName || leftover) return null;
  return <Rated dinner={{ recipeId, name: recipeName, date }} memberIds={memberIds} />;
}

interface RatedProps extends Pick<RatedMealCardProps, 'memberIds'> {
  dinner: Parameters<typeof MealRatingCard>[0]['dinner'];
}

function Rated({ dinner, memberIds }: RatedProps) {
  const { data: household = [] } = useHousehold();
  const { data: ratings = [] } = useRead(mealRatingsApi.list, { query: { recipeId: dinner.recipeId } });
  const [chosenId, choose] = useState('');
  const members = household.filter(({ id }) => memberIds.includes(id));
  const member = members.find(({ id }) => id === chosenId);
  const others = ratings.filter(({ date, memberId }) => date === dinner.date && memberId !== (member?.id ?? null));
  return (
    <section aria-label="How was it?" className="rounded-control bg-sunken px-3.5 py-2.5">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <p className="font-semibold">How was it?</p>
        {members.length > 1 && (
          <SelectChip
            label="Who says so?"
            value={chosenId}
            placeholder="All of us"
            choices={members.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={choose}
          />
        )}
      </div>
      <MealRatingCard key={chosenId} dinner={dinner} member={member} />
      {others.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {others.map((it) => ratingWords({ ...it, memberName: it.memberName ?? 'All of you' })).join(', ')}
        </p>
      )}
    </section>
  );
}
