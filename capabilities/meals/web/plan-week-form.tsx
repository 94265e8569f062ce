import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { CheckChip } from '#capabilities/meal-preferences/web/check-chip-card.tsx';
import { LateDrawing } from '#capabilities/recipes/web/late-drawing-card.tsx';
import { capitalize } from '#core/capitalize.ts';
import { dateParts, wallClock } from '#core/dates.ts';
import type { MealType } from '#food/meals.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { MealCell } from '../cell-contract.ts';
import type { MealWeek } from '../contract.ts';
import { defaultMeals, mealChoices, unplannedByDay } from '../rules/shown-week.ts';
import { shortDayName } from '../rules/week-words.ts';

interface PlanWeekFormProps {
  week: MealWeek;
  prefersSuggestions: boolean;
  onPlan: (mealTypes: MealType[]) => void;
  onDone: () => void;
}

/** Asks which meals to plan: dinners are preselected, or all meals if the family prefers suggestions. */
export function PlanWeekForm({ week, prefersSuggestions, onPlan, onDone }: PlanWeekFormProps) {
  const [chosen, setChosen] = useState<readonly MealType[]>(() =>
    prefersSuggestions ? week.enabledMealTypes : defaultMeals(week),
  );
  const now = wallClock();
  const toggle = (mealType: MealType) =>
    setChosen(chosen.includes(mealType) ? chosen.filter((it) => it !== mealType) : [...chosen, mealType]);
  const days = unplannedByDay(week, chosen, now);
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count === 0) return;
    onDone();
    onPlan([...chosen]);
  };
  return (
    <form noValidate onSubmit={submit}>
      <fieldset>
        <legend className="field-label mb-2">Meals</legend>
        <div className="flex flex-wrap gap-2">
          {mealChoices(week).map((mealType) => (
            <CheckChip
              key={mealType}
              label={capitalize(mealType)}
              checked={chosen.includes(mealType)}
              onChange={() => toggle(mealType)}
            />
          ))}
        </div>
      </fieldset>
      <p className="field-label mt-5 mb-2">Days</p>
      <ol aria-label="Meals to plan" className="grid grid-cols-7 gap-1">
        {days.map((it) => (
          <li
            key={it.day}
            className={classNames(
              'text-center text-sm leading-tight',
              it.count > 0 ? 'font-semibold text-primary' : 'text-ink-soft',
            )}
          >
            <span className="block text-xs">{shortDayName(it.day)}</span>{' '}
            <span className="tabular">{dateParts(it.date).day}</span>{' '}
            {/* A past day's picture fades; its name stays readable. */}
            <span className={classNames('mt-1 grid h-10 place-items-center', it.date < now.date && 'opacity-45')}>
              {it.count > 0 ? (
                <span className="tabular grid size-10 place-items-center rounded-control border border-dashed border-primary text-base">
                  <span>
                    +{it.count}
                    <span className="sr-only"> new</span>
                  </span>
                </span>
              ) : (
                <Planned meals={it.planned} />
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-ink-soft" role="status">
        {count === 0 ? 'Nothing left to plan here. Pick another meal.' : 'Your own recipes come first.'}
      </p>
      <div className="dialog-foot flex justify-end gap-2">
        <Button variant="outline" className="max-md:hidden" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={count === 0}>
          {count === 1 ? 'Plan 1 meal' : `Plan ${count} meals`}
        </Button>
      </div>
    </form>
  );
}

/** The first of a day's planned meals that has a drawing. */
function Planned({ meals }: { meals: readonly MealCell[] }) {
  if (meals.length === 0) return null;
  const drawing = meals.find((meal) => meal.drawing)?.drawing;
  return (
    <span role="img" aria-label="Planned" className="grid size-8 place-items-center">
      {drawing ? <LateDrawing drawing={drawing} /> : <Check aria-hidden size={15} />}
    </span>
  );
}
