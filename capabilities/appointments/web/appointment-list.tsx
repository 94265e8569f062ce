import { useDeferredValue, useMemo, useState } from 'react';
import { today } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CalendarDrawing } from '#web/ui/illustrations/calendar.tsx';
import type { Appointment } from '../contract.ts';
import { type Listed, listed, matching, namesIn } from '../rules/listing.ts';
import { AppointmentFilterCard } from './appointment-filter-card.tsx';
import { MonthList } from './month-list.tsx';

const fewEnoughToSee = 20;
const everything = { words: '', name: '' };

interface AppointmentListProps {
  appointments: readonly Appointment[];
  /** What was saved last is in the page, wherever it belongs. */
  saved: Appointment | undefined;
  onEdit: (listed: Listed) => void;
  onDelete: (listed: Listed) => void;
}

export function AppointmentList({ appointments, ...props }: AppointmentListProps) {
  const day = today();
  const [filter, setFilter] = useState(everything);
  const { words, name } = useDeferredValue(filter);
  const all = useMemo(() => listed(appointments, day), [appointments, day]);
  const found = useMemo(() => matching(all, words, name), [all, words, name]);
  return (
    <>
      {appointments.length > fewEnoughToSee && (
        <AppointmentFilterCard filter={filter} names={namesIn(appointments)} onChange={setFilter} />
      )}
      {found.length > 0 ? (
        // Keyed, so that another search begins at this month again.
        <MonthList key={`${name}/${words}`} list={found} today={day} {...props} />
      ) : (
        <EmptyState
          drawing={<CalendarDrawing />}
          heading="Nothing matches"
          action={
            <Button variant="outline" onClick={() => setFilter(everything)}>
              Clear the search
            </Button>
          }
        >
          None of your appointments fit that.
        </EmptyState>
      )}
    </>
  );
}
