import { type FormEvent, useState } from 'react';
import type { CalendarDate } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import type { Day } from '../cell-contract.ts';
import { mealPlansApi } from '../contract.ts';
import { DayCheckList } from './day-check-list.tsx';
import { useFillAction } from './hooks.ts';
import type { Filled } from './week-actions-card.tsx';

interface CopyDayFormProps {
  weekStart: CalendarDate;
  from: Day;
  onFilled: (filled: Filled) => void;
  onDone: () => void;
}

/** Selects the days to copy a day's meals to. */
export function CopyDayForm({ weekStart, from, onFilled, onDone }: CopyDayFormProps) {
  const [to, setTo] = useState<Day[]>([]);
  const [error, setError] = useState<string>();
  const { fill, isPending } = useFillAction(mealPlansApi.copyDay, 'Failed to copy the day');
  const copy = (event: FormEvent) => {
    event.preventDefault();
    if (to.length === 0) return setError('Choose at least one day');
    fill({ body: { weekStartDate: weekStart, from, to } }, (filled) => {
      onDone();
      onFilled(filled);
    });
  };
  return (
    <form noValidate onSubmit={copy}>
      <DayCheckList label="Days" excluded={from} chosen={to} onChange={setTo} error={error} />
      <div className="dialog-foot flex justify-end gap-2">
        <Button variant="outline" className="max-md:hidden" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Copying...' : 'Copy'}
        </Button>
      </div>
    </form>
  );
}
