import { ChevronDown, Utensils } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { withNameAsId } from '#capabilities/meals/rules/week-words.ts';
import { ConcernBadges } from '#capabilities/recipes/web/concern-badges-card.tsx';
import { LateDrawing } from '#capabilities/recipes/web/late-drawing-card.tsx';
import { capitalize } from '#core/capitalize.ts';
import type { CalendarDate } from '#core/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import type { TodaysMeal } from '../contract.ts';
import { dinnerEnds } from '../rules/day.ts';
import { RowIcon } from './priority-row-card.tsx';

// The placeholder is as tall as the question, so that nothing below moves.
const AskedRatingCard = lazyPiece(
  () => import('#capabilities/meals/web/asked-rating-card.tsx').then((module) => module.AskedRatingCard),
  <div className="h-18" />,
);

interface MealsListProps {
  meals: readonly TodaysMeal[];
  now: { today: CalendarDate; time: string };
}

/** Today's dinner; in the evening it asks how it was. A button shows today's other meals. */
export function MealsList({ meals, now }: MealsListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const others = useId();
  const { true: dinners = [], false: otherMeals = [] } = Object.groupBy(meals, ({ mealType }) =>
    String(mealType === 'dinner'),
  );
  const cooked = now.time >= dinnerEnds ? dinners.filter(({ recipeId, isLeftover }) => recipeId && !isLeftover) : [];
  const drawing = dinners[0]?.drawing;
  return (
    <section aria-label="Today's Meals" className="relative flex grow flex-col justify-center pr-4 pl-3 sm:px-5">
      <div className="flex items-center gap-3 sm:gap-4">
        <RowIcon className="bg-accent-soft">
          {drawing ? (
            <span className="size-8">
              <LateDrawing drawing={drawing} />
            </span>
          ) : (
            <Utensils aria-hidden size={18} />
          )}
        </RowIcon>
        <span aria-hidden className="my-1.5 w-1 shrink-0 self-stretch rounded-full bg-accent" />
        <div className="min-w-0 flex-1 py-1.5">
          {dinners.length > 0 ? <Meals meals={dinners} /> : <DinnerQuestion />}
        </div>
        {otherMeals.length > 0 && (
          <IconButton
            label="All meals"
            icon={<ChevronDown aria-hidden size={20} className={classNames('transition', showsAll && 'rotate-180')} />}
            className="-mr-3"
            aria-expanded={showsAll}
            aria-controls={others}
            onClick={() => setShowsAll(!showsAll)}
          />
        )}
      </div>
      {/* Below the name instead of beside the button, so that its answers fit into one line. */}
      {cooked.map(({ recipeId, title }) => (
        <div key={recipeId} className="pb-3 pl-2 sm:pl-22">
          <AskedRatingCard dinner={{ recipeId: recipeId ?? '', name: title, date: now.today }} />
        </div>
      ))}
      <div id={others} hidden={!showsAll} className="pb-3 pl-20 sm:pl-22">
        <Meals meals={otherMeals} />
      </div>
    </section>
  );
}

const DinnerQuestion = () => (
  <p>
    Dinner is open.{' '}
    <Link href="/meal-planner" className="font-semibold text-primary hover:underline">
      Plan tonight
    </Link>
  </p>
);

const Meals = ({ meals }: { meals: readonly TodaysMeal[] }) => (
  <ul className="space-y-2">
    {meals.map(({ mealType, title, recipeId, isLeftover, rows, concerns }) => (
      <li key={`${mealType} ${title} ${isLeftover}`}>
        <span className="text-xs text-ink-soft">
          {[capitalize(mealType), ...rows].join(' for ')}
          {isLeftover && ', leftovers'}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {recipeId ? (
            <Link href={`/recipes/${recipeId}`} className="font-semibold hover:underline">
              {title}
            </Link>
          ) : (
            <span className="font-semibold">{title}</span>
          )}
          <ConcernBadges concerns={concerns.map(withNameAsId)} />
        </span>
      </li>
    ))}
  </ul>
);
