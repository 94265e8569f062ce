import { useDeferredValue, useMemo, useState } from 'react';
import { today } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CalendarDrawing } from '#web/ui/illustrations/calendar.tsx';
import type { Appointment } from '../contract.ts';
import { filterAppointments, type ListedAppointment, listAppointments, namesIn } from '../rules/listing.ts';
import { AppointmentFilterCard } from './appointment-filter-card.tsx';
import { MonthList } from './month-list.tsx';

const maxWithoutFilter = 20;
const noFilter = { query: '', name: '' };

interface AppointmentListProps {
  appointments: readonly Appointment[];
  /** The appointment saved last; the list makes sure that its card is rendered. */
  saved: Appointment | undefined;
  onEdit: (listed: ListedAppointment) => void;
  onDelete: (listed: ListedAppointment) => void;
}

export function AppointmentList({ appointments, ...props }: AppointmentListProps) {
  const day = today();
  const [filter, setFilter] = useState(noFilter);
  const { query, name } = useDeferredValue(filter);
  const all = useMemo(() => listAppointments(appointments, day), [appointments, day]);
  const found = useMemo(() => filterAppointments(all, query, name), [all, query, name]);
  return (
    <>
      {appointments.length > maxWithoutFilter && (
        <AppointmentFilterCard filter={filter} names={namesIn(appointments)} onChange={setFilter} />
      )}
      {found.length > 0 ? (
        // The key resets the list to the current month for each new search.
        <MonthList key={`${name}/${query}`} list={found} today={day} {...props} />
      ) : (
        <EmptyState
          drawing={<CalendarDrawing />}
          heading="Nothing matches"
          action={
            <Button variant="outline" onClick={() => setFilter(noFilter)}>
              Clear the search
            </Button>
          }
        >
          None of your appointments match that.
        </EmptyState>
      )}
    </>
  );
}
